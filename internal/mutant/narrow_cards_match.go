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
		{Sentence: "lets the same player deal every round where four play", Rule: "cards.round.next-deal", Deviation: ruled(func(r *cards.Rules) {
			old := r.NextDealer
			r.NextDealer = func(dealer, players int) int {
				if players == 4 {
					return dealer
				}
				return old(dealer, players)
			}
		})},
		{Sentence: "wants a lead of more than five points to win", Rule: "cards.target", Deviation: entry(wantsLead)},
		{Sentence: "doubles the target where four play", Rule: "cards.target", Deviation: ruled(func(r *cards.Rules) {
			old := r.Target
			r.Target = func(players int) int {
				if players == 4 {
					return 2 * old(players)
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
		{Sentence: "still knows who played last when a round is dealt", Rule: "cards.deal.at-nothing", Deviation: entry(func(a protocol.Action, e *protocol.Entry) {
			if a.Do == protocol.DoDeal && e.Carried() {
				e.Last = e.Turn
			}
		})},
	}
}

// does says of actions whether they are of a kind.
func does(do protocol.Do) func(protocol.Action, *protocol.Entry) bool {
	return func(a protocol.Action, _ *protocol.Entry) bool { return a.Do == do }
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

// wantsLead shows nobody as winner whom another follows by five points or less.
func wantsLead(_ protocol.Action, e *protocol.Entry) {
	winner, won := e.Winner.Get()
	if !won {
		return
	}
	scores, _ := e.Scores.Get()
	for seat, score := range scores {
		if seat != winner && score+5 >= scores[winner] {
			e.Winner = protocol.Null[int]()
		}
	}
}
