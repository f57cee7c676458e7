package cards_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine/cards"
)

type rules = cards.Rules

// deviations are programs with one mistake each: the default with one field replaced.
func deviations() map[string]func(*rules) {
	return map[string]func(*rules){
		"lets the total pass the limit": func(r *rules) { r.Accept = func(bool) bool { return true } },
		"knows no limit":                func(r *rules) { r.Fits = func(int) bool { return true } },
		"counts pictures 11, 12, 13":    func(r *rules) { r.Value = cards.Card.Rank },
		"counts the ace 11": func(r *rules) {
			old := r.Value
			r.Value = func(c cards.Card) int { return old(c) + 10*one(c.Rank() == 1) }
		},
		"pays 2 for 31 and 1 for last": func(r *rules) { r.CloseAward = func(bool) int { return 1 } },
		"pays 31 nothing":              func(r *rules) { r.LimitAward = func(int) int { return 0 } },
		"pays 31 as a multiple":        func(r *rules) { r.LimitAward = func(int) int { return 31 } },
		"pays 31 twice":                func(r *rules) { r.CloseAward = func(atLimit bool) int { return 1 + one(atLimit) } },
		"pays a fifth":                 func(r *rules) { old := r.Award; r.Award = func(n int) int { return old(n) / 5 } },
		"closes at one go":             func(r *rules) { r.Closed = func(g cards.Standing) bool { return g.Goes > 0 } },
		"closes at once below 31":      func(r *rules) { r.ClosesAtOnce = func(atLimit bool) bool { return atLimit } },
		"go draws nothing":             func(r *rules) { r.GoDraw = func(int) int { return 0 } },
		"go keeps the turn":            func(r *rules) { r.AfterGo = func(seat, _ int) int { return seat } },
		"goes with a card that fits":   func(r *rules) { r.MayGo = func(bool) bool { return true } },
		"the same leads after a close": func(r *rules) { r.Leader = func(c cards.Closing) int { return c.Last } },
		"never pays last":              func(r *rules) { r.CloseAward = func(bool) int { return 0 } },
		"pays last to the next":        func(r *rules) { r.LastSeat = func(c cards.Closing) int { return c.Next } },
		"goes on from the old total":   func(r *rules) { r.Reset = func(total int) int { return total } },
		"does not refill":              func(r *rules) { r.Refill = func(int) int { return 0 } },
		"refills past five":            func(r *rules) { r.Refill = func(int) int { return 1 } },
		"claims after the next card":   func(r *rules) { r.ClaimWindow.Cards = 2 },
		"lets players call themselves": func(r *rules) { r.MayCall = func(_, _ int) bool { return true } },
		"calls one card longer":        func(r *rules) { r.CallWindow.Cards = 3 },
		"never lets anybody call":      func(r *rules) { r.CallWindow = cards.Window{} },
		"target only at the end":       func(r *rules) { r.Check = cards.OnRoundEnd },
		"target must be passed":        func(r *rules) { r.TargetReached = func(score, target int) bool { return score > target } },
		"turns the other way":          func(r *rules) { r.NextSeat = func(seat, n int) int { return (seat + n - 1) % n } },
		"the dealer leads":             func(r *rules) { r.Lead = func(dealer, _ int) int { return dealer } },
		"the last stack pays nothing":  func(r *rules) { r.LastStack = func(int, bool) int { return 0 } },
		"ends when one is out":         func(r *rules) { r.RoundEnds = func(g cards.Standing) bool { return g.Active < g.Players } },
		"gives without a word":         func(r *rules) { r.ByWord = false },
	}
}

// TestDeviationsCanBeTold plays random rounds side by side until the wrong
// program differs in the state or in what it refuses.
func TestDeviationsCanBeTold(t *testing.T) {
	right := cards.New(cards.Options{Target: 40})
	deals := randomDeals(t, right, 300, 3)
	for name, mistake := range deviations() {
		wrong := cards.New(cards.Options{Target: 40})
		mistake(wrong)
		told, c := false, chance(7)
		for i := 0; i < len(deals) && !told; i++ {
			told = differ(right, wrong, deals[i], &c)
		}
		require.True(t, told, name)
	}
}

// differ tries everything that the seats could do in the states of one round.
func differ(right, wrong *rules, d *cards.Deal, c *chance) bool {
	s := right.Start(d, nil)
	if s != wrong.Start(d, nil) {
		return true
	}
	for s.Status == cards.Playing {
		legal := right.Legal(&s, nil)
		tried := append(legal, cards.Action{Player: s.Turn, Kind: cards.Go})
		for _, card := range cards.Deck() {
			tried = append(tried, cards.Action{Player: s.Turn, Card: card, Word: cards.Silent})
		}
		for seat := range int8(d.Players()) {
			tried = append(tried, cards.Action{Player: seat, Kind: cards.Claim})
			for of := range int8(d.Players()) {
				tried = append(tried, cards.Action{Player: seat, Kind: cards.Call, Of: of})
			}
		}
		for _, a := range tried {
			x, y := s, s
			if right.Apply(d, &x, a) != wrong.Apply(d, &y, a) || x != y {
				return true
			}
		}
		a := legal[c.below(len(legal))]
		a.Word = cards.Word(c.below(2))
		right.Apply(d, &s, a)
	}
	return false
}

// TestNextDealerIsAField moves the deal the other way.
func TestNextDealerIsAField(t *testing.T) {
	r := cards.New(cards.Options{})
	r.NextDealer = func(dealer, _ int) int { return dealer }
	d := deal(t, "", "2C", "3C", "4C")
	s := run(t, r, d, nil, "2C; 3C; 4C status played-out")
	next, _ := r.Next(d, &s, d)
	require.EqualValues(t, 2, next.Dealer)
}

// TestTargetAtTheEndOfTheRound finds the highest score once nobody holds cards.
func TestTargetAtTheEndOfTheRound(t *testing.T) {
	r := cards.New(cards.Options{Target: 20})
	r.Check = cards.OnRoundEnd
	run(t, r, deal(t, "", "KC 2C", "KD 3C"), []int{10}, "KC scores 20 0 winner -1; KD winner -1; 2C; 3C total 25 scores 20 46 winner 1 status played-out; 0:claim refused match-over")
	run(t, r, deal(t, "", "2C", "3C"), []int{0, 10}, "2C; 3C- status played-out winner -1 scores 0 11; 1:claim scores 0 16 winner -1")
	run(t, r, deal(t, "", "2C", "3C"), []int{16, 10}, "2C; 3C- winner -1; 0:call1 scores 21 11 winner 0")
}

// TestLongWindows keeps the last eight of what is open under windows without end.
func TestLongWindows(t *testing.T) {
	r := cards.New(cards.Options{Target: 1000})
	r.ClaimWindow.Cards, r.CallWindow.Cards = 100, 100
	run(t, r, deal(t, "", "5C 5H TC TH JC JH", "5D 5S TD TS JD JS"), nil, `
		5C- open 5 0; 5D- open 5 10; 5H- open 20 10; 5S- open 20 30; TC- total 30 open 50 30; go; go total 0;
		TD- open 50 40; TH- open 70 40; TS- total 30 open 70 70; go; go; JC- total 10 open 75 70; 0:claim awards 75 0`)
}
