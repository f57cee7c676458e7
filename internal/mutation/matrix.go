// Package mutation holds wrong programs against the features: which are caught,
// by which rule, and what would not be caught without a rule.
package mutation

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"muggins.example/conformance"
	"muggins.example/internal/mutant"
	"muggins.example/internal/reference"
	"muggins.example/internal/rulebook"
	"muggins.example/protocol"
)

// Row is what came of one mutant.
type Row struct {
	Mutant mutant.Mutant
	Marks  []conformance.Mark // the scenarios that it is wrong in, in the order of the features
	Rules  []string           // the ids of their rules, which catch it
}

// Killed reports whether the features catch the mutant.
func (r Row) Killed() bool { return len(r.Marks) > 0 }

// ByOwn reports whether the rule that the mutant breaks catches it. One that
// names no rule asks for none.
func (r Row) ByOwn() bool {
	return r.Mutant.Rule == "" || slices.Contains(r.Rules, r.Mutant.Rule)
}

// OnlyBy reports whether the mutant would pass if the rule were deleted.
func (r Row) OnlyBy(rule string) bool {
	return r.Killed() && !slices.ContainsFunc(r.Marks, func(m conformance.Mark) bool { return m.Scenario.Rule.ID != rule })
}

// Matrix is which mutants are caught by which rules.
type Matrix struct {
	Rows  []Row // in the order of the mutants
	Rules []*rulebook.Rule
}

// Run holds each mutant against the features, jobs of them at a time, through
// the conversation. Each is called after a mutant with how many are done; nil
// for none. The error is a *conformance.SuiteError where the reference itself
// does not pass under a mutant's claim.
func Run(ctx context.Context, suite *conformance.Suite, mutants []mutant.Mutant, jobs int, each func(done, total int)) (*Matrix, error) {
	m := &Matrix{Rows: make([]Row, len(mutants))}
	for _, r := range suite.Book.Rules() {
		if !r.Unobservable && !r.Informative() {
			m.Rules = append(m.Rules, r)
		}
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	claims := byClaim(mutants)
	next := make(chan []int)
	var work sync.WaitGroup
	var lock sync.Mutex
	done := 0
	tick := func() {
		lock.Lock()
		defer lock.Unlock()
		if done++; each != nil {
			each(done, len(mutants))
		}
	}
	for range max(jobs, 1) {
		work.Go(func() {
			for group := range next {
				if err := m.group(ctx, suite, mutants, group, tick); err != nil {
					cancel(err)
				}
			}
		})
	}
	for _, group := range claims {
		next <- group
	}
	close(next)
	work.Wait()
	return m, context.Cause(ctx)
}

// byClaim puts mutants with equal claims together, by their places, so that the
// features are bound once for all of them; few at a time, so that no worker is
// left with most.
func byClaim(mutants []mutant.Mutant) [][]int {
	const most = 12
	var groups [][]int
	last := map[string]int{}
	for i, one := range mutants {
		key := fmt.Sprint(one.Ruleset, one.Players, one.Claims) // fmt prints maps sorted
		at, known := last[key]
		if !known || len(groups[at]) == most {
			at = len(groups)
			groups = append(groups, nil)
			last[key] = at
		}
		groups[at] = append(groups[at], i)
	}
	return groups
}

func (m *Matrix) group(ctx context.Context, suite *conformance.Suite, mutants []mutant.Mutant, group []int, tick func()) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	memory := &protocol.Memory{}
	right := reference.Remembering(mutant.Program(mutants[group[0]].Claim()), memory)
	exam, err := suite.Exam(ctx, right)
	_ = right.Close()
	if err != nil {
		return fmt.Errorf("the claim of %s: %w", mutants[group[0]].ID(), err)
	}
	for _, i := range group {
		subject := reference.Remembering(mutants[i].Implementation(), memory)
		marks, err := exam.Marks(ctx, subject)
		_ = subject.Close()
		if err != nil {
			return err
		}
		m.Rows[i] = row(mutants[i], marks)
		tick()
	}
	return nil
}

func row(one mutant.Mutant, marks []conformance.Mark) Row {
	r := Row{Mutant: one, Marks: marks}
	for _, mark := range marks {
		if id := mark.Scenario.Rule.ID; !slices.Contains(r.Rules, id) {
			r.Rules = append(r.Rules, id)
		}
	}
	return r
}

// Killed counts the mutants that the features catch.
func (m *Matrix) Killed() int {
	n := 0
	for _, r := range m.Rows {
		if r.Killed() {
			n++
		}
	}
	return n
}

// Without returns the mutants that would pass if a rule were deleted.
func (m *Matrix) Without(rule string) []Row {
	var through []Row
	for _, r := range m.Rows {
		if r.OnlyBy(rule) {
			through = append(through, r)
		}
	}
	return through
}

// KilledBy returns the mutants that a rule catches, alone or with others.
func (m *Matrix) KilledBy(rule string) []Row {
	var caught []Row
	for _, r := range m.Rows {
		if slices.Contains(r.Rules, rule) {
			caught = append(caught, r)
		}
	}
	return caught
}
