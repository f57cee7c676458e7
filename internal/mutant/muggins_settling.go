package mutant

import (
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// settling lists hands that are settled wrongly.
func settling() []Mutant {
	return []Mutant{
		{Sentence: "rounds hands up", Rule: "muggins.settle.round-down", Deviation: rules(func(r *dominoes.Rules) {
			r.Round = func(pips int) int { return (pips + 4) / 5 * 5 }
		})},
		{Sentence: "rounds hands down", Rule: "muggins.settle.round-up", Deviation: rules(func(r *dominoes.Rules) {
			r.Round = func(pips int) int { return pips / 5 * 5 }
		})},
		{Sentence: "rounds hands not at all", Rule: "muggins.settle.round-down", Deviation: rules(func(r *dominoes.Rules) {
			r.Round = func(pips int) int { return pips }
		})},
		{Sentence: "credits the closer with the other hands", Rule: "muggins.settle.no-credit", Deviation: rules(func(r *dominoes.Rules) {
			old := r.Settle
			r.Settle = func(x dominoes.Settling) int {
				if x.Closer {
					return x.Others
				}
				return old(x)
			}
		})},
		{Sentence: "adds where it should subtract", Rule: "muggins.settle.own-pips", Deviation: rules(func(r *dominoes.Rules) {
			r.Settle = func(x dominoes.Settling) int { return x.Own }
		})},
		{Sentence: "pays the lightest hand of a blocked round", Rule: "muggins.settle.no-credit", Deviation: rules(func(r *dominoes.Rules) {
			old := r.Settle
			r.Settle = func(x dominoes.Settling) int {
				if x.Blocked && x.Lightest {
					return x.Others
				}
				return old(x)
			}
		})},
	}
}

// settlingMore lists hands that are settled wrongly.
func settlingMore() []Mutant {
	return []Mutant{
		{Sentence: "names who blocked the round as its closer", Rule: "muggins.settle.blocked", Deviation: reference.Deviation{Entry: func(a protocol.Action, e *protocol.Entry) {
			if state, _ := e.Round.Get(); state == protocol.RoundBlocked && e.Carried() {
				e.Closer = a.Player
			}
		}}},
	}
}
