package mutant

import (
	"muggins.example/engine/cards"
	"muggins.example/protocol"
)

// narrowCalls lists programs of the card game that are wrong about a claim or a call in a single case.
func narrowCalls() []Mutant {
	either := Values{"call-window": "either"}
	return []Mutant{
		{Sentence: "lets only the next player call", Rule: "cards.call.steal", Deviation: ruled(func(r *cards.Rules) {
			r.MayCall = func(caller, of int) bool { return caller == of+1 || caller == 0 && of > 0 }
		})},
		{Sentence: "takes a call before the first card", Rule: "cards.call.claimed", Deviation: entry(acceptsWhere("nothing-to-call", func(a protocol.Action, e *protocol.Entry) bool {
			return onTable(e) == 0 && scored(a.Of, e) == 0
		}))},
		{Sentence: "takes a call for the point for last", Rule: "cards.last-call.off", Deviation: entry(acceptsWhere("nothing-to-call", func(a protocol.Action, e *protocol.Entry) bool {
			return onTable(e) == 0 && scored(a.Of, e) > 0
		}))},
		{Sentence: "lets stolen points be claimed", Rule: "cards.call.first-caller", Claims: either, Deviation: entry(acceptsWhere("nothing-to-claim", func(a protocol.Action, e *protocol.Entry) bool {
			return made(a.Player, e) && scored(a.Player, e) == 0
		}))},
		{Sentence: "lets points be claimed a second time", Rule: "cards.claim.at-once", Deviation: entry(acceptsWhere("nothing-to-claim", func(a protocol.Action, e *protocol.Entry) bool {
			return made(a.Player, e) && scored(a.Player, e) > 0
		}))},
		{Sentence: "takes a call in the game without muggins", Rule: "cards.variant.no-muggins", Claims: preset("no-muggins"), Deviation: entry(acceptsWhere("nothing-to-call", func(_ protocol.Action, e *protocol.Entry) bool {
			return onTable(e) > 0
		}))},
	}
}

// narrowMatches lists programs of the card game that are wrong about a round or a match in a single case.
func narrowMatches() []Mutant {
	return []Mutant{
		{Sentence: "deals on behind a match that is won", Rule: "cards.match.immediate", Deviation: entry(acceptsWhere("match-over", does(protocol.DoDeal)))},
		{Sentence: "takes a call behind a match that is won", Rule: "cards.match.same-move", Deviation: entry(acceptsWhere("match-over", does(protocol.DoCall)))},
		{Sentence: "accepts go behind the end of a round", Rule: "cards.round.end", Deviation: entry(acceptsWhere("round-over", does(protocol.DoGo)))},
		{Sentence: "gives the deal to the right", Rule: "cards.round.next-deal", Deviation: ruled(func(r *cards.Rules) {
			r.NextDealer = func(dealer, players int) int { return (dealer + players - 1) % players }
		})},
		{Sentence: "plays to 121 where four play", Rule: "cards.target", Deviation: ruled(func(r *cards.Rules) {
			old := r.Target
			r.Target = func(players int) int {
				if players == 4 {
					return 121
				}
				return old(players)
			}
		})},
		{Sentence: "adds up the scores of partners where four play", Rule: "cards.players.alone", Deviation: entry(func(_ protocol.Action, e *protocol.Entry) {
			if scores, _ := e.Scores.Get(); len(scores) == 4 {
				north, east := scores[0]+scores[2], scores[1]+scores[3]
				e.Scores = protocol.Some([]int{north, east, north, east})
			}
		})},
		{Sentence: "still knows who played last when a round is dealt", Rule: "cards.deal.at-nothing", Told: func(p protocol.Play, trace []protocol.Entry) {
			for i := 1; i < len(trace); i++ {
				if p.Actions[i-1].Do == protocol.DoDeal && trace[i].Carried() {
					trace[i].Last = trace[i-1].Last
				}
			}
		}},
	}
}

// scored is the score that is shown for a seat.
func scored(seat protocol.Maybe[int], e *protocol.Entry) int {
	scores, _ := e.Scores.Get()
	n, _ := seat.Get()
	return scores[n]
}

// made reports whether a seat has played the last card, and made a multiple of five with it.
func made(seat protocol.Maybe[int], e *protocol.Entry) bool {
	total, _ := e.Total.Get()
	last, played := e.Last.Get()
	n, _ := seat.Get()
	return played && last == n && total%5 == 0
}
