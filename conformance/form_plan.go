package conformance

import (
	"slices"
	"strings"

	"muggins.example/internal/rulebook"
	"muggins.example/plan"
)

// plan holds one scenario to its form: one action in When, and one fault where
// an action is refused.
func (f *Form) plan(s *rulebook.Scenario, p *plan.Plan) {
	f.oneAction(s, p)
	refused := slices.DeleteFunc(slices.Clone(p.Checks), func(c plan.Check) bool { return c.Kind != plan.Refused })
	for i, c := range refused {
		switch {
		case i > 0:
			f.found(s, c.At, "a second refusal in one example: make it an example of its own")
		case c.After < 0:
			f.found(s, c.At, "nothing is done that could be refused: say it with When")
		default:
			f.oneFault(s, p, c)
		}
	}
}

// oneAction looks for actions that stand beside those that may be refused: of
// the others When has one. What is sent only where it is needed is none.
func (f *Form) oneAction(s *rulebook.Scenario, p *plan.Plan) {
	acted := false
	for _, a := range p.Actions {
		if a.Staged || a.Asked || a.Free || a.If != "" {
			continue
		}
		if acted {
			f.found(s, a.Line, "a second action in When beside one that is only tried: let Given say what comes before it, as in `has played`")
			return
		}
		acted = true
	}
}

// oneFault checks that a refused action breaks one rule as far as the position
// shows it, and that the codes are those of one fault.
func (f *Form) oneFault(s *rulebook.Scenario, p *plan.Plan, c plan.Check) {
	if !together(c.Codes) {
		f.found(s, c.At, "%s are faults of different kinds: let the action break one rule", strings.Join(c.Codes, " and "))
		return
	}
	seen := visibleFaults(p, c.After)
	if len(seen) > 1 {
		f.found(s, c.At, "the action breaks several rules, as %s: let it break one", strings.Join(seen, " and "))
		return
	}
	for _, code := range seen {
		if !slices.Contains(c.Codes, code) && !slices.Contains(c.Codes, "unspecified") {
			f.found(s, c.At, "the action is refused as %s, and it breaks another rule besides, as %s: let it break one", strings.Join(c.Codes, " or "), code)
		}
	}
}

// together reports whether one fault can have all of some codes: being over, or
// having to do something else, is told in several ways.
func together(codes []string) bool {
	if len(codes) < 2 {
		return true
	}
	for _, kind := range [][]string{
		{"match-over", "round-over", "round-not-over", "nothing-to-call"},
		{"must-play", "must-play-drawn", "must-draw"},
	} {
		if !slices.ContainsFunc(codes, func(code string) bool { return !slices.Contains(kind, code) }) {
			return true
		}
	}
	return false
}
