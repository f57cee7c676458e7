package conformance

import (
	"bytes"
	"context"
	"slices"

	"muggins.example/internal/rulebook"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// Exam is the features bound to one claim, with the answers of a program that
// is right under it, so that many programs with the same claim can be held
// against them. Recorded games are not among it: what is asked are examples of
// rules. An Exam may be used by several at a time.
type Exam struct {
	suite *Suite
	slots []slot
	requests
	right [][]byte // the answers, line by line
}

// Exam binds the features to the claim of a program that is right under it, and
// asks it. What it does not pass is a *SuiteError.
func (s *Suite) Exam(ctx context.Context, right protocol.Subject) (*Exam, error) {
	hello, err := right.Hello(ctx)
	if err != nil {
		return nil, err
	}
	hello.Plays = expanded(hello.Plays)
	var results Results
	slots, err := s.bind(s.plans[:len(s.Book.Scenarios())], hello, &results)
	if err != nil {
		return nil, &SuiteError{err}
	}
	e := &Exam{suite: s, slots: slots, right: make([][]byte, len(slots))}
	if e.requests, err = distinct(slots); err != nil {
		return nil, err
	}
	judged := make([]Result, len(slots))
	err = e.ask(ctx, right, func(i int, o protocol.Outcome) {
		e.right[i] = bytes.Clone(o.Response)
		judged[i] = judge(slots[i].bound, o, nil).lean()
	})
	if err != nil {
		return nil, err
	}
	return e, unconfirmed(slots, judged)
}

// Mark is a scenario that a program is wrong in.
type Mark struct {
	Scenario *rulebook.Scenario
	Verdict  Verdict // Failed, Faulted or NotReached
}

// Marks asks a program that makes the same claim, and returns the normative
// scenarios that it is wrong in, in the order of the features. An answer that
// is the right one byte for byte is not judged again.
func (e *Exam) Marks(ctx context.Context, subject protocol.Subject) ([]Mark, error) {
	worst := map[int]Verdict{}
	err := e.ask(ctx, subject, func(i int, o protocol.Outcome) {
		if o.Fault == nil && bytes.Equal(o.Response, e.right[i]) {
			return
		}
		r := judge(e.slots[i].bound, o, nil)
		if r.Wrong() && (worst[e.slots[i].at] == Unjudged || r.Verdict == Failed) {
			worst[e.slots[i].at] = r.Verdict
		}
	})
	if err != nil {
		return nil, err
	}
	var marks []Mark
	for at := range e.suite.plans {
		if v := worst[at]; v != Unjudged {
			marks = append(marks, Mark{e.suite.scenarios[at], v})
		}
	}
	return marks, nil
}

// Asks returns the ids of the normative scenarios that the exam asks, in the
// order of the features.
func (e *Exam) Asks() []string {
	var ids []string
	for _, s := range e.slots {
		if id := s.bound.Plan.ID; !s.bound.Informative && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// Bound returns what is asked, in order: the same scenario once for each number
// of players.
func (e *Exam) Bound() []plan.Bound {
	all := make([]plan.Bound, len(e.slots))
	for i, s := range e.slots {
		all[i] = s.bound
	}
	return all
}
