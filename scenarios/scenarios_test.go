package scenarios_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"muggins.example/scenarios"
)

type game struct {
	ID   string
	Play struct {
		Players int
		Scores  []int
		Rounds  []struct {
			Lots     [][]int
			Hands    [][]string
			Boneyard []string
		}
		Actions []struct {
			If string
		}
	}
	Trace []struct {
		Skipped bool
		Line    []string
		Sum     *int
		Awards  []int
		Settled []int
		Scores  []int
		Hands   [][]string
	}
}

// each runs a test for every recorded game.
func each(t *testing.T, test func(t *testing.T, file string, text []byte, g game)) {
	t.Helper()
	files, err := fs.Glob(scenarios.FS(), "*/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(path.Base(file), ".json"), func(t *testing.T) {
			text, err := fs.ReadFile(scenarios.FS(), file)
			require.NoError(t, err)
			var g game
			require.NoError(t, json.Unmarshal(text, &g))
			test(t, file, text, g)
		})
	}
}

func TestFilesFitTheSchema(t *testing.T) {
	text, err := os.ReadFile("schema.json")
	require.NoError(t, err)
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(t, err)
	c := jsonschema.NewCompiler()
	require.NoError(t, c.AddResource("schema.json", doc))
	schema, err := c.Compile("schema.json")
	require.NoError(t, err)
	each(t, func(t *testing.T, _ string, text []byte, _ game) {
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		require.NoError(t, err)
		assert.NoError(t, schema.Validate(value))
		value.(map[string]any)["trace"].([]any)[0].(map[string]any)["legal"] = []any{}
		assert.Error(t, schema.Validate(value), "legal is no part of a recorded game")
	})
}

func TestIDsAreTheNamesOfTheFiles(t *testing.T) {
	seen := map[string]string{}
	each(t, func(t *testing.T, file string, _ []byte, g game) {
		assert.Equal(t, "games."+strings.TrimSuffix(path.Base(file), ".json"), g.ID)
		assert.Empty(t, seen[g.ID], "%s is there twice", g.ID)
		seen[g.ID] = file
	})
}

func TestDealsAreWhole(t *testing.T) {
	var set []string
	for high := range 7 {
		for low := range high + 1 {
			set = append(set, fmt.Sprintf("%d|%d", low, high))
		}
	}
	each(t, func(t *testing.T, _ string, _ []byte, g game) {
		for _, r := range g.Play.Rounds {
			size := 5
			if g.Play.Players == 2 {
				size = 7
			}
			require.Len(t, r.Hands, g.Play.Players)
			for _, hand := range r.Hands {
				assert.Len(t, hand, size)
			}
			assert.ElementsMatch(t, set, append(slices.Concat(r.Hands...), r.Boneyard...))
			for i, left := range r.Lots {
				assert.True(t, len(left) > 1 || i == len(r.Lots)-1, "only the last draw leaves one seat")
			}
		}
	})
}

func TestTracesGoWithTheirActions(t *testing.T) {
	each(t, func(t *testing.T, _ string, _ []byte, g game) {
		require.Len(t, g.Trace, len(g.Play.Actions)+1)
		require.Len(t, g.Play.Scores, g.Play.Players)
		scores := g.Play.Scores
		for i, e := range g.Trace {
			if e.Skipped {
				assert.Equal(t, "playing", g.Play.Actions[i-1].If, "entry %d", i)
				continue
			}
			require.Len(t, e.Scores, g.Play.Players, "entry %d", i)
			require.Len(t, e.Awards, g.Play.Players, "entry %d", i)
			want := make([]int, len(scores))
			for seat := range want {
				want[seat] = scores[seat] + e.Awards[seat]
				if e.Settled != nil {
					want[seat] += e.Settled[seat]
				}
			}
			assert.Equal(t, want, e.Scores, "entry %d: the scores before, awards and settlement", i)
			assert.Equal(t, len(e.Line) > 0, e.Sum != nil, "entry %d: a sum where tiles lie, and only there", i)
			for k := range max(len(e.Line)-1, 0) {
				assert.Equal(t, e.Line[k][2], e.Line[k+1][0], "entry %d: halves that touch", i)
			}
			scores = e.Scores
		}
	})
}
