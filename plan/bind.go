package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// Bound is a plan made into one request for one claim and number of players.
type Bound struct {
	Plan  *Plan
	Claim protocol.Claim
	Play  protocol.Play
	Given int // the entry of the trace that shows the position of Given
	// Informative says that no program fails for it: the plan is, or it pins an
	// option that the claim does not name. An option that is named binds.
	Informative bool
	Checks      []BoundCheck
}

// BoundCheck is a check whose roles have become seats and whose place an entry
// of the trace.
type BoundCheck struct {
	Check
	Entry int // of the trace, from 0
	Seat  int // of Role, from 0
	Moves []protocol.Move
}

// Exclusion says why a plan is not asked of a program: its claim does not
// reach so far. The zero value is none.
type Exclusion struct {
	Reason string // one line
}

// None reports whether there is no exclusion.
func (e Exclusion) None() bool { return e.Reason == "" }

// lowestTarget is the least target under which every position of the features
// can be staged before anybody wins.
const lowestTarget = 61

// Bind makes the requests for a claim, one for each number of players that the
// plan leaves open and the claim names, fewest first; or it says why the claim
// excludes the plan. The error is an error of the suite: a plan that no deal
// satisfies. The same plan and claim give the same requests.
func Bind(p *Plan, c protocol.Claim) ([]Bound, Exclusion, error) {
	players, ex := p.admit(c)
	if !ex.None() {
		return nil, ex, nil
	}
	var all []Bound
	for _, n := range players {
		b, reason, err := p.bind(c, n)
		switch {
		case err != nil:
			return nil, Exclusion{}, fmt.Errorf("binding %s for %d players: %w", p.ID, n, err)
		case p.Deals:
			all = append(all, b.seeds()...)
		case reason.None():
			all = append(all, b)
		default:
			ex = reason
		}
	}
	if len(all) > 0 {
		ex = Exclusion{}
	}
	return all, ex, nil
}

// bind makes the request for a number of players.
func (p *Plan) bind(c protocol.Claim, players int) (Bound, Exclusion, error) {
	chosen := options(c, players)
	target, _ := chosen["target"].Number()
	usual := protocol.Default(c.Ruleset, "target", players)
	switch {
	case p.Game != nil:
		return p.bindGame(c)
	case p.Deals:
		return Bound{Plan: p, Claim: c, Informative: p.Informative, Play: protocol.Play{Players: players, Shuffle: &protocol.Shuffle{
			Ruleset: p.Ruleset, Options: chosen, Players: players,
		}}}, Exclusion{}, nil
	}
	informative, ex := p.pin(c, chosen)
	switch {
	case !ex.None():
		return Bound{}, ex, nil
	case target < lowestTarget:
		return Bound{}, Exclusion{fmt.Sprintf("a target of at least %d", lowestTarget)}, nil
	case p.UsualTarget && chosen["target"] != usual:
		return Bound{}, Exclusion{"target " + string(usual)}, nil
	}
	b := Bound{Plan: p, Claim: c, Informative: informative, Play: protocol.Play{
		Ruleset: p.Ruleset, Options: chosen, Players: players, Scores: make([]int, players),
	}}
	return b, Exclusion{}, b.stage(target)
}

// stage makes the deal and the actions that bring the position about, and the
// checks.
func (b *Bound) stage(target int) error {
	p, players := b.Plan, b.Play.Players
	plays, table, err := stage(p.Deal.Line)
	if err != nil {
		return err
	}
	for i := range b.Play.Scores {
		b.Play.Scores[i] = p.Deal.Scores
	}
	for _, n := range p.Deal.Needs {
		b.Play.Scores[b.seat(n.Role)] = target - n.Points
	}
	round, err := p.deal(players, table)
	if err != nil {
		return err
	}
	b.Play.Rounds = []protocol.Round{round}
	if p.deals() {
		b.Play.Rounds = append(b.Play.Rounds, p.next(players))
	}
	b.actions(plays)
	b.checks()
	return nil
}

// seeds asks for a deal with each of the seeds 1 to 20.
func (b *Bound) seeds() []Bound {
	const deals = 20
	b.checks()
	var all []Bound
	for seed := range deals {
		one := *b
		s := *b.Play.Shuffle
		s.Seed = seed + 1
		one.Play.Shuffle = &s
		all = append(all, one)
	}
	return all
}

