package rulebook_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"muggins.example/internal/rulebook"
	"muggins.example/protocol"
)

// parse reads one feature: its tags, the tags of its rule and of its example
// besides their ids, and the line below the rule.
func parse(feature, rule, example, source string) (*rulebook.Book, error) {
	text := strings.Join([]string{
		feature, "Feature: a feature", "", "  @a.rule " + rule, "  Rule: a sentence", "    " + source, "",
		"    @a.rule.one " + example, "    Example: a title", "      Given the line 3|6", "      When the next player passes",
		"      Then the sum is 9", "",
	}, "\n")
	return rulebook.Parse(fstest.MapFS{"a.feature": {Data: []byte(text)}}, "features")
}

func TestTagsOfOptionsAreHeldToTheTable(t *testing.T) {
	for _, c := range []struct {
		feature, rule, example string
		line                   string
		text                   string
	}{
		{"@muggins @option:sette=closer-takes", "@implied @topic:settle", "", ":1:", "@option:sette=closer-takes: muggins has no option sette; `muggins rules --rulesets` lists them"},
		{"@muggins", "@implied @topic:settle @option:sette=none", "", ":4:", "muggins has no option sette"},
		{"@muggins", "@implied @topic:settle", "@needs:sette=none", ":8:", "muggins has no option sette"},
		{"@muggins", "@implied @topic:settle @option:settle=mine", "", ":4:", "@option:settle=mine: mine is no value of settle"},
		{"@muggins", "@implied @topic:settle @option:settle=none,mine", "", ":4:", "mine is no value of settle"},
		{"@muggins", "@implied @topic:settle @option:settle=", "", ":4:", " is no value of settle"},
		{"@muggins", "@implied @topic:settle @option:target=many", "", ":4:", "many is no value of target"},
		{"@muggins", "@implied @topic:settle @option:settle", "", ":4:", "@option:settle names no value: write it as in @option:settle=closer-takes"},
		{"@muggins", "@implied @topic:settle", "@needs:settle", ":8:", "@needs:settle names no value"},
		{"@muggins @preset:fives", "@implied @topic:settle", "", ":1:", "@preset:fives: there is no such preset; `muggins rules --rulesets` lists them"},
		{"@muggins", "@implied @topic:settle", "@preset:fives", ":8:", "there is no such preset"},
		{"@muggins @hoyle", "@implied @topic:settle @preset:modern-1868", "", ":4:", "@preset:modern-1868: muggins has no such preset; `muggins rules --rulesets` lists them"},
		{"@cards", "@implied @topic:settle @option:settle=none", "", ":4:", "cards has no option settle"},
		{"@hoyle", "@implied @topic:settle @option:limit=21", "", ":4:", "hoyle has no option limit"},
		{"@cards @hoyle", "@implied @topic:award", "", ":2:", "cards and dominoes are different games: a feature is about one of them"},
		{"@whist", "@implied @topic:award", "", ":1:", "@whist is not a tag for a feature: it takes rulesets (@muggins, @hoyle, @cards) and options (@option:name=value)"},
		{"", "@implied @topic:award", "", ":2:", "the feature names no ruleset"},
	} {
		_, err := parse(c.feature, c.rule, c.example, "Source: none")
		require.ErrorContains(t, err, c.text)
		require.ErrorContains(t, err, "features/a.feature"+c.line)
	}
}

func TestSourceExtra(t *testing.T) {
	for _, status := range rulebook.Statuses() {
		_, err := parse("@muggins", "@"+string(status)+" @topic:settle", "", "Source: extra")
		require.NoError(t, err, status)
	}
	_, err := parse("@muggins", "@stated @topic:settle", "", "Source: extra, Somewhere")
	require.ErrorContains(t, err, "the source \"extra, Somewhere\" is not `document, section`: the documents are de, tr, sv, card")
	_, err = parse("@muggins", "@stated @topic:settle", "", "Source: none")
	require.ErrorContains(t, err, "a rule that is @stated has a source")
}

// pin writes the value an option has to have: about marks what the scenario is about.
func pin(option string, about bool, values ...protocol.Value) protocol.Pin {
	return protocol.Pin{Option: option, Values: values, About: about}
}

func TestPinsOfScenarios(t *testing.T) {
	for name, c := range map[string]struct {
		feature, rule, example string
		want                   []protocol.Pin
	}{
		"none":                {"@muggins", "", "", nil},
		"a list":              {"@hoyle", "@option:opener=heaviest-double,heaviest-tile", "", []protocol.Pin{pin("opener", true, "heaviest-double", "heaviest-tile")}},
		"a number":            {"@hoyle", "", "@needs:target=61", []protocol.Pin{pin("target", false, "61")}},
		"what is only needed": {"@hoyle", "", "@needs:call=off", []protocol.Pin{pin("call", false, "off")}},
		"all levels, by name": {"@muggins @option:unit=five", "@option:settle=none", "@needs:blocked=none", []protocol.Pin{
			pin("blocked", false, "none"), pin("settle", true, "none"), pin("unit", true, "five"),
		}},
		"inner over outer": {"@muggins @option:settle=none", "@option:settle=closer-takes", "", []protocol.Pin{pin("settle", true, "closer-takes")}},
		"needed within what is about it": {
			"@muggins", "@option:settle=none,closer-takes", "@needs:settle=none",
			[]protocol.Pin{pin("settle", true, "none")},
		},
		"about within what is needed": {"@muggins @needs:settle=none", "", "@option:settle=closer-takes", []protocol.Pin{pin("settle", true, "closer-takes")}},
		"a preset": {"@hoyle", "@preset:all-fives-1863", "", []protocol.Pin{
			pin("call", true, "off"), pin("target", true, "31"), pin("unit", true, "five"),
		}},
		"an option in place of one of a preset": {"@hoyle @preset:all-fives-1863", "@option:call=forfeit", "", []protocol.Pin{
			pin("call", true, "forfeit"), pin("target", true, "31"), pin("unit", true, "five"),
		}},
	} {
		t.Run(name, func(t *testing.T) {
			book, err := parse(c.feature, "@implied @topic:settle "+c.rule, c.example, "Source: none")
			require.NoError(t, err)
			require.Equal(t, c.want, book.Scenario("a.rule.one").Pins)
		})
	}
}

// TestPinsOfRules holds that a rule has those of its feature and its own.
func TestPinsOfRules(t *testing.T) {
	book, err := parse("@muggins @option:unit=five", "@implied @topic:settle @option:settle=none", "@needs:blocked=none", "Source: none")
	require.NoError(t, err)
	require.Equal(t, []protocol.Pin{pin("settle", true, "none"), pin("unit", true, "five")}, book.Rule("a.rule").Pins)
	require.Equal(t, []string{"muggins"}, book.Rule("a.rule").Rulesets)
	require.Contains(t, book.Scenario("a.rule.one").Tags, "@needs:blocked=none")
}
