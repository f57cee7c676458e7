package rulebook_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/features"
	"muggins.example/internal/rulebook"
)

// TestEveryRequiredRuleIsThere holds the features against the list of ids that
// have to exist: one for each thing that the documents say, or leave open. The
// ids of shared rules are found under the name of each game.
func TestEveryRequiredRuleIsThere(t *testing.T) {
	list, err := os.ReadFile("testdata/required.txt")
	require.NoError(t, err)
	ids := strings.Fields(string(list))
	require.Greater(t, len(ids), 140)
	book, err := rulebook.Parse(features.FS(), "features")
	require.NoError(t, err)
	for i, id := range ids {
		require.NotContains(t, ids[:i], id, "twice in the list")
		rule := book.Rule(id)
		require.NotNil(t, rule, "no rule has the id %s", id)
		require.True(t, rule.Unobservable || len(rule.Scenarios) > 0, id)
	}
	for _, ruleset := range []string{"muggins", "hoyle", "cards"} {
		require.True(t, slices.ContainsFunc(ids, func(id string) bool { return strings.HasPrefix(id, ruleset+".") }), ruleset)
	}
	require.Nil(t, book.Rule("hoyle.no.such-rule"))
}
