package conformance

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// Options say how to run the suite.
type Options struct {
	Selection Selection
	// Reference answers the bound plans first: one that it does not pass is an
	// error of the suite. Without it a wrong feature would be held against the
	// program.
	Reference protocol.Subject
	// Progress is called after each answer of the program; nil for none.
	Progress func(done, total int)
}

// Judge runs the suite on a program. The error is of the run as a whole: a
// *SelectionError, a *SuiteError, an error of the subject, or the context's.
func (s *Suite) Judge(ctx context.Context, subject protocol.Subject, o Options) (*Results, error) {
	chosen, err := s.choose(o.Selection)
	if err != nil {
		return nil, err
	}
	hello, err := subject.Hello(ctx)
	if err != nil {
		return nil, err
	}
	results := &Results{Hello: hello, Partial: !o.Selection.Whole()}
	bound, err := s.bind(chosen, hello, results)
	if err != nil {
		return nil, &SuiteError{err}
	}
	if o.Reference == nil && slices.ContainsFunc(hello.Plays, func(c protocol.Claim) bool { return len(c.Automatic) > 0 }) {
		return nil, errors.New("the claim names what the program does of itself, and that can only be judged beside a reference: `muggins serve` is one")
	}
	if o.Reference != nil {
		if err := confirm(ctx, o.Reference, bound); err != nil {
			return nil, err
		}
	}
	if err := s.ask(ctx, subject, bound, results, o.Progress); err != nil {
		return nil, err
	}
	if err := ledger(chosen, results); err != nil {
		return nil, &SuiteError{err}
	}
	if !results.Partial {
		results.Hidden = hidden(chosen, hello, results)
	}
	return results, nil
}

// slot is a bound plan and the place of its result.
type slot struct {
	bound plan.Bound
	at    int
	ahead []reach // see judge
}

// bind binds each plan to the first claim that admits it.
func (s *Suite) bind(chosen []*plan.Plan, hello protocol.Hello, results *Results) ([]slot, error) {
	var slots []slot
	for _, p := range chosen {
		r := Result{Scenario: s.Scenario(p.ID), Verdict: NotClaimed, Informative: p.Informative}
		for _, claim := range hello.Plays {
			if p.Deals && !slices.Contains(hello.Methods, "shuffle") {
				r.Reason = "method shuffle"
				break
			}
			all, ex, err := plan.Bind(p, claim)
			if err != nil {
				return nil, err
			}
			for _, b := range all {
				r.Verdict = Unjudged
				slots = append(slots, slot{bound: b, at: len(results.List)})
			}
			if len(all) > 0 {
				r.Reason = ""
				break
			}
			if r.Reason == "" || claim.Ruleset == p.Ruleset {
				r.Reason = ex.Reason
			}
		}
		results.List = append(results.List, r)
	}
	// The program's own deals come last: where each breaks it, the games have been judged.
	slices.SortStableFunc(slots, func(a, b slot) int { return deals(a) - deals(b) })
	return slots, nil
}

func deals(s slot) int {
	if s.bound.Plan.Deals {
		return 1
	}
	return 0
}

func plays(slots []slot) []protocol.Play {
	all := make([]protocol.Play, len(slots))
	for i, s := range slots {
		all[i] = s.bound.Play
	}
	return all
}

// confirm lets the reference answer the bound plans.
func confirm(ctx context.Context, reference protocol.Subject, slots []slot) error {
	verdicts := make([]Result, len(slots))
	err := reference.Play(ctx, plays(slots), func(i int, o protocol.Outcome) {
		b := slots[i].bound
		slots[i].ahead = ahead(b, o.Answer.Trace)
		b.Claim.Covers = protocol.Some(names(protocol.Topics()))
		verdicts[i] = judge(b, o, nil)
	})
	if err != nil {
		return fmt.Errorf("asking the reference: %w", err)
	}
	for i, r := range verdicts {
		if r.Verdict != Passed {
			p := slots[i].bound.Plan
			return &SuiteError{fmt.Errorf("%s:%d: the reference does not pass %s: %s", p.Path, p.Line, p.ID, brief(r))}
		}
	}
	return nil
}

func names(topics []protocol.Topic) []string {
	var list []string
	for _, t := range topics {
		list = append(list, string(t))
	}
	return list
}

