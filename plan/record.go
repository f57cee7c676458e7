package plan

import (
	"fmt"

	"muggins.example/protocol"
)

// Record makes a plan of a whole game and of all that it has to show. The trace
// has an entry more than the game has actions.
func Record(id, path string, play protocol.Play, trace []protocol.Entry) *Plan {
	p := &Plan{ID: id, Rule: id, Rulesets: []string{play.Ruleset}, Path: path, Line: 1, Players: play.Players, Seats: play.Players, Game: &play}
	for i, e := range trace {
		if e.Skipped {
			continue
		}
		text := "the deal"
		if i > 0 {
			text = describe(i, play.Actions[i-1])
			kind := Check{Kind: Accepted, After: i - 1, Implied: true, Text: text, At: 1}
			if e.Refused != "" {
				kind.Kind, kind.Implied, kind.Codes = Refused, false, []string{e.Refused}
			}
			p.Checks = append(p.Checks, kind)
		}
		for _, f := range protocol.Fields() {
			if !e.Shows(f) {
				continue
			}
			c := Check{Kind: Same, After: i - 1, Field: f, Position: &trace[i].Position, Text: text, At: 1}
			if endsRound(f) {
				c.After = settledBehind(play.Actions, i) - 1
			}
			p.Checks = append(p.Checks, c)
		}
	}
	return p
}

// endsRound reports whether a field tells of a round's end, which some programs
// see only behind passes.
func endsRound(f protocol.Field) bool {
	switch f {
	case protocol.FieldTurn, protocol.FieldRound, protocol.FieldCloser, protocol.FieldSettled, protocol.FieldScores, protocol.FieldLegal:
		return true
	}
	return false
}

// settledBehind returns the entry behind the conditional actions that follow an
// entry, or the entry itself.
func settledBehind(actions []protocol.Action, entry int) int {
	for entry < len(actions) && actions[entry].If != "" {
		entry++
	}
	return entry
}

func describe(n int, a protocol.Action) string {
	player, _ := a.Player.Get()
	text := fmt.Sprintf("action %d: seat %d: %s", n, player, a.Do)
	if a.Do == protocol.DoDeal {
		text = fmt.Sprintf("action %d: deal", n)
	}
	if t, ok := a.Tile.Get(); ok {
		text += " " + t.String()
	}
	if c, ok := a.Card.Get(); ok {
		text += " " + c.String()
	}
	if on, ok := a.On.Get(); ok {
		text += " on " + on.String()
	}
	if of, ok := a.Of.Get(); ok {
		text += fmt.Sprintf(" seat %d", of)
	}
	return text
}
