package dominoes

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// mirrored lays the line of a state the other way round.
func mirrored(s State) State {
	s.Ends[0], s.Ends[1] = s.Ends[1], s.Ends[0]
	s.Ends[0].Side, s.Ends[1].Side = Left, Right
	s.fits[0], s.fits[1] = s.fits[1], s.fits[0]
	return s
}

// TestTheMirrorImageIsTheSameLine plays each action at the other end of the
// mirror image, and wants the mirror image again.
func TestTheMirrorImageIsTheSameLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := New(Options{})
		order := rapid.Permutation(DoubleSix.Tiles()).Draw(t, "order")
		d, err := r.DealOut(DoubleSix, order, rapid.IntRange(2, 4).Draw(t, "players"), 0)
		if err != nil {
			t.Fatal(err)
		}
		s := r.Start(d, nil)
		for s.Status == Playing {
			a := rapid.SampledFrom(r.Legal(d, &s, nil)).Draw(t, "action")
			image := mirrored(s)
			other := a
			if a.End != NoSide {
				other.End = Left + Right - a.End
			}
			before := slices.Clone(r.Legal(d, &s, nil))
			if len(r.Legal(d, &image, nil)) != len(before) {
				t.Fatalf("legal differs in the mirror: %v", before)
			}
			if x, y := r.Apply(d, &s, a), r.Apply(d, &image, other); x != y {
				t.Fatalf("%v: %v, in the mirror %v", a, x, y)
			}
			if a.End != NoSide && mirrored(image) != s {
				t.Fatalf("%v: the mirror image differs", a)
			}
		}
	})
}
