package reference_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// values are the values of options that a program names.
type values = map[string]protocol.Value

// claimedDeviation is a wrong program that claims values of options.
type claimedDeviation struct {
	name, rule string
	values     values // that the claim names; nil: none
	deviation  reference.Deviation
}

// hoyleDeviations are wrong programs of the game with the muggins call.
func hoyleDeviations() []claimedDeviation {
	type r = dominoes.Rules
	rules := func(change func(*r)) reference.Deviation { return reference.Deviation{Rules: change} }
	called := func(f func(points int) (caller, mover int)) reference.Deviation {
		return rules(func(r *r) { r.Called = f })
	}
	settle := func(f func(x dominoes.Settling, right int) int) reference.Deviation {
		return rules(func(r *r) {
			old := r.Settle
			r.Settle = func(x dominoes.Settling) int { return f(x, old(x)) }
		})
	}
	set := func(option string, v protocol.Value) reference.Deviation {
		return reference.Deviation{SetUp: func(p *protocol.Play) { p.Options[option] = v }}
	}
	steal := values{"call": "steal"}
	return []claimedDeviation{
		{"gives points that were called to the mover all the same", "hoyle.call.forfeit", nil, called(func(n int) (int, int) { return 0, n })},
		{"gives the caller what is forfeited", "hoyle.call.forfeit", nil, called(func(n int) (int, int) { return n, 0 })},
		{"leaves stolen points with the mover", "hoyle.call.steal", steal, called(func(n int) (int, int) { return 0, n })},
		{"loses what should be stolen", "hoyle.call.steal", steal, called(func(int) (int, int) { return 0, 0 })},
		{"gives stolen points twice", "hoyle.call.steal", steal, called(func(n int) (int, int) { return n, n })},
		{"lets a call take an announced score", "hoyle.call.announce", nil, rules(func(r *r) {
			r.Announced = func(x dominoes.Saying) dominoes.Heard { return dominoes.Heard{Open: x.Due} }
		})},
		{"lets the mover call", "hoyle.call.announce", nil, rules(func(r *r) {
			r.MayCall = func(c dominoes.Calling) bool { return c.Open > 0 }
		})},
		{"lets nobody call", "hoyle.call.forfeit", nil, rules(func(r *r) {
			r.MayCall = func(dominoes.Calling) bool { return false }
		})},
		{"takes a call that catches nothing", "hoyle.call.announce", nil, reference.Deviation{Entry: accepts("nothing-to-call")}},
		{"takes a false sum for a true one", "hoyle.call.wrong-announcement", values{"wrong-announcement": "refused"}, rules(func(r *r) {
			old := r.Announced
			r.Announced = func(x dominoes.Saying) dominoes.Heard {
				x.Said = dominoes.Due
				return old(x)
			}
		})},
		{"takes a call one action too late", "hoyle.call.call-window", values{"call-window": "next-action"}, set("call-window", "next-placement")},
		{"takes a call one action too late, with points that stand", "hoyle.call.call-window", values{"call-window": "next-action", "uncalled": "stands"}, set("call-window", "next-placement")},
		{"takes calls for ever", "hoyle.call.call-window", values{"call-window": "next-action"}, rules(func(r *r) {
			r.Closes = func(dominoes.Kind) bool { return false }
		})},
		{"closes the window at once", "hoyle.call.forfeit", nil, rules(func(r *r) {
			r.Announced = func(x dominoes.Saying) dominoes.Heard { return dominoes.Heard{Mover: x.Due} }
		})},
		{"rounds the sum of the other hands", "hoyle.settle.winner-takes", nil, set("round-what", "sum")},
		{"forgets to round the hands", "hoyle.settle.winner-takes", nil, rules(func(r *r) { r.Round = func(n int) int { return n } })},
		{"rounds twenty-seven up", "hoyle.settle.winner-takes", nil, rules(func(r *r) { r.Round = func(n int) int { return (n + 4) / 5 * 5 } })},
		{"rounds twenty-eight down", "hoyle.settle.winner-takes", nil, rules(func(r *r) { r.Round = func(n int) int { return n / 5 * 5 } })},
		{"subtracts own hands", "hoyle.settle.winner-takes", nil, set("settle", "own-subtracted")},
		{"adds the winner's own pips in a blocked round", "hoyle.settle.blocked", values{"blocked": "lightest-difference"}, settle(func(x dominoes.Settling, right int) int {
			if x.Blocked && right > 0 {
				return x.Others + x.Own
			}
			return right
		})},
		{"forgets to take off the winner's own pips", "hoyle.settle.blocked", values{"blocked": "lightest-difference"}, set("blocked", "lightest-takes")},
		{"takes off pips that are not rounded", "hoyle.settle.blocked-rounding", values{"blocked": "lightest-difference"}, set("blocked", "lightest-less-pips")},
		{"pays a tie to the first seat", "hoyle.settle.blocked-tie", values{"blocked-tie": "nobody", "blocked": "lightest-difference"}, settle(func(x dominoes.Settling, right int) int {
			if x.Blocked && x.Lightest && x.Tied && x.First {
				return x.Others - x.Own
			}
			return right
		})},
		{"pays nobody in a blocked round", "hoyle.settle.blocked", values{"blocked": "lightest-difference"}, settle(func(x dominoes.Settling, right int) int {
			if x.Blocked {
				return 0
			}
			return right
		})},
		{"lets the highest single open although a double is held", "hoyle.opener.heaviest-double", values{"opener": "heaviest-double"}, rules(func(r *r) {
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool {
				if a.Double() != b.Double() {
					return !a.Double()
				}
				return a.Pips() > b.Pips()
			})
		})},
		{"lets the lowest double open", "hoyle.opener.heaviest-double", values{"opener": "heaviest-double"}, rules(func(r *r) {
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool {
				if a.Double() != b.Double() {
					return a.Double()
				}
				return a.Double() && a.Pips() < b.Pips() || !a.Double() && a.Pips() > b.Pips()
			})
		})},
		{"compares singles by the lower half", "hoyle.opener.heaviest-single", values{"opener": "heaviest-double"}, rules(func(r *r) {
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool {
				if a.Double() != b.Double() {
					return a.Double()
				}
				return a.Low() > b.Low()
			})
		})},
		{"compares singles by the higher half", "hoyle.opener.heaviest-single", values{"opener": "heaviest-double"}, rules(func(r *r) {
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool {
				if a.Double() != b.Double() {
					return a.Double()
				}
				return a.High() > b.High()
			})
		})},
		{"lets the first seat open whatever is held", "hoyle.opener.heaviest-double", values{"opener": "heaviest-double"}, rules(func(r *r) {
			r.FirstOpener = func([][]dominoes.Tile) int { return 0 }
		})},
		{"deals five to three players", "hoyle.deal.hand-size", nil, rules(func(r *r) {
			old := r.HandSize
			r.HandSize = func(players int) int {
				if players == 3 {
					return 5
				}
				return old(players)
			}
		})},
		{"counts at most twenty with a double-nine set", "hoyle.award.larger-sets", values{"set": "9"}, rules(func(r *r) {
			old := r.Award
			r.Award = func(sum int) int { return min(old(sum), 20) }
		})},
		{"scores no opening tile", "hoyle.opening.scores", nil, rules(func(r *r) { r.OpeningAward = func(dominoes.Tile, int) int { return 0 } })},
		{"counts a double once", "hoyle.double.until-both-sides", nil, rules(func(r *r) { r.CountEnd = func(e dominoes.End) int { return int(e.Pip) } })},
		{"makes the first double a spinner", "hoyle.no-spinner", values{"spinner": "none"}, set("spinner", "first-double")},
		{"keeps the score of 1863 in pips", "hoyle.preset.all-fives-1863", preset("all-fives-1863"), rules(func(r *r) {
			r.Points = func(pips int) int { return pips }
		})},
		{"plays on beyond the 31 of 1863", "hoyle.preset.all-fives-1863", preset("all-fives-1863"), set("target", "200")},
		{"plays on beyond the 31 of 1863 and wins at once", "hoyle.preset.all-fives-1863", with(preset("all-fives-1863"), "target-when", "at-once"), set("target", "200")},
		{"asks for announcements in 1864", "hoyle.preset.american-1864", preset("american-1864"), rules(func(r *r) {
			r.Announced = func(x dominoes.Saying) dominoes.Heard { return dominoes.Heard{Open: x.Due} }
		})},
		{"knows no call in 1868", "hoyle.preset.modern-1868", preset("modern-1868"), set("call", "off")},
		{"plays to 250", "muggins.match.reach-or-exceed", nil, rules(func(r *r) { r.Target = func(int) int { return 250 } })},
		{"plays to 250 and wins at once", "muggins.match.reach-or-exceed", values{"target-when": "at-once"}, rules(func(r *r) { r.Target = func(int) int { return 250 } })},
		{"checks the target at the end of a round", "hoyle.target-when", values{"target-when": "at-once"}, set("target-when", "round-end")},
		{"wins in mid-round where the round is played out", "hoyle.target-when", values{"target-when": "round-end"}, set("target-when", "at-once")},
	}
}

