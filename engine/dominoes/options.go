package dominoes

// Options is the choice among the readings of the rules. The zero value is the
// main form, muggins; HoyleOptions is the game with the muggins call. The set
// is a matter of the Deal. Options compare with ==.
type Options struct {
	Spinner      Spinning      // which doubles have cross arms
	SpinnerArms  ArmsOpening   // when cross arms can be played on
	SpinnerCount SpinnerValue  // how a spinner is counted
	BareArms     BareArms      // whether a cross arm with nothing on it counts
	Hand         [3]int        // tiles dealt to each of 2, 3 and 4 players; 0: 7, 5, 5; more players get 5
	Reserve      int           // tiles at the end of the boneyard that are never drawn
	Draw         Drawing       // when a player may draw
	Block        Timing        // when a blocked round ends
	Opener       Opening       // who opens the first round
	NextOpener   NextOpening   // who opens after somebody went out
	AfterBlock   BlockOpening  // who opens after a blocked round
	Lead         LeadTile      // what the opener may lead
	Unit         Unit          // what a point is
	Call         MugginsCall   // the muggins call
	Uncalled     Uncalled      // what becomes of points that nobody calls
	CallWindow   CallWindow    // how long points can be called
	Wrong        WrongAnnounce // what becomes of a false number
	Settle       Settlement    // who gets what when somebody went out
	RoundHands   Rounding      // how hands are rounded
	RoundWhat    RoundWhat     // what is rounded
	Blocked      BlockSettling // who gets what in a blocked round
	BlockedTie   BlockTie      // when several hands of a blocked round are lightest
	Target       int           // points that win the match; 0: by the number of players
	Targets      [3]int        // points that win with 2, 3, and 4 or more players; 0: 250, 200, 200
	TargetWhen   TargetWhen    // when the target is looked at
	TargetTie    TargetTie     // equal highest scores at the end of a round
	Floor        Floor         // whether a settlement may take a score below 0
}

// HoyleOptions are the options of the ruleset hoyle: the muggins call with
// forfeit, the heaviest double opens, whoever goes out takes the other hands.
func HoyleOptions() Options {
	return Options{
		Hand: [3]int{7, 7, 5}, Targets: [3]int{200, 150, 150},
		Opener: HeaviestDouble, NextOpener: HeaviestOpens, AfterBlock: HeaviestAfterBlock,
		Call: Forfeit, Settle: CloserTakes, Blocked: LightestDifference,
	}
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
	// OneThenPass – one tile when nothing can be played; if it does not fit, the player passes.
	OneThenPass
	// NoDrawing – never, and tiles not dealt do not count for a block.
	NoDrawing
)

// Timing says when a blocked round ends (muggins.block.timing).
type Timing uint8

const (
	// AtOnce – after the action that left nobody able to move.
	AtOnce Timing = iota
	// AfterPasses – when every player has passed in a row.
	AfterPasses
)

// Unit says what a point is (hoyle.preset.all-fives-1863).
type Unit uint8

const (
	// Pip – each pip of an award or a rounded hand is a point.
	Pip Unit = iota
	// Five – five pips are a point; hands are rounded first.
	Five
)

// TargetWhen says when the target is looked at (hoyle.target-when).
type TargetWhen uint8

const (
	// TargetAtOnce – after every award, and after a settlement for those whom it gave points.
	TargetAtOnce TargetWhen = iota
	// TargetRoundEnd – after the settlement only; the highest score wins.
	TargetRoundEnd
)

// TargetTie says what equal highest scores at or past the target do at the end of a round.
type TargetTie uint8

// HighestThenPlayOn – nobody wins, and another round is played.
const HighestThenPlayOn TargetTie = 0
