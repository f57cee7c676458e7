package mutant

import (
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
)

// placing lists tiles that are placed wrongly.
func placing() []Mutant {
	return []Mutant{
		{Sentence: "keeps the matched half as the open end", Rule: "dominoes.place.outer-half", Deviation: rules(func(r *dominoes.Rules) {
			r.OuterHalf = func(_ dominoes.Tile, joined int) int { return joined }
		})},
		{Sentence: "places without checking the match", Rule: "dominoes.place.match", Deviation: rules(func(r *dominoes.Rules) {
			r.Accept = func(bool) bool { return true }
		})},
		{Sentence: "leaves the opening tile in the hand", Rule: "dominoes.place.from-hand", Deviation: reference.Deviation{Entry: keepsOpening}},
	}
}

// drawing lists wrong ways to draw and pass.
func drawing() []Mutant {
	return []Mutant{
		{Sentence: "lets a player draw while able to play", Rule: "dominoes.draw.forbidden-when-playable", Deviation: rules(func(r *dominoes.Rules) {
			r.MayDraw = func(k dominoes.Stuck) bool { return !k.Opening && k.Boneyard > 0 }
		})},
		{Sentence: "lets a player pass while tiles can be drawn", Rule: "dominoes.pass.forbidden", Deviation: rules(func(r *dominoes.Rules) {
			r.MayPass = func(k dominoes.Stuck) bool { return !k.Playable }
		})},
		{Sentence: "lets a player pass while able to play", Rule: "dominoes.pass.forbidden", Deviation: rules(func(r *dominoes.Rules) {
			r.MayPass = func(k dominoes.Stuck) bool { return k.Boneyard == 0 }
		})},
		{Sentence: "draws on after a playable tile", Rule: "dominoes.draw.stop-at-playable", Deviation: rules(func(r *dominoes.Rules) {
			old := r.MayDraw
			r.MayDraw = func(k dominoes.Stuck) bool { return old(k) || (k.Drawn > 0 && k.Boneyard > 0) }
		})},
	}
}

// blocking lists blocks that are found wrongly.
func blocking() []Mutant {
	return []Mutant{
		{Sentence: "calls a block while the boneyard has tiles", Rule: "dominoes.block.definition", Deviation: rules(func(r *dominoes.Rules) {
			r.Blocked = func(g dominoes.Standing) bool { return g.Stuck == g.Players }
		})},
		{Sentence: "calls a block while a player can still move", Rule: "dominoes.block.definition", Deviation: rules(func(r *dominoes.Rules) {
			r.Blocked = func(g dominoes.Standing) bool { return g.Boneyard == 0 && g.TurnStuck }
		})},
		{Sentence: "never notices a block", Rule: "dominoes.block.definition", Deviation: rules(func(r *dominoes.Rules) {
			r.Blocked = func(dominoes.Standing) bool { return false }
		})},
	}
}

// turns lists turns that go wrong.
func turns() []Mutant {
	return []Mutant{
		{Sentence: "turns run the other way", Rule: "muggins.turn.clockwise", Deviation: rules(func(r *dominoes.Rules) {
			r.NextSeat = func(seat, players int) int { return (seat + players - 1) % players }
		})},
		{Sentence: "a pass does not pass the turn", Rule: "muggins.turn.ends", Deviation: rules(func(r *dominoes.Rules) {
			r.AfterPass = func(seat, _ int) int { return seat }
		})},
		{Sentence: "skips one of three players", Rule: "muggins.turn.clockwise", Deviation: rules(func(r *dominoes.Rules) {
			old := r.NextSeat
			r.NextSeat = func(seat, players int) int {
				if players == 3 && seat == 1 {
					return 0
				}
				return old(seat, players)
			}
		})},
		{Sentence: "lets everybody act out of turn", Rule: "muggins.turn.clockwise", Deviation: entry(accepts("not-your-turn"))},
	}
}
