package muggins_test

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const module = "muggins.example"

type listed struct {
	ImportPath string
	Imports    []string
	Deps       []string
}

// packages asks the go command for all packages of the module, by path without
// the module's name.
func packages(t *testing.T) map[string]listed {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,Deps", "./...").Output()
	require.NoError(t, err)
	all := map[string]listed{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else {
			require.NoError(t, err)
		}
		all[strings.TrimPrefix(p.ImportPath, module+"/")] = p
	}
}

// ours returns the imports of a package that belong to the module.
func ours(p listed) []string {
	var list []string
	for _, i := range p.Imports {
		if rest, ok := strings.CutPrefix(i, module+"/"); ok {
			list = append(list, rest)
		}
	}
	return list
}

// TestImportDirections holds who may import whom: left, and all it may import.
func TestImportDirections(t *testing.T) {
	allowed := map[string][]string{
		module:                 {},
		"engine":               {},
		"engine/dominoes":      {"engine"},
		"engine/cards":         {"engine"},
		"features":             {},
		"scenarios":            {},
		"protocol":             {},
		"plan":                 {"protocol"},
		"internal/rulebook":    {"protocol"},
		"steps":                {"protocol", "plan", "internal/rulebook"},
		"conformance":          {"protocol", "plan", "steps", "features", "scenarios", "internal/rulebook"},
		"internal/trace":       {"internal/rulebook"},
		"internal/probe":       {"protocol", "plan", "conformance"},
		"internal/report":      {"protocol", "conformance", "internal/rulebook", "internal/probe"},
		"internal/reference":   {"protocol", "engine", "engine/dominoes", "engine/cards"},
		"internal/diagnosis":   {"protocol", "plan", "conformance"},
		"internal/mutant":      {"protocol", "engine", "engine/dominoes", "engine/cards", "internal/reference"},
		"internal/mutation":    {"protocol", "plan", "conformance", "internal/rulebook", "internal/mutant", "internal/reference", "internal/diagnosis"},
		"internal/consistency": {"protocol", "plan", "conformance", "internal/rulebook"},
		"internal/baseline":    {"protocol", "conformance", "internal/rulebook", "internal/report"},
		"internal/claims":      {"protocol", "engine", "engine/dominoes", "engine/cards", "internal/rulebook"},
		"internal/cli":         {"protocol", "conformance", "internal/rulebook", "internal/report", "internal/reference", "internal/diagnosis", "internal/mutant", "internal/mutation", "internal/baseline", "internal/probe", "internal/trace", "internal/consistency", "internal/claims", "features"},
		"cmd/muggins":          {"internal/cli"},
	}
	all := packages(t)
	for name := range allowed {
		require.Contains(t, all, name, "a package that is allowed something is gone")
	}
	for name, p := range all {
		may, known := allowed[name]
		if !known {
			t.Errorf("%s has no row here: say what it may import", name)
			continue
		}
		for _, i := range ours(p) {
			if !slices.Contains(may, i) {
				t.Errorf("%s imports %s, and may import only %v", name, i, may)
			}
		}
	}
}

// TestSpecificationDoesNotReachTheEngine holds that what judges shares no code
// with what is judged.
func TestSpecificationDoesNotReachTheEngine(t *testing.T) {
	all := packages(t)
	for _, name := range []string{"steps", "plan", "conformance", "internal/report", "internal/rulebook", "internal/diagnosis", "internal/consistency", "internal/trace", "internal/probe"} {
		for _, d := range all[name].Deps {
			if strings.HasPrefix(d, module+"/engine") {
				t.Errorf("%s depends on %s", name, d)
			}
		}
	}
}

// TestEngineIsPure holds that the rules know no clock, chance, file or message.
func TestEngineIsPure(t *testing.T) {
	pure := []string{"errors", "fmt", "math", "math/bits", "slices", "sort", "strconv", "cmp"}
	for name, p := range packages(t) {
		if !strings.HasPrefix(name, "engine") {
			continue
		}
		for _, i := range p.Imports {
			if !slices.Contains(pure, i) && !strings.HasPrefix(i, module) {
				t.Errorf("%s imports %s, and may import only %v", name, i, pure)
			}
		}
	}
}

// TestOnlyTheStepsKnowGodog holds that scenarios are executed in one place.
func TestOnlyTheStepsKnowGodog(t *testing.T) {
	for name, p := range packages(t) {
		for _, i := range p.Imports {
			if strings.HasPrefix(i, "github.com/cucumber/godog") && name != "steps" {
				t.Errorf("%s imports %s", name, i)
			}
		}
	}
}
