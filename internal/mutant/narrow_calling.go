package mutant

import (
	"strconv"
	"strings"

	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// narrowCalling lists programs of the game with the call that are wrong in a single case.
func narrowCalling() []Mutant {
	return []Mutant{
		{Sentence: "gives the turn to who takes points by a call", Rule: "hoyle.call.steal", Claims: Values{"call": "steal"}, Deviation: entry(turnsToCaller)},
		{Sentence: "gives the turn to who calls", Rule: "hoyle.call.forfeit", Deviation: entry(turnsToCaller)},
		{Sentence: "deals four tiles to five players", Rule: "hoyle.players", Players: []int{5}, Deviation: rules(func(r *dominoes.Rules) {
			r.HandSize = func(int) int { return 4 }
		})},
		{Sentence: "joins a one to an eleven", Rule: "hoyle.set.any", Claims: Values{"set": "18"}, Deviation: rules(func(r *dominoes.Rules) {
			r.Matches = func(pip, end int) bool { return pip == end || strings.HasPrefix(strconv.Itoa(end), strconv.Itoa(pip)) }
		})},
		{Sentence: "takes the own hand off once for each other hand", Rule: "hoyle.settle.blocked", Claims: Values{"blocked": "lightest-difference"}, Deviation: settle(func(x dominoes.Settling, right int) int {
			if x.Blocked && right > 0 {
				return x.Points(x.Above)
			}
			return right
		})},
		{Sentence: "weighs a double by one of its halves", Rule: "hoyle.opener.heaviest-double", Claims: Values{"opener": "heaviest-double"}, Deviation: rules(func(r *dominoes.Rules) {
			weight := func(t dominoes.Tile) int {
				if t.Double() {
					return t.High()
				}
				return t.Pips()
			}
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool { return weight(a) > weight(b) })
		})},
	}
}

// turnsToCaller shows the caller on turn.
func turnsToCaller(a protocol.Action, e *protocol.Entry) {
	if _, goesOn := e.Turn.Get(); a.Do == protocol.DoCall && e.Carried() && goesOn {
		e.Turn = a.Player
	}
}
