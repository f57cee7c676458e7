package conformance

import (
	"slices"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// visibleFaults returns the codes of what can be seen to be wrong with an
// action without knowing the rules of a game: whose turn it is in a line that
// grows a tile at a time, what the player can hold, whether halves are equal,
// whether a number is said that is false.
func visibleFaults(p *plan.Plan, action int) []string {
	var seen []string
	a := p.Actions[action]
	if turn, known := onTurn(p, action); known && a.Role != turn && moves(a) {
		seen = append(seen, "not-your-turn")
	}
	if a.Do == protocol.DoPlay && !canHold(p, action) {
		seen = append(seen, "not-in-hand")
	}
	if a.Do == protocol.DoPlay && !p.Cards() && !a.First && !a.Tile.Has(a.Pip) {
		seen = append(seen, "no-match")
	}
	if said, ok := a.Said.Get(); ok && said != protocol.Due {
		seen = append(seen, "wrong-announcement")
	}
	return seen
}

// moves reports whether an action is one that only the player on turn has.
func moves(a plan.Action) bool {
	return a.Do == protocol.DoPlay || a.Do == protocol.DoDraw || a.Do == protocol.DoPass
}

// onTurn returns who is on turn before an action, where no rule is needed to
// tell: the line was given, or the opener is.
func onTurn(p *plan.Plan, action int) (plan.Role, bool) {
	if p.Cards() || p.Deal.Lots != nil || p.Deal.ByRule || p.Actions[action].Role >= plan.AtSeat(0) {
		return 0, false
	}
	turn := plan.Role(0)
	for i, a := range p.Actions[:action] {
		switch {
		case a.Do == protocol.DoDeal, a.Free, a.If != "":
			return 0, false
		case refuses(p, i) || (a.Do != protocol.DoPlay && a.Do != protocol.DoPass):
		case p.Players > 0:
			turn = a.Role.Plus(1, p.Players)
		default:
			turn = a.Role + 1
		}
	}
	return turn, true
}

func refuses(p *plan.Plan, action int) bool {
	return slices.ContainsFunc(p.Checks, func(c plan.Check) bool { return c.Kind == plan.Refused && c.After == action })
}

// canHold reports whether the player can hold what is played.
func canHold(p *plan.Plan, action int) bool {
	a, drew := p.Actions[action], false
	for i, b := range p.Actions[:action] {
		if b.Do == protocol.DoPlay && b.Tile.Low() == a.Tile.Low() && b.Card == a.Card && !refuses(p, i) {
			return false
		}
		drew = drew || (b.Role == a.Role && b.Do == protocol.DoDraw) || b.Do == protocol.DoDeal
	}
	if p.Cards() {
		return canHoldCard(p, a)
	}
	is := func(t protocol.Tile) bool { return t.Low() == a.Tile.Low() }
	if drew && slices.ContainsFunc(p.Deal.Boneyard.Tiles, is) {
		return true
	}
	return slices.ContainsFunc(p.Deal.Holds, func(h plan.Holding) bool { return h.Role == a.Role && slices.ContainsFunc(h.Tiles, is) })
}

// canHoldCard takes every card for held that is not in another hand, since hands
// are refilled from a stock, where the player's own hand is not given whole.
func canHoldCard(p *plan.Plan, a plan.Action) bool {
	if slices.Contains(p.Deal.Stock, a.Card) {
		return true
	}
	for _, h := range p.Deal.Holds {
		if has := slices.Contains(h.Cards, a.Card); has || (h.Role == a.Role && h.Exact) {
			return has && h.Role == a.Role
		}
	}
	return true
}
