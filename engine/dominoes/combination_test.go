package dominoes_test

import (
	"testing"

	"pgregory.net/rapid"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

// anyOf draws one of the values 0..most of an enumeration.
func anyOf[T ~uint8](t *rapid.T, name string, most T) T {
	return T(rapid.IntRange(0, int(most)).Draw(t, name))
}

// everything draws a combination of all options, sensible or not.
func everything(t *rapid.T) dominoes.Options {
	return dominoes.Options{
		Spinner:      anyOf(t, "spinner", dominoes.EveryDouble),
		SpinnerArms:  anyOf(t, "arms", dominoes.ArmsAtOnce),
		SpinnerCount: anyOf(t, "count", dominoes.Exposed),
		BareArms:     anyOf(t, "bare", dominoes.BareCounted),
		Reserve:      rapid.IntRange(0, 2).Draw(t, "reserve"),
		Draw:         anyOf(t, "draw", dominoes.NoDrawing),
		Block:        anyOf(t, "timing", dominoes.AfterPasses),
		Opener:       anyOf(t, "opener", dominoes.HeaviestTile),
		NextOpener:   anyOf(t, "next", dominoes.OpenerRotates),
		AfterBlock:   anyOf(t, "after", dominoes.LightestAfterBlock),
		Lead:         anyOf(t, "lead", dominoes.ThatTile),
		Unit:         anyOf(t, "unit", dominoes.Five),
		Call:         anyOf(t, "call", dominoes.Steal),
		Uncalled:     anyOf(t, "uncalled", dominoes.UncalledLost),
		CallWindow:   anyOf(t, "window", dominoes.NextPlacement),
		Wrong:        anyOf(t, "wrong", dominoes.WrongPenalty),
		Settle:       anyOf(t, "settle", dominoes.NoSettlement),
		RoundHands:   anyOf(t, "rounding", dominoes.Unrounded),
		RoundWhat:    anyOf(t, "what", dominoes.RoundSum),
		Blocked:      anyOf(t, "blocked", dominoes.BlockNothing),
		BlockedTie:   anyOf(t, "tie", dominoes.TieFirst),
		Target:       rapid.SampledFrom([]int{0, 0, 10, 30}).Draw(t, "target"),
		TargetWhen:   anyOf(t, "when", dominoes.TargetRoundEnd),
		Floor:        anyOf(t, "floor", dominoes.FloorZero),
	}
}

// whole deals a whole set; where the rules name no opener one is drawn.
func whole(t *rapid.T, r *dominoes.Rules) *dominoes.Deal {
	set := rapid.SampledFrom([]dominoes.Set{6, 9}).Draw(t, "whole set")
	c := chance(rapid.Uint64().Draw(t, "seed"))
	tiles := set.Tiles()
	for j := len(tiles) - 1; j > 0; j-- {
		k := c.below(j + 1)
		tiles[j], tiles[k] = tiles[k], tiles[j]
	}
	players := rapid.IntRange(2, 5).Draw(t, "seats")
	d, err := r.DealOut(set, tiles, players, -1)
	if err != nil {
		d, err = r.DealOut(set, tiles, players, c.below(players))
	}
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestCombinations plays rounds under any options, with silence, false numbers
// and calls between, and wants what must hold under all of them.
func TestCombinations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := everything(t)
		r := dominoes.New(o)
		d := dealing(t)
		if rapid.Bool().Draw(t, "whole") {
			d = whole(t, r)
		}
		s := r.Start(d, nil)
		for n := 0; s.Status == dominoes.Playing; n++ {
			if n > 2*maxActions {
				t.Fatalf("no end after %d actions", n)
			}
			placesAreExact(t, r, d, &s)
			legal := r.Legal(d, &s, nil)
			if len(legal) == 0 {
				t.Fatalf("seat %d on turn has nothing to do", s.Turn)
			}
			a := rapid.SampledFrom(legal).Draw(t, "action")
			said := rapid.SampledFrom([]dominoes.Announce{dominoes.Due, dominoes.Silent, dominoes.Said(5)}).Draw(t, "said")
			if a.Kind == dominoes.Play {
				a.Announce = said
			}
			if got := booked(t, r, d, &s, a); got == engine.WrongAnnouncement {
				a.Announce = dominoes.Silent
				booked(t, r, d, &s, a)
			}
			if s.Winner < 0 && rapid.Bool().Draw(t, "call") {
				booked(t, r, d, &s, dominoes.Action{
					Player: int8(rapid.IntRange(-1, d.Players()).Draw(t, "caller")), Kind: dominoes.Call, Of: int8(rapid.IntRange(-1, d.Players()).Draw(t, "of")),
				})
			}
		}
		if o.Call <= dominoes.AnnounceOnly && s.Open != ([dominoes.MaxSeats]int32{}) {
			t.Fatalf("open without a call: %v", s.Open)
		}
		if next, refused := r.Next(d, &s, d); refused == engine.Accepted {
			for seat := range next.Scores {
				if next.Scores[seat] != s.Scores[seat]+next.Awards[seat] || next.Open[seat] != 0 {
					t.Fatalf("next round: scores %v, before %v, awards %v", next.Scores, s.Scores, next.Awards)
				}
			}
		}
	})
}

