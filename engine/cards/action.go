package cards

// Kind is what a player does; Apply takes any other value for Call.
type Kind uint8

const (
	// Play lays a card on the pile.
	Play Kind = iota
	// Go says that no card fits, and gives up the turn.
	Go
	// Claim is the player's own late word: it takes all own points that can
	// still be claimed. It needs no turn and moves none.
	Claim
	// Call takes the unclaimed points of another seat. It needs no turn and moves none.
	Call
)

// String names the kind: play, go, claim or call.
func (k Kind) String() string {
	switch k {
	case Play:
		return "play"
	case Go:
		return "go"
	case Claim:
		return "claim"
	}
	return "call"
}

// Word is what a player says with a play or a go. Where points are given
// without a word it is not looked at.
type Word uint8

const (
	// Due claims what the action brings, if anything.
	Due Word = iota
	// Silent claims nothing.
	Silent
	// Number claims Action.Points; the right number is taken for Due.
	Number
)

// String names the word: due, silent or number.
func (w Word) String() string {
	switch w {
	case Due:
		return "due"
	case Silent:
		return "silent"
	}
	return "number"
}

// Action is what a player asks for.
type Action struct {
	Player int8 // seat, counted from 0
	Kind   Kind
	Card   Card  // the card played; not looked at otherwise
	Word   Word  // of a play or a go
	Of     int8  // of a call: the seat whose points are called
	Points int32 // said with Number
}
