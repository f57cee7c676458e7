package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/consistency"
	"muggins.example/internal/reference"
)

// checkConsistencyCmd holds the examples against each other.
type checkConsistencyCmd struct {
	featuresFlag `embed:""`
}

// Help is shown by `muggins check consistency --help`.
func (checkConsistencyCmd) Help() string {
	return "Finds examples that no program can pass both, since they ask the same and expect different things; values of options that no example tells from another; " +
		"examples of one reading that the other readings pass too, so that they decide nothing; and examples that hold only under a value of an option that no tag of theirs names."
}

func (c *checkConsistencyCmd) run(ctx context.Context, env Env) int {
	suite, err := loadSuite(c.Features)
	if err != nil {
		return fail(env, suiteStatus(err), err)
	}
	subject := reference.Subject(reference.Implementation())
	defer subject.Close()
	result, err := consistency.Check(ctx, suite, subject, c.Features == "")
	switch {
	case ctx.Err() != nil:
		return fail(env, Interrupted, errors.New("interrupted; the examples were not all compared"))
	case err != nil:
		return fail(env, Unfinished, err)
	}
	var b strings.Builder
	for _, f := range result.Findings {
		fmt.Fprintln(&b, conformance.Printable(f.String()))
	}
	fmt.Fprintf(&b, "consistency: %d examples held against each other; %s\n", result.Examples, found(len(result.Findings)))
	if _, err := fmt.Fprint(env.Stdout, b.String()); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing what was found: %w", err))
	}
	if len(result.Findings) > 0 {
		return Deviates
	}
	return Conforms
}
