package cards

import (
	"fmt"
	"slices"
)

// Deal is how the cards of a round were dealt. It is immutable, and may be
// shared by any number of states.
type Deal struct {
	players int8
	dealer  int8
	hands   [MaxSeats]Set
	stock   []Card
	order   [MaxSeats][]Card // hands as they were given
}

// NewDeal checks and stores a deal: the seat that deals, the hands by seat, of
// two to four players, and the stock in the order in which it is drawn. Deals
// may be short: hands may have any size, but somebody holds a card. It is an
// error (bad-deal) when a card comes twice or a number is out of range.
func NewDeal(dealer int, hands [][]Card, stock []Card) (*Deal, error) {
	switch {
	case len(hands) < 2 || len(hands) > MaxSeats:
		return nil, fmt.Errorf("deal: %d players: must be 2..%d", len(hands), MaxSeats)
	case dealer < 0 || dealer >= len(hands):
		return nil, fmt.Errorf("deal: dealer %d: no such seat", dealer)
	}
	d := &Deal{players: int8(len(hands)), dealer: int8(dealer), stock: slices.Clone(stock)}
	var seen Set
	for seat, hand := range hands {
		if err := distinct(&seen, hand); err != nil {
			return nil, fmt.Errorf("deal: hand %d: %w", seat, err)
		}
		d.hands[seat], d.order[seat] = SetOf(hand...), slices.Clone(hand)
	}
	if seen == 0 {
		return nil, fmt.Errorf("deal: nobody holds a card")
	}
	if err := distinct(&seen, stock); err != nil {
		return nil, fmt.Errorf("deal: stock: %w", err)
	}
	return d, nil
}

func distinct(seen *Set, list []Card) error {
	for _, c := range list {
		if seen.Has(c) {
			return fmt.Errorf("card %v: comes twice", c)
		}
		*seen |= c.bit()
	}
	return nil
}

// Players is the number of seats, 2..4.
func (d *Deal) Players() int { return int(d.players) }

// Dealer is the seat that deals when the deal begins a match; in later rounds
// State.Dealer says who does.
func (d *Deal) Dealer() int { return int(d.dealer) }

// Hand gives a copy of the cards dealt to a seat, in the order given.
func (d *Deal) Hand(seat int) []Card { return slices.Clone(d.order[seat]) }

// Stock gives a copy of the cards not dealt; the first is drawn first.
func (d *Deal) Stock() []Card { return slices.Clone(d.stock) }

// DealOut deals a shuffled deck: one card at a time, from the player left of
// the dealer on; the rest is the stock in order (cards.deal). It fails as
// NewDeal does, and when the cards do not suffice.
func (r *Rules) DealOut(shuffled []Card, players, dealer int) (*Deal, error) {
	size := r.HandSize(players)
	if players < 2 || players > MaxSeats || players*size > len(shuffled) {
		return nil, fmt.Errorf("deal: %d cards for %d hands of %d: not possible", len(shuffled), players, size)
	}
	hands := make([][]Card, players)
	for i, c := range shuffled[:players*size] {
		seat := (dealer + 1 + i%players) % players
		if seat < 0 {
			return nil, fmt.Errorf("deal: dealer %d: no such seat", dealer)
		}
		hands[seat] = append(hands[seat], c)
	}
	return NewDeal(dealer, hands, shuffled[players*size:])
}
