package mutant

import (
	"muggins.example/engine/dominoes"
)

// calls lists calls that go wrong.
func calls() []Mutant {
	return []Mutant{
		{Sentence: "gives points that were called to the mover all the same", Rule: "hoyle.call.forfeit", Deviation: called(func(n int) (int, int) { return 0, n })},
		{Sentence: "gives the caller what is forfeited", Rule: "hoyle.call.forfeit", Deviation: called(func(n int) (int, int) { return n, 0 })},
		{Sentence: "leaves stolen points with the mover", Rule: "hoyle.call.steal", Claims: Values{"call": "steal"}, Deviation: called(func(n int) (int, int) { return 0, n })},
		{Sentence: "loses what should be stolen", Rule: "hoyle.call.steal", Claims: Values{"call": "steal"}, Deviation: called(func(int) (int, int) { return 0, 0 })},
		{Sentence: "gives stolen points twice", Rule: "hoyle.call.steal", Claims: Values{"call": "steal"}, Deviation: called(func(n int) (int, int) { return n, n })},
		{Sentence: "lets a call take an announced score", Rule: "hoyle.call.announce", Deviation: rules(func(r *dominoes.Rules) {
			r.Announced = func(x dominoes.Saying) dominoes.Heard { return dominoes.Heard{Open: x.Due} }
		})},
		{Sentence: "lets the mover call", Rule: "hoyle.call.announce", Deviation: rules(func(r *dominoes.Rules) {
			r.MayCall = func(c dominoes.Calling) bool { return c.Open > 0 }
		})},
		{Sentence: "lets nobody call", Rule: "hoyle.call.forfeit", Deviation: rules(func(r *dominoes.Rules) {
			r.MayCall = func(dominoes.Calling) bool { return false }
		})},
		{Sentence: "takes a call that catches nothing", Rule: "hoyle.call.announce", Deviation: entry(accepts("nothing-to-call"))},
		{Sentence: "takes a false sum for a true one", Rule: "hoyle.call.wrong-announcement", Claims: Values{"wrong-announcement": "refused"}, Deviation: rules(func(r *dominoes.Rules) {
			old := r.Announced
			r.Announced = func(x dominoes.Saying) dominoes.Heard {
				x.Said = dominoes.Due
				return old(x)
			}
		})},
		{Sentence: "takes a call one action too late", Rule: "hoyle.call.call-window", Claims: Values{"call-window": "next-action"}, Deviation: set("call-window", "next-placement")},
		{Sentence: "takes a call one action too late, with points that stand", Rule: "hoyle.call.call-window", Claims: Values{"call-window": "next-action", "uncalled": "stands"}, Deviation: set("call-window", "next-placement")},
		{Sentence: "takes calls for ever", Rule: "hoyle.call.call-window", Claims: Values{"call-window": "next-action"}, Deviation: rules(func(r *dominoes.Rules) {
			r.Closes = func(dominoes.Kind) bool { return false }
		})},
		{Sentence: "closes the window at once", Rule: "hoyle.call.forfeit", Deviation: rules(func(r *dominoes.Rules) {
			r.Announced = func(x dominoes.Saying) dominoes.Heard { return dominoes.Heard{Mover: x.Due} }
		})},
	}
}

