package reference_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// drawnOptions draws a value of every option of a ruleset, and keeps those that
// go together with what was kept before.
func drawnOptions(t *rapid.T, ruleset string, players int) values {
	c := protocol.Claim{Ruleset: ruleset, Players: []int{players}, Options: everyValue(ruleset)}
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		if o.Number() {
			continue
		}
		one := protocol.Choices{Values: []protocol.Value{rapid.SampledFrom(o.Words()).Draw(t, o.Name)}}
		narrowed := c
		narrowed.Options = choosing(c.Options, o.Name, one)
		if game, _ := narrowed.Choose(players, nil); game != nil {
			c = narrowed
		}
	}
	game, why := c.Choose(players, map[string][]protocol.Value{"target": {"61"}})
	if game == nil {
		t.Fatalf("no game of %v: %s", c.Options, why)
	}
	if why := protocol.Together(ruleset, game, players); why != "" {
		t.Fatalf("chosen %v does not go together: %s", game, why)
	}
	return game
}

// choosing replaces the choices of one option.
func choosing(all map[string]protocol.Choices, name string, c protocol.Choices) map[string]protocol.Choices {
	out := map[string]protocol.Choices{name: c}
	for other, choices := range all {
		if other != name {
			out[other] = choices
		}
	}
	return out
}

// dealt asks the reference for a deal, and makes a round of it. Of what is left
// to draw some is left out, so that no round is too long.
func dealt(ruleset string, options values, players, seed int) protocol.Round {
	d := reference.Implementation().(protocol.Dealer).Shuffle(protocol.Shuffle{Ruleset: ruleset, Options: options, Players: players, Seed: seed})
	hands, _ := d.Hands.Get()
	boneyard, _ := d.Boneyard.Get()
	stock, _ := d.Stock.Get()
	const most = 15
	return protocol.Round{Hands: hands, Boneyard: boneyard[:min(len(boneyard), most)], Stock: stock[:min(len(stock), most)]}
}

// TestAnyPlayIsConsistent plays rounds at random, with words and calls at
// random, under options at random: whatever is answered adds up, and every
// round ends.
func TestAnyPlayIsConsistent(t *testing.T) {
	t.Parallel()
	subject := reference.Subject(reference.Implementation())
	defer func() { require.NoError(t, subject.Close()) }()
	rapid.Check(t, func(t *rapid.T) {
		ruleset := rapid.SampledFrom(protocol.Rulesets()).Draw(t, "ruleset")
		players := rapid.IntRange(2, 4).Draw(t, "players")
		m := newMatch(ruleset, drawnOptions(t, ruleset, players), players, rapid.IntRange(1, 1000).Draw(t, "seed"))
		for range m.longest() {
			m.aside(t)
			legal := m.legal()
			if len(legal) == 0 {
				break
			}
			e := m.do(m.acts(rapid.SampledFrom(legal).Draw(t, "move"), said(t)))
			if !e.Carried() && e.Refused != "wrong-announcement" {
				t.Fatalf("%v is refused as %s, and was legal", m.play.Actions[len(m.play.Actions)-1], e.Refused)
			}
			if found := m.inconsistent(); found != "" {
				t.Fatalf("%s\nafter %d actions of %+v", found, len(m.play.Actions), m.play)
			}
		}
		if m.state() == protocol.RoundPlaying {
			t.Fatalf("the round does not end: %+v", m.play)
		}
		m.send(t, subject)
	})
}

// send asks the whole game once more through the conversation: every message of
// it can be read, and nothing is lost on the way.
func (m *match) send(t *rapid.T, subject *protocol.Client) {
	require.NoError(t, protocol.ValidatePlay(m.play))
	var answered protocol.Outcome
	require.NoError(t, subject.Play(context.Background(), []protocol.Play{m.play}, func(_ int, o protocol.Outcome) { answered = o }))
	require.Nil(t, answered.Fault)
	require.Equal(t, written(t, m.trace), written(t, answered.Answer.Trace))
}

// written writes entries, spinners by their doubles: as members of an object
// they have no order.
func written(t *rapid.T, trace []protocol.Entry) []string {
	var lines []string
	for _, e := range trace {
		if arms, ok := e.Arms.Get(); ok {
			arms = slices.Clone(arms)
			slices.SortFunc(arms, func(a, b protocol.Spinner) int { return a.Double.Compare(b.Double) })
			e.Arms = protocol.Some(arms)
		}
		b, err := protocol.Encode(e)
		require.NoError(t, err)
		lines = append(lines, string(b))
	}
	return lines
}

// longest is more than the moves of a round can be: behind every tile or card
// that is laid or drawn nobody passes twice. As many again may be refused for
// what was said with them.
func (m *match) longest() int {
	r := m.play.Rounds[0]
	dealt := len(r.Boneyard) + len(r.Stock)
	for _, n := range r.Hands.Sizes() {
		dealt += n
	}
	return 4 * dealt * (m.play.Players + 1)
}

// said is what a player says with an action: mostly what is due.
func said(t *rapid.T) protocol.Maybe[protocol.Said] {
	return rapid.SampledFrom([]protocol.Maybe[protocol.Said]{
		protocol.Some(protocol.Due), protocol.Some(protocol.Due), protocol.Null[protocol.Said](), protocol.Some(protocol.Said(15)),
	}).Draw(t, "said")
}

// aside lets somebody call or claim, whether or not there is anything.
func (m *match) aside(t *rapid.T) {
	if rapid.IntRange(0, 3).Draw(t, "aside") > 0 {
		return
	}
	seat := rapid.IntRange(0, m.play.Players-1).Draw(t, "who")
	a := protocol.Action{Player: protocol.Some(seat), Do: protocol.DoCall, Of: protocol.Some(rapid.IntRange(0, m.play.Players-1).Draw(t, "of"))}
	if !protocol.Dominoes(m.play.Ruleset) && rapid.Bool().Draw(t, "claims") {
		a = protocol.Action{Player: protocol.Some(seat), Do: protocol.DoClaim}
	}
	before := m.now()
	open, _ := before.Open.Get()
	e := m.do(a)
	if found := m.inconsistent(); found != "" {
		t.Fatalf("%s\nafter %v in %+v", found, a, m.play)
	}
	of, _ := a.Of.Get()
	if e.Carried() && a.Do == protocol.DoCall && (open[of] == 0 || of == seat) {
		t.Fatalf("a call that catches nothing is carried out: %+v", m.play)
	}
}

// TestGreedyMatchesEnd plays whole matches, each seat taking what scores most,
// under the defaults of every ruleset: they end with a winner past the target.
func TestGreedyMatchesEnd(t *testing.T) {
	for _, ruleset := range protocol.Rulesets() {
		for players := protocol.MinPlayers; players <= 4; players++ {
			t.Run(fmt.Sprintf("%s-%d", ruleset, players), func(t *testing.T) {
				t.Parallel()
				target := protocol.Value("61")
				m := newMatch(ruleset, values{"target": target}, players, 7)
				rounds := 1
				for m.now().Winner.IsNull() {
					if len(m.legal()) == 0 {
						rounds++
						require.Less(t, rounds, 200, "the match does not end")
						m.next(t)
						continue
					}
					e := m.do(m.greediest())
					require.True(t, e.Carried())
					require.Empty(t, m.inconsistent())
				}
				winner, _ := m.now().Winner.Get()
				scores, _ := m.now().Scores.Get()
				n, _ := target.Number()
				require.GreaterOrEqual(t, scores[winner], n)
			})
		}
	}
}
