package probe

import (
	"slices"

	"muggins.example/protocol"
)

// refused puts an action that has to be refused before the last play of a game.
// Where the program carries it out, leaves it out or is unable to try it, there
// is nothing to compare.
func refused(g *game) (variant, bool) {
	at := g.lastPlay()
	if at < 0 || g.acted() {
		return variant{}, false
	}
	ways := []func(int) (protocol.Action, bool){g.foreign, g.outOfTurn, g.standing}
	for i := range ways {
		if wrong, ok := ways[(g.index+i)%len(ways)](at); ok {
			p := g.play
			p.Actions = slices.Insert(slices.Clone(p.Actions), at, wrong)
			return variant{play: p, back: func(a *protocol.Answer) bool {
				entry := at + 1
				if entry >= len(a.Trace) || a.Trace[entry].Refused == "" {
					return false
				}
				a.Trace = slices.Delete(a.Trace, entry, entry+1)
				return true
			}}, true
		}
	}
	return variant{}, false
}

// lastPlay returns the last play that was carried out; -1 for none.
func (g *game) lastPlay() int {
	for i := len(g.play.Actions) - 1; i >= 0; i-- {
		if a := g.play.Actions[i]; a.Do == protocol.DoPlay && a.If == "" && g.done(i) {
			return i
		}
	}
	return -1
}

// foreign plays a tile or card that another seat was dealt and nobody plays.
func (g *game) foreign(at int) (protocol.Action, bool) {
	a := due(g.play.Actions[at])
	player, _ := a.Player.Get()
	played := func(is func(protocol.Action) bool) bool { return slices.ContainsFunc(g.play.Actions, is) }
	hands := g.play.Rounds[g.round(at)].Hands
	for seat := range hands.Tiles {
		for _, t := range hands.Tiles[seat] {
			if seat != player && !played(func(o protocol.Action) bool { return o.Tile == protocol.Some(t) }) {
				a.Tile = protocol.Some(t)
				return a, protocol.Dominoes(g.play.Ruleset)
			}
		}
	}
	for seat := range hands.Cards {
		for _, c := range hands.Cards[seat] {
			if seat != player && !played(func(o protocol.Action) bool { return o.Card == protocol.Some(c) }) {
				a.Card = protocol.Some(c)
				return a, !protocol.Dominoes(g.play.Ruleset)
			}
		}
	}
	return a, false
}

// round is the round in which an action stands.
func (g *game) round(at int) int {
	round := 0
	for i, a := range g.play.Actions[:at] {
		if a.Do == protocol.DoDeal && g.done(i) && round+1 < len(g.play.Rounds) {
			round++
		}
	}
	return round
}

// outOfTurn lets the seat behind do what the player is about to do.
func (g *game) outOfTurn(at int) (protocol.Action, bool) {
	a := due(g.play.Actions[at])
	a.Player = moved(a.Player, 1, g.play.Players)
	return a, true
}

// standing lets the player pass, or say go, who can play.
func (g *game) standing(at int) (protocol.Action, bool) {
	a := due(g.play.Actions[at])
	wrong := protocol.Action{Player: a.Player, Do: protocol.DoPass}
	if !protocol.Dominoes(g.play.Ruleset) {
		wrong.Do, wrong.Claim = protocol.DoGo, a.Claim
	}
	return wrong, true
}

// due is an action with which what is due is said, where anything is.
func due(a protocol.Action) protocol.Action {
	if a.Announce.Shown() {
		a.Announce = protocol.Some(protocol.Due)
	}
	if a.Claim.Shown() {
		a.Claim = protocol.Some(protocol.Due)
	}
	return a
}
