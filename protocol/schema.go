package protocol

import (
	_ "embed"
	"slices"
)

//go:embed schema.json
var schemaText []byte //nolint:gochecknoglobals // embedding needs a variable

// Schema returns the JSON Schema (2020-12) of the messages. Its root describes
// any line of the conversation; $defs holds helloRequest, helloParams, helloResult,
// playRequest, playParams, playResult and errorResponse, among others. What
// depends on the request, such as the length of a trace, it cannot say.
func Schema() []byte { return slices.Clone(schemaText) }
