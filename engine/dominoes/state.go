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

// End is an open place: an end of the line, or an arm of a spinner.
type End struct {
	Placement uint8 // number of the placement it belongs to
	Port      Port  // the free port of that tile
	Pip       uint8 // the value a tile must show to be joined
	Side      Side  // the way in which the layout grows there
	Tile      Tile
}

// State is a round in progress beside its Deal. It is one value without
// pointers: assignment copies it, == compares it. Only Start, Next, Apply and
// Undo make meaningful ones.
type State struct {
	Round
	spinners [maxSpinners]uint8  // numbers of their placements
	arms     [MaxArms]End        // open places beside the line
	Placed   [MaxTiles]Placement // the first Count are the layout
}

// Round is what a state holds beside the layout. Arrays are by seat; seats
// above the players stay zero.
type Round struct {
	Scores  [MaxSeats]int32 // raw points after everything (muggins.score.raw-points)
	Awards  [MaxSeats]int32 // raw points given by the last accepted action, or by earlier points that stood before it; never the settlement
	Settled [MaxSeats]int32 // signed raw points really given (above 0) or taken (below 0) at the end of the round
	Open    [MaxSeats]int32 // raw points not announced, which can still be called (hoyle.call.call-window)
	Hands   [MaxSeats]Tiles
	Ends    [2]End   // left and right end of the line; meaningless before the opening tile
	fits    [2]Tiles // tiles of the set that fit the left and the right end; before the opening those that can be led
	any     Tiles    // tiles of the set that fit anywhere
	Drawn   uint8    // tiles taken from the boneyard: the next is Deal.Boneyard()[Drawn]
	InTurn  uint8    // tiles drawn in this turn
	Passes  uint8    // passes in a row up to now
	Count   uint8    // tiles on the table
	Turn    int8     // seat on turn, -1 after the round
	Closer  int8     // seat that went out, -1 none
	Winner  int8     // seat that won the match, -1 none
	Status  Status
	HasDue  bool  // Due was drawn, fits, and must be played now
	Due     Tile  // the zero tile unless HasDue
	HasLead bool  // the opener must lead Lead
	Lead    Tile  // the zero tile unless HasLead
	buried  int16 // pips that covered tiles still count; 0 under the default rules

	hasDouble    bool // a double was laid
	armCount     uint8
	spinnerCount uint8
}

// Start gives the state before the opening tile of the first round, with the
// scores that the players bring along (raw points by seat; missing ones are 0).
func (r *Rules) Start(d *Deal, scores []int) (s State) {
	r.begin(d, &s, scores)
	return s
}

// begin fills in a zero state.
func (r *Rules) begin(d *Deal, s *State, scores []int) {
	s.Hands, s.Turn, s.Closer, s.Winner = d.hands, d.opener, -1, -1
	for seat := 0; seat < d.Players() && seat < len(scores); seat++ {
		s.Scores[seat] = int32(scores[seat])
	}
	s.leads(r.Lead(Leading{Hand: d.order[d.opener], First: true}))
}

// leads says what can be led: one tile, or any.
func (s *State) leads(lead Tile, only bool) {
	s.any = Tiles{^uint64(0), ^uint64(0), ^uint64(0)}
	s.HasLead, s.Lead = only, Tile{}
	if only {
		s.Lead, s.any = lead, TilesOf(lead)
	}
	s.fits = [2]Tiles{s.any, s.any}
}

// Next begins the following round of the match with the scores carried over
// (muggins.match.next-round). It is refused, with s still the state to go on
// with, while the round lasts, after the match, and when the number of players
// changes. The deal's opener opens; OpenerOf says who that is by the rules.
//
// Points that were still open stand or are lost now: they are in the Awards of
// the new state, and if they win, the match is over there with nothing led.
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
	fresh.leads(r.Lead(Leading{Hand: next.order[next.opener], After: s.Status}))
	fresh.Scores, fresh.Open = s.Scores, s.Open
	r.closeWindow(&fresh, d.Players())
	if !r.win(next, &fresh, fresh.Turn) {
		r.late(next, &fresh)
	}
	return fresh, engine.Accepted
}

// Left is the number of tiles still in the boneyard, those held back included.
func (s *State) Left(d *Deal) int { return len(d.boneyard) - int(s.Drawn) }
