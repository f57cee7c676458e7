package dominoes_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine/dominoes"
)

type rules = dominoes.Rules

// deviations are programs with one mistake each: the default with one field
// replaced (two where a program with the mistake needs both to go on).
func deviations() map[string]func(*rules) {
	return map[string]func(*rules){
		"counts a terminal double once": func(r *rules) { r.CountEnd = func(e dominoes.End) int { return int(e.Pip) } },
		"counts a lone double twice": func(r *rules) {
			r.Lone = func(t dominoes.Tile) dominoes.Lone {
				return dominoes.Lone{Entries: 2, Pips: [2]int{t.Low() * (1 + b2i(t.Double())), t.High() * (1 + b2i(t.Double()))}}
			}
		},
		"gives a lone double blank ten": func(r *rules) {
			r.OpeningAward = func(t dominoes.Tile, award int) int {
				if t.High() == 0 {
					return 10
				}
				return award
			}
		},
		"opening never scores":     func(r *rules) { r.OpeningAward = func(dominoes.Tile, int) int { return 0 } },
		"never gives the 5":        func(r *rules) { old := r.Award; r.Award = func(n int) int { return old(n) * b2i(n != 5) } },
		"gives a fifth":            func(r *rules) { old := r.Award; r.Award = func(n int) int { return old(n) / 5 } },
		"goes on counting doubles": func(r *rules) { r.Covered = func(t dominoes.Tile) int { return t.Pips() * b2i(t.Double()) } },
		"keeps the matched half":   func(r *rules) { r.OuterHalf = func(_ dominoes.Tile, joined int) int { return joined } },
		"leaves out a blank end": func(r *rules) {
			old := r.CountEnd
			r.CountEnd = func(e dominoes.End) int { return old(e) - b2i(e.Pip == 0) }
		},
		"last tile not scored":     func(r *rules) { r.LastAward = func(int) int { return 0 } },
		"does not check a match":   func(r *rules) { r.Accept = func(bool) bool { return true } },
		"everything matches":       func(r *rules) { r.Matches = func(int, int) bool { return true } },
		"draws while able":         func(r *rules) { r.MayDraw = func(k dominoes.Stuck) bool { return !k.Opening && !k.Due } },
		"passes while tiles":       func(r *rules) { r.MayPass = func(k dominoes.Stuck) bool { return !k.Playable } },
		"passes while able":        func(r *rules) { r.MayPass = func(k dominoes.Stuck) bool { return k.Playable || k.Boneyard == 0 } },
		"draws on":                 func(r *rules) { r.MayDraw = func(k dominoes.Stuck) bool { return !k.Playable || k.Drawn > 0 } },
		"never draws the last two": func(r *rules) { r.Reserve = 2 },
		"blocks too soon":          func(r *rules) { r.Blocked = func(g dominoes.Standing) bool { return g.Stuck == g.Players } },
		"blocks while one can":     func(r *rules) { r.Blocked = func(g dominoes.Standing) bool { return g.Boneyard == 0 && g.TurnStuck } },
		"never notices a block":    func(r *rules) { r.Blocked = func(dominoes.Standing) bool { return false } },
		"rounds up":                func(r *rules) { r.Round = func(n int) int { return (n + 4) / 5 * 5 } },
		"rounds down":              func(r *rules) { r.Round = func(n int) int { return n / 5 * 5 } },
		"does not round":           func(r *rules) { r.Round = func(n int) int { return n } },
		"credits the closer":       func(r *rules) { r.Settle = func(x dominoes.Settling) int { return x.Others * b2i(x.Closer) } },
		"adds":                     func(r *rules) { r.Settle = func(x dominoes.Settling) int { return x.Own } },
		"turns the other way":      func(r *rules) { r.NextSeat = func(seat, n int) int { return (seat + n - 1) % n } },
		"keeps the turn on a pass": func(r *rules) { r.AfterPass = func(seat, _ int) int { return seat } },
		"target only at the end":   func(r *rules) { r.Check = dominoes.OnRoundEnd },
		"settles after the match":  func(r *rules) { r.Check = dominoes.OnAwardThenSettle },
		"target must be passed":    func(r *rules) { r.TargetReached = func(score, target int) bool { return score > target } },
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestDeviationsCanBeTold plays random rounds side by side until the wrong
// program differs in the state, in what it counts, or in what it refuses.
func TestDeviationsCanBeTold(t *testing.T) {
	right := dominoes.New(dominoes.Options{Target: 20})
	for name, mistake := range deviations() {
		wrong := dominoes.New(dominoes.Options{Target: 20})
		mistake(wrong)
		deals := randomDeals(t, right, 500, 3)
		told, c := false, chance(7)
		for i := 0; i < len(deals) && !told; i++ {
			told = differ(right, wrong, deals[i], &c)
		}
		require.True(t, told, name)
	}
}

func differ(right, wrong *rules, d *dominoes.Deal, c *chance) bool {
	s := right.Start(d, nil)
	for s.Status == dominoes.Playing {
		legal := right.Legal(d, &s, nil)
		for _, a := range conceivable(d, s.Turn) {
			x, y := s, s
			if right.Apply(d, &x, a) != wrong.Apply(d, &y, a) || x != y {
				return true
			}
		}
		if !slices.Equal(right.Contributions(&s, nil), wrong.Contributions(&s, nil)) {
			return true
		}
		right.Apply(d, &s, legal[c.below(len(legal))])
	}
	return false
}
