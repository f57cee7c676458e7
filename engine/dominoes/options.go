package dominoes

// Options is the choice among the readings of the rules; the zero value is the
// main form, muggins.
type Options struct {
	Target int     // raw points that win the match; 0: 250 for two players, 200 for three or four
	Floor  Floor   // whether a settlement may take a score below 0
	Draw   Drawing // when a player may draw
	Block  Timing  // when a blocked round ends
}

// Floor says how far a settlement can take a score down (muggins.settle.below-zero).
type Floor uint8

const (
	// NoFloor lets scores fall below 0.
	NoFloor Floor = iota
	// FloorZero takes no more than the player has.
	FloorZero
)

// Drawing says when a player may draw (dominoes.draw.when-stuck).
type Drawing uint8

const (
	// UntilPlayable – only when nothing can be played, up to the first playable tile.
	UntilPlayable Drawing = iota
	// WhileAble – also with a playable tile in hand, up to the first playable tile drawn.
	WhileAble
)

// Timing says when a blocked round ends (muggins.block.timing).
type Timing uint8

const (
	// AtOnce – after the action that left nobody able to move.
	AtOnce Timing = iota
	// AfterPasses – when every player has passed in a row.
	AfterPasses
)
