package cli

import (
	"errors"
	"fmt"

	"muggins.example/internal/report"
	"muggins.example/internal/rulebook"
)

type rulesCmd struct {
	ID       string `arg:"" optional:"" help:"The id of a rule or a scenario; a glob, or the beginning of an id up to a dot, shows all rules that it fits."`
	Rulesets bool   `help:"List the rulesets, their options and presets, and where they differ."`
	Features string `help:"List the rules of a folder in place of those that come with the suite." placeholder:"DIR"`
}

func (c *rulesCmd) run(env Env) int {
	if c.Rulesets {
		return c.rulesets(env)
	}
	suite, err := loadSuite(c.Features)
	if err != nil {
		return fail(env, suiteStatus(err), err)
	}
	book := suite.Book
	switch rule, scenario := book.Rule(c.ID), book.Scenario(c.ID); {
	case c.ID == "":
		err = report.RuleList(env.Stdout, book)
	case rule != nil:
		err = report.Rule(env.Stdout, rule)
	case scenario != nil:
		err = report.Scenario(env.Stdout, scenario)
	default:
		err = c.matching(env, book)
	}
	var unknown *unknownError
	if errors.As(err, &unknown) {
		return fail(env, Usage, err)
	}
	if err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the rules: %w", err))
	}
	return Conforms
}

func (c *rulesCmd) rulesets(env Env) int {
	if c.ID != "" || c.Features != "" {
		return fail(env, Usage, errors.New("--rulesets stands alone: it lists what every claim can name"))
	}
	if err := report.Rulesets(env.Stdout); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the rulesets: %w", err))
	}
	return Conforms
}

// matching shows all rules that a glob, or the beginning of their ids, chooses.
func (c *rulesCmd) matching(env Env, book *rulebook.Book) error {
	found := false
	for _, r := range book.Rules() {
		if !r.Matches(c.ID) {
			continue
		}
		if found {
			fmt.Fprintln(env.Stdout)
		}
		found = true
		if err := report.Rule(env.Stdout, r); err != nil {
			return err
		}
	}
	if !found {
		return &unknownError{unknownID(book, c.ID)}
	}
	return nil
}

// unknownError says that no rule has an id.
type unknownError struct{ error }

func unknownID(book *rulebook.Book, id string) error {
	var ids []string
	for _, r := range book.Rules() {
		ids = append(ids, r.ID)
	}
	for _, s := range book.Scenarios() {
		ids = append(ids, s.ID)
	}
	if near := rulebook.Nearest(id, ids); near != "" {
		return fmt.Errorf("no rule or scenario has the id %s; did you mean %s?", id, near)
	}
	return fmt.Errorf("no rule or scenario has the id %s; muggins rules lists them", id)
}
