package report

import (
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

func TestJUnitFitsTheSchema(t *testing.T) {
	xmllint, err := exec.LookPath("xmllint")
	if err != nil {
		if os.Getenv("CI") == "" {
			t.Skip("xmllint is not installed; libxml2-utils brings it")
		}
		t.Fatal("xmllint is not installed; libxml2-utils brings it")
	}
	for name, r := range map[string]Run{
		"everything":   everything(),
		"a conformant": deviant(t, reference.Deviation{}),
		"a deviant":    deviant(t, wrong()),
	} {
		path := filepath.Join(t.TempDir(), "report.xml")
		require.NoError(t, os.WriteFile(path, written(t, JUnit, r), 0o600))
		out, err := exec.Command(xmllint, "--noout", "--schema", "testdata/junit.xsd", path).CombinedOutput()
		assert.NoError(t, err, "%s: %s", name, out)
	}
}

func read(t *testing.T, r Run) junitSuites {
	t.Helper()
	var all junitSuites
	require.NoError(t, xml.Unmarshal(written(t, JUnit, r), &all))
	return all
}

func TestJUnitHasAnElementForEachVerdict(t *testing.T) {
	all := read(t, everything())
	require.Len(t, all.Suites, 2)
	features := all.Suites[0]
	assert.Equal(t, "features/some.feature", features.Name)
	assert.Equal(t, []int{16, 1, 5, 7}, []int{features.Tests, features.Failures, features.Errors, features.Skipped})
	got := map[string]string{}
	for _, c := range features.Cases {
		assert.Equal(t, "muggins.some.rule", c.Class)
		switch {
		case c.Failure != nil:
			got[c.Name] = "failure"
			assert.Contains(t, c.Failure.Text, "  expected  a, b, c\n")
			assert.Contains(t, c.Failure.Text, "]]><&")
		case c.Error != nil:
			got[c.Name] = "error"
			assert.NotContains(t, c.Error.Text, "secret")
		case c.Skipped != nil:
			got[c.Name] = "skipped: " + c.Skipped.Message
		case c.Out != nil:
			got[c.Name] = "passed, and says so"
			assert.Contains(t, c.Out.Text, "another reading than")
		default:
			got[c.Name] = "passed"
		}
	}
	is := "muggins.some.rule."
	assert.Contains(t, got[is+"not-reached-informative"], "skipped: not reached: a step: expected")
	delete(got, is+"not-reached-informative")
	assert.Equal(t, map[string]string{
		is + "passed": "passed", is + "passed-informative": "passed",
		is + "failed": "failure", is + "failed-informative": "passed, and says so",
		is + "fault": "error", is + "fault-informative": "error",
		is + "not-reached": "error",
		is + "unjudged":    "error", is + "unjudged-informative": "error",
		is + "passed-in-part": "skipped: passed in part: awards, sum not shown", is + "passed-in-part-informative": "skipped: passed in part: awards, sum not shown",
		is + "not-observed": "skipped: not observed: awards, sum not shown", is + "not-observed-informative": "skipped: not observed: awards, sum not shown",
		is + "not-claimed": "skipped: not claimed: topic award", is + "not-claimed-informative": "skipped: not claimed: topic award",
	}, got)
}

// TestJUnitIsRedWhereTheProgramDeviates holds that a reader of nothing but the
// XML comes to the same end as the exit status.
func TestJUnitIsRedWhereTheProgramDeviates(t *testing.T) {
	hidden, shrunk := run(conformance.Passed), run(conformance.Passed)
	hidden.Results.Hidden = []conformance.Hidden{{Ruleset: "muggins", Topic: protocol.TopicTurn}}
	shrunk.Shrunk = []string{"muggins: 4 players are gone"}
	runs := []Run{everything(), hidden, shrunk}
	for _, v := range conformance.Verdicts() {
		informative := run(conformance.Passed)
		informative.Results.List = append(informative.Results.List, result(v, true))
		runs = append(runs, run(v), run(conformance.Passed, v), informative)
	}
	for _, r := range runs {
		all := read(t, r)
		assert.Equal(t, r.Conforms(), all.Failures+all.Errors == 0, "%+v", all)
	}
}
