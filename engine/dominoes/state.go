package dominoes

import "muggins.example/engine"

// Status says how a round stands.
type Status uint8

const (
	// Playing – the round goes on.
	Playing Status = iota
	// Domino – a player played the last tile of the hand (dominoes.round.ends).
	Domino
	// Blocked – nobody can move any more (dominoes.block.definition).
	Blocked
	// Stopped – an award won the match (muggins.match.immediate).
	Stopped
)

// String names the status: playing, domino, blocked or stopped.
func (s Status) String() string {
	switch s {
	case Domino:
		return "domino"
	case Blocked:
		return "blocked"
	case Stopped:
		return "stopped"
	}
	return "playing"
}

// End is an open end of the line.
type End struct {
	Placement uint8 // number of the placement it belongs to
	Port      Port  // the free port of that tile
	Pip       uint8 // the value a tile must show to be joined
	Side      Side  // Left or Right
	Tile      Tile
}

// State is a round in progress beside its Deal. It is one value without
// pointers: assignment copies it, == compares it. Only Start and Apply make
// meaningful ones. Arrays are by seat; seats above the players stay zero.
type State struct {
	Scores  [MaxSeats]int32 // raw points after everything (muggins.score.raw-points)
	Awards  [MaxSeats]int32 // raw points given by the last accepted action, never the settlement
	Settled [MaxSeats]int32 // signed raw points really given (above 0) or taken (below 0) at the end of the round
	Hands   [MaxSeats]Tiles
	Ends    [2]End   // left and right; meaningless before the opening tile
	fits    [2]Tiles // tiles of the set that fit the left and the right end; all of them before the opening
	Drawn   uint8    // tiles taken from the boneyard: the next is Deal.Boneyard()[Drawn]
	InTurn  uint8    // tiles drawn in this turn
	Passes  uint8    // passes in a row up to now
	Count   uint8    // tiles on the table
	Turn    int8     // seat on turn, -1 after the round
	Closer  int8     // seat that went out, -1 none
	Winner  int8     // seat that won the match, -1 none
	Status  Status
	HasDue  bool                // Due was drawn, fits, and must be played now
	Due     Tile                // the zero tile unless HasDue
	buried  int16               // pips that covered tiles still count; 0 under the default rules
	Placed  [MaxTiles]Placement // the first Count are the layout
}

// Start gives the state before the opening tile, with the scores that the
// players bring along (raw points by seat; missing ones are 0).
func (r *Rules) Start(d *Deal, scores []int) State {
	s := State{Hands: d.hands, Turn: d.opener, Closer: -1, Winner: -1}
	for seat := 0; seat < d.Players() && seat < len(scores); seat++ {
		s.Scores[seat] = int32(scores[seat])
	}
	for i := range s.fits {
		s.fits[i] = Tiles{^uint64(0), ^uint64(0), ^uint64(0)} // any tile can be led
	}
	return s
}

// Next begins the following round of the match with the scores carried over
// (muggins.match.next-round). It is refused, with s still the state to go on
// with, while the round lasts, after the match, and when the number of players
// changes. The deal's opener opens; Opener says who that is by the rules.
func (r *Rules) Next(d *Deal, s *State, next *Deal) (State, engine.Refusal) {
	switch {
	case s.Winner >= 0:
		return *s, engine.MatchOver
	case s.Status == Playing:
		return *s, engine.RoundNotOver
	case next == nil || next.players != d.players:
		return *s, engine.BadDeal
	}
	fresh := r.Start(next, nil)
	fresh.Scores = s.Scores
	return fresh, engine.Accepted
}

// Opener is the seat that opens the round after s, or -1 when a lot decides or
// the round is not over (muggins.opener.after-domino, muggins.opener.after-block).
func (r *Rules) Opener(d *Deal, s *State) int {
	if s.Status == Playing {
		return -1
	}
	return r.NextOpener(Ended{Status: s.Status, Closer: int(s.Closer), Opener: d.Opener(), Players: d.Players()})
}

// Left is the number of tiles still in the boneyard, those held back included.
func (s *State) Left(d *Deal) int { return len(d.boneyard) - int(s.Drawn) }
