package conformance

import (
	"fmt"
	"slices"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// judge compares an answer with what its plan asks. ahead says behind which
// entries the program has gone on of itself, so that they cannot be seen; nil
// for none.
func judge(b plan.Bound, o protocol.Outcome, ahead []reach) Result {
	r := Result{Bound: b, Outcome: o, Informative: b.Informative}
	switch {
	case o.Fault != nil:
		r.Verdict, r.Reason = Faulted, o.Fault.Error()
		if o.Fault.Unstable {
			r.Reason += " (it answered when it was asked again alone: unstable)"
		}
		return r
	case o.Answer.Refused != "":
		r.Verdict, r.Reason = NotReached, "the set-up was refused as "+o.Answer.Refused
		return r
	case o.Answer.Unable != "":
		r.Verdict, r.Reason = NotReached, "the program is unable to take the set-up: "+o.Answer.Unable
		return r
	}
	if b.Plan.Deals {
		return judgeDeal(r, o.Answer.Dealt)
	}
	j := &judging{bound: b, trace: visible(b, o.Answer.Trace), ahead: ahead, result: &r}
	j.run()
	return r
}

// judging is the state of judging one answer.
type judging struct {
	bound  plan.Bound
	trace  []protocol.Entry
	ahead  []reach
	result *Result
	shown  int // checks of Then that were shown and right
	hidden int // checks of Then that were not shown
}

// outcome is what came of one check.
type outcome uint8

const (
	unshown outcome = iota
	right
	wrong
)

// run makes the checks in the order of the trace and stops where going on would
// compare different games.
func (j *judging) run() {
	checks := slices.Clone(j.bound.Checks)
	slices.SortStableFunc(checks, func(a, b plan.BoundCheck) int { return a.Entry - b.Entry })
	stopped, fork := false, j.fork()
	for _, c := range checks {
		if stopped {
			break
		}
		out, expected, shown := unshown, "", ""
		if c.Entry < fork {
			out, expected, shown = j.check(c)
		}
		switch {
		case out == wrong:
			j.result.Differences = append(j.result.Differences, Difference{
				Step: c.Text, Line: c.At, Entry: c.Entry, Expected: expected, Shown: shown, Given: c.Given,
				Listed: c.Kind == plan.Hand || c.Kind == plan.CardHand || c.Kind == plan.Ends || c.Kind == plan.Legal,
			})
			stopped = c.Given || decisive(c)
		case c.Given || c.Implied:
		case out == right:
			j.shown++
		default:
			j.hidden++
			j.unshown(c)
		}
	}
	j.result.Contradiction = contradiction(j.bound, j.trace)
	j.conclude()
}

// decisive reports whether a difference in the check makes all that follows
// another game.
func decisive(c plan.BoundCheck) bool {
	switch c.Kind {
	case plan.Accepted, plan.Refused, plan.Line, plan.Hand, plan.CardHand, plan.Piled, plan.Crossing:
		return true
	case plan.Seat:
		return c.Field == protocol.FieldTurn
	}
	return false
}

func (j *judging) conclude() {
	r := j.result
	given := len(r.Differences) > 0 && r.Differences[0].Given
	switch {
	case r.Contradiction != "":
		r.Verdict, r.Reason = Failed, "the answer contradicts itself; is it the adapter? "+r.Contradiction
	case given:
		r.Verdict = NotReached
		r.Reason = fmt.Sprintf("what Given stages came out differently: %s", r.Differences[0].Step)
	case len(r.Differences) > 0:
		r.Verdict = Failed
	case j.shown == 0:
		r.Verdict = NotObserved
	case j.hidden > 0:
		r.Verdict = PassedInPart
	default:
		r.Verdict = Passed
	}
}

// unshown notes the fields of a check that could not be made.
func (j *judging) unshown(c plan.BoundCheck) {
	for _, f := range c.Fields() {
		if !slices.Contains(j.result.Unshown, f) {
			j.result.Unshown = append(j.result.Unshown, f)
		}
	}
	slices.Sort(j.result.Unshown)
}

// visible returns the trace without the fields whose topics the claim does not
// cover: what a program does not decide is not judged.
func visible(b plan.Bound, trace []protocol.Entry) []protocol.Entry {
	covers := b.Claim.Topics()
	out := slices.Clone(trace)
	for i := range out {
		for _, f := range protocol.Fields() {
			if !slices.Contains(covers, f.Topic()) {
				out[i].Hide(f)
			}
		}
	}
	return out
}

// entry finds the entry in which a check can be seen: the one it asks for, or
// the last before it that was not skipped. It is -1 where the program has
// already done more of itself than the check asks about.
func (j *judging) entry(at int) int {
	real := at
	for real > 0 && j.skipped(real) {
		real--
	}
	for next := at + 1; next < len(j.trace) && j.skipped(next); next++ {
		if j.action(next).If == "" {
			return -1
		}
	}
	return real
}

// action returns the action that led to an entry; the first entry has none.
func (j *judging) action(entry int) protocol.Action {
	if entry == 0 {
		return protocol.Action{}
	}
	return j.bound.Play.Actions[entry-1]
}

// skipped reports whether an entry stands for an action that was left out; a
// conditional action that comes too late may be refused instead.
func (j *judging) skipped(entry int) bool {
	e := j.trace[entry]
	return e.Skipped || (j.action(entry).If != "" && e.Refused == "round-over")
}
