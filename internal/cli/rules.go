package cli

import (
	"fmt"

	"muggins.example/internal/report"
	"muggins.example/internal/rulebook"
)

type rulesCmd struct {
	ID       string `arg:"" optional:"" help:"The id of a rule or a scenario."`
	Features string `help:"List the rules of a folder in place of those that come with the suite." placeholder:"DIR"`
}

func (c *rulesCmd) run(env Env) int {
	suite, err := loadSuite(c.Features)
	if err != nil {
		return fail(env, Unfinished, err)
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
		return fail(env, Usage, unknownID(book, c.ID))
	}
	if err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the rules: %w", err))
	}
	return Conforms
}

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
