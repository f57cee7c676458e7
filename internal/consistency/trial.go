package consistency

import (
	"context"
	"maps"
	"slices"

	"muggins.example/conformance"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// trial is an example asked of a program that plays by another value of an
// option than the one that it is asked for.
type trial struct {
	bound  plan.Bound
	option string
	value  protocol.Value
	failed bool // what run found
}

// run asks all trials of the reference.
func run(ctx context.Context, reference protocol.Subject, trials []*trial) error {
	plays := make([]protocol.Play, len(trials))
	for i, t := range trials {
		plays[i] = t.play()
	}
	return reference.Play(ctx, plays, func(i int, o protocol.Outcome) {
		switch conformance.JudgeAnswer(trials[i].bound, o).Verdict {
		case conformance.Failed, conformance.NotReached, conformance.Faulted:
			trials[i].failed = true
		}
	})
}

// play is the game as such a program plays it.
func (t *trial) play() protocol.Play {
	p := t.bound.Play
	if p.Shuffle != nil {
		s := *p.Shuffle
		s.Options = t.options(s.Options)
		p.Shuffle, p.Options = &s, s.Options
		return p
	}
	p.Options = t.options(p.Options)
	p.Rounds, p.Actions = slices.Clone(p.Rounds), slices.Clone(p.Actions)
	t.drop(p.Rounds)
	for i := range p.Actions {
		t.silence(p.Ruleset, &p.Actions[i])
	}
	return p
}

func (t *trial) options(asked map[string]protocol.Value) map[string]protocol.Value {
	options := map[string]protocol.Value{}
	maps.Copy(options, asked)
	options[t.option] = t.value
	return options
}

// drop takes the lots away that a program does not look at which knows another
// opener.
func (t *trial) drop(rounds []protocol.Round) {
	if t.value == "lot" {
		return
	}
	switch t.option {
	case "opener":
		rounds[0].Lots = nil
	case "after-block":
		for i := range rounds[1:] {
			rounds[i+1].Lots = nil
		}
	}
}

// silence says nothing where a program waits for a word that the game does not
// ask for.
func (t *trial) silence(ruleset string, a *protocol.Action) {
	switch {
	case protocol.Dominoes(ruleset) && t.option == "call" && t.value != "off" && a.Do == protocol.DoPlay && !a.Announce.Shown():
		a.Announce = protocol.Null[protocol.Said]()
	case !protocol.Dominoes(ruleset) && t.option == "claim" && t.value == "by-word" && (a.Do == protocol.DoPlay || a.Do == protocol.DoGo) && !a.Claim.Shown():
		a.Claim = protocol.Null[protocol.Said]()
	}
}

// trials makes a trial for each number of players and seed of an example. A
// deal with options that do not go together cannot be asked for, and is left out.
func trials(p *plan.Plan, claim protocol.Claim, option string, value protocol.Value) ([]*trial, error) {
	all, _, err := plan.Bind(p, claim)
	if err != nil {
		return nil, err
	}
	var list []*trial
	for _, b := range all {
		t := &trial{bound: b, option: option, value: value}
		if s := b.Play.Shuffle; s != nil && protocol.Together(s.Ruleset, t.options(s.Options), s.Players) != "" {
			continue
		}
		list = append(list, t)
	}
	return list, nil
}

// fails reports whether one of some trials failed.
func fails(list []*trial) bool {
	return slices.ContainsFunc(list, func(t *trial) bool { return t.failed })
}

// naming returns the claim with one value of an option in place of all.
func naming(c protocol.Claim, option string, v protocol.Value) protocol.Claim {
	c.Options = maps.Clone(c.Options)
	c.Options[option] = protocol.Choices{Values: []protocol.Value{v}}
	return c
}

// pinOf finds the pin of an option.
func pinOf(p *plan.Plan, option string) (pin protocol.Pin, ok bool) {
	i := slices.IndexFunc(p.Pins, func(pin protocol.Pin) bool { return pin.Option == option })
	if i < 0 {
		return protocol.Pin{}, false
	}
	return p.Pins[i], true
}
