// Package trace connects the sections of the documents with the rules that come
// from them, and the rules with their scenarios.
package trace

import (
	"errors"
	"fmt"

	"muggins.example/internal/rulebook"
)

// Trace is the matrix of sections and rules.
type Trace struct {
	book  *rulebook.Book
	cited map[rulebook.Citation][]*rulebook.Rule // in the order of the features
}

// New connects the rules of a set of features with the documents. The error
// says that the features list no documents.
func New(book *rulebook.Book) (*Trace, error) {
	if book.Sources == nil {
		return nil, errors.New("the folder has no " + rulebook.SourcesFile + ", which lists the documents and their sections: " +
			`write one, {"documents":[{"id":"…","about":"…","language":"…","sections":[{"heading":"…","says":"…"}]}]}`)
	}
	t := &Trace{book: book, cited: map[rulebook.Citation][]*rulebook.Rule{}}
	for _, r := range book.Rules() {
		for _, c := range r.Cites() {
			t.cited[c] = append(t.cited[c], r)
		}
	}
	return t, nil
}

// Problems finds sections that no rule cites, sections that say that none does
// and are cited, and rules that cite what is no section.
func (t *Trace) Problems() rulebook.Problems {
	var found rulebook.Problems
	add := func(path string, line int, format string, args ...any) {
		found = append(found, rulebook.Problem{Path: path, Line: line, Text: fmt.Sprintf(format, args...)})
	}
	sources := t.book.Sources
	for _, d := range sources.Documents {
		for _, s := range d.Sections {
			switch rules := t.cited[rulebook.Citation{Document: d.ID, Heading: s.Heading}]; {
			case len(rules) == 0 && s.Uncited == "":
				add(sources.Path, s.Line, "no rule cites %s, %s: write the rules that it holds, or say in `uncited` why it has none", d.ID, s.Heading)
			case len(rules) > 0 && s.Uncited != "":
				add(sources.Path, s.Line, "%s, %s says why no rule cites it, and %s does (%s:%d): take `uncited` out",
					d.ID, s.Heading, rules[0].ID, rules[0].Path, rules[0].Line)
			}
		}
	}
	for _, r := range t.book.Rules() {
		for _, c := range r.Cites() {
			if sources.Section(c.Document, c.Heading) == nil {
				add(r.Path, r.Line, "%s cites %s, which is no section there%s", r.ID, c, t.meant(c))
			}
		}
	}
	_ = found.Err() // sorts
	return found
}

// meant says which section is probably meant.
func (t *Trace) meant(c rulebook.Citation) string {
	var headings []string
	for _, d := range t.book.Sources.Documents {
		for _, s := range d.Sections {
			if d.ID == c.Document {
				headings = append(headings, s.Heading)
			}
		}
	}
	if near := rulebook.Nearest(c.Heading, headings); near != "" {
		return fmt.Sprintf(": did you mean %q?", near)
	}
	return fmt.Sprintf(": %s lists those that there are", t.book.Sources.Path)
}

// Counts are the sizes of a trace.
type Counts struct {
	Documents, Sections int
	// Covered are the sections that a rule cites or that say why none does.
	Covered int
	// Cited are the sections that a rule cites.
	Cited int
	// Rules is how many there are in all, Sourced how many cite a section.
	Rules, Sourced int
}

// Count counts sections and rules.
func (t *Trace) Count() Counts {
	c := Counts{Documents: len(t.book.Sources.Documents), Rules: len(t.book.Rules())}
	for _, d := range t.book.Sources.Documents {
		for _, s := range d.Sections {
			c.Sections++
			cited := len(t.cited[rulebook.Citation{Document: d.ID, Heading: s.Heading}]) > 0
			if cited {
				c.Cited++
			}
			if cited || s.Uncited != "" {
				c.Covered++
			}
		}
	}
	for _, r := range t.book.Rules() {
		if len(r.Cites()) > 0 {
			c.Sourced++
		}
	}
	return c
}

// String says the counts in a line.
func (c Counts) String() string {
	documents := "documents"
	if c.Documents == 1 {
		documents = "document"
	}
	return fmt.Sprintf("%d of %d sections of %d %s covered, %d of them by rules; %d of %d rules cite a section, the others say that none has them",
		c.Covered, c.Sections, c.Documents, documents, c.Cited, c.Sourced, c.Rules)
}
