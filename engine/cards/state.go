package cards

import "muggins.example/engine"

// Status says how a round stands.
type Status uint8

const (
	// Playing – the round goes on.
	Playing Status = iota
	// PlayedOut – nobody holds cards any more (cards.round.end).
	PlayedOut
	// Stopped – points won the match (cards.match.immediate).
	Stopped
)

// String names the status: playing, played-out or stopped.
func (s Status) String() string {
	switch s {
	case PlayedOut:
		return "played-out"
	case Stopped:
		return "stopped"
	}
	return "playing"
}

// State is a round in progress beside its Deal. It is one value without
// pointers: assignment copies it, == compares it. Only Start, Next and Apply
// make meaningful ones. Arrays are by seat; seats above the players stay zero.
type State struct {
	Scores  [MaxSeats]int32 // points after everything
	Awards  [MaxSeats]int32 // points given during the last accepted action
	Hands   [MaxSeats]Set
	fitting Set            // cards of the seat on turn that fit
	Played  [MaxCards]Card // the first Count are the cards laid in this round, in order
	owed    [maxOwed]owing // points neither claimed nor called nor lapsed, in the order in which they arose
	Total   int16          // the running total
	Count   uint8          // cards laid in this round
	base    uint8          // the pile begins here in Played
	Drawn   uint8          // cards taken from the stock: the next is Deal.Stock()[Drawn]
	Goes    uint8          // goes since the last card of the pile
	Turn    int8           // seat on turn, -1 after the round
	Last    int8           // seat that played the last card of the pile, -1 when it is empty
	Dealer  int8
	Winner  int8 // seat that won the match, -1 none
	Status  Status
	spoken  bool // the last card of the pile was laid with a claim
}

// Start gives the state before the first card, with the scores that the
// players bring along (by seat; missing ones are 0). The deal's dealer deals.
func (r *Rules) Start(d *Deal, scores []int) State {
	s := State{Hands: d.hands, Dealer: d.dealer, Last: -1, Winner: -1}
	for seat := 0; seat < d.Players() && seat < len(scores); seat++ {
		s.Scores[seat] = int32(scores[seat])
	}
	r.turnTo(d, &s, r.Lead(int(s.Dealer), d.Players()))
	return s
}

// Next begins the following round of the match with the scores carried over
// (cards.match.next-round); points still open lapse. Who deals follows from s,
// whatever the deal says (cards.round.next-deal). It is refused, with s still
// the state to go on with, while the round lasts, after the match, and when the
// number of players changes.
func (r *Rules) Next(d *Deal, s *State, next *Deal) (State, engine.Refusal) {
	switch {
	case s.Winner >= 0:
		return *s, engine.MatchOver
	case s.Status == Playing:
		return *s, engine.RoundNotOver
	case next == nil || next.players != d.players:
		return *s, engine.BadDeal
	}
	fresh := State{Scores: s.Scores, Hands: next.hands, Last: -1, Winner: -1}
	fresh.Dealer = int8(r.NextDealer(int(s.Dealer), d.Players()))
	r.turnTo(next, &fresh, r.Lead(int(fresh.Dealer), d.Players()))
	return fresh, engine.Accepted
}

// Pile is the current stack from the first card to the last, empty after a
// close. After the round it is the stack left open. It shares memory with the state.
func (s *State) Pile() []Card { return s.Played[s.base:s.Count] }

// Stock is the number of cards left to draw.
func (s *State) Stock(d *Deal) int { return len(d.stock) - int(s.Drawn) }

// Open gives the points, by seat of who made them, that can still be claimed or called.
func (s *State) Open() [MaxSeats]int32 {
	var open [MaxSeats]int32
	for _, x := range s.owed {
		open[x.seat] += x.points
	}
	return open
}
