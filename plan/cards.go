package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// cardNeeds returns what a program has to take to play a plan of the card game.
func (p *Plan) cardNeeds() []string {
	needs := []string{"hands", "stock", "dealer"}
	if p.Deal.Scores != 0 || len(p.Deal.Needs) > 0 {
		needs = append(needs, "scores")
	}
	return needs
}

// worth returns what a card adds to the running total, as the document has it:
// what Given stages is checked in the answer.
func worth(c protocol.Card) int {
	switch c.Rank {
	case 'A':
		return 1
	case 'T', 'J', 'Q', 'K':
		return 10
	}
	return int(c.Rank - '0')
}

// resolveCards completes a plan of the card game.
func (p *Plan) resolveCards() error {
	if len(p.Deal.Pile) > 0 && p.Deal.Total >= 0 {
		return at(p.Line, "the running total and the pile are both given: the cards of a pile say the total")
	}
	p.staging = p.Deal.Pile
	if p.Deal.Total > 0 {
		cards, ok := p.total(p.Deal.Total)
		if !ok {
			return at(p.Line, "no cards that are left make a running total of %d", p.Deal.Total)
		}
		p.staging = cards
	}
	p.cardGivens()
	p.goes()
	for i := range p.Checks {
		if err := p.cardDecidable(&p.Checks[i]); err != nil {
			return err
		}
	}
	if err := p.distinctCards(); err != nil {
		return err
	}
	return p.cardHoldings()
}

// total finds the fewest cards that make a total and, where that can be, score
// nothing on the way.
func (p *Plan) total(n int) ([]protocol.Card, bool) {
	free := slices.DeleteFunc(protocol.Deck(), p.mentionedCard)
	slices.SortStableFunc(free, func(a, b protocol.Card) int { return worth(b) - worth(a) })
	for most := 1; most <= 5; most++ {
		if cards, ok := reach(free, n, 0, most); ok {
			return cards, true
		}
	}
	return nil, false
}

// reach looks for cards, the dearest first, that lead from a total to another
// without stopping on a multiple of five.
func reach(free []protocol.Card, to, from, most int) ([]protocol.Card, bool) {
	for i, c := range free {
		if i > 0 && worth(c) == worth(free[i-1]) {
			continue
		}
		switch next := from + worth(c); {
		case next == to:
			return []protocol.Card{c}, true
		case next > to || next%5 == 0 || most == 1:
		default:
			rest, ok := reach(slices.Delete(slices.Clone(free), i, i+1), to, next, most-1)
			if ok {
				return append([]protocol.Card{c}, rest...), true
			}
		}
	}
	return nil, false
}

// cardGivens adds what the staging must have led to.
func (p *Plan) cardGivens() {
	total := 0
	for _, c := range p.staging {
		total += worth(c)
	}
	text := fmt.Sprintf("a running total of %d, and the next player on turn", total)
	if len(p.staging) == 0 {
		text = "a new round, and the player left of the dealer on turn"
	}
	given := []Check{
		{Kind: Number, Field: protocol.FieldTotal, Num: total, Text: text},
		{Kind: Seat, Field: protocol.FieldTurn, Text: text},
		{Kind: Word, Field: protocol.FieldRound, Word: string(protocol.RoundPlaying), Text: "a round that goes on"},
		{Kind: Seat, Field: protocol.FieldWinner, None: true, Text: "a match that nobody has won"},
	}
	if p.Deal.ByRule {
		given = slices.DeleteFunc(given, func(c Check) bool { return c.Field == protocol.FieldTurn })
	}
	for i := range given {
		given[i].After, given[i].Given, given[i].At = -1, true, p.Line
	}
	p.Checks = append(append(given, p.accepted()...), p.Checks...)
}

// goes tells the conditional goes of players who hold no card by then apart:
// only a program that gives such players the turn is asked for one.
func (p *Plan) goes() {
	for i := range p.Actions {
		a := &p.Actions[i]
		if a.Do == protocol.DoGo && a.If == protocol.IfStack && p.spent(a.Role, i) {
			a.If = protocol.IfTurn
		}
	}
}

// spent reports whether a player is known to hold no card before an action.
func (p *Plan) spent(role Role, action int) bool {
	seat := p.seat(role, p.Players)
	h := p.held(seat, p.Players)
	if h == nil || !h.Exact || len(p.Deal.Stock) > 0 {
		return false
	}
	left := len(h.Cards)
	for i, a := range p.Actions[:action] {
		if p.seat(a.Role, p.Players) == seat && a.Do == protocol.DoPlay && !p.refused(i) {
			left--
		}
	}
	return left <= 0
}

// cardDecidable says whether a check can be decided from what Given says.
func (p *Plan) cardDecidable(c *Check) error {
	h := p.holding(c.Role)
	exact := h != nil && h.Exact
	switch {
	case c.Kind == Legal && len(c.Moves) > 0 && !exact:
		return at(c.At, "what a player may do depends on the whole hand: say `holds only …` of that player")
	case c.Kind == CardHand && !exact:
		return at(c.At, "a hand can be compared only where it is known whole: say `holds only …` of that player")
	}
	return nil
}

func (p *Plan) mentionedCard(card protocol.Card) bool {
	holds := func(h Holding) bool { return slices.Contains(h.Cards, card) }
	return slices.Contains(p.Deal.Pile, card) || slices.Contains(p.Deal.Stock, card) || slices.Contains(p.staging, card) ||
		slices.ContainsFunc(p.Deal.Holds, holds) || slices.ContainsFunc(p.Actions, func(a Action) bool { return a.Card == card })
}

// distinctCards refuses a plan that has a card twice.
func (p *Plan) distinctCards() error {
	this, next := slices.Concat(p.Deal.Pile, p.Deal.Stock), []protocol.Card{}
	for _, h := range p.Deal.Holds {
		this = append(this, h.Cards...)
	}
	for _, h := range p.Deal.Next {
		next = append(next, h.Cards...)
	}
	for _, all := range [][]protocol.Card{this, next} {
		for i, c := range all {
			if slices.Contains(all[:i], c) {
				return at(p.Line, "%s is in two places: a deck has every card once", c)
			}
		}
	}
	return nil
}

// cardHoldings lets every player hold what the actions have them play, unless
// the play is to be refused or the card is drawn first.
func (p *Plan) cardHoldings() error {
	for i, a := range p.Actions {
		if a.Do == protocol.DoDeal {
			break // the cards behind it are of the next round
		}
		known := func(h Holding) bool { return slices.Contains(h.Cards, a.Card) }
		if a.Do != protocol.DoPlay || slices.Contains(p.Deal.Stock, a.Card) || slices.ContainsFunc(p.Deal.Holds, known) || slices.Contains(p.staging, a.Card) {
			continue
		}
		h := p.holding(a.Role)
		if h == nil {
			p.Deal.Holds = append(p.Deal.Holds, Holding{Role: a.Role})
			h = &p.Deal.Holds[len(p.Deal.Holds)-1]
		}
		if !h.Exact {
			h.Cards = append(h.Cards, a.Card)
		} else if !p.refused(i) {
			return at(a.Line, "the player is to hold other cards only, and %s is not among them", a.Card)
		}
	}
	return nil
}
