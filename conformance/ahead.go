package conformance

import (
	"slices"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// reach is how far a program has gone on of itself behind an action, at most.
type reach uint8

const (
	still  reach = iota
	drawn        // draws and passes: what lies on the table is as it was
	moved        // tiles laid or dealt: nothing is as it was
	forked       // a drawn tile laid where several places were open: another game from here on
)

// ahead finds how far a program of the claim goes on of itself behind each
// entry: it does where all that the reference may do is of a kind that the
// claim calls automatic.
func ahead(b plan.Bound, reference []protocol.Entry) []reach {
	if len(b.Claim.Automatic) == 0 || len(reference) != len(b.Play.Actions)+1 {
		return nil
	}
	automatic := func(kind string) bool { return slices.Contains(b.Claim.Automatic, kind) }
	out := make([]reach, len(reference))
	rounds := len(b.Play.Rounds)
	for i, e := range reference {
		var did protocol.Do
		if i > 0 && e.Carried() {
			did = b.Play.Actions[i-1].Do
		}
		if did == protocol.DoDeal {
			rounds--
		}
		legal, _ := e.Legal.Get()
		state, _ := e.Round.Get()
		over := state == protocol.RoundDomino || state == protocol.RoundBlocked
		switch {
		case did == protocol.DoPlay && automatic("play-drawn") && forks(b, reference, i):
			out[i] = forked
		case over && rounds > 1 && automatic("deal"):
			out[i] = moved
		case len(legal) == 0 || slices.ContainsFunc(legal, func(m protocol.Move) bool { return !goesOn(b.Claim, m.Do, did) }):
		case automatic("play-drawn"):
			out[i] = moved
		default:
			out[i] = drawn
		}
	}
	return out
}

// forks reports whether the play that led to an entry is of a tile just drawn,
// and could have been made elsewhere.
func forks(b plan.Bound, reference []protocol.Entry, entry int) bool {
	if entry < 2 || b.Play.Actions[entry-2].Do != protocol.DoDraw {
		return false
	}
	legal, _ := reference[entry-1].Legal.Get()
	return len(legal) > 1
}

// fork returns the first entry from which on the program may be playing another
// game, having laid a drawn tile of itself; the length of the trace for none.
func (j *judging) fork() int {
	for i, r := range j.ahead {
		if r == forked && j.trace[i].Skipped {
			return i
		}
	}
	return len(j.trace)
}

// goesOn reports whether the claim lets the program do a move of itself; a play
// only of the tile that was just drawn.
func goesOn(c protocol.Claim, do, did protocol.Do) bool {
	if do == protocol.DoPlay {
		return did == protocol.DoDraw && slices.Contains(c.Automatic, "play-drawn")
	}
	return slices.Contains(c.Automatic, string(do))
}

// hides reports whether the program may have gone on behind an entry so that
// the field does not show what the action left.
func (j *judging) hides(entry int, f protocol.Field) bool {
	if j.ahead == nil {
		return false
	}
	switch f {
	case protocol.FieldLine, protocol.FieldCounted, protocol.FieldSum, protocol.FieldAwards:
		return j.ahead[entry] == moved
	case protocol.FieldTurn: // who draws stays on turn
		if !slices.Contains(j.bound.Claim.Automatic, "pass") {
			return j.ahead[entry] == moved
		}
	}
	return j.ahead[entry] == drawn || j.ahead[entry] == moved
}
