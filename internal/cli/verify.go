package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/internal/report"
	"muggins.example/protocol"
)

type verifyCmd struct {
	Only         []string `help:"Run only scenarios whose id, or the beginning of it up to a dot, fits a glob; may be repeated." placeholder:"ID-GLOB" sep:"none"`
	Tags         string   `help:"Run only scenarios whose tags fit, as in '@topic:award and not @silent'." placeholder:"EXPR"`
	programFlags `embed:""`
	Report       []string `help:"Write the run for machines too, as json or junit; may be repeated." placeholder:"FORMAT=PATH" sep:"none"`
	Claim        string   `help:"Judge by the claim of a file, {\"plays\":[…]}, and deviate where the program claims less." placeholder:"FILE"`
	holdFlags    `embed:""`
	probeFlags   `embed:""`
	Verbose      bool   `help:"List every scenario with its verdict." short:"v"`
	Features     string `help:"Judge by the features of a folder in place of those that come with the suite." placeholder:"DIR"`

	Command []string `kong:"-"`
}

// Help is shown by `muggins verify --help`.
func (verifyCmd) Help() string {
	return "The program to judge stands behind --, with its arguments: muggins verify -- python3 game.py. " +
		"It is started as it is, without a shell, and spoken to in lines of JSON; protocol/README.md says how."
}

func (c *verifyCmd) run(ctx context.Context, env Env) int {
	targets, claims, err := c.read()
	if err != nil {
		return fail(env, Usage, err)
	}
	known, err := c.readBaseline()
	if err != nil {
		return fail(env, Usage, err)
	}
	suite, err := loadSuite(c.Features)
	if err != nil {
		return fail(env, suiteStatus(err), err)
	}
	if c.RerunFailed != "" {
		if c.Only, err = c.rerun(suite); err != nil {
			return fail(env, Usage, err)
		}
	}
	trace, closeTrace, err := c.openTrace()
	if err != nil {
		return fail(env, Unfinished, err)
	}
	run, err := c.judge(ctx, env, suite, trace, claims)
	if err == nil {
		run.Probes, err = c.probe(ctx, env, run.Results, trace)
	}
	if closeErr := closeTrace(); err == nil {
		err = closeErr
	}
	switch {
	case ctx.Err() != nil:
		return fail(env, Interrupted, errors.New("interrupted; nothing was judged to the end"))
	case err != nil && conformance.IsUsage(err):
		return fail(env, Usage, err)
	case err != nil:
		return fail(env, Unfinished, err)
	}
	if err := c.hold(env, &run, known, suite.Book); err != nil {
		return fail(env, Unfinished, err)
	}
	return c.conclude(env, run, targets)
}

// conclude tells a run and returns its exit status.
func (c *verifyCmd) conclude(env Env, run report.Run, targets []report.Target) int {
	if err := c.tell(env, run, targets); err != nil {
		return fail(env, Unfinished, err)
	}
	switch {
	case run.Conforms():
		return Conforms
	case run.Results.Blank() && len(run.Shrunk)+len(run.Untrue)+len(run.Missing)+len(run.Probes.Findings()) == 0:
		return fail(env, Unfinished, errors.New("nothing was judged: what was asked is not claimed, not shown, or informative; --verbose lists it"))
	}
	return Deviates
}

// read reads the flags that can be wrong before anything runs.
func (c *verifyCmd) read() ([]report.Target, []protocol.Claim, error) {
	if err := c.check(); err != nil {
		return nil, nil, err
	}
	if slices.Contains(c.Only, "") {
		return nil, nil, errors.New("--only is empty: is a variable not set?")
	}
	targets, err := report.ParseTargets(c.Report, c.Trace, c.Claim)
	if err != nil || c.Claim == "" {
		return targets, nil, err
	}
	claims, err := readClaims(c.Claim)
	if err != nil {
		return nil, nil, fmt.Errorf("--claim %s: %w", c.Claim, err)
	}
	return targets, claims, nil
}

// tell writes the report for people, then those for machines, each of which is
// tried.
func (c *verifyCmd) tell(env Env, run report.Run, targets []report.Target) error {
	text := report.Text{Color: env.Color, Verbose: c.Verbose, Command: c.Command, Run: run}
	if c.Features != "" {
		text.Flags = append(text.Flags, "--features", c.Features)
	}
	if c.Claim != "" {
		text.Flags = append(text.Flags, "--claim", c.Claim)
	}
	err := text.Write(env.Stdout, run.Results)
	if err != nil {
		err = fmt.Errorf("writing the report: %w", err)
	}
	for _, t := range targets {
		err = errors.Join(err, t.Save(run))
	}
	return err
}

func (c *verifyCmd) judge(ctx context.Context, env Env, suite *conformance.Suite, trace io.Writer, claims []protocol.Claim) (run report.Run, err error) {
	client := c.client(c.command(env), trace)
	defer func() {
		if traceErr := client.Close(); err == nil && traceErr != nil {
			err = fmt.Errorf("--trace: %w", traceErr)
		}
	}()
	options := conformance.Options{Selection: conformance.Selection{Only: c.Only, Tags: c.Tags}, Itself: len(c.Command) == 0 && claims == nil, FailFast: c.FailFast}
	if !options.Itself {
		ref := reference.Subject(reference.Implementation())
		defer func() { _ = ref.Close() }()
		options.Reference = ref
	}
	each, wipe := progress(env, "judging")
	defer wipe()
	options.Progress = each
	subject := &pinned{Subject: client, held: claims}
	results, err := suite.Judge(ctx, subject, options)
	run = report.Run{Results: results, Shrunk: shrunk(claims, subject.said), Features: c.Features}
	if err == nil {
		run.Like, err = hint(ctx, results, options.Reference)
	}
	return run, err
}

// command starts the program to judge; the reference where none is named.
func (c *verifyCmd) command(env Env) []string {
	if len(c.Command) > 0 {
		return c.Command
	}
	return []string{env.Executable, "serve"}
}

func loadSuite(dir string) (*conformance.Suite, error) {
	if dir == "" {
		return conformance.Load()
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, &folderError{dir}
	}
	return conformance.LoadFrom(os.DirFS(dir), dir)
}

// folderError says that --features names no folder.
type folderError struct{ dir string }

// Error returns the text.
func (e *folderError) Error() string { return fmt.Sprintf("--features %s: no such folder", e.dir) }

// suiteStatus is the exit status of a suite that could not be loaded.
func suiteStatus(err error) int {
	var folder *folderError
	if errors.As(err, &folder) {
		return Usage
	}
	return Unfinished
}
