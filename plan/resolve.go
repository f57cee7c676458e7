package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// StepError is an error of a feature at one of its lines.
type StepError struct {
	Line int
	Err  error
}

// Error returns the text of the error without the place.
func (e *StepError) Error() string { return e.Err.Error() }

// Unwrap returns the error without the place.
func (e *StepError) Unwrap() error { return e.Err }

func at(line int, format string, args ...any) error {
	return &StepError{line, fmt.Errorf(format, args...)}
}

// Resolve completes a plan when its scenario has been read: it finds the place
// of every play, checks that the plan says what its checks need to be
// decidable, and adds the checks of what Given takes for granted. Errors are
// StepErrors.
func (p *Plan) Resolve() error {
	switch {
	case p.Deals && (len(p.Deal.Holds) > 0 || p.Deal.Boneyard.Exact || p.Deal.Scores > 0):
		return at(p.Line, "the program deals for itself: hands, boneyard and scores are not given then")
	case p.Deals:
		return nil
	case p.Deal.Scores >= lowestTarget && !p.UsualTarget:
		return at(p.Line, "%d points reach a target of %d, which a program may claim: give fewer, or say `the usual target`", p.Deal.Scores, lowestTarget)
	}
	if p.Cards() {
		return p.resolveCards()
	}
	_, table, err := stage(p.Deal.Line)
	if err != nil {
		return at(p.Line, "%w", err)
	}
	p.givens(table)
	if err := p.moves(-1, table); err != nil {
		return err
	}
	for i := range p.Actions {
		if table, err = p.place(i, table); err != nil {
			return err
		}
	}
	for i := range p.Checks {
		if err := p.decidable(&p.Checks[i]); err != nil {
			return err
		}
	}
	if err := p.distinct(); err != nil {
		return err
	}
	return p.holdings()
}

// givens adds what the staging of the line must have led to.
func (p *Plan) givens(table Table) {
	var given []Check
	if !table.empty() {
		text := "the line " + table.String()
		given = append(given,
			Check{Kind: Line, After: -1, Given: true, Field: protocol.FieldLine, Tiles: table.Line, At: p.Line, Text: text},
			Check{Kind: Seat, After: -1, Given: true, Field: protocol.FieldTurn, Role: 0, At: p.Line, Text: text + ", and the next player on turn"})
	}
	if p.Deal.Lots == nil && !p.Deal.ByRule && table.empty() {
		given = append(given, Check{Kind: Seat, After: -1, Given: true, Field: protocol.FieldTurn, At: p.Line, Text: "a new round, and the opener on turn"})
	}
	for _, c := range []Check{
		{Kind: Word, Field: protocol.FieldRound, Word: string(protocol.RoundPlaying), Text: "a round that goes on"},
		{Kind: Seat, Field: protocol.FieldCloser, None: true, Text: "a round that nobody has closed"},
		{Kind: Seat, Field: protocol.FieldWinner, None: true, Text: "a match that nobody has won"},
	} {
		c.After, c.Given, c.At = -1, true, p.Line
		given = append(given, c)
	}
	p.Checks = append(append(given, p.accepted()...), p.Checks...)
}

// accepted checks that the actions are carried out which no sentence says to be
// refused.
func (p *Plan) accepted() []Check {
	var checks []Check
	for i, a := range p.Actions {
		switch {
		case a.Free:
		case a.Staged:
			checks = append(checks, Check{Kind: Accepted, After: i, Given: true, At: a.Line, Text: a.Text})
		case !p.refused(i):
			checks = append(checks, Check{Kind: Accepted, After: i, Implied: !a.Asked, At: a.Line, Text: a.Text})
		}
	}
	return checks
}

func (p *Plan) refused(action int) bool {
	return slices.ContainsFunc(p.Checks, func(c Check) bool { return c.Kind == Refused && c.After == action })
}

// place finds the end of one play and returns the line behind it.
func (p *Plan) place(i int, table Table) (Table, error) {
	a := &p.Actions[i]
	after := table
	if a.Do == protocol.DoDeal && !p.refused(i) {
		after = Table{}
	}
	if a.Do == protocol.DoPlay {
		var err error
		if after, err = a.resolve(table); err != nil {
			return Table{}, at(a.Line, "%w", err)
		}
		if p.refused(i) {
			after = table
		}
	}
	return after, p.moves(i, after)
}

