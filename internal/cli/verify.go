package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

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
	Report       []string      `help:"Write the run for machines too, as json or junit; may be repeated." placeholder:"FORMAT=PATH" sep:"none"`
	Claim        string        `help:"Judge by the claim of a file, {\"plays\":[…]}, and deviate where the program claims less." placeholder:"FILE"`
	Features     string        `help:"Judge by the features of a folder in place of those that come with the suite." placeholder:"DIR"`

	Command []string `kong:"-"`
}

// Help is shown by `muggins verify --help`.
func (verifyCmd) Help() string {
	return "The program to judge stands behind --, with its arguments: muggins verify -- python3 game.py. " +
		"It is started as it is, without a shell, and spoken to in lines of JSON; protocol/README.md says how."
}

func (c *verifyCmd) run(ctx context.Context, env Env) int {
	targets, claims, err := c.check()
	if err != nil {
		return fail(env, Usage, err)
	}
	suite, err := loadSuite(c.Features)
	if err != nil {
		return fail(env, Unfinished, err)
	}
	trace, closeTrace, err := c.openTrace()
	if err != nil {
		return fail(env, Unfinished, err)
	}
	run, err := c.judge(ctx, env, suite, trace, claims)
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
	if err := c.tell(env, run, targets); err != nil {
		return fail(env, Unfinished, err)
	}
	if !run.Conforms() {
		return Deviates
	}
	return Conforms
}

