package claims_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"muggins.example/internal/claims"
)

// one is a feature with one claim, which holds, and a sentence of its own in
// line 9.
func one(sentence string) fstest.MapFS {
	return fstest.MapFS{"a.feature": {Data: []byte(strings.Join([]string{
		"Feature: A",
		"  @claim.one @holds",
		"  Rule: It is so",
		"    Source: de, Quelle",
		"    @asserted",
		"    Example: it holds",
		"      Then a hand of 5 pips is worth 5",
		"    Example: it was found",
		"      Then " + sentence,
	}, "\n"))}}
}

// wrong has a false sentence for each form, and what the rules make it, worked
// out by hand; what games come to cannot be, and is told as far as it can.
func wrong() []struct{ says, is string } {
	return []struct{ says, is string }{
		{"all lines together score 5, 10 and 15, and nothing else", "all lines together score 5, 10, 15 and 20, and nothing else"},
		{"the sums of all lines are 0 to 24", "the sums of all lines are 0 to 18, 20 and 22"},
		{"an opening tile shows the sums 0 to 11", "an opening tile shows the sums 0 to 12"},
		{"the sums that take 2 tiles are 13 to 18", "the sums that take 2 tiles are 13 to 17"},
		{"the sums that take 4 tiles are 19", "the sums that take 4 tiles are none"},
		{"a sum of 20 is shown by 5|5 alone", "a sum of 20 is shown by 4|4 with 6|6 alone"},
		{"a sum of 12 is shown by 5|5 alone", `a sum of 12 is shown by 0\|0 with 6\|6, 0\|1 with 6\|6, .* and 6\|6 alone`},
		{"the openings of a double-six set that score are 5|5", "the openings of a double-six set that score are 0|5, 1|4, 2|3, 4|6 and 5|5"},
		{"a double-nine set adds the openings 9|9", "a double-nine set adds the openings 1|9, 2|8, 3|7, 6|9 and 7|8"},
		{"a hand of 27 pips is worth 30", "a hand of 27 pips is worth 25"},
		{"a large x and 3 small ones, of 2 strokes at 5 points each, are worth 50", "a large x and 3 small ones, of 2 strokes at 5 points each, are worth 40"},
		{"a line has 1 open ends", "a line has 2 open ends"},
		// A line has two ends, and of the 28 openings 0|2 and 1|1 show two pips.
		{"the sum of the pips is the number of open ends in all lines of up to 1 tiles", "the sum of the pips is the number of open ends in 2 of the 28 lines of up to 1 tiles"},
		{"were the open ends counted in place of the pips, lines would score 5", "were the open ends counted in place of the pips, lines would score nothing"},
		{"a sum that a line can show scores half as much as a running total of that height", "a sum that a line can show scores as much as a running total of that height"},
		{"the card game also awards the totals 30, which no line can show", "the card game also awards the totals 25 and 30, which no line can show"},
		{"a total at the limit scores 1, and the last card below it 2", "a total at the limit scores 2, and the last card below it 1"},
		{"a hand of 7 pips at the end of a domino round takes away 10", "a hand of 7 pips at the end of a domino round takes away 5"},
		{"of the presets american-1864 and modern-1868 2 know the muggins call", "of the presets american-1864 and modern-1868 1 know the muggins call"},
		{"under the preset modern-1868 points that were not announced cannot be called", "under the preset modern-1868 points that were not announced can be called"},
		{"the presets whose names begin with strict are of the domino games", "the presets whose names begin with strict are of the card game"},
		{
			"the first double of a round gets cross arms in the main form, and no arms under the preset five-up",
			"the first double of a round gets no arms in the main form, and cross arms under the preset five-up",
		},
		{
			"up to 2 tiles the lines of the main form and of the preset all-fives score differently",
			"up to 2 tiles the lines of the main form and of the preset all-fives score alike",
		},
	}
}

