package protocol

import (
	"fmt"
	"slices"
	"strings"
)

// The fewest and the most players of a game.
const (
	MinPlayers = 2
	MaxPlayers = 4
)

// CheckAnswer reports whether a can answer p: the length of the trace, lists by
// seat, seats, and words of closed lists. The error is of type *MessageError;
// its kind is FaultTrace where only the number of entries is wrong.
func CheckAnswer(a Answer, p Play) error { return fault(checkAnswer(&a, &p, "")) }

// ValidatePlay reports whether a request has the form that the conversation
// asks for. Whether its deal is possible, and its actions are allowed, is for
// the rules to say. The error is of type *MessageError.
func ValidatePlay(p Play) error { return fault(checkPlay(&p, "")) }

func checkAnswer(a *Answer, p *Play, path string) *MessageError {
	switch {
	case a.Refused != "" && a.Unable != "", a.Trace != nil && (a.Refused != "" || a.Unable != ""):
		return shape(path, "only one of trace, refused and unable")
	case a.Refused != "" && a.Refused != "bad-deal":
		return shape(join(path, "refused"), "a set-up is refused with bad-deal only, not with %q", oneLine(a.Refused))
	case a.Refused != "":
		return nil
	case a.Unable != "":
		return known(join(path, "unable"), "reason", a.Unable, UnableReasons())
	case a.Trace == nil:
		return shape(path, "neither trace nor refused nor unable")
	}
	for i := range a.Trace {
		if e := checkEntry(&a.Trace[i], p.Players, i == 0, func() string { return fmt.Sprintf("%s[%d]", join(path, "trace"), i) }); e != nil {
			return e
		}
	}
	if want := len(p.Actions) + 1; len(a.Trace) != want {
		return &MessageError{
			Kind: FaultTrace, Path: join(path, "trace"),
			Reason: fmt.Sprintf("%d entries where %d are expected: one for the set-up and one for each action", len(a.Trace), want),
		}
	}
	return nil
}

// checkEntry takes the path as a function, so that it is written only for an
// error.
func checkEntry(e *Entry, players int, first bool, path func() string) *MessageError {
	said := 0
	for _, is := range []bool{e.Refused != "", e.Unable != "", e.Skipped} {
		if is {
			said++
		}
	}
	switch {
	case said > 1:
		return shape(path(), "only one of refused, unable and skipped")
	case said > 0 && first:
		return shape(path(), "the first entry is the set-up; it is refused as a whole, with refused in place of trace")
	case e.Refused != "" && !slices.Contains(Codes(), e.Refused):
		return known(path()+".refused", "code", e.Refused, Codes())
	case e.Unable != "" && !slices.Contains(UnableReasons(), e.Unable):
		return known(path()+".unable", "reason", e.Unable, UnableReasons())
	}
	if e := checkSeats(&e.Position, players, path); e != nil {
		return e
	}
	return checkPosition(&e.Position, players, path)
}

func checkSeats(p *Position, players int, path func() string) *MessageError {
	for _, f := range []struct {
		name Field
		seat Maybe[int]
	}{{FieldTurn, p.Turn}, {FieldCloser, p.Closer}, {FieldWinner, p.Winner}} {
		if seat, ok := f.seat.Get(); ok && (seat < 0 || seat >= players) {
			return shape(path()+"."+string(f.name), "seat %d where seats go from 0 to %d", seat, players-1)
		}
	}
	for _, f := range []struct {
		name Field
		list Maybe[[]int]
	}{{FieldAwards, p.Awards}, {FieldSettled, p.Settled}, {FieldScores, p.Scores}} {
		if list, ok := f.list.Get(); ok && len(list) != players {
			return shape(path()+"."+string(f.name), "%d numbers for %d players", len(list), players)
		}
	}
	if hands, ok := p.Hands.Get(); ok && len(hands) != players {
		return shape(path()+".hands", "%d hands for %d players", len(hands), players)
	}
	return nil
}

func checkPosition(p *Position, players int, path func() string) *MessageError {
	if counted, ok := p.Counted.Get(); ok {
		for i, c := range counted {
			if c.Tile == nil {
				return shape(fmt.Sprintf("%s.counted[%d].tile", path(), i), "missing")
			}
		}
	}
	return nil
}
