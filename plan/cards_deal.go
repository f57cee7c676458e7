package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// stageCards makes the deal and the actions that bring the running total about,
// and the checks. The dealer sits last, so that seat 0 leads.
func (b *Bound) stageCards(target int) error {
	p, players := b.Plan, b.Play.Players
	b.scores(target)
	round, err := b.dealCards()
	if err != nil {
		return err
	}
	round.Dealer = protocol.Some(players - 1)
	b.Play.Rounds = []protocol.Round{round}
	if p.deals() {
		b.Play.Rounds = append(b.Play.Rounds, p.nextCards(players))
	}
	for i, c := range p.staging {
		a := protocol.Action{Player: protocol.Some(i % players), Do: protocol.DoPlay, Card: protocol.Some(c)}
		b.say(&a, protocol.Maybe[protocol.Said]{})
		b.Play.Actions = append(b.Play.Actions, a)
	}
	b.own()
	b.checks()
	return nil
}

// dealCards finds hands and a stock so that, behind the staging, every player
// holds what Given says. With an empty stock hands can have any size; with one
// they are full, and what is played meanwhile is drawn again where the options
// say so.
func (b *Bound) dealCards() (protocol.Round, error) {
	p, players := b.Plan, b.Play.Players
	free := slices.DeleteFunc(protocol.Deck(), p.mentionedCard)
	slices.SortStableFunc(free, func(x, y protocol.Card) int { return worth(x) - worth(y) })
	take := func() (c protocol.Card) {
		c, free = free[0], free[1:]
		return c
	}
	round := protocol.Round{Hands: protocol.Hands{Cards: make([][]protocol.Card, players)}, Stock: []protocol.Card{}}
	final := round.Hands.Cards
	full, _ := b.option("hand").Number()
	for seat := range players {
		h := p.held(seat, players)
		final[seat] = []protocol.Card{}
		if h != nil {
			final[seat] = append(final[seat], h.Cards...)
		}
		size := b.size(seat, full)
		if h != nil && h.Exact && len(p.Deal.Stock) > 0 && len(h.Cards) != size {
			return protocol.Round{}, fmt.Errorf("with cards in the stock %d cards are held, and `holds only …` names %d", size, len(h.Cards))
		}
		for h == nil || !h.Exact || len(p.Deal.Stock) > 0 {
			if len(p.Deal.Stock) == 0 && len(final[seat]) >= named(h)+fillers || len(p.Deal.Stock) > 0 && len(final[seat]) >= size {
				break
			}
			final[seat] = append(final[seat], take())
		}
	}
	b.unplay(&round)
	round.Stock = append(round.Stock, p.Deal.Stock...)
	return round, nil
}

func named(h *Holding) int {
	if h == nil {
		return 0
	}
	return len(h.Cards)
}

// refills reports whether a card is drawn after each play of the staging.
func (b *Bound) refills() bool { return len(b.Plan.Deal.Stock) > 0 && b.option("refill") != "none" }

// size is how many cards a seat holds at the position of Given where the stock
// has cards.
func (b *Bound) size(seat, full int) int {
	if b.refills() {
		return full
	}
	for i := range b.Plan.staging {
		if i%b.Play.Players == seat {
			full--
		}
	}
	return full
}

// unplay gives the staged cards back to the hands that play them. What is drawn
// in their place, the last of a hand first, comes from the stock.
func (b *Bound) unplay(round *protocol.Round) {
	hands := round.Hands.Cards
	for i := range b.Plan.staging {
		seat := i % b.Play.Players
		if n := len(hands[seat]); b.refills() && n > 0 {
			round.Stock = append(round.Stock, hands[seat][n-1])
			hands[seat] = hands[seat][:n-1]
		}
	}
	for i, c := range b.Plan.staging {
		seat := i % b.Play.Players
		hands[seat] = append(hands[seat], c)
	}
	for seat := range hands {
		slices.SortFunc(hands[seat], protocol.Card.Compare)
	}
}

// nextCards deals the round behind the first: what is said of the hands, else
// two cards each, the lowest first, and no stock.
func (p *Plan) nextCards(players int) protocol.Round {
	free := slices.DeleteFunc(protocol.Deck(), func(c protocol.Card) bool {
		return slices.ContainsFunc(p.Deal.Next, func(h Holding) bool { return slices.Contains(h.Cards, c) })
	})
	round := protocol.Round{Stock: []protocol.Card{}}
	for seat := range players {
		i := slices.IndexFunc(p.Deal.Next, func(h Holding) bool { return p.seat(h.Role, players) == seat })
		if i >= 0 {
			round.Hands.Cards = append(round.Hands.Cards, append([]protocol.Card{}, p.Deal.Next[i].Cards...))
			continue
		}
		round.Hands.Cards = append(round.Hands.Cards, free[:fillers:fillers])
		free = free[fillers:]
	}
	return round
}
