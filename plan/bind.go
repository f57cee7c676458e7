package plan

import (
	"fmt"
	"maps"
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
	*Check
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
		case !reason.None():
			ex = reason
		case p.Deals:
			all = append(all, b.seeds()...)
		default:
			all = append(all, b)
		}
	}
	if len(all) > 0 {
		ex = Exclusion{}
	}
	return all, ex, nil
}

// bind makes the request for a number of players.
func (p *Plan) bind(c protocol.Claim, players int) (Bound, Exclusion, error) {
	chosen, why := c.Choose(players, p.pinned(c.Ruleset, players))
	if chosen == nil {
		return Bound{}, Exclusion{why}, nil
	}
	b := Bound{Plan: p, Claim: c, Informative: p.informative(c, players)}
	usual(c.Ruleset, players, chosen)
	switch {
	case p.Game != nil:
		b.Play = *p.Game
		b.Play.Options = chosen
		b.checks()
		return b, Exclusion{}, nil
	case p.Deals:
		b.Play = protocol.Play{Players: players, Ruleset: c.Ruleset, Options: chosen, Shuffle: &protocol.Shuffle{
			Ruleset: c.Ruleset, Options: chosen, Players: players,
		}}
		return b, Exclusion{}, nil
	}
	b.Play = protocol.Play{Ruleset: c.Ruleset, Options: chosen, Players: players, Scores: make([]int, players)}
	target, _ := chosen["target"].Number()
	if ex := b.room(target); !ex.None() {
		if c, ok := above(c, target); ok {
			return p.bind(c, players)
		}
		return Bound{}, ex, nil
	}
	if p.Cards() {
		return b, Exclusion{}, b.stageCards(target)
	}
	return b, Exclusion{}, b.stage(target)
}

// usual leaves out of a request what it is by default, but for the target.
func usual(ruleset string, players int, chosen map[string]protocol.Value) {
	maps.DeleteFunc(chosen, func(name string, v protocol.Value) bool {
		return name != "target" && v == protocol.Default(ruleset, name, players)
	})
}

// above returns the claim with its higher targets only; ok is false for none.
func above(c protocol.Claim, target int) (higher protocol.Claim, ok bool) {
	values := slices.DeleteFunc(slices.Clone(c.Options["target"].Values), func(v protocol.Value) bool {
		n, _ := v.Number()
		return n <= target
	})
	c.Options = maps.Clone(c.Options)
	if len(values) > 0 {
		c.Options["target"] = protocol.Choices{Values: values}
	}
	return c, len(values) > 0
}

// room refuses targets that the staging could reach.
func (b *Bound) room(target int) Exclusion {
	least := lowestTarget
	if b.option("unit") == "five" {
		least = max(lowestTarget/5, b.Plan.Deal.Scores+lowestTarget/10)
	}
	for _, n := range b.Plan.Deal.Needs {
		least = max(least, n.Points)
	}
	if target < least && !b.Plan.UsualTarget {
		return Exclusion{fmt.Sprintf("a target of at least %d", least)}
	}
	return Exclusion{}
}

// option returns the value that an option has in the game.
func (b *Bound) option(name string) protocol.Value {
	if v, ok := b.Play.Options[name]; ok {
		return v
	}
	return protocol.Default(b.Play.Ruleset, name, b.Play.Players)
}

