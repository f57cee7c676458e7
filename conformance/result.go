package conformance

import (
	"muggins.example/internal/rulebook"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// Result is what came of one scenario.
type Result struct {
	Scenario      *rulebook.Scenario
	Verdict       Verdict
	Informative   bool             // no program fails for it: it tells which reading is followed
	Reason        string           // one line, where the verdict needs one
	Differences   []Difference     // in the order in which they were met
	Contradiction string           // how the answer contradicts itself, or ""
	Unshown       []protocol.Field // that Then asks and no answer showed, sorted
	Bound         plan.Bound       // the zero value where nothing was asked
	Outcome       protocol.Outcome // the zero value where nothing was asked
}

// lean forgets the conversation of a result that is a pass.
func (r Result) lean() Result {
	if r.Verdict == Passed {
		r.Outcome = protocol.Outcome{}
	}
	return r
}

// Difference is one check that was shown and wrong.
type Difference struct {
	Step     string // the sentence of the feature
	Line     int    // of the sentence
	Entry    int    // of the trace, from 0
	Expected string
	Shown    string
	Given    bool // it lies in what Given stages
	Listed   bool // Expected and Shown are lists, with commas between
}

// Wrong reports whether the result keeps the program from conforming.
func (r Result) Wrong() bool {
	switch r.Verdict {
	case Faulted, Unjudged:
		return true
	case Failed, NotReached:
		return !r.Informative
	}
	return false
}

// Results are what came of a run, in the order of the features.
type Results struct {
	Hello   protocol.Hello
	Asked   []Asked // in the order of the rulesets
	Partial bool    // a selection was run, not the whole
	List    []Result
	Hidden  []Hidden
	Unasked int // scenarios that were chosen and not asked, for one before them was wrong
}

// Asked is how many scenarios were asked in games of a ruleset.
type Asked struct {
	Ruleset   string
	Scenarios int
}

// Hidden is a topic that a claim covers and no answer ever showed.
type Hidden struct {
	Ruleset string
	Topic   protocol.Topic
	Fields  []protocol.Field // any of which would show it
}

// Count returns how many normative, or informative, scenarios have a verdict.
func (r *Results) Count(v Verdict, informative bool) int {
	n := 0
	for _, one := range r.List {
		if one.Verdict == v && one.Informative == informative {
			n++
		}
	}
	return n
}

// Judged returns how many normative scenarios were judged.
func (r *Results) Judged() int {
	n := 0
	for _, v := range Verdicts() {
		if v.Judged() {
			n += r.Count(v, false)
		}
	}
	return n
}

// Wrong returns the results that keep the program from conforming.
func (r *Results) Wrong() []Result {
	var wrong []Result
	for _, one := range r.List {
		if one.Wrong() {
			wrong = append(wrong, one)
		}
	}
	return wrong
}

// Conforms reports whether at least one normative scenario passed, none is
// wrong, and every topic that is covered was shown.
func (r *Results) Conforms() bool {
	return r.Count(Passed, false) > 0 && len(r.Wrong()) == 0 && len(r.Hidden) == 0
}

// Blank reports whether nothing speaks for the program or against it: no
// normative scenario passed, none is wrong, and no topic was hidden.
func (r *Results) Blank() bool {
	return r.Count(Passed, false) == 0 && len(r.Wrong()) == 0 && len(r.Hidden) == 0
}
