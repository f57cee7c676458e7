package mutant

import (
	"slices"

	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// narrowOpeners lists programs that find the opener of a later round wrongly in a single case.
func narrowOpeners() []Mutant {
	back := func(e dominoes.Ended) int { return (e.Opener + e.Players - 1) % e.Players }
	return []Mutant{
		{Sentence: "goes back a seat where the seats rotate", Rule: "dominoes.next-opener.rotate", Claims: Values{"next-opener": "rotate"}, Deviation: rules(func(r *dominoes.Rules) {
			r.NextOpener = back
		})},
		{Sentence: "goes back a seat behind a block where the seats rotate", Rule: "dominoes.after-block.rotate", Claims: Values{"after-block": "rotate"}, Deviation: behindBlock(back)},
		{Sentence: "lets the closer open where nobody holds a double", Rule: "dominoes.next-opener.heaviest", Claims: Values{"next-opener": "heaviest"}, Deviation: rules(func(r *dominoes.Rules) {
			old := r.NextOpener
			r.NextOpener = func(e dominoes.Ended) int {
				if e.Closer >= 0 && !slices.ContainsFunc(slices.Concat(e.Hands...), dominoes.Tile.Double) {
					return e.Closer
				}
				return old(e)
			}
		})},
		{Sentence: "lets the lightest hand open behind a block", Rule: "muggins.opener.after-block", Deviation: unasked(func(e dominoes.Ended) int { return e.Lightest })},
	}
}

// behindBlock changes who opens behind a blocked round.
func behindBlock(opener func(dominoes.Ended) int) reference.Deviation {
	return rules(func(r *dominoes.Rules) {
		old := r.NextOpener
		r.NextOpener = func(e dominoes.Ended) int {
			if e.Status == dominoes.Blocked {
				return opener(e)
			}
			return old(e)
		}
	})
}

// unasked changes who opens behind a blocked round, whatever the lot says.
func unasked(opener func(dominoes.Ended) int) reference.Deviation {
	return behindBlock(opener).And(setUp(func(p *protocol.Play) {
		for i := range p.Rounds {
			if i > 0 {
				p.Rounds[i].Lots = nil
			}
		}
	}))
}
