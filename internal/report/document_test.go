package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/internal/rulebook"
	"muggins.example/protocol"
)

// says holds a document against the schema.
func says(t *testing.T, doc []byte) error {
	t.Helper()
	schema, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	require.NoError(t, err)
	c := jsonschema.NewCompiler()
	require.NoError(t, c.AddResource("report.json", schema))
	compiled, err := c.Compile("report.json")
	require.NoError(t, err)
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(doc))
	require.NoError(t, err)
	return compiled.Validate(value)
}

func written(t *testing.T, f Format, r Run) []byte {
	t.Helper()
	var b, again bytes.Buffer
	require.NoError(t, f.Write(&b, r))
	require.NoError(t, f.Write(&again, r))
	require.Equal(t, b.String(), again.String())
	return b.Bytes()
}

func TestDocumentsFitTheSchema(t *testing.T) {
	for name, r := range map[string]Run{
		"everything":   everything(),
		"one":          run(conformance.Passed),
		"a conformant": deviant(t, reference.Deviation{}),
		"a deviant":    deviant(t, wrong()),
	} {
		assert.NoError(t, says(t, written(t, JSON, r)), name)
	}
}

func TestSchemaIsStrict(t *testing.T) {
	for name, change := range map[string]func(d, first map[string]any){
		"an unknown member":         func(d, _ map[string]any) { d["time"] = "now" },
		"another form":              func(d, _ map[string]any) { d["format"] = DocumentVersion + 1 },
		"no counts":                 func(d, _ map[string]any) { delete(d, "counts") },
		"an unknown verdict":        func(_, f map[string]any) { f["verdict"] = "passed in part" },
		"a request of what passed":  func(_, f map[string]any) { f["request"] = "{}" },
		"a fault of what passed":    func(_, f map[string]any) { f["fault"] = "exit" },
		"a fault that is not named": func(_, f map[string]any) { f["verdict"] = "fault" },
		"no reason":                 func(_, f map[string]any) { f["verdict"] = "not-claimed" },
		"an unknown member within":  func(_, f map[string]any) { f["duration"] = 1 },
		"an unknown field":          func(_, f map[string]any) { f["verdict"], f["unshown"] = "not-observed", []string{"points"} },
		"a line before the first":   func(_, f map[string]any) { f["line"] = 0 },
	} {
		var d map[string]any
		require.NoError(t, json.Unmarshal(written(t, JSON, run(conformance.Passed)), &d))
		change(d, d["scenarios"].([]any)[0].(map[string]any))
		b, err := json.Marshal(d)
		require.NoError(t, err)
		assert.Error(t, says(t, b), name)
	}
}

func TestSchemaKnowsTheSameWords(t *testing.T) {
	var s struct {
		Properties struct{ Format struct{ Const int } }
		Defs       map[string]struct {
			Enum     []any
			Required []any
		} `json:"$defs"`
	}
	require.NoError(t, json.Unmarshal(Schema(), &s))
	var verdicts []string
	for _, v := range conformance.Verdicts() {
		verdicts = append(verdicts, word(v))
	}
	assert.Equal(t, DocumentVersion, s.Properties.Format.Const)
	assert.Equal(t, fmt.Sprint(verdicts), fmt.Sprint(s.Defs["verdict"].Enum))
	assert.Equal(t, fmt.Sprint(verdicts), fmt.Sprint(s.Defs["counts"].Required))
	assert.Equal(t, fmt.Sprint(rulebook.Statuses()), fmt.Sprint(s.Defs["status"].Enum))
	assert.Equal(t, fmt.Sprint(append(protocol.Topics(), conformance.Games)), fmt.Sprint(s.Defs["topic"].Enum))
	assert.Equal(t, fmt.Sprint(protocol.Fields()), fmt.Sprint(s.Defs["field"].Enum))
	assert.Equal(t, fmt.Sprint([]protocol.FaultKind{
		protocol.FaultTimeout, protocol.FaultExit, protocol.FaultSyntax, protocol.FaultShape, protocol.FaultID,
		protocol.FaultLength, protocol.FaultError, protocol.FaultTrace, protocol.FaultLost,
	}), fmt.Sprint(s.Defs["fault"].Enum))
}

func TestDocumentSaysWhatCame(t *testing.T) {
	b := written(t, JSON, everything())
	for _, never := range []string{"secret", `\u001b`, `\u0000`, "\u0085"} {
		assert.NotContains(t, string(b), never)
	}
	var d document
	require.NoError(t, json.Unmarshal(b, &d))
	assert.Len(t, d.Scenarios, 16)
	assert.Equal(t, []documentUnshown{{"sum", 2}, {"awards", 2}}, d.Unshown)
	for _, s := range d.Scenarios {
		asked := s.Verdict != "passed" && s.Verdict != "not-claimed" && s.Verdict != "unjudged"
		assert.Equal(t, asked, s.Request != "", s.ID)
		assert.Equal(t, s.Verdict == "fault", s.Fault == "exit", s.ID)
	}
	assert.False(t, d.Conforms)

	r := run(conformance.Passed)
	require.NoError(t, json.Unmarshal(written(t, JSON, r), &d))
	assert.True(t, d.Conforms)
	r.Shrunk = []string{"muggins: 4 players are gone"}
	require.NoError(t, json.Unmarshal(written(t, JSON, r), &d))
	assert.False(t, d.Conforms)
}
