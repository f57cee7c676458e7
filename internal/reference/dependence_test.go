package reference_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// TestEveryScenarioSaysWhatItNeeds runs every scenario with each option off its
// default: one that comes out otherwise has a tag that says so.
func TestEveryScenarioSaysWhatItNeeds(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("it asks every scenario under every value of every option")
	}
	suite, err := conformance.Load()
	require.NoError(t, err)
	require.Empty(t, dependences(t, suite))
}

func dependences(t *testing.T, suite *conformance.Suite) []conformance.Dependence {
	t.Helper()
	subject := reference.Subject(reference.Implementation())
	defer func() { require.NoError(t, subject.Close()) }()
	found, err := suite.Dependences(t.Context(), subject)
	require.NoError(t, err)
	return found
}

// TestScenarioThatDoesNotSayWhatItNeeds finds the tags that are missing. A hand
// of five pips is lost only where own hands are subtracted; thirty-one can be
// reached only where that is the limit, and stays there only where it goes round.
func TestScenarioThatDoesNotSayWhatItNeeds(t *testing.T) {
	t.Parallel()
	suite, err := conformance.LoadFrom(fstest.MapFS{
		"dominoes.feature": {Data: []byte(untaggedTiles)}, "cards.feature": {Data: []byte(untaggedCards)},
	}, "few")
	require.NoError(t, err)
	found := dependences(t, suite)
	require.Equal(t, []conformance.Dependence{
		{Scenario: "cards.few.limit.reached", Path: "few/cards.feature", Line: 10, Option: "at-limit", Holds: []protocol.Value{"goes-round"}},
		{Scenario: "cards.few.limit.reached", Path: "few/cards.feature", Line: 10, Option: "limit", Holds: []protocol.Value{"31"}},
		{Scenario: "muggins.few.own.five", Path: "few/dominoes.feature", Line: 10, Option: "settle", Holds: []protocol.Value{"own-subtracted"}},
	}, found)
	require.Equal(t, "few/dominoes.feature:10: muggins.few.own.five needs the tag @needs:settle=own-subtracted", found[2].String())
}

const untaggedTiles = `@muggins
Feature: A few examples
  One of them lacks a tag.

  @muggins.few.own @stated @topic:settle
  Rule: Own hands are subtracted
    Source: de, a section

    @muggins.few.own.five
    Example: a hand of five pips costs five
      Given 2 players
      And the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 0|5
      When the next player plays 4|6 on 3|6
      Then the following player loses 5

    @muggins.few.own.tagged @option:settle=own-subtracted
    Example: the same with a tag
      Given 2 players
      And the line 3|6
      And every player has 30 points
      And the next player holds only 4|6
      And the following player holds only 0|5
      When the next player plays 4|6 on 3|6
      Then the following player loses 5
`

const untaggedCards = `@cards
Feature: A few examples with cards
  One of them lacks two tags.

  @cards.few.limit @stated @topic:line
  Rule: The total may be thirty-one
    Source: card, a section

    @cards.few.limit.reached
    Example: twenty-six and five
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the running total is 31

    @cards.few.limit.tagged @option:limit=31 @needs:at-limit=goes-round
    Example: the same with tags
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only KD and QD
      When the next player plays 5H
      Then the running total is 31
`
