package diagnosis

import (
	"context"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// Hint finds the wrong program that fails as the one does whose results these
// are, and passes as it does; nil where none is near. Where several rulesets
// were asked it looks at the one with most failures.
func Hint(ctx context.Context, results *conformance.Results, beside Beside) (*Likeness, error) {
	l := &lineup{suspects: beside.Suspects, ruleset: mostWrong(results)}
	if l.ruleset == "" {
		return nil, nil
	}
	var passed []*question
	for _, r := range results.List {
		if r.Bound.Plan == nil || r.Bound.Play.Ruleset != l.ruleset || r.Bound.Plan.Game != nil {
			continue
		}
		q := &question{bound: r.Bound, play: r.Bound.Play, shown: r.Outcome}
		switch {
		case r.Wrong() && r.Outcome.Fault == nil:
			q.differs = 1
			l.wrong = append(l.wrong, q)
		case r.Verdict == conformance.Passed:
			passed = append(passed, q)
		}
	}
	plays := make([]protocol.Play, len(passed))
	for i, q := range passed {
		plays[i] = q.play
	}
	err := beside.Reference.Play(ctx, plays, func(i int, o protocol.Outcome) { passed[i].shown = o })
	if err != nil {
		return nil, err
	}
	l.questions = append(passed, l.wrong...)
	return l.nearest(ctx)
}

// mostWrong is the ruleset in whose games most is wrong; "" where nothing is.
func mostWrong(results *conformance.Results) string {
	count, most := map[string]int{}, ""
	for _, r := range results.Wrong() {
		if r.Outcome.Fault == nil {
			count[r.Bound.Play.Ruleset]++
		}
	}
	for _, ruleset := range protocol.Rulesets() {
		if count[ruleset] > count[most] {
			most = ruleset
		}
	}
	return most
}
