package trace

import (
	"fmt"
	"io"
	"strings"

	"muggins.example/internal/rulebook"
)

// Write writes the matrix both ways: each section with its rules, then each rule
// with its scenarios and sections.
func (t *Trace) Write(w io.Writer) error {
	var b strings.Builder
	for _, d := range t.book.Sources.Documents {
		fmt.Fprintf(&b, "%s: %s\n", d.ID, d.About)
		for _, s := range d.Sections {
			t.section(&b, d, s)
		}
		b.WriteString("\n")
	}
	for _, f := range t.book.Features {
		for _, r := range f.Rules {
			fmt.Fprintf(&b, "%s (%s, %s)\n", r.ID, r.Status, scenarios(r))
			if cites := r.Cites(); len(cites) == 0 {
				fmt.Fprintf(&b, "  %s\n", nowhere(r))
			}
			for _, c := range r.Cites() {
				fmt.Fprintf(&b, "  %s\n", c)
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (t *Trace) section(b *strings.Builder, d rulebook.Document, s rulebook.Section) {
	fmt.Fprintf(b, "  %s: %s\n", s.Heading, s.Says)
	if s.Uncited != "" {
		fmt.Fprintf(b, "    no rule: %s\n", s.Uncited)
	}
	for _, r := range t.cited[rulebook.Citation{Document: d.ID, Heading: s.Heading}] {
		fmt.Fprintf(b, "    %s (%s)\n", r.ID, scenarios(r))
	}
}

// scenarios counts the scenarios of a rule in words.
func scenarios(r *rulebook.Rule) string {
	switch n := len(r.Scenarios); {
	case r.Unobservable:
		return "unobservable"
	case n == 1:
		return "1 scenario"
	default:
		return fmt.Sprintf("%d scenarios", n)
	}
}

// nowhere says where a rule comes from that cites no section.
func nowhere(r *rulebook.Rule) string {
	if r.Source == rulebook.ExtraSource {
		return "from other published rules and programs"
	}
	return "in no document"
}
