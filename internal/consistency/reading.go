package consistency

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/rulebook"
	"muggins.example/protocol"
)

// Undecided finds rules that are about one reading of several, and whose
// examples all pass also where the reference follows another: they decide
// nothing. Single examples may well do so, where they show how far a rule goes.
func Undecided(ctx context.Context, suite *conformance.Suite, reference protocol.Subject) ([]Finding, error) {
	hello, err := reference.Hello(ctx)
	if err != nil {
		return nil, err
	}
	var found []Finding
	for _, claim := range hello.Plays {
		d := deciding{ctx: ctx, suite: suite, reference: reference, claim: claim}
		for _, r := range suite.Book.Rules() {
			if !slices.Contains(r.Rulesets, claim.Ruleset) {
				continue
			}
			f, err := d.rule(r)
			if err != nil {
				return nil, err
			}
			found = append(found, f...)
		}
	}
	return distinct(found), nil
}

// deciding looks at the rules of a ruleset.
type deciding struct {
	ctx       context.Context
	suite     *conformance.Suite
	reference protocol.Subject
	claim     protocol.Claim
}

// rule asks the examples of a rule under each reading that it is not about;
// there is at most one finding. A rule about several options at once, such as
// those of a preset, need not tell each: that is left to the rules of each.
func (d *deciding) rule(r *rulebook.Rule) ([]Finding, error) {
	var passed, asked []string
	options := 0
	for _, pin := range r.Pins {
		others := d.others(pin)
		if len(others) > 0 {
			options++
		}
		for _, v := range others {
			all, err := d.trials(r, pin, v)
			if err != nil {
				return nil, err
			}
			if len(all) == 0 {
				continue
			}
			asked = append(asked, string(v))
			if !fails(all) {
				passed = append(passed, pin.Option+"="+string(v))
			}
		}
	}
	if len(passed) == 0 || (options > 1 && len(passed) < len(asked)) {
		return nil, nil
	}
	return []Finding{{Path: r.Path, Line: r.Line, key: r.ID, Text: fmt.Sprintf(
		"all examples of %s pass also under %s, another reading of what is silent: add one that comes out otherwise, or name that value in its tag too",
		r.ID, strings.Join(passed, " and under "))}}, nil
}

// others are the readings that a tag does not name, where it names one.
func (d *deciding) others(pin protocol.Pin) []protocol.Value {
	readings := protocol.Readings(d.claim.Ruleset, pin.Option, d.claim.Players[0])
	if !pin.About || !slices.ContainsFunc(pin.Values, func(v protocol.Value) bool { return slices.Contains(readings, v) }) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(readings), func(v protocol.Value) bool {
		return slices.Contains(pin.Values, v) || slices.ContainsFunc(pin.Values, func(own protocol.Value) bool { return alike(pin.Option, own, v) })
	})
}

// trials asks the examples of a rule of a program that follows another reading.
func (d *deciding) trials(r *rulebook.Rule, pin protocol.Pin, v protocol.Value) ([]*trial, error) {
	var all []*trial
	for _, p := range examples(d.suite) {
		own, ok := pinOf(p, pin.Option)
		if p.Rule != r.ID || !ok || !slices.Equal(own.Values, pin.Values) {
			continue
		}
		list, err := trials(p, d.claim, pin.Option, v)
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, run(d.ctx, d.reference, all)
}
