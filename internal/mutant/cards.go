package mutant

import (
	"muggins.example/engine/cards"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// totals lists running totals and awards that are wrong.
func totals() []Mutant {
	return []Mutant{
		{Sentence: "lets the total pass 31", Rule: "cards.limit", Deviation: ruled(func(r *cards.Rules) { r.Accept = func(bool) bool { return true } })},
		{Sentence: "knows no limit", Rule: "cards.limit", Deviation: ruled(func(r *cards.Rules) { r.Fits = func(int) bool { return true } })},
		{Sentence: "does not let the total reach 31", Rule: "cards.limit.reached", Deviation: ruled(func(r *cards.Rules) { r.Fits = func(total int) bool { return total < 31 } })},
		{Sentence: "counts pictures eleven, twelve, thirteen", Rule: "cards.values", Deviation: ruled(func(r *cards.Rules) { r.Value = cards.Card.Rank })},
		{Sentence: "counts the ace eleven", Rule: "cards.values", Deviation: ruled(func(r *cards.Rules) {
			old := r.Value
			r.Value = func(c cards.Card) int {
				if c.Rank() == 1 {
					return 11
				}
				return old(c)
			}
		})},
		{Sentence: "pays two for 31 and one for last", Rule: "cards.award.31-once", Deviation: ruled(func(r *cards.Rules) { r.CloseAward = func(bool) int { return 1 } })},
		{Sentence: "pays 31 nothing", Rule: "cards.award.31", Deviation: ruled(func(r *cards.Rules) { r.LimitAward = func(int) int { return 0 } })},
		{Sentence: "pays 31 as a multiple", Rule: "cards.award.31", Deviation: ruled(func(r *cards.Rules) { r.LimitAward = func(int) int { return 31 } })},
		{Sentence: "pays the two for 31 on the hit and at the close", Rule: "cards.award.31-once", Deviation: ruled(func(r *cards.Rules) {
			r.CloseAward = func(atLimit bool) int {
				if atLimit {
					return 2
				}
				return 1
			}
		})},
		{Sentence: "pays a fifth of the total", Rule: "cards.award.multiple-of-five", Deviation: ruled(func(r *cards.Rules) {
			old := r.Award
			r.Award = func(total int) int { return old(total) / 5 }
		})},
		{Sentence: "never pays thirty", Rule: "cards.award.multiple-of-five", Deviation: ruled(func(r *cards.Rules) {
			old := r.Award
			r.Award = func(total int) int { return old(total) % 30 }
		})},
		{Sentence: "pays 21 nothing in the strict game", Rule: "cards.limit.21-pays", Claims: preset("strict-21"), Deviation: ruled(func(r *cards.Rules) { r.LimitAward = func(int) int { return 0 } })},
	}
}

// stacks lists stacks that close wrongly, and goes that are wrong.
func stacks() []Mutant {
	return []Mutant{
		{Sentence: "closes the stack when one player is stuck", Rule: "cards.close.all-passed", Deviation: ruled(func(r *cards.Rules) {
			r.Closed = func(g cards.Standing) bool { return g.Goes > 0 }
		})},
		{Sentence: "closes the stack when all but the last have passed", Rule: "cards.close.all-passed", Deviation: ruled(func(r *cards.Rules) {
			r.Closed = func(g cards.Standing) bool { return g.Goes >= g.Active-1 }
		})},
		{Sentence: "draws nothing at a go", Rule: "cards.go.when-stuck", Deviation: ruled(func(r *cards.Rules) { r.GoDraw = func(int) int { return 0 } })},
		{Sentence: "draws at a go and keeps the turn", Rule: "cards.go.when-stuck", Deviation: ruled(func(r *cards.Rules) { r.AfterGo = func(seat, _ int) int { return seat } })},
		{Sentence: "accepts go with a card that fits", Rule: "cards.go.forbidden", Deviation: ruled(func(r *cards.Rules) { r.MayGo = func(bool) bool { return true } })},
		{Sentence: "lets the same player lead after a close", Rule: "cards.close.restart", Deviation: ruled(func(r *cards.Rules) { r.Leader = func(c cards.Closing) int { return c.Last } })},
		{Sentence: "never pays last", Rule: "cards.close.last", Deviation: ruled(func(r *cards.Rules) { r.CloseAward = func(bool) int { return 0 } })},
		{Sentence: "pays last to the next player", Rule: "cards.close.last", Deviation: ruled(func(r *cards.Rules) { r.LastSeat = func(c cards.Closing) int { return c.Next } })},
		{Sentence: "goes on from the old total", Rule: "cards.close.restart", Deviation: ruled(func(r *cards.Rules) { r.Reset = func(total int) int { return total } })},
		{Sentence: "does not refill", Rule: "cards.draw.refill", Deviation: ruled(func(r *cards.Rules) { r.Refill = func(int) int { return 0 } })},
		{Sentence: "refills past five", Rule: "cards.draw.six-cards", Claims: Values{"refill": "up-to-hand"}, Deviation: ruled(func(r *cards.Rules) { r.Refill = func(int) int { return 1 } })},
		{Sentence: "closes at once where 31 goes round", Rule: "cards.close.at-31", Claims: Values{"at-limit": "goes-round"}, Deviation: set("at-limit", "at-once")},
	}
}

// claims lists claims and calls that go wrong.
func claims() []Mutant {
	return []Mutant{
		{Sentence: "accepts the own claim after the next card", Rule: "cards.claim.too-late", Deviation: ruled(func(r *cards.Rules) { r.ClaimWindow.Cards = 2 })},
		{Sentence: "accepts no late claim", Rule: "cards.claim.at-once", Deviation: ruled(func(r *cards.Rules) { r.ClaimWindow = cards.Window{} })},
		{Sentence: "lets players call on themselves", Rule: "cards.call.own", Deviation: ruled(func(r *cards.Rules) { r.MayCall = func(_, _ int) bool { return true } })},
		{Sentence: "lets nobody call", Rule: "cards.call.steal", Deviation: ruled(func(r *cards.Rules) { r.MayCall = func(_, _ int) bool { return false } })},
		{Sentence: "gives points without a claim", Rule: "cards.claim.at-once", Deviation: ruled(func(r *cards.Rules) { r.ByWord = false })},
		{Sentence: "calls one card longer", Rule: "cards.call.call-window", Claims: Values{"call-window": "either"}, Deviation: ruled(func(r *cards.Rules) { r.CallWindow.Cards = 3 })},
		{Sentence: "knows no last call and claims it", Rule: "cards.call.last", Claims: Values{"last-call": "on"}, Deviation: set("last-call", "off")},
	}
}

// chosen lists programs of the card game that do not keep to the options and presets that they claim.
func chosen() []Mutant {
	return []Mutant{
		{Sentence: "calls the point for last unasked", Rule: "cards.last-call.off", Deviation: ruled(func(r *cards.Rules) { r.LastByWord = true })},
		{Sentence: "goes round at 31 where a stack closes at once", Rule: "cards.at-limit.at-once", Claims: Values{"at-limit": "at-once"}, Deviation: set("at-limit", "goes-round")},
		{Sentence: "pays 31 on the hit and claims the close", Rule: "cards.limit-paid", Claims: Values{"limit-paid": "at-close"}, Deviation: set("limit-paid", "on-hit")},
		{Sentence: "pays 31 on the hit and claims the close, and that it goes round", Rule: "cards.limit-paid", Claims: Values{"limit-paid": "at-close", "at-limit": "goes-round"}, Deviation: set("limit-paid", "on-hit")},
		{Sentence: "lets the last call be where it claims none", Rule: "cards.last-call.off", Claims: Values{"last-call": "off"}, Deviation: set("last-call", "on")},
		{Sentence: "refuses false claims that it claims to ignore", Rule: "cards.wrong-announcement.ignored", Claims: Values{"wrong-announcement": "ignored"}, Deviation: set("wrong-announcement", "refused")},
		{Sentence: "draws after a play in the game with seven", Rule: "cards.variant.deal-seven", Claims: preset("deal-seven"), Deviation: set("refill", "up-to-hand")},
		{Sentence: "lets points be stolen in the game without muggins", Rule: "cards.variant.no-muggins", Claims: preset("no-muggins"), Deviation: silent("steal")},
		{Sentence: "asks for a claim in the game without muggins", Rule: "cards.claim.automatic", Claims: preset("no-muggins"), Deviation: silent("off")},
		{Sentence: "goes up to 31 in the strict game", Rule: "cards.variant.strict-21", Claims: preset("strict-21"), Deviation: set("limit", "31")},
	}
}

// stock lists rounds and matches of cards that go wrong.
func stock() []Mutant {
	return []Mutant{
		{Sentence: "finds the winner only at the end of a round", Rule: "cards.match.immediate", Deviation: ruled(func(r *cards.Rules) { r.Check = cards.OnRoundEnd })},
		{Sentence: "wins only when the target is passed", Rule: "cards.match.reach-or-exceed", Deviation: ruled(func(r *cards.Rules) {
			r.TargetReached = func(score, target int) bool { return score > target }
		})},
		{Sentence: "lets the dealer lead", Rule: "cards.lead", Deviation: ruled(func(r *cards.Rules) { r.Lead = func(dealer, _ int) int { return dealer } })},
		{Sentence: "turns the other way", Rule: "cards.turn.clockwise", Deviation: ruled(func(r *cards.Rules) {
			r.NextSeat = func(seat, players int) int { return (seat + players - 1) % players }
		})},
		{Sentence: "lets the same player deal every round", Rule: "cards.round.next-deal", Deviation: ruled(func(r *cards.Rules) { r.NextDealer = func(dealer, _ int) int { return dealer } })},
		{Sentence: "ends the round when one player is out", Rule: "cards.round.end", Deviation: ruled(func(r *cards.Rules) {
			r.RoundEnds = func(g cards.Standing) bool { return g.Active < g.Players }
		})},
		{Sentence: "deals seven", Rule: "cards.deal", Deviation: ruled(func(r *cards.Rules) { r.HandSize = func(int) int { return 7 } })},
		{Sentence: "misses a card", Rule: "cards.deck", Deviation: reference.Deviation{Dealt: func(d *protocol.Dealt) {
			stock, _ := d.Stock.Get()
			d.Stock = protocol.Some(stock[1:])
		}}},
		{Sentence: "plays to 100", Rule: "cards.target", Deviation: set("target", "100")},
	}
}
