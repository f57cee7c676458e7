package mutation

import (
	"fmt"
	"slices"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/rulebook"
)

// Findings lists what keeps the matrix from being whole, a line each: mutants
// that survive, are caught by other rules only, or name a rule that is not
// there; rules that catch none, or none alone and are not listed; and entries
// of the lists that excuse nothing any more, or say what is not so.
func (m *Matrix) Findings(l Lists) []string {
	return slices.Concat(m.survivors(l), m.strangers(), m.idle(l), m.stale(l), m.overlaps(l), m.unmet(l))
}

// survivors lists the mutants that nothing catches and nothing excuses.
func (m *Matrix) survivors(l Lists) []string {
	var lines []string
	for _, r := range m.Rows {
		if _, excused := find(l.Equivalent, r.Mutant.ID()); !r.Killed() && !excused {
			lines = append(lines, fmt.Sprintf("%s survives: add an example that it fails, or list it as equivalent with a reason", r.Mutant.ID()))
		}
	}
	return lines
}

// strangers lists the mutants that the rule which they break does not catch.
func (m *Matrix) strangers() []string {
	var lines []string
	for _, r := range m.Rows {
		if r.Killed() && !r.ByOwn() {
			lines = append(lines, fmt.Sprintf("%s breaks %s, and is caught by other rules only: %s", r.Mutant.ID(), r.Mutant.Rule, strings.Join(r.Rules, ", ")))
		}
	}
	return lines
}

// idle lists the rules that catch no mutant, and those that catch none alone
// and are not listed.
func (m *Matrix) idle(l Lists) []string {
	var lines []string
	for _, r := range m.Rules {
		_, listed := find(l.Overlap, r.ID)
		switch {
		case len(m.KilledBy(r.ID)) == 0:
			lines = append(lines, fmt.Sprintf("%s:%d: %s catches no mutant: add one that breaks it", r.Path, r.Line, r.ID))
		case !listed && len(m.Without(r.ID)) == 0:
			lines = append(lines, fmt.Sprintf("%s:%d: %s catches no mutant alone: add one that only it catches, or list the overlap with a reason", r.Path, r.Line, r.ID))
		}
	}
	return lines
}

// stale lists the entries that excuse nothing.
func (m *Matrix) stale(l Lists) []string {
	var lines []string
	for _, e := range l.Equivalent {
		if !slices.ContainsFunc(m.Rows, func(r Row) bool { return r.Mutant.ID() == e.Name && !r.Killed() }) {
			lines = append(lines, fmt.Sprintf("%s:%d: %s is caught, or there is no such mutant: take it out", e.Path, e.Line, e.Name))
		}
	}
	for _, e := range l.Overlap {
		known := slices.ContainsFunc(m.Rules, func(r *rulebook.Rule) bool { return r.ID == e.Name })
		if !known || len(m.Without(e.Name)) > 0 {
			lines = append(lines, fmt.Sprintf("%s:%d: %s catches a mutant alone, or there is no such rule: take it out", e.Path, e.Line, e.Name))
		}
	}
	return lines
}

// overlaps lists where the rules that an entry names do not catch what its rule catches.
func (m *Matrix) overlaps(l Lists) []string {
	var lines []string
	for _, e := range l.Overlap {
		caught := m.KilledBy(e.Name)
		for _, other := range e.Others {
			if !slices.ContainsFunc(caught, func(r Row) bool { return other != e.Name && slices.Contains(r.Rules, other) }) {
				lines = append(lines, fmt.Sprintf("%s:%d: %s catches no mutant that %s catches: name a rule that does", e.Path, e.Line, other, e.Name))
			}
		}
		for _, r := range caught {
			if len(r.Rules) > 1 && !slices.ContainsFunc(e.Others, func(other string) bool { return slices.Contains(r.Rules, other) }) {
				lines = append(lines, fmt.Sprintf("%s:%d: %s is caught by %s and by none of the rules that the entry names: name another", e.Path, e.Line, r.Mutant.ID(), e.Name))
			}
		}
	}
	return lines
}

// unmet lists what wrong programs were seen to do and no mutant does.
func (m *Matrix) unmet(l Lists) []string {
	var lines []string
	for _, e := range l.Met {
		for _, id := range e.Others {
			if !slices.ContainsFunc(m.Rows, func(r Row) bool { return r.Mutant.ID() == id }) {
				lines = append(lines, fmt.Sprintf("%s:%d: %s: there is no mutant %s", e.Path, e.Line, e.Name, id))
			}
		}
	}
	return lines
}

// Unknown lists the mutants that name a rule which the book does not have.
func (m *Matrix) Unknown(suite *conformance.Suite) []string {
	var lines []string
	for _, r := range m.Rows {
		if r.Mutant.Rule != "" && suite.Book.Rule(r.Mutant.Rule) == nil {
			lines = append(lines, fmt.Sprintf("%s names the rule %s, and no feature has it", r.Mutant.ID(), r.Mutant.Rule))
		}
	}
	return lines
}
