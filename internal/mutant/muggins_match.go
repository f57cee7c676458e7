package mutant

import (
	"slices"

	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// openers lists openers that are found wrongly.
func openers() []Mutant {
	return []Mutant{
		{Sentence: "lets the holder of the highest double open", Rule: "muggins.opener.no-privilege", Deviation: setUp(func(p *protocol.Play) {
			p.Rounds[0].Opener, p.Rounds[0].Lots = protocol.Some(highestDouble(p.Rounds[0])), nil
		})},
		{Sentence: "lets the first seat open whatever the lot says", Rule: "muggins.opener.lot", Deviation: setUp(func(p *protocol.Play) {
			if p.Rounds[0].Lots != nil {
				p.Rounds[0].Opener, p.Rounds[0].Lots = protocol.Some(0), nil
			}
		})},
		{Sentence: "takes the first of a tied lot", Rule: "muggins.opener.lot-repeat", Deviation: setUp(func(p *protocol.Play) {
			if lots := p.Rounds[0].Lots; len(lots) > 1 {
				p.Rounds[0].Opener, p.Rounds[0].Lots = protocol.Some(lots[0][0]), nil
			}
		})},
		{Sentence: "forgets who went out", Rule: "muggins.opener.after-domino", Deviation: rules(func(r *dominoes.Rules) {
			r.NextOpener = func(e dominoes.Ended) int { return (e.Closer + 1) % e.Players }
		})},
		{Sentence: "lets the same player open every round", Rule: "muggins.opener.after-domino", Deviation: rules(func(r *dominoes.Rules) {
			r.NextOpener = func(e dominoes.Ended) int { return e.Opener }
		})},
		{Sentence: "lets the previous opener open after a block", Rule: "muggins.opener.after-block", Deviation: unasked(func(e dominoes.Ended) int { return e.Opener })},
	}
}

// matches lists matches that end wrongly.
func matches() []Mutant {
	return []Mutant{
		{Sentence: "checks the target only at the end of a round", Rule: "muggins.match.immediate", Deviation: rules(func(r *dominoes.Rules) {
			r.Check = dominoes.OnRoundEnd
		})},
		{Sentence: "wins only when the target is passed", Rule: "muggins.match.reach-or-exceed", Deviation: rules(func(r *dominoes.Rules) {
			r.TargetReached = func(score, target int) bool { return score > target }
		})},
		{Sentence: "deducts hands after the target was reached", Rule: "muggins.match.immediate", Deviation: rules(func(r *dominoes.Rules) {
			r.Check = dominoes.OnAwardThenSettle
		})},
		{Sentence: "uses one target for all player counts", Rule: "muggins.target.by-players", Deviation: setUp(func(p *protocol.Play) {
			if p.Options["target"] == "200" {
				p.Options["target"] = "250"
			}
		})},
		{Sentence: "accepts draws after the end of a round", Rule: "dominoes.round.ends", Deviation: entry(accepts("round-over"))},
		{Sentence: "accepts actions after the end of a match", Rule: "muggins.match.immediate", Deviation: entry(accepts("match-over"))},
		{Sentence: "deals the next round before the last is over", Rule: "muggins.match.next-round", Deviation: entry(accepts("round-not-over"))},
		{Sentence: "begins every round with new scores", Rule: "muggins.match.next-round", Deviation: entry(func(a protocol.Action, e *protocol.Entry) {
			if a.Do == protocol.DoDeal && e.Carried() {
				scores, _ := e.Scores.Get()
				clear(scores)
			}
		})},
	}
}

// showing lists what is shown wrongly.
func showing() []Mutant {
	return []Mutant{
		{Sentence: "keeps one score for two partners", Rule: "muggins.players.individual", Deviation: entry(func(_ protocol.Action, e *protocol.Entry) {
			if scores, _ := e.Scores.Get(); len(scores) == 4 {
				a, b := scores[0]+scores[2], scores[1]+scores[3]
				e.Scores = protocol.Some([]int{a, b, a, b})
			}
		})},
		{Sentence: "keeps the score in fifths", Rule: "muggins.score.raw-points", Deviation: entry(func(_ protocol.Action, e *protocol.Entry) {
			scores, _ := e.Scores.Get()
			for i := range scores {
				scores[i] /= 5
			}
		})},
		{Sentence: "shows the other hands before the round is over", Rule: "muggins.hands.hidden", Deviation: entry(func(_ protocol.Action, e *protocol.Entry) {
			if v, ok := e.View.Get(); ok {
				hands, _ := e.Hands.Get()
				v.Hand = slices.Concat(hands.Tiles...)
				e.View = protocol.Some(v)
			}
		})},
	}
}

// dealing lists deals that are wrong.
func dealing() []Mutant {
	return []Mutant{
		{Sentence: "deals seven to everyone", Rule: "muggins.deal.hand-size", Deviation: rules(func(r *dominoes.Rules) { r.HandSize = func(int) int { return 7 } })},
		{Sentence: "deals five to two", Rule: "muggins.deal.hand-size", Deviation: rules(func(r *dominoes.Rules) { r.HandSize = func(int) int { return 5 } })},
		{Sentence: "never lets the last two tiles be drawn", Rule: "muggins.deal.boneyard", Deviation: reference.Deviation{
			Rules: func(r *dominoes.Rules) { r.Reserve = 2 },
			Dealt: func(d *protocol.Dealt) { // and does not count them
				rest, _ := d.Boneyard.Get()
				d.Boneyard = protocol.Some(rest[:len(rest)-2])
			},
		}},
	}
}
