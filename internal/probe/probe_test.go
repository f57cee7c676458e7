package probe_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/mutant"
	"muggins.example/internal/probe"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// program is the reference with something wrong about it. A copy is made anew
// for every start.
type program struct {
	copy   int // how many were started before
	asked  int // how many requests this copy had before
	answer func(p *program, play protocol.Play, right protocol.Answer) protocol.Answer
	last   int                        // what it keeps between requests
	seen   map[string]protocol.Answer // by what it takes for the same
}

func (p *program) Hello() protocol.Hello { return reference.Implementation().Hello() }

func (p *program) Play(play protocol.Play) protocol.Answer {
	a := p.answer(p, play, reference.Implementation().Play(play))
	p.asked++
	return a
}

// probed judges a program and probes it.
func probed(t *testing.T, fresh func() protocol.Implementation) *probe.Results {
	t.Helper()
	suite, err := conformance.Load()
	require.NoError(t, err)
	first := reference.Subject(fresh())
	defer first.Close()
	results, err := suite.Judge(t.Context(), first, conformance.Options{})
	require.NoError(t, err)
	r, err := probe.Run(t.Context(), results, func() probe.Copy { return reference.Subject(fresh()) }, nil)
	require.NoError(t, err)
	return r
}

// awards changes what a position shows as awarded to a seat.
func awards(e *protocol.Entry, change func(seat, points int) int) {
	points, ok := e.Awards.Get()
	if !ok {
		return
	}
	points = slices.Clone(points)
	for seat := range points {
		points[seat] = change(seat, points[seat])
	}
	e.Awards = protocol.Some(points)
}

// wrongs are programs that are wrong in ways that no rule speaks of, with the
// probe that has to find each, and no other.
func wrongs() map[string]struct {
	finds  probe.Probe
	answer func(p *program, play protocol.Play, right protocol.Answer) protocol.Answer
} {
	type answer = func(p *program, play protocol.Play, right protocol.Answer) protocol.Answer
	type wrong = struct {
		finds  probe.Probe
		answer answer
	}
	return map[string]wrong{
		"keeps points from the request before": {probe.Repeat, func(p *program, play protocol.Play, right protocol.Answer) protocol.Answer {
			kept := p.last
			for i := range right.Trace {
				awards(&right.Trace[i], func(_, points int) int { p.last += points; return points + kept })
			}
			return right
		}},
		"answers by turns": {probe.Repeat, func(p *program, _ protocol.Play, right protocol.Answer) protocol.Answer {
			for i := range right.Trace {
				awards(&right.Trace[i], func(_, points int) int { return points * (1 + p.asked%2) })
			}
			return right
		}},
		"takes two games for one": {probe.Order, func(p *program, play protocol.Play, right protocol.Answer) protocol.Answer {
			key := fmt.Sprint(play.Ruleset, play.Players, len(play.Actions), play.Shuffle != nil)
			if known, ok := p.seen[key]; ok {
				return known
			}
			p.seen[key] = right
			return right
		}},
		"is another after a restart": {probe.Restart, func(p *program, _ protocol.Play, right protocol.Answer) protocol.Answer {
			for i := range right.Trace {
				awards(&right.Trace[i], func(_, points int) int { return points * (1 + p.copy%2) })
			}
			return right
		}},
		"passes the turn at a refused action": {probe.Refusal, afterRefusal},
		"gives seat 0 nothing": {probe.Seats, func(_ *program, _ protocol.Play, right protocol.Answer) protocol.Answer {
			for i := range right.Trace {
				awards(&right.Trace[i], func(seat, points int) int { return points * min(seat, 1) })
			}
			return right
		}},
		"scores nothing at the left end": {probe.Mirror, func(_ *program, play protocol.Play, right protocol.Answer) protocol.Answer {
			for i, a := range play.Actions {
				if a.End == protocol.Left && i+1 < len(right.Trace) {
					awards(&right.Trace[i+1], func(int, int) int { return 0 })
				}
			}
			return right
		}},
		"takes the first of a hand for none": {probe.Hand, firstOfHand},
	}
}

