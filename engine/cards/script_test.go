package cards_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/cards"
)

// list reads cards such as "5H TD".
func list(t testing.TB, text string) []cards.Card {
	t.Helper()
	var out []cards.Card
	for _, word := range strings.Fields(text) {
		c, err := cards.ParseCard(word)
		require.NoError(t, err)
		out = append(out, c)
	}
	return out
}

// deal reads a deal; the last seat deals, so that seat 0 leads.
func deal(t testing.TB, stock string, hands ...string) *cards.Deal {
	t.Helper()
	held := make([][]cards.Card, len(hands))
	for seat, text := range hands {
		held[seat] = list(t, text)
	}
	d, err := cards.NewDeal(len(hands)-1, held, list(t, stock))
	require.NoError(t, err)
	return d
}

// action reads a card or go, said by the seat on turn unless "1:" stands
// before it, with "-" behind it for silence and "=15" for a number; or
// "0:claim", or "1:call0".
func action(t testing.TB, turn int8, word string) cards.Action {
	t.Helper()
	a := cards.Action{Player: turn}
	if seat, rest, found := strings.Cut(word, ":"); found {
		n, err := strconv.Atoi(seat)
		require.NoError(t, err)
		a.Player, word = int8(n), rest
	}
	if rest, found := strings.CutSuffix(word, "-"); found {
		a.Word, word = cards.Silent, rest
	}
	if rest, number, found := strings.Cut(word, "="); found {
		n, err := strconv.Atoi(number)
		require.NoError(t, err)
		a.Word, a.Points, word = cards.Number, int32(n), rest
	}
	switch {
	case word == "go":
		a.Kind = cards.Go
	case word == "claim":
		a.Kind = cards.Claim
	case strings.HasPrefix(word, "call"):
		n, err := strconv.Atoi(word[4:])
		require.NoError(t, err)
		a.Kind, a.Of = cards.Call, int8(n)
	default:
		a.Card = list(t, word)[0]
	}
	return a
}

// run plays a script: steps between semicolons, each an action and then what
// must hold after it, as names with values ("total 5 scores 5 0"). A step
// without "refused" must be accepted. Every name must be known to seen.
func run(t testing.TB, r *cards.Rules, d *cards.Deal, scores []int, script string) cards.State {
	t.Helper()
	s := r.Start(d, scores)
	steps(t, r, d, &s, script)
	return s
}

func steps(t testing.TB, r *cards.Rules, d *cards.Deal, s *cards.State, script string) {
	t.Helper()
	for step := range strings.SplitSeq(script, ";") {
		words := strings.Fields(step)
		before := *s
		got := r.Apply(d, s, action(t, s.Turn, words[0]))
		want := map[string]string{"refused": "accepted"}
		name := ""
		for _, word := range words[1:] {
			if _, err := strconv.Atoi(word); err != nil && name != "refused" && name != "status" && name != "pile" || known(word) {
				name = word
				want[name] = ""
				continue
			}
			want[name] = strings.TrimSpace(want[name] + " " + word)
		}
		require.Equal(t, want["refused"], got.String(), "%s", step)
		if got != engine.Accepted {
			require.True(t, before == *s, "%s: refused and changed the state", step)
		}
		for seat := range s.Scores {
			if got == engine.Accepted {
				require.Equal(t, before.Scores[seat]+s.Awards[seat], s.Scores[seat], "%s: scores and awards", step)
			}
		}
		for name, value := range want {
			if name != "refused" {
				require.Equal(t, value, seen(t, d, s, name), "%s: %s", step, name)
			}
		}
	}
}

func known(word string) bool {
	return strings.Contains(" total scores awards open turn last dealer winner stock goes status pile refused ", " "+word+" ")
}

// seen writes one field of a state as scripts do.
func seen(t testing.TB, d *cards.Deal, s *cards.State, name string) string {
	t.Helper()
	seats := func(v [cards.MaxSeats]int32) string {
		var out []string
		for _, n := range v[:d.Players()] {
			out = append(out, strconv.Itoa(int(n)))
		}
		return strings.Join(out, " ")
	}
	switch name {
	case "total":
		return strconv.Itoa(int(s.Total))
	case "scores":
		return seats(s.Scores)
	case "awards":
		return seats(s.Awards)
	case "open":
		return seats(s.Open())
	case "turn":
		return strconv.Itoa(int(s.Turn))
	case "last":
		return strconv.Itoa(int(s.Last))
	case "dealer":
		return strconv.Itoa(int(s.Dealer))
	case "winner":
		return strconv.Itoa(int(s.Winner))
	case "stock":
		return strconv.Itoa(s.Stock(d))
	case "goes":
		return strconv.Itoa(int(s.Goes))
	case "status":
		return s.Status.String()
	case "pile":
		var out []string
		for _, c := range s.Pile() {
			out = append(out, c.String())
		}
		return strings.Join(out, " ")
	}
	t.Fatalf("no field %q", name)
	return ""
}
