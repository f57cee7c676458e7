package cli

import (
	"fmt"

	"muggins.example/internal/report"
)

// diffCmd compares two reports.
type diffCmd struct {
	Before string `arg:"" help:"A report that verify --report json=PATH wrote."`
	After  string `arg:"" help:"A later one."`
}

// Help is shown by `muggins diff --help`.
func (diffCmd) Help() string {
	return "Exit status: 0 nothing is worse, 1 a scenario fails newly, or is no longer judged, 2 a file is no report."
}

func (c *diffCmd) run(env Env) int {
	before, err := report.Read(c.Before)
	if err != nil {
		return fail(env, Usage, err)
	}
	after, err := report.Read(c.After)
	if err != nil {
		return fail(env, Usage, err)
	}
	d := report.Compare(before, after)
	if err := d.Write(env.Stdout); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the differences: %w", err))
	}
	if d.Regression() {
		return Deviates
	}
	return Conforms
}
