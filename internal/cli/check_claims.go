package cli

import (
	"context"
	"fmt"
	"io/fs"
	"strings"

	"muggins.example/conformance"
	"muggins.example/features"
	"muggins.example/internal/claims"
	"muggins.example/internal/rulebook"
)

// checkClaimsCmd computes what the documents assert.
type checkClaimsCmd struct {
	brief bool // only what was found, and the count
}

// Help is shown by `muggins check claims --help`.
func (checkClaimsCmd) Help() string {
	return "Beside the rules the documents assert things: which totals are good to leave, how long a game lasts, that a list is complete. Each is computed from the " +
		"rules, by going through all that can be or by games played from numbered seeds. It holds, or is refuted with what comes out instead, or two places contradict " +
		"each other; what is a matter of opinion, or of dates and sources, is told with the reason. They stand in features/claims. No program is judged by them."
}

func (c *checkClaimsCmd) run(_ context.Context, env Env) int {
	result, err := computeClaims()
	if err != nil {
		return fail(env, Unfinished, err)
	}
	var b strings.Builder
	if !c.brief {
		result.Write(&b)
	}
	for _, p := range result.Faults {
		fmt.Fprintln(&b, conformance.Printable(p.String()))
	}
	fmt.Fprintf(&b, "%s; %s\n", result.Count(), found(len(result.Faults)))
	if _, err := fmt.Fprint(env.Stdout, b.String()); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the claims: %w", err))
	}
	if len(result.Faults) > 0 {
		return Deviates
	}
	return Conforms
}

// computeClaims computes the claims that come with the suite.
func computeClaims() (*claims.Result, error) {
	sources, problems, err := rulebook.ReadSources(features.FS(), "features")
	if err != nil {
		return nil, err
	}
	if err := problems.Err(); err != nil {
		return nil, err
	}
	folder, err := fs.Sub(features.Claims(), rulebook.ClaimsFolder)
	if err != nil {
		return nil, err
	}
	return claims.Check(folder, "features/"+rulebook.ClaimsFolder, sources)
}
