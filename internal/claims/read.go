package claims

import (
	"bytes"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"

	"muggins.example/internal/rulebook"
)

// assertedTag marks an example that says what a document says.
const assertedTag = "@asserted"

type reader struct {
	claims   []*Claim
	problems rulebook.Problems
	page     *Page
	sources  *rulebook.Sources
}

// read reads every .feature file of the folder.
func read(fsys fs.FS, root string, sources *rulebook.Sources) ([]*Claim, error) {
	r := &reader{sources: sources}
	names, err := fs.Glob(fsys, "*.feature")
	if err != nil {
		return nil, fmt.Errorf("reading the claims: %w", err)
	}
	for _, name := range names {
		content, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, fmt.Errorf("reading the claims: %w", err)
		}
		r.page = &Page{Path: strings.TrimSuffix(root, "/") + "/" + name}
		r.file(content)
	}
	return r.claims, r.problems.Err()
}

func (r *reader) problem(line int, format string, args ...any) {
	r.problems = append(r.problems, rulebook.Problem{Path: r.page.Path, Line: line, Text: fmt.Sprintf(format, args...)})
}

func (r *reader) file(content []byte) {
	doc, err := gherkin.ParseGherkinDocument(bytes.NewReader(content), (&messages.Incrementing{}).NewId)
	switch {
	case err != nil:
		at, text := syntax(err)
		r.problem(at, "%s: write it as Gherkin: Feature:, Rule:, Example:, Then, And", text)
		return
	case doc.Feature == nil:
		r.problem(1, "no Feature in the file: begin it with a line `Feature: …`")
		return
	case len(doc.Feature.Children) == 0:
		r.problem(line(doc.Feature.Location), "the feature has no claims: put each under a line `Rule: …`")
	}
	r.page.Title, r.page.Text = doc.Feature.Name, unindented(doc.Feature.Description)
	for _, child := range doc.Feature.Children {
		switch {
		case child.Rule != nil:
			r.rule(child.Rule)
		case child.Scenario != nil:
			r.problem(line(child.Scenario.Location), "the example stands under no claim: put a line `Rule: …` above it")
		default:
			r.problem(line(child.Background.Location), "a Background means nothing here: take it out")
		}
	}
}

// unindented takes the blanks off the beginning of lines.
func unindented(text string) string {
	var b strings.Builder
	for l := range strings.Lines(strings.TrimSpace(text)) {
		b.WriteString(strings.TrimLeft(l, " "))
	}
	return b.String()
}

// syntax finds the first error of the library's report, "(line:column): text".
func syntax(err error) (line int, text string) {
	first := regexp.MustCompile(`(?m)^\s*\((\d+):\d+\): (.*)$`).FindStringSubmatch(err.Error())
	if first == nil {
		return 1, err.Error()
	}
	line, _ = strconv.Atoi(first[1])
	return line, first[2]
}

func line(l *messages.Location) int {
	if l == nil {
		return 0
	}
	return int(l.Line)
}

func (r *reader) rule(node *messages.Rule) {
	c := &Claim{Sentence: node.Name, Page: r.page, Line: line(node.Location)}
	r.tags(c, node.Tags)
	labels := r.labels(c.Line, node.Description, "Source", "Reason")
	c.Source, c.Reason = labels["Source"], labels["Reason"]
	for _, child := range node.Children {
		if child.Scenario == nil {
			r.problem(line(child.Background.Location), "a Background means nothing here: take it out")
			continue
		}
		c.Examples = append(c.Examples, r.example(child.Scenario))
	}
	r.claims = append(r.claims, c)
	r.whole(c)
}

// tags reads the id of a claim and its verdict.
func (r *reader) tags(c *Claim, tags []*messages.Tag) {
	for _, t := range tags {
		name, at := t.Name[1:], line(t.Location)
		switch {
		case slices.Contains(Verdicts(), Verdict(name)) && c.Tagged == "":
			c.Tagged = Verdict(name)
		case regexp.MustCompile(`^claim(\.[a-z0-9-]+)+$`).MatchString(name) && c.ID == "":
			c.ID = name
			if i := slices.IndexFunc(r.claims, func(o *Claim) bool { return o.ID == name }); i >= 0 {
				r.problem(at, "the id %s is taken by %s:%d: an id names one thing, for good", name, r.claims[i].Page.Path, r.claims[i].Line)
			}
		default:
			r.problem(at, "%s is not a tag for a claim: it takes one id, @claim.name, and one verdict, %s", t.Name, listVerdicts())
		}
	}
}

// whole finds what a claim lacks, or has too much.
func (r *reader) whole(c *Claim) {
	asserted := slices.ContainsFunc(c.Examples, func(e *Example) bool { return e.Asserted })
	switch {
	case c.ID == "":
		r.problem(c.Line, "the claim has no id: tag it @claim.name")
	case c.Tagged == "":
		r.problem(c.Line, "%s has no verdict: tag it with one of %s", c.ID, listVerdicts())
	case c.Tagged.computed() && !asserted:
		r.problem(c.Line, "%s is tagged @%s and asserts nothing that is computed: tag the example that says what the document says %s", c.ID, c.Tagged, assertedTag)
	case c.Tagged.computed() && c.Reason != "":
		r.problem(c.Line, "%s is computed and needs no Reason: take it out", c.ID)
	case !c.Tagged.computed() && (len(c.Examples) > 0 || c.Reason == ""):
		r.problem(c.Line, "%s is tagged @%s: it takes no example, and a line `Reason: …` that says why nothing can be computed", c.ID, c.Tagged)
	}
	if r.cited(c.Line, c.Source); c.Source == "" {
		r.problem(c.Line, "the claim has no source: put a line `Source: document, section` below it")
	}
}

// listVerdicts writes the tags of all verdicts.
func listVerdicts() string {
	var names []string
	for _, v := range Verdicts() {
		names = append(names, "@"+string(v))
	}
	return strings.Join(names, ", ")
}
