package dominoes

import "slices"

// Port is a side of a tile on which another can be joined.
type Port uint8

const (
	// NoPort – not joined to anything, as the opening tile.
	NoPort Port = iota
	// PortLow is the half of a single with fewer pips.
	PortLow
	// PortHigh is the half of a single with more pips.
	PortHigh
	// PortA is the first line side of a double: the incoming one, or the left one of an opening double.
	PortA
	// PortB is the other line side of a double.
	PortB
	// PortC is a cross arm of a double; never open in the main form (muggins.double.no-branch).
	PortC
	// PortD is the other cross arm of a double; never open in the main form.
	PortD
)

// String names the port: low, high, A, B, C or D.
func (p Port) String() string {
	switch p {
	case PortLow:
		return "low"
	case PortHigh:
		return "high"
	case PortA:
		return "A"
	case PortB:
		return "B"
	case PortC:
		return "C"
	case PortD:
		return "D"
	}
	return "none"
}

// opposite is the line port across the tile.
func (p Port) opposite() Port {
	switch p {
	case PortLow:
		return PortHigh
	case PortHigh:
		return PortLow
	case PortA:
		return PortB
	case PortB:
		return PortA
	}
	return NoPort
}

// pip is the value of a tile at a port.
func (p Port) pip(t Tile) uint8 {
	if p == PortLow {
		return t.low
	}
	return t.high
}

// outer gives the left and right ports of a tile that lies alone, low half left.
func (t Tile) outer() (left, right Port) {
	if t.Double() {
		return PortA, PortB
	}
	return PortLow, PortHigh
}

// Placement is a tile on the table and what it was joined to.
type Placement struct {
	Parent int16 // number of the placement it was joined to, -1 for the opening tile
	Tile   Tile
	Port   Port // port of the parent that was joined; NoPort for the opening tile
	Own    Port // port of this tile that was joined; NoPort for the opening tile
}

// Join is a contact between two tiles of the layout.
type Join struct {
	Parent, Child         Tile
	ParentPort, ChildPort Port
}

// FreePort is a side of a tile on the table on which a tile could be joined.
type FreePort struct {
	Tile Tile
	Port Port
	Pip  int // the value a tile must show to be joined there
}

// Laid is a tile of the line as it lies.
type Laid struct {
	Tile        Tile
	Left, Right int // pips of the halves; equal for a double, which lies crosswise
}

// Joins lists the contacts in the order in which they were made. It allocates.
func (s *State) Joins() []Join {
	var out []Join
	for _, p := range s.Layout() {
		if p.Parent >= 0 {
			out = append(out, Join{s.Placed[p.Parent].Tile, p.Tile, p.Port, p.Own})
		}
	}
	return out
}

// FreePorts lists the line ports that nothing is joined to, by order of
// placement; cross arms are never open (muggins.double.no-branch). A free port
// need not be a counted end (muggins.port.free-not-counted). It allocates.
func (s *State) FreePorts() []FreePort {
	var out []FreePort
	for i, p := range s.Layout() {
		left, right := p.Tile.outer()
		for _, port := range []Port{left, right} {
			joined := port == p.Own || slices.ContainsFunc(s.Layout(), func(q Placement) bool {
				return int(q.Parent) == i && q.Port == port
			})
			if !joined {
				out = append(out, FreePort{p.Tile, port, int(port.pip(p.Tile))})
			}
		}
	}
	return out
}

// Line gives the tiles from left to right as they lie. It allocates.
func (s *State) Line() []Laid {
	var left, right []Laid
	var onLeft [MaxTiles]bool
	for i, p := range s.Layout() {
		low, high := p.Tile.Low(), p.Tile.High()
		switch {
		case p.Parent < 0:
			right = append(right, Laid{p.Tile, low, high})
			continue
		case p.Parent == 0:
			onLeft[i] = p.Port == PortLow || p.Port == PortA
		default:
			onLeft[i] = onLeft[p.Parent]
		}
		inner, outer := low, high
		if p.Own == PortHigh {
			inner, outer = high, low
		}
		if onLeft[i] {
			left = append(left, Laid{p.Tile, outer, inner})
		} else {
			right = append(right, Laid{p.Tile, inner, outer})
		}
	}
	slices.Reverse(left)
	return append(left, right...)
}

// Layout gives the placements so far, oldest first. The slice shares memory
// with the state and must not be changed.
func (s *State) Layout() []Placement { return s.Placed[:s.Count] }
