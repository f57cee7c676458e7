package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// Table is the line as it grows, left to right as it lies.
type Table []protocol.Tile

// ends returns the free halves: of the first tile to the left, of the last to the right.
func (t Table) ends() (left, right int) { return t[0].First, t[len(t)-1].Second }

// open lays the first tile, its low half left.
func (t Table) open(tile protocol.Tile) Table { return Table{tile.Low()} }

// lay joins a tile at an end and turns it so that it fits; a tile that does
// not fit is laid all the same, for the features may ask for one.
func (t Table) lay(tile protocol.Tile, end protocol.End) Table {
	left, right := t.ends()
	if end == protocol.Left {
		if tile.First == left {
			tile = tile.Flip()
		}
		return append(Table{tile}, t...)
	}
	if tile.Second == right {
		tile = tile.Flip()
	}
	return append(slices.Clone(t), tile)
}

// place finds where a tile is to be laid: the end at which On lies, and its
// free half. pip is the half that the feature names, or -1.
func (t Table) place(tile, on protocol.Tile, pip int) (protocol.End, int, error) {
	if len(t) == 0 {
		return "", 0, fmt.Errorf("nothing lies on the table yet, so nothing can be played on %s", on)
	}
	left, right := t.ends()
	atLeft, atRight := t[0].Low() == on.Low(), t[len(t)-1].Low() == on.Low()
	fits := func(free int) bool { return pip == free || (pip < 0 && tile.Has(free)) }
	switch {
	case atRight && fits(right):
		return protocol.Right, right, nil
	case atLeft && fits(left):
		return protocol.Left, left, nil
	case atRight && !atLeft && pip < 0:
		return protocol.Right, right, nil
	case atLeft && !atRight && pip < 0:
		return protocol.Left, left, nil
	case atLeft && pip < 0:
		return "", 0, fmt.Errorf("%s lies alone: say which half, as in `on the %d of %s`", on, left, on)
	case !slices.ContainsFunc(t, func(x protocol.Tile) bool { return x.Low() == on.Low() }):
		return "", 0, fmt.Errorf("%s does not lie on the table: the line is %s", on, t)
	case on.Double():
		return protocol.Up, on.First, nil // beside a double that is closed on both sides
	}
	return "", 0, fmt.Errorf("%s has no such free half: the line is %s", on, t)
}

// String writes the line as the features do.
func (t Table) String() string {
	s := ""
	for i, tile := range t {
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
			return nil, nil, fmt.Errorf("%s and %s do not adjoin: the halves that touch must be equal", before, tile)
		}
		plays = append(plays, Staged{Tile: tile.Low(), End: end, On: before.Low(), Pip: tile.First})
		table = table.lay(tile, end)
	}
	return plays, table, nil
}
