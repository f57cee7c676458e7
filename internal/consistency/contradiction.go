package consistency

import (
	"fmt"
	"slices"

	"muggins.example/conformance"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// Contradictions finds pairs of examples that no program can pass both: they
// ask the same up to some entry of the trace, under options that both allow,
// and expect different things of it. What a program answers does not matter,
// nor what the reference does.
func Contradictions(suite *conformance.Suite) ([]Finding, error) {
	var found []Finding
	for _, ruleset := range protocol.Rulesets() {
		s := search{claim: everything(ruleset), seen: map[string][]expected{}, tried: map[string]bool{}}
		for _, p := range examples(suite) {
			if err := s.add(p); err != nil {
				return nil, err
			}
		}
		found = append(found, s.found...)
	}
	return distinct(found), nil
}

// examples are the plans of all examples. Recorded games are not among them:
// they are no examples of one rule.
func examples(suite *conformance.Suite) []*plan.Plan {
	return slices.DeleteFunc(slices.Clone(suite.Plans()), func(p *plan.Plan) bool { return p.Game != nil })
}

// distinct drops what is found in a second ruleset too.
func distinct(all []Finding) []Finding {
	seen := map[string]bool{}
	return slices.DeleteFunc(all, func(f Finding) bool {
		again := seen[f.key]
		seen[f.key] = true
		return again
	})
}

// everything is a claim of all games of a ruleset for up to five players.
func everything(ruleset string) protocol.Claim {
	const most = 5
	c := protocol.Claim{Ruleset: ruleset, Options: map[string]protocol.Choices{}}
	for n := protocol.MinPlayers; n <= min(protocol.MaxPlayers(ruleset), most); n++ {
		c.Players = append(c.Players, n)
	}
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		c.Options[o.Name] = protocol.Choices{Any: o.Number(), Values: o.Words()}
	}
	var topics []string
	for _, t := range protocol.Topics() {
		topics = append(topics, string(t))
	}
	c.Covers = protocol.Some(topics)
	c.Takes = slices.DeleteFunc(protocol.Takings(), func(word string) bool { return word == "full-only" })
	return c
}

// expected is a fact and the example that has it.
type expected struct {
	fact
	bound plan.Bound
}

// search holds the examples of a ruleset against each other.
type search struct {
	claim protocol.Claim
	seen  map[string][]expected // by what the fact is about
	tried map[string]bool       // pairs of examples
	found []Finding
}

// add holds an example against those before it, and against itself. Options are
// left aside at first: few pairs are left to be bound to the same ones.
func (s *search) add(p *plan.Plan) error {
	all, _, err := plan.Bind(p, s.claim)
	if err != nil {
		return err
	}
	for _, b := range all {
		for _, f := range facts(b, false) {
			for _, e := range s.seen[f.key] {
				if !f.excludes(e.fact) {
					continue
				}
				if err := s.try(e.bound, b); err != nil {
					return err
				}
			}
			s.seen[f.key] = append(s.seen[f.key], expected{f, b})
		}
	}
	return nil
}

// try binds two examples to options that both allow, and looks whether they
// still exclude each other. A pair is told once.
func (s *search) try(a, b plan.Bound) error {
	pair := a.Plan.ID + " " + b.Plan.ID
	here := fmt.Sprint(pair, " ", b.Play.Players)
	if s.tried[pair] || s.tried[here] {
		return nil
	}
	s.tried[here] = true
	claim, ok := s.common(a, b)
	if !ok {
		return nil
	}
	first, err := rebound(a, claim)
	if err != nil {
		return err
	}
	second, err := rebound(b, claim)
	if err != nil {
		return err
	}
	known := map[string][]fact{}
	for _, f := range facts(first, true) {
		known[f.key] = append(known[f.key], f)
	}
	for _, f := range facts(second, true) {
		if i := slices.IndexFunc(known[f.key], f.excludes); i >= 0 {
			s.tried[pair] = true
			s.found = append(s.found, contradicting(expected{known[f.key][i], first}, expected{f, second}))
			return nil
		}
	}
	return nil
}

// common is the claim of one game under options that both examples allow; ok is
// false where there is none.
func (s *search) common(a, b plan.Bound) (c protocol.Claim, ok bool) {
	c, players := s.claim, b.Play.Players
	pins := pinned(a.Plan, c.Ruleset, players)
	for name, values := range pinned(b.Plan, c.Ruleset, players) {
		if others, both := pins[name]; both {
			values = slices.DeleteFunc(slices.Clone(values), func(v protocol.Value) bool { return !slices.Contains(others, v) })
		}
		pins[name] = append([]protocol.Value{}, values...) // never nil: none is left, not all are allowed
	}
	chosen, why := c.Choose(players, pins)
	if why != "" {
		return c, false
	}
	c.Players, c.Options = []int{players}, map[string]protocol.Choices{}
	for name, v := range chosen {
		c.Options[name] = protocol.Choices{Values: []protocol.Value{v}}
	}
	return c, true
}

// pinned are the values that an example allows, of the options that it names.
func pinned(p *plan.Plan, ruleset string, players int) map[string][]protocol.Value {
	pins := map[string][]protocol.Value{}
	if p.UsualTarget {
		pins["target"] = []protocol.Value{protocol.Default(ruleset, "target", players)}
	}
	for _, pin := range p.Pins {
		pins[pin.Option] = pin.Values
	}
	return pins
}

// rebound binds an example to another claim, with the same seed where it has one.
func rebound(b plan.Bound, c protocol.Claim) (plan.Bound, error) {
	all, _, err := plan.Bind(b.Plan, c)
	if err != nil {
		return plan.Bound{}, err
	}
	for _, one := range all {
		if b.Play.Shuffle == nil || one.Play.Shuffle.Seed == b.Play.Shuffle.Seed {
			return one, nil
		}
	}
	return plan.Bound{}, nil
}

// contradicting names both places. It stands at the later one.
func contradicting(a, b expected) Finding {
	return Finding{
		Path: b.bound.Plan.Path, Line: b.check.At,
		Text: fmt.Sprintf("%s (%q) contradicts %s in %s:%d (%q): of the same game of %s with %d players one expects %s as %s, the other as %s; "+
			"correct one, or tag both with the option under whose values they hold",
			b.bound.Plan.ID, b.check.Text, a.bound.Plan.ID, a.bound.Plan.Path, a.check.At, a.check.Text,
			b.bound.Play.Ruleset, b.bound.Play.Players, b.about, b.text(), a.text()),
		key: a.bound.Plan.ID + " " + b.bound.Plan.ID,
	}
}
