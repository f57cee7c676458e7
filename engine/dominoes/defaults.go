package dominoes

// outerHalf: the half that was not joined is open now.
func outerHalf(t Tile, joined int) int { return t.Pips() - joined }

// countEnd: a double at an end shows both its halves.
func countEnd(e End) int {
	if e.Tile.Double() {
		return 2 * int(e.Pip)
	}
	return int(e.Pip)
}

// countLone: a single shows both halves as two ends; a double is one tile with
// two free sides, and both its halves are counted once.
func countLone(t Tile) Lone {
	if t.Double() {
		return Lone{Entries: 1, Pips: [2]int{t.Pips()}}
	}
	return Lone{Entries: 2, Pips: [2]int{t.Low(), t.High()}}
}

// award: a positive multiple of five is worth itself.
func award(sum int) int {
	if sum > 0 && sum%5 == 0 {
		return sum
	}
	return 0
}

func nextSeat(seat, players int) int {
	if seat+1 < players {
		return seat + 1
	}
	return 0
}

// nearestFive: remainders 1 and 2 go down, 3 and 4 up.
func nearestFive(pips int) int { return (pips + 2) / 5 * 5 }
