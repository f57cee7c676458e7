package cli

import (
	"context"
	"strings"
)

// checkCmd lets the suite check itself.
type checkCmd struct {
	All     checkAllCmd     `cmd:"" default:"withargs" hidden:"" help:"All checks, one after the other."`
	Mutants checkMutantsCmd `cmd:"" help:"Which wrong programs the features catch, and by which rule."`
}

// Help is shown by `muggins check --help`.
func (checkCmd) Help() string {
	return "Without a part all are run. Exit status: 0 nothing was found, 1 something was, 2 wrong use, 3 could not be checked."
}

// checkAllCmd runs all parts.
type checkAllCmd struct{}

// run runs the part that a command names, or all: there is one so far.
func (c *checkCmd) run(ctx context.Context, env Env, command string) int {
	if strings.HasSuffix(command, " mutants") {
		return c.Mutants.run(ctx, env)
	}
	all := checkMutantsCmd{Jobs: 2}
	return all.run(ctx, env)
}