// moves finds the places of the moves that checks behind an action name.
func (p *Plan) moves(after int, table Table) error {
	for c := range p.Checks {
		if p.Checks[c].After != after {
			continue
		}
		for m := range p.Checks[c].Moves {
			move := &p.Checks[c].Moves[m]
			if move.Do != protocol.DoPlay {
				continue
			}
			if _, err := move.resolve(table); err != nil {
				return at(p.Checks[c].At, "%w", err)
			}
		}
	}
	return nil
}

// resolve finds the place of a play and returns the line with it.
func (a *Action) resolve(table Table) (Table, error) {
	if a.First {
		if !table.empty() {
			return Table{}, fmt.Errorf("say where %s goes, as in `plays %s on %s`", a.Tile, a.Tile, table.Line[0].Low())
		}
		return table.open(a.Tile), nil
	}
	to, err := table.place(a.Tile, a.On, a.Pip, a.Across)
	if err != nil {
		return Table{}, err
	}
	a.end, a.Pip = to.end, to.pip
	return table.lay(a.Tile, to), nil
}

// decidable says whether a check can be decided from what Given says: what
// depends on a whole hand needs a hand that is known to the last tile.
func (p *Plan) decidable(c *Check) error {
	exact := func(role Role) bool {
		h := p.holding(role)
		return h != nil && h.Exact
	}
	switch {
	case c.Kind == Legal && len(c.Moves) > 0 && !exact(c.Role):
		return at(c.At, "what a player may do depends on the whole hand: say `holds only …` of that player")
	case (c.Kind == Hand || c.Kind == Sees) && !exact(c.Role):
		return at(c.At, "a hand can be compared only where it is known whole: say `holds only …` of that player")
	case c.Field == protocol.FieldBoneyard && !p.Deal.Boneyard.Exact:
		return at(c.At, "the boneyard can be counted only where it is known whole: say `the boneyard is …`")
	case c.Field == protocol.FieldSettled && c.Kind == Points && !exact(c.Role):
		return at(c.At, "what a hand costs depends on the whole hand: say `holds only …` of that player")
	}
	return nil
}

func (p *Plan) holding(role Role) *Holding {
	for i := range p.Deal.Holds {
		if p.Deal.Holds[i].Role == role {
			return &p.Deal.Holds[i]
		}
	}
	return nil
}

// distinct refuses a plan that has a tile twice.
func (p *Plan) distinct() error {
	seen := map[protocol.Tile]bool{}
	var twice *protocol.Tile
	note := func(tiles []protocol.Tile) {
		for _, t := range tiles {
			if seen[t.Low()] && twice == nil {
				twice = &t
			}
			seen[t.Low()] = true
		}
	}
	for _, h := range p.Deal.Next { // another round: the tiles are dealt anew
		note(h.Tiles)
	}
	seen = map[protocol.Tile]bool{}
	note(p.Deal.Line)
	note(p.Deal.Boneyard.Tiles)
	for _, h := range p.Deal.Holds {
		note(h.Tiles)
	}
	if twice != nil {
		return at(p.Line, "%s is in two places: a set has every tile once", twice.Low())
	}
	return nil
}

// holdings lets every player hold what the actions have them play, unless the
// play is to be refused or the tile is drawn first.
func (p *Plan) holdings() error {
	for i, a := range p.Actions {
		if a.Do == protocol.DoDeal || a.Do == protocol.DoCall || a.If != "" {
			continue
		}
		if a.Do != protocol.DoPlay {
			if h := p.holding(a.Role); !p.refused(i) && !a.Staged && (h == nil || !h.Exact) {
				return at(a.Line, "whether one may draw or pass depends on the whole hand: say `holds only …` of that player")
			}
			continue
		}
		if p.mentioned(a.Tile) {
			continue
		}
		h := p.holding(a.Role)
		if h == nil {
			p.Deal.Holds = append(p.Deal.Holds, Holding{Role: a.Role})
			h = &p.Deal.Holds[len(p.Deal.Holds)-1]
		}
		if !h.Exact {
			h.Tiles = append(h.Tiles, a.Tile.Low())
		} else if !p.refused(i) {
			return at(a.Line, "the player is to hold other tiles only, and %s is not among them", a.Tile)
		}
	}
	return nil
}

// mentioned reports whether a tile has its place in the deal already.
func (p *Plan) mentioned(tile protocol.Tile) bool {
	is := func(t protocol.Tile) bool { return t.Low() == tile.Low() }
	return slices.ContainsFunc(p.Deal.Line, is) || slices.ContainsFunc(p.Deal.Boneyard.Tiles, is) ||
		slices.ContainsFunc(p.Deal.Holds, func(h Holding) bool { return slices.ContainsFunc(h.Tiles, is) })
}
