package probe

import (
	"fmt"
	"slices"

	"muggins.example/conformance"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// most is how many games of a ruleset are asked for each probe.
const most = 32

// game is a game of a scenario, and how the program answered it first.
type game struct {
	id    string // of the scenario
	claim protocol.Claim
	play  protocol.Play
	first protocol.Outcome
	index int // among all games
}

// sample chooses games of the scenarios that were asked, for each claim: up to
// half begin with a double, the only ones that have a mirror image, and the
// others come from all over the features. Scenarios that broke the
// conversation are left out.
func sample(results *conformance.Results) ([]*game, error) {
	var games []*game
	for _, claim := range results.Hello.Plays {
		var all, doubles []*plan.Plan
		for _, r := range results.List {
			p := r.Bound.Plan
			if p == nil || p.Deals || r.Verdict == conformance.Faulted || !slices.Contains(p.Rulesets, claim.Ruleset) {
				continue
			}
			all = append(all, p)
			if opensWithDouble(p) {
				doubles = append(doubles, p)
			}
		}
		c := chosen{claim: claim, asked: map[string]bool{}}
		if err := c.take(doubles, most/2); err != nil {
			return nil, err
		}
		if err := c.take(all, most); err != nil {
			return nil, err
		}
		games = append(games, c.games...)
	}
	for i, g := range games {
		g.index = i
	}
	return games, nil
}

// opensWithDouble reports whether the first tile that is laid is a double, and
// more is laid on it.
func opensWithDouble(p *plan.Plan) bool {
	if len(p.Deal.Line) > 0 {
		return p.Deal.Line[0].Double()
	}
	i := slices.IndexFunc(p.Actions, func(a plan.Action) bool { return a.First })
	return i >= 0 && p.Actions[i].Tile.Double()
}

// chosen are the games of a claim.
type chosen struct {
	claim protocol.Claim
	games []*game
	asked map[string]bool // requests that are chosen already
}

// take adds games of plans that are spread over a list, until there are so many
// in all. The numbers of players take turns.
func (c *chosen) take(plans []*plan.Plan, until int) error {
	step := max(1, len(plans)/max(1, until-len(c.games)))
	for from := range step {
		for i := from; i < len(plans) && len(c.games) < until; i += step {
			bounds, _, err := plan.Bind(plans[i], c.claim)
			if err != nil {
				return &conformance.SuiteError{Err: err}
			}
			if len(bounds) == 0 {
				continue
			}
			b := bounds[len(c.games)%len(bounds)]
			request, err := protocol.Encode(b.Play)
			if err != nil {
				return fmt.Errorf("the game of %s: %w", plans[i].ID, err)
			}
			if !c.asked[string(request)] {
				c.asked[string(request)] = true
				c.games = append(c.games, &game{id: plans[i].ID, claim: c.claim, play: b.Play})
			}
		}
	}
	return nil
}
