// Package plan holds scenarios before a program's claim is known. The steps
// compile each scenario of the features to a Plan; Bind turns a plan into one
// request for what a program claims, and into the checks that its answer has to
// pass. Nothing here knows a rule of the game: what Given stages is legal
// because the features say so, and is checked in the answer.
package plan

import (
	"muggins.example/protocol"
)

// Role is a player as seen from the position that Given stages: 0 is the next
// player, who is on turn there, 1 the player after, and so on in turn order.
// A role keeps its meaning throughout the scenario. AtSeat makes the role of a
// seat.
type Role int

// seats is where the roles of seats begin.
const seats Role = 100

// AtSeat returns the role of the player at a seat, counted from 0 in turn order.
func AtSeat(n int) Role { return seats + Role(n) }

// Plus returns the role that comes n turns later among a number of players.
func (r Role) Plus(n, players int) Role {
	if r >= seats {
		return AtSeat((int(r-seats) + n) % players)
	}
	return Role((int(r) + n) % players)
}

// Least returns the lowest number of players among whom the role is its own.
func (r Role) Least() int { return int(r%seats) + 1 }

// Plan is one scenario, compiled.
type Plan struct {
	ID          string // the scenario's id
	Rule        string // the id of the rule it is an example of
	Topic       protocol.Topic
	Rulesets    []string        // any of which it can be asked in
	Path        string          // of the feature
	Line        int             // of the example, or of its row
	Players     int             // 0: any number that seats every role
	UsualTarget bool            // only for the target that the ruleset has by default
	Seats       int             // the lowest number of players that seats every role
	staging     []protocol.Card // the cards that make the pile or the total
	Informative bool            // no program fails for it
	Deals       bool            // asks for the program's own deals; then Deal and Actions are empty
	Pins        []protocol.Pin  // options that have to have a value
	Game        *protocol.Play  // a recorded game, sent as it is; then Deal and Actions are empty
	Deal        Deal
	Actions     []Action // after the staging of the line or the pile
	Checks      []Check
}

// Deal is the position that Given describes, as constraints.
type Deal struct {
	Line     []protocol.Tile // as it lies, left to right; laid in this order
	Holds    []Holding       // at most one a role
	Boneyard Boneyard
	Scores   int      // raw points of every player before the first tile
	Needs    []Need   // other scores, told from the target
	Lots     [][]Role // who is left after each draw of lots; the last has one role
	NextLots [][]Role // the same for the next round
	ByRule   bool     // a rule finds who opens or leads
	Next     []Holding
	// Pile are the cards of the stack, laid in turn from seat 0; Total stands
	// for any cards that make it, at -1 for none. Stock is what is left to draw.
	Pile  []protocol.Card
	Total int
	Stock []protocol.Card
}

// Cards reports whether the plan is of the card game.
func (p *Plan) Cards() bool { return len(p.Rulesets) > 0 && !protocol.Dominoes(p.Rulesets[0]) }

// Need is a score told from its distance to the target, so that it means the
// same whatever the target is.
type Need struct {
	Role   Role
	Points int // raw points that are missing, at least 1
}

// Holding is what a player holds at the position that Given describes, besides
// the tiles of the line.
type Holding struct {
	Role  Role
	Tiles []protocol.Tile
	Cards []protocol.Card
	Exact bool // these and no others; otherwise at least these
}

// Boneyard is what is left to draw at the start.
type Boneyard struct {
	Tiles []protocol.Tile // the first is drawn first
	Exact bool            // these and no others
}

// Action is something that Given or When lets a player do.
type Action struct {
	Role   Role
	Do     protocol.Do
	Tile   protocol.Tile // with play
	On     protocol.Tile // with play, unless First
	Pip    int           // the free half of On that is meant; -1 where the tiles tell
	Across bool          // on a cross arm of On
	First  bool          // the tile that opens the line
	Card   protocol.Card // with play, in the card game
	Of     Role          // with call
	// Said is what is said with a play or a go where something has to be said:
	// absent for what is due, null for nothing, a number that is false.
	Said   protocol.Maybe[protocol.Said]
	Free   bool // it may be refused as well
	Staged bool // belongs to Given
	If     protocol.Condition
	Asked  bool         // belongs to Then, which asks whether it is possible
	Line   int          // of the step
	Text   string       // of the step
	end    protocol.End // found by Resolve
}

// Kind says how a check compares.
type Kind uint8

// The kinds of checks. What else a check holds depends on its kind.
const (
	Accepted   Kind = iota // the action was carried out
	Refused                // the action was turned down; Codes are those that fit
	Unchanged              // all that is shown equals what was shown before the action
	Seat                   // Field is the seat of Role, or null with None
	Number                 // Field is Num
	Points                 // Field, by seat, has Num at Role
	Others                 // Field, by seat, is 0 at all seats but that of Role
	Change                 // Field, by seat, grew by Num at Role since the position of Given
	InAll                  // Field, by seat, grew by Num at Role since the first deal
	Word                   // Field is Word, or one of Codes
	Line                   // the line is Tiles, or its mirror image
	Hand                   // Role holds Tiles and nothing else
	Ends                   // the counted ends are Ends, in any order
	Legal                  // the seat on turn may do Moves and nothing else
	Same                   // Field is as in Position
	Sees                   // Role is shown Tiles and no other tile
	DealtHands             // every hand that is dealt has Num tiles
	DealtRest              // Num tiles can be drawn
	DealtSet               // every tile of the set, or card of the deck, is dealt once
	Crossing               // the cross arms of Spinner.Double are Spinner.Arms
	Piled                  // the pile is Cards
	CardHand               // Role holds Cards and nothing else
)

// Check is something that Then asks, or that Given takes for granted.
type Check struct {
	Kind     Kind
	After    int  // the index in Actions of the action it looks behind; -1: the position before them
	Last     bool // with a round's end: look behind what the suite sends to let it come
	Implied  bool // said by no sentence of Then, so that passing it shows nothing
	Given    bool // a difference stops the scenario and says nothing about its rule
	Field    protocol.Field
	Role     Role
	None     bool
	Num      int
	Word     string
	Codes    []string
	Tiles    []protocol.Tile
	Ends     []protocol.Contribution
	Moves    []Action
	Cards    []protocol.Card
	Spinner  protocol.Spinner
	Position *protocol.Position // of a recorded game
	At       int                // the line of the step
	Text     string             // of the step
}

// Fields returns the fields that a check looks at.
func (c Check) Fields() []protocol.Field {
	switch c.Kind {
	case Accepted, Refused:
		return nil
	case Unchanged:
		return UnchangedFields()
	}
	return []protocol.Field{c.Field}
}

// UnchangedFields returns the fields that a refused action must leave alone.
func UnchangedFields() []protocol.Field {
	return []protocol.Field{
		protocol.FieldTurn, protocol.FieldLine, protocol.FieldScores, protocol.FieldHands, protocol.FieldBoneyard,
		protocol.FieldRound, protocol.FieldLegal, protocol.FieldCounted, protocol.FieldSum, protocol.FieldCloser, protocol.FieldWinner,
		protocol.FieldArms, protocol.FieldTotal, protocol.FieldPile, protocol.FieldLast, protocol.FieldStock, protocol.FieldDealer, protocol.FieldOpen,
	}
}
