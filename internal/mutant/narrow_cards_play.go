package mutant

import (
	"slices"

	"muggins.example/engine/cards"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// narrowStacks lists programs of the card game that are wrong about a stack in a single case.
func narrowStacks() []Mutant {
	return []Mutant{
		{Sentence: "closes the stack behind three goes where four play", Rule: "cards.close.all-passed", Deviation: ruled(func(r *cards.Rules) {
			r.Closed = func(g cards.Standing) bool { return g.Goes >= min(g.Active, 3) }
		})},
		{Sentence: "passes over nobody behind a play where four play", Rule: "cards.active", Deviation: entry(passesOverNobody)},
		{Sentence: "pays last to who says the last go", Rule: "cards.close.last", Deviation: ruled(func(r *cards.Rules) { r.LastSeat = func(c cards.Closing) int { return c.Seat } })},
		{Sentence: "lists one card only behind a close", Rule: "cards.close.restart", Deviation: entry(func(a protocol.Action, e *protocol.Entry) {
			if legal, _ := e.Legal.Get(); a.Do == protocol.DoGo && e.Carried() && onTable(e) == 0 && len(legal) > 1 {
				e.Legal = protocol.Some(legal[:1])
			}
		})},
		{Sentence: "accepts go as the first word of a stack", Rule: "cards.go.forbidden", Deviation: entry(acceptsWhere("must-play", func(_ protocol.Action, e *protocol.Entry) bool { return onTable(e) == 0 }))},
		{Sentence: "draws two cards at a go", Rule: "cards.go.when-stuck", Deviation: ruled(func(r *cards.Rules) { r.GoDraw = func(int) int { return 2 } })},
		{Sentence: "goes on drawing with five cards in hand when the stock is empty", Rule: "cards.go.empty-stock", Deviation: entry(takesFromPile)},
		{Sentence: "does not refill behind a card that scores", Rule: "cards.draw.refill", Deviation: entry(drawsUnlessScoring)},
		{Sentence: "lists no card that makes 31", Rule: "cards.limit.reached", Deviation: entry(listsBelow31)},
		{Sentence: "lets the total reach 22 in the strict game", Rule: "cards.variant.strict-21", Claims: preset("strict-21"), Deviation: ruled(func(r *cards.Rules) {
			r.Fits = func(total int) bool { return total <= 22 }
		})},
		{Sentence: "pays a total of one", Rule: "cards.award.multiple-of-five", Deviation: ruled(paysTotal(1))},
	}
}

// narrowDeck lists programs that are wrong about single cards, or about who leads or plays.
func narrowDeck() []Mutant {
	return []Mutant{
		{Sentence: "counts the queen of spades thirteen", Rule: "cards.values", Deviation: ruled(counts("QS", 13))},
		{Sentence: "pays nothing for a club that is led", Rule: "cards.deck.suits", Deviation: entry(paysNoClub)},
		{Sentence: "has a card twice and another not at all", Rule: "cards.deck", Deviation: reference.Deviation{Dealt: func(d *protocol.Dealt) {
			stock, _ := d.Stock.Get()
			stock = slices.Clone(stock)
			stock[0] = stock[1]
			d.Stock = protocol.Some(stock)
		}}},
		{Sentence: "deals one player a card too many and another one too few", Rule: "cards.deal", Deviation: reference.Deviation{Dealt: dealsUnevenly}},
		{Sentence: "lets anybody lead", Rule: "cards.lead", Deviation: entry(acceptsWhere("not-your-turn", func(_ protocol.Action, e *protocol.Entry) bool { return onTable(e) == 0 }))},
		{Sentence: "lets anybody play who does not lead", Rule: "cards.turn.not-yours", Deviation: entry(acceptsWhere("not-your-turn", func(_ protocol.Action, e *protocol.Entry) bool { return onTable(e) > 0 }))},
		{Sentence: "shows the last three cards of the pile only", Rule: "cards.play.announce", Deviation: entry(func(_ protocol.Action, e *protocol.Entry) {
			if pile, _ := e.Pile.Get(); len(pile) > 3 {
				e.Pile = protocol.Some(pile[len(pile)-3:])
			}
		})},
		{Sentence: "goes from the fourth player to the second", Rule: "cards.turn.clockwise", Deviation: entry(func(a protocol.Action, e *protocol.Entry) {
			scores, _ := e.Scores.Get()
			seat, _ := e.Turn.Get()
			if player, _ := a.Player.Get(); a.Do == protocol.DoPlay && e.Carried() && len(scores) == 4 && player == 3 && seat == 0 {
				e.Turn = protocol.Some(1)
			}
		})},
	}
}

// dealsUnevenly moves a card from the first hand to the second.
func dealsUnevenly(d *protocol.Dealt) {
	hands, _ := d.Hands.Get()
	hands.Cards = slices.Clone(hands.Cards)
	hands.Cards[1] = append(slices.Clone(hands.Cards[1]), hands.Cards[0][0])
	hands.Cards[0] = hands.Cards[0][1:]
	d.Hands = protocol.Some(hands)
}

// onTable is how many cards lie on the pile.
func onTable(e *protocol.Entry) int {
	pile, _ := e.Pile.Get()
	return len(pile)
}

// acceptsWhere shows a refused action as carried out, in some cases.
func acceptsWhere(code string, where func(protocol.Action, *protocol.Entry) bool) func(protocol.Action, *protocol.Entry) {
	return func(a protocol.Action, e *protocol.Entry) {
		if e.Refused == code && where(a, e) {
			e.Refused = ""
		}
	}
}

// counts gives one card another worth.
func counts(card string, worth int) func(*cards.Rules) {
	return func(r *cards.Rules) {
		old := r.Value
		r.Value = func(c cards.Card) int {
			if c.String() == card {
				return worth
			}
			return old(c)
		}
	}
}

// paysTotal pays one more total.
func paysTotal(more int) func(*cards.Rules) {
	return func(r *cards.Rules) {
		old := r.Award
		r.Award = func(total int) int {
			if total == more {
				return total
			}
			return old(total)
		}
	}
}

// paysNoClub takes back what a club scores as the first card of a stack.
func paysNoClub(a protocol.Action, e *protocol.Entry) {
	card, _ := a.Card.Get()
	if a.Do != protocol.DoPlay || !e.Carried() || onTable(e) != 1 || card.Suit != 'C' {
		return
	}
	seat, _ := a.Player.Get()
	awards, _ := e.Awards.Get()
	scores, _ := e.Scores.Get()
	scores[seat] -= awards[seat]
	awards[seat] = 0
}

// passesOverNobody gives the turn behind a play to the next of four players, with cards or without.
func passesOverNobody(a protocol.Action, e *protocol.Entry) {
	_, goesOn := e.Turn.Get()
	if scores, _ := e.Scores.Get(); a.Do == protocol.DoPlay && e.Carried() && goesOn && len(scores) == 4 {
		player, _ := a.Player.Get()
		e.Turn = protocol.Some((player + 1) % 4)
	}
}

// takesFromPile shows the first card of the pile in the hand of who says go
// with five cards, where no stock is left.
func takesFromPile(a protocol.Action, e *protocol.Entry) {
	stock, _ := e.Stock.Get()
	pile, _ := e.Pile.Get()
	seat, _ := a.Player.Get()
	hands, _ := e.Hands.Get()
	if a.Do == protocol.DoGo && e.Carried() && stock == 0 && len(pile) > 0 && len(hands.Cards[seat]) == 5 {
		hands.Cards[seat] = append(hands.Cards[seat], pile[0])
	}
}

// drawsUnlessScoring shows a hand of five that has scored as one of four, and a larger stock.
func drawsUnlessScoring(a protocol.Action, e *protocol.Entry) {
	awards, _ := e.Awards.Get()
	seat, _ := a.Player.Get()
	hands, _ := e.Hands.Get()
	if a.Do != protocol.DoPlay || !e.Carried() || awards[seat] == 0 || len(hands.Cards[seat]) != 5 {
		return
	}
	stock, _ := e.Stock.Get()
	hands.Cards[seat], e.Stock = hands.Cards[seat][:4], protocol.Some(stock+1)
}

// listsBelow31 leaves a card that makes 31 out of what may be done.
func listsBelow31(_ protocol.Action, e *protocol.Entry) {
	total, _ := e.Total.Get()
	legal, _ := e.Legal.Get()
	e.Legal = protocol.Some(slices.DeleteFunc(legal, func(m protocol.Move) bool {
		card, plays := m.Card.Get()
		if !plays {
			return false
		}
		c, _ := cards.ParseCard(card.String())
		return total+c.Value() == 31
	}))
}
