package cards

// closeStack pays the close and clears the table, and gives the seat that
// leads next and whether the match is won. The point for last goes by the word of the action
// that closes; points for the limit go by the word with the card that hit it,
// or with the go that closes where that is the same player's.
func (r *Rules) closeStack(d *Deal, s *State, seat int, spoken bool) (leader int, won bool) {
	c := r.closing(d, s, seat)
	award := r.CloseAward(c.AtLimit)
	given := r.closeGiven(s, c, spoken)
	s.Total, s.base = int16(r.Reset(int(s.Total))), s.Count
	s.Last, s.Goes, s.spoken = -1, 0, false
	won = r.give(d, s, r.LastSeat(c), award, given)
	return r.Leader(c), won
}

// finish ends the round. The stack stays as it was left, and open points can
// be claimed and called until the next deal.
func (r *Rules) finish(d *Deal, s *State, seat int, spoken bool) {
	s.Status, s.Turn, s.fitting = PlayedOut, -1, 0
	if s.Last >= 0 {
		c := r.closing(d, s, seat)
		award := r.LastStack(r.CloseAward(c.AtLimit), c.AtLimit)
		if r.give(d, s, r.LastSeat(c), award, r.closeGiven(s, c, spoken)) {
			return
		}
	}
	r.crown(d, s)
}

func (r *Rules) closing(d *Deal, s *State, seat int) Closing {
	return Closing{Seat: seat, Last: int(s.Last), Next: r.next(d, s, seat), AtLimit: r.AtLimit(int(s.Total))}
}

// closeGiven says whether the points of a close are given at once.
func (r *Rules) closeGiven(s *State, c Closing, spoken bool) bool {
	if c.AtLimit {
		return !r.ByWord || s.spoken || spoken && r.LastSeat(c) == c.Seat
	}
	return !r.LastByWord || spoken && r.LastSeat(c) == c.Seat
}

// crown looks for a winner at the end of a round, where the target is looked at only there.
func (r *Rules) crown(d *Deal, s *State) {
	if r.Check != OnRoundEnd {
		return
	}
	target := r.Target(d.Players())
	for seat := range d.Players() {
		if r.TargetReached(int(s.Scores[seat]), target) && (s.Winner < 0 || s.Scores[seat] > s.Scores[s.Winner]) {
			s.Winner = int8(seat)
		}
	}
}
