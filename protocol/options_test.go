package protocol

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// row is an option as the rulebook has it: name, values, and the default of
// muggins and of hoyle, or of cards.
type row struct {
	name, values    string
	muggins, second Value
}

func dominoRows() []row {
	return []row{
		{"after-block", "lot heaviest rotate lightest", "lot", "heaviest"},
		{"bare-arms", "uncounted counted", "uncounted", "uncounted"},
		{"blocked", "own-subtracted lightest-difference lightest-less-pips lightest-takes pairwise none", "own-subtracted", "lightest-difference"},
		{"blocked-tie", "nobody shared first", "nobody", "nobody"},
		{"call", "off announce-only forfeit steal", "off", "forfeit"},
		{"call-window", "next-action next-placement", "next-action", "next-action"},
		{"draw", "until-playable while-able one-then-pass none", "until-playable", "until-playable"},
		{"floor", "none zero", "none", "none"},
		{"hand", "7/5/5 7/7/5 5/5/5 7/7/7 9/7/5 7/6/5", "7/5/5", "7/7/5"},
		{"lead", "any that-tile", "any", "any"},
		{"next-opener", "closer heaviest rotate", "closer", "heaviest"},
		{"opener", "lot heaviest-double heaviest-tile", "lot", "heaviest-double"},
		{"reserve", "0 1 2", "0", "0"},
		{"round-hands", "nearest up down none", "nearest", "nearest"},
		{"round-what", "each-hand sum", "each-hand", "each-hand"},
		{"set", "6 9 12 15 18", "6", "6"},
		{"settle", "own-subtracted closer-takes none", "own-subtracted", "closer-takes"},
		{"spinner", "none first-double every-double", "none", "none"},
		{"spinner-arms", "both-sides at-once", "both-sides", "both-sides"},
		{"spinner-count", "line exposed", "line", "line"},
		{"target", "", "250", "200"},
		{"target-tie", "highest-then-play-on", "highest-then-play-on", "highest-then-play-on"},
		{"target-when", "at-once round-end", "at-once", "at-once"},
		{"uncalled", "stands lost", "stands", "stands"},
		{"unit", "pip five", "pip", "pip"},
		{"wrong-announcement", "refused ignored penalty", "refused", "refused"},
	}
}

func cardRows() []row {
	return []row{
		{"at-limit", "goes-round at-once", "", "goes-round"},
		{"call", "steal off", "", "steal"},
		{"call-window", "either next-card late next-action", "", "either"},
		{"claim", "by-word automatic", "", "by-word"},
		{"go-draw", "yes no", "", "yes"},
		{"hand", "5 7", "", "5"},
		{"last-call", "off on", "", "off"},
		{"last-stack", "pays pays-not", "", "pays"},
		{"limit", "31 21", "", "31"},
		{"limit-paid", "on-hit at-close", "", "on-hit"},
		{"refill", "up-to-hand one-a-play none", "", "up-to-hand"},
		{"target", "", "", "61"},
		{"wrong-announcement", "refused ignored", "", "refused"},
	}
}

func TestOptionsAreThoseOfTheRulebook(t *testing.T) {
	for ruleset, rows := range map[string][]row{Muggins: dominoRows(), Hoyle: dominoRows(), Cards: cardRows()} {
		table, ok := Options(ruleset)
		require.True(t, ok)
		require.Len(t, table, len(rows), ruleset)
		for i, r := range rows {
			assert.Equal(t, r.name, table[i].Name, "%s, sorted", ruleset)
			assert.NotEmpty(t, table[i].About)
			assert.Equal(t, r.name == "target", table[i].Number(), r.name)
			var words []string
			for _, v := range table[i].Values {
				words = append(words, string(v.Value))
				assert.NotEmpty(t, v.About, "%s=%s", r.name, v.Value)
				assert.True(t, table[i].Knows(v.Value))
			}
			assert.ElementsMatch(t, strings.Fields(r.values), words, r.name)
			want := r.second
			if ruleset == Muggins {
				want = r.muggins
			}
			assert.Equal(t, want, Default(ruleset, r.name, 2), "%s %s", ruleset, r.name)
		}
	}
	_, ok := Options("chess")
	assert.False(t, ok)
	_, ok = FindOption(Cards, "settle")
	assert.False(t, ok)
	assert.Empty(t, Default(Cards, "settle", 2))
}

