// Package reference puts the engine behind the conversation, so that it is
// judged through the same bytes as any other program.
package reference

import (
	"context"
	"io"
	"maps"
	"slices"

	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// Deviation is a way of being wrong: the reference with one thing changed. The
// zero value changes nothing.
type Deviation struct {
	// Rules changes the rules after they were made from the options.
	Rules func(*dominoes.Rules)
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
func Subject(i protocol.Implementation) *protocol.Client {
	return protocol.NewClient(protocol.Pipe("the reference", func(ctx context.Context, in io.Reader, out io.Writer) error {
		return protocol.Serve(ctx, in, out, i)
	}), protocol.Config{Jobs: 1})
}

type implementation struct{ deviation Deviation }

// Hello claims all that the reference plays.
func (implementation) Hello() protocol.Hello {
	var covers []string
	for _, t := range []protocol.Topic{
		protocol.TopicLine, protocol.TopicAward, protocol.TopicTurn, protocol.TopicDraw, protocol.TopicRound,
		protocol.TopicSettle, protocol.TopicMatch, protocol.TopicView,
	} {
		covers = append(covers, string(t))
	}
	return protocol.Hello{
		Protocol: protocol.Version, Name: "muggins-reference", Version: "0.1.0", Language: "Go",
		Plays: []protocol.Claim{{
			Ruleset: protocol.Muggins, Players: []int{2, 3, 4}, Options: map[string]protocol.Choices{
				"target": {Any: true}, "floor": {Values: []protocol.Value{"none", "zero"}},
			},
			Covers: protocol.Some(covers), Takes: []string{"hands", "boneyard", "opener", "scores", "lots"},
		}},
	}
}

// Play plays one request and shows everything after each action.
func (i implementation) Play(p protocol.Play) protocol.Answer {
	if i.deviation.SetUp != nil {
		p.Options, p.Rounds = maps.Clone(p.Options), slices.Clone(p.Rounds)
		i.deviation.SetUp(&p)
	}
	g, ok := newGame(p, i.deviation)
	if !ok {
		return protocol.Answer{Refused: "bad-deal"}
	}
	trace := make([]protocol.Entry, 0, len(p.Actions)+1)
	trace = append(trace, g.show(protocol.Action{}, protocol.Entry{}))
	for _, a := range p.Actions {
		e := g.act(a)
		if !e.Skipped {
			e = g.show(a, e)
		}
		trace = append(trace, e)
	}
	return protocol.Answer{Trace: trace}
}
