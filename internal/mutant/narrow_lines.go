package mutant

import (
	"slices"

	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// narrowLines lists programs that are wrong about a place to play in a single case.
func narrowLines() []Mutant {
	return []Mutant{
		{Sentence: "lays a tile that fits both ends at the right one", Rule: "dominoes.place.choose-end", Deviation: setUp(rightward)},
		{Sentence: "lists a tile that fits both ends for one of them only", Rule: "dominoes.place.match", Deviation: entry(listsOnce)},
		{Sentence: "looks into the hand only when the round is opened", Rule: "dominoes.place.from-hand", Deviation: entry(acceptsWhere("not-in-hand", lies))},
		{Sentence: "lets a tile be led that is not held", Rule: "muggins.opening.any-tile", Deviation: entry(acceptsWhere("not-in-hand", func(a protocol.Action, e *protocol.Entry) bool {
			return !lies(a, e)
		}))},
		{Sentence: "matches either half of the tile at an end", Rule: "dominoes.place.outer-half", Deviation: entry(acceptsWhere("no-match", matchesEither))},
		{Sentence: "lets a tile be laid beside a second double", Rule: "dominoes.spinner.first-double", Claims: Values{"spinner": "first-double"}, Deviation: entry(acceptsWhere("no-match", func(a protocol.Action, e *protocol.Entry) bool {
			line, _ := e.Line.Get()
			on, _ := a.On.Get()
			first := slices.IndexFunc(line, protocol.Tile.Double)
			return on.Double() && first >= 0 && line[first] != on
		}))},
		{Sentence: "makes every double a spinner", Rule: "dominoes.double.no-branch", Deviation: set("spinner", "every-double")},
	}
}

// lies reports whether a tile lies on the table.
func lies(_ protocol.Action, e *protocol.Entry) bool {
	line, _ := e.Line.Get()
	return len(line) > 0
}

// rightward lays every tile that fits both ends of the line at the right one.
func rightward(p *protocol.Play) {
	p.Actions = slices.Clone(p.Actions)
	for i := range p.Actions {
		t, plays := p.Actions[i].Tile.Get()
		if !plays || p.Actions[i].End != protocol.Left {
			continue
		}
		before := *p
		before.Actions = p.Actions[:i]
		trace := reference.Implementation().(protocol.Dealer).Play(before).Trace
		if len(trace) == 0 {
			return
		}
		line, _ := trace[len(trace)-1].Line.Get()
		if len(line) < 2 {
			continue
		}
		left, right := line[0], line[len(line)-1]
		if has(t, left.First) && has(t, right.Second) && left.First != right.Second {
			p.Actions[i].End = protocol.Right
			p.Actions[i].On, p.Actions[i].Pip = protocol.Some(right.Low()), protocol.Some(right.Second)
		}
	}
}

// has reports whether one of a tile's halves has so many pips.
func has(t protocol.Tile, pips int) bool { return t.First == pips || t.Second == pips }

// listsOnce leaves out the further places of a tile that was listed.
func listsOnce(_ protocol.Action, e *protocol.Entry) {
	legal, _ := e.Legal.Get()
	listed := map[protocol.Tile]bool{}
	var once []protocol.Move
	for _, m := range legal {
		t, plays := m.Tile.Get()
		if plays && listed[t] && !t.Double() {
			continue
		}
		listed[t] = plays
		once = append(once, m)
	}
	e.Legal = protocol.Some(once)
}

// matchesEither says of a play whether it shares any pips with a single at an
// end, be they open or covered.
func matchesEither(a protocol.Action, e *protocol.Entry) bool {
	line, _ := e.Line.Get()
	on, _ := a.On.Get()
	t, _ := a.Tile.Get()
	atEnd := len(line) > 0 && (line[0].Low() == on.Low() || line[len(line)-1].Low() == on.Low())
	return atEnd && !on.Double() && (has(on, t.First) || has(on, t.Second))
}
