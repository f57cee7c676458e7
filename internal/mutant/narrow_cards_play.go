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
		{Sentence: "closes the stack behind the third go, though four play", Rule: "cards.close.all-passed", Deviation: ruled(func(r *cards.Rules) {
			r.Closed = func(g cards.Standing) bool { return g.Goes >= min(g.Active, 3) }
		})},
		{Sentence: "waits for a go of those without cards", Rule: "cards.active", Deviation: ruled(func(r *cards.Rules) {
			r.Closed = func(g cards.Standing) bool { return g.Goes >= g.Players }
		})},
		{Sentence: "passes over one player without cards, and not two", Rule: "cards.active", Deviation: entry(passesOverOne)},
		{Sentence: "counts the goes on across a card", Rule: "cards.close.all-passed", Deviation: ruled(countsOn)},
		{Sentence: "lets who led the round lead every stack", Rule: "cards.close.restart", Deviation: ruled(func(r *cards.Rules) {
			first, lead := 0, r.Lead // of the game that these rules are made for
			r.Lead = func(dealer, players int) int {
				first = lead(dealer, players)
				return first
			}
			r.Leader = func(cards.Closing) int { return first }
		})},
		{Sentence: "pays last to who says the last go", Rule: "cards.close.last", Deviation: ruled(func(r *cards.Rules) { r.LastSeat = func(c cards.Closing) int { return c.Seat } })},
		{Sentence: "lists what fits the old total behind a close", Rule: "cards.close.restart", Told: listsByOldTotal},
		{Sentence: "accepts go as the first word of a stack", Rule: "cards.go.forbidden", Deviation: entry(acceptsWhere("must-play", func(_ protocol.Action, e *protocol.Entry) bool { return onTable(e) == 0 }))},
		{Sentence: "draws two cards at a go", Rule: "cards.go.when-stuck", Deviation: ruled(func(r *cards.Rules) { r.GoDraw = func(int) int { return 2 } })},
		{Sentence: "does not refill behind a card that scores", Rule: "cards.draw.refill", Deviation: entry(drawsUnlessScoring)},
		{Sentence: "lists no card that makes 31", Rule: "cards.limit.reached", Deviation: entry(listsBelow(31))},
		{Sentence: "lists no card that makes 21 in the strict game", Rule: "cards.variant.strict-21", Claims: preset("strict-21"), Deviation: entry(listsBelow(21))},
	}
}

// narrowDeck lists programs that are wrong about single cards, or about who leads or plays.
func narrowDeck() []Mutant {
	return []Mutant{
		{Sentence: "has a card twice and another not at all", Rule: "cards.deck", Deviation: reference.Deviation{Dealt: func(d *protocol.Dealt) {
			stock, _ := d.Stock.Get()
			stock = slices.Clone(stock)
			stock[0] = stock[1]
			d.Stock = protocol.Some(stock)
		}}},
		{Sentence: "deals one player a card too many and another one too few", Rule: "cards.deal", Deviation: reference.Deviation{Dealt: dealsUnevenly}},
		{Sentence: "lets anybody lead", Rule: "cards.lead", Deviation: entry(acceptsWhere("not-your-turn", func(_ protocol.Action, e *protocol.Entry) bool { return onTable(e) == 0 }))},
		{Sentence: "looks whose turn it is only when a stack is led", Rule: "cards.turn.not-yours", Deviation: entry(acceptsWhere("not-your-turn", func(_ protocol.Action, e *protocol.Entry) bool { return onTable(e) > 0 }))},
		{Sentence: "shows the last three cards of the pile only", Rule: "cards.play.announce", Deviation: entry(func(_ protocol.Action, e *protocol.Entry) {
			if pile, _ := e.Pile.Get(); len(pile) > 3 {
				e.Pile = protocol.Some(pile[len(pile)-3:])
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

// passesOverOne gives the turn to the second seat behind the player where the
// first holds no cards, whether the second does or not.
func passesOverOne(a protocol.Action, e *protocol.Entry) {
	hands, _ := e.Hands.Get()
	if _, goesOn := e.Turn.Get(); !goesOn || !e.Carried() || a.Do != protocol.DoPlay {
		return
	}
	seats := len(hands.Cards)
	seat, _ := a.Player.Get()
	next := (seat + 1) % seats
	if len(hands.Cards[next]) == 0 {
		next = (next + 1) % seats
	}
	e.Turn = protocol.Some(next)
}

// countsOn counts all goes of a stack, and does not begin anew behind a card.
func countsOn(r *cards.Rules) {
	goes, closed := 0, r.Closed // of the stack that lies
	r.Closed = func(g cards.Standing) bool {
		goes++
		g.Goes = goes
		if closed(g) {
			goes = 0
			return true
		}
		return false
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

// listsByOldTotal lists behind a close what the total before it would have let be played.
func listsByOldTotal(_ protocol.Play, trace []protocol.Entry) {
	for i := 1; i < len(trace); i++ {
		before, _ := trace[i-1].Total.Get()
		if now, _ := trace[i].Total.Get(); now != 0 || before == 0 {
			continue
		}
		legal, _ := trace[i].Legal.Get()
		kept := slices.DeleteFunc(slices.Clone(legal), func(m protocol.Move) bool { return before+worth(m) > 31 })
		if len(kept) == 0 && len(legal) > 0 {
			kept = []protocol.Move{{Do: protocol.DoGo}}
		}
		trace[i].Legal = protocol.Some(kept)
	}
}

// worth is what the card of a move adds to the total; nothing for a go.
func worth(m protocol.Move) int {
	card, plays := m.Card.Get()
	if !plays {
		return 0
	}
	c, _ := cards.ParseCard(card.String())
	return c.Value()
}

// listsBelow leaves a card that makes the limit out of what may be done.
func listsBelow(limit int) func(protocol.Action, *protocol.Entry) {
	return func(_ protocol.Action, e *protocol.Entry) {
		total, _ := e.Total.Get()
		legal, _ := e.Legal.Get()
		e.Legal = protocol.Some(slices.DeleteFunc(legal, func(m protocol.Move) bool { return worth(m) > 0 && total+worth(m) == limit }))
	}
}
