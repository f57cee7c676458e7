package conformance

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// Dependence says that a scenario comes out otherwise under another value of an
// option, and that no tag of it says so.
type Dependence struct {
	Scenario string // its id
	Path     string
	Line     int
	Option   string
	Holds    []protocol.Value // the values under which it holds, in the order of the table
}

// String says where the tag is missing, and which.
func (d Dependence) String() string { return fmt.Sprintf("%s:%d: %s", d.Path, d.Line, d.Advice()) }

// Advice says what tag is missing.
func (d Dependence) Advice() string {
	list := ""
	for i, v := range d.Holds {
		if i > 0 {
			list += ","
		}
		list += string(v)
	}
	return fmt.Sprintf("%s needs the tag @needs:%s=%s", d.Scenario, d.Option, list)
}

// Dependences runs every scenario on the reference with each option off its
// default, and finds those that come out otherwise and do not say so by a tag.
func (s *Suite) Dependences(ctx context.Context, reference protocol.Subject) ([]Dependence, error) {
	hello, err := reference.Hello(ctx)
	if err != nil {
		return nil, err
	}
	found := map[string]*Dependence{}
	for _, claim := range hello.Plays {
		sw := sweep{suite: s, reference: reference, claim: claim, found: found}
		if err := sw.run(ctx); err != nil {
			return nil, err
		}
	}
	var all []Dependence
	for _, p := range s.plans {
		table, _ := protocol.Options(p.Rulesets[0])
		for _, o := range table {
			if d := found[p.ID+" "+o.Name]; d != nil {
				all = append(all, *d)
			}
		}
	}
	return all, nil
}

// sweep goes through the values of a ruleset's options.
type sweep struct {
	suite     *Suite
	reference protocol.Subject
	claim     protocol.Claim
	found     map[string]*Dependence // by scenario and option
	fails     map[string][]string    // by scenario: options of which a value alone fails it
	changes   map[string]*change     // by what a scenario needs, and an option and value besides
}

// change are the options that have to be off the default for a scenario to be
// asked under a value.
type change struct {
	values     map[string]protocol.Value
	companions []string // those that neither the scenario nor the value asks for
}

// run asks first under values that need no companions.
func (w *sweep) run(ctx context.Context) error {
	base, err := w.failing(ctx, protocol.Option{}, "", true)
	if err != nil {
		return err
	}
	w.fails, w.changes = map[string][]string{}, map[string]*change{}
	table, _ := protocol.Options(w.claim.Ruleset)
	for _, alone := range []bool{true, false} {
		for _, o := range table {
			for _, v := range o.Words() {
				failing, err := w.failing(ctx, o, v, alone)
				if err != nil {
					return err
				}
				w.note(o, v, failing, base)
			}
		}
	}
	return nil
}

// change finds the options that have to be off the default for a plan to be
// asked under a value; nil where it says by a tag that it is not meant for it,
// or the value cannot go with what it needs.
func (w *sweep) change(p *plan.Plan, o protocol.Option, v protocol.Value) *change {
	key := fmt.Sprint(p.Pins, o.Name, v)
	if known, ok := w.changes[key]; ok {
		return known
	}
	w.changes[key] = w.find(p, o, v)
	return w.changes[key]
}

func (w *sweep) find(p *plan.Plan, o protocol.Option, v protocol.Value) *change {
	const players = 2
	pins := map[string][]protocol.Value{o.Name: {v}}
	for _, pin := range p.Pins {
		if pin.Option == o.Name && !slices.Contains(pin.Values, v) {
			return nil
		}
		if pin.Option != o.Name {
			pins[pin.Option] = pin.Values
		}
	}
	chosen, _ := w.claim.Choose(players, pins)
	if chosen[o.Name] != v || v == protocol.Default(w.claim.Ruleset, o.Name, players) {
		return nil
	}
	c := &change{values: map[string]protocol.Value{}}
	for name, value := range chosen {
		if value == protocol.Default(w.claim.Ruleset, name, players) {
			continue
		}
		c.values[name] = value
		if _, asked := pins[name]; !asked {
			c.companions = append(c.companions, name)
		}
	}
	slices.Sort(c.companions)
	return c
}

// failing finds the scenarios that the reference does not pass where it claims
// the values and no others of their options; of no option, those that it does
// not pass as they are.
func (w *sweep) failing(ctx context.Context, o protocol.Option, v protocol.Value, alone bool) (map[string]bool, error) {
	var slots []slot
	for _, p := range w.suite.plans {
		claim := w.claim
		if o.Name != "" {
			c := w.change(p, o, v)
			if c == nil || (len(c.companions) == 0) != alone {
				continue
			}
			claim.Options = maps.Clone(w.claim.Options)
			for name, value := range c.values {
				claim.Options[name] = protocol.Choices{Values: []protocol.Value{value}}
			}
		}
		all, _, err := plan.Bind(p, claim)
		if err != nil {
			return nil, err
		}
		for _, b := range all[:min(len(all), 1)] { // the fewest players will do
			slots = append(slots, slot{bound: b})
		}
	}
	failing := map[string]bool{}
	err := once(ctx, w.reference, slots, func(i int, out protocol.Outcome) {
		if judge(slots[i].bound, out, nil).Verdict != Passed {
			failing[slots[i].bound.Plan.ID] = true
		}
	})
	return failing, err
}

// note keeps what a value fails. Where it needs companions, and one of them
// fails the scenario alone, nothing is said of the value.
func (w *sweep) note(o protocol.Option, v protocol.Value, failing, base map[string]bool) {
	for _, p := range w.suite.plans {
		if !failing[p.ID] || base[p.ID] {
			continue
		}
		companions := w.change(p, o, v).companions
		if slices.ContainsFunc(w.fails[p.ID], func(option string) bool { return slices.Contains(companions, option) }) {
			continue
		}
		w.fails[p.ID] = append(w.fails[p.ID], o.Name)
		key := p.ID + " " + o.Name
		if w.found[key] == nil {
			w.found[key] = &Dependence{Scenario: p.ID, Path: p.Path, Line: p.Line, Option: o.Name, Holds: o.Words()}
			for _, pin := range p.Pins {
				if pin.Option == o.Name {
					w.found[key].Holds = slices.Clone(pin.Values)
				}
			}
		}
		w.found[key].Holds = slices.DeleteFunc(w.found[key].Holds, func(x protocol.Value) bool { return x == v })
	}
}
