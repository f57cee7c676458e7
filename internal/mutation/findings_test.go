package mutation_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/mutant"
	"muggins.example/internal/mutation"
)

// few runs some mutants, among them one that is right, one that names another
// rule than the one it breaks, and one that names no rule there is.
func few(t *testing.T) (*conformance.Suite, *mutation.Matrix) {
	t.Helper()
	suite, err := conformance.Load()
	require.NoError(t, err)
	list := named(t, "muggins", []string{
		"counts a terminal double once", "lets the holder of the highest double open", "deals seven to everyone",
	})
	list[1].Rule, list[2].Rule = "muggins.set.double-six", "muggins.no.rule"
	list = append(list, mutant.Mutant{Sentence: "does nothing wrong", Rule: "muggins.deal.hand-size", Ruleset: "muggins"})
	m, err := mutation.Run(t.Context(), suite, list, 2, nil)
	require.NoError(t, err)
	return suite, m
}

func TestFindings(t *testing.T) {
	suite, m := few(t)
	require.Equal(t, 3, m.Killed())
	found := strings.Join(m.Findings(mutation.Lists{
		Equivalent: []mutation.Entry{{Name: "muggins.counts-a-terminal-double-once", Reason: "no", Path: "equivalent.txt", Line: 7}},
		Overlap:    []mutation.Entry{{Name: "no.rule", Reason: "no", Path: "overlap.txt", Line: 3}},
	}), "\n")
	require.Contains(t, found, "muggins.does-nothing-wrong survives: add an example that it fails, or list it as equivalent with a reason")
	require.Contains(t, found, "muggins.lets-the-holder-of-the-highest-double-open breaks muggins.set.double-six, and is caught by other rules only: ")
	require.Contains(t, found, "equivalent.txt:7: muggins.counts-a-terminal-double-once is caught, or there is no such mutant: take it out")
	require.Contains(t, found, "overlap.txt:3: no.rule catches a mutant alone, or there is no such rule: take it out")
	require.Regexp(t, `features/cards/go\.feature:\d+: cards\.go\.forbidden catches no mutant: add one that breaks it`, found)
	require.Regexp(t, `features/dominoes/doubles\.feature:\d+: dominoes\.double\.terminal catches no mutant alone: add one`, found)
	require.Equal(t, []string{"muggins.deals-seven-to-everyone names the rule muggins.no.rule, and no feature has it"}, m.Unknown(suite))
}

// TestExcused holds that what is listed is not told.
func TestExcused(t *testing.T) {
	_, m := few(t)
	found := strings.Join(m.Findings(mutation.Lists{
		Equivalent: []mutation.Entry{{Name: "muggins.does-nothing-wrong", Reason: "it is the reference"}},
		Overlap:    []mutation.Entry{{Name: "dominoes.double.terminal", Others: []string{"dominoes.award.example-3-6-6"}, Reason: "a few mutants only", Path: "overlap.txt"}},
	}), "\n")
	require.NotContains(t, found, "survives")
	require.NotContains(t, found, "take it out")
	require.NotContains(t, found, "overlap.txt")
	require.NotContains(t, found, "dominoes.double.terminal catches no mutant alone")
}

// TestOverlapThatIsNone holds entries to what they say: the rules that they name
// catch what theirs catches, and each mutant that was met is there.
func TestOverlapThatIsNone(t *testing.T) {
	_, m := few(t)
	found := strings.Join(m.Findings(mutation.Lists{
		Overlap: []mutation.Entry{
			{Name: "dominoes.double.terminal", Others: []string{"cards.values"}, Reason: "no", Path: "overlap.txt", Line: 4},
		},
		Met: []mutation.Entry{{Name: "a double counts once", Others: []string{"muggins.counts-a-terminal-double-once", "muggins.no-such"}, Path: "deviations.txt", Line: 5}},
	}), "\n")
	require.Contains(t, found, "overlap.txt:4: cards.values catches no mutant that dominoes.double.terminal catches: name a rule that does")
	require.Contains(t, found, "overlap.txt:4: muggins.counts-a-terminal-double-once is caught by dominoes.double.terminal and by none of the rules that the entry names: name another")
	require.Contains(t, found, "deviations.txt:5: a double counts once: there is no mutant muggins.no-such")
	require.NotContains(t, found, "there is no mutant muggins.counts")
}

// TestWithout holds that a rule's own catch is what would pass without it.
func TestWithout(t *testing.T) {
	_, m := few(t)
	for _, r := range m.Rules {
		for _, row := range m.Without(r.ID) {
			require.Equal(t, []string{r.ID}, row.Rules)
		}
	}
	require.NotEmpty(t, m.KilledBy("dominoes.double.terminal"))
}

// TestInterrupted ends soon, with the cause.
func TestInterrupted(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = mutation.Run(ctx, suite, mutant.All(), 2, nil)
	require.ErrorIs(t, err, context.Canceled)
}
