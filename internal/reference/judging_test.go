package reference_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// claiming is a program under a claim that is not its own.
type claiming struct {
	protocol.Implementation
	hello protocol.Hello
}

// Hello makes the claim.
func (c claiming) Hello() protocol.Hello { return c.hello }

// Shuffle deals as the program does.
func (c claiming) Shuffle(s protocol.Shuffle) protocol.Dealt {
	return c.Implementation.(protocol.Dealer).Shuffle(s)
}

// only shrinks a hello to one ruleset with these options.
func only(h protocol.Hello, ruleset string, options map[string]protocol.Choices) protocol.Hello {
	h.Plays = slices.DeleteFunc(slices.Clone(h.Plays), func(c protocol.Claim) bool { return c.Ruleset != ruleset })
	h.Plays[0].Options = options
	h.Plays[0].Players = slices.DeleteFunc(slices.Clone(h.Plays[0].Players), func(n int) bool { return n > 4 })
	return h
}

// single is a choice of one value for each option.
func single(values map[string]protocol.Value) map[string]protocol.Choices {
	options := map[string]protocol.Choices{}
	for name, v := range values {
		options[name] = protocol.Choices{Values: []protocol.Value{v}}
	}
	return options
}

// narrow is a program that claims one ruleset, with these values of options.
func narrow(i protocol.Implementation, ruleset string, values map[string]protocol.Value) claiming {
	return claiming{i, only(i.Hello(), ruleset, single(values))}
}

// judged judges a program.
func judged(t *testing.T, suite *conformance.Suite, i protocol.Implementation, o conformance.Options) *conformance.Results {
	t.Helper()
	subject := reference.Subject(i)
	defer func() { require.NoError(t, subject.Close()) }()
	results, err := suite.Judge(t.Context(), subject, o)
	require.NoError(t, err)
	return results
}

// failedRules lists the rules that a program fails, without those that no
// program fails for.
func failedRules(results *conformance.Results) []string {
	var rules []string
	for _, r := range results.Wrong() {
		if r.Verdict == conformance.Failed && !slices.Contains(rules, r.Scenario.Rule.ID) {
			rules = append(rules, r.Scenario.Rule.ID)
		}
	}
	return rules
}
