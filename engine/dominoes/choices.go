package dominoes

// Spinning says which doubles have cross arms.
type Spinning uint8

const (
	// NoSpinner – none (muggins.double.no-branch).
	NoSpinner Spinning = iota
	// FirstDouble – the first double of the round, opening or later.
	FirstDouble
	// EveryDouble – each double; the side by which it was joined is its side A.
	EveryDouble
)

// ArmsOpening says when the cross arms of a spinner can be played on.
type ArmsOpening uint8

const (
	// AfterBothSides – once both sides in the line are taken.
	AfterBothSides ArmsOpening = iota
	// ArmsAtOnce – as soon as it lies.
	ArmsAtOnce
)

// SpinnerValue says how a spinner is counted.
type SpinnerValue uint8

const (
	// InLine – twice its value as one contribution while a side in the line is free, then nothing.
	InLine SpinnerValue = iota
	// Exposed – twice its value until three sides are taken, then once, then nothing.
	Exposed
)

// BareArms says whether an arm with nothing on it counts.
type BareArms uint8

const (
	// BareUncounted – it is a place to play, and counts nothing.
	BareUncounted BareArms = iota
	// BareCounted – each bare arm of a spinner whose sides in the line are both
	// taken counts the spinner's pips once, as a contribution of its own. An
	// exposed spinner counts them itself, so that it changes nothing there.
	BareCounted
)

// Opening says who opens the first round.
type Opening uint8

const (
	// ByLot – a lot decides (muggins.opener.lot).
	ByLot Opening = iota
	// HeaviestDouble – the highest double; without one the single with most pips (hoyle.opener.heaviest-double).
	HeaviestDouble
	// HeaviestTile – the tile with most pips (hoyle.opener.heaviest-tile).
	HeaviestTile
)

// NextOpening says who opens after a round in which somebody went out.
type NextOpening uint8

const (
	// CloserOpens – who went out (muggins.opener.after-domino).
	CloserOpens NextOpening = iota
	// HeaviestOpens – the heaviest tile of the new deal, as for the first round; the heaviest double where a lot decided that.
	HeaviestOpens
	// OpenerRotates – the seat after the last opener.
	OpenerRotates
)

// BlockOpening says who opens after a blocked round.
type BlockOpening uint8

const (
	// LotAfterBlock – a lot decides (muggins.opener.after-block).
	LotAfterBlock BlockOpening = iota
	// HeaviestAfterBlock – as HeaviestOpens.
	HeaviestAfterBlock
	// RotateAfterBlock – the seat after the last opener.
	RotateAfterBlock
	// LightestAfterBlock – the lightest hand of the blocked round; a lot where several are.
	LightestAfterBlock
)

// LeadTile says what the opener may lead (hoyle.opener.must-lead-it).
type LeadTile uint8

const (
	// AnyLead – any tile of the hand.
	AnyLead LeadTile = iota
	// ThatTile – the heaviest tile of the hand, by the rule that makes its
	// holder the opener; anything where the closer, the turn or a lot makes the opener.
	ThatTile
)

// MugginsCall says what becomes of an award that the mover does not announce.
type MugginsCall uint8

const (
	// CallOff – awards are given whatever is said (muggins.call.none).
	CallOff MugginsCall = iota
	// AnnounceOnly – the award is given, and nobody can call.
	AnnounceOnly
	// Forfeit – a call takes the points away (hoyle.call.forfeit).
	Forfeit
	// Steal – a call gives them to the caller (hoyle.call.steal).
	Steal
)

// Uncalled says what becomes of points that nobody called (hoyle.call.not-called).
type Uncalled uint8

const (
	// UncalledStands – they are the mover's.
	UncalledStands Uncalled = iota
	// UncalledLost – they are nobody's.
	UncalledLost
)

// CallWindow says how long points can be called; those of the last tile until
// the next deal in any case (hoyle.call.call-window).
type CallWindow uint8

const (
	// NextAction – until the next accepted play, draw or pass.
	NextAction CallWindow = iota
	// NextPlacement – until the next accepted play.
	NextPlacement
)

// WrongAnnounce says what a false number does; the mover never scores it
// (hoyle.call.wrong-announcement).
type WrongAnnounce uint8

const (
	// WrongRefused – the placement is refused.
	WrongRefused WrongAnnounce = iota
	// WrongIgnored – as if nothing had been said.
	WrongIgnored
	// WrongPenalty – the opponent, of more than two players the next seat, gets
	// the number said, and what was due is nobody's.
	WrongPenalty
)

// Settlement says who gets what when somebody went out.
type Settlement uint8

const (
	// OwnSubtracted – everybody loses the own rounded hand (muggins.settle.own-pips).
	OwnSubtracted Settlement = iota
	// CloserTakes – who went out gets the others' rounded hands (hoyle.settle.winner-takes).
	CloserTakes
	// NoSettlement – nobody gets or loses anything.
	NoSettlement
)

// Rounding says how pips are rounded to fives.
type Rounding uint8

const (
	// Nearest – remainders 1 and 2 go down, 3 and 4 up.
	Nearest Rounding = iota
	// RoundUp – every remainder goes up.
	RoundUp
	// RoundDown – every remainder goes down.
	RoundDown
	// Unrounded – pips stay as they are.
	Unrounded
)

// RoundWhat says what is rounded where several hands are added up.
type RoundWhat uint8

const (
	// EachHand – each hand by itself: 27 and 28 make 25 + 30.
	EachHand RoundWhat = iota
	// RoundSum – what all of them come to.
	RoundSum
)

// BlockSettling says who gets what in a blocked round.
type BlockSettling uint8

const (
	// BlockOwn – everybody loses the own rounded hand (muggins.settle.blocked).
	BlockOwn BlockSettling = iota
	// LightestDifference – the lightest hand gets the others' rounded hands less
	// its own rounded hand (hoyle.settle.blocked); with RoundSum the difference is rounded.
	LightestDifference
	// LightestLessPips – the same less its own pips, not rounded.
	LightestLessPips
	// LightestTakes – the lightest hand gets the others' rounded hands.
	LightestTakes
	// Pairwise – everybody gets from every heavier hand the rounded difference.
	Pairwise
	// BlockNothing – nobody gets or loses anything.
	BlockNothing
)

// BlockTie says what happens when several hands are lightest (hoyle.settle.blocked-tie).
type BlockTie uint8

const (
	// NobodyScores – nobody gets anything.
	NobodyScores BlockTie = iota
	// TieShared – what the heavier hands give is divided in whole points, the rest lost.
	TieShared
	// TieFirst – the first in turn, counted from the round's opener, gets all, as if no other hand were as light.
	TieFirst
)
