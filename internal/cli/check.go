package cli

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"muggins.example/features"
)

// checkCmd lets the suite check itself, or a folder of features.
type checkCmd struct {
	All         checkAllCmd         `cmd:"" default:"withargs" hidden:"" help:"All checks, one after the other."`
	Form        checkFormCmd        `cmd:"" help:"How the features are written: ids, tags, titles, examples, refusals."`
	Trace       checkTraceCmd       `cmd:"" help:"Which section of which document each rule comes from, and that none is left out."`
	Consistency checkConsistencyCmd `cmd:"" help:"Examples that contradict each other, or decide nothing."`
	Claims      checkClaimsCmd      `cmd:"" help:"What the documents assert beside the rules, computed from the rules."`
	Mutants     checkMutantsCmd     `cmd:"" help:"Which wrong programs the features catch, and by which rule."`
}

// Help is shown by `muggins check --help`.
func (checkCmd) Help() string {
	return "Without a part all are run, and each is told in a line or a few. What is found is told with file, line and what to do.\n\n" +
		"Exit status: 0 nothing was found, 1 something was, 2 wrong use, 3 could not be checked."
}

// run runs the part that a command names, or all.
func (c *checkCmd) run(ctx context.Context, env Env, command string) int {
	switch _, part, _ := strings.Cut(command, " "); part {
	case "form":
		return c.Form.run(env)
	case "trace":
		return c.Trace.run(env)
	case "consistency":
		return c.Consistency.run(ctx, env)
	case "claims":
		return c.Claims.run(ctx, env)
	case "mutants":
		return c.Mutants.run(ctx, env)
	}
	return c.All.run(ctx, env)
}

// checkAllCmd runs all parts.
type checkAllCmd struct {
	featuresFlag `embed:""`
}

// run runs the parts in turn. Where the features cannot be read, those that
// need them are not run. Claims and mutants are about the features that come
// with the suite.
func (c *checkAllCmd) run(ctx context.Context, env Env) int {
	form := checkFormCmd{featuresFlag: c.featuresFlag}
	worst, loadable := form.told(env)
	parts := []func() int{}
	if loadable {
		trace, consistency := checkTraceCmd{featuresFlag: c.featuresFlag, brief: true}, checkConsistencyCmd{c.featuresFlag}
		parts = append(parts, func() int { return trace.run(env) }, func() int { return consistency.run(ctx, env) })
	}
	if loadable && c.Features == "" {
		claims, mutants := checkClaimsCmd{brief: true}, checkMutantsCmd{Jobs: 2}
		parts = append(parts, func() int { return claims.run(ctx, env) }, func() int { return mutants.run(ctx, env) })
	}
	for _, part := range parts {
		worst = max(worst, part())
		if worst > Deviates {
			return worst
		}
	}
	if !loadable && worst == Deviates {
		fmt.Fprintln(env.Stderr, "muggins: the other parts were not run: they need features that can be read whole")
	}
	return worst
}

// featuresFlag chooses the features that are checked.
type featuresFlag struct {
	Features string `help:"Check the features of a folder in place of those that come with the suite." placeholder:"DIR"`
}

// open returns the features and the name by which people know them.
func (f featuresFlag) open() (fsys fs.FS, root string, err error) {
	if f.Features == "" {
		return features.FS(), "features", nil
	}
	if info, err := os.Stat(f.Features); err != nil || !info.IsDir() {
		return nil, "", &folderError{f.Features}
	}
	return os.DirFS(f.Features), filepath.ToSlash(filepath.Clean(f.Features)), nil
}

// found counts what was found in words.
func found(n int) string {
	if n == 0 {
		return "nothing found"
	}
	return counted(n, "finding")
}

// counted writes a number of things.
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
