package dominoes

// maxSpinners is the number of doubles of the largest set.
const maxSpinners = MaxPip + 1

// MaxArms is the highest number of open places beside the two ends of the line.
const MaxArms = 2 * maxSpinners

// Branching is what decides whether a double becomes a spinner.
type Branching struct {
	Tile    Tile
	First   bool // no double was laid before it in the round
	Opening bool // it is the opening tile
}

// Sides is what decides how a spinner is counted.
type Sides struct {
	Tile Tile
	Line int // sides A and B that are taken, 0..2
	All  int // sides taken, 0..4
}

// branch makes a double just laid a spinner, if the rules say so.
func (r *Rules) branch(s *State, n uint8, grows Side) {
	p := &s.Placed[n]
	first := !s.hasDouble
	s.hasDouble = true
	if !r.Spinner(Branching{Tile: p.Tile, First: first, Opening: n == 0}) {
		return
	}
	p.marks |= spinnerMark
	s.spinners[s.spinnerCount] = n
	s.spinnerCount++
	if r.ArmsOpen(p.lineTaken()) {
		s.openArms(n, grows)
	}
}

// closes opens the arms of a spinner one of whose sides A and B was just taken.
func (r *Rules) closes(s *State, n uint8, grows Side) {
	if k := s.Placed[n].lineTaken(); r.ArmsOpen(k) && !r.ArmsOpen(k-1) {
		s.openArms(n, grows)
	}
}

// openArms makes both cross arms of a spinner places to play.
func (s *State) openArms(n uint8, grows Side) {
	t := s.Placed[n].Tile
	first, second := grows.across()
	s.arms[s.armCount] = End{Placement: n, Port: PortC, Pip: t.high, Side: first, Tile: t}
	s.arms[s.armCount+1] = End{Placement: n, Port: PortD, Pip: t.high, Side: second, Tile: t}
	s.armCount += 2
}

// Arms is what lies on the cross arms of one spinner.
type Arms struct {
	Spinner Tile
	Arms    [2][]Laid // outward; Left is the inner half and Right the outer one
}

// Arms gives the arms of each spinner that has something on one, by order of
// placement. A double on an arm that has arms of its own comes by itself. It allocates.
func (s *State) Arms() []Arms {
	var out []Arms
	for _, n := range s.spinners[:s.spinnerCount] {
		p := &s.Placed[n]
		if p.taken(PortC) || p.taken(PortD) {
			out = append(out, Arms{p.Tile, [2][]Laid{s.arm(n, PortC), s.arm(n, PortD)}})
		}
	}
	return out
}

// arm follows the tiles outward from a port.
func (s *State) arm(n uint8, port Port) []Laid {
	var out []Laid
	from := int16(n)
	for i, p := range s.Layout() {
		if p.Parent == from && p.Port == port {
			inner, outer := p.halves()
			out = append(out, Laid{p.Tile, inner, outer})
			from, port = int16(i), p.Own.opposite()
		}
	}
	return out
}

// spun appends what counts in a layout with a spinner: the outer ends, the
// bare arms that count, and the spinners, each as one contribution.
func (r *Rules) spun(s *State, buf []Contribution) []Contribution {
	for i := range s.places() {
		e := s.place(i)
		p := &s.Placed[e.Placement]
		pips := -1
		switch {
		case !p.Spinner():
			pips = r.CountEnd(*e)
		case e.Port.cross():
			pips = r.CountBare(p.sides())
		}
		if pips >= 0 {
			buf = append(buf, Contribution{e.Tile, pips})
		}
	}
	for _, n := range s.spinners[:s.spinnerCount] {
		p := &s.Placed[n]
		if pips := r.CountSpinner(p.sides()); pips >= 0 {
			buf = append(buf, Contribution{p.Tile, pips})
		}
	}
	return buf
}
