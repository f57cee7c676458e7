package probe

import (
	"slices"

	"muggins.example/protocol"
)

// shifted gives every player the next seat. Who begins has to be said: what a
// program does where nobody says so may go by seats.
func shifted(g *game) (variant, bool) {
	p, n := g.play, g.play.Players
	if !g.begun() {
		return variant{}, false
	}
	p.Scores = shift(p.Scores, 1)
	p.Rounds = slices.Clone(p.Rounds)
	for i := range p.Rounds {
		r := &p.Rounds[i]
		r.Opener, r.Dealer = moved(r.Opener, 1, n), moved(r.Dealer, 1, n)
		r.Hands = shiftHands(r.Hands, 1)
		r.Lots = slices.Clone(r.Lots)
		for draw := range r.Lots {
			r.Lots[draw] = slices.Clone(r.Lots[draw])
			for k, seat := range r.Lots[draw] {
				r.Lots[draw][k] = (seat + 1) % n
			}
			slices.Sort(r.Lots[draw])
		}
	}
	p.Actions = slices.Clone(p.Actions)
	for i := range p.Actions {
		a := &p.Actions[i]
		a.Player, a.Of = moved(a.Player, 1, n), moved(a.Of, 1, n)
	}
	return variant{play: p, back: func(a *protocol.Answer) bool {
		for i := range a.Trace {
			shiftBack(&a.Trace[i].Position, n)
		}
		return true
	}}, true
}

// begun reports whether the request says who begins: of the first round itself,
// of a later round unless somebody went out before it, so that no lot is drawn.
func (g *game) begun() bool {
	for i, r := range g.play.Rounds {
		switch {
		case r.Opener.Shown() || r.Dealer.Shown() || len(r.Lots) > 0:
		case i == 0:
			return false
		case protocol.Dominoes(g.play.Ruleset) && !g.closed():
			return false
		}
	}
	return true
}

// closed reports whether rounds ended in this game, and none of them by a block.
func (g *game) closed() bool {
	states := map[protocol.RoundState]bool{}
	for _, e := range g.first.Answer.Trace {
		state, _ := e.Round.Get()
		states[state] = true
	}
	return states[protocol.RoundDomino] && !states[protocol.RoundBlocked]
}

// shiftBack gives what a position says of every seat to the seat before.
func shiftBack(p *protocol.Position, n int) {
	for _, seat := range []*protocol.Maybe[int]{&p.Turn, &p.Last, &p.Dealer, &p.Closer, &p.Winner} {
		*seat = moved(*seat, n-1, n)
	}
	for _, list := range []*protocol.Maybe[[]int]{&p.Awards, &p.Settled, &p.Scores, &p.Open} {
		if points, ok := list.Get(); ok {
			*list = protocol.Some(shift(points, n-1))
		}
	}
	if hands, ok := p.Hands.Get(); ok {
		p.Hands = protocol.Some(shiftHands(hands, n-1))
	}
	if view, ok := p.View.Get(); ok {
		view.Seat, view.Sizes = (view.Seat+n-1)%n, shift(view.Sizes, n-1)
		p.View = protocol.Some(view)
	}
}

// moved is a seat so many seats on; what is no seat stays as it is.
func moved(seat protocol.Maybe[int], by, n int) protocol.Maybe[int] {
	if s, ok := seat.Get(); ok {
		return protocol.Some((s + by) % n)
	}
	return seat
}

// shift gives what each seat has to the one that is so many seats on.
func shift[T any](list []T, by int) []T {
	out := slices.Clone(list)
	for i := range list {
		out[(i+by)%len(list)] = list[i]
	}
	return out
}

func shiftHands(h protocol.Hands, by int) protocol.Hands {
	return protocol.Hands{Tiles: shift(h.Tiles, by), Cards: shift(h.Cards, by)}
}
