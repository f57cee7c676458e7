package claims

import (
	"fmt"
	"strings"
)

// Write lists the claims, a block each: what is asserted, what the documents'
// sentences come to, what was found besides.
func (r *Result) Write(b *strings.Builder) {
	width := 0
	for _, c := range r.Claims {
		width = max(width, len(c.ID))
	}
	var page *Page
	for _, c := range r.Claims {
		if c.Page != page {
			page = c.Page
			fmt.Fprintf(b, "%s\n\n%s\n\n", page.Title, page.Text)
		}
		fmt.Fprintf(b, "%-*s  %s\n", width, c.ID, c.Verdict())
		row(b, "asserted", c.Sentence)
		row(b, "source", c.Source)
		row(b, "because", c.Reason)
		for _, e := range c.Examples {
			if e.Asserted {
				e.write(b)
			}
		}
		label := "found"
		for _, e := range c.Examples {
			if !e.Asserted {
				row(b, label, e.Title)
				e.found(b)
				label = ""
			}
		}
		fmt.Fprintln(b)
	}
}

func (e *Example) found(b *strings.Builder) {
	for _, s := range e.Steps {
		row(b, "", "  "+s.Computed)
	}
}

// write tells what a document says, and what comes out.
func (e *Example) write(b *strings.Builder) {
	row(b, "place", e.Source)
	for _, s := range e.Steps {
		row(b, "says", s.Text)
		if s.True() {
			row(b, "computed", "so it is")
		} else {
			row(b, "computed", s.Computed)
		}
	}
}

// row writes a line with a label, and nothing where there is nothing to say.
func row(b *strings.Builder, label, text string) {
	if text != "" {
		fmt.Fprintf(b, "  %-8s  %s\n", label, text)
	}
}

// Count is the number of claims, with each verdict that occurs.
func (r *Result) Count() string {
	words := map[Verdict][2]string{
		Holds: {"holds", "hold"}, Refuted: {"refuted", "refuted"}, Contradiction: {"contradiction", "contradictions"},
		Opinion: {"opinion", "opinions"}, External: {"external", "external"},
	}
	var parts []string
	for _, v := range Verdicts() {
		n := 0
		for _, c := range r.Claims {
			n += one(c.Verdict() == v)
		}
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, words[v][one(n > 1)]))
		}
	}
	return count(len(r.Claims), "claim") + ": " + strings.Join(parts, ", ")
}
