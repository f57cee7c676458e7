package conformance

import (
	"fmt"
	"slices"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// judgeDeal compares a deal of the program's own with what its plan asks.
func judgeDeal(r Result, d protocol.Dealt) Result {
	r.Verdict = Passed
	for _, c := range r.Bound.Checks {
		expected, shown := dealt(c, d)
		if expected != shown {
			r.Verdict = Failed
			r.Differences = append(r.Differences, Difference{
				Step: c.Text, Line: c.At, Expected: expected, Shown: fmt.Sprintf("%s (with seed %d)", shown, r.Bound.Play.Shuffle.Seed),
			})
		}
	}
	return r
}

// dealt writes what a check expects of a deal, and what the deal has.
func dealt(c plan.BoundCheck, d protocol.Dealt) (expected, shown string) {
	rest, _ := d.Boneyard.Get()
	switch c.Kind {
	case plan.DealtHands:
		var want, have []int
		for _, h := range d.Hands {
			want, have = append(want, c.Num), append(have, len(h))
		}
		return fmt.Sprintf("hands of %v", want), fmt.Sprintf("hands of %v", have)
	case plan.DealtRest:
		return fmt.Sprintf("%d tiles to draw", c.Num), fmt.Sprintf("%d tiles to draw", len(rest))
	}
	return "every tile of the set once", set(append(slices.Clone(d.Hands), rest))
}

// set says how tiles differ from a whole double-six set.
func set(heaps [][]protocol.Tile) string {
	times := map[protocol.Tile]int{}
	for _, h := range heaps {
		for _, t := range h {
			times[t.Low()]++
		}
	}
	for high := range 7 {
		for low := range high + 1 {
			t := protocol.Tile{First: low, Second: high}
			if times[t] != 1 {
				return fmt.Sprintf("%s is there %d times", t, times[t])
			}
			delete(times, t)
		}
	}
	if len(times) > 0 {
		return fmt.Sprintf("%d tiles that are not of the set", len(times))
	}
	return "every tile of the set once"
}
