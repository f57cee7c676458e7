package report

import (
	"fmt"
	"io"
	"slices"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// DocumentVersion is the number of the form of JSON reports. It grows when a
// reader of the form before could misread the next.
const DocumentVersion = 1

// document is the JSON report; report.schema.json describes it.
type document struct {
	Format    int               `json:"format"`
	Suite     string            `json:"suite"`
	Subject   documentSubject   `json:"subject"`
	Partial   bool              `json:"partial"`
	Conforms  bool              `json:"conforms"`
	Asked     map[string]int    `json:"asked"` // scenarios by ruleset
	Counts    documentCounts    `json:"counts"`
	Shrunk    []string          `json:"shrunk"`
	Untrue    []string          `json:"untrue,omitempty"`
	Missing   []string          `json:"missing,omitempty"`
	Probes    []documentProbe   `json:"probes,omitempty"`
	Hidden    []documentHidden  `json:"hidden"`
	Unshown   []documentUnshown `json:"unshown"`
	Scenarios []documentResult  `json:"scenarios"`
}

type documentSubject struct {
	Name     string `json:"name"`
	Version  string `json:"version,omitempty"`
	Language string `json:"language,omitempty"`
}

// documentCounts holds, by verdict, how many scenarios have it.
type documentCounts struct {
	Normative   map[string]int `json:"normative"`
	Informative map[string]int `json:"informative"`
}

type documentHidden struct {
	Ruleset string   `json:"ruleset"`
	Topic   string   `json:"topic"`
	Fields  []string `json:"fields"`
}

type documentUnshown struct {
	Field     string `json:"field"`
	Scenarios int    `json:"scenarios"`
}

type documentResult struct {
	ID            string               `json:"id"`
	Rule          string               `json:"rule"`
	Status        string               `json:"status"`
	Topic         string               `json:"topic"`
	Source        string               `json:"source"`
	Sentence      string               `json:"sentence"`
	Title         string               `json:"title"`
	Path          string               `json:"path"`
	Line          int                  `json:"line"`
	Verdict       string               `json:"verdict"`
	Informative   bool                 `json:"informative"`
	Expected      string               `json:"expected,omitempty"`
	Reason        string               `json:"reason,omitempty"`
	Differences   []documentDifference `json:"differences,omitempty"`
	Contradiction string               `json:"contradiction,omitempty"`
	Unshown       []string             `json:"unshown,omitempty"`
	Fault         string               `json:"fault,omitempty"`
	Request       string               `json:"request,omitempty"`
	Response      string               `json:"response,omitempty"`
}

type documentDifference struct {
	Step     string `json:"step"`
	Line     int    `json:"line"`
	Entry    int    `json:"entry"`
	Expected string `json:"expected"`
	Shown    string `json:"shown"`
	Given    bool   `json:"given"`
}

// writeDocument writes the JSON report.
func writeDocument(w io.Writer, run Run) error {
	b, err := json.Marshal(newDocument(run), json.Deterministic(true), jsontext.WithIndent("  "))
	if err != nil {
		return fmt.Errorf("encoding the report: %w", err)
	}
	_, err = w.Write(append(b, '\n'))
	return err
}

func newDocument(run Run) document {
	r := run.Results
	d := document{
		Format: DocumentVersion, Suite: conformance.Version, Partial: r.Partial, Conforms: run.Conforms(), Shrunk: run.Shrunk, Untrue: run.Untrue, Missing: run.Missing,
		Probes: newDocumentProbes(run.Probes),
		Subject: documentSubject{
			conformance.Printable(r.Hello.Name), conformance.Printable(r.Hello.Version), conformance.Printable(r.Hello.Language),
		},
		Asked:  map[string]int{},
		Counts: documentCounts{map[string]int{}, map[string]int{}},
	}
	for _, a := range r.Asked {
		d.Asked[a.Ruleset] = a.Scenarios
	}
	for _, v := range conformance.Verdicts() {
		d.Counts.Normative[word(v)], d.Counts.Informative[word(v)] = r.Count(v, false), r.Count(v, true)
	}
	for _, h := range r.Hidden {
		d.Hidden = append(d.Hidden, documentHidden{h.Ruleset, string(h.Topic), fieldWords(h.Fields)})
	}
	for _, f := range protocol.Fields() {
		if n := lacking(r, f); n > 0 {
			d.Unshown = append(d.Unshown, documentUnshown{string(f), n})
		}
	}
	for _, one := range run.list() {
		told := newDocumentResult(one)
		told.Expected = run.Expected[one.Scenario.ID]
		d.Scenarios = append(d.Scenarios, told)
	}
	return d
}

// lacking counts the normative scenarios that wanted a field that was not shown.
func lacking(r *conformance.Results, f protocol.Field) int {
	n := 0
	for _, one := range r.List {
		if !one.Informative && slices.Contains(one.Unshown, f) {
			n++
		}
	}
	return n
}

func newDocumentResult(r conformance.Result) documentResult {
	s, rule := r.Scenario, r.Scenario.Rule
	d := documentResult{
		ID: s.ID, Rule: rule.ID, Status: string(rule.Status), Topic: string(rule.Topic), Source: rule.Source, Sentence: rule.Sentence,
		Title: s.Title, Path: s.Path, Line: max(s.Line, s.Row), Verdict: word(r.Verdict), Informative: r.Informative,
		Reason: conformance.Printable(r.Reason), Contradiction: conformance.Printable(r.Contradiction), Unshown: fieldWords(r.Unshown),
	}
	for _, diff := range r.Differences {
		d.Differences = append(d.Differences, documentDifference{
			diff.Step, diff.Line, diff.Entry, conformance.Printable(diff.Expected), conformance.Printable(diff.Shown), diff.Given,
		})
	}
	if r.Outcome.Fault != nil {
		d.Fault = string(r.Outcome.Fault.Kind)
	}
	if r.Verdict != conformance.Passed {
		d.Request = conformance.Printable(string(r.Outcome.Request))
		d.Response = conformance.Printable(string(r.Outcome.Response))
	}
	return d
}
