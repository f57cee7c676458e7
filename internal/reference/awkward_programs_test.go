package reference_test

import (
	"slices"

	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// awkward is a program with a way of its own: the reference with another claim
// and another way to take a request.
type awkward struct {
	protocol.Implementation // what it rests on; nil: the reference
	claim                   func(*protocol.Claim)
	play                    func(protocol.Implementation, protocol.Play) protocol.Answer
	handSize                func(players int) int // of its own deals; nil: as what it rests on
}

func (a awkward) rest() protocol.Implementation {
	if a.Implementation == nil {
		return reference.Implementation()
	}
	return a.Implementation
}

// Hello claims the main form alone: what else the reference plays would say
// nothing more about how a program shows itself.
func (a awkward) Hello() protocol.Hello {
	h := only(a.rest().Hello(), protocol.Muggins, map[string]protocol.Choices{
		"floor": {Values: []protocol.Value{"none", "zero"}}, "target": {Any: true},
	})
	if a.claim != nil {
		a.claim(&h.Plays[0])
	}
	return h
}

func (a awkward) Play(p protocol.Play) protocol.Answer {
	if a.play == nil {
		return a.rest().Play(p)
	}
	return a.play(a.rest(), p)
}

// Shuffle deals as what it rests on does.
func (a awkward) Shuffle(s protocol.Shuffle) protocol.Dealt {
	d := a.rest().(protocol.Dealer).Shuffle(s)
	if a.handSize == nil {
		return d
	}
	rest, _ := d.Boneyard.Get()
	hands, _ := d.Hands.Get()
	for i, h := range hands.Tiles {
		more := a.handSize(s.Players) - len(h)
		hands.Tiles[i] = append(slices.Clone(h), rest[:more]...)
		rest = rest[more:]
	}
	d.Boneyard = protocol.Some(rest)
	return d
}

// table is a game that is played action by action: each time the whole game is
// asked again, with one action more.
type table struct {
	rest protocol.Implementation
	play protocol.Play
	done []protocol.Action // what was carried out
}

func newTable(rest protocol.Implementation, p protocol.Play) *table {
	return &table{rest: rest, play: p}
}

// last asks the game with these actions, and returns what is shown in the end.
func (t *table) last(actions []protocol.Action) protocol.Entry {
	p := t.play
	p.Actions = actions
	trace := t.rest.Play(p).Trace
	return trace[len(trace)-1]
}

// look shows the table as it is.
func (t *table) look() protocol.Entry { return t.last(t.done) }

// try does an action, which stays only if it was carried out.
func (t *table) try(a protocol.Action) protocol.Entry {
	actions := append(slices.Clone(t.done), a)
	e := t.last(actions)
	if e.Carried() {
		t.done = actions
	}
	return e
}

// stepwise makes a program of what it does with each action.
func stepwise(do func(*table, protocol.Action) protocol.Entry) func(protocol.Implementation, protocol.Play) protocol.Answer {
	return func(rest protocol.Implementation, p protocol.Play) protocol.Answer {
		t := newTable(rest, p)
		trace := []protocol.Entry{t.look()}
		for _, a := range p.Actions {
			trace = append(trace, do(t, a))
		}
		return protocol.Answer{Trace: trace}
	}
}

// button says what the one button for draw and pass does now: nothing where a
// tile has to be played.
func button(e protocol.Entry) protocol.Do {
	legal, _ := e.Legal.Get()
	for _, m := range legal {
		if m.Do != protocol.DoPlay {
			return m.Do
		}
	}
	return ""
}

// pressesBlindly presses the button for a draw and for a pass, whatever it does.
func pressesBlindly(t *table, a protocol.Action) protocol.Entry {
	if does := button(t.look()); does != "" && (a.Do == protocol.DoDraw || a.Do == protocol.DoPass) {
		a.Do = does
	}
	return t.try(a)
}

// looksFirst presses the button only if it does what is asked.
func looksFirst(t *table, a protocol.Action) protocol.Entry {
	now := t.look()
	turn, _ := now.Turn.Get()
	player, _ := a.Player.Get()
	does := button(now)
	if does != "" && player == turn && (a.Do == protocol.DoDraw || a.Do == protocol.DoPass) && a.Do != does {
		return protocol.Entry{Unable: "no-command"}
	}
	return t.try(a)
}

// menu has no command for what the rules forbid.
func menu(t *table, a protocol.Action) protocol.Entry {
	e := t.try(a)
	if e.Refused != "" {
		return protocol.Entry{Unable: "no-command"}
	}
	return e
}

// onTurn acts for the seat on turn alone.
func onTurn(t *table, a protocol.Action) protocol.Entry {
	if turn, playing := t.look().Turn.Get(); playing && a.Do != protocol.DoDeal {
		if player, _ := a.Player.Get(); player != turn {
			return protocol.Entry{Unable: "other-player"}
		}
	}
	return t.try(a)
}

// rotated seats everybody one further inside the program, and back outside.
func rotated(rest protocol.Implementation, p protocol.Play) protocol.Answer {
	n := p.Players
	in := func(seat int) int { return (seat + 1) % n }
	out := func(seat int) int { return (seat + n - 1) % n }
	inner := p
	inner.Scores = turned(p.Scores, in)
	inner.Rounds, inner.Actions = slices.Clone(p.Rounds), slices.Clone(p.Actions)
	for i := range inner.Rounds {
		r := &inner.Rounds[i]
		r.Hands.Tiles, r.Opener, r.Lots = turned(r.Hands.Tiles, in), mapped(r.Opener, in), slices.Clone(r.Lots)
		for j, left := range r.Lots {
			r.Lots[j] = slices.Clone(left)
			for k, seat := range left {
				r.Lots[j][k] = in(seat)
			}
		}
	}
	for i := range inner.Actions {
		inner.Actions[i].Player = mapped(inner.Actions[i].Player, in)
	}
	answer := stepwise(onTurn)(rest, inner)
	for i := range answer.Trace {
		e := &answer.Trace[i]
		e.Turn, e.Closer, e.Winner = mapped(e.Turn, out), mapped(e.Closer, out), mapped(e.Winner, out)
		e.Awards, e.Settled, e.Scores = mapped(e.Awards, lists[int](out)), mapped(e.Settled, lists[int](out)), mapped(e.Scores, lists[int](out))
		e.Open = mapped(e.Open, lists[int](out))
		e.Hands = mapped(e.Hands, func(h protocol.Hands) protocol.Hands {
			return protocol.Hands{Tiles: turned(h.Tiles, out)}
		})
		e.View = mapped(e.View, func(v protocol.View) protocol.View {
			v.Seat, v.Sizes = out(v.Seat), turned(v.Sizes, out)
			return v
		})
	}
	return answer
}

func lists[T any](to func(int) int) func([]T) []T {
	return func(list []T) []T { return turned(list, to) }
}

func turned[T any](list []T, to func(int) int) []T {
	out := make([]T, len(list))
	for i, x := range list {
		out[to(i)] = x
	}
	return out
}

func mapped[T any](m protocol.Maybe[T], to func(T) T) protocol.Maybe[T] {
	if x, ok := m.Get(); ok {
		return protocol.Some(to(x))
	}
	return m
}

// itself goes on of itself as far as its kinds reach, and leaves out what it is
// asked to do afterwards.
func itself(kinds ...string) func(protocol.Implementation, protocol.Play) protocol.Answer {
	return func(rest protocol.Implementation, p protocol.Play) protocol.Answer {
		var ahead []protocol.Action // done of itself since the last action that was asked
		return stepwise(func(t *table, a protocol.Action) protocol.Entry {
			same := func(b protocol.Action) bool { return a.Do == b.Do && a.Player == b.Player && a.Tile == b.Tile }
			if i := slices.IndexFunc(ahead, same); i >= 0 {
				ahead = ahead[i+1:]
				return protocol.Entry{Skipped: true}
			}
			dealt := slices.ContainsFunc(ahead, func(b protocol.Action) bool { return b.Do == protocol.DoDeal })
			if a.If != "" && dealt { // the round that is meant is over
				return protocol.Entry{Skipped: true}
			}
			e := t.try(a)
			if !e.Carried() {
				return e
			}
			ahead = nil
			for next, ok := follows(t, e, kinds); ok; next, ok = follows(t, e, kinds) {
				e = together(e, t.try(next))
				ahead = append(ahead, next)
			}
			return e
		})(rest, p)
	}
}

// follows finds what a program does of itself behind an entry.
func follows(t *table, e protocol.Entry, kinds []string) (protocol.Action, bool) {
	legal, _ := e.Legal.Get()
	if len(legal) == 0 {
		deals := 0
		for _, a := range t.done {
			if a.Do == protocol.DoDeal {
				deals++
			}
		}
		next := slices.Contains(kinds, "deal") && e.Winner.IsNull() && deals+1 < len(t.play.Rounds)
		return protocol.Action{Do: protocol.DoDeal}, next
	}
	m := legal[0]
	a := protocol.Action{Player: e.Turn, Do: m.Do, Tile: m.Tile, End: m.End, On: m.On, Pip: m.Pip}
	if m.Do == protocol.DoPlay {
		drawn := t.done[len(t.done)-1].Do == protocol.DoDraw
		return a, drawn && slices.Contains(kinds, "play-drawn")
	}
	return a, slices.Contains(kinds, string(m.Do))
}

// together is what is seen where two actions are seen as one.
func together(first, second protocol.Entry) protocol.Entry {
	awards, _ := first.Awards.Get()
	more, _ := second.Awards.Get()
	sum := slices.Clone(awards)
	for i := range more {
		sum[i] += more[i]
	}
	second.Awards = protocol.Some(sum)
	if !second.Settled.Shown() {
		second.Settled = first.Settled
	}
	return second
}

// highLeft lays the opening tile with its high half left, so that the line lies
// the other way round, and finds a place by the tile and the half alone.
func highLeft(rest protocol.Implementation, p protocol.Play) protocol.Answer {
	inner := p
	inner.Actions = slices.Clone(p.Actions)
	for i := range inner.Actions {
		if inner.Actions[i].End != "" {
			inner.Actions[i].End = protocol.Left // the reference goes by on and pip where they are not there
		}
	}
	answer := rest.Play(inner)
	other := map[protocol.End]protocol.End{protocol.Left: protocol.Right, protocol.Right: protocol.Left}
	for i := range answer.Trace {
		e := &answer.Trace[i]
		e.Line = mapped(e.Line, func(line []protocol.Tile) []protocol.Tile {
			out := make([]protocol.Tile, 0, len(line))
			for _, t := range slices.Backward(line) {
				out = append(out, protocol.Tile{First: t.Second, Second: t.First})
			}
			return out
		})
		legal, _ := e.Legal.Get()
		for j := range legal {
			legal[j].End = other[legal[j].End]
		}
	}
	return answer
}

// shows hides all fields but those named.
func shows(fields ...protocol.Field) func(protocol.Implementation, protocol.Play) protocol.Answer {
	return func(rest protocol.Implementation, p protocol.Play) protocol.Answer {
		answer := rest.Play(p)
		for i := range answer.Trace {
			for _, f := range protocol.Fields() {
				if !slices.Contains(fields, f) {
					answer.Trace[i].Hide(f)
				}
			}
		}
		return answer
	}
}

// blocks is the reference with another moment at which it notices a block.
func blocks(when func(dominoes.Standing) bool) protocol.Implementation {
	return reference.Deviant(reference.Deviation{Rules: func(r *dominoes.Rules) { r.Blocked = when }})
}

func atFirstPass(g dominoes.Standing) bool {
	return g.Boneyard == 0 && g.Stuck == g.Players && g.Passes >= 1
}

func afterAllPasses(g dominoes.Standing) bool { return g.Boneyard == 0 && g.Passes >= g.Players }

// oneRound has no way to begin another.
func oneRound(t *table, a protocol.Action) protocol.Entry {
	if a.Do == protocol.DoDeal {
		return protocol.Entry{Unable: "no-command"}
	}
	return t.try(a)
}

// wholeDeals is unable to take a deal with hands of another size.
func wholeDeals(size func(players int) int) func(protocol.Implementation, protocol.Play) protocol.Answer {
	return func(rest protocol.Implementation, p protocol.Play) protocol.Answer {
		for _, r := range p.Rounds {
			dealt := len(r.Boneyard)
			for _, h := range r.Hands.Tiles {
				dealt += len(h)
				if len(h) != size(p.Players) {
					return protocol.Answer{Unable: "other"}
				}
			}
			if dealt != 28 {
				return protocol.Answer{Unable: "other"}
			}
		}
		return rest.Play(p)
	}
}

// playsOn shows the end of a round, and goes on taking tiles behind it. The
// same game is played beside it by hands that hold one tile more each, so that
// nobody goes out, and for a target that nobody reaches.
func playsOn(rest protocol.Implementation, p protocol.Play) protocol.Answer {
	var more []protocol.Action // laid behind the end
	var scores []int           // as they are then
	return stepwise(func(t *table, a protocol.Action) protocol.Entry {
		e := t.try(a)
		if a.Do == protocol.DoDeal && e.Carried() {
			more, scores = nil, nil
		}
		if a.Do != protocol.DoPlay || (e.Refused != "round-over" && e.Refused != "match-over") || len(t.play.Rounds) > 1 {
			return e
		}
		beside := newTable(rest, endless(t.play))
		beside.done = append(slices.Clone(t.done), more...)
		on := beside.try(a)
		if !on.Carried() {
			return e
		}
		more = append(more, a)
		if scores == nil {
			scores, _ = e.Scores.Get()
		}
		awards, _ := on.Awards.Get()
		scores = slices.Clone(scores)
		for i := range awards {
			scores[i] += awards[i]
		}
		on.Scores, on.Round, on.Closer, on.Winner = protocol.Some(scores), e.Round, e.Closer, e.Winner
		extra := extras(t.play.Rounds[0], p.Players)
		on.Legal = protocol.Maybe[[]protocol.Move]{}
		on.Hands = mapped(on.Hands, func(h protocol.Hands) protocol.Hands {
			for i := range h.Tiles {
				h.Tiles[i] = slices.DeleteFunc(h.Tiles[i], func(t protocol.Tile) bool { return t == extra[i] })
			}
			return h
		})
		return on
	})(rest, p)
}

func endless(p protocol.Play) protocol.Play {
	p.Options = map[string]protocol.Value{"target": "100000"}
	r := p.Rounds[0]
	r.Hands.Tiles = slices.Clone(r.Hands.Tiles)
	for i, t := range extras(r, p.Players) {
		r.Hands.Tiles[i] = append(slices.Clone(r.Hands.Tiles[i]), t)
	}
	p.Rounds = []protocol.Round{r}
	return p
}

// extras are the highest tiles that a round does not deal, one a seat.
func extras(r protocol.Round, players int) []protocol.Tile {
	dealt := slices.Concat(append(slices.Clone(r.Hands.Tiles), r.Boneyard)...)
	var out []protocol.Tile
	for high := 6; high >= 0; high-- {
		for low := high; low >= 0 && len(out) < players; low-- {
			if t := (protocol.Tile{First: low, Second: high}); !slices.Contains(dealt, t) {
				out = append(out, t)
			}
		}
	}
	return out
}
