package probe

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// Copy is one copy of a program, which remembers what it was asked, if anything.
type Copy interface {
	protocol.Subject
	Close() error
}

// Run probes the program of a run. Fresh starts a copy that was asked nothing
// yet and answers one request after the other; each is closed before the next is
// asked. Progress is called after each answer; nil for none. The error is of the
// probes as a whole: interrupted, or a trace that cannot be written.
func Run(ctx context.Context, results *conformance.Results, fresh func() Copy, progress func(done, total int)) (*Results, error) {
	games, err := sample(results)
	if err != nil {
		return nil, err
	}
	r := &Results{}
	for _, p := range All() {
		r.List = append(r.List, Result{Probe: p})
	}
	s := &session{games: games, fresh: fresh, progress: progress, total: len(games) * (3 + len(All()))}
	if len(games) > 0 {
		err = s.all(ctx)
	}
	if err == nil {
		err = s.conclude(ctx, r)
	}
	var start *protocol.StartError
	if errors.As(err, &start) {
		return stuck(err), nil
	}
	return r, err
}

// stuck are the results for a program that does not start a second time.
func stuck(err error) *Results {
	r := &Results{}
	for _, p := range All() {
		r.List = append(r.List, Result{Probe: p, Untold: "it did not start again"})
	}
	*r.of(Restart) = Result{Probe: Restart, Finding: &Finding{Entry: -1, Field: "hello", Once: "it started", Other: err.Error()}}
	return r
}

// pair is a game asked in two ways.
type pair struct {
	probe Probe
	game  *game
	way   variant
	once  protocol.Outcome
	other protocol.Outcome
	unfit bool // the answers cannot be compared
}

// differs compares the two answers; nil where they are equal.
func (p *pair) differs() *difference {
	if p.unfit {
		return nil
	}
	same := slices.Contains([]Probe{Repeat, Order, Restart}, p.probe)
	return compare(p.game.claim, p.once, p.other, same)
}

// session asks the games.
type session struct {
	games       []*game
	fresh       func() Copy
	pairs       []*pair
	progress    func(done, total int)
	done, total int
}

// all asks all games in all ways, of three copies.
func (s *session) all(ctx context.Context) error {
	for _, part := range []func(context.Context, Copy) error{s.long, s.reversed, s.again} {
		if err := s.with(ctx, part); err != nil {
			return err
		}
	}
	return nil
}

// with starts a copy for a part of the conversation and ends it.
func (s *session) with(ctx context.Context, part func(context.Context, Copy) error) error {
	c := s.fresh()
	err := part(ctx, c)
	if closing := c.Close(); err == nil {
		err = closing
	}
	return err
}

// long asks every game twice in a row, then all variants, then every game again.
func (s *session) long(ctx context.Context, c Copy) error {
	var twice []protocol.Play
	for _, g := range s.games {
		twice = append(twice, g.play, g.play)
	}
	out, err := s.ask(ctx, c, twice)
	if err != nil {
		return err
	}
	for i, g := range s.games {
		g.first = out[2*i]
		s.pairs = append(s.pairs, &pair{probe: Repeat, game: g, way: variant{play: g.play}, once: g.first, other: out[2*i+1]})
	}
	if err := s.varied(ctx, c); err != nil {
		return err
	}
	return s.same(ctx, c, Repeat, s.games)
}

// varied asks the variants of all games.
func (s *session) varied(ctx context.Context, c Copy) error {
	var plays []protocol.Play
	var pairs []*pair
	for _, v := range variants() {
		for _, g := range s.games {
			if way, ok := v.of(g); ok && g.first.Fault == nil {
				plays, pairs = append(plays, way.play), append(pairs, &pair{probe: v.probe, game: g, way: way, once: g.first})
			}
		}
	}
	out, err := s.ask(ctx, c, plays)
	if err != nil {
		return err
	}
	for i, p := range pairs {
		p.answered(out[i])
	}
	s.pairs = append(s.pairs, pairs...)
	return nil
}

// answered takes the answer the other way.
func (p *pair) answered(o protocol.Outcome) {
	fits := false
	p.other, fits = p.way.turned(o)
	p.unfit = !fits
}

// reversed asks all games in reverse order.
func (s *session) reversed(ctx context.Context, c Copy) error {
	return s.same(ctx, c, Order, reversed(s.games))
}

// again asks all games in their order.
func (s *session) again(ctx context.Context, c Copy) error {
	return s.same(ctx, c, Restart, s.games)
}

// same asks the games as they were asked first.
func (s *session) same(ctx context.Context, c Copy, p Probe, games []*game) error {
	var plays []protocol.Play
	for _, g := range games {
		plays = append(plays, g.play)
	}
	out, err := s.ask(ctx, c, plays)
	if err != nil {
		return err
	}
	for i, g := range games {
		s.pairs = append(s.pairs, &pair{probe: p, game: g, way: variant{play: g.play}, once: g.first, other: out[i]})
	}
	return nil
}

// ask asks a copy and returns the answers in the order of the plays.
func (s *session) ask(ctx context.Context, c Copy, plays []protocol.Play) ([]protocol.Outcome, error) {
	out := make([]protocol.Outcome, len(plays))
	err := c.Play(ctx, plays, func(i int, o protocol.Outcome) {
		out[i] = o
		if s.done++; s.progress != nil {
			s.progress(min(s.done, s.total), s.total)
		}
	})
	if err != nil {
		return nil, fmt.Errorf("probing: %w", err)
	}
	return out, nil
}
