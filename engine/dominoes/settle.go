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
			Closer: int(s.Closer) == seat, Blocked: how == Blocked, Lightest: true,
		}
		for other := range players {
			if other != seat {
				x.Lightest = x.Lightest && pips[other] >= pips[seat]
				x.Tied = x.Tied || pips[other] == pips[seat]
			}
		}
		before := int(s.Scores[seat])
		after := r.Floor(before, before+r.Settle(x))
		s.Settled[seat] = int32(after - before)
		s.Scores[seat] = int32(after)
	}
	r.crown(d, s)
}

// crown looks for a winner after the settlement: the highest score that
// reached the target. Under the default check only points that the settlement
// gave can win there, which the main form never gives.
func (r *Rules) crown(d *Deal, s *State) {
	if s.Winner >= 0 {
		return
	}
	target := r.Target(d.Players())
	for seat := range d.Players() {
		won := r.TargetReached(int(s.Scores[seat]), target) && (r.Check == OnRoundEnd || s.Settled[seat] > 0)
		if won && (s.Winner < 0 || s.Scores[seat] > s.Scores[s.Winner]) {
			s.Winner = int8(seat)
		}
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
