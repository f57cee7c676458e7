// Package consistency holds the examples of a set of features against each
// other: which contradict each other, which values of options nothing tells
// apart, which rules decide nothing between the readings of what is silent, and
// which examples need a value that no tag of theirs names.
package consistency

import (
	"context"
	"fmt"
	"sync"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// Finding is something about the examples that has to be put right.
type Finding struct {
	Path string
	Line int
	Text string // what is wrong, and what to do
	key  string // equal where the same is found in several rulesets
}

// String writes the place before the text.
func (f Finding) String() string { return fmt.Sprintf("%s:%d: %s", f.Path, f.Line, f.Text) }

// Result is what was compared and what was found.
type Result struct {
	Examples int       // that were held against each other
	Findings []Finding // by check, in the order of the features
}

// Check makes all checks. The reference may be asked by several at a time.
// Whole says that the features have to tell the values of every option; else
// only those of options that an example of theirs is about. The error is of the
// reference or the context.
func Check(ctx context.Context, suite *conformance.Suite, reference protocol.Subject, whole bool) (Result, error) {
	checks := []func() ([]Finding, error){
		func() ([]Finding, error) { return Contradictions(suite) },
		func() ([]Finding, error) { return Untold(ctx, suite, reference, whole) },
		func() ([]Finding, error) { return Undecided(ctx, suite, reference) },
		func() ([]Finding, error) { return untagged(ctx, suite, reference) },
	}
	found, errs := make([][]Finding, len(checks)), make([]error, len(checks))
	var work sync.WaitGroup
	for i, check := range checks {
		work.Go(func() { found[i], errs[i] = check() })
	}
	work.Wait()
	result := Result{Examples: len(examples(suite))}
	for i := range checks {
		if errs[i] != nil {
			return Result{}, errs[i]
		}
		result.Findings = append(result.Findings, found[i]...)
	}
	return result, nil
}

// untagged finds examples that hold only under some values of an option, and do
// not say so by a tag.
func untagged(ctx context.Context, suite *conformance.Suite, reference protocol.Subject) ([]Finding, error) {
	all, err := suite.Dependences(ctx, reference)
	var found []Finding
	for _, d := range all {
		found = append(found, Finding{Path: d.Path, Line: d.Line, Text: d.Advice(), key: d.Scenario + " " + d.Option})
	}
	return found, err
}
