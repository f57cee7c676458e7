package claims_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"muggins.example/internal/claims"
	"muggins.example/internal/rulebook"
)

// claim is a feature with the lines of one claim from line 2 on.
func claim(lines ...string) fstest.MapFS {
	return fstest.MapFS{"a.feature": {Data: []byte("Feature: A\n" + strings.Join(lines, "\n") + "\n")}}
}

const (
	so    = "      Then a hand of 27 pips is worth 25"
	notSo = "      Then a hand of 28 pips is worth 25"
)

// TestVerdictsAreComputed holds that a tag that does not follow is told.
func TestVerdictsAreComputed(t *testing.T) {
	sides := func(first, second string) []string {
		return []string{
			"    @asserted", "    Example: one", "      Source: de, Quelle", first,
			"    @asserted", "    Example: two", "      Source: tr, Kaynak", second,
		}
	}
	for _, x := range []struct {
		name, tag, verdict string
		examples           []string
	}{
		{"what comes out holds", "refuted", "holds", []string{"    @asserted", "    Example: one", so}},
		{"what does not is refuted", "holds", "refuted", []string{"    @asserted", "    Example: one", notSo}},
		{"one false sentence is enough", "holds", "refuted", []string{"    @asserted", "    Example: one", so, strings.Replace(notSo, "Then", "And", 1)}},
		{"one false example is enough", "holds", "refuted", []string{"    @asserted", "    Example: one", so, "    @asserted", "    Example: two", notSo}},
		{"two places, one of them wrong", "refuted", "contradiction", sides(so, notSo)},
		{"two places that agree", "contradiction", "holds", sides(so, so)},
		{"two places that are both wrong", "contradiction", "refuted", sides(notSo, notSo)},
		{"one place does not contradict itself", "contradiction", "refuted", []string{"    @asserted", "    Example: one", "      Source: de, Quelle", notSo}},
		{"what was found decides nothing", "refuted", "holds", []string{"    @asserted", "    Example: one", so, "    Example: two", so}},
	} {
		t.Run(x.name, func(t *testing.T) {
			lines := append([]string{"  @claim.one @" + x.tag, "  Rule: It is so", "    Source: de, Quelle"}, x.examples...)
			r, err := claims.Check(claim(lines...), "claims", nil)
			require.NoError(t, err)
			require.Len(t, r.Faults, 1)
			require.True(t, strings.HasPrefix(r.Faults[0].String(), "claims/a.feature:3: claim.one is tagged @"+x.tag+", and what is asserted makes it @"+x.verdict+" ("), r.Faults[0])
			lines[0] = "  @claim.one @" + x.verdict
			r, err = claims.Check(claim(lines...), "claims", nil)
			require.NoError(t, err)
			require.Empty(t, r.Faults)
			require.Equal(t, claims.Verdict(x.verdict), r.Claims[0].Verdict())
		})
	}
}

// TestCounterexampleIsTold holds that the reason of a verdict is in the fault.
func TestCounterexampleIsTold(t *testing.T) {
	r, err := claims.Check(claim("  @claim.one @holds", "  Rule: It is so", "    Source: de, Quelle", "    @asserted", "    Example: one", notSo), "claims", nil)
	require.NoError(t, err)
	require.EqualError(t, r.Faults, "claims/a.feature:3: claim.one is tagged @holds, and what is asserted makes it @refuted (a hand of 28 pips is worth 30): change the tag, or what is asserted")
}

// TestWrongNumberIsTold holds the whole of what is told.
func TestWrongNumberIsTold(t *testing.T) {
	r, err := claims.Check(claim("  @claim.one @holds", "  Rule: It is so", "    Source: de, Quelle", "    @asserted", "    Example: one", so, "    Example: two", notSo), "claims", nil)
	require.NoError(t, err)
	require.EqualError(t, r.Faults, `claims/a.feature:9: "a hand of 28 pips is worth 25": the rules make it "a hand of 28 pips is worth 30": correct the sentence, or, if a document says this, tag its example @asserted`)
}

