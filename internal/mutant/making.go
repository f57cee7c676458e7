package mutant

import (
	"slices"

	"muggins.example/engine/cards"
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// rules changes the rules of dominoes.
func rules(change func(*dominoes.Rules)) reference.Deviation {
	return reference.Deviation{Rules: change}
}

// ruled changes the rules of the card game.
func ruled(change func(*cards.Rules)) reference.Deviation {
	return reference.Deviation{Cards: change}
}

// award changes what a sum is worth.
func award(f func(old func(int) int, sum int) int) reference.Deviation {
	return rules(func(r *dominoes.Rules) {
		old := r.Award
		r.Award = func(sum int) int { return f(old, sum) }
	})
}

// called changes who gets points that were called.
func called(f func(points int) (caller, mover int)) reference.Deviation {
	return rules(func(r *dominoes.Rules) { r.Called = f })
}

// settle changes what a player gets at the end of a round.
func settle(f func(x dominoes.Settling, right int) int) reference.Deviation {
	return rules(func(r *dominoes.Rules) {
		old := r.Settle
		r.Settle = func(x dominoes.Settling) int { return f(x, old(x)) }
	})
}

// setUp changes the request before it is played.
func setUp(change func(*protocol.Play)) reference.Deviation {
	return reference.Deviation{SetUp: change}
}

// entry changes what is shown.
func entry(change func(protocol.Action, *protocol.Entry)) reference.Deviation {
	return reference.Deviation{Entry: change}
}

// set plays another value of an option.
func set(option string, v protocol.Value) reference.Deviation {
	return setUp(func(p *protocol.Play) { p.Options[option] = v })
}

// keepsOpening shows the opening tile in the hand it came from.
func keepsOpening(a protocol.Action, e *protocol.Entry) {
	line, _ := e.Line.Get()
	if a.Do != protocol.DoPlay || e.Refused != "" || len(line) != 1 {
		return
	}
	hands, _ := e.Hands.Get()
	player, _ := a.Player.Get()
	hands.Tiles[player] = append(hands.Tiles[player], line[0].Low())
}

// accepts shows a refused action as carried out.
func accepts(code string) func(protocol.Action, *protocol.Entry) {
	return func(_ protocol.Action, e *protocol.Entry) {
		if e.Refused == code {
			e.Refused = ""
		}
	}
}

// acceptsWhere shows a refused action as carried out, in some cases.
func acceptsWhere(code string, where func(protocol.Action, *protocol.Entry) bool) func(protocol.Action, *protocol.Entry) {
	return func(a protocol.Action, e *protocol.Entry) {
		if e.Refused == code && where(a, e) {
			e.Refused = ""
		}
	}
}

// does says of actions whether they are of a kind.
func does(do protocol.Do) func(protocol.Action, *protocol.Entry) bool {
	return func(a protocol.Action, _ *protocol.Entry) bool { return a.Do == do }
}

// highestDouble finds the seat that holds it.
func highestDouble(r protocol.Round) int {
	best, seat := -1, 0
	for i, h := range r.Hands.Tiles {
		for _, t := range h {
			if t.Double() && t.First > best {
				best, seat = t.First, i
			}
		}
	}
	return seat
}

// opens finds who holds the tile that comes before all others.
func opens(before func(a, b dominoes.Tile) bool) func([][]dominoes.Tile) int {
	return func(hands [][]dominoes.Tile) int {
		seat, first := 0, true
		var best dominoes.Tile
		for i, hand := range hands {
			for _, t := range hand {
				if first || before(t, best) {
					seat, best, first = i, t, false
				}
			}
		}
		return seat
	}
}

// silent takes what comes without a word for not claimed.
func silent(call protocol.Value) reference.Deviation {
	return setUp(func(p *protocol.Play) {
		p.Options["claim"], p.Options["call"] = "by-word", call
		p.Actions = slices.Clone(p.Actions)
		for i, a := range p.Actions {
			if a.Do == protocol.DoPlay || a.Do == protocol.DoGo {
				p.Actions[i].Claim = protocol.Null[protocol.Said]()
			}
		}
	})
}

// preset names the values of a preset.
func preset(name string) Values {
	p, _ := protocol.FindPreset(name)
	out := Values{}
	for _, s := range p.Options {
		out[s.Option] = s.Value
	}
	return out
}

// with adds a value.
func with(all Values, option string, v protocol.Value) Values {
	out := Values{option: v}
	for name, other := range all {
		if name != option {
			out[name] = other
		}
	}
	return out
}

// thatTile is a game in which the opener has to lead the tile that gave the lead.
func thatTile() Values {
	return Values{"lead": "that-tile", "opener": "heaviest-double", "next-opener": "heaviest", "after-block": "heaviest"}
}

// takes is a game in which who goes out takes the other hands.
func takes(option string, v protocol.Value) Values {
	return Values{"settle": "closer-takes", "blocked": "lightest-takes", option: v}
}

// spinner is a game with one spinner.
func spinner(option string, v protocol.Value) Values {
	return Values{"spinner": "first-double", option: v}
}

// steal is a game in which points are stolen.
func steal(option string, v protocol.Value) Values { return Values{"call": "steal", option: v} }
