package conformance_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
)

func TestOwnFeaturesAreWellFormed(t *testing.T) {
	form, err := conformance.CheckForm()
	require.NoError(t, err)
	require.Empty(t, form.Unused)
	require.Empty(t, form.Problems, form.Problems.Error())
}

// TestUnusedSentence finds the sentences that a small set of features leaves
// over, where it has to use them all.
func TestUnusedSentence(t *testing.T) {
	few := fstest.MapFS{"dominoes/m.feature": {Data: []byte(`@muggins
Feature: Placing

  @dominoes.place.match @implied @topic:line
  Rule: A tile joins a half of the same value
    Source: none

    @dominoes.place.match.one
    Example: a six on a six
      Given the line 3|6
      When the next player plays 4|6 on 3|6
      Then the line is 3|6 6|4
`)}}
	form, err := conformance.CheckFormOf(few, "few", true)
	require.NoError(t, err)
	require.False(t, form.Clean())
	require.Empty(t, form.Problems)
	require.Contains(t, form.Unused, "steps: no scenario uses the sentence \"Then the sum is 15\": take it out of steps/, or use it")
	require.NotContains(t, form.Unused, "steps: no scenario uses the sentence \"Then the line is 3|6 6|4\": take it out of steps/, or use it")

	form, err = conformance.CheckFormOf(few, "few", false)
	require.NoError(t, err)
	require.True(t, form.Clean())
}