// stage makes the deal and the actions that bring the position about, and the
// checks.
func (b *Bound) stage(target int) error {
	p, players := b.Plan, b.Play.Players
	plays, table, err := stage(p.Deal.Line)
	if err != nil {
		return err
	}
	b.scores(target)
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

// scores sets what the players have before the first round.
func (b *Bound) scores(target int) {
	for i := range b.Play.Scores {
		b.Play.Scores[i] = b.Plan.Deal.Scores
	}
	for _, n := range b.Plan.Deal.Needs {
		b.Play.Scores[b.seat(n.Role)] = target - n.Points
	}
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

// actions puts the staging of the line before the plan's own actions, and
// behind them the passes that let a blocked round come to its end.
func (b *Bound) actions(plays []Staged) {
	for i, s := range plays {
		a := protocol.Action{Player: protocol.Some(i % b.Play.Players), Do: protocol.DoPlay, Tile: protocol.Some(s.Tile), End: s.End}
		if i > 0 {
			a.On, a.Pip = protocol.Some(s.On), protocol.Some(s.Pip)
		}
		b.say(&a, protocol.Maybe[protocol.Said]{})
		b.Play.Actions = append(b.Play.Actions, a)
	}
	b.own()
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

// own appends the plan's own actions, behind those that stage its line or pile.
func (b *Bound) own() {
	b.Given = len(b.Play.Actions)
	for _, a := range b.Plan.Actions {
		move := a.move()
		action := protocol.Action{Do: move.Do, Tile: move.Tile, End: move.End, On: move.On, Pip: move.Pip, Card: move.Card, If: a.If}
		if a.Do != protocol.DoDeal {
			action.Player = protocol.Some(b.seat(a.Role))
		}
		if a.Do == protocol.DoCall {
			action.Of = protocol.Some(b.seat(a.Of))
		}
		b.say(&action, a.Said)
		b.Play.Actions = append(b.Play.Actions, action)
		if a.Staged {
			b.Given++
		}
	}
}

// say adds what is said with an action, where something has to be said; by
// default it is what is due.
func (b *Bound) say(a *protocol.Action, said protocol.Maybe[protocol.Said]) {
	if !said.Shown() {
		said = protocol.Some(protocol.Due)
	}
	switch {
	case !protocol.Dominoes(b.Play.Ruleset) && b.option("claim") == "by-word" && (a.Do == protocol.DoPlay || a.Do == protocol.DoGo):
		a.Claim = said
	case protocol.Dominoes(b.Play.Ruleset) && b.option("call") != "off" && a.Do == protocol.DoPlay:
		a.Announce = said
	}
}

func (b *Bound) seat(r Role) int { return b.Plan.seat(r, b.Play.Players) }

// seat returns the seat of a role: whoever lays the first tile of the line sits at 0.
func (p *Plan) seat(r Role, players int) int {
	if r >= seats {
		return int(r - seats)
	}
	return (p.laid() + int(r)) % players
}

// laid is how many tiles or cards Given stages.
func (p *Plan) laid() int { return len(p.Deal.Line) + len(p.staging) }

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
	switch {
	case a.Do == protocol.DoPlay && a.Card != (protocol.Card{}):
		m.Card = protocol.Some(a.Card)
	case a.Do == protocol.DoPlay:
		m.Tile = protocol.Some(a.Tile.Low())
		if !a.First {
			m.End, m.On, m.Pip = a.end, protocol.Some(a.On.Low()), protocol.Some(a.Pip)
		}
	}
	return m
}

func (b *Bound) checks() {
	first := b.Plan.laid()
	b.Checks = make([]BoundCheck, 0, len(b.Plan.Checks))
	for i := range b.Plan.Checks {
		c := &b.Plan.Checks[i]
		bound := BoundCheck{Check: c, Entry: first + c.After + 1, Seat: b.seat(c.Role)}
		if c.Last {
			bound.Entry = len(b.Play.Actions)
		}
		if c.Kind == DealtSet {
			bound.whole(b)
		}
		for _, m := range c.Moves {
			bound.Moves = append(bound.Moves, m.move())
		}
		b.Checks = append(b.Checks, bound)
	}
}

// whole says what a whole set or deck is in a game.
func (c *BoundCheck) whole(b *Bound) {
	own := *c.Check
	c.Check = &own
	if b.Plan.Cards() {
		c.Cards = protocol.Deck()
		return
	}
	c.Num, _ = b.option("set").Number()
}
