package rulebook

import (
	"fmt"
	"slices"
	"strings"
)

// examples checks the titles of a rule's examples, and that none repeats
// another. What is wrong with a title of an outline is told once, not a row.
func (l *linter) examples(r *Rule) {
	told := map[int]bool{}
	for i, s := range r.Scenarios {
		if !told[s.Line] {
			before := len(l.problems)
			l.title(s.Path, s.Line, "example", s.Title)
			told[s.Line] = len(l.problems) > before
		}
		l.repeats(r.Scenarios[:i], s)
	}
}

// repeats compares an example, or a row, with those before it in its rule.
func (l *linter) repeats(before []*Scenario, s *Scenario) {
	if i := slices.IndexFunc(before, s.sameAs); i >= 0 {
		l.problems.add(s.Path, s.at(), "%s repeats %s: take one out, or show something else", s.what(), before[i].where(s))
		return
	}
	titled := func(other *Scenario) bool { return s.Title != "" && other.Title == s.Title }
	i := slices.IndexFunc(before, titled)
	switch {
	case i < 0:
	case before[i].Line == s.Line:
		l.problems.add(s.Path, s.at(), "this row has the title %q, as has %s: use a column in the title that tells them apart", s.Title, before[i].where(s))
	default:
		l.problems.add(s.Path, s.at(), "the title %q is that of %s too: say what is different here", s.Title, before[i].where(s))
	}
}

// sameAs reports whether two scenarios check the same under the same options.
func (s *Scenario) sameAs(other *Scenario) bool {
	same := func(a, b Step) bool { return a.Text == b.Text }
	if len(s.Steps) == 0 || !slices.EqualFunc(s.Steps, other.Steps, same) {
		return false
	}
	return fmt.Sprint(s.Pins) == fmt.Sprint(other.Pins)
}

// at is the line of a scenario, or of its row.
func (s *Scenario) at() int { return max(s.Line, s.Row) }

// what names a scenario in a message about it.
func (s *Scenario) what() string {
	if s.Row > 0 {
		return "this row"
	}
	return "this example"
}

// where names a scenario in a message about another of its file.
func (s *Scenario) where(from *Scenario) string {
	name := strings.TrimPrefix(s.what(), "this ")
	if s.Line == from.Line {
		return fmt.Sprintf("the %s in line %d", name, s.at())
	}
	return fmt.Sprintf("the %s in line %d (%s)", name, s.at(), s.ID)
}