// bindGame sends a recorded game as it is, where the claim allows its target.
func (p *Plan) bindGame(c protocol.Claim) (Bound, Exclusion, error) {
	b := Bound{Plan: p, Claim: c, Informative: p.Informative, Play: *p.Game}
	target := p.Game.Options["target"]
	choices, named := c.Options["target"]
	if usual := protocol.Default(c.Ruleset, "target", p.Game.Players); (named && !choices.Allow(target)) || (!named && target != usual) {
		return Bound{}, Exclusion{"target " + string(target)}, nil
	}
	b.checks()
	return b, Exclusion{}, nil
}

// stageable reports whether a target leaves room for every position.
func stageable(target protocol.Value) bool {
	n, _ := target.Number()
	return n >= lowestTarget
}

// options chooses the value of each option that the claim names, and the target.
func options(c protocol.Claim, players int) map[string]protocol.Value {
	chosen := map[string]protocol.Value{"target": protocol.Default(c.Ruleset, "target", players)}
	for name, choices := range c.Options {
		def := protocol.Default(c.Ruleset, name, players)
		if !choices.Allow(def) && len(choices.Values) > 0 {
			def = choices.Values[0]
			if i := slices.IndexFunc(choices.Values, stageable); name == "target" && i >= 0 {
				def = choices.Values[i]
			}
		}
		chosen[name] = def
	}
	return chosen
}

// actions puts the staging of the line before the plan's own actions, and
// behind them the passes that let a blocked round come to its end.
func (b *Bound) actions(plays []Staged) {
	for i, s := range plays {
		a := protocol.Action{Player: protocol.Some(i % b.Play.Players), Do: protocol.DoPlay, Tile: protocol.Some(s.Tile), End: s.End}
		if i > 0 {
			a.On, a.Pip = protocol.Some(s.On), protocol.Some(s.Pip)
		}
		b.Play.Actions = append(b.Play.Actions, a)
	}
	b.Given = len(plays)
	for _, a := range b.Plan.Actions {
		move := a.move()
		action := protocol.Action{Do: move.Do, Tile: move.Tile, End: move.End, On: move.On, Pip: move.Pip, If: a.If}
		if a.Do != protocol.DoDeal {
			action.Player = protocol.Some(b.seat(a.Role))
		}
		b.Play.Actions = append(b.Play.Actions, action)
		if a.Staged {
			b.Given++
		}
	}
	if !slices.ContainsFunc(b.Plan.Checks, func(c Check) bool { return c.Last }) || len(b.Plan.Actions) == 0 {
		return
	}
	last := b.Plan.Actions[len(b.Plan.Actions)-1]
	turn := b.seat(last.Role)
	if last.Do != protocol.DoDraw { // who has drawn is still on turn
		turn++
	}
	for i := range b.Play.Players {
		b.Play.Actions = append(b.Play.Actions, protocol.Action{
			Player: protocol.Some((turn + i) % b.Play.Players), Do: protocol.DoPass, If: protocol.IfPlaying,
		})
	}
}

func (b *Bound) seat(r Role) int { return b.Plan.seat(r, b.Play.Players) }

// seat returns the seat of a role: whoever lays the first tile of the line sits at 0.
func (p *Plan) seat(r Role, players int) int {
	if r >= seats {
		return int(r - seats)
	}
	return (len(p.Deal.Line) + int(r)) % players
}

// deals reports whether a second round is asked for.
func (p *Plan) deals() bool {
	if p.Game != nil {
		return len(p.Game.Rounds) > 1
	}
	return slices.ContainsFunc(p.Actions, func(a Action) bool { return a.Do == protocol.DoDeal })
}

// move writes an action of a plan as the conversation does.
func (a Action) move() protocol.Move {
	m := protocol.Move{Do: a.Do}
	if a.Do == protocol.DoPlay {
		m.Tile = protocol.Some(a.Tile.Low())
		if !a.First {
			m.End, m.On, m.Pip = a.end, protocol.Some(a.On.Low()), protocol.Some(a.Pip)
		}
	}
	return m
}

func (b *Bound) checks() {
	first := len(b.Plan.Deal.Line)
	for _, c := range b.Plan.Checks {
		bound := BoundCheck{Check: c, Entry: first + c.After + 1, Seat: b.seat(c.Role)}
		if c.Last {
			bound.Entry = len(b.Play.Actions)
		}
		for _, m := range c.Moves {
			bound.Moves = append(bound.Moves, m.move())
		}
		b.Checks = append(b.Checks, bound)
	}
}
