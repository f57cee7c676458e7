package consistency

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"muggins.example/conformance"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// Untold finds values of options that no example is about, and those that no
// example tells from another: each that is held to the one passes also where
// the reference plays the other. The default of a ruleset need not be tagged:
// what only needs it is about it too. Whole says that every option counts; else
// those that some example of the ruleset is about.
func Untold(ctx context.Context, suite *conformance.Suite, reference protocol.Subject, whole bool) ([]Finding, error) {
	hello, err := reference.Hello(ctx)
	if err != nil {
		return nil, err
	}
	var found []Finding
	for _, claim := range hello.Plays {
		t := telling{ctx: ctx, reference: reference, claim: claim}
		t.plans = slices.DeleteFunc(examples(suite), func(p *plan.Plan) bool { return !slices.Contains(p.Rulesets, claim.Ruleset) })
		if len(t.plans) == 0 {
			continue
		}
		table, _ := protocol.Options(claim.Ruleset)
		for _, o := range table {
			about := slices.ContainsFunc(t.plans, func(p *plan.Plan) bool {
				pin, ok := pinOf(p, o.Name)
				return ok && pin.About
			})
			if len(o.Values) < 2 || (!whole && !about) {
				continue
			}
			for _, v := range o.Words() {
				f, err := t.value(o, v)
				if err != nil {
					return nil, err
				}
				found = append(found, f...)
			}
		}
	}
	return distinct(found), nil
}

// telling looks at the values of a ruleset's options.
type telling struct {
	ctx       context.Context
	reference protocol.Subject
	claim     protocol.Claim
	plans     []*plan.Plan // of the ruleset
}

// value looks at one value; there is at most one finding.
func (t *telling) value(o protocol.Option, v protocol.Value) ([]Finding, error) {
	place, about := t.plans[0], false
	var held []*plan.Plan
	for _, p := range t.plans {
		pin, ok := pinOf(p, o.Name)
		if !ok {
			continue
		}
		if !about && (pin.About || len(held) == 0) {
			place = p
		}
		if slices.Contains(pin.Values, v) {
			held = append(held, p)
			about = about || pin.About
		}
	}
	usual := v == protocol.Default(t.claim.Ruleset, o.Name, t.claim.Players[0])
	if len(held) == 0 || (!about && !usual) {
		return []Finding{t.finding(place, o.Name, v, fmt.Sprintf(
			"no example is about %s=%s: add one that is tagged with @option:%s=%s and comes out otherwise under other values", o.Name, v, o.Name, v))}, nil
	}
	untold, err := t.untold(o, v, held)
	if len(untold) == 0 || err != nil {
		return nil, err
	}
	return []Finding{t.finding(place, o.Name, v, fmt.Sprintf(
		"no example tells %s=%s from %s: each passes also where the reference plays that; add one that is tagged with @option:%s=%s and comes out otherwise",
		o.Name, v, strings.Join(untold, ", "), o.Name, v))}, nil
}

func (t *telling) finding(p *plan.Plan, option string, v protocol.Value, text string) Finding {
	return Finding{Path: p.Path, Line: p.Line, Text: "in " + t.claim.Ruleset + " " + text, key: fmt.Sprint(t.claim.Ruleset, option, v)}
}

// untold lists the other values that nothing tells a value from.
func (t *telling) untold(o protocol.Option, v protocol.Value, held []*plan.Plan) ([]string, error) {
	claim := naming(t.claim, o.Name, v)
	told := map[protocol.Value]bool{v: true}
	var all []*trial
	for _, p := range held {
		pin, _ := pinOf(p, o.Name)
		for _, w := range o.Words() {
			if w != v && slices.Contains(pin.Values, w) {
				continue
			}
			list, err := trials(p, claim, o.Name, w)
			if err != nil {
				return nil, err
			}
			all = append(all, list...)
		}
	}
	if err := run(t.ctx, t.reference, all); err != nil {
		return nil, err
	}
	wrong := map[*plan.Plan]bool{} // that the reference does not pass as it is
	for _, one := range all {
		wrong[one.bound.Plan] = wrong[one.bound.Plan] || (one.value == v && one.failed)
	}
	for _, one := range all {
		if one.failed && !wrong[one.bound.Plan] {
			told[one.value] = true
		}
	}
	var untold []string
	for _, w := range o.Words() {
		if !told[w] && !alike(o.Name, v, w) {
			untold = append(untold, string(w))
		}
	}
	return untold, nil
}

// alike reports whether no conversation can tell two values of an option apart:
// a sum that nobody announces stands where nobody can call it, so that the word
// of announce-only changes nothing.
func alike(option string, a, b protocol.Value) bool {
	unheard := []protocol.Value{"off", "announce-only"}
	return option == "call" && slices.Contains(unheard, a) && slices.Contains(unheard, b)
}
