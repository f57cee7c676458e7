package dominoes_test

import (
	"math/bits"
	"testing"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

// chance is a small seeded generator (PCG), so that every run plays the same rounds.
type chance uint64

func (c *chance) below(n int) int {
	x := uint64(*c)
	*c = chance(x*6364136223846793005 + 1442695040888963407)
	v := bits.RotateLeft32(uint32((x^x>>18)>>27), -int(x>>59))
	return int(uint64(v) * uint64(n) >> 32)
}

func randomDeals(tb testing.TB, r *dominoes.Rules, n, players int) []*dominoes.Deal {
	tb.Helper()
	c := chance(2026)
	deals := make([]*dominoes.Deal, n)
	for i := range deals {
		tiles := dominoes.DoubleSix.Tiles()
		for j := len(tiles) - 1; j > 0; j-- {
			k := c.below(j + 1)
			tiles[j], tiles[k] = tiles[k], tiles[j]
		}
		d, err := r.DealOut(dominoes.DoubleSix, tiles, players, c.below(players))
		if err != nil {
			tb.Fatal(err)
		}
		deals[i] = d
	}
	return deals
}

// round plays one round by random legal actions and gives their number.
func round(r *dominoes.Rules, d *dominoes.Deal, s *dominoes.State, c *chance, buf []dominoes.Action) int {
	*s = r.Start(d, nil)
	n := 0
	for s.Status == dominoes.Playing {
		legal := r.Legal(d, s, buf[:0])
		if r.Apply(d, s, legal[c.below(len(legal))]) != engine.Accepted {
			return -1
		}
		n++
	}
	return n
}

func BenchmarkRounds(b *testing.B) {
	for _, players := range []int{2, 3, 4} {
		b.Run(string(rune('0'+players))+"players", func(b *testing.B) {
			r := dominoes.New(dominoes.Options{})
			deals := randomDeals(b, r, 1024, players)
			buf := make([]dominoes.Action, 0, 64)
			var s dominoes.State
			c, actions, i := chance(1), 0, 0
			b.ReportAllocs()
			for b.Loop() {
				actions += round(r, deals[i&1023], &s, &c, buf)
				i++
			}
			b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
		})
	}
}

// BenchmarkArms plays with cross arms at every double, and the muggins call.
func BenchmarkArms(b *testing.B) {
	o := dominoes.HoyleOptions()
	o.Spinner = dominoes.EveryDouble
	r := dominoes.New(o)
	deals := randomDeals(b, r, 1024, 2)
	buf := make([]dominoes.Action, 0, 256)
	var s dominoes.State
	c, actions, i := chance(1), 0, 0
	b.ReportAllocs()
	for b.Loop() {
		actions += round(r, deals[i&1023], &s, &c, buf)
		i++
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

func TestNoAllocation(t *testing.T) {
	r := dominoes.New(dominoes.Options{})
	deals := randomDeals(t, r, 64, 3)
	buf := make([]dominoes.Action, 0, 64)
	counted := make([]dominoes.Contribution, 0, 8)
	var s dominoes.State
	c, i := chance(1), 0
	got := testing.AllocsPerRun(500, func() {
		if round(r, deals[i&63], &s, &c, buf) < 0 {
			panic("a legal action was refused")
		}
		counted = r.Contributions(&s, counted[:0])
		i++
	})
	if got != 0 {
		t.Errorf("%v allocations a round", got)
	}
}