func TestUsualTargetsAndHandsByPlayers(t *testing.T) {
	for ruleset, want := range map[string][]Value{
		Muggins: {"250", "200", "200"}, Hoyle: {"200", "150", "150", "150", "150", "150", "150"}, Cards: {"61", "61", "61"},
	} {
		for i, w := range want {
			assert.Equal(t, w, Default(ruleset, "target", i+2), "%s, %d players", ruleset, i+2)
		}
		assert.Equal(t, len(want)+1, MaxPlayers(ruleset), ruleset)
	}
	for hand, want := range map[Value][]int{
		"7/5/5": {7, 5, 5, 5, 5}, "7/7/5": {7, 7, 5, 5, 5}, "5/5/5": {5, 5, 5, 5, 5},
		"7/7/7": {7, 7, 7, 5, 5}, "9/7/5": {9, 7, 5, 5, 5}, "7/6/5": {7, 6, 5, 5, 5}, "7": {7, 7, 7},
	} {
		for i, w := range want {
			assert.Equal(t, w, HandSize(hand, i+2), "%s, %d players", hand, i+2)
		}
	}
	assert.True(t, Dominoes(Muggins) && Dominoes(Hoyle))
	assert.False(t, Dominoes(Cards))
}

// Where a rule is silent, or the documents disagree, an option that is not
// named may be read either way; everywhere else the default alone is right.
func TestReadings(t *testing.T) {
	free := map[string]map[string]string{
		Muggins: {"floor": "none zero"},
		Hoyle: {
			"opener": "heaviest-double heaviest-tile", "lead": "any that-tile", "next-opener": "closer heaviest rotate",
			"after-block": "lot heaviest rotate lightest", "uncalled": "stands lost", "call-window": "next-action next-placement",
			"wrong-announcement": "refused ignored penalty", "blocked": "lightest-difference lightest-less-pips lightest-takes", "blocked-tie": "nobody shared first", "target-when": "at-once round-end", "floor": "none zero",
		},
		Cards: {
			"refill": "up-to-hand one-a-play", "at-limit": "goes-round at-once", "limit-paid": "on-hit at-close", "last-stack": "pays pays-not",
			"call-window": "either next-card late next-action", "wrong-announcement": "refused ignored",
		},
	}
	for ruleset, readings := range free {
		table, _ := Options(ruleset)
		for _, o := range table {
			want := []Value{Default(ruleset, o.Name, 3)}
			if words := strings.Fields(readings[o.Name]); len(words) > 0 {
				want = nil
				for _, w := range words {
					want = append(want, Value(w))
				}
			}
			got := Readings(ruleset, o.Name, 3)
			assert.ElementsMatch(t, want, got, "%s %s", ruleset, o.Name)
			assert.True(t, slices.Contains(got, Default(ruleset, o.Name, 3)), "%s %s", ruleset, o.Name)
		}
	}
}

func TestPresets(t *testing.T) {
	want := map[string][2]string{ // rulesets, options
		"all-fives-1863": {"hoyle", "call=off target=31 unit=five"},
		"american-1864":  {"hoyle", "call=off"},
		"modern-1868":    {"hoyle", "call=forfeit"},
		"take-hands":     {"muggins hoyle", "blocked=lightest-takes call=off hand=7/7/7 settle=closer-takes target=100"},
		"all-fives":      {"muggins hoyle", "blocked=lightest-takes call=off hand=7/7/7 settle=closer-takes spinner=first-double target=100"},
		"sniff":          {"muggins hoyle", "blocked=lightest-takes call=off hand=7/6/5 settle=closer-takes spinner=first-double spinner-count=exposed target=100"},
		"five-up":        {"muggins hoyle", "blocked=lightest-takes call=off hand=5/5/5 settle=closer-takes spinner=every-double target=61 unit=five"},
		"block":          {"muggins hoyle", "blocked=lightest-takes call=off draw=none hand=7/7/7 settle=closer-takes target=100"},
		"deal-seven":     {"cards", "hand=7 refill=none"},
		"no-muggins":     {"cards", "call=off claim=automatic"},
		"strict-21":      {"cards", "limit=21"},
	}
	require.Len(t, Presets(), len(want))
	for _, p := range Presets() {
		assert.Equal(t, want[p.Name][0], strings.Join(p.Rulesets, " "), p.Name)
		assert.NotEmpty(t, p.About)
		for _, ruleset := range p.Rulesets {
			c := Claim{Ruleset: ruleset, Preset: p.Name, Players: []int{2, 3, 4}, Takes: []string{}}
			e := c.Expand()
			assert.Empty(t, e.Preset)
			var got []string
			for _, name := range sortedKeys(e.Options) {
				require.Len(t, e.Options[name].Values, 1)
				got = append(got, name+"="+string(e.Options[name].Values[0]))
			}
			assert.Equal(t, want[p.Name][1], strings.Join(got, " "), p.Name)
			assert.NoError(t, ValidateHello(claiming(c)), "%s of %s", p.Name, ruleset)
			found, ok := FindPreset(p.Name)
			assert.True(t, ok)
			assert.Equal(t, p, found)
		}
	}
}

