package rulebook

import (
	"regexp"
	"strings"

	messages "github.com/cucumber/messages/go/v34"
)

// CaseColumn is the first column of every outline's table: it names the rows.
const CaseColumn = "case"

func (p *parser) examples(f *Feature, r *Rule, children []*messages.RuleChild) {
	for _, child := range children {
		if child.Background != nil {
			p.problems.add(f.Path, line(child.Background.Location), "a Background hides what an example needs: say it in each example")
			continue
		}
		p.example(f, r, child.Scenario)
	}
}

func (p *parser) example(f *Feature, r *Rule, node *messages.Scenario) {
	at := line(node.Location)
	f.lines[node.Id] = at
	for _, s := range node.Steps {
		f.lines[s.Id] = line(s.Location)
	}
	base := &Scenario{ID: p.exampleID(f, r, node), Title: node.Name, Path: f.Path, Line: at, Rule: r}
	p.body(f, node)
	p.outline(f, node)
	if len(node.Examples) == 0 {
		r.Scenarios = append(r.Scenarios, base)
		return
	}
	for _, e := range node.Examples {
		for _, row := range e.TableBody {
			s := *base
			s.Row = line(row.Location)
			f.lines[row.Id] = s.Row
			s.ID = base.ID + "." + row.Cells[0].Value
			p.unique(f.Path, s.Row, s.ID)
			r.Scenarios = append(r.Scenarios, &s)
		}
	}
}

// exampleID reads the one tag that an example has.
func (p *parser) exampleID(f *Feature, r *Rule, node *messages.Scenario) string {
	id := ""
	for _, t := range node.Tags {
		name := t.Name[1:]
		if p.pinTag(f.Path, f.Rulesets, t) {
			continue
		}
		if !strings.HasPrefix(name, r.ID+".") || id != "" {
			p.problems.add(f.Path, line(t.Location), "%s is not a tag for an example of this rule: it takes one id that begins with @%s., and options (@option:name=value, @needs:name=value, @preset:name)", t.Name, r.ID)
			continue
		}
		id = name
		p.unique(f.Path, line(t.Location), id)
	}
	if id == "" {
		p.problems.add(f.Path, line(node.Location), "the example has no id: tag it with @%s.name", r.ID)
	}
	return id
}

// body checks that an example has a title and steps, and nothing that would be
// dropped.
func (p *parser) body(f *Feature, node *messages.Scenario) {
	at := line(node.Location)
	if text := strings.TrimSpace(node.Description); text != "" {
		first, _, _ := strings.Cut(text, "\n")
		advice := "is a step mistyped?"
		if k := nearestKeyword(first); k != "" {
			advice = "did you mean " + k + "?"
		}
		p.problems.add(f.Path, p.find(f.Path, at, first), "%q is read as text, not as a step: begin it with Given, When, Then or And; %s", strings.TrimSpace(first), advice)
	}
	if strings.TrimSpace(node.Name) == "" {
		p.problems.add(f.Path, at, "the example has no title: state behind `Example:` what it shows")
	}
	for _, s := range node.Steps {
		if s.DataTable != nil || s.DocString != nil {
			p.problems.add(f.Path, line(s.Location), "a step takes no table and no text below it: say it in the sentence")
		}
	}
	if len(node.Steps) == 0 {
		p.problems.add(f.Path, at, "the example has no steps: it would check nothing")
	}
}

// outline checks the tables of an outline and that each column is used.
func (p *parser) outline(f *Feature, node *messages.Scenario) {
	text := node.Name
	for _, s := range node.Steps {
		text += "\n" + s.Text
	}
	holes := regexp.MustCompile(`<([^<>]+)>`).FindAllStringSubmatch(text, -1)
	if len(node.Examples) == 0 {
		if len(holes) > 0 || strings.Contains(node.Keyword, "Outline") {
			p.problems.add(f.Path, line(node.Location), "an outline without a table runs nothing: add `Examples:` with a first column %q", CaseColumn)
		}
		return
	}
	for _, e := range node.Examples {
		at := line(e.Location)
		if len(e.Tags) > 0 {
			p.problems.add(f.Path, at, "a table takes no tags: they belong to the rule or the example")
		}
		if e.TableHeader == nil || len(e.TableBody) == 0 {
			p.problems.add(f.Path, at, "the table has no rows: it would check nothing")
			continue
		}
		p.columns(f.Path, e, text, holes)
		for _, row := range e.TableBody {
			if !regexp.MustCompile(`^[a-z0-9-]+$`).MatchString(row.Cells[0].Value) {
				p.problems.add(f.Path, line(row.Location), "%q cannot name a row: use small letters, digits and hyphens", row.Cells[0].Value)
			}
		}
	}
}

func (p *parser) columns(path string, e *messages.Examples, text string, holes [][]string) {
	names := map[string]bool{}
	at := line(e.TableHeader.Location)
	for i, c := range e.TableHeader.Cells {
		names[c.Value] = true
		switch {
		case i == 0 && c.Value != CaseColumn:
			p.problems.add(path, at, "the first column is %q: call it %q, it names the rows", c.Value, CaseColumn)
		case i > 0 && !strings.Contains(text, "<"+c.Value+">"):
			p.problems.add(path, at, "the column %q is used by no step: is it mistyped, here or in the step?", c.Value)
		}
	}
	for _, h := range holes {
		if !names[h[1]] {
			p.problems.add(path, at, "the steps use <%s>, and the table has no such column: add it, or correct the step", h[1])
		}
	}
}

// pickles gives each scenario its steps and tags, and counts that none is lost.
func (p *parser) pickles(f *Feature, pickles []*messages.Pickle, node *messages.Feature) {
	want := 0
	for _, r := range f.Rules {
		want += len(r.Scenarios)
	}
	if want != len(pickles) && len(p.problems) == 0 {
		p.problems.add(f.Path, line(node.Location), "%d examples were read and %d would run: one was lost", want, len(pickles))
	}
	keywords := map[int]string{}
	for _, child := range node.Children {
		if child.Rule == nil {
			continue
		}
		for _, c := range child.Rule.Children {
			if c.Scenario == nil {
				continue
			}
			for _, s := range c.Scenario.Steps {
				keywords[line(s.Location)] = strings.TrimSpace(s.Keyword)
			}
		}
	}
	for _, pickle := range pickles {
		s := f.At(pickle)
		if s == nil {
			continue
		}
		s.Title = pickle.Name
		for _, t := range pickle.Tags {
			s.Tags = append(s.Tags, t.Name)
		}
		s.Pins = pins(s.Tags)
		for _, step := range pickle.Steps {
			at := f.LineOf(step.AstNodeIds[0])
			s.Steps = append(s.Steps, Step{keywords[at], step.Text, at})
		}
	}
}
