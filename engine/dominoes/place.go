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
	if t.Double() {
		r.branch(s, 0, Right)
	}
	s.any = s.fits[0].union(&s.fits[1])
	if s.armCount > 0 {
		r.collect(d, s)
	}
}

// join lays a tile at an open place. It joins the half of the place's value;
// where neither has it, which only a replaced rule allows, the lower one.
func (r *Rules) join(d *Deal, s *State, t Tile, at int) {
	end := s.place(at)
	own := PortLow
	switch {
	case t.Double():
		own = PortA
	case t.high == end.Pip:
		own = PortHigh
	}
	from, port, n := end.Placement, end.Port, s.Count
	laid := &s.Placed[n] // by field: a whole value would be built first and copied
	laid.Parent, laid.Tile, laid.Port, laid.Own, laid.marks = int16(from), t, port, own, 1<<own
	s.Count++
	end.Placement, end.Port, end.Tile = n, own.opposite(), t
	end.Pip = uint8(r.OuterHalf(t, int(own.pip(t))))
	if at < len(s.fits) {
		s.fits[at] = r.fitting(d, end.Pip)
	}
	grows := end.Side
	parent := &s.Placed[from]
	parent.marks |= 1 << port
	if !port.cross() {
		if parent.covered() {
			s.buried += int16(r.Covered(parent.Tile))
		}
		if parent.Spinner() {
			r.closes(s, from, grows)
		}
	}
	if t.Double() {
		r.branch(s, n, grows)
	}
	s.any = s.fits[0].union(&s.fits[1])
	if s.armCount > 0 {
		r.collect(d, s)
	}
}

// collect adds the tiles that fit an arm to those that fit anywhere.
func (r *Rules) collect(d *Deal, s *State) {
	var seen uint32
	for i := range s.arms[:s.armCount] {
		if pip := s.arms[i].Pip; seen>>pip&1 == 0 {
			seen |= 1 << pip
			fits := r.fitting(d, pip)
			s.any = s.any.union(&fits)
		}
	}
}

// fitting collects the tiles of the set that fit an end. It is done once for
// each new end.
func (r *Rules) fitting(d *Deal, end uint8) Tiles {
	var fits Tiles
	for pip := range int(d.set) + 1 {
		if r.Matches(pip, int(end)) {
			fits = fits.union(&d.bearing[pip])
		}
	}
	return fits
}

// fits reports whether a tile can be joined at an open place.
func (r *Rules) fits(s *State, t Tile, at int) bool {
	if at < len(s.fits) {
		return s.fits[at].Has(t)
	}
	end := int(s.place(at).Pip)
	return r.Matches(t.Low(), end) || r.Matches(t.High(), end)
}

// places is the number of open places: the ends of the line, then the arms.
func (s *State) places() int { return len(s.Ends) + int(s.armCount) }

func (s *State) place(at int) *End {
	if at < len(s.Ends) {
		return &s.Ends[at]
	}
	return &s.arms[at-len(s.Ends)]
}

// find gives the number of the place that an action means, -1 for none.
func (s *State) find(side Side, on Tile, pip uint8) int {
	if at := int(side) - int(Left); s.armCount == 0 && uint(at) < uint(len(s.Ends)) {
		if e := &s.Ends[at]; on.index == 0 && pip == 0 || e.Tile.index == on.index && e.Pip == pip {
			return at // the usual case
		}
	}
	first, named := -1, -1
	for i := range s.places() {
		e := s.place(i)
		here := e.Tile == on && e.Pip == pip
		switch {
		case e.Side == side && here:
			return i
		case e.Side == side && first < 0:
			first = i
		case here && named < 0:
			named = i
		}
	}
	if on == (Tile{}) && pip == 0 { // nothing is said, or the double blank, which has no namesake on that side
		return first
	}
	return named
}

// Place finds the open place at a tile of the layout that a half of value pip
// joins, on the side preferred if there are several; ok is false where there
// is none. Its Side, Tile and Pip are the End, On and Pip of an Action.
func (s *State) Place(on Tile, pip int, prefer Side) (place End, ok bool) {
	for _, e := range s.Places(nil) {
		if e.Tile == on && int(e.Pip) == pip && (!ok || e.Side == prefer) {
			place, ok = e, true
		}
	}
	return place, ok
}

// Places appends the open places to buf and returns it: the left and the right
// end of the line, then the arms of spinners in the order in which they were
// opened; none before the opening tile.
func (s *State) Places(buf []End) []End {
	if s.Count == 0 {
		return buf
	}
	return append(append(buf, s.Ends[:]...), s.arms[:s.armCount]...)
}
