package dominoes

// lead lays the opening tile with its low half to the left.
func (r *Rules) lead(d *Deal, s *State, t Tile) {
	left, right := t.outer()
	s.Placed[0] = Placement{Parent: -1, Tile: t}
	s.Count = 1
	s.Ends = [2]End{
		{Port: left, Pip: left.pip(t), Side: Left, Tile: t},
		{Port: right, Pip: right.pip(t), Side: Right, Tile: t},
	}
	s.fits[0] = r.fitting(d, s.Ends[0].Pip)
	s.fits[1] = r.fitting(d, s.Ends[1].Pip)
}

// join lays a tile at an end. It joins the half of the end's value; where
// neither has it, which only a replaced rule allows, the lower one.
func (r *Rules) join(d *Deal, s *State, t Tile, side Side) {
	end := &s.Ends[side-Left]
	own := PortLow
	switch {
	case t.Double():
		own = PortA
	case t.high == end.Pip:
		own = PortHigh
	}
	if s.Count > 1 { // a lone tile stays the other end
		s.buried += int16(r.Covered(end.Tile))
	}
	s.Placed[s.Count] = Placement{Parent: int16(end.Placement), Tile: t, Port: end.Port, Own: own}
	*end = End{
		Placement: s.Count,
		Port:      own.opposite(),
		Pip:       uint8(r.OuterHalf(t, int(own.pip(t)))),
		Side:      side,
		Tile:      t,
	}
	s.fits[side-Left] = r.fitting(d, end.Pip)
	s.Count++
}

// fitting collects the tiles of the set that fit an end. It is done once for
// each new end, so that asking who can play is a few words of bits.
func (r *Rules) fitting(d *Deal, end uint8) Tiles {
	var fits Tiles
	for pip := range int(d.set) + 1 {
		if r.Matches(pip, int(end)) {
			fits = fits.union(&d.bearing[pip])
		}
	}
	return fits
}
