package conformance_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/engine/cards"
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// small loads one feature of a test's own: tags of the feature, tags of the rule
// besides its id, and the steps of its one example, a.rule.one.
func small(t *testing.T, feature, rule, steps string) *conformance.Suite {
	t.Helper()
	text := feature + "\nFeature: a feature\n\n  @a.rule " + rule + "\n  Rule: a sentence\n    Source: none\n\n" +
		"    @a.rule.one\n    Example: a title\n" + steps
	suite, err := conformance.LoadFrom(fstest.MapFS{"a.feature": {Data: []byte(text)}}, "features")
	require.NoError(t, err)
	return suite
}

// spoil changes the last entry of the games of a ruleset.
func spoil(ruleset string, change func(*protocol.Entry)) func(protocol.Play, *protocol.Answer) {
	return func(p protocol.Play, a *protocol.Answer) {
		if p.Ruleset == ruleset {
			change(&a.Trace[len(a.Trace)-1])
		}
	}
}

const (
	armed = `
      Given the line 1|5 5|5 5|0
      And the next player has played 4|5 on 5|5
      When the following player plays 5|2 on 5|5
      Then the arms of 5|5 are 5|4 and 5|2
`
	stacked = `
      Given 2 players
      And a new round
      And the opener holds only 5H and 9C
      And the following player holds only TD and 2C
      And the opener has played 5H
      When the following player plays TD
      Then the pile is 5H TD
      And the following player holds only 2C
      And the following player has scored 15 in all
`
)

func TestWhatIsSeenOfArmsPilesHandsAndPointsInAll(t *testing.T) {
	spinner := small(t, "@muggins", "@implied @topic:line @option:spinner=first-double", armed)
	pile := small(t, "@cards", "@implied @topic:line", stacked)
	five := protocol.Tile{First: 5, Second: 5}
	for name, c := range map[string]struct {
		suite           *conformance.Suite
		ruleset         string
		change          func(*protocol.Entry)
		expected, shown string
	}{
		"arms of other tiles": {spinner, protocol.Muggins, func(e *protocol.Entry) {
			e.Arms = protocol.Some(protocol.Arms{{Double: five, Arms: [2][]protocol.Tile{{{First: 5, Second: 4}}, {}}}})
			e.Hide(protocol.FieldHands)
			e.Hide(protocol.FieldView)
		}, "5|5: 5|2 and 5|4", "5|5: 5|4"},
		"the pile in another order": {pile, protocol.Cards, func(e *protocol.Entry) {
			e.Pile = protocol.Some([]protocol.Card{{Rank: 'T', Suit: 'D'}, {Rank: '5', Suit: 'H'}})
		}, "5H TD", "TD 5H"},
		"a card too few": {pile, protocol.Cards, func(e *protocol.Entry) {
			h, _ := e.Hands.Get()
			h.Cards[1] = nil
		}, "2C", "no cards"},
		"points too few": {pile, protocol.Cards, func(e *protocol.Entry) {
			e.Hide(protocol.FieldAwards)
			s, _ := e.Scores.Get()
			s[1] = 10
		}, "+15 for seat 1", "+10 for seat 1"},
	} {
		t.Run(name, func(t *testing.T) {
			p := program{rulesets: []string{c.ruleset}}
			require.Equal(t, conformance.Passed, judgeBy(t, c.suite, p).List[0].Verdict)
			p.answer = spoil(c.ruleset, c.change)
			r := judgeBy(t, c.suite, p)
			require.Equal(t, conformance.Failed, r.List[0].Verdict, r.List[0].Reason)
			require.Equal(t, c.expected, r.List[0].Differences[0].Expected)
			require.Equal(t, c.shown, r.List[0].Differences[0].Shown)
			p.answer = show(protocol.FieldTurn)
			require.Equal(t, conformance.NotObserved, judgeBy(t, c.suite, p).List[0].Verdict)
		})
	}
}

// TestArmsHaveNoOrder holds that either arm may be shown first, and that the
// arms of other spinners are no part of what is asked.
func TestArmsHaveNoOrder(t *testing.T) {
	suite := small(t, "@muggins", "@implied @topic:line @option:spinner=first-double", armed)
	r := judgeBy(t, suite, program{answer: spoil(protocol.Muggins, func(e *protocol.Entry) {
		arms, _ := e.Arms.Get()
		arms[0].Arms[0], arms[0].Arms[1] = arms[0].Arms[1], arms[0].Arms[0]
		e.Arms = protocol.Some(append(arms, protocol.Spinner{Double: protocol.Tile{First: 1, Second: 1}}))
	})})
	require.Equal(t, conformance.Passed, r.List[0].Verdict, r.List[0].Explain())
}

