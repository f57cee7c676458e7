package plan

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"muggins.example/protocol"
)

// admit finds the numbers of players, or why the claim has no place for the plan.
func (p *Plan) admit(c protocol.Claim) ([]int, Exclusion) {
	if !slices.Contains(p.Rulesets, c.Ruleset) {
		return nil, Exclusion{"ruleset " + strings.Join(p.Rulesets, " or ")}
	}
	covers := c.Topics()
	if p.Game == nil && !slices.Contains(covers, p.Topic) {
		return nil, Exclusion{"topic " + string(p.Topic)}
	}
	if p.deals() && !slices.Contains(covers, protocol.TopicMatch) {
		return nil, Exclusion{"topic match, for more than one round"}
	}
	if p.Game == nil && !p.Deals && slices.Contains(c.Takes, "full-only") {
		return nil, Exclusion{"takes whole deals only"}
	}
	for _, need := range p.needs() {
		if !slices.Contains(c.Takes, need) {
			return nil, Exclusion{"does not take " + need}
		}
	}
	fits := slices.DeleteFunc(slices.Clone(c.Players), func(n int) bool {
		return n < p.Seats || (p.Players > 0 && n != p.Players)
	})
	if len(fits) == 0 {
		return nil, Exclusion{fmt.Sprintf("%d players", max(p.Players, p.Seats))}
	}
	slices.Sort(fits)
	return slices.Compact(fits), Exclusion{}
}

// needs returns what a program has to take so that the plan can be put into it.
func (p *Plan) needs() []string {
	if p.Deals {
		return nil
	}
	if p.Game != nil {
		return recordedNeeds(*p.Game)
	}
	if p.Cards() {
		return p.cardNeeds()
	}
	needs := []string{"hands"}
	if p.Deal.Lots == nil && !p.Deal.ByRule {
		needs = append(needs, "opener")
	}
	if p.Deal.Lots != nil || p.Deal.NextLots != nil {
		needs = append(needs, "lots")
	}
	draws := slices.ContainsFunc(p.Actions, func(a Action) bool { return a.Do == protocol.DoDraw })
	if draws || p.Deal.Boneyard.Exact || len(p.Deal.Boneyard.Tiles) > 0 {
		needs = append(needs, "boneyard")
	}
	if p.Deal.Scores != 0 || len(p.Deal.Needs) > 0 {
		needs = append(needs, "scores")
	}
	return needs
}

// recordedNeeds returns what a program has to take to play a recorded game.
func recordedNeeds(game protocol.Play) []string {
	needs := []string{"hands", "boneyard"}
	if !protocol.Dominoes(game.Ruleset) {
		needs = []string{"hands", "stock"}
	}
	add := func(is bool, need string) {
		if is && !slices.Contains(needs, need) {
			needs = append(needs, need)
		}
	}
	for _, r := range game.Rounds {
		add(r.Opener.Shown(), "opener")
		add(r.Dealer.Shown(), "dealer")
		add(len(r.Lots) > 0, "lots")
	}
	add(slices.ContainsFunc(game.Scores, func(n int) bool { return n != 0 }), "scores")
	return needs
}

// pinned returns the values that the plan asks of options. A recorded game asks
// for what it was played with, in all that a claim can name.
func (p *Plan) pinned(ruleset string, players int) map[string][]protocol.Value {
	pins := map[string][]protocol.Value{}
	for _, pin := range p.Pins {
		pins[pin.Option] = pin.Values
	}
	if _, named := pins["target"]; p.UsualTarget && !named {
		pins["target"] = []protocol.Value{protocol.Default(ruleset, "target", players)}
	}
	if p.Game == nil {
		return pins
	}
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		if !protocol.Means(ruleset, o.Name, p.Game.Options, players) {
			continue
		}
		value, named := p.Game.Options[o.Name]
		if !named {
			value = protocol.Default(ruleset, o.Name, players)
		}
		pins[o.Name] = []protocol.Value{value}
	}
	return pins
}

// informative reports whether no program of the claim fails for the plan: its
// rule is silent, or it needs one of several readings, and the claim names none.
func (p *Plan) informative(c protocol.Claim, players int) bool {
	silent := p.Informative
	for _, pin := range p.pins() {
		_, named := c.Options[pin.Option]
		switch {
		case named && pin.About:
			silent = false
		case named:
		case slices.ContainsFunc(protocol.Readings(c.Ruleset, pin.Option, players), func(v protocol.Value) bool { return !slices.Contains(pin.Values, v) }):
			return true
		}
	}
	return silent
}

// pins returns the plan's own pins, and those that a recorded game was played with.
func (p *Plan) pins() []protocol.Pin {
	pins := p.Pins
	if p.Game == nil {
		return pins
	}
	for _, name := range slices.Sorted(maps.Keys(p.Game.Options)) {
		if name != "target" {
			pins = append(pins, protocol.Pin{Option: name, Values: []protocol.Value{p.Game.Options[name]}, About: true})
		}
	}
	return pins
}
