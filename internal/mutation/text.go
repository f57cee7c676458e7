package mutation

import (
	"fmt"
	"io"
	"strings"
)

// Write writes the matrix: a line for each mutant with the rules that catch it,
// the one that it breaks first.
func (m *Matrix) Write(w io.Writer) {
	for _, r := range m.Rows {
		fmt.Fprintln(w, r.Mutant.ID())
		if !r.Killed() {
			fmt.Fprintln(w, "  survives")
			continue
		}
		fmt.Fprintf(w, "  %s\n", strings.Join(r.ownFirst(), " "))
	}
}

// ownFirst lists the rules that catch the mutant, the one that it breaks first.
func (r Row) ownFirst() []string {
	var own, others []string
	for _, id := range r.Rules {
		if id == r.Mutant.Rule {
			own = append(own, id)
		} else {
			others = append(others, id)
		}
	}
	return append(own, others...)
}

// Summary tells the score, and what is excused.
func (m *Matrix) Summary(w io.Writer, l Lists) {
	equivalent := 0
	for _, r := range m.Rows {
		if _, listed := find(l.Equivalent, r.Mutant.ID()); listed && !r.Killed() {
			equivalent++
		}
	}
	alone := 0
	for _, r := range m.Rules {
		if len(m.Without(r.ID)) > 0 {
			alone++
		}
	}
	fmt.Fprintf(w, "%d mutants: %d caught, %d equivalent, %d survive\n", len(m.Rows), m.Killed(), equivalent, len(m.Rows)-m.Killed()-equivalent)
	fmt.Fprintf(w, "%d rules that bind and can be seen: %d catch a mutant that no other rule catches\n", len(m.Rules), alone)
	for _, r := range m.Rows {
		if e, listed := find(l.Equivalent, r.Mutant.ID()); listed && !r.Killed() {
			fmt.Fprintf(w, "equivalent: %s: %s\n", e.Name, e.Reason)
		}
	}
}

// Why returns the rules that catch what a rule catches, and the reason for
// which it may catch no mutant alone; "" where none is listed.
func (l Lists) Why(rule string) (others []string, reason string) {
	e, _ := find(l.Overlap, rule)
	return e.Others, e.Reason
}