// booked does an action, and checks the books.
func booked(t *rapid.T, r *dominoes.Rules, d *dominoes.Deal, s *dominoes.State, a dominoes.Action) engine.Refusal {
	before := *s
	refused := r.Apply(d, s, a)
	switch refused {
	case engine.Accepted:
	case engine.WrongAnnouncement, engine.NothingToCall:
		if *s != before {
			t.Fatalf("refused %v changed the state", a)
		}
		return refused
	default:
		t.Fatalf("%+v: %v", a, refused)
	}
	settled := [dominoes.MaxSeats]int32{}
	if before.Status == dominoes.Playing && s.Status != dominoes.Playing {
		settled = s.Settled
	}
	for seat := range s.Scores {
		if s.Scores[seat] != before.Scores[seat]+s.Awards[seat]+settled[seat] || s.Open[seat] < 0 {
			t.Fatalf("scores %v, before %v, awards %v, settled %v", s.Scores, before.Scores, s.Awards, settled)
		}
	}
	conserved(t, d, s)
	sum := 0
	for _, c := range r.Contributions(s, nil) {
		sum += c.Pips
	}
	if sum != r.Sum(s) {
		t.Fatalf("contributions add up to %d, sum %d", sum, r.Sum(s))
	}
	shown(t, s)
	return refused
}

// shown checks that every tile on the table is in the line or on one arm, and adjoins.
func shown(t *rapid.T, s *dominoes.State) {
	line := s.Line()
	n := len(line)
	for i := 1; i < len(line); i++ {
		if line[i-1].Right != line[i].Left {
			t.Fatalf("line does not adjoin: %v", line)
		}
	}
	for _, arms := range s.Arms() {
		for _, arm := range arms.Arms {
			n += len(arm)
			end := arms.Spinner.High()
			for _, l := range arm {
				if l.Left != end {
					t.Fatalf("arm of %v does not adjoin: %v", arms.Spinner, arm)
				}
				end = l.Right
			}
		}
	}
	if n != int(s.Count) {
		t.Fatalf("%d tiles shown, %d laid", n, s.Count)
	}
}

// placesAreExact tries every tile at every open place.
func placesAreExact(t *rapid.T, r *dominoes.Rules, d *dominoes.Deal, s *dominoes.State) {
	if s.Count == 0 || d.Set() > 6 {
		return
	}
	type key struct {
		tile, on dominoes.Tile
		pip      uint8
	}
	listed := map[key]bool{}
	for _, a := range r.Legal(d, s, nil) {
		if a.Kind != dominoes.Play {
			continue
		}
		k := key{a.Tile, a.On, a.Pip}
		place, ok := s.Place(a.On, int(a.Pip), a.End)
		if listed[k] || !ok || place.Side != a.End {
			t.Fatalf("%+v: listed twice, or at no place (%v %v)", a, place, ok)
		}
		listed[k] = true
	}
	for _, e := range s.Places(nil) {
		for _, tile := range d.Set().Tiles() {
			after := *s
			refused := r.Apply(d, &after, dominoes.Action{Player: s.Turn, Tile: tile, End: e.Side, On: e.Tile, Pip: e.Pip})
			if refused.Accepted() != listed[key{tile, e.Tile, e.Pip}] {
				t.Fatalf("%v at %v: %v", tile, e, refused)
			}
		}
	}
}

// TestNoAllocationWithEverything plays with arms, calls and a settlement of its own.
func TestNoAllocationWithEverything(t *testing.T) {
	o := dominoes.HoyleOptions()
	o.Spinner, o.BareArms, o.Call, o.Blocked = dominoes.EveryDouble, dominoes.BareCounted, dominoes.Steal, dominoes.Pairwise
	r := dominoes.New(o)
	deals := randomDeals(t, r, 64, 3)
	buf := make([]dominoes.Action, 0, 256)
	var s dominoes.State
	c, i := chance(1), 0
	got := testing.AllocsPerRun(500, func() {
		d := deals[i&63]
		i++
		s = r.Start(d, nil)
		for s.Status == dominoes.Playing {
			legal := r.Legal(d, &s, buf[:0])
			a := legal[c.below(len(legal))]
			a.Announce = dominoes.Announce(c.below(8) - 1)
			if r.Apply(d, &s, a) != engine.Accepted {
				a.Announce = dominoes.Silent
				r.Apply(d, &s, a)
			}
			r.Apply(d, &s, dominoes.Action{Player: int8(c.below(3)), Kind: dominoes.Call, Of: a.Player})
		}
	})
	if got != 0 {
		t.Errorf("%v allocations a round", got)
	}
}
