package dominoes

import (
	"math"

	"muggins.example/engine"
)

// Announce is what the mover says about the award of a placement
// (hoyle.call.announce). It is not looked at where there is no call.
type Announce int16

const (
	// Due says the points that are due, and nothing where none are.
	Due Announce = 0
	// Silent says nothing.
	Silent Announce = -1
)

// Said announces a sum in pips; it counts as Due where it is true. A
// number below 0 is taken for 0.
func Said(points int) Announce { return Announce(min(max(points, 0), math.MaxInt16-1) + 1) }

// Number gives the sum that was said in so many words; ok is false for Due and Silent.
func (a Announce) Number() (points int, ok bool) { return int(a) - 1, a > 0 }

// Saying is what decides what becomes of the points of a placement.
type Saying struct {
	Due  int // raw points of the placement, 0 included
	Said Announce
}

// Heard is what becomes of them, in raw points.
type Heard struct {
	Refused  bool // the placement is refused for its announcement
	Mover    int  // given to the mover at once
	Open     int  // left open, for anybody to call
	Opponent int  // given to the next seat for a false number
}

// Calling is what decides whether a call catches anything.
type Calling struct {
	Open int  // raw points open
	Own  bool // the caller calls on himself
}

// call catches the open points of a seat.
func (r *Rules) call(d *Deal, s *State, a Action) engine.Refusal {
	seats := d.players
	if a.Player < 0 || a.Player >= seats || a.Of < 0 || a.Of >= seats {
		return engine.NothingToCall
	}
	points := int(s.Open[a.Of])
	if !r.MayCall(Calling{Open: points, Own: a.Of == a.Player}) {
		return engine.NothingToCall
	}
	s.Awards = [MaxSeats]int32{}
	s.Open[a.Of] = 0
	caller, mover := r.Called(points)
	s.give(a.Player, caller)
	s.give(a.Of, mover)
	if !r.win(d, s, a.Player) && s.Status != Playing && s.Open == ([MaxSeats]int32{}) {
		r.late(d, s)
	}
	return engine.Accepted
}

// late looks for the winner of a round that ended before its last points were
// settled.
func (r *Rules) late(d *Deal, s *State) {
	if r.Check != OnRoundEnd {
		return
	}
	if r.crown(d, s); s.Winner >= 0 {
		s.Status, s.Turn = Stopped, -1
	}
}

// lapse closes the window of open points before an action of the kind: they
// stand or are lost. It reports whether those that stand won the match.
func (r *Rules) lapse(d *Deal, s *State, k Kind) bool {
	if s.Open == ([MaxSeats]int32{}) || !r.Closes(k) {
		return false
	}
	r.closeWindow(s, d.Players())
	return r.win(d, s, s.Turn)
}

// closeWindow gives what stands of the open points.
func (r *Rules) closeWindow(s *State, players int) {
	for seat := range int8(players) {
		if points := int(s.Open[seat]); points != 0 {
			s.give(seat, r.Uncalled(points))
		}
	}
	s.Open = [MaxSeats]int32{}
}

// give adds to an award and the score with it.
func (s *State) give(seat int8, points int) {
	s.Awards[seat] += int32(points)
	s.Scores[seat] += int32(points)
}

// win ends the match where an award of this action reached the target, and
// reports whether it did. The seat named is looked at first, then the others in turn.
func (r *Rules) win(d *Deal, s *State, first int8) bool {
	if r.Check == OnRoundEnd {
		return false
	}
	players := d.Players()
	for seat, i := int(first), 0; i < players; seat, i = nextSeat(seat, players), i+1 {
		if s.Awards[seat] > 0 && r.TargetReached(int(s.Scores[seat]), r.Target(players)) {
			s.Winner = int8(seat)
			s.Open = [MaxSeats]int32{}
			s.Status, s.Turn = Stopped, -1
			s.HasDue, s.Due = false, Tile{}
			return true
		}
	}
	return false
}

// misspoken tries a placement that comes with a number, and reports whether
// the number is a reason to refuse it.
func (r *Rules) misspoken(d *Deal, s *State, a Action, at int) bool {
	if _, said := a.Announce.Number(); !said {
		return false
	}
	trial := *s
	out := r.lay(d, &trial, a, at)
	due := r.due(&trial, a.Tile, at < 0, out)
	return r.Announced(Saying{Due: due, Said: a.Announce}).Refused
}
