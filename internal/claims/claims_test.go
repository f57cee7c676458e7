package claims_test

import (
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/features"
	"muggins.example/internal/claims"
	"muggins.example/internal/rulebook"
)

// shipped computes the claims that come with the suite.
func shipped(t *testing.T) *claims.Result {
	t.Helper()
	sources, problems, err := rulebook.ReadSources(features.FS(), "features")
	require.NoError(t, err)
	require.Empty(t, problems)
	folder, err := fs.Sub(features.Claims(), rulebook.ClaimsFolder)
	require.NoError(t, err)
	r, err := claims.Check(folder, "features/claims", sources)
	require.NoError(t, err)
	return r
}

// TestClaimsAreAsTagged holds every number and every verdict of the features.
func TestClaimsAreAsTagged(t *testing.T) {
	require.Empty(t, shipped(t).Faults)
}

// TestEveryClaimIsThere holds the claims, and their verdicts, to a list that
// was written by hand.
func TestEveryClaimIsThere(t *testing.T) {
	text, err := os.ReadFile("testdata/verdicts.txt")
	require.NoError(t, err)
	var want, got []string
	for l := range strings.Lines(string(text)) {
		if !strings.HasPrefix(l, "#") {
			want = append(want, strings.TrimSpace(l))
		}
	}
	for _, c := range shipped(t).Claims {
		got = append(got, c.ID+" "+string(c.Verdict()))
	}
	require.ElementsMatch(t, want, got)
}

// TestClaimsAreNoRules holds that nobody is judged by a claim.
func TestClaimsAreNoRules(t *testing.T) {
	inRules, err := fs.Glob(features.FS(), "claims/*")
	require.NoError(t, err)
	require.Empty(t, inRules)
	book, err := rulebook.Parse(os.DirFS("../../features"), "features")
	require.NoError(t, err)
	for _, r := range book.Rules() {
		require.False(t, strings.HasPrefix(r.ID, "claim"), r.ID)
	}
}

// TestTheTipOnTensIsFoundToBeBackwards holds what has to be found without
// being told: the sentences of the document come out otherwise.
func TestTheTipOnTensIsFoundToBeBackwards(t *testing.T) {
	computed := map[string]bool{}
	for _, c := range shipped(t).Claims {
		for _, e := range c.Examples {
			for _, s := range e.Steps {
				if e.Asserted && !s.True() {
					computed[s.Computed] = true
				}
			}
		}
	}
	require.Contains(t, computed, "from 6, 11, 16, 21 and 26 no ten-valued cards make a multiple of five")
	require.Contains(t, computed, "of the totals 10, 15, 20 and 25 a card worth 10 makes a multiple of five from 10, 15 and 20")
	require.Contains(t, computed, "cards worth 5 and 10 make a multiple of five from 1.00 times as many totals as the others")
}

// TestNoSentenceIsIdle holds that every sentence is used by a claim.
func TestNoSentenceIsIdle(t *testing.T) {
	var used []string
	for _, c := range shipped(t).Claims {
		for _, e := range c.Examples {
			for _, s := range e.Steps {
				used = append(used, s.Text)
			}
		}
	}
	for _, form := range claims.Sentences() {
		pattern := form2pattern(form)
		require.True(t, slices.ContainsFunc(used, pattern.MatchString), "no claim uses %q", form)
	}
}

// form2pattern turns the gaps of a form into anything.
func form2pattern(form string) *regexp.Regexp {
	return regexp.MustCompile("^" + regexp.MustCompile(`\\?[{<][a-z ]+\\?[}>]`).ReplaceAllString(regexp.QuoteMeta(form), ".+") + "$")
}

// TestClaimsReadAlike holds that the same comes out every time.
func TestClaimsReadAlike(t *testing.T) {
	var first, second strings.Builder
	shipped(t).Write(&first)
	shipped(t).Write(&second)
	require.Equal(t, first.String(), second.String())
}
