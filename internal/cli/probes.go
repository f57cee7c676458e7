package cli

import (
	"context"
	"io"

	"muggins.example/conformance"
	"muggins.example/internal/probe"
	"muggins.example/protocol"
)

// probeFlags say whether the program is asked games in two ways.
type probeFlags struct {
	Probes *bool `help:"Ask games in two ways that have to come to the same, and compare the answers; by default with the whole suite." negatable:""`
}

// wanted reports whether a run is followed by probes: where they are asked for,
// or nothing is said and the whole suite was run and judged something.
func (f *probeFlags) wanted(results *conformance.Results) bool {
	if f.Probes != nil {
		return *f.Probes
	}
	return !results.Partial && !results.Blank()
}

// probe probes the program of a run; the results are nil where that is not wanted.
func (c *verifyCmd) probe(ctx context.Context, env Env, results *conformance.Results, trace io.Writer) (*probe.Results, error) {
	if !c.wanted(results) {
		return nil, nil
	}
	each, wipe := progress(env, "probing")
	defer wipe()
	return probe.Run(ctx, results, func() probe.Copy { return c.copy(c.command(env), trace) }, each)
}

// copy runs one copy of a command. It is given up soon where it breaks: what
// breaks it was judged already.
func (f *programFlags) copy(command []string, trace io.Writer) *protocol.Client {
	const restarts = 3
	return protocol.NewClient(protocol.Command{Args: command}, protocol.Config{
		Suite: conformance.Version, Jobs: 1, Trace: trace,
		Limits: protocol.Limits{Start: f.StartTimeout, Request: f.Timeout, Restarts: restarts},
	})
}
