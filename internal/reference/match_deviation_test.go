package reference_test

import (
	"slices"

	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// matchDeviations are wrong programs met in the wild that show over whole
// matches: openers, lots, targets, ends, hands shown, turn order.
func matchDeviations() []deviationCase {
	type r = dominoes.Rules
	rules := func(change func(*r)) reference.Deviation { return reference.Deviation{Rules: change} }
	setUp := func(change func(*protocol.Play)) reference.Deviation { return reference.Deviation{SetUp: change} }
	entry := func(change func(protocol.Action, *protocol.Entry)) reference.Deviation {
		return reference.Deviation{Entry: change}
	}
	return []deviationCase{
		{"lets the holder of the highest double open", "muggins.opener.no-privilege", setUp(func(p *protocol.Play) {
			p.Rounds[0].Opener, p.Rounds[0].Lots = protocol.Some(highestDouble(p.Rounds[0])), nil
		})},
		{"lets the first seat open whatever the lot says", "muggins.opener.lot", setUp(func(p *protocol.Play) {
			if p.Rounds[0].Lots != nil {
				p.Rounds[0].Opener, p.Rounds[0].Lots = protocol.Some(0), nil
			}
		})},
		{"takes the first of a tied lot", "muggins.opener.lot-repeat", setUp(func(p *protocol.Play) {
			if lots := p.Rounds[0].Lots; len(lots) > 1 {
				p.Rounds[0].Opener, p.Rounds[0].Lots = protocol.Some(lots[0][0]), nil
			}
		})},
		{"forgets who went out", "muggins.opener.after-domino", rules(func(r *r) {
			r.NextOpener = func(e dominoes.Ended) int { return (e.Closer + 1) % e.Players }
		})},
		{"lets the same player open every round", "muggins.opener.after-domino", rules(func(r *r) {
			r.NextOpener = func(e dominoes.Ended) int { return e.Opener }
		})},
		{"lets the previous opener open after a block", "muggins.opener.after-block", setUp(func(p *protocol.Play) {
			if len(p.Rounds) > 1 && p.Rounds[1].Lots != nil {
				p.Rounds[1].Opener, p.Rounds[1].Lots = protocol.Some(0), nil
			}
		})},
		{"checks the target only at the end of a round", "muggins.match.immediate", rules(func(r *r) {
			r.Check = dominoes.OnRoundEnd
		})},
		{"wins only when the target is passed", "muggins.match.reach-or-exceed", rules(func(r *r) {
			r.TargetReached = func(score, target int) bool { return score > target }
		})},
		{"deducts hands after the target was reached", "muggins.match.immediate", rules(func(r *r) {
			r.Check = dominoes.OnAwardThenSettle
		})},
		{"uses one target for all player counts", "muggins.target.by-players", setUp(func(p *protocol.Play) {
			if p.Options["target"] == "200" {
				p.Options["target"] = "250"
			}
		})},
		{"keeps one score for two partners", "muggins.players.individual", entry(func(_ protocol.Action, e *protocol.Entry) {
			if scores, _ := e.Scores.Get(); len(scores) == 4 {
				a, b := scores[0]+scores[2], scores[1]+scores[3]
				e.Scores = protocol.Some([]int{a, b, a, b})
			}
		})},
		{"keeps the score in fifths", "muggins.score.raw-points", entry(func(_ protocol.Action, e *protocol.Entry) {
			scores, _ := e.Scores.Get()
			for i := range scores {
				scores[i] /= 5
			}
		})},
		{"accepts draws after the end of a round", "dominoes.round.ends", entry(accepts("round-over"))},
		{"accepts actions after the end of a match", "muggins.match.immediate", entry(accepts("match-over"))},
		{"deals the next round before the last is over", "muggins.match.next-round", entry(accepts("round-not-over"))},
		{"begins every round with new scores", "muggins.match.next-round", entry(func(a protocol.Action, e *protocol.Entry) {
			if a.Do == protocol.DoDeal && e.Carried() {
				scores, _ := e.Scores.Get()
				clear(scores)
			}
		})},
		{"shows the other hands before the round is over", "muggins.hands.hidden", entry(func(_ protocol.Action, e *protocol.Entry) {
			if v, ok := e.View.Get(); ok {
				hands, _ := e.Hands.Get()
				v.Hand = slices.Concat(hands.Tiles...)
				e.View = protocol.Some(v)
			}
		})},
		{"skips one of three players", "muggins.turn.clockwise", rules(func(r *r) {
			old := r.NextSeat
			r.NextSeat = func(seat, players int) int {
				if players == 3 && seat == 1 {
					return 0
				}
				return old(seat, players)
			}
		})},
		{"lets everybody act out of turn", "muggins.turn.clockwise", entry(accepts("not-your-turn"))},
		{"deals seven to everyone", "muggins.deal.hand-size", rules(func(r *r) { r.HandSize = func(int) int { return 7 } })},
		{"deals five to two", "muggins.deal.hand-size", rules(func(r *r) { r.HandSize = func(int) int { return 5 } })},
		{"never lets the last two tiles be drawn", "muggins.deal.boneyard", reference.Deviation{
			Rules: func(r *r) { r.Reserve = 2 },
			Dealt: func(d *protocol.Dealt) { // and does not count them
				rest, _ := d.Boneyard.Get()
				d.Boneyard = protocol.Some(rest[:len(rest)-2])
			},
		}},
		{"has two double blanks", "muggins.set.double-six", reference.Deviation{Dealt: func(d *protocol.Dealt) {
			hands, _ := d.Hands.Get()
			hands.Tiles[0][0] = protocol.Tile{}
			hands.Tiles[1][0] = protocol.Tile{}
		}}},
		{"misses a tile", "muggins.set.double-six", reference.Deviation{Dealt: func(d *protocol.Dealt) {
			hands, _ := d.Hands.Get()
			hands.Tiles[0] = hands.Tiles[0][1:]
		}}},
	}
}

// accepts shows a refused action as carried out.
func accepts(code string) func(protocol.Action, *protocol.Entry) {
	return func(_ protocol.Action, e *protocol.Entry) {
		if e.Refused == code {
			e.Refused = ""
		}
	}
}

func highestDouble(r protocol.Round) int {
	best, seat := -1, 0
	for i, h := range r.Hands.Tiles {
		for _, t := range h {
			if t.Double() && t.First > best {
				best, seat = t.First, i
			}
		}
	}
	return seat
}
