package steps_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"muggins.example/internal/rulebook"
	"muggins.example/plan"
	"muggins.example/protocol"
	"muggins.example/steps"
)

// compile makes the plan of one example: the tags of its feature, its own, and
// its steps, a line each.
func compile(t *testing.T, feature, example, text string) (*plan.Plan, error) {
	t.Helper()
	file := feature + "\nFeature: a feature\n\n  @a.rule @implied @topic:line\n  Rule: a sentence\n    Source: none\n\n" +
		"    @a.rule.one " + example + "\n    Example: a title\n      " + strings.Join(strings.Split(strings.TrimSpace(text), "\n"), "\n      ") + "\n"
	book, err := rulebook.Parse(fstest.MapFS{"a.feature": {Data: []byte(file)}}, "features")
	require.NoError(t, err)
	compiled, err := steps.Compile(book)
	if err != nil {
		return nil, err
	}
	return compiled.Plans[0], nil
}

// all is a claim of everything of a ruleset for numbers of players.
func all(ruleset string, players ...int) protocol.Claim {
	c := protocol.Claim{Ruleset: ruleset, Players: players, Options: map[string]protocol.Choices{}}
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		c.Options[o.Name] = protocol.Choices{Any: o.Number(), Values: o.Words()}
	}
	c.Takes = []string{"hands", "boneyard", "opener", "scores", "lots", "stock", "dealer"}
	return c
}

// bind makes the request of an example for a claim of one number of players.
func bind(t *testing.T, feature, example, text string, c protocol.Claim) plan.Bound {
	t.Helper()
	p, err := compile(t, feature, example, text)
	require.NoError(t, err)
	list, why, err := plan.Bind(p, c)
	require.NoError(t, err)
	require.Len(t, list, 1, why.Reason)
	return list[0]
}

// told writes actions, as in "1 play 5|4 up of 5|5 at 5 announcing it".
func told(actions []protocol.Action) []string {
	var list []string
	for _, a := range actions {
		text := string(a.Do)
		if n, ok := a.Player.Get(); ok {
			text = fmt.Sprintf("%d %s", n, a.Do)
		}
		if tile, ok := a.Tile.Get(); ok {
			text += " " + tile.String()
		}
		if card, ok := a.Card.Get(); ok {
			text += " " + card.String()
		}
		if on, ok := a.On.Get(); ok {
			pip, _ := a.Pip.Get()
			text += fmt.Sprintf(" %s of %s at %d", a.End, on, pip)
		}
		if of, ok := a.Of.Get(); ok {
			text += fmt.Sprintf(" on %d", of)
		}
		text += heard(", announce", a.Announce) + heard(", claim", a.Claim)
		if a.If != "" {
			text += " if " + string(a.If)
		}
		list = append(list, text)
	}
	return list
}

func heard(word string, said protocol.Maybe[protocol.Said]) string {
	n, ok := said.Get()
	switch {
	case said.IsNull():
		return word + " nothing"
	case !ok:
		return ""
	case n == protocol.Due:
		return word + " what is due"
	}
	return fmt.Sprintf("%s %d", word, n)
}

func TestWhatIsSaidWithAPlay(t *testing.T) {
	text := `
Given the line 3|6
And the next player has played 6|6 on 3|6 without announcing it
When the following player calls muggins on the next player
Then no points of the next player are open`
	b := bind(t, "@hoyle", "@option:call=forfeit", text, all("hoyle", 2))
	require.Equal(t, []string{
		"0 play 3|6, announce what is due", "1 play 6|6 right of 3|6 at 6, announce nothing", "0 call on 1",
	}, told(b.Play.Actions))
	require.Equal(t, 2, b.Given, "the position is the one behind what Given stages")

	text = `
Given the line 3|6
When the next player plays 6|6 on 3|6 announcing 20
Then that is refused as wrong-announcement`
	b = bind(t, "@hoyle @muggins", "@option:call=steal @option:wrong-announcement=refused", text, all("muggins", 2))
	require.Equal(t, []string{"0 play 3|6, announce what is due", "1 play 6|6 right of 3|6 at 6, announce 20"}, told(b.Play.Actions))

	text = `
Given the line 3|6
When the next player plays 6|6 on 3|6
Then the sum is 15
And the following player can play 3|3 on 3|6`
	for call, said := range map[string]string{"off": "", "announce-only": ", announce what is due", "forfeit": ", announce what is due", "steal": ", announce what is due"} {
		for _, ruleset := range []string{"muggins", "hoyle"} {
			b = bind(t, "@muggins @hoyle", "@option:call="+call, text, all(ruleset, 2))
			require.Equal(t, []string{
				"0 play 3|6" + said, "1 play 6|6 right of 3|6 at 6" + said, "0 play 3|3 left of 3|6 at 3" + said,
			}, told(b.Play.Actions), "%s, call %s", ruleset, call)
		}
	}
}

