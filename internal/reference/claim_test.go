package reference_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// TestProgramThatPlaysWhatItClaims judges a small program off the main form in
// three rules, which conforms, and one that claims as much and plays the main
// form, which fails those rules.
func TestProgramThatPlaysWhatItClaims(t *testing.T) {
	t.Parallel()
	suite, err := conformance.Load()
	require.NoError(t, err)
	claim := values{"settle": "closer-takes", "target-when": "round-end", "spinner": "first-double"}

	results := judged(t, suite, narrow(reference.Implementation(), protocol.Muggins, claim), conformance.Options{})
	for _, r := range results.Wrong() {
		t.Error(r.Explain())
	}
	require.True(t, results.Conforms())
	for _, rule := range claimRules() { // it was asked what it claims
		require.True(t, slices.ContainsFunc(results.List, func(r conformance.Result) bool {
			return r.Scenario.Rule != nil && r.Scenario.Rule.ID == rule && r.Verdict == conformance.Passed && !r.Informative
		}), rule)
	}

	mainForm := reference.Deviant(reference.Deviation{SetUp: func(p *protocol.Play) {
		p.Options = values{"target": p.Options["target"]}
	}})
	results = judged(t, suite, narrow(mainForm, protocol.Muggins, claim), conformance.Options{})
	require.False(t, results.Conforms())
	require.Subset(t, failedRules(results), claimRules())

	// Under its own claim the second program conforms, and the first does not.
	require.True(t, judged(t, suite, narrow(mainForm, protocol.Muggins, nil), conformance.Options{}).Conforms())
	off := playing{reference.Implementation(), claim}
	require.False(t, judged(t, suite, narrow(off, protocol.Muggins, nil), conformance.Options{}).Conforms())
}

func claimRules() []string {
	return []string{"hoyle.settle.winner-takes", "hoyle.target-when", "dominoes.spinner.first-double"}
}

// reading is a value of an option behind a rule that no document decides.
type reading struct {
	ruleset, option string
	value, other    protocol.Value // what a program plays, and what it does not
	besides         values         // what has to be named for the other value to bind
}

func readings() []reading {
	cards, hoyle := protocol.Cards, protocol.Hoyle
	goesRound := values{"at-limit": "goes-round"}
	return []reading{
		{cards, "at-limit", "at-once", "goes-round", nil},
		{cards, "limit-paid", "at-close", "on-hit", nil},
		{cards, "limit-paid", "on-hit", "at-close", goesRound},
		{cards, "call-window", "next-card", "either", nil},
		{cards, "call-window", "late", "either", nil},
		{cards, "call-window", "next-action", "either", nil},
		{cards, "call-window", "either", "next-action", nil},
		{cards, "refill", "one-a-play", "up-to-hand", nil},
		{cards, "last-stack", "pays-not", "pays", nil},
		{cards, "wrong-announcement", "ignored", "refused", nil},
		{hoyle, "opener", "heaviest-tile", "heaviest-double", nil},
		{hoyle, "uncalled", "lost", "stands", nil},
		{hoyle, "call-window", "next-placement", "next-action", values{"uncalled": "stands"}},
		{hoyle, "target-when", "round-end", "at-once", nil},
		{hoyle, "blocked", "lightest-takes", "lightest-difference", nil},
		{hoyle, "blocked", "lightest-less-pips", "lightest-difference", nil},
		{hoyle, "blocked-tie", "shared", "nobody", values{"blocked": "lightest-difference"}},
		{hoyle, "blocked-tie", "first", "nobody", values{"blocked": "lightest-difference"}},
		{hoyle, "next-opener", "rotate", "heaviest", nil},
		{hoyle, "after-block", "lightest", "heaviest", nil},
		{hoyle, "wrong-announcement", "ignored", "refused", nil},
		{hoyle, "floor", "zero", "none", values{"settle": "own-subtracted"}},
		{protocol.Muggins, "floor", "zero", "none", nil},
	}
}

// TestSilentRulesBindWhoNamesThem judges programs that follow another reading
// of a silent rule: they conform where they do not name the option, and not
// where they name what they do not play.
func TestSilentRulesBindWhoNamesThem(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	for _, r := range readings() {
		t.Run(r.ruleset+"/"+r.option+"="+string(r.value)+"-for-"+string(r.other), func(t *testing.T) {
			t.Parallel()
			program := playing{reference.Implementation(), with(r.besides, r.option, r.value)}
			conforms(t, suite, narrow(program, r.ruleset, r.besides))
			results := judged(t, suite, narrow(program, r.ruleset, with(r.besides, r.option, r.other)), conformance.Options{})
			require.NotEmpty(t, failedRules(results))
		})
	}
}

// TestBlockAfterPassesConforms judges programs that end a blocked round once
// everybody has passed; no option names it.
func TestBlockAfterPassesConforms(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	for _, when := range []func(dominoes.Standing) bool{afterAllPasses, atFirstPass} {
		conforms(t, suite, narrow(blocks(when), protocol.Hoyle, nil))
		conforms(t, suite, narrow(blocks(when), protocol.Muggins, values{"settle": "closer-takes", "blocked": "lightest-takes"}))
	}
}

func conforms(t *testing.T, suite *conformance.Suite, program protocol.Implementation) {
	t.Helper()
	results := judged(t, suite, program, conformance.Options{})
	for _, r := range results.Wrong() {
		t.Error(r.Explain())
	}
	require.True(t, results.Conforms())
}
