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
	hands, _ := d.Hands.Get()
	boneyard, _ := d.Boneyard.Get()
	stock, _ := d.Stock.Get()
	switch c.Kind {
	case plan.DealtHands:
		want := make([]int, hands.Len())
		for i := range want {
			want[i] = c.Num
		}
		return fmt.Sprintf("hands of %v", want), fmt.Sprintf("hands of %v", hands.Sizes())
	case plan.DealtRest:
		return fmt.Sprintf("%d to draw", c.Num), fmt.Sprintf("%d to draw", len(boneyard)+len(stock))
	}
	if c.Cards != nil {
		return whole, deck(append(slices.Clone(hands.Cards), stock))
	}
	return whole, set(append(slices.Clone(hands.Tiles), boneyard), c.Num)
}

// whole is what is expected of a set or a deck.
const whole = "every one once"

// deck says how cards differ from a whole deck.
func deck(heaps [][]protocol.Card) string {
	times := map[protocol.Card]int{}
	for _, h := range heaps {
		for _, c := range h {
			times[c]++
		}
	}
	for _, c := range protocol.Deck() {
		if times[c] != 1 {
			return fmt.Sprintf("%s is there %d times", c, times[c])
		}
	}
	return whole
}

// set says how tiles differ from a whole set up to a double.
func set(heaps [][]protocol.Tile, highest int) string {
	times := map[protocol.Tile]int{}
	for _, h := range heaps {
		for _, t := range h {
			times[t.Low()]++
		}
	}
	for high := range highest + 1 {
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
	return whole
}
