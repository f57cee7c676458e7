package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// Bound is a plan made into one request for one claim.
type Bound struct {
	Plan   *Plan
	Claim  protocol.Claim
	Play   protocol.Play
	Given  int // the entry of the trace that shows the position of Given
	Checks []BoundCheck
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

// Bind makes the request for a claim, or says why the claim excludes it. The
// error is an error of the suite: a plan that no deal satisfies. The same plan
// and claim give the same request.
func Bind(p *Plan, c protocol.Claim) (Bound, Exclusion, error) {
	players, ex := p.admit(c)
	if !ex.None() {
		return Bound{}, ex, nil
	}
	plays, table, err := stage(p.Deal.Line)
	if err != nil {
		return Bound{}, Exclusion{}, fmt.Errorf("binding %s: %w", p.ID, err)
	}
	b := Bound{Plan: p, Claim: c, Play: protocol.Play{
		Ruleset: p.Ruleset, Options: options(c, players), Players: players, Scores: make([]int, players),
	}}
	for i := range b.Play.Scores {
		b.Play.Scores[i] = p.Deal.Scores
	}
	if ex := b.needs(); !ex.None() {
		return Bound{}, ex, nil
	}
	round, err := p.deal(players, table)
	if err != nil {
		return Bound{}, Exclusion{}, fmt.Errorf("binding %s for %d players: %w", p.ID, players, err)
	}
	b.Play.Rounds = []protocol.Round{round}
	if p.deals() {
		b.Play.Rounds = append(b.Play.Rounds, p.next(players))
	}
	b.actions(plays)
	b.checks()
	return b, Exclusion{}, nil
}

// admit finds the number of players, or why the claim has no place for the plan.
func (p *Plan) admit(c protocol.Claim) (int, Exclusion) {
	if c.Ruleset != p.Ruleset {
		return 0, Exclusion{"ruleset " + p.Ruleset}
	}
	covers := protocol.DefaultCovers()
	if named, ok := c.Covers.Get(); ok {
		covers = covers[:0]
		for _, t := range named {
			covers = append(covers, protocol.Topic(t))
		}
	}
	if !slices.Contains(covers, p.Topic) {
		return 0, Exclusion{"topic " + string(p.Topic)}
	}
	if p.deals() && !slices.Contains(covers, protocol.TopicMatch) {
		return 0, Exclusion{"topic match, for more than one round"}
	}
	if slices.Contains(c.Takes, "full-only") {
		return 0, Exclusion{"takes whole deals only"}
	}
	for _, need := range p.needs() {
		if !slices.Contains(c.Takes, need) {
			return 0, Exclusion{"does not take " + need}
		}
	}
	fits := slices.DeleteFunc(slices.Clone(c.Players), func(n int) bool {
		return n < p.Seats || (p.Players > 0 && n != p.Players)
	})
	if len(fits) == 0 {
		return 0, Exclusion{fmt.Sprintf("%d players", max(p.Players, p.Seats))}
	}
	players := slices.Min(fits)
	if usual := protocol.Default(p.Ruleset, "target", players); p.UsualTarget && options(c, players)["target"] != usual {
		return 0, Exclusion{"target " + string(usual)}
	}
	return players, Exclusion{}
}

// needs sets the scores that are told from the target.
func (b *Bound) needs() Exclusion {
	target, _ := b.Play.Options["target"].Number()
	for _, n := range b.Plan.Deal.Needs {
		if n.Points > target {
			return Exclusion{fmt.Sprintf("a target of at least %d", n.Points)}
		}
		b.Play.Scores[b.seat(n.Role)] = target - n.Points
	}
	return Exclusion{}
}

// needs returns what a program has to take so that the plan can be put into it.
func (p *Plan) needs() []string {
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

// options chooses the value of each option that the claim names, and the target.
func options(c protocol.Claim, players int) map[string]protocol.Value {
	chosen := map[string]protocol.Value{"target": protocol.Default(c.Ruleset, "target", players)}
	for name, choices := range c.Options {
		def := protocol.Default(c.Ruleset, name, players)
		if !choices.Allow(def) && len(choices.Values) > 0 {
			def = choices.Values[0]
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
