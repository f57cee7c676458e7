package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// Table is what lies on the table: the line, left to right as it lies, and the
// cross arms of doubles. It is a value; laying a tile makes another.
type Table struct {
	Line []protocol.Tile
	Arms protocol.Arms
}

// spot is a free place: a half that can be joined.
type spot struct {
	end protocol.End
	pip int
	arm bool          // a cross arm, of the double
	of  protocol.Tile // whose arm it is
}

// empty reports whether nothing lies on the table.
func (t Table) empty() bool { return len(t.Line) == 0 }

// ends returns the free halves: of the first tile to the left, of the last to
// the right, and those of the arms that have been played on.
func (t Table) ends() []int {
	if t.empty() {
		return nil
	}
	free := []int{t.Line[0].First, t.Line[len(t.Line)-1].Second}
	for _, s := range t.Arms {
		for _, arm := range s.Arms {
			if n := len(arm); n > 0 {
				free = append(free, arm[n-1].Second)
			}
		}
	}
	return free
}

// open lays the first tile, its low half left.
func (t Table) open(tile protocol.Tile) Table { return Table{Line: []protocol.Tile{tile.Low()}} }

// spots finds the free places of a tile that lies on the table: ends of the
// line, outer ends of arms, and the bare cross arms of a double that is closed
// on both sides. Which of them a rule opens is not asked here.
func (t Table) spots(on protocol.Tile) []spot {
	var found []spot
	on = on.Low()
	if last := len(t.Line) - 1; t.Line[last].Low() == on {
		found = append(found, spot{end: protocol.Right, pip: t.Line[last].Second})
	}
	if t.Line[0].Low() == on {
		found = append(found, spot{end: protocol.Left, pip: t.Line[0].First})
	}
	for _, s := range t.Arms {
		for i, arm := range s.Arms {
			if n := len(arm); n > 0 && arm[n-1].Low() == on {
				found = append(found, spot{end: t.armName(s.Double, i), pip: arm[n-1].Second, arm: true, of: s.Double})
			}
		}
	}
	if len(found) == 0 && on.Double() && t.lies(on) {
		found = t.bare(on)
	}
	return found
}

// bare lists the arms of a double on which nothing lies.
func (t Table) bare(double protocol.Tile) []spot {
	var found []spot
	for i, arm := range t.Arms.Of(double) {
		if len(arm) == 0 {
			found = append(found, spot{end: t.armName(double, i), pip: double.First, arm: true, of: double})
		}
	}
	return found
}

// armName names a cross arm: up and down of a double in the line, left and
// right of one that lies on an arm itself.
func (t Table) armName(double protocol.Tile, arm int) protocol.End {
	names := []protocol.End{protocol.Up, protocol.Down}
	if !slices.Contains(t.Line, double) {
		names = []protocol.End{protocol.Left, protocol.Right}
	}
	return names[arm]
}

// lies reports whether a tile lies on the table.
func (t Table) lies(tile protocol.Tile) bool {
	is := func(x protocol.Tile) bool { return x.Low() == tile.Low() }
	return slices.ContainsFunc(t.Line, is) || slices.ContainsFunc(t.Arms, func(s protocol.Spinner) bool {
		return slices.ContainsFunc(s.Arms[0], is) || slices.ContainsFunc(s.Arms[1], is)
	})
}

// lay joins a tile at a place and turns it so that it fits; a tile that does
// not fit is laid all the same, for the features may ask for one.
func (t Table) lay(tile protocol.Tile, at spot) Table {
	if at.arm {
		return t.branch(tile, at)
	}
	if at.end == protocol.Left {
		if tile.First == at.pip {
			tile = tile.Flip()
		}
		t.Line = append([]protocol.Tile{tile}, t.Line...)
		return t
	}
	if tile.Second == at.pip {
		tile = tile.Flip()
	}
	t.Line = append(slices.Clone(t.Line), tile)
	return t
}

// branch lays a tile on a cross arm.
func (t Table) branch(tile protocol.Tile, at spot) Table {
	if tile.Second == at.pip {
		tile = tile.Flip()
	}
	t.Arms = slices.Clone(t.Arms)
	i := slices.IndexFunc(t.Arms, func(s protocol.Spinner) bool { return s.Double == at.of })
	if i < 0 {
		t.Arms = append(t.Arms, protocol.Spinner{Double: at.of})
		i = len(t.Arms) - 1
	}
	for n := range t.Arms[i].Arms {
		if t.armName(at.of, n) == at.end {
			t.Arms[i].Arms[n] = append(slices.Clone(t.Arms[i].Arms[n]), tile)
		}
	}
	return t
}

// place finds where a tile is to be laid. pip is the half that the feature
// names, or -1; across asks for a cross arm.
func (t Table) place(tile, on protocol.Tile, pip int, across bool) (spot, error) {
	if t.empty() {
		return spot{}, fmt.Errorf("nothing lies on the table yet, so nothing can be played on %s", on)
	}
	spots := t.spots(on)
	if across && on.Double() {
		spots = t.bare(on.Low())
	}
	if across && !on.Double() {
		return spot{}, fmt.Errorf("%s is no double, and nothing can be played across it", on)
	}
	if !t.lies(on) {
		return spot{}, fmt.Errorf("%s does not lie on the table: the line is %s", on, t)
	}
	fitting := slices.DeleteFunc(slices.Clone(spots), func(s spot) bool {
		return (pip >= 0 && s.pip != pip) || (pip < 0 && !tile.Has(s.pip))
	})
	switch {
	case len(fitting) > 0:
		return fitting[0], nil
	case pip < 0 && len(spots) > 1 && spots[0].pip != spots[1].pip:
		return spot{}, fmt.Errorf("%s lies alone: say which half, as in `on the %d of %s`", on, t.Line[0].First, on)
	case pip < 0 && len(spots) > 0:
		return spots[0], nil
	}
	return spot{}, fmt.Errorf("%s has no such free half: the line is %s", on, t)
}

// String writes the line as the features do.
func (t Table) String() string {
	s := ""
	for i, tile := range t.Line {
		if i > 0 {
			s += " "
		}
		s += tile.String()
	}
	return s
}

// Staged is a line taken apart into the plays that build it.
type Staged struct {
	Tile protocol.Tile
	End  protocol.End // none for the first
	On   protocol.Tile
	Pip  int
}

// stage returns the plays that lay a line from its first tile on. Where that
// tile lies with its high half left the whole line comes to lie the other way
// round, for the first tile laid has its low half left.
func stage(line []protocol.Tile) (plays []Staged, table Table, err error) {
	end := protocol.Right
	for i, tile := range line {
		if i == 0 {
			if tile.First > tile.Second {
				end = protocol.Left
			}
			plays, table = append(plays, Staged{Tile: tile.Low()}), table.open(tile)
			continue
		}
		before := line[i-1]
		if before.Second != tile.First {
			return nil, Table{}, fmt.Errorf("%s and %s do not adjoin: the halves that touch must be equal", before, tile)
		}
		plays = append(plays, Staged{Tile: tile.Low(), End: end, On: before.Low(), Pip: tile.First})
		table = table.lay(tile, spot{end: end, pip: tile.First})
	}
	return plays, table, nil
}