// brief says in a line what is wrong with a result.
func brief(r Result) string {
	if len(r.Differences) > 0 {
		d := r.Differences[0]
		return fmt.Sprintf("%s: at %q expected %s, shown %s", r.Verdict, d.Step, d.Expected, d.Shown)
	}
	if len(r.Unshown) > 0 {
		return fmt.Sprintf("%s: %v not shown", r.Verdict, r.Unshown)
	}
	return fmt.Sprintf("%s: %s", r.Verdict, r.Reason)
}

func (s *Suite) ask(ctx context.Context, subject protocol.Subject, slots []slot, results *Results, progress func(int, int)) error {
	judged := make([]*Result, len(slots))
	done := 0
	err := subject.Play(ctx, plays(slots), func(i int, o protocol.Outcome) {
		r := judge(slots[i].bound, o, slots[i].ahead)
		judged[i] = &r
		done++
		if progress != nil {
			progress(done, len(slots))
		}
	})
	if err != nil {
		return err
	}
	for i, r := range judged {
		if r == nil {
			return &SuiteError{fmt.Errorf("the scenario %s was asked, and no verdict came of it", slots[i].bound.Plan.ID)}
		}
		at := slots[i].at
		r.Scenario = results.List[at].Scenario
		results.List[at] = join(results.List[at], *r)
	}
	return nil
}

// join makes one result of those for several numbers of players: the worst, and
// of equal ones the first. What was not shown to one was not shown.
func join(a, b Result) Result {
	if a.Verdict == Unjudged {
		return b
	}
	for _, f := range b.Unshown {
		if !slices.Contains(a.Unshown, f) {
			a.Unshown = append(a.Unshown, f)
		}
	}
	slices.Sort(a.Unshown)
	mixed := a.Verdict != b.Verdict
	if severity(b.Verdict) > severity(a.Verdict) {
		b.Unshown = a.Unshown
		a = b
	}
	if mixed && a.Verdict == NotObserved {
		a.Verdict = PassedInPart // seen with some numbers of players
	}
	return a
}

// severity orders verdicts: a wrong answer counts above a right one.
func severity(v Verdict) int {
	return slices.Index([]Verdict{Passed, PassedInPart, NotObserved, NotReached, Failed, Faulted}, v)
}

// ledger holds what was to run against what did: nothing may be lost on the way.
func ledger(chosen []*plan.Plan, results *Results) error {
	if len(results.List) != len(chosen) {
		return fmt.Errorf("%d scenarios were chosen and %d came back", len(chosen), len(results.List))
	}
	for i, p := range chosen {
		r := results.List[i]
		if r.Scenario == nil || r.Scenario.ID != p.ID {
			return fmt.Errorf("the scenario %s was lost", p.ID)
		}
		if r.Verdict == Unjudged {
			return fmt.Errorf("the scenario %s was asked, and no verdict came of it", p.ID)
		}
	}
	return nil
}

// hidden finds the topics that a claim covers, that the features look at, and
// that no answer showed.
func hidden(chosen []*plan.Plan, hello protocol.Hello, results *Results) []Hidden {
	var all []Hidden
	for _, claim := range hello.Plays {
		for _, topic := range claim.Topics() {
			var fields []protocol.Field
			for _, f := range protocol.Fields() {
				if f.Topic() == topic {
					fields = append(fields, f)
				}
			}
			if lookedAt(chosen, claim.Ruleset, fields) && !shown(results, claim.Ruleset, fields) {
				all = append(all, Hidden{claim.Ruleset, topic, fields})
			}
		}
	}
	return all
}

// lookedAt reports whether any scenario of the ruleset checks one of the fields.
func lookedAt(plans []*plan.Plan, ruleset string, fields []protocol.Field) bool {
	return slices.ContainsFunc(plans, func(p *plan.Plan) bool {
		return p.Ruleset == ruleset && slices.ContainsFunc(p.Checks, func(c plan.Check) bool {
			return slices.ContainsFunc(c.Fields(), func(f protocol.Field) bool { return slices.Contains(fields, f) })
		})
	})
}

// shown reports whether any answer of the ruleset shows one of the fields.
func shown(results *Results, ruleset string, fields []protocol.Field) bool {
	return slices.ContainsFunc(results.List, func(r Result) bool {
		return r.Bound.Plan != nil && r.Bound.Plan.Ruleset == ruleset &&
			slices.ContainsFunc(r.Outcome.Answer.Trace, func(e protocol.Entry) bool { return slices.ContainsFunc(fields, e.Shows) })
	})
}

// IsUsage reports whether an error of Judge comes of how it was called.
func IsUsage(err error) bool {
	var s *SelectionError
	return errors.As(err, &s)
}
