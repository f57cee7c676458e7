package claims

import (
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"muggins.example/internal/rulebook"
)

func (r *reader) example(node *messages.Scenario) *Example {
	e := &Example{Title: node.Name, Line: line(node.Location)}
	e.Source = r.labels(e.Line, node.Description, "Source")["Source"]
	r.cited(e.Line, e.Source)
	for _, t := range node.Tags {
		if t.Name != assertedTag || e.Asserted {
			r.problem(line(t.Location), "%s is not a tag for an example of a claim: it takes %s where a document says so, and no other", t.Name, assertedTag)
		}
		e.Asserted = true
	}
	switch {
	case len(node.Examples) > 0:
		r.problem(e.Line, "an example of a claim takes no table: write a sentence for each row")
	case strings.TrimSpace(node.Name) == "":
		r.problem(e.Line, "the example has no title: state behind `Example:` what it shows")
	case len(node.Steps) == 0:
		r.problem(e.Line, "the example has no sentences: it would compute nothing")
	}
	for _, s := range node.Steps {
		at := line(s.Location)
		if k := strings.TrimSpace(s.Keyword); k != "Then" && k != "And" {
			r.problem(at, "%q begins with %s: a claim has no position and no action, only Then and And", s.Text, k)
		}
		if s.DataTable != nil || s.DocString != nil {
			r.problem(at, "a sentence takes no table and no text below it")
		}
		e.Steps = append(e.Steps, &Step{Text: s.Text, Line: at})
	}
	return e
}

// labels reads a description: lines that begin with one of the names and a
// colon, each going on over the lines that follow it.
func (r *reader) labels(at int, text string, names ...string) map[string]string {
	label := regexp.MustCompile(`^\pL[\pL ]{1,19}:`)
	found, name := map[string]string{}, ""
	for l := range strings.Lines(text) {
		at++
		l = strings.TrimSpace(l)
		before, rest, ok := strings.Cut(l, ":")
		known := ok && slices.Contains(names, before)
		if known {
			name, l = before, strings.TrimSpace(rest)
		}
		if l != "" && (name == "" || (!known && label.MatchString(l))) {
			r.problem(at, "%q is neither an example nor a line `%s: …`: is a keyword mistyped?", l, names[0])
			continue
		}
		found[name] = strings.TrimSpace(found[name] + " " + l)
	}
	return found
}

// cited checks that a source names documents and sections that there are.
func (r *reader) cited(at int, source string) {
	if source == "" {
		return
	}
	for _, one := range strings.Split(source, "; ") {
		document, section, ok := strings.Cut(one, ", ")
		known := rulebook.Documents()
		if r.sources != nil {
			known = r.sources.IDs()
		}
		switch {
		case !ok || section == "" || !slices.Contains(known, document):
			r.problem(at, "the source %q is not `document, section`: the documents are %s", one, strings.Join(known, ", "))
		case r.sources != nil && r.sources.Section(document, section) == nil:
			r.problem(at, "the source %q names no section of %s: %s lists them", one, document, r.sources.Path)
		}
	}
}
