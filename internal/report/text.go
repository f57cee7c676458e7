// Package report writes what came of a run.
package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// Text says how a run is told to people.
type Text struct {
	Color   bool
	Verbose bool     // list every scenario with its verdict
	Command []string // the program under test; empty for the reference
	Flags   []string // that a repetition needs, such as --features DIR
	Run              // what else the run came to; its results are those written
}

// Write tells a run: a line for each topic, each scenario that is wrong, each
// informative one that follows another reading, then the counts.
func (t Text) Write(w io.Writer, r *conformance.Results) error {
	var b strings.Builder
	t.Results = r
	t.topics(&b, r)
	if t.Verbose {
		every(&b, r)
	}
	t.wrong(&b, t.Unexpected())
	t.probes(&b)
	t.informative(&b, r)
	t.counts(&b, r)
	_, err := io.WriteString(w, b.String())
	return err
}

// every lists all scenarios with their verdicts and reasons.
func every(b *strings.Builder, r *conformance.Results) {
	fmt.Fprintln(b)
	for _, one := range r.List {
		line := fmt.Sprintf("%-14s %s", one.Verdict, one.Scenario.ID)
		if one.Reason != "" {
			line += ": " + conformance.Printable(one.Reason)
		}
		if len(one.Unshown) > 0 {
			line += fmt.Sprintf(": not shown: %v", one.Unshown)
		}
		fmt.Fprintln(b, line)
	}
}

// wrong tells each result that is wrong; of faults that read alike, the first
// whole and the others by their ids.
func (t Text) wrong(b *strings.Builder, list []conformance.Result) {
	alike := map[string][]string{}
	for _, one := range list {
		if one.Verdict == conformance.Faulted {
			alike[one.Reason] = append(alike[one.Reason], one.Scenario.ID)
		}
	}
	for _, one := range list {
		ids := alike[one.Reason]
		if one.Verdict == conformance.Faulted && ids[0] != one.Scenario.ID {
			continue
		}
		fmt.Fprintf(b, "\n%s", one.Explain())
		if one.Verdict == conformance.Faulted && len(ids) > 1 {
			fmt.Fprintf(b, "  likewise  %d more: %s\n", len(ids)-1, strings.Join(ids[1:], " "))
		}
		fmt.Fprintf(b, "  again     %s\n", t.again(one.Scenario.ID))
	}
}

// paint colours a word where colours are wanted.
func (t Text) paint(word string, good bool) string {
	if !t.Color {
		return word
	}
	if good {
		return "\x1b[32m" + word + "\x1b[0m"
	}
	return "\x1b[31m" + word + "\x1b[0m"
}

func (t Text) topics(b *strings.Builder, r *conformance.Results) {
	for _, topic := range append(protocol.Topics(), conformance.Games) {
		var list []conformance.Result
		for _, one := range r.List {
			if one.Scenario.Rule.Topic == topic && !one.Informative {
				list = append(list, one)
			}
		}
		if len(list) == 0 {
			continue
		}
		passed := tally(list, conformance.Passed)
		fmt.Fprintf(b, "%s %-8s %3d of %d passed%s\n", t.mark(list), topic, passed, len(list), others(list))
	}
}

func (t Text) mark(list []conformance.Result) string {
	if slices.ContainsFunc(list, func(r conformance.Result) bool {
		_, expected := t.Expected[r.Scenario.ID]
		return r.Wrong() && !expected
	}) {
		return t.paint("FAIL", false)
	}
	if tally(list, conformance.Passed) == 0 {
		return "--  "
	}
	return t.paint("ok  ", true)
}

func tally(list []conformance.Result, v conformance.Verdict) int {
	n := 0
	for _, one := range list {
		if one.Verdict == v {
			n++
		}
	}
	return n
}

// others lists the verdicts besides passed, with their numbers.
func others(list []conformance.Result) string {
	s := ""
	for _, v := range conformance.Verdicts() {
		if n := tally(list, v); n > 0 && v != conformance.Passed {
			s += fmt.Sprintf("; %d %s", n, v)
		}
	}
	return s
}

// again is the command that runs one scenario again, with what flags it needs.
func (t Text) again(id string, flags ...string) string {
	words := append(append([]string{"muggins", "verify"}, t.Flags...), flags...)
	words = append(words, "--only", id)
	if len(t.Command) > 0 {
		words = append(append(words, "--"), t.Command...)
	}
	for i, word := range words {
		words[i] = quote(word)
	}
	return strings.Join(words, " ")
}

