package dominoes

import "muggins.example/engine"

// Apply carries out an action in place, with all that follows of itself: the
// award, the end of the round and its settlement, the end of the match, the
// next turn. When it refuses, the state is unchanged. The state must come from
// Start with the same deal. Where several reasons hold the order is: match
// over, round over, not on turn; then for a play: not held, another tile than
// the opener's must be led, no match, another tile was drawn, a wrong
// announcement; for draws and passes: opening, drawn tile due, able to play,
// the boneyard. A call needs neither turn nor round, only points that are open.
//
// An accepted action first closes the window of earlier points that were not
// announced. If those that stand win the match, nothing else is done.
func (r *Rules) Apply(d *Deal, s *State, a Action) engine.Refusal {
	switch {
	case s.Winner >= 0:
		return engine.MatchOver
	case a.Kind == Call:
		return r.call(d, s, a)
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
	at := -1 // the opening tile has no place
	if s.Count == 0 {
		if s.HasLead && a.Tile != s.Lead {
			return engine.LeadAnother
		}
	} else {
		at = s.find(a.End, a.On, a.Pip)
		if at < 0 || !r.Accept(r.fits(s, a.Tile, at)) {
			return engine.NoMatch
		}
	}
	if s.HasDue && a.Tile != s.Due {
		return engine.DrawnFirst
	}
	if a.Announce > Due && r.misspoken(d, s, a, at) {
		return engine.WrongAnnouncement
	}
	s.Awards = [MaxSeats]int32{}
	if r.lapse(d, s, Play) {
		return engine.Accepted
	}
	out := r.lay(d, s, a, at)
	if r.score(d, s, a, at < 0, out) {
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

// lay moves a tile from the hand to the table, and reports whether it was the last.
func (r *Rules) lay(d *Deal, s *State, a Action, at int) (out bool) {
	if at < 0 {
		r.lead(d, s, a.Tile)
	} else {
		r.join(d, s, a.Tile, at)
	}
	s.Hands[a.Player].remove(a.Tile)
	s.HasDue, s.Due, s.InTurn, s.Passes = false, Tile{}, 0, 0
	return s.Hands[a.Player].Empty()
}

func (r *Rules) draw(d *Deal, s *State) engine.Refusal {
	if k := r.stuck(d, s); k.Boneyard == 0 || !r.MayDraw(k) {
		return r.noDraw(k)
	}
	s.Awards = [MaxSeats]int32{}
	if r.lapse(d, s, Draw) {
		return engine.Accepted
	}
	t := d.boneyard[s.Drawn]
	s.Drawn++
	s.InTurn++
	s.Hands[s.Turn].add(t)
	s.HasDue, s.Due = r.Due(s.any.Has(t)), Tile{}
	if s.HasDue {
		s.Due = t
	}
	s.Passes = 0
	r.block(d, s)
	return engine.Accepted
}

func (r *Rules) pass(d *Deal, s *State) engine.Refusal {
	if k := r.stuck(d, s); !r.MayPass(k) {
		return k.noPass()
	}
	s.Awards = [MaxSeats]int32{}
	if r.lapse(d, s, Pass) {
		return engine.Accepted
	}
	s.HasDue, s.Due, s.InTurn = false, Tile{}, 0
	s.Passes++
	seat := int(s.Turn)
	s.Turn = int8(r.AfterPass(seat, r.NextSeat(seat, d.Players())))
	r.block(d, s)
	return engine.Accepted
}

// noDraw names the rule against a draw that was not allowed. An empty boneyard
// is the reason only where the player could draw from a full one.
func (r *Rules) noDraw(k Stuck) engine.Refusal {
	full := k
	full.Boneyard = 1
	switch {
	case k.Boneyard == 0 && r.MayDraw(full):
		return engine.NothingToDraw
	case k.Opening:
		return engine.OpenerMustPlay
	case k.Due:
		return engine.DrawOn
	case k.Playable:
		return engine.DrawWhileAble
	}
	if k.Drawn > 0 {
		return engine.DrawnOnce
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
	return Stuck{
		Opening:  s.Count == 0,
		Playable: s.Hands[s.Turn].meets(&s.any),
		Due:      s.HasDue,
		Boneyard: r.Drawable(d, s),
		Drawn:    int(s.InTurn),
	}
}

// Drawable is the number of tiles that can still be drawn: what is left less
// what the rules hold back.
func (r *Rules) Drawable(d *Deal, s *State) int { return max(0, s.Left(d)-r.Reserve) }

// block ends the round when nobody can move any more.
func (r *Rules) block(d *Deal, s *State) {
	g := Standing{Boneyard: r.Drawable(d, s), Players: int(d.players), Passes: int(s.Passes)}
	for seat := range int(d.players) {
		if !s.Hands[seat].meets(&s.any) {
			g.Stuck++
			g.TurnStuck = g.TurnStuck || seat == int(s.Turn)
		}
	}
	if r.Blocked(g) {
		r.finish(d, s, Blocked)
	}
}
