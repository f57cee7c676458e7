package dominoes

import "math/bits"

// Legal appends to buf everything that the seat on turn may do and returns it:
// plays first, by place and then by tile, then a draw, then a pass. An opening
// tile has one entry without a place; a tile that fits several bare sides of
// one double has one entry, though each is accepted; otherwise a tile has one
// for each place that it fits. After the round it appends nothing. Calls are
// not listed.
func (r *Rules) Legal(d *Deal, s *State, buf []Action) []Action {
	if s.Status != Playing {
		return buf
	}
	hand := s.Hands[s.Turn]
	if s.HasDue {
		hand = TilesOf(s.Due)
	}
	switch {
	case s.Count == 0:
		buf = d.plays(Action{Player: s.Turn}, hand.common(&s.any), buf)
	case s.armCount > 0:
		buf = r.armPlays(d, s, &hand, buf)
	case s.Count == 1 && s.Ends[0].Tile.Double():
		buf = s.plays(d, &s.Ends[0], &s.fits[0], &hand, buf)
	default:
		buf = s.plays(d, &s.Ends[0], &s.fits[0], &hand, buf)
		buf = s.plays(d, &s.Ends[1], &s.fits[1], &hand, buf)
	}
	k := r.stuck(d, s)
	if k.Boneyard > 0 && r.MayDraw(k) {
		buf = append(buf, Action{Player: s.Turn, Kind: Draw})
	}
	if r.MayPass(k) {
		buf = append(buf, Action{Player: s.Turn, Kind: Pass})
	}
	return buf
}

// armPlays lists the plays where arms are open, a double's bare sides once.
func (r *Rules) armPlays(d *Deal, s *State, hand *Tiles, buf []Action) []Action {
	for i := range s.places() {
		e := s.place(i)
		if e.Tile.Double() && s.listed(i) {
			continue
		}
		fits := r.fitting(d, e.Pip)
		buf = s.plays(d, e, &fits, hand, buf)
	}
	return buf
}

// listed reports whether an earlier place is another side of the same tile.
func (s *State) listed(at int) bool {
	for i := range at {
		if s.place(i).Placement == s.place(at).Placement {
			return true
		}
	}
	return false
}

// plays lists the tiles of a hand that fit one place.
func (s *State) plays(d *Deal, e *End, fits, hand *Tiles, buf []Action) []Action {
	fitting := hand.common(fits)
	if fitting.Empty() {
		return buf
	}
	return d.plays(Action{Player: s.Turn, End: e.Side, Pip: e.Pip, On: e.Tile}, fitting, buf)
}

// plays repeats an action for each of the tiles.
func (d *Deal) plays(a Action, tiles Tiles, buf []Action) []Action {
	for w, word := range tiles {
		for ; word != 0; word &= word - 1 {
			buf = append(buf, a)
			buf[len(buf)-1].Tile = d.byIndex[w<<6+bits.TrailingZeros64(word)]
		}
	}
	return buf
}