// afterRefusal lets the next player be on turn after each refused action.
func afterRefusal(_ *program, play protocol.Play, right protocol.Answer) protocol.Answer {
	refused := 0
	for i := range right.Trace {
		e := &right.Trace[i]
		if e.Refused != "" {
			refused++
		}
		if turn, ok := e.Turn.Get(); ok {
			e.Turn = protocol.Some((turn + refused) % play.Players)
		}
	}
	return right
}

// firstOfHand does not find what is listed first in a hand.
func firstOfHand(_ *program, play protocol.Play, right protocol.Answer) protocol.Answer {
	for i, a := range play.Actions {
		player, ok := a.Player.Get()
		if !ok || a.Do != protocol.DoPlay || i+1 >= len(right.Trace) {
			continue
		}
		tile, _ := a.Tile.Get()
		card, _ := a.Card.Get()
		hands := play.Rounds[0].Hands
		if (len(hands.Tiles) > player && len(hands.Tiles[player]) > 0 && hands.Tiles[player][0] == tile) ||
			(len(hands.Cards) > player && len(hands.Cards[player]) > 0 && hands.Cards[player][0] == card) {
			awards(&right.Trace[i+1], func(int, int) int { return 0 })
		}
	}
	return right
}

func TestWrongProgramsAreFoundAndNamed(t *testing.T) {
	for name, w := range wrongs() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			started := 0
			r := probed(t, func() protocol.Implementation {
				p := &program{answer: w.answer, copy: started, seen: map[string]protocol.Answer{}}
				started++
				return p
			})
			found := r.Findings()
			require.NotEmpty(t, found)
			require.Equal(t, w.finds, found[0].Probe, found[0].Probe.Finding())
			if w.finds == probe.Repeat { // what keeps something depends on the order too
				found = slices.DeleteFunc(found, func(r probe.Result) bool { return r.Probe == probe.Order })
			}
			require.Len(t, found, 1, "%v", found)
			require.NotEmpty(t, found[0].Finding.Scenario)
			require.NotEqual(t, found[0].Finding.Once, found[0].Finding.Other)
		})
	}
}

// TestRightProgramHolds holds that every probe has games to ask, and finds none.
func TestRightProgramHolds(t *testing.T) {
	r := probed(t, reference.Implementation)
	require.Empty(t, r.Findings())
	require.Len(t, r.List, len(probe.All()))
	for _, one := range r.List {
		require.True(t, one.Held(), one.Probe)
		require.GreaterOrEqual(t, one.Games, 10, one.Probe)
	}
}

// TestWrongRulesAreNoState holds that what depends on the game alone is never
// said to leak state, however wrong it is.
func TestWrongRulesAreNoState(t *testing.T) {
	if testing.Short() {
		t.Skip("it judges many programs")
	}
	const every = 40
	for i, m := range mutant.All() {
		if i%every != 0 {
			continue
		}
		t.Run(m.ID(), func(t *testing.T) {
			t.Parallel()
			for _, f := range probed(t, m.Implementation).Findings() {
				require.NotContains(t, []probe.Probe{probe.Repeat, probe.Order, probe.Restart}, f.Probe, f.Finding)
			}
		})
	}
}

// TestProgramThatDoesNotStartAgain is told so, and is no error.
func TestProgramThatDoesNotStartAgain(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	first := reference.Subject(reference.Implementation())
	defer first.Close()
	results, err := suite.Judge(t.Context(), first, conformance.Options{})
	require.NoError(t, err)
	r, err := probe.Run(t.Context(), results, func() probe.Copy {
		return protocol.NewClient(protocol.Command{Args: []string{"/no/such/program"}}, protocol.Config{})
	}, nil)
	require.NoError(t, err)
	require.Len(t, r.Findings(), 1)
	require.Equal(t, probe.Restart, r.Findings()[0].Probe)
	require.Contains(t, r.Findings()[0].Finding.Other, "no such file")
}

// TestInterruptedProbes end soon, with the cause.
func TestInterruptedProbes(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	first := reference.Subject(reference.Implementation())
	defer first.Close()
	results, err := suite.Judge(t.Context(), first, conformance.Options{})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = probe.Run(ctx, results, func() probe.Copy { return reference.Subject(reference.Implementation()) }, nil)
	require.ErrorIs(t, err, context.Canceled)
}
