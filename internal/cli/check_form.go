package cli

import "context"

// checkFormCmd is a stub until its part is built.
type checkFormCmd struct {
	checkFolder `embed:""`
}

func (c *checkFormCmd) run(context.Context, Env) int { return Conforms }
