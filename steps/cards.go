package steps

import (
	"errors"
	"fmt"
	"regexp"

	"muggins.example/plan"
	"muggins.example/protocol"
)

func cards(words string) ([]protocol.Card, error) {
	var list []protocol.Card
	for _, word := range regexp.MustCompile(`[A23456789TJQK][CDHS]`).FindAllString(words, -1) {
		c, err := protocol.ParseCard(word)
		if err != nil {
			return nil, err
		}
		list = append(list, c)
	}
	return list, nil
}

// runningTotal stages a total with cards that nobody names.
func (d *draft) runningTotal(words []string) (err error) {
	if err = d.start(); err != nil {
		return err
	}
	if d.plan.Deal.Total, err = number(words[0]); err == nil && (d.plan.Deal.Total < 1 || d.plan.Deal.Total > 31) {
		err = errors.New("a running total is 1 to 31; say `Given a new round` for 0")
	}
	return err
}

// pile stages a total with the cards that it names.
func (d *draft) pile(words []string) (err error) {
	if err = d.start(); err != nil {
		return err
	}
	d.plan.Deal.Pile, err = cards(words[0])
	return err
}

// holdsCards takes no cards for an empty hand.
func holdsCards(exact bool) func(*draft, []string) error {
	return func(d *draft, words []string) error {
		role, err := d.role(words[0])
		if err != nil {
			return err
		}
		h := plan.Holding{Role: role, Exact: exact}
		if len(words) > 1 {
			if h.Cards, err = cards(words[1]); err != nil {
				return err
			}
		}
		for _, other := range d.plan.Deal.Holds {
			if other.Role == role {
				return errors.New("the hand of this player is given already")
			}
		}
		d.plan.Deal.Holds = append(d.plan.Deal.Holds, h)
		return nil
	}
}

// stock takes no cards for an empty one.
func (d *draft) stock(words []string) (err error) {
	if len(d.plan.Deal.Stock) > 0 {
		return errors.New("the stock is given already")
	}
	if len(words) > 0 {
		d.plan.Deal.Stock, err = cards(words[0])
	}
	return err
}

// cardAction reads a player and, for a play, a card.
func (d *draft) cardAction(do protocol.Do, words []string) (plan.Action, error) {
	role, err := d.role(words[0])
	a := plan.Action{Role: role, Do: do, Pip: -1, Line: d.at, Text: d.text}
	switch {
	case err != nil:
	case do == protocol.DoPlay:
		a.Card, err = protocol.ParseCard(words[1])
	case do == protocol.DoCall:
		a.Of, err = d.role(words[1])
	}
	return a, err
}

// claimsFalsely plays a card and claims the number behind it.
func (d *draft) claimsFalsely(words []string) error {
	a, err := d.cardAction(protocol.DoPlay, words)
	if err != nil {
		return err
	}
	n, err := number(words[2])
	if err != nil {
		return err
	}
	a.Said = protocol.Some(protocol.Said(n))
	return d.when(a)
}

// goesRound lets everybody say go in turn while the stack is open: at the limit
// some close it at once, and some let it go round.
func goesRound(staged bool) func(*draft, []string) error {
	return func(d *draft, _ []string) error {
		n := d.plan.Players
		switch {
		case n == 0:
			return errors.New("say how many play, as in `2 players`: each may have to say go")
		case !staged && d.acted && d.checked == 0 && !d.tried:
			return errors.New("a scenario has one action in When: let Given say what comes before it, as in `has played`")
		}
		player, mover := d.hitter(n), d.mover
		for i := range n {
			a := plan.Action{Role: player.Plus(i+1, n), Do: protocol.DoGo, If: protocol.IfStack, Pip: -1, Staged: staged, Line: d.at, Text: d.text}
			d.add(a)
		}
		d.mover = mover
		d.acted = d.acted || !staged
		return nil
	}
}

// hitter is who played the last card.
func (d *draft) hitter(players int) plan.Role {
	for i := len(d.plan.Actions) - 1; i >= 0; i-- {
		if a := d.plan.Actions[i]; a.Do == protocol.DoPlay {
			return a.Role
		}
	}
	return plan.Role(players - 1) // who staged the total
}

func (d *draft) total(words []string) error {
	n, err := number(words[0])
	if err != nil {
		return err
	}
	return d.check(plan.Check{Kind: plan.Number, Field: protocol.FieldTotal, Num: n})
}

// pileIs takes no cards for an empty pile.
func (d *draft) pileIs(words []string) error {
	c := plan.Check{Kind: plan.Piled, Field: protocol.FieldPile}
	if len(words) > 0 {
		var err error
		if c.Cards, err = cards(words[0]); err != nil {
			return err
		}
	}
	return d.check(c)
}

func (d *draft) cardsAre(words []string) error {
	c := plan.Check{Kind: plan.CardHand, Field: protocol.FieldHands}
	if len(words) > 1 {
		var err error
		if c.Cards, err = cards(words[1]); err != nil {
			return err
		}
	}
	return d.of(words[0], c)
}

func (d *draft) stockHas(words []string) error {
	n, err := number(words[0])
	if err != nil {
		return err
	}
	return d.check(plan.Check{Kind: plan.Number, Field: protocol.FieldStock, Num: n})
}

func (d *draft) last(words []string) error {
	return d.of(words[0], plan.Check{Kind: plan.Seat, Field: protocol.FieldLast})
}

func (d *draft) noLast([]string) error {
	return d.check(plan.Check{Kind: plan.Seat, Field: protocol.FieldLast, None: true})
}

func (d *draft) dealer(words []string) error {
	return d.of(words[0], plan.Check{Kind: plan.Seat, Field: protocol.FieldDealer})
}

// mayCards reads "play 5H or 6D", or "go".
func (d *draft) mayCards(words []string) error {
	form := regexp.MustCompile(`^(?:(?:play )?([A23456789TJQK][CDHS])|go)$`)
	var list []plan.Action
	for _, part := range regexp.MustCompile(`, | or `).Split(words[1], -1) {
		m := form.FindStringSubmatch(part)
		switch {
		case m == nil:
			return fmt.Errorf("%q is no move: write go, or a card as in `play 5H`", part)
		case part == "go":
			list = append(list, plan.Action{Do: protocol.DoGo, Pip: -1})
		default:
			c, err := protocol.ParseCard(m[1])
			if err != nil {
				return err
			}
			list = append(list, plan.Action{Do: protocol.DoPlay, Card: c, Pip: -1})
		}
	}
	return d.of(words[0], plan.Check{Kind: plan.Legal, Field: protocol.FieldLegal, Moves: list})
}
