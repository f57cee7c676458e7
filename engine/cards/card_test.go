package cards_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine/cards"
)

func TestCards(t *testing.T) {
	sum := 0
	for i, c := range cards.Deck() {
		again, err := cards.ParseCard(c.String())
		require.NoError(t, err)
		require.Equal(t, c, again)
		made, err := cards.NewCard(c.Rank(), c.Suit())
		require.NoError(t, err)
		require.Equal(t, c, made)
		require.Equal(t, i, c.Index())
		sum += c.Value()
	}
	require.Equal(t, 4*85, sum) // 1 + 2 + … + 10 = 55, and three pictures
	for text, want := range map[string]int{"AC": 1, "2D": 2, "9H": 9, "TS": 10, "JC": 10, "QD": 10, "KH": 10} {
		require.Equal(t, want, list(t, text)[0].Value(), text)
	}
	for _, text := range []string{"", "A", "1C", "10C", "TX", "tC", "Tc", "AC "} {
		_, err := cards.ParseCard(text)
		require.Error(t, err, text)
	}
	for _, bad := range [][2]int{{0, 0}, {14, 0}, {1, -1}, {1, 4}} {
		_, err := cards.NewCard(bad[0], bad[1])
		require.Error(t, err)
	}
	set := cards.SetOf(list(t, "KS 2C AS")...)
	require.Equal(t, list(t, "AS 2C KS"), set.Members())
	require.Equal(t, 3, set.Len())
	require.False(t, set.Has(list(t, "2D")[0]))
}

func TestDeals(t *testing.T) {
	r := cards.New(cards.Options{})
	d, err := r.DealOut(cards.Deck(), 3, 1)
	require.NoError(t, err)
	// One at a time from seat 2 on: aces and then twos, threes, fours.
	require.Equal(t, list(t, "AC AS 2H 3D 4C"), d.Hand(2))
	require.Equal(t, list(t, "AD 2C 2S 3H 4D"), d.Hand(0))
	require.Equal(t, list(t, "AH 2D 3C 3S 4H"), d.Hand(1))
	require.Equal(t, list(t, "4S"), d.Stock()[:1])
	require.Len(t, d.Stock(), 37)
	require.Equal(t, 1, d.Dealer())
	s := r.Start(d, nil)
	require.EqualValues(t, 2, s.Turn)

	d, err = cards.New(cards.Options{HandSize: 7}).DealOut(cards.Deck(), 4, 3)
	require.NoError(t, err)
	require.Len(t, d.Hand(0), 7)
	require.Len(t, d.Stock(), 24)

	a, b := list(t, "AC"), list(t, "2C")
	d, err = cards.NewDeal(1, [][]cards.Card{nil, b}, nil)
	require.NoError(t, err)
	s = r.Start(d, []int{3})
	require.EqualValues(t, 1, s.Turn, "a seat without cards does not lead")
	require.EqualValues(t, 3, s.Scores[0])
	for name, err := range map[string]error{
		"twice":       second(cards.NewDeal(0, [][]cards.Card{a, a}, nil)),
		"in stock":    second(cards.NewDeal(0, [][]cards.Card{a, b}, b)),
		"one player":  second(cards.NewDeal(0, [][]cards.Card{a}, nil)),
		"five":        second(cards.NewDeal(0, [][]cards.Card{a, b, nil, nil, nil}, nil)),
		"no dealer":   second(cards.NewDeal(2, [][]cards.Card{a, b}, nil)),
		"no dealer -": second(cards.NewDeal(-1, [][]cards.Card{a, b}, nil)),
		"no cards":    second(cards.NewDeal(0, [][]cards.Card{nil, nil}, a)),
		"too few":     second(r.DealOut(a, 2, 0)),
		"out of seat": second(r.DealOut(cards.Deck(), 2, -5)),
		"nobody":      second(r.DealOut(cards.Deck(), 0, 0)),
	} {
		require.Error(t, err, name)
	}
}

func second[T any](_ T, err error) error { return err }

func TestNames(t *testing.T) {
	require.Equal(t, "play go claim call", fmt.Sprintf("%v %v %v %v", cards.Play, cards.Go, cards.Claim, cards.Call))
	require.Equal(t, "due silent number", fmt.Sprintf("%v %v %v", cards.Due, cards.Silent, cards.Number))
	require.Equal(t, "playing played-out stopped", fmt.Sprintf("%v %v %v", cards.Playing, cards.PlayedOut, cards.Stopped))
}
