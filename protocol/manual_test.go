//go:build unix

package protocol

import (
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func manual(t *testing.T, language string) []string {
	t.Helper()
	b, err := os.ReadFile("README.md")
	require.NoError(t, err)
	var blocks []string
	for _, m := range regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllStringSubmatch(string(b), -1) {
		blocks = append(blocks, m[1])
	}
	return blocks
}

func TestExchangeInTheManual(t *testing.T) {
	blocks := manual(t, "json")
	require.Len(t, blocks, 6)
	schema := schemaOf(t, "")
	for _, b := range blocks {
		for line := range strings.Lines(b) {
			assert.NoError(t, schemaSays(t, schema, []byte(line)), line)
		}
	}
	lines := strings.Split(blocks[2], "\n")
	_, h, bad := decodeResponse[Hello]([]byte(lines[1]))
	require.Nil(t, bad)
	assert.NoError(t, ValidateHello(h))
	for i, ruleset := range Rulesets() {
		lines := strings.Split(blocks[3+i], "\n")
		var q request[Play]
		require.Nil(t, decode([]byte(lines[0]), &q))
		require.NoError(t, ValidatePlay(q.Params))
		assert.Equal(t, ruleset, q.Params.Ruleset)
		chosen, why := h.Plays[i].Choose(q.Params.Players, pinned(q.Params.Options))
		assert.Equal(t, q.Params.Options, chosen, "what the hello above claims: %s", why)
		id, a, bad := decodeResponse[Answer]([]byte(lines[1]))
		require.Nil(t, bad)
		assert.Equal(t, q.ID, id)
		assert.NoError(t, CheckAnswer(a, q.Params))
	}
	lines = strings.Split(blocks[1], "\n")
	var s request[Shuffle]
	require.Nil(t, decode([]byte(lines[0]), &s))
	id, a, bad := decodeResponse[Answer]([]byte(lines[1]))
	require.Nil(t, bad)
	assert.Equal(t, s.ID, id)
	assert.NoError(t, CheckAnswer(a, Play{Players: s.Params.Players, Shuffle: &s.Params}))
}

// pinned asks for exactly these values.
func pinned(options map[string]Value) map[string][]Value {
	pins := map[string][]Value{}
	for name, v := range options {
		pins[name] = []Value{v}
	}
	return pins
}

// readme returns the manual.
func readme(t *testing.T) string {
	t.Helper()
	b, err := os.ReadFile("README.md")
	require.NoError(t, err)
	return string(b)
}

func TestManualNamesEveryWord(t *testing.T) {
	text := readme(t)
	var words []string
	for _, list := range [][]string{
		topicWords(), Codes(), UnableReasons(), Takings(), Automatics(), roundStates(), ends(), moves(), conditions(), Rulesets(), Methods(),
		actions(Muggins), actions(Cards),
	} {
		words = append(words, list...)
	}
	for _, f := range Fields() {
		words = append(words, string(f))
	}
	for _, w := range words {
		assert.True(t, strings.Contains(text, "`"+w+"`"), "the manual does not say `%s`", w)
	}
}

// rows returns the cells of the rows of a table that is found by its head.
func rows(t *testing.T, head string) map[string][]string {
	t.Helper()
	_, table, ok := strings.Cut(readme(t), head+"\n")
	require.True(t, ok, "no table %s", head)
	found := map[string][]string{}
	for line := range strings.Lines(table) {
		if !strings.HasPrefix(line, "|") {
			break
		}
		cells := strings.Split(strings.ReplaceAll(strings.Trim(line, "| \n"), "\\|", "¦"), " | ")
		name := strings.Trim(cells[0], "`")
		assert.Nil(t, found[name], "%s twice", name)
		found[name] = cells[1:]
	}
	delete(found, "---")
	return found
}

// spoken returns the words in back quotes.
func spoken(cell string) []string {
	var words []string
	for _, m := range regexp.MustCompile("`([^`]*)`").FindAllStringSubmatch(cell, -1) {
		words = append(words, m[1])
	}
	return words
}

func TestOptionsInTheManual(t *testing.T) {
	dominoes := rows(t, "| option | `muggins` | `hoyle` | values and what they mean |")
	cards := rows(t, "| option | default | values and what they mean |")
	for ruleset, table := range map[string]map[string][]string{Muggins: dominoes, Hoyle: dominoes, Cards: cards} {
		options, _ := Options(ruleset)
		assert.Len(t, table, len(options))
		for _, o := range options {
			cells, ok := table[o.Name]
			if !assert.True(t, ok, "%s: %s is missing", ruleset, o.Name) {
				continue
			}
			said := cells[0]
			if ruleset == Hoyle {
				said = cells[1]
			}
			var defaults []string
			for n := MinPlayers; n <= 4; n++ {
				if d := string(Default(ruleset, o.Name, n)); o.Number() && ruleset != Cards || len(defaults) == 0 {
					defaults = append(defaults, d)
				}
			}
			assert.Equal(t, defaults, spoken(said), "%s: default of %s", ruleset, o.Name)
			// An asterisk stands where a program that names nothing may do otherwise.
			free := len(Readings(ruleset, o.Name, 2)) > 1
			assert.Equal(t, free, strings.HasSuffix(said, "*"), "%s: readings of %s", ruleset, o.Name)
			for _, v := range o.Words() {
				assert.True(t, slices.Contains(spoken(cells[len(cells)-1]), string(v)), "%s: %s of %s is missing", ruleset, v, o.Name)
			}
		}
	}
}

func TestPresetsInTheManual(t *testing.T) {
	table := rows(t, "| preset | ruleset | options |")
	assert.Len(t, table, len(Presets()))
	for _, p := range Presets() {
		cells := table[p.Name]
		if !assert.Len(t, cells, 2, p.Name) {
			continue
		}
		assert.Equal(t, p.Rulesets, spoken(cells[0]), p.Name)
		want, got := map[string]string{}, map[string]string{}
		for _, s := range p.Options {
			want[s.Option] = string(s.Value)
		}
		for _, word := range spoken(cells[1]) {
			if base, ok := FindPreset(word); ok { // it builds on that one
				for _, s := range base.Options {
					got[s.Option] = string(s.Value)
				}
				continue
			}
			name, v, _ := strings.Cut(word, "=")
			got[name] = v
		}
		assert.Equal(t, want, got, p.Name)
	}
}

// Each action, condition, code and field has a row of its own.
func TestTablesInTheManual(t *testing.T) {
	for head, words := range map[string][]string{
		"| `do` | game | meaning |":                           {"play", "draw", "pass", "go", "claim", "call", "deal"},
		"| `if` | carry the action out only if |":             conditions(),
		"| code | refused because |":                          Codes(),
		"| topic | fields |":                                  topicWords(),
		"| word | the program can be told |":                  Takings(),
		"| `call-window` | from | until |":                    {"either", "next-card", "late", "next-action"},
		"| `call-window` | open points can be called until |": {"next-action", "next-placement"},
	} {
		table := rows(t, head)
		assert.ElementsMatch(t, words, sortedKeys(table), head)
	}
	fields := rows(t, "| field | value | meaning |")
	for _, f := range Fields() {
		assert.Contains(t, fields, string(f))
	}
	assert.Len(t, fields, len(Fields()))
	for topic, cells := range rows(t, "| topic | fields |") {
		for _, f := range Fields() {
			assert.Equal(t, string(f.Topic()) == topic, slices.Contains(spoken(strings.Split(cells[0], ";")[0]+cells[0]), string(f)), "%s of %s", f, topic)
		}
	}
}

func TestSkeletonInTheManual(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 here")
	}
	blocks := manual(t, "python")
	require.Len(t, blocks, 1)
	client := NewClient(Command{Args: []string{python, "-c", blocks[0]}}, Config{Limits: quick()})
	for _, o := range play(t, client, games(10)) {
		require.Nil(t, o.Fault)
		turn, _ := o.Answer.Trace[1].Turn.Get()
		assert.Equal(t, 1, turn)
	}
	require.NoError(t, client.Close())
}