// wrongOfCards has the same for the card game.
func wrongOfCards() []struct{ says, is string } {
	return []struct{ says, is string }{
		{"the totals that a stack can come to are 1 to 31", "the totals that a stack can come to are 0 to 31"},
		{"the totals that score as a multiple of five are 5", "the totals that score as a multiple of five are 5, 10, 15, 20, 25 and 30"},
		{"the totals 11 and 20 take at least 1 card", "the totals 11 and 20 take at least 2 cards"},
		{"from 1 and 2 all ten-valued cards make a multiple of five", "from 1 and 2 no ten-valued cards make a multiple of five"},
		{"from 20 no ten-valued cards make a multiple of five", "from 20 all ten-valued cards make a multiple of five"},
		{"from 5 the cards that make a multiple of five are worth 5: 4 of the 52", "from 5 the cards that make a multiple of five are worth 5 and 10: 20 of the 52"},
		{"from 27 the cards that score are worth 4 for 31", "from 27 the cards that score are worth 3 for 30 and 4 for 2"},
		{"none of the 52 cards fit on 30", "4 of the 52 cards fit on 30"},
		{"4 of the 52 cards score from 31", "none of the 52 cards score from 31"},
		{"fewer cards score from 29 than from 25", "fewer cards score from 30 and 31 than from 25"},
		{
			"to leave 20 gives the next card less than to leave any other total does on average",
			"to leave 20 gives the next card more than to leave any other total does on average",
		},
		// From 30 only an ace scores: 4 · 2 / 52.
		{"one of the 52 cards makes 1.00 points on 30, and 3.24 over all totals", "one of the 52 cards makes 0.15 points on 30, and 3.24 over all totals"},
		{"a card worth 7 makes a multiple of five from 3", "a card worth 7 makes a multiple of five from 3, 8, 13, 18 and 23"},
		{"cards worth 6 to 10 make a multiple of five from 6 totals each", "cards worth 6 to 10 make a multiple of five from 5 totals each"},
		{
			"cards worth 1 to 5 make a multiple of five from 1.00 times as many totals as the others",
			"cards worth 1 to 5 make a multiple of five from 1.20 times as many totals as the others",
		},
		{"of the totals 15 and 25 a card worth 10 makes a multiple of five from all", "of the totals 15 and 25 a card worth 10 makes a multiple of five from 15"},
		{"on 21 a card worth 10 makes 31 and scores 31", "on 21 a card worth 10 makes 31 and scores 2"},
		{"on 25 a card worth 10 makes 35 and scores 35", "on 25 a card worth 10 would make 35 and is not allowed"},
		{"on 6 a card worth 10 makes 16 and scores 15", "on 6 a card worth 10 makes 16 and scores nothing"},
		// Whatever is played, the first stack gives somebody a point.
		{"of 5 games to 1 between 3 aimless players all took 2 deals or more", "of 5 games to 1 between 3 aimless players none took 2 deals or more"},
		{"of 5 games to 1 between 3 aimless players 5 took 2 deals", "of 5 games to 1 between 3 aimless players 5 took 1 deal"},
		{"a game takes 2.00 stacks on average, in 5 games to 1 between 2 greedy players", "a game takes 1.00 stacks on average, in 5 games to 1 between 2 greedy players"},
		{
			"a game takes 1.0 cards on average, and 1.0 of each player, in 5 games to 61 between 2 greedy players",
			`a game takes [1-9]\d*\.\d cards on average, and [1-9]\d*\.\d of each player, in 5 games to 61 between 2 greedy players`,
		},
		{
			"a game between 3 players takes more cards than one between 3, in 5 games to 61 of greedy players",
			"a game between 3 players takes neither more nor fewer cards than one between 3, in 5 games to 61 of greedy players",
		},
		{
			"in 50 games to 61 between 2 greedy players cards worth 5 and 10 hit a multiple of five 0.5 times as often as the others",
			`in 50 games to 61 between 2 greedy players cards worth 5 and 10 hit a multiple of five [2-9]\.\d times as often as the others`,
		},
		{
			"with a limit of 31 a deal takes 51.0 plays and 0.0 goes on average, in 5 deals between 4 aimless players",
			`with a limit of 31 a deal takes 52\.0 plays and [1-9]\d*\.\d goes on average, in 5 deals between 4 aimless players`,
		},
		// 340 points in the deck: with stacks of at most 31 there are 11 or more.
		{
			"with a limit of 31 a deal has 10.0 stacks on average, in 5 deals between 4 aimless players",
			`with a limit of 31 a deal has 1[1-9]\.\d stacks on average, in 5 deals between 4 aimless players`,
		},
		{
			"a limit of 31 makes deals longer than one of 31, in 5 deals between 2 greedy players",
			"a limit of 31 makes deals neither longer nor shorter than one of 31, in 5 deals between 2 greedy players",
		},
	}
}

// TestFalseSentencesAreTold sees every sentence red once, with file and line,
// and green when it says what the rules make it.
func TestFalseSentencesAreTold(t *testing.T) {
	seen := map[string]bool{}
	for _, x := range append(wrong(), wrongOfCards()...) {
		t.Run(x.says, func(t *testing.T) {
			r, err := claims.Check(one(x.says), "claims", nil)
			require.NoError(t, err)
			require.Len(t, r.Faults, 1)
			fault := r.Faults[0]
			require.Equal(t, "claims/a.feature", fault.Path)
			require.Equal(t, 9, fault.Line)
			require.Contains(t, fault.Text, x.says)
			computed := r.Claims[0].Examples[1].Steps[0].Computed
			require.Contains(t, fault.Text, computed)
			if computed != x.is {
				require.Regexp(t, "^"+x.is+"$", computed)
			}
			r, err = claims.Check(one(computed), "claims", nil)
			require.NoError(t, err)
			require.Empty(t, r.Faults)
		})
		for _, form := range claims.Sentences() {
			if form2pattern(form).MatchString(x.says) {
				seen[form] = true
				break
			}
		}
	}
	for _, form := range claims.Sentences() {
		require.True(t, seen[form], "%q was not seen red", form)
	}
}
