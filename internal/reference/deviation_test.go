package reference_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// deviationCase is a wrong program, and the rule that it has to fail.
type deviationCase struct {
	name, rule string
	deviation  reference.Deviation
}

// deviations are wrong programs met in the wild, each with the rule that has to
// be among those that it fails.
func deviations() []deviationCase {
	type r = dominoes.Rules
	rules := func(change func(*r)) reference.Deviation { return reference.Deviation{Rules: change} }
	award := func(f func(old func(int) int, sum int) int) reference.Deviation {
		return rules(func(r *r) {
			old := r.Award
			r.Award = func(sum int) int { return f(old, sum) }
		})
	}
	return []deviationCase{
		{"counts a terminal double once", "dominoes.double.terminal", rules(func(r *r) {
			r.CountEnd = func(e dominoes.End) int { return int(e.Pip) }
		})},
		{"counts a lone opening double twice", "dominoes.double.lone", rules(func(r *r) {
			old := r.Lone
			r.Lone = func(t dominoes.Tile) dominoes.Lone {
				if t.Double() {
					return dominoes.Lone{Entries: 1, Pips: [2]int{2 * t.Pips()}}
				}
				return old(t)
			}
		})},
		{"gives a lone double blank ten points", "dominoes.award.zero-sum", rules(func(r *r) {
			old := r.OpeningAward
			r.OpeningAward = func(t dominoes.Tile, award int) int {
				if t.Pips() == 0 {
					return 10
				}
				return old(t, award)
			}
		})},
		{"scores the opening only for the double five", "muggins.opening.scores", rules(func(r *r) {
			r.OpeningAward = func(t dominoes.Tile, award int) int {
				if t.Low() == 5 && t.High() == 5 {
					return award
				}
				return 0
			}
		})},
		{"never scores the opening", "muggins.opening.scores", rules(func(r *r) {
			r.OpeningAward = func(dominoes.Tile, int) int { return 0 }
		})},
		{"never gives the five", "dominoes.award.multiple-of-five", award(func(old func(int) int, sum int) int {
			if sum == 5 {
				return 0
			}
			return old(sum)
		})},
		{"gives a fifth of the sum", "dominoes.award.multiple-of-five", award(func(old func(int) int, sum int) int { return old(sum) / 5 })},
		{"treats a sum of nothing as scoring", "dominoes.award.zero-sum", award(func(old func(int) int, sum int) int {
			if sum == 0 {
				return 5
			}
			return old(sum)
		})},
		{"leaves out a blank end", "dominoes.award.zero-end-counts", rules(func(r *r) {
			old := r.CountEnd
			r.CountEnd = func(e dominoes.End) int {
				if n := old(e); n > 0 {
					return n
				}
				return -1
			}
		})},
		{"goes on counting a covered double", "dominoes.double.interior", rules(func(r *r) {
			r.Covered = func(t dominoes.Tile) int {
				if t.Double() {
					return t.Pips()
				}
				return 0
			}
		})},
		{"keeps the matched half as the open end", "dominoes.place.outer-half", rules(func(r *r) {
			r.OuterHalf = func(_ dominoes.Tile, joined int) int { return joined }
		})},
		{"places without checking the match", "dominoes.place.match", rules(func(r *r) {
			r.Accept = func(bool) bool { return true }
		})},
		{"does not score the last tile", "dominoes.award.every-placement", rules(func(r *r) {
			r.LastAward = func(int) int { return 0 }
		})},
		{"lets a player draw while able to play", "dominoes.draw.forbidden-when-playable", rules(func(r *r) {
			r.MayDraw = func(k dominoes.Stuck) bool { return !k.Opening && k.Boneyard > 0 }
		})},
		{"lets a player pass while tiles can be drawn", "dominoes.pass.forbidden", rules(func(r *r) {
			r.MayPass = func(k dominoes.Stuck) bool { return !k.Playable }
		})},
		{"lets a player pass while able to play", "dominoes.pass.forbidden", rules(func(r *r) {
			r.MayPass = func(k dominoes.Stuck) bool { return k.Boneyard == 0 }
		})},
		{"draws on after a playable tile", "dominoes.draw.stop-at-playable", rules(func(r *r) {
			old := r.MayDraw
			r.MayDraw = func(k dominoes.Stuck) bool { return old(k) || (k.Drawn > 0 && k.Boneyard > 0) }
		})},
		{"calls a block while the boneyard has tiles", "dominoes.block.definition", rules(func(r *r) {
			r.Blocked = func(g dominoes.Standing) bool { return g.Stuck == g.Players }
		})},
		{"calls a block while a player can still move", "dominoes.block.definition", rules(func(r *r) {
			r.Blocked = func(g dominoes.Standing) bool { return g.Boneyard == 0 && g.TurnStuck }
		})},
		{"never notices a block", "dominoes.block.definition", rules(func(r *r) {
			r.Blocked = func(dominoes.Standing) bool { return false }
		})},
		{"turns run the other way", "muggins.turn.clockwise", rules(func(r *r) {
			r.NextSeat = func(seat, players int) int { return (seat + players - 1) % players }
		})},
		{"a pass does not pass the turn", "muggins.turn.ends", rules(func(r *r) {
			r.AfterPass = func(seat, _ int) int { return seat }
		})},
		{"rounds hands up", "muggins.settle.round-down", rules(func(r *r) {
			r.Round = func(pips int) int { return (pips + 4) / 5 * 5 }
		})},
		{"rounds hands down", "muggins.settle.round-up", rules(func(r *r) {
			r.Round = func(pips int) int { return pips / 5 * 5 }
		})},
		{"rounds hands not at all", "muggins.settle.round-down", rules(func(r *r) {
			r.Round = func(pips int) int { return pips }
		})},
		{"credits the closer with the other hands", "muggins.settle.no-credit", rules(func(r *r) {
			old := r.Settle
			r.Settle = func(x dominoes.Settling) int {
				if x.Closer {
					return x.Others
				}
				return old(x)
			}
		})},
		{"adds where it should subtract", "muggins.settle.own-pips", rules(func(r *r) {
			r.Settle = func(x dominoes.Settling) int { return x.Own }
		})},
		{"pays the lightest hand of a blocked round", "muggins.settle.no-credit", rules(func(r *r) {
			old := r.Settle
			r.Settle = func(x dominoes.Settling) int {
				if x.Blocked && x.Lightest {
					return x.Others
				}
				return old(x)
			}
		})},
		{"leaves the opening tile in the hand", "dominoes.place.from-hand", reference.Deviation{Entry: keepsOpening}},
		{"shows a closer of a blocked round", "muggins.settle.blocked", reference.Deviation{Entry: func(_ protocol.Action, e *protocol.Entry) {
			if state, _ := e.Round.Get(); state == protocol.RoundBlocked {
				e.Closer = protocol.Some(0)
			}
		}}},
	}
}

// keepsOpening shows the opening tile in the hand it came from.
func keepsOpening(a protocol.Action, e *protocol.Entry) {
	line, _ := e.Line.Get()
	if a.Do != protocol.DoPlay || e.Refused != "" || len(line) != 1 {
		return
	}
	hands, _ := e.Hands.Get()
	player, _ := a.Player.Get()
	hands.Tiles[player] = append(hands.Tiles[player], line[0].Low())
}

// TestEveryDeviationIsCaught asks each wrong program of the main form the
// examples of the rule that it has to fail.
func TestEveryDeviationIsCaught(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	for _, d := range slices.Concat(deviations(), matchDeviations()) {
		t.Run(d.name, func(t *testing.T) {
			t.Parallel()
			fails(t, suite, d.rule, awkward{}, awkward{Implementation: reference.Deviant(d.deviation)}, "")
		})
	}
}

// TestReference judges the reference as it is: a subtest a scenario.
func TestReference(t *testing.T) {
	t.Parallel()
	subject := reference.Subject(reference.Implementation())
	defer subject.Close()
	conformance.Run(t, subject, nil)
}
