package report

import (
	"fmt"
	"io"
	"strings"

	"muggins.example/internal/rulebook"
)

// RuleList writes a line for each rule, feature by feature, then the counts.
func RuleList(w io.Writer, book *rulebook.Book) error {
	var b strings.Builder
	scenarios, unobservable := 0, 0
	for _, f := range book.Features {
		fmt.Fprintf(&b, "%s  (%s)\n", f.Title, f.Path)
		for _, r := range f.Rules {
			covers := fmt.Sprintf("%d examples", len(r.Scenarios))
			if len(r.Scenarios) == 1 {
				covers = "1 example"
			}
			if r.Unobservable {
				covers = "nothing can show it"
				unobservable++
			}
			fmt.Fprintf(&b, "  %-38s %-8s %-7s %s\n      %s\n", r.ID, r.Status, r.Topic, covers, r.Sentence)
			scenarios += len(r.Scenarios)
		}
		fmt.Fprintln(&b)
	}
	fmt.Fprintln(&b, "Nothing in a conversation can show these:")
	for _, r := range book.Rules() {
		if r.Unobservable {
			fmt.Fprintf(&b, "  %s: %s\n", r.ID, r.Reason)
		}
	}
	fmt.Fprintln(&b)
	total := len(book.Rules())
	fmt.Fprintf(&b, "%d rules: %d with %d scenarios, %d that nothing can show\n", total, total-unobservable, scenarios, unobservable)
	_, err := io.WriteString(w, b.String())
	return err
}

// Rule writes a rule with its examples.
func Rule(w io.Writer, r *rulebook.Rule) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n  %s\n", r.ID, r.Sentence)
	fmt.Fprintf(&b, "  status    %s\n  topic     %s\n  rulesets  %s\n  source    %s\n", r.Status, r.Topic, strings.Join(r.Rulesets, ", "), r.Source)
	if r.Unobservable {
		fmt.Fprintf(&b, "  nothing can show it: %s\n", r.Reason)
	}
	fmt.Fprintf(&b, "  feature   %s:%d\n", r.Path, r.Line)
	for _, s := range r.Scenarios {
		fmt.Fprintln(&b)
		scenario(&b, s)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// Scenario writes one scenario with its steps.
func Scenario(w io.Writer, s *rulebook.Scenario) error {
	var b strings.Builder
	scenario(&b, s)
	fmt.Fprintf(&b, "  rule      %s\n            %s\n  source    %s\n", s.Rule.Sentence, s.Rule.ID, s.Rule.Source)
	_, err := io.WriteString(w, b.String())
	return err
}

func scenario(b *strings.Builder, s *rulebook.Scenario) {
	fmt.Fprintf(b, "  %s\n    %s (%s:%d)\n", s.ID, s.Title, s.Path, max(s.Line, s.Row))
	for _, step := range s.Steps {
		fmt.Fprintf(b, "      %s %s\n", step.Keyword, step.Text)
	}
}
