package protocol

import (
	"encoding/json"
	"fmt"
	"slices"
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
		{"playParams", calling()},
		{"playParams", cardPlay()},
		{"playResult", callingAnswer()},
		{"playResult", cardAnswer()},
		{"", request[Play]{"2.0", 2, "play", cardPlay()}},
		{"", request[Play]{"2.0", 2, "play", calling()}},
		{"", sent[Answer]{JSONRPC: "2.0", ID: Some(int64(3)), Result: Some(cardAnswer())}},
		{"", sent[Answer]{JSONRPC: "2.0", ID: Some(int64(3)), Result: Some(callingAnswer())}},
		{"", sent[Answer]{JSONRPC: "2.0", ID: Some(int64(3)), Result: Some(Answer{Dealt: cardDealt()})}},
		{"", request[*Shuffle]{"2.0", 2, "shuffle", cardDeal().Shuffle}},
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
			Enum       []any
			Properties map[string]struct {
				Enum  []any
				AnyOf []any
			}
			AllOf []struct {
				If   struct{ Properties map[string]map[string]any }
				Then struct {
					Properties struct{ Preset struct{ Enum []string } }
				}
			}
		} `json:"$defs"`
	}
	require.NoError(t, json.Unmarshal(Schema(), &s))
	for def, words := range map[string][]string{"code": Codes(), "reason": UnableReasons(), "ruleset": Rulesets(), "end": ends(), "if": conditions()} {
		assert.Equal(t, fmt.Sprint(words), fmt.Sprint(s.Defs[def].Enum))
	}
	for ruleset, def := range map[string]string{Muggins: "domino", Hoyle: "domino", Cards: "card"} {
		options, _ := Options(ruleset)
		one, many := s.Defs[def+"Options"].Properties, s.Defs[def+"Choices"].Properties
		assert.Len(t, one, len(options))
		assert.Len(t, many, len(options))
		for _, o := range options {
			assert.Equal(t, fmt.Sprint(o.Words()), fmt.Sprint(one[o.Name].Enum), "%s of %s", o.Name, ruleset)
			assert.NotEmpty(t, many[o.Name].AnyOf, "%s of %s", o.Name, ruleset)
		}
	}
	for def, words := range map[string][]string{"action": actions(Muggins), "cardAction": actions(Cards), "move": moves()} {
		assert.Equal(t, fmt.Sprint(words), fmt.Sprint(s.Defs[def].Properties["do"].Enum), def)
	}
	assert.Equal(t, fmt.Sprint(roundStates()), fmt.Sprint(s.Defs["entry"].Properties["round"].Enum))
	assert.Len(t, s.Defs["claim"].AllOf, len(Rulesets()))
	for _, part := range s.Defs["claim"].AllOf {
		var names []string
		for _, p := range Presets() {
			if slices.Contains(p.Rulesets, part.If.Properties["ruleset"]["const"].(string)) {
				names = append(names, p.Name)
			}
		}
		assert.Equal(t, names, part.Then.Properties.Preset.Enum)
	}
	for _, f := range Fields() {
		assert.Contains(t, s.Defs["entry"].Properties, string(f))
	}
	for _, words := range [][]string{topicWords(), Takings(), Automatics(), Methods()} {
		list, err := json.Marshal(words)
		require.NoError(t, err)
		assert.Contains(t, strings.ReplaceAll(string(Schema()), `", "`, `","`), string(list))
	}
}

// Every value that a claim may name, alone and in a list, and none beside.
func TestSchemaOfClaims(t *testing.T) {
	schema := schemaOf(t, "claim")
	for _, ruleset := range Rulesets() {
		options, _ := Options(ruleset)
		claim := func(name string, value any) error {
			b, err := json.Marshal(map[string]any{"ruleset": ruleset, "players": []int{2}, "takes": []string{}, "options": map[string]any{name: value}})
			require.NoError(t, err)
			return schemaSays(t, schema, b)
		}
		for _, o := range options {
			for _, v := range o.Words() {
				var value any = string(v)
				if n, ok := v.Number(); ok {
					value = n
				}
				assert.NoError(t, claim(o.Name, value), "%s %s=%s", ruleset, o.Name, v)
				assert.NoError(t, claim(o.Name, []any{value}), "%s %s=%s", ruleset, o.Name, v)
				assert.Error(t, claim(o.Name, []any{value, value}), "%s %s=%s twice", ruleset, o.Name, v)
			}
			assert.Error(t, claim(o.Name, "unheard-of"), "%s %s", ruleset, o.Name)
			assert.Error(t, claim(o.Name, []any{}), "%s %s", ruleset, o.Name)
			assert.Equal(t, o.Number() || o.Name == "lead", claim(o.Name, "any") == nil, "%s %s", ruleset, o.Name)
		}
		assert.Error(t, claim("aim", "any"))
	}
}
