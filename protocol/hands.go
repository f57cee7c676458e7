package protocol

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// Hands are the hands of all players by seat: of tiles, or of cards. The order
// within a hand means nothing. Hands that are all empty have both.
type Hands struct {
	Tiles [][]Tile
	Cards [][]Card
}

// Len returns how many hands there are.
func (h Hands) Len() int { return max(len(h.Tiles), len(h.Cards)) }

// Sizes returns how many tiles or cards each hand holds.
func (h Hands) Sizes() []int {
	sizes := make([]int, h.Len())
	for i := range h.Tiles {
		sizes[i] = len(h.Tiles[i])
	}
	for i := range h.Cards {
		sizes[i] += len(h.Cards[i])
	}
	return sizes
}

// MarshalJSONTo writes a list of lists.
func (h Hands) MarshalJSONTo(e *jsontext.Encoder) error {
	if h.Cards != nil {
		return json.MarshalEncode(e, h.Cards)
	}
	return json.MarshalEncode(e, h.Tiles)
}

// UnmarshalJSONFrom reads a list of lists of tiles, or of cards.
func (h *Hands) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	var written [][]piece
	if err := json.UnmarshalDecode(d, &written); err != nil {
		return err
	}
	*h = Hands{Tiles: make([][]Tile, len(written)), Cards: make([][]Card, len(written))}
	tiles, cards := 0, 0
	for i, hand := range written {
		h.Tiles[i], h.Cards[i] = make([]Tile, 0, len(hand)), []Card{}
		for _, p := range hand {
			if p.card != (Card{}) {
				h.Cards[i] = append(h.Cards[i], p.card)
				cards++
				continue
			}
			h.Tiles[i] = append(h.Tiles[i], p.tile)
			tiles++
		}
	}
	switch {
	case tiles > 0 && cards > 0:
		return errors.New("hands hold tiles or cards, not both")
	case tiles > 0:
		h.Cards = nil
	case cards > 0:
		h.Tiles = nil
	}
	return nil
}

// piece is a tile or, where that is not the zero value, a card.
type piece struct {
	tile Tile
	card Card
}

// UnmarshalText reads a tile or a card, and refuses everything else.
func (p *piece) UnmarshalText(b []byte) (err error) {
	if bytes.IndexByte(b, '|') >= 0 {
		p.tile, err = ParseTile(string(b))
		return err
	}
	if p.card, err = ParseCard(string(b)); err != nil {
		return fmt.Errorf("%q is no tile, as in 3|6, and no card, as in TC", oneLine(string(b)))
	}
	return nil
}
