package mutant

import (
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// counting lists ends that are counted wrongly.
func counting() []Mutant {
	return []Mutant{
		{Sentence: "counts a terminal double once", Rule: "dominoes.double.terminal", Deviation: rules(func(r *dominoes.Rules) {
			r.CountEnd = func(e dominoes.End) int { return int(e.Pip) }
		})},
		{Sentence: "counts a lone opening double twice", Rule: "dominoes.double.lone", Deviation: rules(func(r *dominoes.Rules) {
			old := r.Lone
			r.Lone = func(t dominoes.Tile) dominoes.Lone {
				if t.Double() {
					return dominoes.Lone{Entries: 1, Pips: [2]int{2 * t.Pips()}}
				}
				return old(t)
			}
		})},
		{Sentence: "goes on counting a covered double", Rule: "dominoes.double.interior", Deviation: rules(func(r *dominoes.Rules) {
			r.Covered = func(t dominoes.Tile) int {
				if t.Double() {
					return t.Pips()
				}
				return 0
			}
		})},
		{Sentence: "has two double blanks", Rule: "muggins.set.double-six", Deviation: reference.Deviation{Dealt: func(d *protocol.Dealt) {
			hands, _ := d.Hands.Get()
			hands.Tiles[0][0] = protocol.Tile{}
			hands.Tiles[1][0] = protocol.Tile{}
		}}},
		{Sentence: "misses a tile", Rule: "muggins.set.double-six", Deviation: reference.Deviation{Dealt: func(d *protocol.Dealt) {
			hands, _ := d.Hands.Get()
			hands.Tiles[0] = hands.Tiles[0][1:]
		}}},
	}
}

// awards lists awards that are wrong.
func awards() []Mutant {
	return []Mutant{
		{Sentence: "gives a lone double blank ten points", Rule: "dominoes.award.zero-sum", Deviation: rules(func(r *dominoes.Rules) {
			old := r.OpeningAward
			r.OpeningAward = func(t dominoes.Tile, award int) int {
				if t.Pips() == 0 {
					return 10
				}
				return old(t, award)
			}
		})},
		{Sentence: "scores the opening only for the double five", Rule: "muggins.opening.scores", Deviation: rules(func(r *dominoes.Rules) {
			r.OpeningAward = func(t dominoes.Tile, award int) int {
				if t.Low() == 5 && t.High() == 5 {
					return award
				}
				return 0
			}
		})},
		{Sentence: "never scores the opening", Rule: "muggins.opening.scores", Deviation: rules(func(r *dominoes.Rules) {
			r.OpeningAward = func(dominoes.Tile, int) int { return 0 }
		})},
		{Sentence: "never gives the five", Rule: "dominoes.award.multiple-of-five", Deviation: award(func(old func(int) int, sum int) int {
			if sum == 5 {
				return 0
			}
			return old(sum)
		})},
		{Sentence: "gives a fifth of the sum", Rule: "dominoes.award.multiple-of-five", Deviation: award(func(old func(int) int, sum int) int { return old(sum) / 5 })},
		{Sentence: "treats a sum of nothing as scoring", Rule: "dominoes.award.zero-sum", Deviation: award(func(old func(int) int, sum int) int {
			if sum == 0 {
				return 5
			}
			return old(sum)
		})},
	}
}

// awardsMore lists awards that are wrong.
func awardsMore() []Mutant {
	return []Mutant{
		{Sentence: "leaves out a blank end", Rule: "dominoes.award.zero-end-counts", Deviation: rules(func(r *dominoes.Rules) {
			old := r.CountEnd
			r.CountEnd = func(e dominoes.End) int {
				if n := old(e); n > 0 {
					return n
				}
				return -1
			}
		})},
		{Sentence: "does not score the last tile", Rule: "dominoes.award.every-placement", Deviation: rules(func(r *dominoes.Rules) {
			r.LastAward = func(int) int { return 0 }
		})},
	}
}
