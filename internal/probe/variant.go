package probe

import (
	"slices"

	"muggins.example/protocol"
)

// variant is a game asked in another way.
type variant struct {
	play protocol.Play
	// back makes of its answer what answers the game itself; it reports false
	// where the two cannot be compared. nil: the answer stands as it is.
	back func(*protocol.Answer) bool
}

// variants returns the probes that change a request. Each makes the other
// request, and reports whether the game has one.
func variants() []struct {
	probe Probe
	of    func(*game) (variant, bool)
} {
	return []struct {
		probe Probe
		of    func(*game) (variant, bool)
	}{
		{Refusal, refused},
		{Seats, shifted},
		{Mirror, mirrored},
		{Hand, backwards},
	}
}

// turned returns the answer to a variant as if the game itself had been asked.
func (v variant) turned(o protocol.Outcome) (protocol.Outcome, bool) {
	if v.back == nil || o.Fault != nil || len(o.Answer.Trace) == 0 {
		return o, true
	}
	o.Answer.Trace = slices.Clone(o.Answer.Trace)
	return o, v.back(&o.Answer)
}

// acted reports whether the program left out an action without a condition: it
// had done it of itself.
func (g *game) acted() bool {
	for i, a := range g.play.Actions {
		if a.If == "" && g.became(i) == "skipped" {
			return true
		}
	}
	return false
}

// became says what became of an action; "" where no trace came.
func (g *game) became(action int) string {
	if trace := g.first.Answer.Trace; action+1 < len(trace) {
		return carried(&trace[action+1])
	}
	return ""
}

// done reports whether an action was carried out.
func (g *game) done(action int) bool { return g.became(action) == "carried out" }

// backwards lists every hand in reverse order: the order means nothing.
func backwards(g *game) (variant, bool) {
	p, changed := g.play, false
	p.Rounds = slices.Clone(p.Rounds)
	for i := range p.Rounds {
		hands := &p.Rounds[i].Hands
		hands.Tiles, hands.Cards = slices.Clone(hands.Tiles), slices.Clone(hands.Cards)
		for seat := range hands.Tiles {
			hands.Tiles[seat] = reversed(hands.Tiles[seat])
			changed = changed || len(hands.Tiles[seat]) > 1
		}
		for seat := range hands.Cards {
			hands.Cards[seat] = reversed(hands.Cards[seat])
			changed = changed || len(hands.Cards[seat]) > 1
		}
	}
	return variant{play: p}, changed
}

func reversed[T any](list []T) []T {
	list = slices.Clone(list)
	slices.Reverse(list)
	return list
}
