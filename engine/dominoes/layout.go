package dominoes

import (
	"math/bits"
	"slices"
)

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
	// PortC is a cross arm of a spinner; no double has one in the main form (muggins.double.no-branch).
	PortC
	// PortD is the other cross arm of a spinner.
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

// cross reports whether the port is a cross arm.
func (p Port) cross() bool { return p >= PortC }

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
	Port   Port  // port of the parent that was joined; NoPort for the opening tile
	Own    Port  // port of this tile that was joined; NoPort for the opening tile
	marks  uint8 // a bit for each port that is taken; that of NoPort is set on spinners
}

// spinnerMark is the bit of marks that makes a double a spinner.
const spinnerMark = 1 << NoPort

// lineMarks are the bits of all ports but the cross arms.
const lineMarks = 1<<PortLow | 1<<PortHigh | 1<<PortA | 1<<PortB

// Spinner reports whether the tile is a double with cross arms.
func (p *Placement) Spinner() bool { return p.marks&spinnerMark != 0 }

// taken reports whether something is joined at the port.
func (p *Placement) taken(port Port) bool { return p.marks>>port&1 != 0 }

// lineTaken counts the sides taken without the cross arms, 0..2.
func (p *Placement) lineTaken() int { return bits.OnesCount8(p.marks & lineMarks) }

// covered reports whether both are.
func (p *Placement) covered() bool { m := p.marks & lineMarks; return m&(m-1) != 0 }

// sides says what is taken of a spinner.
func (p *Placement) sides() Sides {
	return Sides{Tile: p.Tile, Line: p.lineTaken(), All: bits.OnesCount8(p.marks &^ spinnerMark)}
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

// FreePorts lists the places at which a tile could be joined by order of
// placement: the sides of the line that nothing is joined to, then the arms of
// a spinner that are open and bare. A free port need not be a counted end
// (muggins.port.free-not-counted). It allocates.
func (s *State) FreePorts() []FreePort {
	var out []FreePort
	for i, p := range s.Layout() {
		left, right := p.Tile.outer()
		for _, port := range []Port{left, right} {
			if !p.taken(port) {
				out = append(out, FreePort{p.Tile, port, int(port.pip(p.Tile))})
			}
		}
		for _, e := range s.arms[:s.armCount] {
			if int(e.Placement) == i && e.Port.cross() {
				out = append(out, FreePort{p.Tile, e.Port, int(e.Pip)})
			}
		}
	}
	return out
}

// Line gives the tiles from left to right as they lie: the line through the
// opening tile, without the arms of spinners. It allocates.
func (s *State) Line() []Laid {
	var left, right []Laid
	var side [MaxTiles]Side // NoSide: on an arm
	for i, p := range s.Layout() {
		switch {
		case p.Parent < 0:
			side[i] = Right
			right = append(right, Laid{p.Tile, p.Tile.Low(), p.Tile.High()})
			continue
		case p.Port.cross():
			continue
		case p.Parent == 0 && (p.Port == PortLow || p.Port == PortA):
			side[i] = Left
		default:
			side[i] = side[p.Parent]
		}
		inner, outer := p.halves()
		switch side[i] {
		case Left:
			left = append(left, Laid{p.Tile, outer, inner})
		case Right:
			right = append(right, Laid{p.Tile, inner, outer})
		}
	}
	slices.Reverse(left)
	return append(left, right...)
}

// halves gives the pips of the half that was joined and of the other.
func (p *Placement) halves() (inner, outer int) {
	if p.Own == PortHigh {
		return p.Tile.High(), p.Tile.Low()
	}
	return p.Tile.Low(), p.Tile.High()
}

// Layout gives the placements so far, oldest first. The slice shares memory
// with the state and must not be changed.
func (s *State) Layout() []Placement { return s.Placed[:s.Count] }
