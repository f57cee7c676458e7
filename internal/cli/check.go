package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
)

// checkCmd lets the suite check itself, or a rulebook of somebody else.
type checkCmd struct {
	All         checkAllCmd         `cmd:"" default:"withargs" hidden:"" help:"All checks, one after the other."`
	Form        checkFormCmd        `cmd:"" help:"The form of the features: ids, tags, sentences, titles, rows."`
	Trace       checkTraceCmd       `cmd:"" help:"What of the documents is covered, by which rules and scenarios."`
	Consistency checkConsistencyCmd `cmd:"" help:"Examples that contradict each other, or decide nothing."`
	Claims      checkClaimsCmd      `cmd:"" help:"What the documents assert, computed from the rules."`
	Mutants     checkMutantsCmd     `cmd:"" help:"Which wrong programs the features catch, and by which rule."`
}

// Help is shown by `muggins check --help`.
func (checkCmd) Help() string {
	return "Without a part all are run. Exit status: 0 nothing was found, 1 something was, 2 wrong use, 3 could not be checked."
}

// checkFolder says which features a check reads.
type checkFolder struct {
	Features string `help:"Check the features of a folder in place of those that come with the suite." placeholder:"DIR"`
}

// checkAllCmd runs the parts in their order.
type checkAllCmd struct {
	checkFolder `embed:""`
}

// part is one of the checks.
type part struct {
	name string
	run  func(context.Context, Env) int
}

// parts lists the checks that a folder of features can be held to. What the
// documents of this suite say, and the mutants of its rules, mean nothing for
// another rulebook.
func (c *checkAllCmd) parts() []part {
	form, trace := checkFormCmd{checkFolder: c.checkFolder}, checkTraceCmd{checkFolder: c.checkFolder}
	consistency := checkConsistencyCmd{checkFolder: c.checkFolder}
	all := []part{{"form", form.run}, {"trace", trace.run}, {"consistency", consistency.run}}
	if c.Features == "" {
		claims, mutants := checkClaimsCmd{}, checkMutantsCmd{Jobs: 2}
		all = append(all, part{"claims", claims.run}, part{"mutants", mutants.run})
	}
	return all
}

// run runs all parts, also behind one that found something; the status is the
// highest.
func (c *checkAllCmd) run(ctx context.Context, env Env) int {
	worst := Conforms
	for i, p := range c.parts() {
		if ctx.Err() != nil {
			return fail(env, Interrupted, errors.New("interrupted; not all was checked"))
		}
		if i > 0 {
			_, _ = fmt.Fprintln(env.Stdout)
		}
		if _, err := fmt.Fprintf(env.Stdout, "%s\n", p.name); err != nil {
			return fail(env, Unfinished, fmt.Errorf("writing the checks: %w", err))
		}
		worst = max(worst, p.run(ctx, env))
	}
	return worst
}

// run runs the part that a command names.
func (c *checkCmd) run(ctx context.Context, env Env, command string) int {
	switch part := strings.Fields(command); part[len(part)-1] {
	case "form":
		return c.Form.run(ctx, env)
	case "trace":
		return c.Trace.run(ctx, env)
	case "consistency":
		return c.Consistency.run(ctx, env)
	case "claims":
		return c.Claims.run(ctx, env)
	case "mutants":
		return c.Mutants.run(ctx, env)
	}
	return c.All.run(ctx, env)
}
