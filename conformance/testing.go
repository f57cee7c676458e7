package conformance

import (
	"testing"

	"muggins.example/protocol"
)

// Run judges a subject within a Go test: a subtest for each scenario, named by
// its id. A scenario that is wrong fails with the text of Explain; one that is
// not claimed, not observed or seen in part only is skipped with its reason,
// for it did not pass; an informative one never fails. Reference may be nil.
func Run(t *testing.T, subject, reference protocol.Subject) {
	t.Helper()
	suite, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	results, err := suite.Judge(t.Context(), subject, Options{Reference: reference})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range results.List {
		t.Run(r.Scenario.ID, func(t *testing.T) {
			switch {
			case r.Wrong():
				t.Error("\n" + r.Explain())
			case r.Verdict == Passed:
			case r.Informative:
				t.Logf("%s, which no program fails for: %s %v", r.Verdict, r.Reason, r.Unshown)
			default:
				t.Skipf("%s: %s %v", r.Verdict, r.Reason, r.Unshown)
			}
		})
	}
	for _, h := range results.Hidden {
		t.Error(h.Hint())
	}
}
