package plan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// six is 6|6 laid on 3|6: the sum is 15.
func six(rulesets ...string) *plan.Plan {
	p := &plan.Plan{
		ID: "a.rule.one", Rule: "a.rule", Topic: protocol.TopicAward, Rulesets: rulesets, Line: 1, Seats: 2,
		Deal:    plan.Deal{Line: []protocol.Tile{{First: 3, Second: 6}}, Total: -1},
		Actions: []plan.Action{{Do: protocol.DoPlay, Tile: protocol.Tile{First: 6, Second: 6}, On: protocol.Tile{First: 3, Second: 6}, Pip: -1}},
		Checks:  []plan.Check{{Kind: plan.Number, Field: protocol.FieldSum, Num: 15}},
	}
	return p
}

// claim takes all that there is, and names the options given.
func claim(ruleset string, options map[string][]protocol.Value) protocol.Claim {
	c := protocol.Claim{
		Ruleset: ruleset, Players: []int{2}, Options: map[string]protocol.Choices{},
		Takes: []string{"hands", "boneyard", "opener", "scores", "lots", "stock", "dealer"},
	}
	for name, values := range options {
		c.Options[name] = protocol.Choices{Values: values}
	}
	return c
}

// bind resolves a plan and binds it.
func bind(t *testing.T, p *plan.Plan, c protocol.Claim) ([]plan.Bound, string) {
	t.Helper()
	require.NoError(t, p.Resolve())
	list, why, err := plan.Bind(p, c)
	require.NoError(t, err)
	return list, why.Reason
}

func TestPinsLeaveClaimsOut(t *testing.T) {
	type values = []protocol.Value
	for name, c := range map[string]struct {
		ruleset string
		named   map[string][]protocol.Value
		pins    []protocol.Pin
		options map[string]protocol.Value // of the request; nil: left out
		why     string
	}{
		"nothing pinned": {"muggins", nil, nil, map[string]protocol.Value{"target": "250"}, ""},
		"the default, not named": {
			"muggins", nil,
			[]protocol.Pin{{Option: "settle", Values: values{"own-subtracted"}}},
			map[string]protocol.Value{"target": "250"},
			"",
		},
		"off the default, not named": {
			"muggins", nil, []protocol.Pin{{Option: "settle", Values: values{"closer-takes"}}}, nil, "option settle=closer-takes",
		},
		"the default of the other ruleset": {
			"hoyle", nil,
			[]protocol.Pin{{Option: "settle", Values: values{"closer-takes"}}},
			map[string]protocol.Value{"target": "200"},
			"",
		},
		"named": {
			"muggins",
			map[string][]protocol.Value{"settle": {"own-subtracted", "closer-takes"}},
			[]protocol.Pin{{Option: "settle", Values: values{"closer-takes"}}},
			map[string]protocol.Value{"target": "250", "settle": "closer-takes"},
			"",
		},
		"named otherwise": {
			"muggins",
			map[string][]protocol.Value{"settle": {"closer-takes"}},
			[]protocol.Pin{{Option: "settle", Values: values{"own-subtracted", "none"}}},
			nil, "option settle=own-subtracted, none",
		},
		"one of several": {
			"muggins",
			map[string][]protocol.Value{"settle": {"none"}},
			[]protocol.Pin{{Option: "settle", Values: values{"own-subtracted", "none"}}},
			map[string]protocol.Value{"target": "250", "settle": "none"},
			"",
		},
		"named and not pinned": {
			"muggins",
			map[string][]protocol.Value{"floor": {"zero"}},
			nil,
			map[string]protocol.Value{"target": "250", "floor": "zero"},
			"",
		},
		"the target": {
			"muggins",
			map[string][]protocol.Value{"target": {"100", "250"}},
			[]protocol.Pin{{Option: "target", Values: values{"100"}}},
			map[string]protocol.Value{"target": "100"},
			"",
		},
		"no such target": {
			"muggins", nil, []protocol.Pin{{Option: "target", Values: values{"100"}}}, nil, "option target=100",
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := six("muggins", "hoyle")
			p.Pins = c.pins
			list, why := bind(t, p, claim(c.ruleset, c.named))
			require.Equal(t, c.why, why)
			if c.options == nil {
				require.Empty(t, list)
				return
			}
			require.Len(t, list, 1)
			require.Equal(t, c.options, list[0].Play.Options)
			require.Equal(t, c.ruleset, list[0].Play.Ruleset)
		})
	}
}

func TestRulesetsThatAPlanIsAskedIn(t *testing.T) {
	p := six("muggins", "hoyle")
	list, why := bind(t, p, protocol.Claim{Ruleset: "cards", Players: []int{2}})
	require.Empty(t, list)
	require.Equal(t, "ruleset muggins or hoyle", why)
}

