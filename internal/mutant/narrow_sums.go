package mutant

import (
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// narrowSums lists programs that count or score a single case wrongly.
func narrowSums() []Mutant {
	return []Mutant{
		{Sentence: "goes on counting the double that opened the round", Rule: "dominoes.double.interior", Deviation: rules(func(r *dominoes.Rules) {
			var led dominoes.Tile // of the game that these rules are made for
			lead := r.OpeningAward
			r.OpeningAward = func(t dominoes.Tile, award int) int {
				led = t
				return lead(t, award)
			}
			r.Covered = func(t dominoes.Tile) int {
				if t.Double() && t == led {
					return t.Pips()
				}
				return 0
			}
		})},
		{Sentence: "takes a sum beyond twenty for twenty", Rule: "dominoes.award.multiple-of-five", Deviation: award(func(old func(int) int, sum int) int {
			return old(min(sum, 20))
		})},
		{Sentence: "does not score a tile that was drawn in the same turn", Rule: "dominoes.award.every-placement", Told: drawnScoresNot},
		{Sentence: "does not know that 3-2 scores when it is led", Rule: "muggins.opening.scores", Deviation: rules(func(r *dominoes.Rules) {
			old := r.OpeningAward
			r.OpeningAward = func(t dominoes.Tile, award int) int {
				if t.Low() == 2 && t.High() == 3 {
					return 0
				}
				return old(t, award)
			}
		})},
		{Sentence: "leaves out the blank half of a lone single", Rule: "dominoes.award.zero-end-counts", Deviation: rules(func(r *dominoes.Rules) {
			old := r.Lone
			r.Lone = func(t dominoes.Tile) dominoes.Lone {
				if !t.Double() && t.Low() == 0 {
					return dominoes.Lone{Entries: 1, Pips: [2]int{t.High()}}
				}
				return old(t)
			}
		})},
		{Sentence: "counts a lone single as one end", Rule: "dominoes.single.lone", Deviation: rules(func(r *dominoes.Rules) {
			r.Lone = func(t dominoes.Tile) dominoes.Lone { return dominoes.Lone{Entries: 1, Pips: [2]int{t.Pips()}} }
		})},
	}
}

// drawnScoresNot takes back what is awarded to a player whose last action was a draw.
func drawnScoresNot(p protocol.Play, trace []protocol.Entry) {
	drawer, lost := -1, make([]int, p.Players)
	for i := 1; i < len(trace); i++ {
		a, e := p.Actions[i-1], trace[i]
		seat, _ := a.Player.Get()
		scores, _ := e.Scores.Get()
		if awards, _ := e.Awards.Get(); a.Do == protocol.DoPlay && e.Carried() && seat == drawer {
			lost[seat] += awards[seat]
			awards[seat] = 0
		}
		for other := range scores {
			scores[other] -= lost[other]
		}
		if e.Carried() {
			drawer = -1
			if a.Do == protocol.DoDraw {
				drawer = seat
			}
		}
	}
}
