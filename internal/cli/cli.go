// Package cli is the program's command line.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"muggins.example/conformance"
)

// The exit statuses. Each means one thing.
const (
	Conforms    = 0   // or a command other than verify did its work
	Deviates    = 1   // the program under test does not conform
	Usage       = 2   // wrong use: a flag, an id, a selection that chooses nothing
	Unfinished  = 3   // could not be judged: no program, no hello, an error of the suite
	Interrupted = 130 // by a signal
)

// Env is what the program gets from outside.
type Env struct {
	Args       []string // without the program's name
	Stdin      io.Reader
	Stdout     io.Writer
	Stderr     io.Writer
	Executable string // this program, to start the reference
	Color      bool   // stdout is a terminal and colours are wanted
	Progress   bool   // stderr is a terminal
}

type grammar struct {
	Verify   verifyCmd   `cmd:"" group:"judge" help:"Judge a program by the features; without a command, the reference."`
	Diagnose diagnoseCmd `cmd:"" group:"judge" help:"Find out which options a program plays by."`
	Rules    rulesCmd    `cmd:"" group:"read" help:"List the rules, or show one rule or scenario whole."`
	Check    checkCmd    `cmd:"" group:"work" help:"Check the suite itself: which wrong programs it catches."`
	Diff     diffCmd     `cmd:"" group:"work" help:"Compare two reports: what fails newly, what is fixed."`
	Serve    serveCmd    `cmd:"" group:"start" help:"Be the reference: answer requests on stdin with lines on stdout."`
	Version  versionCmd  `cmd:"" group:"start" help:"Print the version of the suite."`
}

// Main runs the program and returns its exit status.
func Main(ctx context.Context, env Env) int {
	args, command, hasCommand := split(env.Args)
	var g grammar
	exited := false
	parser, err := kong.New(&g,
		kong.Name("muggins"),
		kong.Description("Is a program that plays Muggins right? Asks it whole games and judges each answer by the rules.\n\n"+
			"Exit status: 0 conforms, 1 does not conform, 2 wrong use, 3 could not be judged, 130 interrupted."),
		kong.ExplicitGroups([]kong.Group{
			{Key: "judge", Title: "Judge a program"}, {Key: "read", Title: "Read the rules"}, {Key: "work", Title: "Work on the suite"}, {Key: "start", Title: "Start"},
		}),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true}),
		kong.Writers(env.Stdout, env.Stderr),
		kong.Exit(func(int) { exited = true }),
	)
	if err != nil {
		return fail(env, Unfinished, err)
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	if i := slices.Index(args, "help"); i == 0 {
		args = append(args[1:], "--help")
	}
	parsed, err := parser.Parse(args)
	switch {
	case exited:
		return Conforms
	case err != nil && !strings.HasPrefix(args[0], "-") && verb(args) == "":
		return fail(env, Usage, fmt.Errorf("no command %s; the commands are %s; see muggins --help", args[0], strings.Join(verbs(), ", ")))
	case err != nil:
		return fail(env, Usage, fmt.Errorf("%w; see muggins %s--help", hintDash(err), verb(args)))
	case hasCommand && !slices.Contains([]string{"verify", "diagnose"}, parsed.Command()):
		return fail(env, Usage, fmt.Errorf("%s takes no command behind --", parsed.Command()))
	case hasCommand && len(command) == 0:
		return fail(env, Usage, errors.New("no command stands behind --: write as in muggins verify -- python3 game.py"))
	}
	g.Verify.Command, g.Diagnose.Command = command, command
	return run(ctx, env, g, parsed.Command())
}

func run(ctx context.Context, env Env, g grammar, command string) int {
	switch verb, _, _ := strings.Cut(command, " "); verb {
	case "verify":
		return g.Verify.run(ctx, env)
	case "diagnose":
		return g.Diagnose.run(ctx, env)
	case "rules":
		return g.Rules.run(env)
	case "check":
		return g.Check.run(ctx, env, command)
	case "diff":
		return g.Diff.run(env)
	case "serve":
		return g.Serve.run(ctx, env)
	}
	return g.Version.run(env)
}

// split parts the arguments at the first --: what stands behind it is the
// program under test and none of our business.
func split(args []string) (ours, command []string, hasCommand bool) {
	if i := slices.Index(args, "--"); i >= 0 {
		return slices.Clone(args[:i]), args[i+1:], true
	}
	return slices.Clone(args), nil, false
}

// hintDash says what is usually meant by an argument too many.
func hintDash(err error) error {
	if strings.HasPrefix(err.Error(), "unexpected argument") {
		return fmt.Errorf("%w (the command of a program stands behind --)", err)
	}
	return err
}

func verbs() []string {
	return []string{"verify", "diagnose", "rules", "check", "diff", "serve", "version"}
}

func verb(args []string) string {
	if len(args) > 0 && slices.Contains(verbs(), args[0]) {
		return args[0] + " "
	}
	return ""
}

// fail prints one error and returns the status.
func fail(env Env, status int, err error) int {
	lines := strings.Split(strings.TrimRight(err.Error(), "\n"), "\n")
	fmt.Fprintf(env.Stderr, "muggins: %s\n", conformance.Printable(lines[0]))
	for _, l := range lines[1:] {
		fmt.Fprintf(env.Stderr, "  %s\n", conformance.Printable(l))
	}
	return status
}

type versionCmd struct{}

func (versionCmd) run(env Env) int {
	fmt.Fprintf(env.Stdout, "muggins %s\n", conformance.Version)
	return Conforms
}