// check reads the flags that can be wrong before anything runs.
func (c *verifyCmd) check() ([]report.Target, []protocol.Claim, error) {
	switch {
	case c.Jobs < 1:
		return nil, nil, fmt.Errorf("--jobs %d: at least one copy has to run", c.Jobs)
	case c.Timeout <= 0 || c.StartTimeout <= 0:
		return nil, nil, errors.New("--timeout and --start-timeout have to be longer than nothing, as in 5s")
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
	text := report.Text{Color: env.Color, Command: c.Command}
	if c.Features != "" {
		text.Flags = append(text.Flags, "--features", c.Features)
	}
	if c.Claim != "" {
		text.Flags = append(text.Flags, "--claim", c.Claim)
	}
	err := text.Write(env.Stdout, run.Results)
	for _, line := range run.Shrunk {
		if err == nil {
			_, err = fmt.Fprintf(env.Stdout, "the claim has shrunk: %s\n", line)
		}
	}
	if err != nil {
		err = fmt.Errorf("writing the report: %w", err)
	}
	for _, t := range targets {
		err = errors.Join(err, t.Save(run))
	}
	return err
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

func (c *verifyCmd) judge(ctx context.Context, env Env, suite *conformance.Suite, trace io.Writer, claims []protocol.Claim) (run report.Run, err error) {
	command := c.Command
	if len(command) == 0 {
		command = []string{env.Executable, "serve"}
	}
	client := protocol.NewClient(protocol.Command{Args: command}, protocol.Config{
		Suite: conformance.Version, Jobs: c.Jobs, Trace: trace,
		Limits: protocol.Limits{Start: c.StartTimeout, Request: c.Timeout},
	})
	defer func() {
		if traceErr := client.Close(); err == nil && traceErr != nil {
			err = fmt.Errorf("--trace: %w", traceErr)
		}
	}()
	ref := reference.Subject(reference.Implementation())
	defer func() { _ = ref.Close() }()
	options := conformance.Options{
		Selection: conformance.Selection{Only: c.Only, Tags: c.Tags}, Reference: ref,
	}
	if env.Progress {
		options.Progress = func(done, total int) { _, _ = fmt.Fprintf(env.Stderr, "\rjudging %d of %d", done, total) }
		defer func() { _, _ = fmt.Fprint(env.Stderr, "\r\x1b[K") }()
	}
	subject := &pinned{Subject: client, held: claims}
	results, err := suite.Judge(ctx, subject, options)
	return report.Run{Results: results, Shrunk: shrunk(claims, subject.said), Features: c.Features}, err
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

// readClaims reads a file that holds the plays of a hello, and nothing else.
func readClaims(path string) ([]protocol.Claim, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		var named *os.PathError
		if errors.As(err, &named) {
			err = named.Err
		}
		return nil, err
	}
	hello, err := protocol.DecodeHello(b)
	if err != nil {
		return nil, err
	}
	var only struct {
		Plays jsontext.Value `json:"plays"`
	}
	if err := json.Unmarshal(b, &only, json.RejectUnknownMembers(true)); err != nil {
		return nil, errors.New(`the file holds more than a claim: write {"plays":[…]} and nothing else`)
	}
	whole := protocol.Hello{Protocol: protocol.Version, Name: path, Methods: protocol.Methods(), Plays: hello.Plays}
	return hello.Plays, protocol.ValidateHello(whole)
}

// pinned is a program that is held to a claim; with none it is the program.
type pinned struct {
	protocol.Subject
	held []protocol.Claim
	said []protocol.Claim // by the program itself
}

// Hello says what the program says, but for the claim.
func (p *pinned) Hello(ctx context.Context) (protocol.Hello, error) {
	hello, err := p.Subject.Hello(ctx)
	if p.said = hello.Plays; p.held != nil {
		hello.Plays = p.held
	}
	return hello, err
}

// shrunk says, in a line each, what is held to and was not said.
func shrunk(held, said []protocol.Claim) []string {
	var lines []string
	for _, want := range held {
		i := slices.IndexFunc(said, func(c protocol.Claim) bool { return c.Ruleset == want.Ruleset })
		if i < 0 {
			lines = append(lines, fmt.Sprintf("the ruleset %s is gone", want.Ruleset))
			continue
		}
		for _, part := range gone(want, said[i]) {
			lines = append(lines, want.Ruleset+": "+part)
		}
	}
	return lines
}

// gone says what one claim has and the other lacks.
func gone(want, have protocol.Claim) []string {
	const fullOnly = "full-only" // takes away, where the other words add
	var parts []string
	for _, n := range want.Players {
		if !slices.Contains(have.Players, n) {
			parts = append(parts, fmt.Sprintf("%d players are gone", n))
		}
	}
	parts = append(parts, goneOptions(want, have)...)
	covers := topics(have)
	for _, t := range topics(want) {
		if !slices.Contains(covers, t) {
			parts = append(parts, fmt.Sprintf("the topic %s is gone", t))
		}
	}
	for _, word := range want.Takes {
		if word != fullOnly && !slices.Contains(have.Takes, word) {
			parts = append(parts, fmt.Sprintf("taking %s is gone", word))
		}
	}
	if slices.Contains(have.Takes, fullOnly) && !slices.Contains(want.Takes, fullOnly) {
		parts = append(parts, "taking deals that are not whole is gone")
	}
	return parts
}

// goneOptions compares the values of options. An option that is left out has
// its default, which may depend on the number of players.
func goneOptions(want, have protocol.Claim) []string {
	var parts []string
	table, _ := protocol.Options(want.Ruleset)
	for _, o := range table {
		wanted, named := want.Options[o.Name]
		had, has := have.Options[o.Name]
		lost := func(v protocol.Value) {
			if part := fmt.Sprintf("the value %s of %s is gone", v, o.Name); !slices.Contains(parts, part) {
				parts = append(parts, part)
			}
		}
		if wanted.Any && !had.Any {
			lost("any")
		}
		for _, n := range want.Players {
			def := protocol.Default(want.Ruleset, o.Name, n)
			values := wanted.Values
			if !named {
				values = []protocol.Value{def}
			}
			for _, v := range values {
				if !had.Allow(v) && (has || v != def) {
					lost(v)
				}
			}
		}
	}
	return parts
}

// topics returns what a claim covers.
func topics(c protocol.Claim) []string {
	if named, ok := c.Covers.Get(); ok {
		return named
	}
	var all []string
	for _, t := range protocol.DefaultCovers() {
		all = append(all, string(t))
	}
	return all
}
