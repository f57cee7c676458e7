package reference_test

import (
	"slices"
	"testing"

	"muggins.example/engine/cards"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// cardDeviations are wrong programs of the card game.
func cardDeviations() []claimedDeviation {
	type r = cards.Rules
	rules := func(change func(*r)) reference.Deviation { return reference.Deviation{Cards: change} }
	set := func(option string, v protocol.Value) reference.Deviation {
		return reference.Deviation{SetUp: func(p *protocol.Play) { p.Options[option] = v }}
	}
	return []claimedDeviation{
		{"lets the total pass 31", "cards.limit", nil, rules(func(r *r) { r.Accept = func(bool) bool { return true } })},
		{"knows no limit", "cards.limit", nil, rules(func(r *r) { r.Fits = func(int) bool { return true } })},
		{"does not let the total reach 31", "cards.limit.reached", nil, rules(func(r *r) { r.Fits = func(total int) bool { return total < 31 } })},
		{"counts pictures eleven, twelve, thirteen", "cards.values", nil, rules(func(r *r) { r.Value = cards.Card.Rank })},
		{"counts the ace eleven", "cards.values", nil, rules(func(r *r) {
			old := r.Value
			r.Value = func(c cards.Card) int {
				if c.Rank() == 1 {
					return 11
				}
				return old(c)
			}
		})},
		{"pays two for 31 and one for last", "cards.award.31-once", nil, rules(func(r *r) { r.CloseAward = func(bool) int { return 1 } })},
		{"pays 31 nothing", "cards.award.31", nil, rules(func(r *r) { r.LimitAward = func(int) int { return 0 } })},
		{"pays 31 as a multiple", "cards.award.31", nil, rules(func(r *r) { r.LimitAward = func(int) int { return 31 } })},
		{"pays the two for 31 on the hit and at the close", "cards.award.31-once", nil, rules(func(r *r) {
			r.CloseAward = func(atLimit bool) int {
				if atLimit {
					return 2
				}
				return 1
			}
		})},
		{"pays a fifth of the total", "cards.award.multiple-of-five", nil, rules(func(r *r) {
			old := r.Award
			r.Award = func(total int) int { return old(total) / 5 }
		})},
		{"never pays thirty", "cards.award.multiple-of-five", nil, rules(func(r *r) {
			old := r.Award
			r.Award = func(total int) int { return old(total) % 30 }
		})},
		{"closes the stack when one player is stuck", "cards.close.all-passed", nil, rules(func(r *r) {
			r.Closed = func(g cards.Standing) bool { return g.Goes > 0 }
		})},
		{"closes the stack when all but the last have passed", "cards.close.all-passed", nil, rules(func(r *r) {
			r.Closed = func(g cards.Standing) bool { return g.Goes >= g.Active-1 }
		})},
		{"draws nothing at a go", "cards.go.when-stuck", nil, rules(func(r *r) { r.GoDraw = func(int) int { return 0 } })},
		{"draws at a go and keeps the turn", "cards.go.when-stuck", nil, rules(func(r *r) { r.AfterGo = func(seat, _ int) int { return seat } })},
		{"accepts go with a card that fits", "cards.go.forbidden", nil, rules(func(r *r) { r.MayGo = func(bool) bool { return true } })},
		{"lets the same player lead after a close", "cards.close.restart", nil, rules(func(r *r) { r.Leader = func(c cards.Closing) int { return c.Last } })},
		{"never pays last", "cards.close.last", nil, rules(func(r *r) { r.CloseAward = func(bool) int { return 0 } })},
		{"pays last to the next player", "cards.close.last", nil, rules(func(r *r) { r.LastSeat = func(c cards.Closing) int { return c.Next } })},
		{"goes on from the old total", "cards.close.restart", nil, rules(func(r *r) { r.Reset = func(total int) int { return total } })},
		{"does not refill", "cards.draw.refill", nil, rules(func(r *r) { r.Refill = func(int) int { return 0 } })},
		{"refills past five", "cards.draw.six-cards", values{"refill": "up-to-hand"}, rules(func(r *r) { r.Refill = func(int) int { return 1 } })},
		{"accepts the own claim after the next card", "cards.claim.too-late", nil, rules(func(r *r) { r.ClaimWindow.Cards = 2 })},
		{"accepts no late claim", "cards.claim.at-once", nil, rules(func(r *r) { r.ClaimWindow = cards.Window{} })},
		{"lets players call on themselves", "cards.call.own", nil, rules(func(r *r) { r.MayCall = func(_, _ int) bool { return true } })},
		{"lets nobody call", "cards.call.steal", nil, rules(func(r *r) { r.MayCall = func(_, _ int) bool { return false } })},
		{"gives points without a claim", "cards.claim.at-once", nil, rules(func(r *r) { r.ByWord = false })},
		{"calls one card longer", "cards.call.call-window", values{"call-window": "either"}, rules(func(r *r) { r.CallWindow.Cards = 3 })},
		{"calls the point for last unasked", "cards.last-call.off", nil, rules(func(r *r) { r.LastByWord = true })},
		{"finds the winner only at the end of a round", "cards.match.immediate", nil, rules(func(r *r) { r.Check = cards.OnRoundEnd })},
		{"wins only when the target is passed", "cards.match.reach-or-exceed", nil, rules(func(r *r) {
			r.TargetReached = func(score, target int) bool { return score > target }
		})},
		{"lets the dealer lead", "cards.lead", nil, rules(func(r *r) { r.Lead = func(dealer, _ int) int { return dealer } })},
		{"turns the other way", "cards.turn.clockwise", nil, rules(func(r *r) {
			r.NextSeat = func(seat, players int) int { return (seat + players - 1) % players }
		})},
		{"lets the same player deal every round", "cards.round.next-deal", nil, rules(func(r *r) { r.NextDealer = func(dealer, _ int) int { return dealer } })},
		{"ends the round when one player is out", "cards.round.end", nil, rules(func(r *r) {
			r.RoundEnds = func(g cards.Standing) bool { return g.Active < g.Players }
		})},
		{"deals seven", "cards.deal", nil, rules(func(r *r) { r.HandSize = func(int) int { return 7 } })},
		{"misses a card", "cards.deck", nil, reference.Deviation{Dealt: func(d *protocol.Dealt) {
			stock, _ := d.Stock.Get()
			d.Stock = protocol.Some(stock[1:])
		}}},
		{"plays to 100", "cards.target", nil, set("target", "100")},
		{"goes round at 31 where a stack closes at once", "cards.at-limit.at-once", values{"at-limit": "at-once"}, set("at-limit", "goes-round")},
		{"closes at once where 31 goes round", "cards.close.at-31", values{"at-limit": "goes-round"}, set("at-limit", "at-once")},
		{"pays 31 on the hit and claims the close", "cards.limit-paid", values{"limit-paid": "at-close"}, set("limit-paid", "on-hit")},
		{"pays 31 on the hit and claims the close, and that it goes round", "cards.limit-paid", values{"limit-paid": "at-close", "at-limit": "goes-round"}, set("limit-paid", "on-hit")},
		{"lets the last call be where it claims none", "cards.last-call.off", values{"last-call": "off"}, set("last-call", "on")},
		{"knows no last call and claims it", "cards.call.last", values{"last-call": "on"}, set("last-call", "off")},
		{"refuses false claims that it claims to ignore", "cards.wrong-announcement.ignored", values{"wrong-announcement": "ignored"}, set("wrong-announcement", "refused")},
		{"draws after a play in the game with seven", "cards.variant.deal-seven", preset("deal-seven"), set("refill", "up-to-hand")},
		{"lets points be stolen in the game without muggins", "cards.variant.no-muggins", preset("no-muggins"), silent("steal")},
		{"asks for a claim in the game without muggins", "cards.claim.automatic", preset("no-muggins"), silent("off")},
		{"goes up to 31 in the strict game", "cards.variant.strict-21", preset("strict-21"), set("limit", "31")},
		{"pays 21 nothing in the strict game", "cards.limit.21-pays", preset("strict-21"), rules(func(r *r) { r.LimitAward = func(int) int { return 0 } })},
	}
}

// silent is a program that takes what comes without a word for not claimed.
func silent(call protocol.Value) reference.Deviation {
	return reference.Deviation{SetUp: func(p *protocol.Play) {
		p.Options["claim"], p.Options["call"] = "by-word", call
		p.Actions = slices.Clone(p.Actions)
		for i, a := range p.Actions {
			if a.Do == protocol.DoPlay || a.Do == protocol.DoGo {
				p.Actions[i].Claim = protocol.Null[protocol.Said]()
			}
		}
	}}
}

// TestEveryCardDeviationIsCaught asks each wrong program the examples of the
// rule that it has to fail.
func TestEveryCardDeviationIsCaught(t *testing.T) { caught(t, protocol.Cards, cardDeviations()) }
