package protocol

import (
	"fmt"
	"strings"
)

const (
	ranks = "A23456789TJQK"
	suits = "CDHS"
)

// Card is a playing card as it is written: its rank, one of A23456789TJQK, and
// its suit, one of CDHS. The zero value is no card.
type Card struct{ Rank, Suit byte }

// ParseCard reads "5H" or "TC".
func ParseCard(s string) (Card, error) {
	if len(s) != 2 || strings.IndexByte(ranks, s[0]) < 0 || strings.IndexByte(suits, s[1]) < 0 {
		return Card{}, fmt.Errorf("%q is no card: write a rank of %s and a suit of %s, as in TC", oneLine(s), ranks, suits)
	}
	return Card{s[0], s[1]}, nil
}

// Deck returns the 52 cards, by suit and then by rank.
func Deck() []Card {
	var deck []Card
	for _, suit := range []byte(suits) {
		for _, rank := range []byte(ranks) {
			deck = append(deck, Card{rank, suit})
		}
	}
	return deck
}

// String writes the card, as in "TC".
func (c Card) String() string { return string([]byte{c.Rank, c.Suit}) }

// Compare orders cards by suit and then by rank, the ace first.
func (c Card) Compare(d Card) int {
	if c.Suit != d.Suit {
		return int(c.Suit) - int(d.Suit)
	}
	return strings.IndexByte(ranks, c.Rank) - strings.IndexByte(ranks, d.Rank)
}

// MarshalText writes the card for JSON.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what MarshalText writes, and refuses everything else.
func (c *Card) UnmarshalText(b []byte) error {
	parsed, err := ParseCard(string(b))
	if err != nil {
		return err
	}
	*c = parsed
	return nil
}