func TestContradictionsOfArmsAndCards(t *testing.T) {
	spinner := small(t, "@muggins", "@implied @topic:line @option:spinner=first-double", armed)
	pile := small(t, "@cards", "@implied @topic:line", stacked)
	for text, c := range map[string]struct {
		suite   *conformance.Suite
		ruleset string
		change  func(*protocol.Entry)
	}{
		"on an arm of 5|5, and their halves differ": {spinner, protocol.Muggins, func(e *protocol.Entry) {
			arms, _ := e.Arms.Get()
			arms[0].Arms[0][0] = arms[0].Arms[0][0].Flip()
		}},
		"5|4 and 2|6 lie side by side on an arm": {spinner, protocol.Muggins, func(e *protocol.Entry) {
			arms, _ := e.Arms.Get()
			for i := range arms[0].Arms {
				if arms[0].Arms[i][0].Second == 4 {
					arms[0].Arms[i] = append(arms[0].Arms[i], protocol.Tile{First: 2, Second: 6})
				}
			}
		}},
		"0|5 is in two places": {spinner, protocol.Muggins, func(e *protocol.Entry) {
			arms, _ := e.Arms.Get()
			arms[0].Arms[0] = []protocol.Tile{{First: 5, Second: 0}}
		}},
		"5H is in two places": {pile, protocol.Cards, func(e *protocol.Entry) {
			h, _ := e.Hands.Get()
			h.Cards[0] = append(h.Cards[0], protocol.Card{Rank: '5', Suit: 'H'})
		}},
		"KS is shown, and was never dealt": {pile, protocol.Cards, func(e *protocol.Entry) {
			h, _ := e.Hands.Get()
			h.Cards[0] = append(h.Cards[0], protocol.Card{Rank: 'K', Suit: 'S'})
		}},
		"pile and hands have 4 cards and the stock 1, and 4 were dealt": {pile, protocol.Cards, func(e *protocol.Entry) { e.Stock = protocol.Some(1) }},
		"the score of seat 1 is 14": {pile, protocol.Cards, func(e *protocol.Entry) {
			s, _ := e.Scores.Get()
			s[1] = 14
		}},
	} {
		t.Run(text, func(t *testing.T) {
			r := judgeBy(t, c.suite, program{rulesets: []string{c.ruleset}, answer: spoil(c.ruleset, c.change)})
			require.Equal(t, conformance.Failed, r.List[0].Verdict)
			require.Contains(t, r.List[0].Contradiction, text)
		})
	}
}

// TestPointsBeforeTheFirstActionContradict holds that nothing is awarded for a deal.
func TestPointsBeforeTheFirstActionContradict(t *testing.T) {
	r := judgeBy(t, small(t, "@cards", "@implied @topic:line", stacked), program{
		rulesets: []string{protocol.Cards},
		answer:   func(_ protocol.Play, a *protocol.Answer) { a.Trace[0].Awards = protocol.Some([]int{5, 0}) },
	})
	require.Contains(t, r.List[0].Contradiction, "before anybody has acted")
}

const fifteen = `
      Given the line 3|6
      When the next player plays 6|6 on 3|6
      Then the sum is 15
      And the following player is on turn
`

func TestTwoClaimsAreJoinedToTheWorst(t *testing.T) {
	suite := small(t, "@muggins @hoyle", "@implied @topic:award", fifteen)
	both := []string{protocol.Muggins, protocol.Hoyle}
	wrong := func(e *protocol.Entry) {
		e.Hide(protocol.FieldCounted)
		e.Sum = protocol.Some(9)
	}
	r := judgeBy(t, suite, program{rulesets: both})
	require.Len(t, r.List, 1)
	require.Equal(t, conformance.Passed, r.List[0].Verdict)
	for _, ruleset := range both {
		r := judgeBy(t, suite, program{rulesets: both, answer: spoil(ruleset, wrong)})
		require.Equal(t, conformance.Failed, r.List[0].Verdict, ruleset)
		require.Equal(t, ruleset, r.List[0].Bound.Play.Ruleset)
		require.False(t, r.Conforms())

		r = judgeBy(t, suite, program{rulesets: both, answer: func(p protocol.Play, a *protocol.Answer) {
			if p.Ruleset == ruleset {
				show()(p, a)
			}
		}})
		require.Equal(t, conformance.PassedInPart, r.List[0].Verdict, "seen in one of the rulesets only")
	}
	r = judgeBy(t, suite, program{rulesets: both[:1], answer: spoil(protocol.Hoyle, wrong)})
	require.Equal(t, conformance.Passed, r.List[0].Verdict, "what is not claimed is not asked")
	r = judgeBy(t, suite, program{rulesets: []string{protocol.Cards}})
	require.Equal(t, conformance.NotClaimed, r.List[0].Verdict)
	require.Equal(t, "ruleset muggins or hoyle", r.List[0].Reason)
}

