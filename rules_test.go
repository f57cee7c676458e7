package muggins_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/features"
	"muggins.example/internal/rulebook"
	"muggins.example/internal/trace"
)

// TestRulesIndexIsCurrent holds features/RULES.md to what the features say.
func TestRulesIndexIsCurrent(t *testing.T) {
	book, err := rulebook.Parse(features.FS(), "features")
	require.NoError(t, err)
	index, err := trace.New(book)
	require.NoError(t, err)
	have, err := os.ReadFile("features/RULES.md")
	require.NoError(t, err)
	require.True(t, string(have) == string(index.Markdown()),
		"features/RULES.md is not what the features say: go run ./cmd/muggins check trace --report markdown=features/RULES.md")
}
