package dominoes

import "math/bits"

// finish ends the round: the hands are settled, and nobody is on turn.
func (r *Rules) finish(d *Deal, s *State, how Status) {
	s.Status, s.Turn = how, -1
	s.HasDue, s.Due = false, Tile{}
	var pips, rounded [MaxSeats]int
	allPips, all := 0, 0
	players := d.Players()
	for seat := range players {
		pips[seat] = d.Pips(s.Hands[seat])
		rounded[seat] = r.Round(pips[seat])
		allPips += pips[seat]
		all += rounded[seat]
	}
	for seat := range players {
		x := Settling{
			Own: rounded[seat], Others: all - rounded[seat],
			OwnPips: pips[seat], OthersPips: allPips - pips[seat],
			Closer: int(s.Closer) == seat, Blocked: how == Blocked, Lightest: true, First: true,
			Round: r.Round, Points: r.Points,
		}
		for other := range players {
			switch {
			case other == seat:
			case pips[other] < pips[seat]:
				x.Lightest = false
			case pips[other] == pips[seat]:
				x.Tied = true
				x.Ties++
				x.First = x.First && d.turns(seat) < d.turns(other)
			default:
				x.heavier(pips[other], rounded[other])
			}
		}
		before := int(s.Scores[seat])
		after := r.Floor(before, before+r.Settle(x))
		s.Settled[seat] = int32(after - before)
		s.Scores[seat] = int32(after)
	}
	if r.Check != OnRoundEnd || s.Open == ([MaxSeats]int32{}) {
		r.crown(d, s) // otherwise when the open points stand, are lost, or are called
	}
}

// turns is how many turns a seat comes after the opener.
func (d *Deal) turns(seat int) int { return (seat - int(d.opener) + int(d.players)) % int(d.players) }

// heavier takes in a hand that is heavier than the own.
func (x *Settling) heavier(pips, rounded int) {
	x.Heavier += rounded
	x.HeavierPips += pips
	if x.Blocked {
		x.Above += x.Round(pips - x.OwnPips)
		x.AbovePips += pips - x.OwnPips
	}
}

// crown looks for a winner after the settlement: the highest score that
// reached the target, of equal ones the lower seat unless PlayOn. Unless the
// target is looked at only then, points that the settlement gave are needed.
func (r *Rules) crown(d *Deal, s *State) {
	if s.Winner >= 0 {
		return
	}
	target := r.Target(d.Players())
	tied := false
	for seat := range d.Players() {
		won := r.TargetReached(int(s.Scores[seat]), target) && (r.Check == OnRoundEnd || s.Settled[seat] > 0)
		switch {
		case !won:
		case s.Winner < 0 || s.Scores[seat] > s.Scores[s.Winner]:
			s.Winner, tied = int8(seat), false
		case s.Scores[seat] == s.Scores[s.Winner]:
			tied = true
		}
	}
	if tied && r.PlayOn {
		s.Winner = -1
	}
	if s.Winner >= 0 {
		s.Open = [MaxSeats]int32{}
	}
}

// Pips is the sum of all halves of a hand of tiles of the deal's set.
func (d *Deal) Pips(hand Tiles) int {
	sum := 0
	for w, word := range hand {
		for ; word != 0; word &= word - 1 {
			sum += d.byIndex[w<<6+bits.TrailingZeros64(word)].Pips()
		}
	}
	return sum
}

// Members lists the tiles of a hand by rising index. It allocates.
func (d *Deal) Members(hand Tiles) []Tile {
	out := make([]Tile, 0, hand.Len())
	for w, word := range hand {
		for ; word != 0; word &= word - 1 {
			out = append(out, d.byIndex[w<<6+bits.TrailingZeros64(word)])
		}
	}
	return out
}
