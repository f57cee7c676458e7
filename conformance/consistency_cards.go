package conformance

import (
	"fmt"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// cardContradiction finds the first way in which an answer to a card game
// contradicts itself or the deal that it was given, or returns "".
func cardContradiction(b plan.Bound, trace []protocol.Entry) string {
	for i, e := range trace {
		round := b.Play.Rounds[min(roundAt(b, trace, i), len(b.Play.Rounds)-1)]
		for _, found := range []string{beginning(i, e), piled(e, round), scoring(trace, i)} {
			if found != "" {
				return fmt.Sprintf("in entry %d of the trace %s", i, found)
			}
		}
	}
	return ""
}

// piled finds a card that is in two places or was never dealt, and more cards
// than there are. Of closed stacks nothing is shown, so cards may be missing.
func piled(e protocol.Entry, r protocol.Round) string {
	dealt, seen := map[protocol.Card]bool{}, map[protocol.Card]bool{}
	for _, h := range append(append([][]protocol.Card{}, r.Hands.Cards...), r.Stock) {
		for _, c := range h {
			dealt[c] = true
		}
	}
	hands, _ := e.Hands.Get()
	pile, _ := e.Pile.Get()
	for _, h := range append(append([][]protocol.Card{}, hands.Cards...), pile) {
		for _, c := range h {
			switch {
			case !dealt[c]:
				return fmt.Sprintf("%s is shown, and was never dealt", c)
			case seen[c]:
				return fmt.Sprintf("%s is in two places", c)
			}
			seen[c] = true
		}
	}
	if stock, ok := e.Stock.Get(); ok && len(seen)+stock > len(dealt) {
		return fmt.Sprintf("pile and hands have %d cards and the stock %d, and %d were dealt", len(seen), stock, len(dealt))
	}
	return ""
}
