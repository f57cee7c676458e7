package cards_test

import (
	"math/bits"
	"strconv"
	"testing"

	"muggins.example/engine"
	"muggins.example/engine/cards"
)

// chance is a small seeded generator (PCG), so that every run plays the same rounds.
type chance uint64

func (c *chance) below(n int) int {
	x := uint64(*c)
	*c = chance(x*6364136223846793005 + 1442695040888963407)
	v := bits.RotateLeft32(uint32((x^x>>18)>>27), -int(x>>59))
	return int(uint64(v) * uint64(n) >> 32)
}

func randomDeals(tb testing.TB, r *cards.Rules, n, players int) []*cards.Deal {
	tb.Helper()
	c := chance(2026)
	deals := make([]*cards.Deal, n)
	for i := range deals {
		deck := cards.Deck()
		for j := len(deck) - 1; j > 0; j-- {
			k := c.below(j + 1)
			deck[j], deck[k] = deck[k], deck[j]
		}
		d, err := r.DealOut(deck, players, c.below(players))
		if err != nil {
			tb.Fatal(err)
		}
		deals[i] = d
	}
	return deals
}

// round plays one round by random legal actions, some of them in silence or
// with a number, and gives their number.
func round(r *cards.Rules, d *cards.Deal, s *cards.State, c *chance, buf []cards.Action, words int) int {
	*s = r.Start(d, nil)
	n := 0
	for s.Status == cards.Playing {
		legal := r.Legal(s, buf[:0])
		a := legal[c.below(len(legal))]
		a.Word = cards.Word(c.below(words))
		if r.Apply(d, s, a) != engine.Accepted {
			return -1
		}
		n++
	}
	return n
}

func BenchmarkRounds(b *testing.B) {
	for players := 2; players <= cards.MaxSeats; players++ {
		b.Run(strconv.Itoa(players)+"players", func(b *testing.B) {
			r := cards.New(cards.Options{Target: 1000})
			deals := randomDeals(b, r, 1024, players)
			buf := make([]cards.Action, 0, cards.MaxCards)
			var s cards.State
			c, actions, i := chance(1), 0, 0
			b.ReportAllocs()
			for b.Loop() {
				actions += round(r, deals[i&1023], &s, &c, buf, 1)
				i++
			}
			b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
		})
	}
}

func TestNoAllocation(t *testing.T) {
	r := cards.New(cards.Options{Target: 1000, WrongAnnouncement: cards.Ignored})
	deals := randomDeals(t, r, 64, 3)
	buf := make([]cards.Action, 0, cards.MaxCards)
	var s cards.State
	c, i := chance(1), 0
	got := testing.AllocsPerRun(500, func() {
		if round(r, deals[i&63], &s, &c, buf, 3) < 0 {
			panic("a legal action was refused")
		}
		r.Apply(deals[i&63], &s, cards.Action{Player: 1, Kind: cards.Call})
		r.Apply(deals[i&63], &s, cards.Action{Kind: cards.Claim})
		i++
	})
	if got != 0 {
		t.Errorf("%v allocations a round", got)
	}
}
