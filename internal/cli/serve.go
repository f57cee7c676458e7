package cli

import (
	"context"
	"errors"

	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

type serveCmd struct{}

// Help is shown by `muggins serve --help`.
func (serveCmd) Help() string {
	return "The reference speaks the conversation of protocol/README.md: a request a line on stdin, an answer a line on stdout, " +
		"until stdin ends."
}

func (serveCmd) run(ctx context.Context, env Env) int {
	served := make(chan error, 1)
	go func() { served <- protocol.Serve(ctx, env.Stdin, env.Stdout, reference.Implementation()) }()
	select {
	case err := <-served:
		if err != nil && ctx.Err() == nil {
			return fail(env, Unfinished, err)
		}
	case <-ctx.Done(): // a read that waits for input cannot be called off
	}
	if ctx.Err() != nil {
		return fail(env, Interrupted, errors.New("interrupted"))
	}
	return Conforms
}
