package dominoes_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

// TestOptionDeviationsCanBeTold is TestDeviationsCanBeTold for what only some
// options have: each mistake is one field replaced.
func TestOptionDeviationsCanBeTold(t *testing.T) {
	sv := hoyle(func(o *dominoes.Options) { o.Lead = dominoes.ThatTile })
	steal := hoyle(func(o *dominoes.Options) { o.Call = dominoes.Steal })
	five := hoyle(func(o *dominoes.Options) { o.Unit = dominoes.Five })
	arms := dominoes.Options{Spinner: dominoes.FirstDouble, BareArms: dominoes.BareCounted}
	for name, c := range map[string]struct {
		options dominoes.Options
		mistake func(*rules)
	}{
		"gives points although called":  {sv, func(r *rules) { r.Called = func(n int) (int, int) { return 0, n } }},
		"gives forfeits to the caller":  {sv, func(r *rules) { r.Called = func(n int) (int, int) { return n, 0 } }},
		"gives stolen points to nobody": {steal, func(r *rules) { r.Called = func(int) (int, int) { return 0, 0 } }},
		"lets the mover call":           {sv, func(r *rules) { r.MayCall = func(c dominoes.Calling) bool { return c.Open > 0 } }},
		"calls with nothing open":       {sv, func(r *rules) { r.MayCall = func(c dominoes.Calling) bool { return !c.Own } }},
		"calls too late":                {sv, func(r *rules) { r.Closes = func(k dominoes.Kind) bool { return k == dominoes.Play } }},
		"loses what nobody calls":       {sv, func(r *rules) { r.Uncalled = func(int) int { return 0 } }},
		"leaves announced points open": {sv, func(r *rules) {
			r.Announced = func(x dominoes.Saying) dominoes.Heard { return dominoes.Heard{Open: x.Due} }
		}},
		"takes any announcement": {sv, func(r *rules) {
			r.Announced = func(x dominoes.Saying) dominoes.Heard { return dominoes.Heard{Mover: x.Due} }
		}},
		"lets anything be led": {sv, func(r *rules) {
			r.Lead = func(dominoes.Leading) (dominoes.Tile, bool) { return dominoes.Tile{}, false }
		}},
		"keeps the score in pips":      {five, func(r *rules) { r.Points = func(n int) int { return n } }},
		"has no spinner":               {arms, func(r *rules) { r.Spinner = func(dominoes.Branching) bool { return false } }},
		"every double branches":        {arms, func(r *rules) { r.Spinner = func(dominoes.Branching) bool { return true } }},
		"only the opening branches":    {arms, func(r *rules) { r.Spinner = func(b dominoes.Branching) bool { return b.Opening } }},
		"opens arms at once":           {arms, func(r *rules) { r.ArmsOpen = func(int) bool { return true } }},
		"opens arms after one side":    {arms, func(r *rules) { r.ArmsOpen = func(n int) bool { return n > 0 } }},
		"never opens arms":             {arms, func(r *rules) { r.ArmsOpen = func(int) bool { return false } }},
		"goes on counting the spinner": {arms, func(r *rules) { r.CountSpinner = func(x dominoes.Sides) int { return x.Tile.Pips() } }},
		"counts the spinner once":      {arms, func(r *rules) { r.CountSpinner = func(x dominoes.Sides) int { return x.Tile.High() } }},
		"counts no bare arm":           {arms, func(r *rules) { r.CountBare = func(dominoes.Sides) int { return -1 } }},
		"goes on counting all":         {arms, func(r *rules) { r.Covered = func(t dominoes.Tile) int { return t.Pips() } }},
	} {
		c.options.Target = 40
		right, wrong := dominoes.New(c.options), dominoes.New(c.options)
		c.mistake(wrong)
		told, luck := false, chance(7)
		for _, d := range randomDeals(t, right, 500, 3) {
			if told = differSpoken(right, wrong, d, &luck); told {
				break
			}
		}
		require.True(t, told, name)
		luck = chance(7)
		for _, d := range randomDeals(t, right, 20, 3) {
			require.False(t, differSpoken(right, dominoes.New(c.options), d, &luck), "the same rules differ: %s", name)
		}
	}
}

// differSpoken plays with silence, a false number, and calls after everything.
func differSpoken(right, wrong *rules, d *dominoes.Deal, c *chance) bool {
	s, other := right.Start(d, nil), wrong.Start(d, nil)
	if s != other {
		return true
	}
	for s.Status == dominoes.Playing {
		legal := right.Legal(d, &s, nil)
		if !slices.Equal(legal, wrong.Legal(d, &s, nil)) || !slices.Equal(right.Contributions(&s, nil), wrong.Contributions(&s, nil)) {
			return true
		}
		tries := slices.Clone(legal)
		for _, a := range legal {
			for _, said := range []dominoes.Announce{dominoes.Silent, dominoes.Said(5)} {
				a.Announce = said
				tries = append(tries, a)
			}
		}
		for seat := range int8(3) {
			for of := range int8(3) {
				tries = append(tries, dominoes.Action{Player: seat, Kind: dominoes.Call, Of: of})
			}
		}
		for _, a := range tries {
			x, y := s, s
			if right.Apply(d, &x, a) != wrong.Apply(d, &y, a) || x != y {
				return true
			}
		}
		a := legal[c.below(len(legal))]
		a.Announce = dominoes.Announce(c.below(2) - 1)
		if right.Apply(d, &s, a) != engine.Accepted {
			return true
		}
	}
	return false
}
