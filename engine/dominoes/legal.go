package dominoes

import "math/bits"

// Legal appends to buf everything that the seat on turn may do and returns it:
// plays first, by end and then by tile, then a draw, then a pass. An opening
// tile has one entry without a place; a tile that fits a lone double has one
// entry, at the left, though either end is accepted; otherwise a tile that fits
// both ends has two. After the round it appends nothing.
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
		buf = d.plays(Action{Player: s.Turn}, hand, buf)
	case s.Count == 1 && s.Ends[0].Tile.Double():
		buf = s.plays(d, 0, &hand, buf)
	default:
		buf = s.plays(d, 0, &hand, buf)
		buf = s.plays(d, 1, &hand, buf)
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

// plays lists the tiles of a hand that fit one end.
func (s *State) plays(d *Deal, end int, hand *Tiles, buf []Action) []Action {
	fitting := hand.common(&s.fits[end])
	if fitting.Empty() {
		return buf
	}
	e := &s.Ends[end]
	return d.plays(Action{Player: s.Turn, End: e.Side, Pip: e.Pip, On: e.Tile}, fitting, buf)
}

// plays repeats an action for each of the tiles.
func (d *Deal) plays(a Action, tiles Tiles, buf []Action) []Action {
	for w, word := range tiles {
		for ; word != 0; word &= word - 1 {
			a.Tile = d.byIndex[w<<6+bits.TrailingZeros64(word)]
			buf = append(buf, a)
		}
	}
	return buf
}