// winnings lists hands that are won wrongly.
func winnings() []Mutant {
	return []Mutant{
		{Sentence: "rounds the sum of the other hands", Rule: "hoyle.settle.winner-takes", Deviation: set("round-what", "sum")},
		{Sentence: "forgets to round the hands", Rule: "hoyle.settle.winner-takes", Deviation: rules(func(r *dominoes.Rules) { r.Round = func(n int) int { return n } })},
		{Sentence: "rounds twenty-seven up", Rule: "hoyle.settle.winner-takes", Deviation: rules(func(r *dominoes.Rules) { r.Round = func(n int) int { return (n + 4) / 5 * 5 } })},
		{Sentence: "rounds twenty-eight down", Rule: "hoyle.settle.winner-takes", Deviation: rules(func(r *dominoes.Rules) { r.Round = func(n int) int { return n / 5 * 5 } })},
		{Sentence: "subtracts own hands", Rule: "hoyle.settle.winner-takes", Deviation: set("settle", "own-subtracted")},
		{Sentence: "adds the winner's own pips in a blocked round", Rule: "hoyle.settle.blocked", Claims: Values{"blocked": "lightest-difference"}, Deviation: settle(func(x dominoes.Settling, right int) int {
			if x.Blocked && right > 0 {
				return x.Others + x.Own
			}
			return right
		})},
		{Sentence: "forgets to take off the winner's own pips", Rule: "hoyle.settle.blocked", Claims: Values{"blocked": "lightest-difference"}, Deviation: set("blocked", "lightest-takes")},
		{Sentence: "takes off pips that are not rounded", Rule: "hoyle.settle.blocked-rounding", Claims: Values{"blocked": "lightest-difference"}, Deviation: set("blocked", "lightest-less-pips")},
		{Sentence: "pays a tie to the first seat", Rule: "hoyle.settle.blocked-tie", Claims: Values{"blocked-tie": "nobody", "blocked": "lightest-difference"}, Deviation: settle(func(x dominoes.Settling, right int) int {
			if x.Blocked && x.Lightest && x.Tied && x.First {
				return x.Others - x.Own
			}
			return right
		})},
		{Sentence: "pays nobody in a blocked round", Rule: "hoyle.settle.blocked", Claims: Values{"blocked": "lightest-difference"}, Deviation: settle(func(x dominoes.Settling, right int) int {
			if x.Blocked {
				return 0
			}
			return right
		})},
	}
}

// firsts lists first openers that are found wrongly.
func firsts() []Mutant {
	return []Mutant{
		{Sentence: "lets the highest single open although a double is held", Rule: "hoyle.opener.heaviest-double", Claims: Values{"opener": "heaviest-double"}, Deviation: rules(func(r *dominoes.Rules) {
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool {
				if a.Double() != b.Double() {
					return !a.Double()
				}
				return a.Pips() > b.Pips()
			})
		})},
		{Sentence: "lets the lowest double open", Rule: "hoyle.opener.heaviest-double", Claims: Values{"opener": "heaviest-double"}, Deviation: rules(func(r *dominoes.Rules) {
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool {
				if a.Double() != b.Double() {
					return a.Double()
				}
				return a.Double() && a.Pips() < b.Pips() || !a.Double() && a.Pips() > b.Pips()
			})
		})},
		{Sentence: "compares singles by the lower half", Rule: "hoyle.opener.heaviest-single", Claims: Values{"opener": "heaviest-double"}, Deviation: rules(func(r *dominoes.Rules) {
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool {
				if a.Double() != b.Double() {
					return a.Double()
				}
				return a.Low() > b.Low()
			})
		})},
		{Sentence: "compares singles by the higher half", Rule: "hoyle.opener.heaviest-single", Claims: Values{"opener": "heaviest-double"}, Deviation: rules(func(r *dominoes.Rules) {
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool {
				if a.Double() != b.Double() {
					return a.Double()
				}
				return a.High() > b.High()
			})
		})},
	}
}

// firstsMore lists first openers that are found wrongly.
func firstsMore() []Mutant {
	return []Mutant{
		{Sentence: "lets the first seat open whatever is held", Rule: "hoyle.opener.heaviest-double", Claims: Values{"opener": "heaviest-double"}, Deviation: rules(func(r *dominoes.Rules) {
			r.FirstOpener = func([][]dominoes.Tile) int { return 0 }
		})},
	}
}

