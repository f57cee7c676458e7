// Package rulebook reads the features and holds them to their form. The
// features are the only catalogue of the rules: everything that lists rules is
// computed from what this package returns.
package rulebook

import (
	"path"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"muggins.example/protocol"
)

// Status says how a rule is known.
type Status string

// The statuses. Only silent rules are informative: a program is told which
// reading it follows, and is not failed for it.
const (
	Stated   Status = "stated"   // a document says it
	Shown    Status = "shown"    // a worked example shows it
	Implied  Status = "implied"  // follows from what is said
	Derived  Status = "derived"  // can be proved from the other rules
	Conflict Status = "conflict" // documents disagree: each reading has an option
	Silent   Status = "silent"   // no document says it: ours is one reading
)

// Statuses returns all statuses.
func Statuses() []Status { return []Status{Stated, Shown, Implied, Derived, Conflict, Silent} }

// Book is a parsed set of features, in the order of their paths.
type Book struct {
	Features []*Feature
	Sources  *Sources // nil where the folder lists none
}

// Feature is one file.
type Feature struct {
	Path     string // with slashes, beginning with the folder of the features
	Title    string
	Text     string // the description
	Rulesets []string
	Content  []byte
	tags     []string // options among them
	Rules    []*Rule
	lines    map[string]int // of the nodes of its syntax tree
}

// Rule is one normative sentence with its examples.
type Rule struct {
	ID           string // stable, never reused
	Sentence     string
	Source       string // documents and sections
	Reason       string // why nothing in a conversation can show it; with Unobservable
	Status       Status
	Topic        protocol.Topic
	Pins         []protocol.Pin // options that the rule is about
	Rulesets     []string
	Unobservable bool
	Path         string
	Line         int
	Scenarios    []*Scenario
}

// Scenario is one example, or one row of an outline.
type Scenario struct {
	ID    string // the rule's id and a name; of a row, its case behind that
	Title string
	Tags  []string // its own and those of its rule and feature, with the @
	Path  string
	Line  int            // of the example
	Row   int            // of the row in its table; 0 outside an outline
	Pins  []protocol.Pin // options that it needs, by name
	Steps []Step
	Rule  *Rule
}

// Step is a line of a scenario.
type Step struct {
	Keyword string // Given, When, Then, And, But
	Text    string
	Line    int
}

// Rules returns all rules in the order of the features.
func (b *Book) Rules() []*Rule {
	var all []*Rule
	for _, f := range b.Features {
		all = append(all, f.Rules...)
	}
	return all
}

// Scenarios returns all scenarios in the order of the features.
func (b *Book) Scenarios() []*Scenario {
	var all []*Scenario
	for _, r := range b.Rules() {
		all = append(all, r.Scenarios...)
	}
	return all
}

// Rule finds a rule by its id. A rule that rulesets share is found under the
// name of each of them too: muggins.place.match is dominoes.place.match.
func (b *Book) Rule(id string) *Rule {
	for _, r := range b.Rules() {
		if r.ID == id {
			return r
		}
	}
	ruleset, rest, ok := strings.Cut(id, ".")
	if !ok {
		return nil
	}
	for _, r := range b.Rules() {
		if r.ID == Shared+"."+rest && slices.Contains(r.Rulesets, ruleset) {
			return r
		}
	}
	return nil
}

// Scenario finds a scenario by its id.
func (b *Book) Scenario(id string) *Scenario {
	for _, s := range b.Scenarios() {
		if s.ID == id {
			return s
		}
	}
	return nil
}

// Shared is the first word of the ids of rules that the domino games share.
const Shared = "dominoes"

// Informative reports whether the rule is one reading among several, so that
// a program that does otherwise is told so and does not fail.
func (r *Rule) Informative() bool { return r.Status == Silent }

// LineOf returns the line of a node of the syntax tree, by the id that the
// Gherkin library gives it; 0 for an id that it never gave.
func (f *Feature) LineOf(ids ...string) int {
	line := 0
	for _, id := range ids {
		line = max(line, f.lines[id])
	}
	return line
}

// At finds the scenario of a pickle.
func (f *Feature) At(pickle *messages.Pickle) *Scenario {
	line := f.LineOf(pickle.AstNodeIds...)
	for _, r := range f.Rules {
		for _, s := range r.Scenarios {
			if max(s.Line, s.Row) == line {
				return s
			}
		}
	}
	return nil
}

// Matches compares a glob with the scenario's id and with each beginning of it
// that ends before a dot, so that a rule's id chooses its scenarios.
func (s *Scenario) Matches(glob string) bool { return s.Rule.matches(glob, s.ID) }

// Matches compares a glob with the rule's id and with each beginning of it that
// ends before a dot.
func (r *Rule) Matches(glob string) bool { return r.matches(glob, r.ID) }

// matches knows what rulesets share under the name of each of them too.
func (r *Rule) matches(glob, id string) bool {
	names := []string{id}
	if rest, ok := strings.CutPrefix(id, Shared+"."); ok {
		for _, ruleset := range r.Rulesets {
			names = append(names, ruleset+"."+rest)
		}
	}
	for _, name := range names {
		for at := len(name); at >= 0; at = strings.LastIndex(name, ".") {
			name = name[:at]
			if ok, err := path.Match(glob, name); err == nil && ok {
				return true
			}
		}
	}
	return false
}
