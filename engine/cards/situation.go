package cards

// Standing is what decides whether a stack, or the round, has ended.
type Standing struct {
	Players int // 2..4
	Active  int // players who hold cards (cards.active)
	Goes    int // goes since the last card of the pile, this one included
	Stock   int // cards left in the stock
}

// Closing is what decides who gets the points of a close and who leads next.
type Closing struct {
	Seat    int  // seat whose action closes the stack or ends the round
	Last    int  // seat that played the last card of the pile
	Next    int  // seat after Seat that holds cards; after the round just the seat after Seat
	AtLimit bool // the total is the limit
}

// Window is how long unclaimed points can be taken, counted from the card or
// close that made them. The zero value is never.
type Window struct {
	From    int // opens with this many cards played since; 0: at once
	Cards   int // ends when this many cards have been played since
	Actions int // ends when this many plays and goes have been accepted since; 0: they do not matter
}

func (w Window) past(x owing) bool {
	return int(x.cards) >= w.Cards || w.Actions > 0 && int(x.actions) >= w.Actions
}

func (w Window) open(x owing) bool { return int(x.cards) >= w.From && !w.past(x) }

// Check says when a target that was reached wins the match.
type Check uint8

const (
	// OnAward – at once, in mid-round too (cards.match.immediate).
	OnAward Check = iota
	// OnRoundEnd – only when the round has ended; the highest score wins, the first seat among equals.
	OnRoundEnd
)
