package reference_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/internal/rulebook"
	"muggins.example/protocol"
)

// swept is a claim, and what has to pin what it is about.
type swept struct {
	name  string
	claim protocol.Claim
	pins  func(*rulebook.Scenario) bool // nil: nothing has to
}

// sweep lists the rulesets by default and with every default named, their
// presets, and each single value off its default with the companions it needs.
func sweep(ruleset string) []swept {
	all := only(reference.Implementation().Hello(), ruleset, nil).Plays[0]
	all.Options = everyValue(ruleset)
	bare := all
	bare.Options = nil
	list := []swept{{name: "by-default", claim: bare}, {name: "defaults-named", claim: chosen(all, nil)}}
	for _, p := range protocol.Presets() {
		if slices.Contains(p.Rulesets, ruleset) {
			c := bare
			c.Preset = p.Name
			list = append(list, swept{"preset=" + p.Name, c, pinsPreset(ruleset, p.Name)})
		}
	}
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		values := o.Words()
		if o.Number() {
			values = []protocol.Value{"100"}
		}
		for _, v := range values {
			if v == protocol.Default(ruleset, o.Name, 2) {
				continue
			}
			s := swept{name: o.Name + "=" + string(v), claim: companions(all, o.Name, v)}
			if !o.Number() {
				s.pins = pinsAlone(ruleset, o.Name, v)
			}
			list = append(list, s)
		}
	}
	return list
}

// everyValue names every value of every option.
func everyValue(ruleset string) map[string]protocol.Choices {
	options := map[string]protocol.Choices{}
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		options[o.Name] = protocol.Choices{Any: o.Number(), Values: o.Words()}
	}
	return options
}

// chosen names what a game of the claim would have under the pins, for the
// numbers of players for which there is one.
func chosen(all protocol.Claim, pins map[string][]protocol.Value) protocol.Claim {
	options := map[string]protocol.Choices{}
	one, _ := all.Choose(protocol.MinPlayers, pins)
	for name, v := range one {
		if _, pinned := pins[name]; name != "target" || pinned {
			options[name] = protocol.Choices{Values: []protocol.Value{v}}
		}
	}
	all.Options = options
	all.Players = slices.DeleteFunc(slices.Clone(all.Players), func(n int) bool {
		game, _ := all.Choose(n, nil)
		return game == nil
	})
	return all
}

// companions names a value, and of the others those that are off their default
// for its sake.
func companions(all protocol.Claim, option string, v protocol.Value) protocol.Claim {
	pins := map[string][]protocol.Value{option: {v}}
	for name, value := range besides()[all.Ruleset+"/"+option+"="+string(v)] {
		pins[name] = []protocol.Value{value}
	}
	c := chosen(all, pins)
	for name, choices := range c.Options {
		if pins[name] == nil && choices.Values[0] == protocol.Default(c.Ruleset, name, protocol.MinPlayers) {
			delete(c.Options, name)
		}
	}
	return c
}

// pinsAlone finds a scenario that is about the value and no other of its
// option, said by a tag of its own and not by a preset.
func pinsAlone(ruleset, option string, v protocol.Value) func(*rulebook.Scenario) bool {
	return func(s *rulebook.Scenario) bool {
		if s.Rule == nil || !slices.Contains(s.Rule.Rulesets, ruleset) {
			return false
		}
		preset := slices.ContainsFunc(s.Tags, func(t string) bool { return strings.HasPrefix(t, "@preset:") })
		return !preset && slices.ContainsFunc(s.Pins, func(p protocol.Pin) bool {
			return p.About && p.Option == option && slices.Equal(p.Values, []protocol.Value{v})
		})
	}
}

func pinsPreset(ruleset, name string) func(*rulebook.Scenario) bool {
	return func(s *rulebook.Scenario) bool {
		if s.Rule == nil || !slices.Contains(s.Rule.Rulesets, ruleset) {
			return false
		}
		for option, v := range preset(name) {
			if !slices.ContainsFunc(s.Pins, func(p protocol.Pin) bool {
				return p.About && p.Option == option && slices.Equal(p.Values, []protocol.Value{v})
			}) {
				return false
			}
		}
		return true
	}
}

// besides are values that have to be named for a value to show: who names only
// when 31 is paid may close the stack there at once, where hit and close are one;
// and where sums are only announced, no example tells what a false one does.
func besides() map[string]values {
	return map[string]values{
		"cards/limit-paid=at-close":          {"at-limit": "goes-round"},
		"hoyle/blocked-tie=shared":           {"blocked": "lightest-difference"},
		"hoyle/blocked-tie=first":            {"blocked": "lightest-difference"},
		"muggins/wrong-announcement=ignored": {"call": "forfeit"},
		"muggins/wrong-announcement=penalty": {"call": "forfeit"},
	}
}

// unpinned are values of which no example is that binds who claims them alone:
// what it would take. Each is told as soon as one is.
func unpinned() map[string]string {
	return map[string]string{}
}

// TestEveryValueOfEveryOption judges the reference under each claim: it
// conforms, and of what the claim is about some example binds it and passes.
func TestEveryValueOfEveryOption(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	for _, ruleset := range protocol.Rulesets() {
		for _, s := range sweep(ruleset) {
			name := ruleset + "/" + s.name
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				results := s.judge(t, suite)
				for _, r := range results.Wrong() {
					t.Error(r.Explain())
				}
				require.Empty(t, results.Hidden)
				require.True(t, results.Conforms())
				binds := slices.ContainsFunc(results.List, func(r conformance.Result) bool {
					return s.pins != nil && s.pins(r.Scenario) && r.Verdict == conformance.Passed && !r.Informative
				})
				if why := unpinned()[name]; why != "" {
					require.False(t, binds, "an example binds it now: take it out of unpinned")
					t.Log("no example: " + why)
					return
				}
				require.True(t, binds || s.pins == nil, "no example of the value alone binds the program")
			})
		}
	}
}

// judge judges the reference under the claim; where that is of a ruleset or a
// preset, beside a reference.
func (s swept) judge(t *testing.T, suite *conformance.Suite) *conformance.Results {
	t.Helper()
	require.NotEmpty(t, s.claim.Players)
	hello := reference.Implementation().Hello()
	hello.Plays = []protocol.Claim{s.claim}
	o := conformance.Options{}
	if s.claim.Preset != "" || s.pins == nil {
		ref := reference.Subject(reference.Implementation())
		defer func() { require.NoError(t, ref.Close()) }()
		o.Reference = ref
	}
	return judged(t, suite, claiming{reference.Implementation(), hello}, o)
}