// TestTargetsLeaveRoom holds that no staging reaches a target, in points of the
// game's unit.
func TestTargetsLeaveRoom(t *testing.T) {
	five := map[string][]protocol.Value{"unit": {"five"}, "call": {"off"}, "settle": {"closer-takes"}}
	for name, c := range map[string]struct {
		targets []protocol.Value
		five    bool
		scores  int
		need    int
		want    protocol.Value
		why     string
	}{
		"as low as can be":                {targets: []protocol.Value{"61"}, want: "61"},
		"too low":                         {targets: []protocol.Value{"60"}, why: "a target of at least 61"},
		"the first that can be":           {targets: []protocol.Value{"20", "90"}, want: "90"},
		"the next that can be":            {targets: []protocol.Value{"20", "60", "61"}, want: "61"},
		"none that can be":                {targets: []protocol.Value{"20", "60"}, why: "a target of at least 61"},
		"the usual one first":             {targets: []protocol.Value{"61", "200"}, want: "200"},
		"five pips a point":               {targets: []protocol.Value{"31"}, five: true, want: "31"},
		"five pips a point, as low as":    {targets: []protocol.Value{"12"}, five: true, want: "12"},
		"five pips a point, too low":      {targets: []protocol.Value{"11"}, five: true, why: "a target of at least 12"},
		"five pips a point and 30 points": {targets: []protocol.Value{"36"}, five: true, scores: 30, want: "36"},
		"five pips, 30 points, too low":   {targets: []protocol.Value{"35"}, five: true, scores: 30, why: "a target of at least 36"},
		"what is needed to win":           {targets: []protocol.Value{"15"}, five: true, need: 15, want: "15"},
		"more needed than there is":       {targets: []protocol.Value{"14"}, five: true, need: 15, why: "a target of at least 15"},
	} {
		t.Run(name, func(t *testing.T) {
			options := map[string][]protocol.Value{"target": c.targets}
			if c.five {
				for k, v := range five {
					options[k] = v
				}
				options["blocked"] = []protocol.Value{"lightest-takes"}
			}
			p := six("hoyle")
			p.Deal.Scores = c.scores
			if c.need > 0 {
				p.Deal.Needs = []plan.Need{{Role: 0, Points: c.need}}
			}
			list, why := bind(t, p, claim("hoyle", options))
			require.Equal(t, c.why, why)
			if c.want == "" {
				return
			}
			require.Equal(t, c.want, list[0].Play.Options["target"])
			if c.need > 0 {
				n, _ := c.want.Number()
				require.Equal(t, []int{0, n - c.need}, list[0].Play.Scores, "who is next needs so much")
			}
		})
	}
}

// TestWhatBinds lists when a program fails for a plan.
func TestWhatBinds(t *testing.T) {
	about := func(values ...protocol.Value) []protocol.Pin {
		return []protocol.Pin{{Option: "floor", Values: values, About: true}}
	}
	needs := []protocol.Pin{{Option: "floor", Values: []protocol.Value{"none"}}}
	named := map[string][]protocol.Value{"floor": {"none"}}
	for name, c := range map[string]struct {
		silent      bool
		pins        []protocol.Pin
		named       map[string][]protocol.Value
		informative bool
	}{
		"a rule":                                 {false, nil, nil, false},
		"a silent rule":                          {true, nil, nil, true},
		"one of the readings, not named":         {false, about("none"), nil, true},
		"one of the readings, needed":            {false, needs, nil, true},
		"all readings, not named":                {false, about("none", "zero"), nil, false},
		"one of the readings, named":             {false, about("none"), named, false},
		"a rule that needs what is named":        {false, needs, named, false},
		"a silent rule about what is named":      {true, about("none"), named, false},
		"a silent rule that needs what is named": {true, needs, named, true},
	} {
		t.Run(name, func(t *testing.T) {
			p := six("muggins")
			p.Informative, p.Pins = c.silent, c.pins
			list, why := bind(t, p, claim("muggins", c.named))
			require.Len(t, list, 1, why)
			require.Equal(t, c.informative, list[0].Informative)
		})
	}
}

// TestSameRequestsEachTime holds that nothing depends on the order of a map.
func TestSameRequestsEachTime(t *testing.T) {
	options := map[string][]protocol.Value{
		"target": {"100", "250"}, "settle": {"none", "closer-takes"}, "floor": {"zero", "none"}, "call": {"steal", "forfeit"}, "uncalled": {"lost", "stands"},
	}
	first, _ := bind(t, six("muggins"), claim("muggins", options))
	for range 50 {
		again, _ := bind(t, six("muggins"), claim("muggins", options))
		require.Equal(t, first[0].Play, again[0].Play)
	}
}
