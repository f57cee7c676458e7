package cli

import (
	"fmt"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/report"
	"muggins.example/internal/rulebook"
	"muggins.example/internal/trace"
)

// checkTraceCmd connects documents and rules.
type checkTraceCmd struct {
	featuresFlag `embed:""`
	Report       []string `help:"Write the matrix to a file, as markdown (the index of the rules), json or csv; may be repeated." placeholder:"FORMAT=PATH" sep:"none"`

	brief bool // tells the counts alone
}

// Help is shown by `muggins check trace --help`.
func (checkTraceCmd) Help() string {
	return "Prints the sections of the documents with the rules that cite them, and the rules with their sections and the number of their scenarios. " +
		"sources.json, beside the folders of features, lists the documents. Every section is cited, or says why not; every rule cites a section, or says that no document has it."
}

func (c *checkTraceCmd) run(env Env) int {
	files, err := report.ParseFiles(c.Report, []string{"markdown", "json", "csv"})
	if err != nil {
		return fail(env, Usage, err)
	}
	fsys, root, err := c.open()
	if err != nil {
		return fail(env, suiteStatus(err), err)
	}
	book, err := rulebook.Parse(fsys, root)
	if err != nil {
		return fail(env, Unfinished, err)
	}
	t, err := trace.New(book)
	if err != nil {
		return fail(env, Unfinished, fmt.Errorf("%s: %w", root, err))
	}
	for _, f := range files {
		if err := saveTrace(t, f); err != nil {
			return fail(env, Unfinished, fmt.Errorf("--report %s: %w", f.Format, err))
		}
	}
	return c.tell(env, t)
}

// tell prints the matrix, or the counts alone, and what was found.
func (c *checkTraceCmd) tell(env Env, t *trace.Trace) int {
	var b strings.Builder
	if !c.brief && len(c.Report) == 0 {
		if err := t.Write(&b); err != nil {
			return fail(env, Unfinished, err)
		}
	}
	problems := t.Problems()
	for _, p := range problems {
		fmt.Fprintln(&b, conformance.Printable(p.String()))
	}
	fmt.Fprintf(&b, "trace: %s; %s\n", t.Count(), found(len(problems)))
	if _, err := fmt.Fprint(env.Stdout, b.String()); err != nil {
		return fail(env, Unfinished, fmt.Errorf("writing the trace: %w", err))
	}
	if len(problems) > 0 {
		return Deviates
	}
	return Conforms
}

// saveTrace writes the matrix to a file: whole, or not at all.
func saveTrace(t *trace.Trace, f report.File) (err error) {
	content := t.Markdown()
	switch f.Format {
	case "json":
		content, err = t.JSON()
	case "csv":
		content, err = t.CSV()
	}
	if err != nil {
		return err
	}
	return report.Replace(f.Path, content)
}
