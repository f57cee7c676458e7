package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// programFlags say how a program is run.
type programFlags struct {
	Jobs         int           `help:"How many copies of the program to run at a time (${default})." default:"2" placeholder:"N"`
	Timeout      time.Duration `help:"How long the program may take for an answer (${default})." default:"5s" placeholder:"D"`
	StartTimeout time.Duration `help:"How long the program may take to start and say hello (${default})." default:"10s" placeholder:"D"`
	Trace        string        `help:"Write every line of the conversation, both ways, to a file." placeholder:"FILE"`
}

func (f *programFlags) check() error {
	switch {
	case f.Jobs < 1:
		return fmt.Errorf("--jobs %d: at least one copy has to run", f.Jobs)
	case f.Timeout <= 0 || f.StartTimeout <= 0:
		return errors.New("--timeout and --start-timeout have to be longer than nothing, as in 5s")
	}
	return nil
}

func (f *programFlags) openTrace() (io.Writer, func() error, error) {
	if f.Trace == "" {
		return nil, func() error { return nil }, nil
	}
	file, err := os.Create(f.Trace)
	if err != nil {
		return nil, nil, fmt.Errorf("--trace: %w", err)
	}
	return file, file.Close, nil
}

// client runs a command.
func (f *programFlags) client(command []string, trace io.Writer) *protocol.Client {
	return protocol.NewClient(protocol.Command{Args: command}, protocol.Config{
		Suite: conformance.Version, Jobs: f.Jobs, Trace: trace,
		Limits: protocol.Limits{Start: f.StartTimeout, Request: f.Timeout},
	})
}

// progress shows how far a run is on a terminal; it is nil without one.
func progress(env Env, what string) (each func(done, total int), wipe func()) {
	if !env.Progress {
		return nil, func() {}
	}
	return func(done, total int) { _, _ = fmt.Fprintf(env.Stderr, "\r%s %d of %d", what, done, total) },
		func() { _, _ = fmt.Fprint(env.Stderr, "\r\x1b[K") }
}
