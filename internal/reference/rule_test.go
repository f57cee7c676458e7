package reference_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/engine"
)

// TestRefusalsNameRules holds the engine's rule ids against the features.
func TestRefusalsNameRules(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	seen := 0
	for r := engine.WrongSeat; r <= engine.BadDeal; r++ {
		id := r.Rule()
		require.NotNil(t, suite.Book.Rule(id), "%s names %s, and no feature has it", r, id)
		seen++
	}
	require.Greater(t, seen, 8)
}
