package conformance

import (
	"muggins.example/plan"
	"muggins.example/protocol"
)

// Plans returns the plans of all scenarios and recorded games, in order.
func (s *Suite) Plans() []*plan.Plan { return s.plans }

// Unlike returns the first field that both positions show, and that tells them
// apart; "" where there is none. What is equal in the game is equal here: a line
// and its mirror image, a hand in any order.
func Unlike(a, b *protocol.Position, fields []protocol.Field) protocol.Field {
	for _, f := range fields {
		if a.Shows(f) && b.Shows(f) && text(*a, f) != text(*b, f) {
			return f
		}
	}
	return ""
}

// JudgeAnswer judges one answer to a bound plan, without anything else known of
// the program that gave it.
func JudgeAnswer(b plan.Bound, o protocol.Outcome) Result { return judge(b, o, nil) }
