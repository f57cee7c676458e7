package cards

import "muggins.example/engine"

// maxOwed is more than can be open at a time: under the longest window two
// cards and two closes. Longer windows of a caller's own lose the oldest.
const maxOwed = 8

// owing is points that nobody has taken yet.
type owing struct {
	points  int32 // 0: no entry
	seat    int8  // who made them
	cards   uint8 // cards played since
	actions uint8 // plays and goes since
}

// points are those of the card that made a total.
func (r *Rules) points(total int) int {
	points := r.Award(total)
	if r.AtLimit(total) {
		points = r.LimitAward(points)
	}
	return points
}

// says tells whether a play or a go claims what it brings, and whether what it
// says is no false number. Right is what the card is worth, or all that the
// action brings, or with the card that hits the limit what is paid for it at the close.
func (r *Rules) says(d *Deal, s *State, a Action) (spoken, right bool) {
	if a.Word != Number || !r.ByWord {
		return a.Word == Due, true
	}
	trial := *s
	said := a.Points
	a.Word = Due
	r.Apply(d, &trial, a)
	right = said == trial.Awards[a.Player]
	if a.Kind == Play && !right {
		total := int(s.Total) + r.Value(a.Card)
		points, paid := r.points(total), r.CloseAward(true)
		right = int(said) == points && (points > 0 || !r.AtLimit(total)) || r.AtLimit(total) && paid > 0 && int(said) == paid
	}
	return right, right || r.Wrong == Ignored
}

// give credits points, or leaves them open, and reports whether that won the match.
func (r *Rules) give(d *Deal, s *State, seat, points int, now bool) bool {
	if points == 0 {
		return false
	}
	if now {
		return r.credit(d, s, seat, int32(points))
	}
	for i := range s.owed {
		if s.owed[i].points == 0 {
			s.owed[i] = owing{points: int32(points), seat: int8(seat)}
			return false
		}
	}
	copy(s.owed[:], s.owed[1:])
	s.owed[maxOwed-1] = owing{points: int32(points), seat: int8(seat)}
	return false
}

// credit adds to a score and looks at the target (cards.match.immediate).
func (r *Rules) credit(d *Deal, s *State, seat int, points int32) bool {
	s.Awards[seat] += points
	s.Scores[seat] += points
	if r.Check == OnRoundEnd {
		if s.Status == PlayedOut {
			r.crown(d, s)
		}
		return false
	}
	if !r.TargetReached(int(s.Scores[seat]), r.Target(d.Players())) {
		return false
	}
	s.Winner, s.Status, s.Turn, s.fitting = int8(seat), Stopped, -1, 0
	s.owed = [maxOwed]owing{} // nothing can be taken any more
	return true
}

// lapse counts an action, and a card if it is one, and drops the points whose windows it ends.
func (r *Rules) lapse(s *State, card uint8) {
	kept := 0
	for i := 0; i < maxOwed && s.owed[i].points != 0; i++ {
		x := s.owed[i]
		s.owed[i] = owing{}
		x.cards += card
		x.actions = min(x.actions, 254) + 1
		if !r.ClaimWindow.past(x) || !r.CallWindow.past(x) {
			s.owed[kept] = x
			kept++
		}
	}
}

// claim takes what a player can still claim (cards.claim.at-once, cards.claim.too-late).
func (r *Rules) claim(d *Deal, s *State, seat int8) engine.Refusal {
	if !r.take(d, s, seat, seat, r.ClaimWindow) {
		return engine.NothingToClaim
	}
	return engine.Accepted
}

// call takes what can be called of a seat; cards in hand are not asked for (cards.call.steal, cards.call.own).
func (r *Rules) call(d *Deal, s *State, caller, of int8) engine.Refusal {
	if caller < 0 || caller >= d.players || !r.MayCall(int(caller), int(of)) || !r.take(d, s, caller, of, r.CallWindow) {
		return engine.NothingToCall
	}
	return engine.Accepted
}

// take credits the points of a seat whose window is open to another, or the
// same, seat; it reports whether there were any.
func (r *Rules) take(d *Deal, s *State, to, of int8, w Window) bool {
	sum, kept := int32(0), [maxOwed]owing{}
	n := 0
	for _, x := range s.owed {
		if x.points != 0 && x.seat == of && w.open(x) {
			sum += x.points
			continue
		}
		kept[n] = x
		n++
	}
	if sum == 0 {
		return false
	}
	s.owed, s.Awards = kept, [MaxSeats]int32{}
	r.credit(d, s, int(to), sum)
	return true
}
