package trace

import (
	"fmt"
	"path"
	"strings"

	"muggins.example/internal/rulebook"
)

// Markdown writes the index of the rules: each feature with its rules, then each
// document with its sections. Links lead from the folder of the features.
func (t *Trace) Markdown() []byte {
	var b strings.Builder
	b.WriteString("# The rules\n\nWritten by `muggins check trace --report markdown=features/RULES.md`; a test says that it is current.\n\n")
	fmt.Fprintf(&b, "%s.\n", t.Count())
	game := ""
	for _, f := range t.book.Features {
		if folder := path.Base(path.Dir(f.Path)); folder != game {
			game = folder
			fmt.Fprintf(&b, "\n## %s\n", game)
		}
		t.feature(&b, f)
	}
	b.WriteString("\n## The documents\n")
	for _, d := range t.book.Sources.Documents {
		t.document(&b, d)
	}
	return []byte(b.String())
}

func (t *Trace) feature(b *strings.Builder, f *rulebook.Feature) {
	fmt.Fprintf(b, "\n### [%s](%s)\n\n| rule | says | status | source | scenarios |\n| --- | --- | --- | --- | --- |\n", cell(f.Title), t.link(f.Path))
	for _, r := range f.Rules {
		count := fmt.Sprint(len(r.Scenarios))
		if r.Unobservable {
			count = "unobservable"
		}
		fmt.Fprintf(b, "| [%s](%s#L%d) | %s | %s | %s | %s |\n", r.ID, t.link(r.Path), r.Line, cell(r.Sentence), r.Status, cell(r.Source), count)
	}
}

func (t *Trace) document(b *strings.Builder, d rulebook.Document) {
	fmt.Fprintf(b, "\n### %s\n\n%s\n\n| section | says | rules |\n| --- | --- | --- |\n", d.ID, d.About)
	for _, s := range d.Sections {
		var rules []string
		for _, r := range t.cited[rulebook.Citation{Document: d.ID, Heading: s.Heading}] {
			rules = append(rules, fmt.Sprintf("[%s](%s#L%d)", r.ID, t.link(r.Path), r.Line))
		}
		if len(rules) == 0 {
			rules = []string{"none: " + cell(s.Uncited)}
		}
		fmt.Fprintf(b, "| %s | %s | %s |\n", cell(s.Heading), cell(s.Says), strings.Join(rules, ", "))
	}
}

// link is the way to a feature from the folder of the features.
func (t *Trace) link(file string) string {
	return strings.TrimPrefix(file, path.Dir(t.book.Sources.Path)+"/")
}

// cell keeps a text from ending its cell or being read as markup.
func cell(text string) string {
	return strings.NewReplacer("|", `\|`, "<", "&lt;", "*", `\*`, "_", `\_`, "\n", " ").Replace(text)
}
