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

// String says what tag is missing.
func (d Dependence) String() string {
	list := ""
	for i, v := range d.Holds {
		if i > 0 {
			list += ","
		}
		list += string(v)
	}
	return fmt.Sprintf("%s:%d: %s needs the tag @needs:%s=%s", d.Path, d.Line, d.Scenario, d.Option, list)
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
}

func (w *sweep) run(ctx context.Context) error {
	base, err := w.failing(ctx, nil)
	if err != nil {
		return err
	}
	w.fails = map[string][]string{}
	table, _ := protocol.Options(w.claim.Ruleset)
	for _, alone := range []bool{true, false} { // first values that need no companions
		for _, o := range table {
			for _, v := range o.Words() {
				changed := w.changed(o.Name, v)
				if changed[o.Name] != v || (len(changed) == 1) != alone {
					continue
				}
				failing, err := w.failing(ctx, changed)
				if err != nil {
					return err
				}
				w.note(o, v, changed, failing, base)
			}
		}
	}
	return nil
}

// changed finds the options that have to be off the default for a value.
func (w *sweep) changed(option string, v protocol.Value) map[string]protocol.Value {
	const players = 2
	chosen, _ := w.claim.Choose(players, map[string][]protocol.Value{option: {v}})
	changed := map[string]protocol.Value{}
	for name, value := range chosen {
		if value != protocol.Default(w.claim.Ruleset, name, players) {
			changed[name] = value
		}
	}
	return changed
}

// failing finds the scenarios that the reference does not pass where it claims
// the values and no others of their options.
func (w *sweep) failing(ctx context.Context, changed map[string]protocol.Value) (map[string]bool, error) {
	claim := w.claim
	claim.Options = maps.Clone(w.claim.Options)
	for name, v := range changed {
		claim.Options[name] = protocol.Choices{Values: []protocol.Value{v}}
	}
	var slots []slot
	for _, p := range w.suite.plans {
		all, _, err := plan.Bind(p, claim)
		if err != nil {
			return nil, err
		}
		for _, b := range all[:min(len(all), 1)] { // the fewest players will do
			slots = append(slots, slot{bound: b})
		}
	}
	failing := map[string]bool{}
	err := once(ctx, w.reference, slots, func(i int, o protocol.Outcome) {
		if judge(slots[i].bound, o, nil).Verdict != Passed {
			failing[slots[i].bound.Plan.ID] = true
		}
	})
	return failing, err
}

// note keeps what a value fails. Where it needs companions, and one of them
// fails the scenario alone, nothing is said of the value.
func (w *sweep) note(o protocol.Option, v protocol.Value, changed map[string]protocol.Value, failing, base map[string]bool) {
	for _, p := range w.suite.plans {
		if !failing[p.ID] || base[p.ID] {
			continue
		}
		blamed := slices.ContainsFunc(w.fails[p.ID], func(option string) bool {
			_, companion := changed[option]
			return companion && option != o.Name
		})
		if blamed {
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
