package mutant

import (
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// narrowRounds lists programs that end a round wrongly in a single case.
func narrowRounds() []Mutant {
	return []Mutant{
		{Sentence: "scores the last tile behind the deductions", Rule: "muggins.match.immediate", Deviation: rules(func(r *dominoes.Rules) {
			old := r.LastAward
			r.LastAward = func(award int) int {
				r.Check = dominoes.OnAwardThenSettle
				return old(award)
			}
		})},
		{Sentence: "rounds every tile of a hand by itself", Rule: "muggins.settle.own-pips", Told: roundsTiles},
		{Sentence: "pays the lightest hand of a blocked round its own pips", Rule: "muggins.settle.blocked", Deviation: settle(func(x dominoes.Settling, right int) int {
			if x.Blocked && x.Lightest {
				return x.Own
			}
			return right
		})},
		{Sentence: "names the player behind the one who went out as the closer", Rule: "muggins.settle.closer", Deviation: entry(func(_ protocol.Action, e *protocol.Entry) {
			scores, _ := e.Scores.Get()
			if seat, out := e.Closer.Get(); out {
				e.Closer = protocol.Some((seat + 1) % len(scores))
			}
		})},
		{Sentence: "forgets the floor in a blocked round", Rule: "dominoes.floor.zero", Claims: Values{"floor": "zero"}, Deviation: rules(func(r *dominoes.Rules) {
			blocked := false // the round that is being settled
			floor := r.Floor
			old := r.Settle
			r.Settle = func(x dominoes.Settling) int {
				blocked = x.Blocked
				return old(x)
			}
			r.Floor = func(before, after int) int {
				if blocked {
					return after
				}
				return floor(before, after)
			}
		})},
	}
}

// roundsTiles settles as if every tile of a hand were rounded to the nearest
// five, and not the hand.
func roundsTiles(p protocol.Play, trace []protocol.Entry) {
	more := make([]int, p.Players)
	for _, e := range trace {
		hands, _ := e.Hands.Get()
		if settled, over := e.Settled.Get(); over {
			for seat, hand := range hands.Tiles {
				costs := 0
				for _, t := range hand {
					costs += (t.First + t.Second + 2) / 5 * 5
				}
				more[seat] -= costs + settled[seat]
				settled[seat] = -costs
			}
		}
		scores, _ := e.Scores.Get()
		for seat := range scores {
			scores[seat] += more[seat]
		}
	}
}
