package cli

import "context"

// checkConsistencyCmd is a stub until its part is built.
type checkConsistencyCmd struct {
	checkFolder `embed:""`
}

func (c *checkConsistencyCmd) run(context.Context, Env) int { return Conforms }