// TestAnnouncementIsTheDefaultOfHoyle holds that hoyle announces where a claim names no option at all.
func TestAnnouncementIsTheDefaultOfHoyle(t *testing.T) {
	text := `
Given the line 3|6
When the next player plays 6|6 on 3|6
Then the sum is 15`
	c := all("hoyle", 2)
	c.Options = nil
	require.Equal(t, []string{"0 play 3|6, announce what is due", "1 play 6|6 right of 3|6 at 6, announce what is due"}, told(bind(t, "@hoyle", "", text, c).Play.Actions))
	c = all("muggins", 2)
	c.Options = nil
	require.Equal(t, []string{"0 play 3|6", "1 play 6|6 right of 3|6 at 6"}, told(bind(t, "@muggins", "", text, c).Play.Actions))
}

func TestDrawsAndPassesSayNothing(t *testing.T) {
	text := `
Given 2 players
And the line 1|6
And the next player holds only 2|3 and 2|4
And the boneyard is 4|5
And the next player has drawn
When the next player passes
Then the following player is on turn`
	b := bind(t, "@hoyle", "@option:call=forfeit", text, all("hoyle", 2))
	require.Equal(t, []string{"0 play 1|6, announce what is due", "1 draw", "1 pass"}, told(b.Play.Actions))
}

func TestWhatIsClaimedWithACard(t *testing.T) {
	text := `
Given 2 players
And a new round
And the opener holds only 5H and 9C
And the following player holds only TD and 2C
And the opener has played 5H without a claim
When the following player plays TD
Then the running total is 15
And the opener can claim
And the following player can call muggins on the opener`
	b := bind(t, "@cards", "@option:claim=by-word", text, all("cards", 2))
	require.Equal(t, []string{
		"0 play 5H, claim nothing", "1 play TD, claim what is due", "0 claim", "1 call on 0",
	}, told(b.Play.Actions))

	text = `
Given 2 players
And a running total of 26
And the next player holds only KD and QC
When the next player says go without a claim
Then the following player is on turn
And the following player can say go`
	b = bind(t, "@cards", "@option:claim=by-word", text, all("cards", 2))
	said := told(b.Play.Actions)
	require.Equal(t, []string{"1 go, claim nothing", "0 go, claim what is due"}, said[len(said)-2:])

	b = bind(t, "@cards", "@option:claim=automatic", strings.ReplaceAll(text, " without a claim", ""), all("cards", 2))
	for _, a := range told(b.Play.Actions) {
		require.NotContains(t, a, "claim")
	}

	text = `
Given a new round
When the opener plays 4H claiming 20
Then that is refused as wrong-announcement`
	b = bind(t, "@cards", "@option:wrong-announcement=refused", text, all("cards", 2))
	require.Equal(t, []string{"0 play 4H, claim 20"}, told(b.Play.Actions))
}

// TestPlacesOnArms takes a spinner in the line, and a double on one of its arms.
func TestPlacesOnArms(t *testing.T) {
	text := `
Given the line 1|5 5|5 5|0
And the next player has played 4|5 on 5|5
And the following player has played 2|5 on 5|5
And the next player has played 4|4 on 4|5
And the following player has played 4|6 on 4|4
When the next player plays 3|4 across 4|4
Then the arms of 4|4 are 4|3
And the following player can play 0|4 on 4|4
And the next player can play 2|2 on 2|5`
	b := bind(t, "@muggins", "@option:spinner=every-double", text, all("muggins", 2))
	require.Equal(t, []string{
		"0 play 1|5", "1 play 5|5 right of 1|5 at 5", "0 play 0|5 right of 5|5 at 5",
		"1 play 4|5 up of 5|5 at 5", "0 play 2|5 down of 5|5 at 5",
		"1 play 4|4 up of 4|5 at 4", "0 play 4|6 up of 4|4 at 4",
		"1 play 3|4 left of 4|4 at 4", "0 play 0|4 right of 4|4 at 4", "1 play 2|2 down of 2|5 at 2",
	}, told(b.Play.Actions))
}

