package report

import (
	"fmt"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/probe"
)

// probes tells each finding of the probes.
func (t Text) probes(b *strings.Builder) {
	for _, r := range t.Probes.Findings() {
		f := r.Finding
		fmt.Fprintf(b, "\nprobe %s: %s\n", r.Probe, r.Probe.Finding())
		line := func(name, text string) { fmt.Fprintf(b, "  %-9s %s\n", name, conformance.Printable(text)) }
		if f.Scenario != "" {
			line("game", fmt.Sprintf("%s, in %s, %d players; the first of %d that differ, of %d", f.Scenario, f.Ruleset, f.Players, f.Games, r.Games))
		}
		line("other way", r.Probe.Asked())
		line("differs", where(f))
		line("once", f.Once)
		line("other", f.Other)
		line("look for", r.Probe.LookFor())
		if f.Scenario == "" {
			continue
		}
		line("request", f.Requests[0])
		if f.Requests[1] != f.Requests[0] {
			line("and", f.Requests[1])
		}
		fmt.Fprintf(b, "  %-9s %s\n", "again", t.again(f.Scenario, "--probes"))
	}
}

// where says in what two answers differ.
func where(f *probe.Finding) string {
	if f.Entry < 0 {
		return f.Field
	}
	return fmt.Sprintf("%s, in entry %d of the trace", f.Field, f.Entry)
}

// probed counts the probes in a line.
func (t Text) probed(b *strings.Builder) {
	if t.Probes == nil {
		return
	}
	held, told, untold := 0, 0, ""
	for _, r := range t.Probes.List {
		switch {
		case r.Untold != "":
			untold += fmt.Sprintf("; not told: %s, for %s", r.Probe, r.Untold)
			continue
		case r.Held():
			held++
		}
		told++
	}
	mark := ""
	if held < told {
		mark = t.paint("FAIL", false) + " "
	}
	fmt.Fprintf(b, "%sprobes: %d of %d held%s\n", mark, held, told, untold)
}

// documentProbe is what came of a probe, in the JSON report.
type documentProbe struct {
	Probe   string           `json:"probe"`
	Games   int              `json:"games"`
	Held    bool             `json:"held"`
	Untold  string           `json:"untold,omitempty"`
	Finding *documentFinding `json:"finding,omitempty"`
}

type documentFinding struct {
	Sentence string `json:"sentence"`
	Scenario string `json:"scenario,omitempty"`
	Ruleset  string `json:"ruleset,omitempty"`
	Players  int    `json:"players,omitempty"`
	Games    int    `json:"games,omitempty"`
	Entry    int    `json:"entry"`
	Field    string `json:"field"`
	Once     string `json:"once"`
	Other    string `json:"other"`
	Request  string `json:"request,omitempty"`
	And      string `json:"and,omitempty"`
}

func newDocumentProbes(results *probe.Results) []documentProbe {
	if results == nil {
		return nil
	}
	var list []documentProbe
	for _, r := range results.List {
		d := documentProbe{Probe: string(r.Probe), Games: r.Games, Held: r.Held(), Untold: r.Untold}
		if f := r.Finding; f != nil {
			d.Finding = &documentFinding{
				r.Probe.Finding(), f.Scenario, f.Ruleset, f.Players, f.Games, f.Entry, f.Field,
				conformance.Printable(f.Once), conformance.Printable(f.Other), f.Requests[0], "",
			}
			if f.Requests[1] != f.Requests[0] {
				d.Finding.And = f.Requests[1]
			}
		}
		list = append(list, d)
	}
	return list
}

// probeSuite holds a case for each probe; none where nothing was probed.
func probeSuite(run Run) junitSuite {
	suite := junitSuite{Name: "the probes"}
	if run.Probes == nil {
		return suite
	}
	for _, r := range run.Probes.List {
		c := junitCase{Class: "probes", Name: "probes." + string(r.Probe)}
		switch f := r.Finding; {
		case f != nil:
			message := attribute(fmt.Sprintf("%s: %s: %s, other way %s", r.Probe.Finding(), where(f), f.Once, f.Other))
			c.Failure = &junitNote{Type: "probe", Message: message, Text: message}
		case !r.Held():
			c.Skipped = &junitNote{Message: attribute(r.Untold)}
		}
		suite.add(c)
	}
	return suite
}
