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

// dealt asks the reference for a deal, and makes a round of it.
func dealt(ruleset string, options values, players, seed int) protocol.Round {
	d := reference.Implementation().(protocol.Dealer).Shuffle(protocol.Shuffle{Ruleset: ruleset, Options: options, Players: players, Seed: seed})
	hands, _ := d.Hands.Get()
	boneyard, _ := d.Boneyard.Get()
	stock, _ := d.Stock.Get()
	return protocol.Round{Hands: hands, Boneyard: boneyard, Stock: stock}
}

// match is a match that is played action by action: each time the whole is
// asked again.
type match struct {
	play  protocol.Play
	trace []protocol.Entry
	seed  int // of the next deal
}

func newMatch(ruleset string, options values, players, seed int) *match {
	m := &match{seed: seed, play: protocol.Play{
		Ruleset: ruleset, Options: options, Players: players, Scores: make([]int, players), Actions: []protocol.Action{},
	}}
	m.deal()
	m.ask()
	return m
}

func (m *match) deal() {
	r := dealt(m.play.Ruleset, m.play.Options, m.play.Players, m.seed)
	m.seed++
	byRule := m.option("opener") != "lot" && m.seed%3 == 0
	if protocol.Dominoes(m.play.Ruleset) && !byRule {
		r.Opener = protocol.Some(m.seed % m.play.Players)
	} else if !protocol.Dominoes(m.play.Ruleset) && len(m.play.Rounds) == 0 {
		r.Dealer = protocol.Some(m.seed % m.play.Players)
	}
	m.play.Rounds = append(m.play.Rounds, r)
}

func (m *match) ask() protocol.Entry {
	m.trace = reference.Implementation().Play(m.play).Trace
	return m.now()
}

func (m *match) now() protocol.Entry { return m.trace[len(m.trace)-1] }

// do asks for one action more, of a message that the conversation allows.
func (m *match) do(a protocol.Action) protocol.Entry {
	m.play.Actions = append(m.play.Actions, a)
	return m.ask()
}

func (m *match) option(name string) protocol.Value {
	if v, ok := m.play.Options[name]; ok {
		return v
	}
	return protocol.Default(m.play.Ruleset, name, m.play.Players)
}

// spoken reports whether something has to be said with an action.
func (m *match) spoken(do protocol.Do) bool {
	if protocol.Dominoes(m.play.Ruleset) {
		return do == protocol.DoPlay && m.option("call") != "off"
	}
	return (do == protocol.DoPlay || do == protocol.DoGo) && m.option("claim") == "by-word"
}

// acts makes an action of a move, and says this with it.
func (m *match) acts(move protocol.Move, said protocol.Maybe[protocol.Said]) protocol.Action {
	a := protocol.Action{Player: m.now().Turn, Do: move.Do, Tile: move.Tile, End: move.End, On: move.On, Pip: move.Pip, Card: move.Card}
	switch {
	case !m.spoken(move.Do):
	case protocol.Dominoes(m.play.Ruleset):
		a.Announce = said
	default:
		a.Claim = said
	}
	return a
}

// legal is all that the seat on turn may do.
func (m *match) legal() []protocol.Move {
	legal, _ := m.now().Legal.Get()
	return legal
}

func (m *match) state() protocol.RoundState {
	state, _ := m.now().Round.Get()
	return state
}

// inconsistent finds how the last entry contradicts the one before it, or the
// deal, or itself.
func (m *match) inconsistent() string {
	e := m.now()
	round := m.play.Rounds[len(m.play.Rounds)-1]
	if found := m.spread(e, round); found != "" {
		return found
	}
	turn, playing := e.Turn.Get()
	legal := m.legal()
	if (m.state() == protocol.RoundPlaying) != playing || playing != (len(legal) > 0) {
		return fmt.Sprintf("the round is %s, the turn %d, and there are %d moves", m.state(), turn, len(legal))
	}
	if counted, ok := e.Counted.Get(); ok {
		sum := 0
		for _, c := range counted {
			sum += c.Pips
		}
		if shown, _ := e.Sum.Get(); shown != sum {
			return fmt.Sprintf("the sum is %d and the ends make %d", shown, sum)
		}
	}
	if len(m.trace) < 2 {
		return ""
	}
	before, _ := m.trace[len(m.trace)-2].Scores.Get()
	after, _ := e.Scores.Get()
	awards, _ := e.Awards.Get()
	settled, _ := e.Settled.Get()
	for seat := range after {
		want := before[seat] + awards[seat]
		if settled != nil {
			want += settled[seat]
		}
		if after[seat] != want {
			return fmt.Sprintf("seat %d has %d and not %d", seat, after[seat], want)
		}
	}
	return ""
}

// spread finds a tile or card that is in two places or in none.
func (m *match) spread(e protocol.Entry, r protocol.Round) string {
	hands, _ := e.Hands.Get()
	all, lies := map[string]int{}, 0
	put := func(s string) {
		all[s]++
		lies++
	}
	for _, h := range hands.Tiles {
		for _, t := range h {
			put(t.Low().String())
		}
	}
	for _, h := range hands.Cards {
		for _, c := range h {
			put(c.String())
		}
	}
	line, _ := e.Line.Get()
	arms, _ := e.Arms.Get()
	for _, s := range arms {
		line = slices.Concat(line, s.Arms[0], s.Arms[1])
	}
	for _, t := range line {
		put(t.Low().String())
	}
	pile, _ := e.Pile.Get()
	for _, c := range pile {
		put(c.String())
	}
	for what, n := range all {
		if n > 1 {
			return what + " is in two places"
		}
	}
	boneyard, _ := e.Boneyard.Get()
	stock, _ := e.Stock.Get()
	dealt := len(r.Boneyard) + len(r.Stock)
	for _, n := range r.Hands.Sizes() {
		dealt += n
	}
	total := lies + boneyard + stock
	if total > dealt || protocol.Dominoes(m.play.Ruleset) && total != dealt { // closed stacks are not shown
		return fmt.Sprintf("there are %d and %d were dealt", total, dealt)
	}
	return ""
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
		most := 400 // actions of a round, calls and claims among them
		for m.state() == protocol.RoundPlaying && most > 0 {
			most--
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

// next deals the next round; behind two of them in a request of its own, so
// that none grows too long.
func (m *match) next(t *testing.T) {
	t.Helper()
	before, _ := m.now().Scores.Get()
	if len(m.play.Rounds) < 2 {
		m.deal()
		require.True(t, m.do(protocol.Action{Do: protocol.DoDeal}).Carried())
	} else {
		m.play.Scores, m.play.Rounds, m.play.Actions = before, nil, []protocol.Action{}
		m.deal()
		m.ask()
	}
	after, _ := m.now().Scores.Get()
	require.Equal(t, before, after)
}

// greediest is the move that is awarded most.
func (m *match) greediest() protocol.Action {
	var best protocol.Action
	most := -1
	for _, move := range m.legal() {
		a := m.acts(move, protocol.Some(protocol.Due))
		trial := m.play
		trial.Actions = append(slices.Clone(m.play.Actions), a)
		trace := reference.Implementation().Play(trial).Trace
		awards, _ := trace[len(trace)-1].Awards.Get()
		turn, _ := m.now().Turn.Get()
		if awards[turn] > most {
			best, most = a, awards[turn]
		}
	}
	return best
}
