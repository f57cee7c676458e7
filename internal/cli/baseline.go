package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/baseline"
	"muggins.example/internal/report"
	"muggins.example/internal/rulebook"
)

// holdFlags say what a run is held to besides the rules.
type holdFlags struct {
	ExpectFail      string `help:"Failures that are known: a file of ids with how they fail and why. One that passes, matches nothing or fails otherwise is an error." placeholder:"FILE"`
	WriteExpectFail string `help:"Write such a file of what fails in this run." placeholder:"FILE"`
	Update          bool   `help:"Make the file of --expect-fail say what this run shows."`
	Complete        bool   `help:"Deviate unless everything that is claimed was judged."`
	FailFast        bool   `help:"Stop behind the first scenario that is wrong."`
	RerunFailed     string `help:"Run only what was wrong in a report that --report json=PATH wrote." placeholder:"REPORT"`
}

// readBaseline reads the file of --expect-fail; nil without one.
func (f *holdFlags) readBaseline() (*baseline.Baseline, error) {
	switch {
	case f.Update && f.ExpectFail == "":
		return nil, errors.New("--update: there is nothing to update; name the file with --expect-fail")
	case f.WriteExpectFail != "" && f.ExpectFail != "":
		return nil, errors.New("--write-expect-fail writes a new file, and --expect-fail reads one: use --update to renew that")
	}
	if f.WriteExpectFail != "" {
		if _, err := os.Lstat(f.WriteExpectFail); err == nil {
			return nil, fmt.Errorf("--write-expect-fail %s: the file is there already; renew it with --expect-fail and --update", f.WriteExpectFail)
		}
	}
	if f.ExpectFail == "" {
		return nil, nil
	}
	data, err := os.ReadFile(f.ExpectFail)
	if err != nil {
		var path *fs.PathError
		if errors.As(err, &path) {
			err = path.Err
		}
		return nil, fmt.Errorf("--expect-fail %s: %w", f.ExpectFail, err)
	}
	b, err := baseline.Parse(f.ExpectFail, string(data))
	if err != nil {
		return nil, fmt.Errorf("--expect-fail: %w", err)
	}
	return b, nil
}

// rerun returns the ids that --rerun-failed chooses.
func (f *holdFlags) rerun(suite *conformance.Suite) ([]string, error) {
	saved, err := report.Read(f.RerunFailed)
	if err != nil {
		return nil, fmt.Errorf("--rerun-failed: %w", err)
	}
	var ids, gone []string
	for _, s := range saved.Scenarios {
		switch {
		case !s.Wrong():
		case suite.Scenario(s.ID) == nil:
			gone = append(gone, s.ID)
		default:
			ids = append(ids, s.ID)
		}
	}
	switch {
	case len(gone) > 0:
		return nil, fmt.Errorf("--rerun-failed %s: the suite has no scenario %s any more; run the whole again", f.RerunFailed, strings.Join(gone, ", "))
	case len(ids) == 0:
		return nil, fmt.Errorf("--rerun-failed %s: nothing was wrong in that run", f.RerunFailed)
	}
	return ids, nil
}

// hold holds a run to the baseline and to being complete, and writes the
// baseline where that is asked for. What was written is told.
func (f *holdFlags) hold(env Env, run *report.Run, b *baseline.Baseline, book *rulebook.Book) error {
	if f.Complete {
		run.Missing = incomplete(run.Results)
	}
	path := f.ExpectFail
	switch {
	case f.WriteExpectFail != "":
		b, path = &baseline.Baseline{Path: f.WriteExpectFail}, f.WriteExpectFail
	case b == nil:
		return nil
	}
	if f.Update || f.WriteExpectFail != "" {
		for _, note := range b.Update(run.Results, book) {
			fmt.Fprintf(env.Stderr, "%s: %s\n", path, conformance.Printable(note))
		}
		if err := report.Replace(path, []byte(b.String())); err != nil {
			return err
		}
	}
	held := b.Hold(run.Results, book)
	run.Expected, run.Untrue = held.Expected, held.Problems
	if held.Todo > 0 {
		fmt.Fprintf(env.Stderr, "%s: %d entries have no reason yet: say in each why it is expected to fail\n", path, held.Todo)
	}
	return nil
}

// incomplete lists the normative scenarios that are claimed and were not judged
// whole.
func incomplete(results *conformance.Results) []string {
	var lines []string
	for _, r := range results.List {
		if r.Informative {
			continue
		}
		switch r.Verdict {
		case conformance.NotObserved, conformance.PassedInPart:
			lines = append(lines, fmt.Sprintf("not judged whole: %s: %s, %v not shown", r.Scenario.ID, r.Verdict, r.Unshown))
		}
	}
	if results.Unasked > 0 {
		lines = append(lines, fmt.Sprintf("%d scenarios were not asked", results.Unasked))
	}
	return lines
}
