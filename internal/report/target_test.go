package report

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
)

func TestParseTargets(t *testing.T) {
	targets, err := ParseTargets([]string{"json=a,b=c", "junit=x/y.xml", "json=z"}, "", "trace.txt")
	require.NoError(t, err)
	assert.Equal(t, []Target{{JSON, "a,b=c"}, {JUnit, "x/y.xml"}, {JSON, "z"}}, targets)
	for want, args := range map[string][]string{
		`--report "json": write FORMAT=PATH; the formats are json, junit`:                 {"json"},
		`--report "json=": write FORMAT=PATH; the formats are json, junit`:                {"json="},
		`--report "yaml=x": "yaml" is no format; the formats are json, junit`:             {"yaml=x"},
		`--report "=x": "" is no format; the formats are json, junit`:                     {"=x"},
		`--report "junit=./x": the path is named twice; give each file its own`:           {"json=x", "junit=./x"},
		`--report "json=a/../trace.txt": the path is named twice; give each file its own`: {"json=a/../trace.txt"},
	} {
		_, err := ParseTargets(args, "trace.txt", "")
		assert.EqualError(t, err, want)
	}
}

func TestSaveReplacesTheFileWhole(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "report.json")
	require.NoError(t, os.WriteFile(path, []byte("from before"), 0o600))
	r := run(conformance.Passed)
	require.NoError(t, Target{JSON, path}.Save(r))
	got, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(written(t, JSON, r)), string(got))
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, left, 1, "nothing is left beside it")
}

func TestSaveSaysWhyNot(t *testing.T) {
	dir := t.TempDir()
	assert.EqualError(t, Target{JSON, dir}.Save(run(conformance.Passed)),
		"--report json="+dir+": it was not written: the path is there already, and is no plain file")
	if runtime.GOOS != "windows" {
		nowhere := filepath.Join(dir, "no", "report.json")
		assert.EqualError(t, Target{JUnit, nowhere}.Save(run(conformance.Passed)),
			"--report junit="+nowhere+": it was not written: no such file or directory")
	}
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
	assert.Error(t, Target{"yaml", filepath.Join(dir, "x")}.Save(run(conformance.Passed)))
}
