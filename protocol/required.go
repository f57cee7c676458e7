package protocol

import (
	"errors"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// UnmarshalJSONFrom reads a contribution and refuses one that lacks its tile
// or its pips, which would otherwise be taken for 0|0 and 0.
func (c *Contribution) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	var wire struct {
		Tile Maybe[Tile] `json:"tile"`
		Pips Maybe[int]  `json:"pips"`
	}
	if err := json.UnmarshalDecode(d, &wire); err != nil {
		return err
	}
	tile, okTile := wire.Tile.Get()
	pips, okPips := wire.Pips.Get()
	if !okTile || !okPips {
		return errors.New("a contribution has a tile and its pips")
	}
	*c = Contribution{Tile: tile, Pips: pips}
	return nil
}
