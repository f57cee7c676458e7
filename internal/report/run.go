package report

import (
	"path/filepath"
	"slices"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/probe"
	"muggins.example/internal/rulebook"
	"muggins.example/protocol"
)

// Run is what machines are told of: the results, and what only the command
// line knows. Reports of equal runs are equal byte by byte: they hold no times,
// no absolute paths and nothing that a program wrote to stderr. (Which requests
// are lost when a program breaks too often depends on how its copies run.)
type Run struct {
	Results  *conformance.Results
	Shrunk   []string          // what a claim held on to had and the program claims no more, a line each
	Features string            // the folder of the features; "" for those of the suite
	Expected map[string]string // scenarios that fail as a baseline lists them: why
	Untrue   []string          // where that baseline is not true, a line each
	Missing  []string          // what is claimed and was not judged, where all has to be
	Like     string            // the wrong program that fails alike, in a line; "" for none
	Probes   *probe.Results    // what came of the probes; nil where none were run
}

// Conforms reports whether the program conforms but for what is expected, claims
// no less than it was held to, what it was held to is true, and no probe found
// anything.
func (r Run) Conforms() bool {
	return r.Results.Count(conformance.Passed, false) > 0 && len(r.Unexpected()) == 0 &&
		len(r.Results.Hidden)+len(r.Shrunk)+len(r.Untrue)+len(r.Missing)+len(r.Probes.Findings()) == 0
}

// Unexpected returns the results that keep the program from conforming and are
// not expected.
func (r Run) Unexpected() []conformance.Result {
	return slices.DeleteFunc(r.Results.Wrong(), func(one conformance.Result) bool {
		_, listed := r.Expected[one.Scenario.ID]
		return listed
	})
}

// list returns the results without what differs from machine to machine.
func (r Run) list() []conformance.Result {
	list := slices.Clone(r.Results.List)
	for i := range list {
		list[i].Scenario = r.relative(list[i].Scenario)
		if fault := list[i].Outcome.Fault; fault != nil {
			quiet := *fault
			quiet.Stderr = ""
			list[i].Outcome.Fault = &quiet
		}
	}
	return list
}

// relative begins the path of a scenario with the name of the folder of the
// features, where that folder is known by an absolute path.
func (r Run) relative(s *rulebook.Scenario) *rulebook.Scenario {
	if !filepath.IsAbs(r.Features) {
		return s
	}
	moved := *s
	if rest, ok := strings.CutPrefix(s.Path, strings.TrimSuffix(r.Features, "/")); ok {
		moved.Path = filepath.Base(r.Features) + rest
	}
	return &moved
}

// explain tells a result in the same bytes on every run. Explain compares lists
// with a library that varies on purpose; lists whose commas are followed by
// another blank it writes plainly, one under the other.
func explain(r conformance.Result) string {
	r.Differences = slices.Clone(r.Differences)
	for i := range r.Differences {
		d := &r.Differences[i]
		d.Expected, d.Shown = strings.ReplaceAll(d.Expected, ", ", ",\u00a0"), strings.ReplaceAll(d.Shown, ", ", ",\u00a0")
	}
	return strings.ReplaceAll(r.Explain(), ",\u00a0", ", ")
}

// because says in a line why a verdict is what it is; "" where nothing needs to
// be said.
func because(r conformance.Result) string {
	switch {
	case r.Reason != "":
		return r.Reason
	case len(r.Differences) > 0:
		d := r.Differences[0]
		return d.Step + ": expected " + d.Expected + ", shown " + d.Shown
	case len(r.Unshown) > 0:
		return strings.Join(fieldWords(r.Unshown), ", ") + " not shown"
	}
	return ""
}

// otherReading reports whether a result tells only that the program reads
// silent documents in another way.
func otherReading(r conformance.Result) bool {
	return r.Informative && r.Verdict == conformance.Failed
}

// word is a verdict as machines know it.
func word(v conformance.Verdict) string {
	if v == conformance.Unjudged {
		return "unjudged"
	}
	return strings.ReplaceAll(v.String(), " ", "-")
}

func fieldWords(fields []protocol.Field) []string {
	words := make([]string, len(fields))
	for i, f := range fields {
		words[i] = string(f)
	}
	return words
}