// TestTopicsAreShownInEachRuleset holds that what is shown in the games of one
// ruleset does not speak for another.
func TestTopicsAreShownInEachRuleset(t *testing.T) {
	suite := small(t, "@muggins @hoyle", "@implied @topic:award", fifteen)
	r := judgeBy(t, suite, program{rulesets: []string{protocol.Muggins, protocol.Hoyle}, answer: func(p protocol.Play, a *protocol.Answer) {
		for i := range a.Trace {
			if p.Ruleset == protocol.Hoyle {
				a.Trace[i].Hide(protocol.FieldTurn)
			}
		}
	}})
	require.Len(t, r.Hidden, 1)
	require.Equal(t, protocol.Hoyle, r.Hidden[0].Ruleset)
	require.Equal(t, protocol.TopicTurn, r.Hidden[0].Topic)
	require.False(t, r.Conforms())
}

// without takes an option out of a claim.
func without(option string) func(*protocol.Claim) {
	return func(c *protocol.Claim) { delete(c.Options, option) }
}

// TestOptionThatIsNotNamedIsInformative holds that where documents leave a rule
// open a program that names no option may follow any reading, and that naming it
// binds.
func TestOptionThatIsNotNamedIsInformative(t *testing.T) {
	atLimit := `
      Given 2 players
      And a running total of 26
      And the next player holds only 5H and 9C
      And the following player holds only TD and 2C
      When the next player plays 5H
      Then the running total is 31
`
	suite := small(t, "@cards", "@implied @topic:line @option:at-limit=goes-round", atLimit)
	once := reference.Deviant(reference.Deviation{Cards: func(r *cards.Rules) { r.ClosesAtOnce = func(at bool) bool { return at } }})
	p := program{Implementation: once, rulesets: []string{protocol.Cards}}
	r := judgeBy(t, suite, p)
	require.False(t, r.Conforms(), "named, it binds")
	require.Equal(t, conformance.Failed, r.List[0].Verdict)
	require.False(t, r.List[0].Informative)

	p.claim = without("at-limit")
	r = judgeBy(t, suite, p)
	require.Equal(t, conformance.Failed, r.List[0].Verdict)
	require.True(t, r.List[0].Informative)
	require.Empty(t, r.Wrong())

	// Where any reading will do, the rule binds everybody.
	suite = small(t, "@cards", "@implied @topic:line @option:at-limit=goes-round,at-once", atLimit)
	r = judgeBy(t, suite, p)
	require.False(t, r.List[0].Informative)
	require.Len(t, r.Wrong(), 1)
}

// TestSilentRuleBindsWhoNamesItsOption holds that an option makes a promise of
// what is a reading otherwise.
func TestSilentRuleBindsWhoNamesItsOption(t *testing.T) {
	falls := `
      Given the line 3|6
      And the next player holds only 4|6
      And the following player holds only 0|4
      When the next player plays 4|6 on 3|6
      Then the score of the following player falls by 5
`
	floor := reference.Deviant(reference.Deviation{Rules: func(r *dominoes.Rules) { r.Floor = func(_, after int) int { return max(0, after) } }})
	for tags, informative := range map[string]bool{
		"@silent @topic:settle":                     true,
		"@silent @topic:settle @option:floor=none":  false,
		"@silent @topic:settle @needs:floor=none":   true,
		"@implied @topic:settle @needs:floor=none":  false,
		"@implied @topic:settle @option:floor=none": false,
	} {
		suite := small(t, "@muggins", tags, falls)
		r := judgeBy(t, suite, program{Implementation: floor})
		require.Equal(t, conformance.Failed, r.List[0].Verdict, tags)
		require.Equal(t, informative, r.List[0].Informative, tags)
		r = judgeBy(t, suite, program{Implementation: floor, claim: without("floor")})
		require.True(t, r.List[0].Informative, tags)
	}
}

// TestTriesMayBeRefused holds that an action no reading decides is right either
// way, and that what comes of it in the end is judged.
func TestTriesMayBeRefused(t *testing.T) {
	suite := small(t, "@cards", "@implied @topic:call @needs:call=steal", `
      Given 2 players
      And a new round
      And the opener has played 5H without a claim
      When the following player tries to call muggins on the opener
      And the following player plays 4D
      And the following player tries to call muggins on the opener
      Then the following player has scored 5 in all
      And the opener has scored nothing in all
`)
	for _, window := range []protocol.Value{"either", "next-card", "late"} {
		p := program{rulesets: []string{protocol.Cards}, claim: func(c *protocol.Claim) {
			c.Options["call-window"] = protocol.Choices{Values: []protocol.Value{window}}
		}}
		r := judgeBy(t, suite, p)
		require.Equal(t, conformance.Passed, r.List[0].Verdict, "%s: %s", window, r.List[0].Explain())
		p.answer = spoil(protocol.Cards, func(e *protocol.Entry) {
			for _, f := range []protocol.Field{protocol.FieldAwards, protocol.FieldOpen} {
				e.Hide(f)
			}
			s, _ := e.Scores.Get()
			s[1] = 0
		})
		require.Equal(t, conformance.Failed, judgeBy(t, suite, p).List[0].Verdict, window)
	}
}
