package report

import (
	_ "embed"
	"slices"
)

//go:embed report.schema.json
var schemaText []byte //nolint:gochecknoglobals // embedding needs a variable

// Schema returns the JSON Schema (2020-12) of JSON reports.
func Schema() []byte { return slices.Clone(schemaText) }
