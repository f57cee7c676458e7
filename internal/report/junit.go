package report

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"muggins.example/conformance"
)

type junitSuites struct {
	XMLName  xml.Name     `xml:"testsuites"`
	Name     string       `xml:"name,attr"`
	Tests    int          `xml:"tests,attr"`
	Failures int          `xml:"failures,attr"`
	Errors   int          `xml:"errors,attr"`
	Suites   []junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Errors   int         `xml:"errors,attr"`
	Skipped  int         `xml:"skipped,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Class   string     `xml:"classname,attr"`
	Name    string     `xml:"name,attr"`
	Failure *junitNote `xml:"failure"`
	Error   *junitNote `xml:"error"`
	Skipped *junitNote `xml:"skipped"`
	Out     *junitText `xml:"system-out"`
}

type junitNote struct {
	Type    string `xml:"type,attr,omitempty"`
	Message string `xml:"message,attr"`
	Text    string `xml:",cdata"`
}

type junitText struct {
	Text string `xml:",cdata"`
}

// writeJUnit writes the report for readers of JUnit's: a suite for each
// feature, a case for each scenario. Something in it is red where the program
// does not conform, and only then.
func writeJUnit(w io.Writer, run Run) error {
	b, err := xml.MarshalIndent(newJUnit(run), "", "  ")
	if err != nil {
		return fmt.Errorf("encoding the report: %w", err)
	}
	_, err = fmt.Fprintf(w, "%s%s\n", xml.Header, b)
	return err
}

func newJUnit(run Run) junitSuites {
	all := junitSuites{Name: attribute(name(run.Results.Hello))}
	places := map[string]int{}
	for _, r := range run.list() {
		at, known := places[r.Scenario.Path]
		if !known {
			at = len(all.Suites)
			places[r.Scenario.Path] = at
			all.Suites = append(all.Suites, junitSuite{Name: attribute(r.Scenario.Path)})
		}
		all.Suites[at].add(run.junitCase(r))
	}
	if claim := claimSuite(run); claim.Tests > 0 {
		all.Suites = append(all.Suites, claim)
	}
	if probes := probeSuite(run); probes.Tests > 0 {
		all.Suites = append(all.Suites, probes)
	}
	for _, s := range all.Suites {
		all.Tests, all.Failures, all.Errors = all.Tests+s.Tests, all.Failures+s.Failures, all.Errors+s.Errors
	}
	return all
}

// add counts a case and keeps it.
func (s *junitSuite) add(c junitCase) {
	s.Tests++
	switch {
	case c.Failure != nil:
		s.Failures++
	case c.Error != nil:
		s.Errors++
	case c.Skipped != nil:
		s.Skipped++
	}
	s.Cases = append(s.Cases, c)
}

// junitCase is the case of a result; one that is expected to fail is skipped.
func (r Run) junitCase(one conformance.Result) junitCase {
	c := newJUnitCase(one)
	if why, expected := r.Expected[one.Scenario.ID]; expected {
		c.Failure, c.Error = nil, nil
		c.Skipped = &junitNote{Type: word(one.Verdict), Message: attribute("expected to fail: " + why)}
	}
	return c
}

func newJUnitCase(r conformance.Result) junitCase {
	c := junitCase{Class: attribute(r.Scenario.Rule.ID), Name: attribute(r.Scenario.ID)}
	message := r.Verdict.String()
	if why := because(r); why != "" {
		message += ": " + why
	}
	note := &junitNote{Type: word(r.Verdict), Message: attribute(message)}
	switch {
	case r.Verdict == conformance.Passed:
	case otherReading(r):
		c.Out = &junitText{attribute(fmt.Sprintf("informative: the program follows another reading than %q (%s)", r.Scenario.Rule.Sentence, because(r)))}
	case r.Wrong():
		note.Text = text(explain(r))
		if r.Verdict == conformance.Failed {
			c.Failure = note
		} else {
			c.Error = note
		}
	default:
		note.Type = ""
		c.Skipped = note
	}
	return c
}

// claimSuite holds what keeps a program from conforming though no scenario is
// wrong. It has no cases where there is nothing of the kind.
func claimSuite(run Run) junitSuite {
	suite := junitSuite{Name: "the claim"}
	fail := func(name, message string) {
		message = attribute(message)
		suite.add(junitCase{Class: "claim", Name: attribute(name), Failure: &junitNote{Type: "claim", Message: message, Text: message}})
	}
	for _, h := range run.Results.Hidden {
		fail(fmt.Sprintf("claim.shown.%s.%s", h.Ruleset, h.Topic), h.Hint())
	}
	for i, line := range run.Shrunk {
		fail(fmt.Sprintf("claim.kept.%d", i+1), "the claim has shrunk: "+line)
	}
	for i, line := range run.Untrue {
		fail(fmt.Sprintf("baseline.true.%d", i+1), line)
	}
	for i, line := range run.Missing {
		fail(fmt.Sprintf("complete.%d", i+1), line)
	}
	if run.Results.Count(conformance.Passed, false) == 0 {
		fail("claim.passed", "no scenario passed: a program conforms only where something did")
	}
	return suite
}

// attribute makes a line harmless and fit for XML.
func attribute(s string) string { return text(conformance.Printable(s)) }

// text leaves out what XML 1.0 cannot hold, and what its readers would change.
func text(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n', r == '\t', r >= ' ' && r < 0x7f, r >= 0xa0 && r != 0xfffe && r != 0xffff:
			return r
		}
		return -1
	}, s)
}
