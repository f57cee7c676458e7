package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/internal/report"
	"muggins.example/protocol"
)

type verifyCmd struct {
	Only         []string      `help:"Run only scenarios whose id, or the beginning of it, matches a glob; may be repeated." placeholder:"ID-GLOB"`
	Tags         string        `help:"Run only scenarios whose tags fit, as in '@topic:award and not @silent'." placeholder:"EXPR"`
	Jobs         int           `help:"How many copies of the program to run at a time." default:"2" placeholder:"N"`
	Timeout      time.Duration `help:"How long the program may take for an answer." default:"5s" placeholder:"D"`
	StartTimeout time.Duration `help:"How long the program may take to start and say hello." default:"10s" placeholder:"D"`
	Trace        string        `help:"Write every line of the conversation, both ways, to a file." placeholder:"FILE"`
	Features     string        `help:"Judge by the features of a folder in place of those that come with the suite." placeholder:"DIR"`

	Command []string `kong:"-"`
}

// Help is shown by `muggins verify --help`.
func (verifyCmd) Help() string {
	return "The program to judge stands behind --, with its arguments: muggins verify -- python3 game.py. " +
		"It is started as it is, without a shell, and spoken to in lines of JSON; protocol/README.md says how."
}

func (c *verifyCmd) run(ctx context.Context, env Env) int {
	switch {
	case c.Jobs < 1:
		return fail(env, Usage, fmt.Errorf("--jobs %d: at least one copy has to run", c.Jobs))
	case c.Timeout <= 0 || c.StartTimeout <= 0:
		return fail(env, Usage, errors.New("--timeout and --start-timeout have to be longer than nothing, as in 5s"))
	}
	suite, err := loadSuite(c.Features)
	if err != nil {
		return fail(env, Unfinished, err)
	}
	trace, closeTrace, err := c.openTrace()
	if err != nil {
		return fail(env, Unfinished, err)
	}
	results, err := c.judge(ctx, env, suite, trace)
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
	text := report.Text{Color: env.Color, Command: c.Command}
	if c.Features != "" {
		text.Flags = []string{"--features", c.Features}
	}
	if err := text.Write(env.Stdout, results); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the report: %w", err))
	}
	if !results.Conforms() {
		return Deviates
	}
	return Conforms
}

func (c *verifyCmd) openTrace() (io.Writer, func() error, error) {
	if c.Trace == "" {
		return nil, func() error { return nil }, nil
	}
	f, err := os.Create(c.Trace)
	if err != nil {
		return nil, nil, fmt.Errorf("--trace: %w", err)
	}
	return f, f.Close, nil
}

func (c *verifyCmd) judge(ctx context.Context, env Env, suite *conformance.Suite, trace io.Writer) (*conformance.Results, error) {
	command := c.Command
	if len(command) == 0 {
		command = []string{env.Executable, "serve"}
	}
	subject := protocol.NewClient(protocol.Command{Args: command}, protocol.Config{
		Suite: conformance.Version, Jobs: c.Jobs, Trace: trace,
		Limits: protocol.Limits{Start: c.StartTimeout, Request: c.Timeout},
	})
	defer subject.Close()
	ref := reference.Subject(reference.Implementation())
	defer ref.Close()
	options := conformance.Options{
		Selection: conformance.Selection{Only: c.Only, Tags: c.Tags}, Reference: ref,
	}
	if env.Progress {
		options.Progress = func(done, total int) { fmt.Fprintf(env.Stderr, "\rjudging %d of %d", done, total) }
		defer fmt.Fprint(env.Stderr, "\r\x1b[K")
	}
	return suite.Judge(ctx, subject, options)
}

func loadSuite(dir string) (*conformance.Suite, error) {
	if dir == "" {
		return conformance.Load()
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, fmt.Errorf("--features %s: no such folder", dir)
	}
	return conformance.LoadFrom(os.DirFS(dir), dir)
}
