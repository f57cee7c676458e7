package cards

import "muggins.example/engine"

// Apply carries out an action in place, with all that follows of itself: the
// points, the cards drawn, the close of the stack, the end of the round or of
// the match, the next turn. When it refuses, the state is unchanged. The state
// must come from Start or Next with the same deal. Where several reasons hold
// the order is: match over; then for plays and goes: round over, not on turn,
// not held, over the limit, able to play, a false claim.
func (r *Rules) Apply(d *Deal, s *State, a Action) engine.Refusal {
	switch {
	case s.Winner >= 0:
		return engine.MatchOver
	case a.Kind == Claim:
		return r.claim(d, s, a.Player)
	case a.Kind != Play && a.Kind != Go:
		return r.call(d, s, a.Player, a.Of)
	case s.Status != Playing:
		return engine.RoundOver
	case a.Player != s.Turn:
		return engine.WrongSeat
	}
	if a.Kind == Play {
		return r.play(d, s, a)
	}
	return r.goes(d, s, a)
}

// play: windows that the card ends lapse; the card is laid; its points; the
// target; the refill; the close if at once; the end of the round; the turn.
func (r *Rules) play(d *Deal, s *State, a Action) engine.Refusal {
	seat := int(s.Turn)
	if !s.Hands[seat].Has(a.Card) {
		return engine.NotHeld
	}
	if !r.Accept(s.fitting.Has(a.Card)) {
		return engine.OverLimit
	}
	spoken, right := r.says(d, s, a)
	if !right {
		return engine.WrongAnnouncement
	}
	r.lapse(s, 1)
	s.Awards = [MaxSeats]int32{}
	s.Hands[seat] &^= a.Card.bit()
	s.Played[s.Count] = a.Card
	s.Count++
	s.Total += int16(r.Value(a.Card))
	s.Last, s.Goes, s.spoken = int8(seat), 0, spoken
	if r.give(d, s, seat, r.points(int(s.Total)), spoken || !r.ByWord) {
		return engine.Accepted
	}
	s.draw(d, seat, r.Refill(s.Hands[seat].Len()))
	leader := r.next(d, s, seat)
	if r.ClosesAtOnce(r.AtLimit(int(s.Total))) {
		var won bool
		if leader, won = r.closeStack(d, s, seat, spoken); won {
			return engine.Accepted
		}
	}
	if g := s.standing(d); g.Active == 0 || r.RoundEnds(g) {
		r.finish(d, s, seat, spoken)
		return engine.Accepted
	}
	r.turnTo(d, s, leader)
	return engine.Accepted
}

// goes: the card drawn; the close if all who hold cards have gone since the
// last card; its point; the target; the turn. A go brings no points of its own
// but those of the close, so a word with it claims nothing that a card made.
func (r *Rules) goes(d *Deal, s *State, a Action) engine.Refusal {
	if !r.MayGo(s.fitting != 0) {
		return engine.GoWhileAble
	}
	spoken, right := r.says(d, s, a)
	if !right {
		return engine.WrongAnnouncement
	}
	seat := int(s.Turn)
	r.lapse(s, 0)
	s.Awards = [MaxSeats]int32{}
	s.draw(d, seat, r.GoDraw(s.Hands[seat].Len()))
	s.Goes++
	turn := 0
	if s.Last >= 0 && r.Closed(s.standing(d)) {
		var won bool
		if turn, won = r.closeStack(d, s, seat, spoken); won {
			return engine.Accepted
		}
	} else {
		turn = r.AfterGo(seat, r.next(d, s, seat))
	}
	r.turnTo(d, s, turn)
	return engine.Accepted
}

// draw moves up to n cards from the stock to a hand.
func (s *State) draw(d *Deal, seat, n int) {
	for ; n > 0 && int(s.Drawn) < len(d.stock); n-- {
		s.Hands[seat] |= d.stock[s.Drawn].bit()
		s.Drawn++
	}
}

func (s *State) standing(d *Deal) Standing {
	g := Standing{Players: d.Players(), Goes: int(s.Goes), Stock: s.Stock(d)}
	for _, hand := range s.Hands {
		g.Active += one(hand != 0)
	}
	return g
}

// next is the first seat after another that holds cards; if nobody does, just
// the seat after it.
func (r *Rules) next(d *Deal, s *State, seat int) int {
	players := d.Players()
	after := r.NextSeat(seat, players)
	for range players {
		seat = r.NextSeat(seat, players)
		if s.Hands[seat] != 0 {
			return seat
		}
	}
	return after
}

// turnTo puts a seat on turn, or the next one that holds cards (cards.active).
func (r *Rules) turnTo(d *Deal, s *State, seat int) {
	if s.Hands[seat] == 0 {
		seat = r.next(d, s, seat)
	}
	s.Turn, s.fitting = int8(seat), 0
	for rest := s.Hands[seat]; rest != 0; rest &= rest - 1 {
		if c := rest.first(); r.Fits(int(s.Total) + r.Value(c)) {
			s.fitting |= c.bit()
		}
	}
}
