package cli

import (
	"context"
	"errors"
	"fmt"
	"io"

	"muggins.example/conformance"
	"muggins.example/internal/diagnosis"
	"muggins.example/internal/mutation"
	"muggins.example/internal/reference"
)

type diagnoseCmd struct {
	programFlags `embed:""`

	Command []string `kong:"-"`
}

// Help is shown by `muggins diagnose --help`.
func (diagnoseCmd) Help() string {
	return "The program stands behind --: muggins diagnose -- python3 game.py. It is asked the games of the features, and the options are " +
		"looked for under which the reference answers in the same way. They are told in plain words, with what stays undecided, and as a claim to paste. " +
		"Exit status: 0 all games are explained, 1 some are not."
}

func (c *diagnoseCmd) run(ctx context.Context, env Env) int {
	if len(c.Command) == 0 {
		return fail(env, Usage, errors.New("no program is named: write as in muggins diagnose -- python3 game.py"))
	}
	if err := c.check(); err != nil {
		return fail(env, Usage, err)
	}
	suite, err := conformance.Load()
	if err != nil {
		return fail(env, Unfinished, err)
	}
	trace, closeTrace, err := c.openTrace()
	if err != nil {
		return fail(env, Unfinished, err)
	}
	found, err := c.diagnose(ctx, env, suite, trace)
	if closeErr := closeTrace(); err == nil {
		err = closeErr
	}
	switch {
	case ctx.Err() != nil:
		return fail(env, Interrupted, errors.New("interrupted; nothing was found out"))
	case err != nil:
		return fail(env, Unfinished, err)
	}
	if err := found.Write(env.Stdout); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the diagnosis: %w", err))
	}
	if !found.Explained() {
		return Deviates
	}
	return Conforms
}

func (c *diagnoseCmd) diagnose(ctx context.Context, env Env, suite *conformance.Suite, trace io.Writer) (d *diagnosis.Diagnosis, err error) {
	client := c.client(c.Command, trace)
	defer func() {
		if traceErr := client.Close(); err == nil && traceErr != nil {
			err = fmt.Errorf("--trace: %w", traceErr)
		}
	}()
	ref := reference.Subject(reference.Implementation())
	defer func() { _ = ref.Close() }()
	each, wipe := progress(env, "asking")
	defer wipe()
	return diagnosis.Run(ctx, suite, client, diagnosis.Beside{Reference: ref, Suspects: mutation.NewSuspects()}, each)
}