// preset names the values of a preset.
func preset(name string) values {
	p, _ := protocol.FindPreset(name)
	out := values{}
	for _, s := range p.Options {
		out[s.Option] = s.Value
	}
	return out
}

// opens finds who holds the tile that comes before all others.
func opens(before func(a, b dominoes.Tile) bool) func([][]dominoes.Tile) int {
	return func(hands [][]dominoes.Tile) int {
		seat, first := 0, true
		var best dominoes.Tile
		for i, hand := range hands {
			for _, t := range hand {
				if first || before(t, best) {
					seat, best, first = i, t, false
				}
			}
		}
		return seat
	}
}

// TestEveryHoyleDeviationIsCaught asks each wrong program the examples of the
// rule that it has to fail.
func TestEveryHoyleDeviationIsCaught(t *testing.T) {
	caught(t, protocol.Hoyle, hoyleDeviations())
}

// gaps are programs that no example of the rule catches: what it would take.
// Each is told as soon as one does.
func gaps() map[string]string {
	return map[string]string{
		"pays 31 on the hit and claims the close": "the examples of the close need at-limit too",
	}
}

// caught judges programs of a ruleset by the rule that each has to fail. The
// reference under the same claim passes it.
func caught(t *testing.T, ruleset string, all []claimedDeviation) {
	t.Helper()
	suite, err := conformance.Load()
	require.NoError(t, err)
	for _, d := range all {
		t.Run(d.name, func(t *testing.T) {
			t.Parallel()
			fails(t, suite, d.rule, narrow(reference.Implementation(), ruleset, d.values), narrow(reference.Deviant(d.deviation), ruleset, d.values), gaps()[d.name])
		})
	}
}

// fails holds a wrong program, and a right one with the same claim, against the
// examples of a rule. Where there is a gap the wrong one is not caught.
func fails(t *testing.T, suite *conformance.Suite, rule string, right, wrong protocol.Implementation, gap string) {
	t.Helper()
	o := conformance.Options{Selection: conformance.Selection{Only: []string{rule}}}
	require.Empty(t, judged(t, suite, right, o).Wrong())
	rules := failedRules(judged(t, suite, wrong, o))
	if gap != "" {
		require.NotContains(t, rules, rule, "an example catches it now: take it out of gaps")
		t.Logf("not caught by %s: %s", rule, gap)
		return
	}
	require.Contains(t, rules, rule)
}
