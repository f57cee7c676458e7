package conformance

// Verdict says what came of one scenario.
type Verdict uint8

// The verdicts. Only Passed is a pass.
const (
	Unjudged     Verdict = iota // an error of the suite kept it from being judged
	Passed                      // everything that Then asks was shown and right
	PassedInPart                // some of it was shown and right, the rest was not shown
	Failed                      // something was shown and wrong
	NotClaimed                  // the claim does not reach so far, and it was not asked
	NotObserved                 // nothing that Then asks was shown
	NotReached                  // a difference came before what the scenario is about
	Faulted                     // the conversation broke
)

// Verdicts returns all verdicts in the order in which they are counted.
func Verdicts() []Verdict {
	return []Verdict{Passed, PassedInPart, Failed, Faulted, NotReached, NotObserved, NotClaimed, Unjudged}
}

// String returns the verdict's name.
func (v Verdict) String() string {
	switch v {
	case Passed:
		return "passed"
	case PassedInPart:
		return "passed in part"
	case Failed:
		return "failed"
	case NotClaimed:
		return "not claimed"
	case NotObserved:
		return "not observed"
	case NotReached:
		return "not reached"
	case Faulted:
		return "fault"
	}
	return "could not be judged"
}

// Judged reports whether the verdict is about what the program did.
func (v Verdict) Judged() bool {
	switch v {
	case Passed, PassedInPart, Failed, Faulted, NotReached:
		return true
	}
	return false
}
