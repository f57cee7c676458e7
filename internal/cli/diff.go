package cli

// diffCmd is a stub until it is built.
type diffCmd struct {
	Before string `arg:"" help:"A report of verify, as json."`
	After  string `arg:"" help:"A later one."`
}

func (c *diffCmd) run(Env) int { return Conforms }
