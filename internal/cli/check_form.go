package cli

import (
	"fmt"
	"strings"

	"muggins.example/conformance"
)

// checkFormCmd holds features to the form of the house.
type checkFormCmd struct {
	featuresFlag `embed:""`
}

// Help is shown by `muggins check form --help`.
func (checkFormCmd) Help() string {
	return "Ids are unique, begin with their folder, go with their topic, and are never used again (retired.txt lists those that were given up). Every example stands " +
		"under a rule with status, topic and source. Tags are those that are known. One action is in When, one fault in a refusal. Titles state facts. No example " +
		"repeats another, and no sentence of the suite is unused."
}

func (c *checkFormCmd) run(env Env) int {
	status, _ := c.told(env)
	return status
}

// told checks the form and tells what was found. Loadable says that the
// features can be read whole, so that other parts can be run on them.
func (c *checkFormCmd) told(env Env) (status int, loadable bool) {
	form, err := c.check()
	if err != nil {
		return fail(env, suiteStatus(err), err), false
	}
	var b strings.Builder
	for _, p := range form.Problems {
		fmt.Fprintln(&b, conformance.Printable(p.String()))
	}
	for _, line := range form.Unused {
		fmt.Fprintln(&b, line)
	}
	fmt.Fprintf(&b, "form: %s, %s in %s; %s\n", counted(form.Rules, "rule"), counted(form.Scenarios, "scenario"), counted(form.Files, "file"), found(len(form.Problems)+len(form.Unused)))
	if len(form.Unread) > 0 {
		fmt.Fprintf(&b, "the steps of %s were not looked at: correct what stands above first\n", strings.Join(form.Unread, ", "))
	}
	if _, err := fmt.Fprint(env.Stdout, b.String()); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing what was found: %w", err)), false
	}
	if !form.Clean() {
		return Deviates, form.Loadable
	}
	return Conforms, form.Loadable
}

func (c *checkFormCmd) check() (conformance.Form, error) {
	if c.Features == "" {
		return conformance.CheckForm()
	}
	fsys, root, err := c.open()
	if err != nil {
		return conformance.Form{}, err
	}
	return conformance.CheckFormOf(fsys, root, false)
}
