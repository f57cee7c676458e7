// Package reference puts the engines behind the conversation, so that they are
// judged through the same bytes as any other program.
package reference

import (
	"context"
	"io"
	"maps"
	"slices"

	"muggins.example/engine/cards"
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// Deviation is a way of being wrong: the reference with one thing changed. The
// zero value changes nothing.
type Deviation struct {
	// Rules changes the rules of dominoes after they were made from the options.
	Rules func(*dominoes.Rules)
	// Cards changes the rules of the card game after they were made from the options.
	Cards func(*cards.Rules)
	// Entry changes what is shown after each action, the first entry's being the zero action.
	Entry func(protocol.Action, *protocol.Entry)
	// SetUp changes a request before it is played; what it holds may be replaced, not written to.
	SetUp func(*protocol.Play)
	// Dealt changes a deal of its own.
	Dealt func(*protocol.Dealt)
}

// Implementation is the reference as it is.
func Implementation() protocol.Implementation { return Deviant(Deviation{}) }

// Deviant is the reference with a deviation.
func Deviant(d Deviation) protocol.Implementation { return implementation{d} }

// Subject lets an implementation be judged within this process, through the
// conversation. It has to be closed.
func Subject(i protocol.Implementation) *protocol.Client { return Remembering(i, nil) }

// Remembering is Subject with a memory of answers that were read before, which
// several may share; nil for none.
func Remembering(i protocol.Implementation, m *protocol.Memory) *protocol.Client {
	return protocol.NewClient(protocol.Pipe("the reference", func(ctx context.Context, in io.Reader, out io.Writer) error {
		return protocol.Serve(ctx, in, out, i)
	}), protocol.Config{Jobs: 1, Memory: m})
}

type implementation struct{ deviation Deviation }

// Hello claims all that the reference plays.
func (implementation) Hello() protocol.Hello {
	hello := protocol.Hello{Protocol: protocol.Version, Name: "muggins-reference", Version: "0.2.0", Language: "Go"}
	for _, ruleset := range protocol.Rulesets() {
		hello.Plays = append(hello.Plays, claim(ruleset))
	}
	return hello
}

// claim names every value of every option.
func claim(ruleset string) protocol.Claim {
	c := protocol.Claim{Ruleset: ruleset, Options: map[string]protocol.Choices{}}
	for n := protocol.MinPlayers; n <= min(protocol.MaxPlayers(ruleset), 5); n++ {
		c.Players = append(c.Players, n)
	}
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		c.Options[o.Name] = protocol.Choices{Any: o.Number(), Values: o.Words()}
	}
	c.Takes = []string{"hands", "boneyard", "opener", "scores", "lots"}
	without := []protocol.Topic{}
	if ruleset == protocol.Cards {
		c.Takes = []string{"hands", "stock", "dealer", "scores"}
		without = []protocol.Topic{protocol.TopicSettle, protocol.TopicView}
	}
	var covers []string
	for _, t := range protocol.Topics() {
		if !slices.Contains(without, t) {
			covers = append(covers, string(t))
		}
	}
	c.Covers = protocol.Some(covers)
	return c
}

// game is a request being played.
type game interface {
	// act carries out an action, or says why not. The position is added by show.
	act(protocol.Action) protocol.Entry
	// show adds the position to an entry. A refused action is awarded nothing.
	show(protocol.Action, protocol.Entry) protocol.Entry
}

// Play plays one request and shows everything after each action.
func (i implementation) Play(p protocol.Play) protocol.Answer {
	if i.deviation.SetUp != nil {
		p.Options, p.Rounds = maps.Clone(p.Options), slices.Clone(p.Rounds)
		i.deviation.SetUp(&p)
	}
	g, ok := i.deviation.game(p)
	if !ok {
		return protocol.Answer{Refused: "bad-deal"}
	}
	trace := make([]protocol.Entry, 0, len(p.Actions)+1)
	trace = append(trace, i.deviation.shown(protocol.Action{}, g.show(protocol.Action{}, protocol.Entry{})))
	for _, a := range p.Actions {
		e := g.act(a)
		if !e.Skipped {
			e = i.deviation.shown(a, g.show(a, e))
		}
		trace = append(trace, e)
	}
	return protocol.Answer{Trace: trace}
}

func (d Deviation) shown(a protocol.Action, e protocol.Entry) protocol.Entry {
	if d.Entry != nil {
		d.Entry(a, &e)
	}
	return e
}

// game sets up the first round; ok is false for a deal that cannot be.
func (d Deviation) game(p protocol.Play) (g game, ok bool) {
	if len(p.Rounds) == 0 || p.Rounds[0].Hands.Len() != p.Players {
		return nil, false
	}
	if p.Ruleset == protocol.Cards {
		return newCardGame(p, d)
	}
	return newGame(p, d)
}
