// Package baseline holds a program to the failures that are known of it: each
// is listed with how it fails and why, and a list that is no longer true is an
// error.
package baseline

import (
	"fmt"
	"path"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/rulebook"
)

// Baseline is a file of known failures.
type Baseline struct {
	Path    string
	Entries []Entry
	Tail    []string // comments and blank lines behind the last entry
}

// Entry is what is known of a scenario, or of all that a glob fits.
type Entry struct {
	Glob    string // an id, the beginning of one up to a dot, or a glob
	Fails   string // how: a verdict, or a Signature
	Because string // why, in words
	Link    string // where it is followed; may be empty
	Line    int
	Above   []string // comments and blank lines above it
}

// Todo is the reason that a written baseline has until somebody says another.
const Todo = "TODO: say why"

// Signature tells how a scenario fails in a line that stays the same as long as
// it fails in the same way: the verdict, and what was expected and shown first.
func Signature(r conformance.Result) string {
	s := r.Verdict.String()
	switch {
	case r.Outcome.Fault != nil:
		s += ", " + string(r.Outcome.Fault.Kind)
	case r.Contradiction != "":
		s += ", contradicts itself: " + r.Contradiction
	case len(r.Differences) > 0:
		d := r.Differences[0]
		s += fmt.Sprintf(", %s: expected %s, shown %s", d.Step, d.Expected, d.Shown)
	case r.Reason != "":
		s += ", " + r.Reason
	}
	return strings.Join(strings.Fields(conformance.Printable(s)), " ")
}

// Held is what came of holding results to a baseline.
type Held struct {
	Expected map[string]string // by the ids of scenarios that fail as listed: why
	Problems []string          // where the list is not true, a line each
	Todo     int               // entries that nobody gave a reason
}

// Hold compares results with the baseline. Known finds a scenario of the suite,
// whether it was chosen or not.
func (b *Baseline) Hold(results *conformance.Results, book *rulebook.Book) Held {
	h := Held{Expected: map[string]string{}}
	for _, e := range b.Entries {
		if e.Because == Todo {
			h.Todo++
		}
		if problem := e.hold(results, book, h.Expected); problem != "" {
			h.Problems = append(h.Problems, fmt.Sprintf("%s:%d: %s %s", b.Path, e.Line, e.Glob, problem))
		}
	}
	return h
}

// hold notes the scenarios that fail as the entry says, and returns what is
// wrong with it.
func (e Entry) hold(results *conformance.Results, book *rulebook.Book, expected map[string]string) string {
	var fixed, idle []string
	found, changed := false, ""
	for _, r := range results.List {
		if !r.Scenario.Matches(e.Glob) {
			continue
		}
		found = true
		switch {
		case r.Wrong() && e.fits(r):
			expected[r.Scenario.ID] = e.Because
		case r.Wrong():
			changed = fmt.Sprintf("fails otherwise than recorded: %s (recorded: %s); look at it, then --update", Signature(r), e.Fails)
		case r.Verdict == conformance.Passed:
			fixed = append(fixed, r.Scenario.ID)
		default:
			idle = append(idle, fmt.Sprintf("%s (%s)", r.Scenario.ID, r.Verdict))
		}
	}
	switch {
	case !found && results.Partial && e.known(book):
		return ""
	case !found:
		return "matches no scenario" + e.near(book) + "; correct it, or take it out"
	case changed != "":
		return changed
	case len(fixed) > 0:
		return "is expected to fail, and passes: " + some(fixed) + "; take it out, or --update"
	case len(idle) > 0:
		return "is stale, for nothing failed or passed: " + some(idle) + "; take it out, or --update"
	}
	return ""
}

// fits reports whether a result fails as recorded: a verdict alone fits all
// that have it.
func (e Entry) fits(r conformance.Result) bool {
	return e.Fails == r.Verdict.String() || e.Fails == Signature(r)
}

func (e Entry) known(book *rulebook.Book) bool {
	for _, s := range book.Scenarios() {
		if s.Matches(e.Glob) {
			return true
		}
	}
	return false
}

func (e Entry) near(book *rulebook.Book) string {
	var ids []string
	for _, s := range book.Scenarios() {
		ids = append(ids, s.ID)
	}
	for _, r := range book.Rules() {
		ids = append(ids, r.ID)
	}
	if id := rulebook.Nearest(e.Glob, ids); id != "" {
		return " (did you mean " + id + "?)"
	}
	return ""
}

// some lists the first few.
func some(ids []string) string {
	const most = 3
	if len(ids) <= most {
		return strings.Join(ids, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(ids[:most], ", "), len(ids)-most)
}

// valid reports whether a glob can be read.
func valid(glob string) bool {
	_, err := path.Match(glob, "")
	return err == nil
}
