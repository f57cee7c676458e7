package cards

import "math/bits"

// Set is a set of cards as bits by card index. It is a value: copies are
// independent, == compares, and the zero value is empty.
type Set uint64

// SetOf collects cards.
func SetOf(list ...Card) Set {
	var s Set
	for _, c := range list {
		s |= c.bit()
	}
	return s
}

// Has reports whether c is a member.
func (s Set) Has(c Card) bool { return s&c.bit() != 0 }

// Len is the number of members.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// Members lists the cards by rising index. It allocates.
func (s Set) Members() []Card {
	out := make([]Card, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		out = append(out, s.first())
	}
	return out
}

// first is the member with the lowest index; the set must not be empty.
func (s Set) first() Card { return Card{uint8(bits.TrailingZeros64(uint64(s)))} }

func (c Card) bit() Set { return 1 << (c.index & 63) }
