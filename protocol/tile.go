package protocol

import (
	"fmt"
	"strconv"
	"strings"
)

// MaxPip is the highest pip count of a half in the largest set, double-eighteen.
const MaxPip = 18

// Tile is a domino as it is written: First before the bar, Second behind it,
// each 0 to MaxPip pips. In a line the order says how the tile lies; elsewhere
// it means nothing and the lower half is written first.
type Tile struct{ First, Second int }

// ParseTile reads "3|6": two pip counts without sign or leading zero.
func ParseTile(s string) (Tile, error) {
	a, b, ok := strings.Cut(s, "|")
	first, errA := pip(a)
	second, errB := pip(b)
	if !ok || errA != nil || errB != nil {
		return Tile{}, fmt.Errorf("%q is no tile: write two pip counts of 0 to %d with a bar between, as in 3|6", s, MaxPip)
	}
	return Tile{first, second}, nil
}

func pip(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > MaxPip || strconv.Itoa(n) != s {
		return 0, fmt.Errorf("%q is no pip count", s)
	}
	return n, nil
}

// String writes the tile as it lies, as in "6|3".
func (t Tile) String() string { return strconv.Itoa(t.First) + "|" + strconv.Itoa(t.Second) }

// Low returns the tile with its lower half first, the way in which hands,
// boneyards and actions name it.
func (t Tile) Low() Tile {
	if t.First > t.Second {
		return t.Flip()
	}
	return t
}

// Flip returns the tile turned round.
func (t Tile) Flip() Tile { return Tile{t.Second, t.First} }

// Double reports whether both halves are equal.
func (t Tile) Double() bool { return t.First == t.Second }

// Pips returns the sum of both halves.
func (t Tile) Pips() int { return t.First + t.Second }

// Has reports whether one of the halves has pip pips.
func (t Tile) Has(pip int) bool { return t.First == pip || t.Second == pip }

// Other returns the half that is not pip; of a double, the same.
func (t Tile) Other(pip int) int {
	if t.First == pip {
		return t.Second
	}
	return t.First
}

// Compare orders tiles by their first half and then the second.
func (t Tile) Compare(u Tile) int {
	if t.First != u.First {
		return t.First - u.First
	}
	return t.Second - u.Second
}

// MarshalText writes the tile for JSON.
func (t Tile) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads what MarshalText writes, and refuses everything else.
func (t *Tile) UnmarshalText(b []byte) error {
	parsed, err := ParseTile(string(b))
	if err != nil {
		return err
	}
	*t = parsed
	return nil
}