func TestWhatAClaimNamesComesBeforeItsPreset(t *testing.T) {
	c := Claim{Ruleset: Muggins, Preset: "five-up", Options: map[string]Choices{"target": {Values: []Value{"100"}}, "floor": {Values: []Value{"zero"}}}}
	e := c.Expand()
	assert.Equal(t, []Value{"100"}, e.Options["target"].Values)
	assert.Equal(t, []Value{"zero"}, e.Options["floor"].Values)
	assert.Equal(t, []Value{"every-double"}, e.Options["spinner"].Values)
	assert.Len(t, c.Options, 2, "the claim itself stays as it was")
	unknown := Claim{Ruleset: Muggins, Preset: "nine-up"}
	assert.Equal(t, unknown, unknown.Expand())
}

func TestPresetsOnTheWire(t *testing.T) {
	schema := schemaOf(t, "helloResult")
	for text, want := range map[string]string{
		`{"ruleset":"muggins","preset":"sniff","players":[2],"takes":[]}`:                                   "",
		`{"ruleset":"cards","preset":"strict-21","players":[2],"options":{"target":"any"},"takes":[]}`:      "",
		`{"ruleset":"muggins","preset":"modern-1868","players":[2],"takes":[]}`:                             `plays[0].preset: unknown preset "modern-1868"; known: take-hands, all-fives, sniff, five-up, block`,
		`{"ruleset":"cards","preset":"sniff","players":[2],"takes":[]}`:                                     `plays[0].preset: unknown preset "sniff"; known: deal-seven, no-muggins, strict-21`,
		`{"ruleset":"hoyle","preset":"","players":[2],"takes":[]}`:                                          "plays[0].preset: an empty word",
		`{"ruleset":"hoyle","preset":null,"players":[2],"takes":[]}`:                                        "plays[0].preset: null cannot stand here",
		`{"ruleset":"hoyle","preset":["block"],"players":[2],"takes":[]}`:                                   "plays[0].preset: a list where a string is expected",
		`{"ruleset":"muggins","players":[5],"takes":[]}`:                                                    "plays[0].players[0]: 5 is not from 2 to 4",
		`{"ruleset":"cards","players":[5],"takes":[]}`:                                                      "plays[0].players[0]: 5 is not from 2 to 4",
		`{"ruleset":"hoyle","players":[9],"takes":[]}`:                                                      "plays[0].players[0]: 9 is not from 2 to 8",
		`{"ruleset":"hoyle","players":[8],"options":{"set":[9]},"takes":[]}`:                                "",
		`{"ruleset":"cards","players":[2],"options":{"settle":"none"},"takes":[]}`:                          `plays[0].options.settle: unknown option "settle"; known: at-limit`,
		`{"ruleset":"hoyle","players":[2],"options":{"limit":31},"takes":[]}`:                               `plays[0].options.limit: unknown option "limit"; known: after-block`,
		`{"ruleset":"hoyle","players":[2],"options":{"lead":"any"},"takes":[]}`:                             "",
		`{"ruleset":"hoyle","players":[2],"options":{"lead":["any","that-tile"]},"takes":[]}`:               "",
		`{"ruleset":"hoyle","players":[2],"options":{"floor":"any"},"takes":[]}`:                            `plays[0].options.floor: "any" goes with target only; known: none, zero`,
		`{"ruleset":"hoyle","players":[2],"takes":[],"shows":[]}`:                                           "plays[0].shows: unknown member",
		`{"ruleset":"cards","players":[2],"options":{"hand":[5,6]},"takes":[]}`:                             `plays[0].options.hand: unknown value "6"; known: 5, 7`,
		`{"ruleset":"cards","players":[2],"options":{"claim":null},"takes":[]}`:                             "plays[0].options.claim: an option's value is a word or a whole number, not null",
		`{"ruleset":"cards","players":[2],"takes":["hands","stock","dealer","scores"],"automatic":["go"]}`:  "",
		`{"ruleset":"cards","players":[2],"takes":["hands","stocks"]}`:                                      `plays[0].takes[1]: unknown word "stocks"; known: hands, boneyard, opener, scores, lots, full-only, stock, dealer`,
		`{"ruleset":"hoyle","players":[2],"options":{"reserve":[0,1,2],"call":["off","steal"]},"takes":[]}`: "",
	} {
		b := []byte(`{"protocol":1,"name":"x","methods":["play"],"plays":[` + text + `]}`)
		h, err := DecodeHello(b)
		if err == nil {
			err = ValidateHello(h)
		}
		if want == "" {
			assert.NoError(t, err, text)
		} else {
			assert.ErrorContains(t, err, want, text)
		}
		assert.Equal(t, want == "", schemaSays(t, schema, b) == nil, "schema: %s", text)
	}
	c := hello()
	c.Plays[0].Preset = "sniff"
	b, err := Encode(c)
	require.NoError(t, err)
	h, err := DecodeHello(b)
	require.NoError(t, err)
	assert.Equal(t, c, h)
}

// claiming is a hello with claims.
func claiming(claims ...Claim) Hello {
	return Hello{Protocol: 1, Name: "x", Methods: []string{"play"}, Plays: claims}
}