// misshapen are claims that cannot be computed, the line that is told, and why.
func misshapen() []struct {
	name  string
	lines []string
	at    int
	why   string
} {
	good := []string{"  @claim.one @holds", "  Rule: It is so", "    Source: de, Quelle", "    @asserted", "    Example: one", so}
	with := func(at int, line string) []string {
		lines := append([]string{}, good...)
		lines[at] = line
		return lines
	}
	more := func(lines ...string) []string { return append(append([]string{}, good...), lines...) }
	return []struct {
		name  string
		lines []string
		at    int
		why   string
	}{
		{"no id", with(0, "  @holds"), 3, "the claim has no id"},
		{"no verdict", with(0, "  @claim.one"), 3, "claim.one has no verdict: tag it with one of @holds, @refuted, @contradiction, @opinion, @external"},
		{"two verdicts", with(0, "  @claim.one @holds @refuted"), 2, "@refuted is not a tag for a claim"},
		{"another tag", with(0, "  @claim.one @holds @topic:award"), 2, "@topic:award is not a tag for a claim"},
		{"nothing asserted", with(3, ""), 3, "asserts nothing that is computed"},
		{"an opinion with examples", with(0, "  @claim.one @opinion"), 3, "it takes no example, and a line `Reason: …`"},
		{"external without a reason", []string{"  @claim.one @external", "  Rule: It is so", "    Source: de, Quelle"}, 3, "it takes no example, and a line `Reason: …`"},
		{"a reason where it is computed", with(2, "    Source: de, Quelle\n    Reason: none"), 3, "needs no Reason"},
		{"no source", with(2, ""), 3, "the claim has no source"},
		{"no such document", with(2, "    Source: fr, Source"), 3, `"fr, Source" is not`},
		{"no section", with(2, "    Source: de"), 3, `"de" is not`},
		{"prose", with(2, "    Source: de, Quelle\n\n    Exampel: one"), 6, "is a keyword mistyped?"},
		{"another tag on an example", with(3, "    @asserted @silent"), 5, "@silent is not a tag for an example of a claim"},
		{"no title", with(4, "    Example:"), 6, "the example has no title"},
		{"no sentences", good[:5], 6, "the example has no sentences"},
		{"a table", more("      Examples:", "        | case |", "        | a    |"), 6, "takes no table: write a sentence for each row"},
		{"a table below a sentence", more("        | a |"), 7, "a sentence takes no table"},
		{"an action", with(5, "      When a hand of 27 pips is worth 25"), 7, "begins with When"},
		{"an unknown sentence", with(5, "      Then a hand of 27 pips is worthy 25"), 7, `did you mean "a hand of {pips} pips is worth <points>"?`},
		{"another unknown sentence", with(5, "      Then the moon is made of cheese"), 7, "is not a sentence of claims"},
		{"a number too high", with(5, "      Then a hand of 400 pips is worth 25"), 7, `"400" is no pips: write a number from 0 to 168`},
		{"no list", with(5, "      Then from 6 and x no ten-valued cards make a multiple of five"), 7, `"6 and x" are no totals`},
		{"totals that differ", with(5, "      Then 8 of the 52 cards score from 26 and 30"), 7, "it is 8 for 26 and 4 for 30: write a sentence for each"},
		{"no such preset", with(5, "      Then under the preset nine points that were not announced can be called"), 7, `"nine" is no preset of the domino games`},
		{"no such manner", with(5, "      Then of 5 games to 61 between 2 sly players all took 1 deals or more"), 7, `"sly" is no manner: write one of aimless, greedy`},
		{"all values", with(5, "      Then cards worth 1 to 10 make a multiple of five from 1.00 times as many totals as the others"), 7, "1 to 10 are all values"},
		{"the same id twice", more(append([]string{""}, good...)...), 9, "the id claim.one is taken by claims/a.feature:3"},
		{"no claim", []string{"  @asserted", "  Example: one", so}, 3, "stands under no claim"},
		{"a background", append([]string{"  Background:", so}, good...), 2, "a Background means nothing here"},
		{"empty", nil, 1, "the feature has no claims"},
		{"no Gherkin", []string{"  Rule: It is so", "    Then", "  Exampel"}, 0, ""},
	}
}

// TestMisshapenClaimsAreTold holds that what cannot be read is told with file
// and line, and nothing is computed.
func TestMisshapenClaimsAreTold(t *testing.T) {
	for _, x := range misshapen() {
		t.Run(x.name, func(t *testing.T) {
			r, err := claims.Check(claim(x.lines...), "claims", nil)
			require.Nil(t, r)
			var problems rulebook.Problems
			require.ErrorAs(t, err, &problems)
			require.Equal(t, "claims/a.feature", problems[0].Path)
			if x.at > 0 {
				require.Equal(t, x.at, problems[0].Line, problems)
			}
			require.Contains(t, problems[0].Text, x.why)
		})
	}
}

// TestSectionsAreLookedUp holds that a source names a section that is listed.
func TestSectionsAreLookedUp(t *testing.T) {
	sources := &rulebook.Sources{Path: "sources.json", Documents: []rulebook.Document{{ID: "de", Sections: []rulebook.Section{{Heading: "Quelle"}}}}}
	lines := []string{"  @claim.one @holds", "  Rule: It is so", "    Source: de, Quelle", "    @asserted", "    Example: one", so}
	_, err := claims.Check(claim(lines...), "claims", sources)
	require.NoError(t, err)
	lines[2] = "    Source: de, Quellen"
	_, err = claims.Check(claim(lines...), "claims", sources)
	require.EqualError(t, err, `claims/a.feature:3: the source "de, Quellen" names no section of de: sources.json lists them`)
}

// TestFolderWithoutClaims holds that nothing is not taken for everything.
func TestFolderWithoutClaims(t *testing.T) {
	_, err := claims.Check(fstest.MapFS{}, "claims", nil)
	require.EqualError(t, err, "reading the claims: the folder has none")
}
