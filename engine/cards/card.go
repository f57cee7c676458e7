package cards

import (
	"fmt"
	"slices"
)

const (
	// MaxCards is the number of cards of the deck, which has no jokers (cards.deck).
	MaxCards = 52
	// MaxSeats is the highest number of players; seats are counted from 0 in turn order.
	MaxSeats = 4

	ranks = "A23456789TJQK"
	suits = "CDHS"
)

// Card is a playing card. Cards compare with ==; the zero value is the ace of clubs.
type Card struct{ index uint8 }

// NewCard gives the card of a rank, 1 (ace) to 13 (king), and a suit, 0 to 3
// (clubs, diamonds, hearts, spades). It is an error when either is out of range.
func NewCard(rank, suit int) (Card, error) {
	if rank < 1 || rank > 13 || suit < 0 || suit > 3 {
		return Card{}, fmt.Errorf("card of rank %d and suit %d: must be 1..13 and 0..3", rank, suit)
	}
	return Card{uint8((rank-1)*4 + suit)}, nil
}

// ParseCard reads a card as String writes it.
func ParseCard(text string) (Card, error) {
	if len(text) == 2 {
		rank, suit := slices.Index([]byte(ranks), text[0]), slices.Index([]byte(suits), text[1])
		if rank >= 0 && suit >= 0 {
			return Card{uint8(rank*4 + suit)}, nil
		}
	}
	return Card{}, fmt.Errorf("card %q: must be one of %s and one of %s", text, ranks, suits)
}

// Deck lists all cards by rising index.
func Deck() []Card {
	out := make([]Card, MaxCards)
	for i := range out {
		out[i] = Card{uint8(i)}
	}
	return out
}

// Index is the card's place 0..51: by rank, and by suit within a rank.
func (c Card) Index() int { return int(c.index) }

// Rank is 1 for an ace, 2 to 10 as printed, 11, 12 and 13 for jack, queen and king.
func (c Card) Rank() int { return int(c.index)>>2 + 1 }

// Suit is 0 to 3 for clubs, diamonds, hearts and spades.
func (c Card) Suit() int { return int(c.index & 3) }

// Value is what the card adds to the running total: an ace 1, pictures 10 (cards.values).
func (c Card) Value() int { return min(c.Rank(), 10) }

// String gives the card as rank and suit, such as TD for the ten of diamonds.
func (c Card) String() string {
	return string([]byte{ranks[c.index>>2], suits[c.index&3]})
}