// TestPlacesAcross needs no side of the double to be taken.
func TestPlacesAcross(t *testing.T) {
	text := `
Given the line 5|5
When the next player plays 4|5 across 5|5
Then the arms of 5|5 are 5|4
And the following player can play 5|6 on 5|5
And the next player can play 1|5 across 5|5`
	b := bind(t, "@muggins", "@option:spinner=first-double @option:spinner-arms=at-once", text, all("muggins", 2))
	require.Equal(t, []string{
		"0 play 5|5", "1 play 4|5 up of 5|5 at 5", "0 play 5|6 right of 5|5 at 5", "1 play 1|5 down of 5|5 at 5",
	}, told(b.Play.Actions))
	for example, reason := range map[string]string{
		"Given the line 3|6\nWhen the next player plays 4|6 across 6|6\nThen the sum is 7":                "6|6 does not lie on the table",
		"Given the line 3|6\nWhen the next player plays 4|6 across 3|6\nThen the sum is 7":                "3|6 is no double, and nothing can be played across it",
		"Given the line 1|5 5|5 5|0\nWhen the next player plays 4|5 on the 3 of 5|5\nThen the sum is 5":   "5|5 has no such free half",
		"Given the line 1|5 5|5 5|0\nWhen the next player plays 4|5 on 5|5\nThen the arms of 5|0 are 5|4": "5|0 is no double, and has no arms in any game",
		"Given the line 1|5 5|5 5|0\nWhen the next player plays 4|5 on 5|5\nThen 5|1 has no arms":         "5|1 is no double",
	} {
		_, err := compile(t, "@muggins", "@option:spinner=first-double @option:spinner-arms=at-once", example)
		require.ErrorContains(t, err, reason)
	}
}

func TestOpenerLeftToTheRule(t *testing.T) {
	text := `
Given 2 players
And a new round
And who opens is left to the rule
And seat 0 holds only 1|2
And seat 1 holds only 6|6 and 0|1
When seat 1 leads 6|6
Then the player scores nothing`
	b := bind(t, "@hoyle", "@option:opener=heaviest-double", text, all("hoyle", 2))
	round := b.Play.Rounds[0]
	require.False(t, round.Opener.Shown())
	require.Nil(t, round.Lots)
	for _, c := range b.Checks {
		require.False(t, c.Given && c.Field == protocol.FieldTurn, "who is on turn is the subject")
	}
	c := all("hoyle", 2)
	c.Takes = []string{"hands"}
	require.Equal(t, "1 play 6|6, announce what is due", told(bind(t, "@hoyle", "@option:opener=heaviest-double", text, c).Play.Actions)[0], "an opener is not put in")

	_, err := compile(t, "@hoyle", "", "Given the line 3|6\nAnd who opens is left to the rule\nWhen the next player passes\nThen the sum is 9")
	require.ErrorContains(t, err, "a rule finds the opener of a new round, where no lot falls")
	_, err = compile(t, "@hoyle", "", "Given a new round\nAnd the lot falls on seat 1\nAnd who opens is left to the rule\nWhen the next player passes\nThen the sum is 9")
	require.ErrorContains(t, err, "where no lot falls")
}

func TestHandsOfTheNextRound(t *testing.T) {
	text := `
Given 3 players
And the line 1|6
And the next player holds only 1|2
And in the next round seat 0 holds only 6|6 and 0|1
And in the next round seat 2 holds only 5|5
And the next player has played 1|2 on 1|6
When the next round is dealt
Then seat 0 is on turn`
	b := bind(t, "@muggins", "@option:next-opener=heaviest", text, all("muggins", 3))
	require.Len(t, b.Play.Rounds, 2)
	next := b.Play.Rounds[1]
	require.False(t, next.Opener.Shown(), "a rule says who opens")
	require.Equal(t, []string{"0|1", "6|6"}, sorted(next.Hands.Tiles[0]))
	require.Equal(t, []string{"5|5"}, sorted(next.Hands.Tiles[2]))
	require.Len(t, next.Hands.Tiles[1], 2, "who is not named gets fillers")
	require.NotEmpty(t, next.Boneyard)
	seen := map[protocol.Tile]bool{}
	for _, h := range append(next.Hands.Tiles, next.Boneyard) {
		for _, tile := range h {
			require.False(t, seen[tile.Low()], "%s is there twice", tile)
			seen[tile.Low()] = true
		}
	}
}

func sorted(tiles []protocol.Tile) []string {
	var words []string
	for _, t := range tiles {
		words = append(words, t.Low().String())
	}
	if len(words) > 1 && words[0] > words[1] {
		words[0], words[1] = words[1], words[0]
	}
	return words
}
