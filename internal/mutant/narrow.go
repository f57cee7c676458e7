package mutant

import (
	"slices"

	"muggins.example/engine/cards"
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// cases lists programs of the main form that are wrong in a single case.
func cases() []Mutant {
	return []Mutant{
		{Sentence: "makes the first double a spinner", Rule: "dominoes.double.no-branch", Deviation: set("spinner", "first-double")},
		{Sentence: "rounds hands down, but costs at least five", Rule: "muggins.settle.round-down", Deviation: rules(func(r *dominoes.Rules) {
			r.Round = func(pips int) int { return max(5, pips/5*5) }
		})},
		{Sentence: "costs an exact hand five more", Rule: "muggins.settle.exact", Deviation: rules(func(r *dominoes.Rules) {
			old := r.Round
			r.Round = func(pips int) int {
				if pips > 0 && pips%5 == 0 {
					return pips + 5
				}
				return old(pips)
			}
		})},
		{Sentence: "deals six to three players", Rule: "muggins.deal.hand-size", Deviation: rules(func(r *dominoes.Rules) {
			old := r.HandSize
			r.HandSize = func(players int) int {
				if players == 3 {
					return 6
				}
				return old(players)
			}
		})},
		{Sentence: "plays tiles that are not held", Rule: "dominoes.place.from-hand", Deviation: entry(accepts("not-in-hand"))},
		{Sentence: "gives no fifteen", Rule: "dominoes.award.example-3-6-6", Deviation: award(without(15))},
		{Sentence: "gives no twenty", Rule: "dominoes.award.multiple-of-five", Deviation: award(without(20))},
		{Sentence: "leaves the score of the last tile to the next round", Rule: "muggins.settle.after-award", Deviation: entry(laterAward)},
		{Sentence: "makes the opener lead the highest double", Rule: "muggins.opening.any-tile", Deviation: setUp(leadsDouble)},
		{Sentence: "lets the opener pass", Rule: "muggins.opening.must", Deviation: rules(func(r *dominoes.Rules) {
			old := r.MayPass
			r.MayPass = func(k dominoes.Stuck) bool { return k.Opening || old(k) }
		})},
		{Sentence: "knows two players only", Rule: "muggins.players.two-to-four", Deviation: setUp(func(p *protocol.Play) {
			if p.Players > 2 {
				p.Rounds = nil
			}
		})},
	}
}

// without gives no points for one sum.
func without(no int) func(func(int) int, int) int {
	return func(old func(int) int, sum int) int {
		if sum == no {
			return 0
		}
		return old(sum)
	}
}

// leadsDouble makes the first action a lead of the opener's highest double,
// where one is held.
func leadsDouble(p *protocol.Play) {
	if len(p.Rounds) == 0 || len(p.Actions) == 0 || p.Actions[0].Do != protocol.DoPlay {
		return
	}
	seat, _ := p.Actions[0].Player.Get()
	best := -1
	for _, t := range p.Rounds[0].Hands.Tiles[seat] {
		if t.Double() {
			best = max(best, t.First)
		}
	}
	if best >= 0 {
		p.Actions = slices.Clone(p.Actions)
		p.Actions[0].Tile = protocol.Some(protocol.Tile{First: best, Second: best})
	}
}

// laterAward shows no award where a round ends.
func laterAward(_ protocol.Action, e *protocol.Entry) {
	if state, _ := e.Round.Get(); state == protocol.RoundDomino {
		awards, _ := e.Awards.Get()
		clear(awards)
	}
}

// tables lists programs of the game with the call that know fewer players than they claim.
func tables() []Mutant {
	return []Mutant{{Sentence: "knows two players only", Rule: "hoyle.players", Deviation: setUp(func(p *protocol.Play) {
		if p.Players > 2 {
			p.Rounds = nil
		}
	})}}
}

// cardCases lists programs of the card game that are wrong in a single case.
func cardCases() []Mutant {
	return []Mutant{
		{Sentence: "lets points be stolen twice", Rule: "cards.call.first-caller", Claims: Values{"call-window": "either"}, Deviation: entry(accepts("nothing-to-call"))},
		{Sentence: "goes on from the total of the last round", Rule: "cards.deal.at-nothing", Deviation: entry(func(a protocol.Action, e *protocol.Entry) {
			if a.Do == protocol.DoDeal && e.Carried() {
				e.Total = protocol.Some(6)
			}
		})},
		{Sentence: "plays cards that are not held", Rule: "cards.play.from-hand", Deviation: entry(accepts("not-in-hand"))},
		{Sentence: "lets everybody act out of turn", Rule: "cards.turn.not-yours", Deviation: entry(accepts("not-your-turn"))},
		{Sentence: "deals the next round before the last is over", Rule: "cards.round.not-before", Deviation: entry(accepts("round-not-over"))},
		{Sentence: "draws from the pile when the stock is empty", Rule: "cards.go.empty-stock", Told: drawsFromPile},
		{Sentence: "counts spades double", Rule: "cards.deck.suits", Deviation: ruled(func(r *cards.Rules) {
			old := r.Value
			r.Value = func(c cards.Card) int {
				if c.Suit() == 3 {
					return 2 * old(c)
				}
				return old(c)
			}
		})},
		{Sentence: "knows two players only", Rule: "cards.players", Deviation: setUp(func(p *protocol.Play) {
			if p.Players > 2 {
				p.Rounds = nil
			}
		})},
	}
}

// drawsFromPile shows the lowest card of the pile in the hand of who says go
// where no stock is left, until the stack closes or another round is dealt.
func drawsFromPile(p protocol.Play, trace []protocol.Entry) {
	drawn := make([]int, p.Players) // of the cards at the bottom of the pile, how many each seat has
	for i := 1; i < len(trace); i++ {
		a, e := p.Actions[i-1], &trace[i]
		seat, _ := a.Player.Get()
		before, _ := trace[i-1].Stock.Get()
		pile, _ := e.Pile.Get()
		if len(pile) == 0 {
			clear(drawn)
			continue
		}
		if a.Do == protocol.DoGo && e.Carried() && before == 0 && sum(drawn)+1 < len(pile) {
			drawn[seat]++
		}
		hands, _ := e.Hands.Get()
		for other, n := range drawn {
			hands.Cards[other] = slices.Concat(hands.Cards[other], pile[:n])
			pile = pile[n:]
		}
		e.Pile = protocol.Some(pile)
	}
}

func sum(list []int) int {
	n := 0
	for _, x := range list {
		n += x
	}
	return n
}
