package dominoes

// Kind is what a player does; Apply takes any other value for Pass.
type Kind uint8

const (
	// Play puts a tile on the table.
	Play Kind = iota
	// Draw takes the next tile of the boneyard.
	Draw
	// Pass gives up the turn.
	Pass
	// Call catches points of another seat that were not announced. It neither
	// needs the turn nor moves it, and Legal does not list it.
	Call
)

// String names the kind: play, draw, pass or call.
func (k Kind) String() string {
	switch k {
	case Play:
		return "play"
	case Draw:
		return "draw"
	case Call:
		return "call"
	}
	return "pass"
}

// Side is the direction in which the layout grows at an open place.
type Side uint8

const (
	// NoSide is the place of the opening tile, and of draws, passes and calls.
	NoSide Side = iota
	// Left is the end to the left of the opening tile.
	Left
	// Right is the end to the right of the opening tile.
	Right
	// Up is the first cross arm of a spinner that lies in the line.
	Up
	// Down is the second cross arm of a spinner that lies in the line.
	Down
)

// String names the side: left, right, up, down or none.
func (s Side) String() string {
	switch s {
	case Left:
		return "left"
	case Right:
		return "right"
	case Up:
		return "up"
	case Down:
		return "down"
	}
	return "none"
}

// across gives the sides of the cross arms of a double that grows that way.
func (s Side) across() (first, second Side) {
	if s == Up || s == Down {
		return Left, Right
	}
	return Up, Down
}

// Action is what a player asks for. End names the place of a tile. On and Pip
// tell places on the same side apart, which there are only with spinners;
// where they are left at zero, the line's end is meant, or else the arm that
// is oldest. Where no place on that side has them, they alone name the place.
// Legal fills all three, so that they survive laying the line the other way
// round.
type Action struct {
	Player   int8 // seat, counted from 0
	Kind     Kind
	End      Side     // where a tile goes; for the opening tile it is not looked at
	Pip      uint8    // value of the free half that is joined; 0 when End is NoSide
	Tile     Tile     // the tile played; the zero tile for draws, passes and calls
	On       Tile     // the tile that is joined; the zero tile when End is NoSide
	Of       int8     // with Call: the seat whose points are caught
	Announce Announce // with Play: what the mover says; the zero value says what is due
}