// others lists what else goes wrong in the game with the call.
func others() []Mutant {
	return []Mutant{
		{Sentence: "deals five to three players", Rule: "hoyle.deal.hand-size", Deviation: rules(func(r *dominoes.Rules) {
			old := r.HandSize
			r.HandSize = func(players int) int {
				if players == 3 {
					return 5
				}
				return old(players)
			}
		})},
		{Sentence: "counts at most twenty with a double-nine set", Rule: "hoyle.award.larger-sets", Claims: Values{"set": "9"}, Deviation: rules(func(r *dominoes.Rules) {
			old := r.Award
			r.Award = func(sum int) int { return min(old(sum), 20) }
		})},
		{Sentence: "turns run the other way", Rule: "hoyle.turn.order", Deviation: rules(func(r *dominoes.Rules) {
			r.NextSeat = func(seat, players int) int { return (seat + players - 1) % players }
		})},
		{Sentence: "lets everybody act out of turn", Rule: "hoyle.turn.order", Deviation: entry(accepts("not-your-turn"))},
		{Sentence: "draws two tiles at most in a turn", Rule: "hoyle.draw.until-playable", Deviation: rules(func(r *dominoes.Rules) {
			old := r.MayDraw
			r.MayDraw = func(k dominoes.Stuck) bool { return old(k) && k.Drawn < 2 }
		})},
		{Sentence: "scores no opening tile", Rule: "hoyle.opening.scores", Deviation: rules(func(r *dominoes.Rules) { r.OpeningAward = func(dominoes.Tile, int) int { return 0 } })},
		{Sentence: "counts a double once", Rule: "hoyle.double.until-both-sides", Deviation: rules(func(r *dominoes.Rules) { r.CountEnd = func(e dominoes.End) int { return int(e.Pip) } })},
		{Sentence: "makes the first double a spinner", Rule: "hoyle.no-spinner", Claims: Values{"spinner": "none"}, Deviation: set("spinner", "first-double")},
	}
}

// historic lists programs of the game with the call that get an old edition, or
// the target, wrong.
func historic() []Mutant {
	return []Mutant{
		{Sentence: "keeps the score of 1863 in pips", Rule: "hoyle.preset.all-fives-1863", Claims: preset("all-fives-1863"), Deviation: rules(func(r *dominoes.Rules) {
			r.Points = func(pips int) int { return pips }
		})},
		{Sentence: "plays on beyond the 31 of 1863", Rule: "hoyle.preset.all-fives-1863", Claims: preset("all-fives-1863"), Deviation: set("target", "200")},
		{Sentence: "plays on beyond the 31 of 1863 and wins at once", Rule: "hoyle.preset.all-fives-1863", Claims: with(preset("all-fives-1863"), "target-when", "at-once"), Deviation: set("target", "200")},
		{Sentence: "asks for announcements in 1864", Rule: "hoyle.preset.american-1864", Claims: preset("american-1864"), Deviation: rules(func(r *dominoes.Rules) {
			r.Announced = func(x dominoes.Saying) dominoes.Heard { return dominoes.Heard{Open: x.Due} }
		})},
		{Sentence: "knows no call in 1868", Rule: "hoyle.preset.modern-1868", Claims: preset("modern-1868"), Deviation: set("call", "off")},
		{Sentence: "plays to 250", Rule: "muggins.match.reach-or-exceed", Deviation: rules(func(r *dominoes.Rules) { r.Target = func(int) int { return 250 } })},
		{Sentence: "plays to 250 and wins at once", Rule: "muggins.match.reach-or-exceed", Claims: Values{"target-when": "at-once"}, Deviation: rules(func(r *dominoes.Rules) { r.Target = func(int) int { return 250 } })},
		{Sentence: "checks the target at the end of a round", Rule: "hoyle.target-when", Claims: Values{"target-when": "at-once"}, Deviation: set("target-when", "round-end")},
		{Sentence: "lets the first of two equal scores win", Rule: "dominoes.target-tie.highest-then-play-on", Claims: Values{"target-when": "round-end"}, Deviation: rules(func(r *dominoes.Rules) {
			r.PlayOn = false
		})},
		{Sentence: "wins in mid-round where the round is played out", Rule: "hoyle.target-when", Claims: Values{"target-when": "round-end"}, Deviation: set("target-when", "at-once")},
	}
}
