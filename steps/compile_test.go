package steps_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/features"
	"muggins.example/internal/rulebook"
	"muggins.example/steps"
)

func TestEveryScenarioCompiles(t *testing.T) {
	book, err := rulebook.Parse(features.FS(), "features")
	require.NoError(t, err)
	compiled, err := steps.Compile(book)
	require.NoError(t, err)
	require.Len(t, compiled.Plans, len(book.Scenarios()))
	require.Empty(t, compiled.Unused, "sentences that no scenario uses")
}
