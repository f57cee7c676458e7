package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/mutant"
	"muggins.example/internal/mutation"
	"muggins.example/internal/rulebook"
)

// checkMutantsCmd holds wrong programs against the features.
type checkMutantsCmd struct {
	Without string `help:"Say which mutants would pass if a rule were deleted." placeholder:"ID"`
	Matrix  bool   `help:"List every mutant with the rules that catch it."`
	Only    string `help:"Only mutants whose id fits a glob; nothing is then said of rules that catch none." placeholder:"ID-GLOB"`
	Jobs    int    `help:"How many mutants to ask at a time (${default})." default:"2" placeholder:"N"`
}

// Help is shown by `muggins check mutants --help`.
func (checkMutantsCmd) Help() string {
	return "A mutant is the reference with one thing wrong. Each is asked all examples that its claim admits, through the conversation, and has to be " +
		"caught by the rule that it breaks. Without a flag the score is told, and what is not whole: mutants that survive, rules that catch none, or none alone."
}

func (c *checkMutantsCmd) run(ctx context.Context, env Env) int {
	if c.Jobs < 1 {
		return fail(env, Usage, fmt.Errorf("--jobs %d: at least one has to be asked at a time", c.Jobs))
	}
	suite, err := conformance.Load()
	if err != nil {
		return fail(env, Unfinished, err)
	}
	rule := suite.Book.Rule(c.Without)
	if c.Without != "" && rule == nil {
		return fail(env, Usage, fmt.Errorf("--without: %w", unknownID(suite.Book, c.Without)))
	}
	mutants, err := c.choose()
	if err != nil {
		return fail(env, Usage, err)
	}
	each, wipe := progress(env, "mutants")
	matrix, err := mutation.Run(ctx, suite, mutants, c.Jobs, each)
	wipe()
	switch {
	case ctx.Err() != nil:
		return fail(env, Interrupted, errors.New("interrupted; the mutants were not all asked"))
	case err != nil:
		return fail(env, Unfinished, err)
	}
	return c.tell(env, suite, matrix, rule)
}

// choose returns the mutants that --only names.
func (c *checkMutantsCmd) choose() ([]mutant.Mutant, error) {
	all := mutant.All()
	if c.Only == "" {
		return all, nil
	}
	var chosen []mutant.Mutant
	for _, m := range all {
		if m.Matches(c.Only) {
			chosen = append(chosen, m)
		}
	}
	if len(chosen) == 0 {
		return nil, fmt.Errorf("--only %q fits no mutant; muggins check mutants --matrix lists them", c.Only)
	}
	return chosen, nil
}

func (c *checkMutantsCmd) tell(env Env, suite *conformance.Suite, m *mutation.Matrix, rule *rulebook.Rule) int {
	lists, err := mutation.Excused()
	if err != nil {
		return fail(env, Unfinished, err)
	}
	var b strings.Builder
	if rule != nil {
		without(&b, m, rule, lists)
	}
	if c.Matrix {
		m.Write(&b)
	}
	if rule == nil && !c.Matrix {
		m.Summary(&b, lists)
	}
	var found []string
	if rule == nil && c.Only == "" {
		found = append(m.Unknown(suite), m.Findings(lists)...)
	}
	for _, line := range found {
		fmt.Fprintln(&b, line)
	}
	if _, err := fmt.Fprint(env.Stdout, b.String()); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the mutants: %w", err))
	}
	if len(found) > 0 {
		return Deviates
	}
	return Conforms
}

// without says what a rule alone catches.
func without(b *strings.Builder, m *mutation.Matrix, rule *rulebook.Rule, lists mutation.Lists) {
	through := m.Without(rule.ID)
	fmt.Fprintf(b, "without %s %d of %d mutants that it catches would pass\n", rule.ID, len(through), len(m.KilledBy(rule.ID)))
	for _, r := range through {
		fmt.Fprintf(b, "  %s\n", r.Mutant.ID())
	}
	if others, reason := lists.Why(rule.ID); len(through) == 0 && reason != "" {
		fmt.Fprintf(b, "  the overlap with %s is listed: %s\n", strings.Join(others, ", "), reason)
	}
}
