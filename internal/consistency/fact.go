package consistency

import (
	"fmt"
	"slices"
	"strings"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// fact is what an example expects of one thing at one entry of a trace.
type fact struct {
	key    string   // what was asked up to the entry, and about
	about  string   // a field, or the part of it that belongs to a seat or a double
	values []string // any of which will do
	check  *plan.Check
}

// excludes reports whether nothing can be as both facts have it.
func (f fact) excludes(g fact) bool {
	return !slices.ContainsFunc(f.values, func(v string) bool { return slices.Contains(g.values, v) })
}

// text writes the values.
func (f fact) text() string { return strings.Join(f.values, " or ") }

// facts lists what a bound plan expects, in the order of its checks. What is
// equal in the game is written equally, however an example says it. Exact says
// that the options are part of what was asked.
func facts(b plan.Bound, exact bool) []fact {
	var all []fact
	asked := questions(b, exact)
	for _, c := range b.Checks {
		add := func(about string, values ...string) {
			all = append(all, fact{asked[c.Entry] + about, about, values, c.Check})
		}
		switch c.Kind {
		case plan.Accepted, plan.Refused:
			carried(b, c, add)
		case plan.Points, plan.Others, plan.Change, plan.InAll, plan.Unchanged:
			points(b, c, add)
		case plan.Line, plan.Hand, plan.CardHand, plan.Piled, plan.Crossing, plan.Sees:
			lying(c, add)
		case plan.DealtHands, plan.DealtRest, plan.DealtSet:
			dealt(c, add)
		default:
			plain(c, add)
		}
	}
	return all
}

// questions writes for each entry of the trace all that was asked up to it:
// the deals and the actions. What is due is said or left out, as the options
// want it, so that it counts with them only.
func questions(b plan.Bound, exact bool) []string {
	p := b.Play
	var so strings.Builder
	if exact {
		fmt.Fprintln(&so, p.Options) // fmt writes maps in order
	}
	if s := p.Shuffle; s != nil {
		return []string{fmt.Sprintln(so.String(), s.Players, s.Seed)}
	}
	fmt.Fprintln(&so, p.Players, p.Scores, p.Rounds[0])
	all, round := []string{so.String()}, 0
	for _, a := range p.Actions {
		if said, _ := a.Announce.Get(); !exact && said == protocol.Due {
			a.Announce = protocol.Maybe[protocol.Said]{}
		}
		if said, _ := a.Claim.Get(); !exact && said == protocol.Due {
			a.Claim = protocol.Maybe[protocol.Said]{}
		}
		fmt.Fprintln(&so, a)
		if a.Do == protocol.DoDeal && round+1 < len(p.Rounds) {
			round++
			fmt.Fprintln(&so, p.Rounds[round])
		}
		all = append(all, so.String())
	}
	return all
}

// dealt is about a deal of the program's own.
func dealt(c plan.BoundCheck, add func(string, ...string)) {
	switch c.Kind {
	case plan.DealtHands:
		add("the size of a hand", fmt.Sprint(c.Num))
	case plan.DealtRest:
		add("what can be drawn", fmt.Sprint(c.Num))
	case plan.DealtSet:
		add("all that is dealt", fmt.Sprint(c.Num, len(c.Cards)))
	}
}

// carried is about whether an action is carried out. One with a condition may
// be left out, and says nothing then.
func carried(b plan.Bound, c plan.BoundCheck, add func(string, ...string)) {
	a := b.Play.Actions[c.Entry-1]
	if a.If != "" {
		return
	}
	about := fmt.Sprintf("the %s", a.Do)
	if c.Kind == plan.Accepted {
		add(about, "carried out")
		return
	}
	add(about, "refused as "+strings.Join(c.Codes, " or "))
}

// points are by seat, in all or against another entry.
func points(b plan.Bound, c plan.BoundCheck, add func(string, ...string)) {
	of := func(seat int) string { return fmt.Sprintf("%s of seat %d", c.Field, seat) }
	switch c.Kind {
	case plan.Points:
		add(of(c.Seat), fmt.Sprint(c.Num))
	case plan.InAll:
		add(of(c.Seat), fmt.Sprint(b.Play.Scores[c.Seat]+c.Num))
	case plan.Change:
		add(fmt.Sprintf("%s since entry %d", of(c.Seat), b.Given), fmt.Sprint(c.Num))
	case plan.Others:
		for seat := range b.Play.Players {
			if seat != c.Seat {
				add(of(seat), "0")
			}
		}
	case plan.Unchanged:
		for seat := range b.Play.Players {
			add(fmt.Sprintf("%s of seat %d", protocol.FieldAwards, seat), "0")
		}
	}
}

// lying is about tiles and cards in hands and on the table.
func lying(c plan.BoundCheck, add func(string, ...string)) {
	switch c.Kind {
	case plan.Line:
		there := fmt.Sprint(c.Tiles)
		mirrored := slices.Clone(c.Tiles)
		slices.Reverse(mirrored)
		for i, t := range mirrored {
			mirrored[i] = t.Flip()
		}
		add(string(c.Field), min(there, fmt.Sprint(mirrored)))
	case plan.Hand, plan.Sees:
		tiles := slices.Clone(c.Tiles)
		for i, t := range tiles {
			tiles[i] = t.Low()
		}
		slices.SortFunc(tiles, protocol.Tile.Compare)
		add(fmt.Sprintf("%s of seat %d", c.Field, c.Seat), fmt.Sprint(tiles))
	case plan.CardHand:
		cards := slices.SortedFunc(slices.Values(c.Cards), protocol.Card.Compare)
		add(fmt.Sprintf("%s of seat %d", c.Field, c.Seat), fmt.Sprint(cards))
	case plan.Piled:
		add(string(c.Field), fmt.Sprint(c.Cards))
	case plan.Crossing:
		arms := []string{fmt.Sprint(c.Spinner.Arms[0]), fmt.Sprint(c.Spinner.Arms[1])}
		slices.Sort(arms)
		add(fmt.Sprintf("%s of %s", c.Field, c.Spinner.Double), strings.Join(arms, " and "))
	}
}

// plain are fields that have one value.
func plain(c plan.BoundCheck, add func(string, ...string)) {
	about := string(c.Field)
	switch c.Kind {
	case plan.Seat:
		if c.None {
			add(about, "nobody")
			return
		}
		add(about, fmt.Sprintf("seat %d", c.Seat))
	case plan.Number:
		add(about, fmt.Sprint(c.Num))
	case plan.Word:
		add(about, append([]string{c.Word}, c.Codes...)...)
	case plan.Ends:
		var ends []string
		for _, e := range c.Ends {
			ends = append(ends, fmt.Sprintf("%s for %d", e.Tile.Low(), e.Pips))
		}
		slices.Sort(ends)
		add(about, strings.Join(ends, " and "))
	case plan.Legal:
		var moves []string
		for _, m := range c.Moves {
			moves = append(moves, moveText(m))
		}
		slices.Sort(moves)
		add(about, strings.Join(moves, " or "))
	}
}

// moveText writes a move without the end, which its place says already.
func moveText(m protocol.Move) string {
	text := string(m.Do)
	if t, ok := m.Tile.Get(); ok {
		text += " " + t.String()
	}
	if c, ok := m.Card.Get(); ok {
		text += " " + c.String()
	}
	if on, ok := m.On.Get(); ok {
		pip, _ := m.Pip.Get()
		text += fmt.Sprintf(" on the %d of %s", pip, on)
		if m.End == protocol.Up || m.End == protocol.Down {
			text += " across"
		}
	}
	return text
}
