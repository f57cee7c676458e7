package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// admit finds the numbers of players, or why the claim has no place for the plan.
func (p *Plan) admit(c protocol.Claim) ([]int, Exclusion) {
	if c.Ruleset != p.Ruleset {
		return nil, Exclusion{"ruleset " + p.Ruleset}
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
	needs := []string{"hands"}
	if p.Deal.Lots == nil {
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
	for _, r := range game.Rounds {
		if r.Opener.Shown() && !slices.Contains(needs, "opener") {
			needs = append(needs, "opener")
		}
		if len(r.Lots) > 0 && !slices.Contains(needs, "lots") {
			needs = append(needs, "lots")
		}
	}
	if slices.ContainsFunc(game.Scores, func(n int) bool { return n != 0 }) {
		needs = append(needs, "scores")
	}
	return needs
}

// pin sets the options that the plan pins, as far as the claim names them.
func (p *Plan) pin(c protocol.Claim, chosen map[string]protocol.Value) (informative bool, ex Exclusion) {
	informative = p.Informative && len(p.Pins) == 0
	for _, pin := range p.Pins {
		choices, named := c.Options[pin.Option]
		switch {
		case named && choices.Allow(pin.Value):
			chosen[pin.Option] = pin.Value
		case named || pin.Value != protocol.Default(c.Ruleset, pin.Option, 2):
			return false, Exclusion{fmt.Sprintf("option %s=%s", pin.Option, pin.Value)}
		default:
			informative = true
		}
	}
	return informative, Exclusion{}
}
