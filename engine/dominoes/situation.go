package dominoes

// Stuck is what decides whether the seat on turn may draw or pass.
type Stuck struct {
	Opening  bool // nothing lies on the table yet
	Playable bool // the hand holds a tile that can be played
	Due      bool // a playable tile was just drawn and must be played
	Boneyard int  // tiles that can be drawn
	Drawn    int  // tiles drawn in this turn
}

// Standing is what decides whether the round is blocked. It is asked for after
// every draw, pass, and play that did not end the round.
type Standing struct {
	Boneyard  int  // tiles that can be drawn
	Players   int  // 2..8
	Stuck     int  // players who hold no tile that can be played, 0..Players
	TurnStuck bool // the seat now on turn is one of them
	Passes    int  // passes in a row
}

// Settling is what decides what a player is given or has taken at a round's
// end. Sums of rounded hands are those that Rules.Round gives, hand by hand.
type Settling struct {
	Own, Others         int  // the own hand rounded, and the sum of the others' rounded hands
	OwnPips, OthersPips int  // the same in pips, not rounded
	Closer              bool // the player went out
	Blocked             bool // the round was blocked
	Lightest            bool // nobody else has a lighter hand
	Tied                bool // somebody else has a hand of equal weight

	Ties                 int  // how many others have a hand of equal weight
	First                bool // of those of equal weight the player is the first in turn, counted from the opener
	Heavier, HeavierPips int  // the heavier hands, each rounded, and in pips
	Above, AbovePips     int  // what each heavier hand has more than the own, each difference rounded, and in pips

	Round  func(pips int) int // Rules.Round
	Points func(pips int) int // Rules.Points
}

// Lone is how an opening tile is counted while it lies alone: the first
// Entries of Pips are its contributions.
type Lone struct {
	Entries int // 0..2
	Pips    [2]int
}

// Check says when a target that was reached wins the match.
type Check uint8

const (
	// OnAward – at once, and the round is not settled (muggins.match.immediate).
	OnAward Check = iota
	// OnAwardThenSettle – at once, but hands are settled all the same.
	OnAwardThenSettle
	// OnRoundEnd – only after the settlement of a round; the highest score wins (hoyle.target-when).
	OnRoundEnd
)
