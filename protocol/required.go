package protocol

import (
	"errors"
	"slices"

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

// UnmarshalJSONFrom reads a view and refuses one that lacks a member, or counts
// below 0.
func (v *View) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	var wire struct {
		Seat     Maybe[int]    `json:"seat"`
		Hand     Maybe[[]Tile] `json:"hand"`
		Sizes    Maybe[[]int]  `json:"sizes"`
		Boneyard Maybe[int]    `json:"boneyard"`
	}
	if err := json.UnmarshalDecode(d, &wire); err != nil {
		return err
	}
	seat, ok1 := wire.Seat.Get()
	hand, ok2 := wire.Hand.Get()
	sizes, ok3 := wire.Sizes.Get()
	boneyard, ok4 := wire.Boneyard.Get()
	switch {
	case !ok1 || !ok2 || !ok3 || !ok4:
		return errors.New("a view has seat, hand, sizes and boneyard")
	case boneyard < 0 || slices.ContainsFunc(sizes, func(n int) bool { return n < 0 }):
		return errors.New("a view counts tiles, and none of its counts is below 0")
	}
	lowAll(hand)
	*v = View{Seat: seat, Hand: hand, Sizes: sizes, Boneyard: boneyard}
	return nil
}
