package dominoes

import "math/bits"

// Tiles is a set of tiles as bits by tile index. It is a value: copies are
// independent, == compares, and the zero value is empty.
type Tiles [3]uint64

// TilesOf collects tiles.
func TilesOf(tiles ...Tile) Tiles {
	var s Tiles
	for _, t := range tiles {
		s.add(t)
	}
	return s
}

// Has reports whether t is a member.
func (s *Tiles) Has(t Tile) bool { return s[t.index>>6]>>(t.index&63)&1 != 0 }

// Len is the number of members.
func (s *Tiles) Len() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2])
}

// Empty reports whether there are no members.
func (s *Tiles) Empty() bool { return s[0]|s[1]|s[2] == 0 }

func (s *Tiles) add(t Tile) { s[t.index>>6] |= 1 << (t.index & 63) }

func (s *Tiles) remove(t Tile) { s[t.index>>6] &^= 1 << (t.index & 63) }

func (s *Tiles) union(o *Tiles) Tiles { return Tiles{s[0] | o[0], s[1] | o[1], s[2] | o[2]} }

func (s *Tiles) common(o *Tiles) Tiles { return Tiles{s[0] & o[0], s[1] & o[1], s[2] & o[2]} }

func (s *Tiles) meets(o *Tiles) bool { return s[0]&o[0]|s[1]&o[1]|s[2]&o[2] != 0 }
