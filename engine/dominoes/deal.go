package dominoes

import (
	"fmt"
	"slices"
)

// Deal is how the tiles of a round were dealt. It is immutable, and may be
// shared by any number of states.
type Deal struct {
	set      Set
	players  int8
	opener   int8
	hands    [MaxSeats]Tiles
	boneyard []Tile
	byIndex  [MaxTiles]Tile    // tiles of the set
	bearing  [MaxPip + 1]Tiles // tiles of the set with a half of that value
	order    [MaxSeats][]Tile  // hands as they were given
}

// NewDeal checks and stores a deal: len(hands) players (2..8), the seat that
// opens, the hands by seat, and the boneyard in the order in which it is drawn.
// Deals may be short: hands may have any size, but the opener holds a tile.
// It is an error (bad-deal, muggins.set.double-six) when the set is outside
// 1..18, a tile is not of the set or comes twice, or a number is out of range.
func NewDeal(set Set, opener int, hands [][]Tile, boneyard []Tile) (*Deal, error) {
	switch {
	case set < 1 || set > MaxPip:
		return nil, fmt.Errorf("deal: set %d: must be 1..%d", set, MaxPip)
	case len(hands) < 2 || len(hands) > MaxSeats:
		return nil, fmt.Errorf("deal: %d players: must be 2..%d", len(hands), MaxSeats)
	case opener < 0 || opener >= len(hands):
		return nil, fmt.Errorf("deal: opener %d: no such seat", opener)
	case len(hands[opener]) == 0:
		return nil, fmt.Errorf("deal: opener %d: has no tile to lead", opener)
	}
	d := &Deal{set: set, players: int8(len(hands)), opener: int8(opener), boneyard: slices.Clone(boneyard)}
	var seen Tiles
	for seat, hand := range hands {
		if err := distinct(set, &seen, hand); err != nil {
			return nil, fmt.Errorf("deal: hand %d: %w", seat, err)
		}
		d.hands[seat], d.order[seat] = TilesOf(hand...), slices.Clone(hand)
	}
	if err := distinct(set, &seen, boneyard); err != nil {
		return nil, fmt.Errorf("deal: boneyard: %w", err)
	}
	for _, t := range set.Tiles() {
		d.byIndex[t.index] = t
		d.bearing[t.low].add(t)
		d.bearing[t.high].add(t)
	}
	return d, nil
}

func distinct(set Set, seen *Tiles, tiles []Tile) error {
	for _, t := range tiles {
		if !set.Has(t) {
			return fmt.Errorf("tile %v: not of the double-%d set", t, set)
		}
		if seen.Has(t) {
			return fmt.Errorf("tile %v: comes twice", t)
		}
		seen.add(t)
	}
	return nil
}

// Set is the set the tiles come from.
func (d *Deal) Set() Set { return d.set }

// Players is the number of seats, 2..8.
func (d *Deal) Players() int { return int(d.players) }

// Opener is the seat that leads the first tile.
func (d *Deal) Opener() int { return int(d.opener) }

// Hand gives a copy of the tiles dealt to a seat, in the order given.
func (d *Deal) Hand(seat int) []Tile { return slices.Clone(d.order[seat]) }

// Boneyard gives a copy of the tiles not dealt; the first is drawn first.
func (d *Deal) Boneyard() []Tile { return slices.Clone(d.boneyard) }

// DealOut deals a whole shuffled set: the hands one after another, the rest is
// the boneyard in order (muggins.deal.hand-size, muggins.deal.boneyard). With
// an opener below 0 the rules say who opens the first round. It fails as
// NewDeal does, when the tiles do not suffice, and when a lot would decide.
func (r *Rules) DealOut(set Set, shuffled []Tile, players, opener int) (*Deal, error) {
	size := r.HandSize(players)
	if players < 2 || players > MaxSeats || players*size > len(shuffled) {
		return nil, fmt.Errorf("deal: %d tiles for %d hands of %d: not possible", len(shuffled), players, size)
	}
	hands := make([][]Tile, players)
	for seat := range hands {
		hands[seat] = shuffled[seat*size : (seat+1)*size]
	}
	if opener < 0 {
		opener = r.FirstOpener(hands)
	}
	return NewDeal(set, opener, hands, shuffled[players*size:])
}
