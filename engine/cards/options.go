package cards

// Options is the choice among the readings of the rules; the zero value is the
// ruleset cards. Where two values do not go together New takes the one that
// leaves less to call: with Automatic, or without Steal, nothing can be called,
// and LastCallOn counts only where points can be called.
type Options struct {
	Limit             int          // the running total that may not be passed, at least 10, since nobody could play a ten otherwise; 0: 31
	HandSize          int          // cards dealt to each player, and what a refill goes up to; 0: 5
	Refill            Refilling    // drawing after a play
	GoDraw            GoDrawing    // drawing at a go
	AtLimit           LimitClosing // when a stack at the limit closes
	LimitPaid         Payment      // when the points for the limit are paid
	LastStack         Stack        // whether the stack left open at the end of a round pays
	Claim             Claiming     // whether points must be claimed
	Call              Calling      // whether unclaimed points can be called
	LastCall          LastCalling  // whether the point for last can be called, and so must be claimed
	CallWindow        Moment       // when an opponent may call
	WrongAnnouncement Announcement // what becomes of a false claim
	Target            int          // points that win the match; 0: 61
}

// Refilling says what is drawn after a play while the stock lasts (cards.draw.refill, cards.draw.six-cards).
type Refilling uint8

const (
	// UpToHand – one card, unless the hand is full already.
	UpToHand Refilling = iota
	// OneAPlay – one card, however many are held.
	OneAPlay
	// NoRefill – nothing (cards.variant.deal-seven).
	NoRefill
)

// GoDrawing says whether a go draws (cards.go.when-stuck).
type GoDrawing uint8

const (
	// GoDraws – one card while the stock lasts.
	GoDraws GoDrawing = iota
	// GoDrawsNot – nothing.
	GoDrawsNot
)

// LimitClosing says when a stack at the limit closes (cards.close.at-31).
type LimitClosing uint8

const (
	// GoesRound – as any other, when everybody has said go.
	GoesRound LimitClosing = iota
	// AtOnce – with the card that hits the limit.
	AtOnce
)

// Payment says when the points for the limit are paid (cards.limit-paid).
type Payment uint8

const (
	// OnHit – with the card that hits the limit.
	OnHit Payment = iota
	// AtClose – when the stack closes, or with the end of the round.
	AtClose
)

// Stack says whether the stack left open at the end of a round pays the point for last (cards.round.last-stack).
type Stack uint8

const (
	// Pays – it does, unless it stands at the limit.
	Pays Stack = iota
	// PaysNot – it does not; what the limit itself is worth is paid all the same.
	PaysNot
)

// Claiming says whether points are given only to who asks for them (cards.claim.at-once).
type Claiming uint8

const (
	// ByWord – only when claimed.
	ByWord Claiming = iota
	// Automatic – at once, without a word (cards.variant.no-muggins).
	Automatic
)

// Calling says whether an opponent can take unclaimed points (cards.call.steal).
type Calling uint8

const (
	// Steal – the caller gets them.
	Steal Calling = iota
	// CallOff – nobody can call.
	CallOff
)

// LastCalling says whether the point for last can be called (cards.call.last).
type LastCalling uint8

const (
	// LastCallOff – it cannot, and is given without a word.
	LastCallOff LastCalling = iota
	// LastCallOn – it can, and must be claimed like all other points.
	LastCallOn
)

// Moment says when an opponent may call (cards.call.call-window). Card k is the
// one that made the points; for points of a close, k is the close.
type Moment uint8

const (
	// Either – from card k until card k+2 is played.
	Either Moment = iota
	// NextCard – from card k until card k+1 is played.
	NextCard
	// Late – once card k+1 is played, until card k+2 is.
	Late
	// NextAction – from card k until the next play or go.
	NextAction
)

// Announcement says what becomes of an action with a false claim (cards.play.announce).
type Announcement uint8

const (
	// Refused – the action is refused.
	Refused Announcement = iota
	// Ignored – the action is carried out as if nothing had been said.
	Ignored
)
