package protocol

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func schemaOf(t *testing.T, def string) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(string(Schema())))
	require.NoError(t, err)
	c := jsonschema.NewCompiler()
	require.NoError(t, c.AddResource("s.json", doc))
	url := "s.json"
	if def != "" {
		url += "#/$defs/" + def
	}
	s, err := c.Compile(url)
	require.NoError(t, err)
	return s
}

func schemaSays(t *testing.T, s *jsonschema.Schema, b []byte) error {
	t.Helper()
	v, err := jsonschema.UnmarshalJSON(strings.NewReader(string(b)))
	require.NoError(t, err)
	return s.Validate(v)
}

func TestMessagesFitTheSchema(t *testing.T) {
	for _, c := range []struct {
		def string
		msg any
	}{
		{"playParams", game()},
		{"playResult", fullAnswer()},
		{"playResult", Answer{Refused: "bad-deal"}},
		{"playResult", Answer{Unable: "other", Note: "n"}},
		{"playResult", Answer{Trace: []Entry{{}, {Skipped: true}, {Unable: "no-command"}}}},
		{"playResult", Answer{Trace: []Entry{{Position: Position{View: Some(View{Hand: []Tile{}, Sizes: []int{0, 0}})}}}}},
		{"shuffleParams", deal(1).Shuffle},
		{"shuffleResult", Answer{Dealt: dealt()}},
		{"helloResult", hello()},
		{"helloParams", HelloParams{1, "0.1.0"}},
		{"", request[Play]{"2.0", 2, "play", game()}},
		{"", request[*Shuffle]{"2.0", 2, "shuffle", deal(1).Shuffle}},
		{"", sent[Answer]{JSONRPC: "2.0", ID: Some(int64(3)), Result: Some(Answer{Dealt: dealt()})}},
		{"", request[HelloParams]{"2.0", 1, "hello", HelloParams{1, ""}}},
		{"", sent[Answer]{JSONRPC: "2.0", ID: Some(int64(3)), Result: Some(fullAnswer())}},
		{"", sent[Hello]{JSONRPC: "2.0", ID: Some(int64(1)), Result: Some(hello())}},
		{"", sent[Answer]{JSONRPC: "2.0", ID: Null[int64](), Error: Some(rpcError{Code: CodeParse, Message: "m"})}},
	} {
		b, err := Encode(c.msg)
		require.NoError(t, err)
		assert.NoError(t, schemaSays(t, schemaOf(t, c.def), b), "%s %s", c.def, b)
	}
}

func TestSchemaKnowsTheSameWords(t *testing.T) {
	var s struct {
		Defs map[string]struct {
			Enum []any
		} `json:"$defs"`
	}
	require.NoError(t, json.Unmarshal(Schema(), &s))
	assert.Equal(t, fmt.Sprint(Codes()), fmt.Sprint(s.Defs["code"].Enum))
	assert.Equal(t, fmt.Sprint(UnableReasons()), fmt.Sprint(s.Defs["reason"].Enum))
	for _, words := range [][]string{topicWords(), Takings(), Automatics(), Methods(), Rulesets(), roundStates(), ends()} {
		list, err := json.Marshal(words)
		require.NoError(t, err)
		assert.Contains(t, strings.ReplaceAll(string(Schema()), `", "`, `","`), string(list))
	}
}
