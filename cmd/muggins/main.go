// Command muggins judges programs that play Muggins, and is the reference that
// they are judged beside.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/term"

	"muggins.example/internal/cli"
)

func main() { os.Exit(run()) }

func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	executable, err := os.Executable()
	if err != nil {
		fmt.Fprintf(os.Stderr, "muggins: finding this program: %v\n", err)
		return cli.Unfinished
	}
	plain := os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb"
	return cli.Main(ctx, cli.Env{
		Args: os.Args[1:], Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr, Executable: executable,
		Color:    term.IsTerminal(int(os.Stdout.Fd())) && !plain,
		Progress: term.IsTerminal(int(os.Stderr.Fd())) && os.Getenv("TERM") != "dumb",
	})
}
