package trace

import (
	"bytes"
	"encoding/csv"
	"fmt"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"muggins.example/internal/rulebook"
)

type document struct {
	Documents []documentSource `json:"documents"`
	Rules     []documentRule   `json:"rules"`
}

type documentSource struct {
	ID       string            `json:"id"`
	About    string            `json:"about"`
	Language string            `json:"language"`
	Sections []documentSection `json:"sections"`
}

type documentSection struct {
	Heading string   `json:"heading"`
	Says    string   `json:"says"`
	Uncited string   `json:"uncited,omitzero"`
	Rules   []string `json:"rules"`
}

type documentRule struct {
	ID        string             `json:"id"`
	Sentence  string             `json:"sentence"`
	Status    string             `json:"status"`
	Topic     string             `json:"topic"`
	Path      string             `json:"path"`
	Line      int                `json:"line"`
	Source    string             `json:"source"`
	Sections  []documentCitation `json:"sections"`
	Scenarios []string           `json:"scenarios"`
}

type documentCitation struct {
	Document string `json:"document"`
	Heading  string `json:"heading"`
}

// JSON writes the matrix both ways as one object: documents with their sections,
// each with the ids of its rules, and rules, each with its sections and the ids
// of its scenarios.
func (t *Trace) JSON() ([]byte, error) {
	d := document{Documents: []documentSource{}, Rules: []documentRule{}}
	for _, from := range t.book.Sources.Documents {
		one := documentSource{from.ID, from.About, from.Language, []documentSection{}}
		for _, s := range from.Sections {
			section := documentSection{s.Heading, s.Says, s.Uncited, []string{}}
			for _, r := range t.cited[rulebook.Citation{Document: from.ID, Heading: s.Heading}] {
				section.Rules = append(section.Rules, r.ID)
			}
			one.Sections = append(one.Sections, section)
		}
		d.Documents = append(d.Documents, one)
	}
	for _, r := range t.book.Rules() {
		one := documentRule{r.ID, r.Sentence, string(r.Status), string(r.Topic), r.Path, r.Line, r.Source, []documentCitation{}, []string{}}
		for _, c := range r.Cites() {
			one.Sections = append(one.Sections, documentCitation{c.Document, c.Heading})
		}
		for _, s := range r.Scenarios {
			one.Scenarios = append(one.Scenarios, s.ID)
		}
		d.Rules = append(d.Rules, one)
	}
	b, err := json.Marshal(d, jsontext.WithIndent("  "))
	if err != nil {
		return nil, fmt.Errorf("writing the trace as JSON: %w", err)
	}
	return append(b, '\n'), nil
}

// CSV writes a line for each section and rule that belong together; sections
// without a rule, and rules without a section, have a line of their own.
func (t *Trace) CSV() ([]byte, error) {
	rows := [][]string{{"document", "section", "rule", "status", "scenarios", "path", "line"}}
	of := func(r *rulebook.Rule) []string {
		return []string{r.ID, string(r.Status), fmt.Sprint(len(r.Scenarios)), r.Path, fmt.Sprint(r.Line)}
	}
	for _, d := range t.book.Sources.Documents {
		for _, s := range d.Sections {
			rules := t.cited[rulebook.Citation{Document: d.ID, Heading: s.Heading}]
			for _, r := range rules {
				rows = append(rows, append([]string{d.ID, s.Heading}, of(r)...))
			}
			if len(rules) == 0 {
				rows = append(rows, []string{d.ID, s.Heading, "", "", "", "", ""})
			}
		}
	}
	for _, r := range t.book.Rules() {
		if len(r.Cites()) == 0 {
			rows = append(rows, append([]string{r.Source, ""}, of(r)...))
		}
	}
	var b bytes.Buffer
	if err := csv.NewWriter(&b).WriteAll(rows); err != nil {
		return nil, fmt.Errorf("writing the trace as CSV: %w", err)
	}
	return b.Bytes(), nil
}
