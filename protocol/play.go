package protocol

// Do is what an action does.
type Do string

// The actions.
const (
	DoPlay  Do = "play"  // lay a tile, or play a card
	DoDraw  Do = "draw"  // take the next tile of the boneyard
	DoPass  Do = "pass"  // give up the turn
	DoGo    Do = "go"    // say that no card can be played
	DoClaim Do = "claim" // claim what one forgot to claim
	DoCall  Do = "call"  // call muggins on another player
	DoDeal  Do = "deal"  // begin the next element of Play.Rounds
)

// End names a place in a line: the outer side of its first or last tile.
type End string

// The places of a layout. Left and Right are the ends of the line; Up and Down
// are the crosswise sides of a double, which no ruleset without spinners opens.
const (
	Left  End = "left"
	Right End = "right"
	Up    End = "up"
	Down  End = "down"
)

// Condition says when an action is to be carried out at all.
type Condition string

// The conditions of an action. Where one does not hold the action is skipped.
const (
	IfPlaying Condition = "playing" // the round is not over
	IfStack   Condition = "stack"   // cards lie on the pile, and the round is not over
	IfTurn    Condition = "turn"    // the player is on turn
)

// Play is a request: one whole game, with everything that chance decides in
// it. Seats are numbered from 0 in turn order.
type Play struct {
	Shuffle *Shuffle         `json:"-"` // asks for a deal of the program's own in place of a game
	Ruleset string           `json:"ruleset"`
	Options map[string]Value `json:"options,omitempty"` // the target, and what is off the default
	Players int              `json:"players"`
	Scores  []int            `json:"scores"` // raw points by seat before the first round
	Rounds  []Round          `json:"rounds"`
	Actions []Action         `json:"actions"`
}

// Round is the deal of one round.
type Round struct {
	Opener   Maybe[int] `json:"opener,omitzero"` // the seat that opens; absent where a rule decides
	Lots     [][]int    `json:"lots,omitempty"`  // the seats left after each draw of lots
	Dealer   Maybe[int] `json:"dealer,omitzero"` // with cards, in the first round
	Hands    Hands      `json:"hands"`
	Boneyard []Tile     `json:"boneyard,omitzero"` // with tiles; the first is drawn first
	Stock    []Card     `json:"stock,omitzero"`    // with cards; the first is drawn first
}

// Action is one thing that a player does, or that the suite asks for.
type Action struct {
	Player Maybe[int]  `json:"player,omitzero"` // a seat; absent with deal
	Do     Do          `json:"do"`
	Tile   Maybe[Tile] `json:"tile,omitzero"` // with play
	End    End         `json:"end,omitempty"` // with every play but the first
	On     Maybe[Tile] `json:"on,omitzero"`   // the tile that lies there, lower half first
	Pip    Maybe[int]  `json:"pip,omitzero"`  // the free half joined
	Card   Maybe[Card] `json:"card,omitzero"` // with play, in the card game
	Of     Maybe[int]  `json:"of,omitzero"`   // with call: the seat called on
	// Announce and Claim are what is said with a play, or with a go: Due, a
	// false number, or null for nothing. Absent where nothing need be said.
	Announce Maybe[Said] `json:"announce,omitzero"`
	Claim    Maybe[Said] `json:"claim,omitzero"`
	If       Condition   `json:"if,omitempty"`
}

// Move is an element of Position.Legal: an action of the seat on turn.
type Move struct {
	Do   Do          `json:"do"`
	Tile Maybe[Tile] `json:"tile,omitzero"`
	End  End         `json:"end,omitempty"`
	On   Maybe[Tile] `json:"on,omitzero"`
	Pip  Maybe[int]  `json:"pip,omitzero"`
	Card Maybe[Card] `json:"card,omitzero"`
}

// Answer is what a program shows of a game: one entry more than there were
// actions, or, for the set-up as a whole, that it will not or cannot.
type Answer struct {
	Trace   []Entry `json:"trace,omitempty"`
	Refused string  `json:"refused,omitempty"` // bad-deal
	Unable  string  `json:"unable,omitempty"`
	Note    string  `json:"note,omitempty"` // never judged
	Dealt
}

// Shuffle asks for a deal of the program's own.
type Shuffle struct {
	Ruleset string           `json:"ruleset"`
	Options map[string]Value `json:"options,omitempty"`
	Players int              `json:"players"`
	Seed    int              `json:"seed"` // to deal by; a program may ignore it
}

