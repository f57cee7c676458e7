package dominoes

import (
	"fmt"
	"strconv"
)

const (
	// MaxPip is the highest pip count of a tile half that can be represented (double-eighteen).
	MaxPip = 18
	// MaxTiles is the number of tiles of the largest set, double-eighteen.
	MaxTiles = (MaxPip + 1) * (MaxPip + 2) / 2
	// MaxSeats is the highest number of players; seats are counted from 0 in turn order.
	MaxSeats = 8
)

// Tile is a domino: an unordered pair of pip counts, so tiles compare with ==
// whichever way round they were named. The zero value is the double blank.
type Tile struct{ index, low, high uint8 }

// NewTile gives the tile with the halves a and b, in either order. It is an
// error when a half lies outside 0..MaxPip.
func NewTile(a, b int) (Tile, error) {
	low, high := min(a, b), max(a, b)
	if low < 0 || high > MaxPip {
		return Tile{}, fmt.Errorf("tile %d|%d: halves must lie in 0..%d", a, b, MaxPip)
	}
	return tileOf(low, high), nil
}

// tileOf numbers tiles by their high half first, so that a tile has the same
// index in every set that holds it.
func tileOf(low, high int) Tile {
	return Tile{index: uint8(high*(high+1)/2 + low), low: uint8(low), high: uint8(high)}
}

// Index is the tile's place 0..189 in an order in which every smaller set comes first.
func (t Tile) Index() int { return int(t.index) }

// Low is the number of pips on the half with fewer.
func (t Tile) Low() int { return int(t.low) }

// High is the number of pips on the half with more.
func (t Tile) High() int { return int(t.high) }

// Double reports whether both halves are equal.
func (t Tile) Double() bool { return t.low == t.high }

// Pips is the sum of both halves.
func (t Tile) Pips() int { return int(t.low) + int(t.high) }

// String gives the tile as low|high.
func (t Tile) String() string {
	return strconv.Itoa(t.Low()) + "|" + strconv.Itoa(t.High())
}

// Set names a set of tiles by its highest pip, 1..MaxPip.
type Set uint8

// DoubleSix is the set of 28 tiles (muggins.set.double-six).
const DoubleSix Set = 6

// Len is the number of tiles of the set.
func (s Set) Len() int { return (int(s) + 1) * (int(s) + 2) / 2 }

// Has reports whether the tile belongs to the set.
func (s Set) Has(t Tile) bool { return t.high <= uint8(s) }

// Tiles lists the set by rising index; every pair of halves comes once.
func (s Set) Tiles() []Tile {
	out := make([]Tile, 0, s.Len())
	for high := 0; high <= int(s); high++ {
		for low := 0; low <= high; low++ {
			out = append(out, tileOf(low, high))
		}
	}
	return out
}
