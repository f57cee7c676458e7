package dominoes

import "muggins.example/engine"

// Apply carries out an action in place, with all that follows of itself: the
// award, the end of the round and its settlement, the end of the match, the
// next turn. When it refuses, the state is unchanged. The state must come from
// Start with the same deal. Where several reasons hold the order is: match
// over, round over, not on turn; then for a play: not held, no match, another
// tile was drawn; for draws and passes: opening, drawn tile due, able to play,
// the boneyard.
func (r *Rules) Apply(d *Deal, s *State, a Action) engine.Refusal {
	switch {
	case s.Winner >= 0:
		return engine.MatchOver
	case s.Status != Playing:
		return engine.RoundOver
	case a.Player != s.Turn:
		return engine.WrongSeat
	}
	switch a.Kind {
	case Play:
		return r.play(d, s, a)
	case Draw:
		return r.draw(d, s)
	}
	return r.pass(d, s)
}

func (r *Rules) play(d *Deal, s *State, a Action) engine.Refusal {
	if !s.Hands[a.Player].Has(a.Tile) {
		return engine.NotHeld
	}
	opening := s.Count == 0
	if !opening {
		if a.End != Left && a.End != Right || !r.Accept(s.fits[a.End-Left].Has(a.Tile)) {
			return engine.NoMatch
		}
	}
	if s.HasDue && a.Tile != s.Due {
		return engine.DrawnFirst
	}
	if opening {
		r.lead(d, s, a.Tile)
	} else {
		r.join(d, s, a.Tile, a.End)
	}
	s.Hands[a.Player].remove(a.Tile)
	s.HasDue, s.Due, s.InTurn, s.Passes = false, Tile{}, 0, 0
	out := s.Hands[a.Player].Empty()
	if r.score(d, s, a.Tile, opening, out) {
		return engine.Accepted
	}
	if out {
		s.Closer = a.Player
		r.finish(d, s, Domino)
		return engine.Accepted
	}
	s.Turn = int8(r.NextSeat(int(a.Player), d.Players()))
	r.block(d, s)
	return engine.Accepted
}

func (r *Rules) draw(d *Deal, s *State) engine.Refusal {
	if k := r.stuck(d, s); k.Boneyard == 0 || !r.MayDraw(k) {
		return k.noDraw()
	}
	t := d.boneyard[s.Drawn]
	s.Drawn++
	s.InTurn++
	s.Hands[s.Turn].add(t)
	s.HasDue, s.Due = r.Due(s.fits[0].Has(t) || s.fits[1].Has(t)), Tile{}
	if s.HasDue {
		s.Due = t
	}
	s.Passes, s.Awards = 0, [MaxSeats]int32{}
	r.block(d, s)
	return engine.Accepted
}

func (r *Rules) pass(d *Deal, s *State) engine.Refusal {
	if k := r.stuck(d, s); !r.MayPass(k) {
		return k.noPass()
	}
	s.HasDue, s.Due, s.InTurn = false, Tile{}, 0
	s.Passes++
	s.Awards = [MaxSeats]int32{}
	seat := int(s.Turn)
	s.Turn = int8(r.AfterPass(seat, r.NextSeat(seat, d.Players())))
	r.block(d, s)
	return engine.Accepted
}

// noDraw names the rule against a draw that was not allowed.
func (k Stuck) noDraw() engine.Refusal {
	switch {
	case k.Opening:
		return engine.OpenerMustPlay
	case k.Due:
		return engine.DrawOn
	case k.Playable:
		return engine.DrawWhileAble
	}
	return engine.NothingToDraw
}

// noPass names the rule against a pass that was not allowed.
func (k Stuck) noPass() engine.Refusal {
	switch {
	case k.Opening:
		return engine.OpenerMustPlay
	case k.Due:
		return engine.DrawnFirst
	case k.Playable:
		return engine.PassWhileAble
	}
	return engine.PassWhileTiles
}

// stuck looks at the seat on turn.
func (r *Rules) stuck(d *Deal, s *State) Stuck {
	fits := s.fits[0].union(&s.fits[1])
	return Stuck{
		Opening:  s.Count == 0,
		Playable: s.Hands[s.Turn].meets(&fits),
		Due:      s.HasDue,
		Boneyard: r.drawable(d, s),
		Drawn:    int(s.InTurn),
	}
}

// drawable is the number of tiles that can still be drawn.
func (r *Rules) drawable(d *Deal, s *State) int { return max(0, s.Left(d)-r.Reserve) }

// block ends the round when nobody can move any more.
func (r *Rules) block(d *Deal, s *State) {
	g := Standing{Boneyard: r.drawable(d, s), Players: int(d.players), Passes: int(s.Passes)}
	fits := s.fits[0].union(&s.fits[1])
	for seat := range int(d.players) {
		if !s.Hands[seat].meets(&fits) {
			g.Stuck++
			g.TurnStuck = g.TurnStuck || seat == int(s.Turn)
		}
	}
	if r.Blocked(g) {
		r.finish(d, s, Blocked)
	}
}