// Dealt is what a program deals of its own, in answer to a Shuffle only.
type Dealt struct {
	Hands    Maybe[Hands]  `json:"hands,omitzero"`
	Boneyard Maybe[[]Tile] `json:"boneyard,omitzero"` // all other tiles, held in reserve or not
	Stock    Maybe[[]Card] `json:"stock,omitzero"`
	Dealer   Maybe[int]    `json:"dealer,omitzero"`
	Opener   Maybe[int]    `json:"opener,omitzero"`
}

// Entry is what a program shows after one action: a position, and whether the
// action was carried out (neither Refused, Unable nor Skipped), turned down,
// not possible to try, or left out.
type Entry struct {
	Refused string `json:"refused,omitempty"` // a code
	Unable  string `json:"unable,omitempty"`  // no-command, other-player, other-end, other
	Skipped bool   `json:"skipped,omitzero"`
	Note    string `json:"note,omitempty"` // never judged
	Position
}

// Carried reports whether the action was carried out.
func (e Entry) Carried() bool { return e.Refused == "" && e.Unable == "" && !e.Skipped }

// Position is what can be seen after an action and all that follows from it.
// A field that is absent was not shown. Seats are numbered from 0, points are
// raw points.
type Position struct {
	Turn     Maybe[int]            `json:"turn,omitzero"`     // the seat on turn, null when nobody is
	Line     Maybe[[]Tile]         `json:"line,omitzero"`     // left to right, as it lies
	Arms     Maybe[Arms]           `json:"arms,omitzero"`     // of spinners
	Total    Maybe[int]            `json:"total,omitzero"`    // the running total, 0 where a stack begins
	Pile     Maybe[[]Card]         `json:"pile,omitzero"`     // the cards of the stack, in order
	Last     Maybe[int]            `json:"last,omitzero"`     // who played the last card of the pile, or null
	Counted  Maybe[[]Contribution] `json:"counted,omitzero"`  // the ends that count, in any order
	Sum      Maybe[int]            `json:"sum,omitzero"`      // the sum of Counted
	Awards   Maybe[[]int]          `json:"awards,omitzero"`   // by seat, given by this action
	Settled  Maybe[[]int]          `json:"settled,omitzero"`  // by seat, signed, at a round's end
	Scores   Maybe[[]int]          `json:"scores,omitzero"`   // by seat, after everything
	Hands    Maybe[Hands]          `json:"hands,omitzero"`    // by seat
	Boneyard Maybe[int]            `json:"boneyard,omitzero"` // tiles that lie there, held in reserve or not
	Stock    Maybe[int]            `json:"stock,omitzero"`    // cards left to draw
	Dealer   Maybe[int]            `json:"dealer,omitzero"`
	Open     Maybe[[]int]          `json:"open,omitzero"`  // by seat, points that can still be claimed or called
	Legal    Maybe[[]Move]         `json:"legal,omitzero"` // all that the seat on turn may do
	Round    Maybe[RoundState]     `json:"round,omitzero"`
	Closer   Maybe[int]            `json:"closer,omitzero"` // the seat that went out, or null
	Winner   Maybe[int]            `json:"winner,omitzero"` // of the match, or null
	View     Maybe[View]           `json:"view,omitzero"`   // what the seat on turn can see
}

// View is what one player can see of the tiles that do not lie on the table.
type View struct {
	Seat     int    `json:"seat"`
	Hand     []Tile `json:"hand"`     // the own tiles
	Sizes    []int  `json:"sizes"`    // how many tiles each seat holds
	Boneyard int    `json:"boneyard"` // how many tiles lie there, held in reserve or not
}

// Contribution is what one tile adds to the sum of the open ends.
type Contribution struct {
	Tile Tile `json:"tile"`
	Pips int  `json:"pips"`
}

// RoundState says whether a round goes on, or how it ended.
type RoundState string

// The states of a round.
const (
	RoundPlaying   RoundState = "playing"
	RoundPlayedOut RoundState = "played-out" // nobody holds a card
	RoundDomino    RoundState = "domino"     // a player laid the last tile of the hand
	RoundBlocked   RoundState = "blocked"    // nobody can play and nothing can be drawn
	RoundStopped   RoundState = "stopped"    // the match was won in mid-round
)
