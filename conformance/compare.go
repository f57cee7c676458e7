package conformance

import (
	"fmt"
	"slices"
	"strings"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// check makes one check; expected and shown are for people, where it is wrong.
func (j *judging) check(c plan.BoundCheck) (out outcome, expected, shown string) {
	switch c.Kind {
	case plan.Accepted:
		return j.accepted(c)
	case plan.Refused:
		return j.refused(c)
	case plan.Unchanged:
		return j.unchanged(c)
	}
	at := j.entry(c.Entry)
	if at < 0 || j.hides(c.Entry, c.Field) || j.trace[at].Unable != "" {
		return unshown, "", ""
	}
	e := j.trace[at]
	if !e.Shows(c.Field) || (at != c.Entry && c.Field == protocol.FieldAwards) { // what was skipped was awarded nothing that can be seen
		return unshown, "", ""
	}
	expected, shown = j.values(c, e)
	switch {
	case shown == "":
		return unshown, "", ""
	case expected == shown:
		return right, "", ""
	}
	return wrong, expected, shown
}

func (j *judging) accepted(c plan.BoundCheck) (outcome, string, string) {
	e := j.trace[c.Entry]
	expected := fmt.Sprintf("the %s is carried out", j.action(c.Entry).Do)
	switch {
	case e.Skipped && !j.automatic(c.Entry):
		return wrong, expected, "it was skipped, though the claim names nothing automatic that would do it"
	case e.Carried() || j.skipped(c.Entry):
		return right, "", ""
	case e.Unable != "":
		return wrong, expected, "the program is unable to do it: " + e.Unable
	}
	return wrong, expected, "it was refused as " + e.Refused
}

// automatic reports whether the claim lets the program leave out the action of
// an entry, having done it of itself.
func (j *judging) automatic(entry int) bool {
	a := j.action(entry)
	kinds := map[protocol.Do][]string{
		protocol.DoDraw: {"draw"}, protocol.DoPass: {"pass"}, protocol.DoPlay: {"play-drawn"}, protocol.DoDeal: {"deal"}, protocol.DoGo: {"go"},
	}
	return a.If != "" || slices.ContainsFunc(kinds[a.Do], func(k string) bool {
		return slices.Contains(j.bound.Claim.Automatic, k)
	})
}

func (j *judging) refused(c plan.BoundCheck) (outcome, string, string) {
	e := j.trace[c.Entry]
	if j.hides(c.Entry-1, protocol.FieldHands) {
		return unshown, "", ""
	}
	expected := "refused as " + strings.Join(c.Codes, " or ")
	switch {
	case e.Skipped && !j.automatic(c.Entry):
		return wrong, expected, "it was skipped, though the claim names nothing automatic that would do it"
	case e.Unable != "" || e.Skipped:
		return unshown, "", ""
	case e.Refused == "":
		return wrong, expected, fmt.Sprintf("the %s was carried out", j.action(c.Entry).Do)
	case e.Refused == "unspecified" || slices.Contains(c.Codes, e.Refused):
		return right, "", ""
	}
	return wrong, expected, "refused as " + e.Refused
}

// unchanged compares a refused action's entry with the one before it.
func (j *judging) unchanged(c plan.BoundCheck) (outcome, string, string) {
	at := j.entry(c.Entry - 1)
	if at < 0 || j.hides(c.Entry-1, protocol.FieldHands) || j.trace[c.Entry].Skipped {
		return unshown, "", ""
	}
	before, after := j.trace[at], j.trace[c.Entry]
	seen := false
	for _, f := range plan.UnchangedFields() {
		if !before.Shows(f) || !after.Shows(f) {
			continue
		}
		seen = true
		if a, b := text(before.Position, f), text(after.Position, f); a != b {
			return wrong, fmt.Sprintf("%s as before: %s", f, a), b
		}
	}
	if awards, ok := after.Awards.Get(); ok && slices.ContainsFunc(awards, func(n int) bool { return n != 0 }) {
		return wrong, "awards of nothing", fmt.Sprint(awards)
	}
	if !seen {
		return unshown, "", ""
	}
	return right, "", ""
}

// values writes what a check expects and what an entry shows; what is equal in
// the game is written equally. shown is "" where it cannot be told.
func (j *judging) values(c plan.BoundCheck, e protocol.Entry) (expected, shown string) {
	switch c.Kind {
	case plan.Seat:
		if c.None {
			return "nobody", seatText(c.Field, e.Position)
		}
		return fmt.Sprintf("seat %d", c.Seat), seatText(c.Field, e.Position)
	case plan.Number:
		return fmt.Sprint(c.Num), text(e.Position, c.Field)
	case plan.Word:
		shown = text(e.Position, c.Field)
		if shown == c.Word || slices.Contains(c.Codes, shown) {
			return shown, shown
		}
		return strings.Join(append([]string{c.Word}, c.Codes...), " or "), shown
	case plan.Points, plan.Others, plan.Change, plan.InAll:
		return j.reckoned(c, e)
	case plan.Line:
		shown, _ := e.Line.Get()
		if lineText(c.Tiles) == lineText(shown) {
			return lineText(shown), lineText(shown)
		}
		return joinTiles(c.Tiles, " "), joinTiles(shown, " ")
	case plan.Hand, plan.CardHand, plan.Piled, plan.Crossing:
		return lyingText(c, e)
	case plan.Ends:
		return endsText(c.Ends), text(e.Position, c.Field)
	case plan.Legal:
		return j.legal(c, e)
	case plan.Sees:
		view, _ := e.View.Get()
		return fmt.Sprintf("seat %d sees %s", c.Seat, tilesText(c.Tiles)), fmt.Sprintf("seat %d sees %s", view.Seat, tilesText(view.Hand))
	case plan.Same:
		return text(*c.Position, c.Field), text(e.Position, c.Field)
	}
	return "", ""
}

// reckoned writes the points that a check expects, and those that are shown.
func (j *judging) reckoned(c plan.BoundCheck, e protocol.Entry) (expected, shown string) {
	switch c.Kind {
	case plan.Others:
		return j.others(c, e)
	case plan.Change:
		return j.change(c, e)
	case plan.InAll:
		scores, _ := e.Scores.Get()
		return pointsText(c.Num, c.Seat), pointsText(scores[c.Seat]-j.bound.Play.Scores[c.Seat], c.Seat)
	}
	return pointsText(c.Num, c.Seat), j.points(c, e)
}

// lyingText writes where tiles or cards are to be, in a hand or on the table,
// and where they are.
func lyingText(c plan.BoundCheck, e protocol.Entry) (expected, shown string) {
	hands, _ := e.Hands.Get()
	switch c.Kind {
	case plan.CardHand:
		return cardsText(c.Cards), cardsText(hands.Cards[c.Seat])
	case plan.Piled:
		pile, _ := e.Pile.Get()
		return pileText(c.Cards), pileText(pile)
	case plan.Crossing:
		arms, _ := e.Arms.Get()
		return armsText(protocol.Arms{c.Spinner}), armsText(protocol.Arms{{Double: c.Spinner.Double, Arms: arms.Of(c.Spinner.Double)}})
	}
	return tilesText(c.Tiles), tilesText(hands.Tiles[c.Seat])
}

func (j *judging) points(c plan.BoundCheck, e protocol.Entry) string {
	return pointsText(listOf(e.Position, c.Field)[c.Seat], c.Seat)
}

func (j *judging) others(c plan.BoundCheck, e protocol.Entry) (string, string) {
	list := slices.Clone(listOf(e.Position, c.Field))
	shown := fmt.Sprint(list)
	for i := range list {
		if i != c.Seat {
			list[i] = 0
		}
	}
	return fmt.Sprint(list), shown
}

// change compares with the scores of the position that Given describes, so that
// what the staging earned does not matter.
func (j *judging) change(c plan.BoundCheck, e protocol.Entry) (string, string) {
	at := j.entry(j.bound.Given)
	if at < 0 || j.hides(j.bound.Given, protocol.FieldScores) || !j.trace[at].Scores.Shown() {
		return "", ""
	}
	before, _ := j.trace[at].Scores.Get()
	after, _ := e.Scores.Get()
	return pointsText(c.Num, c.Seat), pointsText(after[c.Seat]-before[c.Seat], c.Seat)
}

// legal compares the moves of the seat on turn. A move that leaves out where it
// goes is taken for the one it can be.
func (j *judging) legal(c plan.BoundCheck, e protocol.Entry) (expected, shown string) {
	theirs, _ := e.Legal.Get()
	left := slices.Clone(c.Moves)
	var unexpected []protocol.Move
	for _, m := range theirs {
		if i := slices.IndexFunc(left, func(want protocol.Move) bool { return sameMove(want, m) }); i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else if !slices.ContainsFunc(c.Moves, func(want protocol.Move) bool { return sameMove(want, m) }) {
			unexpected = append(unexpected, m)
		}
	}
	expected, shown = movesText(c.Moves), movesText(theirs)
	if len(left) == 0 && len(unexpected) == 0 {
		return expected, expected
	}
	if expected == shown {
		shown += " (at other places)"
	}
	return expected, shown
}

func sameMove(want, m protocol.Move) bool {
	if want.Do != m.Do || want.Tile != m.Tile || want.Card != m.Card {
		return false
	}
	if m.On.Shown() && want.On.Shown() && want.On != m.On {
		return false
	}
	if m.Pip.Shown() && want.Pip.Shown() && want.Pip != m.Pip {
		return false
	}
	return m.On.Shown() || m.Pip.Shown() || m.End == "" || want.End == "" || m.End == want.End
}
