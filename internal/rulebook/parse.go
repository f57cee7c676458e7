package rulebook

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"

	"muggins.example/protocol"
)

// Parse reads every .feature file of the folder and below, but for the claims,
// and the list of documents, if there is one. root is how people know the
// folder: paths begin with it. The error, if any, is a Problems that lists all
// that is wrong, with file and line.
func Parse(fsys fs.FS, root string) (*Book, error) {
	sources, problems, err := ReadSources(fsys, root)
	if err != nil {
		return nil, err
	}
	p := &parser{ids: map[string]string{}, problems: problems, book: Book{Sources: sources}}
	err = fs.WalkDir(fsys, ".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path == ClaimsFolder:
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".feature"):
			return nil
		}
		content, err := fs.ReadFile(fsys, path)
		if err != nil {
			return err
		}
		p.file(strings.TrimSuffix(root, "/")+"/"+path, content)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading the features: %w", err)
	}
	if len(p.book.Features) == 0 && len(p.problems) == 0 {
		return nil, errors.New("reading the features: no .feature file in the folder")
	}
	return &p.book, p.problems.Err()
}

// ClaimsFolder holds what documents assert beside the rules. No program is asked
// for it.
const ClaimsFolder = "claims"

type parser struct {
	book     Book
	problems Problems
	ids      map[string]string // of rules and scenarios, with the place of each
}

func (p *parser) file(path string, content []byte) {
	f := &Feature{Path: path, Content: content, lines: map[string]int{}}
	newID := (&messages.Incrementing{}).NewId
	doc, err := gherkin.ParseGherkinDocument(bytes.NewReader(content), newID)
	if err != nil {
		p.syntax(path, err)
		return
	}
	if doc.Feature == nil {
		p.problems.add(path, 1, "no Feature in the file: begin it with a line `Feature: …`")
		return
	}
	p.book.Features = append(p.book.Features, f)
	p.feature(f, doc.Feature)
	p.pickles(f, gherkin.Pickles(*doc, path, newID), doc.Feature)
}

// syntax turns the library's report, which holds errors as "(line:column): text",
// into a problem. The errors behind the first mostly come of it.
func (p *parser) syntax(path string, err error) {
	first := regexp.MustCompile(`(?m)^\s*\((\d+):\d+\): (.*)$`).FindStringSubmatch(err.Error())
	if first == nil {
		p.problems.add(path, 1, "%v", err)
		return
	}
	line, _ := strconv.Atoi(first[1])
	p.problems.add(path, line, "%s", explainSyntax(first[2]))
}

func explainSyntax(text string) string {
	if strings.Contains(text, "inconsistent cell count") {
		return "this row has not as many cells as the first row of its table: add or remove a cell, or a missing |"
	}
	if _, got, ok := strings.Cut(text, ", got '"); ok {
		got = strings.TrimSpace(strings.TrimSuffix(got, "'"))
		advice := ""
		if k := nearestKeyword(got); k != "" {
			advice = fmt.Sprintf("; did you mean %q?", k)
		}
		return fmt.Sprintf("%q cannot stand here: expected a keyword such as Rule:, Example:, Given, When, Then or And, or a table row%s", got, advice)
	}
	return text
}

func (p *parser) feature(f *Feature, node *messages.Feature) {
	f.Title, f.Text = node.Name, strings.TrimSpace(node.Description)
	p.prose(f.Path, line(node.Location), node.Description, nil)
	for _, t := range node.Tags {
		f.tags = append(f.tags, t.Name)
		if !isRuleset(t.Name) {
			if pinned(t.Name) {
				continue // looked at below, when all rulesets are known
			}
			p.problems.add(f.Path, line(t.Location), "%s is not a tag for a feature: it takes rulesets (%s) and options (@option:name=value)", t.Name, strings.Join(rulesetTags(), ", "))
			continue
		}
		f.Rulesets = append(f.Rulesets, t.Name[1:])
	}
	if len(f.Rulesets) == 0 {
		p.problems.add(f.Path, line(node.Location), "the feature names no ruleset: tag it with one or more of %s", strings.Join(rulesetTags(), ", "))
	}
	for _, t := range node.Tags {
		p.pinTag(f.Path, f.Rulesets, t)
	}
	if slices.Contains(f.Rulesets, protocol.Cards) && len(f.Rulesets) > 1 {
		p.problems.add(f.Path, line(node.Location), "cards and dominoes are different games: a feature is about one of them")
	}
	if len(node.Children) == 0 {
		p.problems.add(f.Path, line(node.Location), "the feature has no rules: is a keyword `Rule:` mistyped?")
	}
	for _, child := range node.Children {
		switch {
		case child.Rule != nil:
			p.rule(f, child.Rule)
		case child.Background != nil:
			p.problems.add(f.Path, line(child.Background.Location), "a Background hides what an example needs: say it in each example")
		case child.Scenario != nil:
			p.problems.add(f.Path, line(child.Scenario.Location), "the example stands under no rule: put a line `Rule: …` above it")
		}
	}
}

func line(l *messages.Location) int {
	if l == nil {
		return 0
	}
	return int(l.Line)
}
