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
)

// String names the kind: play, draw or pass.
func (k Kind) String() string {
	switch k {
	case Play:
		return "play"
	case Draw:
		return "draw"
	}
	return "pass"
}

// Side is an end of the line.
type Side uint8

const (
	// NoSide is the place of the opening tile, and of draws and passes.
	NoSide Side = iota
	// Left is the end to the left of the opening tile.
	Left
	// Right is the end to the right of the opening tile.
	Right
)

// String names the side: left, right or none.
func (s Side) String() string {
	switch s {
	case Left:
		return "left"
	case Right:
		return "right"
	}
	return "none"
}

// Action is what a player asks for. Apply reads Player, Kind, Tile and End;
// Legal also fills On and Pip, which say the place in a way that survives
// laying the line the other way round.
type Action struct {
	Player int8 // seat, counted from 0
	Kind   Kind
	End    Side  // where a tile goes; for the opening tile it is not looked at
	Pip    uint8 // value of the free half that is joined; 0 when End is NoSide
	Tile   Tile  // the tile played; the zero tile for draws and passes
	On     Tile  // the tile that is joined; the zero tile when End is NoSide
}