// quote writes a word so that a shell reads it as one.
func quote(word string) string {
	plain := func(r rune) bool {
		return (r >= 'a' && r <= 'z') || (r >= 'A' && r <= 'Z') || (r >= '0' && r <= '9') || strings.ContainsRune("-_./=:,@%+", r)
	}
	if word != "" && strings.IndexFunc(word, func(r rune) bool { return !plain(r) }) < 0 {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// informative tells which readings are followed where the documents are silent.
func (t Text) informative(b *strings.Builder, r *conformance.Results) {
	same, total, told := 0, 0, ""
	for _, one := range r.List {
		if !one.Informative || one.Verdict == conformance.NotClaimed {
			continue
		}
		total++
		switch one.Verdict {
		case conformance.Passed:
			same++
		case conformance.Failed:
			told += fmt.Sprintf("  otherwise: %s, where the reference reads %q\n", one.Scenario.ID, one.Scenario.Rule.Sentence)
		default:
			told += fmt.Sprintf("  %s: %s\n", one.Verdict, one.Scenario.ID)
		}
	}
	if total > 0 {
		fmt.Fprintf(b, "\nwhere the documents are silent: %d of %d as the reference reads them\n%s", same, total, told)
	}
}

func (t Text) counts(b *strings.Builder, r *conformance.Results) {
	fmt.Fprintln(b)
	for _, h := range r.Hidden {
		fmt.Fprintf(b, "%s %s\n", t.paint("FAIL", false), h.Hint())
	}
	for _, f := range missing(r) {
		fmt.Fprintln(b, f)
	}
	var asked []string
	for _, a := range r.Asked {
		if a.Scenarios > 0 {
			asked = append(asked, fmt.Sprintf("%d in %s", a.Scenarios, a.Ruleset))
		}
	}
	if len(asked) > 0 {
		fmt.Fprintf(b, "asked: %s\n", strings.Join(asked, ", "))
	}
	fmt.Fprintf(b, "%d of %d judged passed", r.Count(conformance.Passed, false), r.Judged())
	for _, v := range []conformance.Verdict{conformance.PassedInPart, conformance.Failed, conformance.Faulted, conformance.NotReached} {
		if n := r.Count(v, false); n > 0 {
			fmt.Fprintf(b, "; %d %s", n, v)
		}
	}
	fmt.Fprintf(b, "; %d not claimed; %d not observed\n", r.Count(conformance.NotClaimed, false), r.Count(conformance.NotObserved, false))
	if r.Unasked > 0 {
		fmt.Fprintf(b, "stopped behind the first that is wrong: %s not asked\n", scenarios(r.Unasked))
	} else if r.Partial {
		fmt.Fprintln(b, "a selection was run, not the whole suite")
	}
	t.probed(b)
	t.held(b)
	for _, line := range t.Shrunk {
		fmt.Fprintf(b, "the claim has shrunk: %s\n", line)
	}
	t.verdict(b, r)
}

// held tells what came of the baseline, and what was to be judged and was not.
func (t Text) held(b *strings.Builder) {
	if n := len(t.Results.Wrong()) - len(t.Unexpected()); n > 0 {
		fmt.Fprintf(b, "of these %d are expected to fail\n", n)
	}
	for _, line := range t.Untrue {
		fmt.Fprintf(b, "%s %s\n", t.paint("FAIL", false), line)
	}
	for _, line := range t.Missing {
		fmt.Fprintf(b, "%s %s\n", t.paint("FAIL", false), line)
	}
}

// verdict tells the wrong program that fails alike, and whether the program conforms.
func (t Text) verdict(b *strings.Builder, r *conformance.Results) {
	conforms := t.Conforms()
	verdict := "does not conform"
	switch {
	case conforms && len(t.Unexpected()) < len(r.Wrong()):
		verdict = "conforms but for what is expected to fail"
	case conforms:
		verdict = "conforms"
	case len(t.Shrunk)+len(t.Untrue)+len(t.Missing)+len(t.Probes.Findings()) > 0:
	case r.Blank():
		verdict = "could not be judged: nothing that was asked is claimed, shown and binding"
	}
	if t.Like != "" {
		fmt.Fprintln(b, t.Like)
	}
	fmt.Fprintf(b, "%s %s\n", name(r.Hello), t.paint(verdict, conforms))
}

// missing counts, by field, the normative scenarios that wanted a field that
// was not shown, or whose topic the claim leaves out.
func missing(r *conformance.Results) []string {
	var lines []string
	for _, f := range protocol.Fields() {
		absent, unclaimed := 0, 0
		for _, one := range r.List {
			switch {
			case one.Informative || !slices.Contains(one.Unshown, f):
			case slices.Contains(one.Bound.Claim.Topics(), f.Topic()):
				absent++
			default:
				unclaimed++
			}
		}
		if absent > 0 {
			lines = append(lines, fmt.Sprintf("not shown: %s, in %s", f, scenarios(absent)))
		}
		if unclaimed > 0 {
			lines = append(lines, fmt.Sprintf("not judged, for the claim does not cover %s: %s, in %s", f.Topic(), f, scenarios(unclaimed)))
		}
	}
	return lines
}

func scenarios(n int) string {
	if n == 1 {
		return "1 scenario"
	}
	return fmt.Sprintf("%d scenarios", n)
}

func name(h protocol.Hello) string {
	return strings.TrimSpace(conformance.Printable(h.Name) + " " + conformance.Printable(h.Version))
}
