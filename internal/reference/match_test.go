package reference_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

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
