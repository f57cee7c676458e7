package conformance

import (
	"fmt"
	"path"
	"strings"

	tagexpressions "github.com/cucumber/tag-expressions/go/v6"

	"muggins.example/internal/rulebook"
	"muggins.example/plan"
)

// Selection chooses scenarios. The zero value chooses all.
type Selection struct {
	Only []string // globs over ids: of scenarios, of rules, and of all that begin with them
	Tags string   // a tag expression, such as "@topic:award and not @silent"
}

// SelectionError says that a selection makes no sense.
type SelectionError struct{ text string }

// Error returns the text.
func (e *SelectionError) Error() string { return e.text }

// Whole reports whether the selection chooses all.
func (s Selection) Whole() bool { return len(s.Only) == 0 && s.Tags == "" }

// choose returns the plans that are selected, in order. The error is a
// SelectionError.
func (s *Suite) choose(sel Selection) ([]*plan.Plan, error) {
	tags, err := parseTags(sel.Tags)
	if err != nil {
		return nil, err
	}
	if err := s.known(sel); err != nil {
		return nil, err
	}
	var chosen []*plan.Plan
	for i, p := range s.plans {
		if (sel.Tags == "" || tags.Evaluate(s.scenarios[i].Tags)) && matchesAny(sel.Only, s.scenarios[i]) {
			chosen = append(chosen, p)
		}
	}
	if len(chosen) == 0 {
		return nil, &SelectionError{"the selection chooses no scenario: --only and --tags have to hold together"}
	}
	return chosen, nil
}

// parseTags reads a tag expression. The library panics on some that end too
// soon.
func parseTags(text string) (expr tagexpressions.Evaluatable, err error) {
	wrong := func(why any) error {
		return &SelectionError{fmt.Sprintf("--tags %q: %v; write as in \"@topic:award and not @silent\"", text, why)}
	}
	defer func() {
		if recover() != nil {
			err = wrong("the expression ends too soon")
		}
	}()
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '(' || r == ')' }) {
		if !strings.HasPrefix(word, "@") && word != "and" && word != "or" && word != "not" {
			return nil, wrong(fmt.Sprintf("%q is no tag, for a tag begins with @", word))
		}
	}
	if expr, err = tagexpressions.Parse(text); err != nil {
		return nil, wrong(err)
	}
	return expr, nil
}

// known refuses globs that match nothing, and tags that no scenario carries.
func (s *Suite) known(sel Selection) error {
	for _, glob := range sel.Only {
		if _, err := path.Match(glob, ""); err != nil {
			return &SelectionError{fmt.Sprintf("--only %q: %v", glob, err)}
		}
		found := false
		for _, one := range s.scenarios {
			found = found || one.Matches(glob)
		}
		if r := s.Book.Rule(glob); !found && r != nil && r.Unobservable {
			return &SelectionError{fmt.Sprintf("--only %q: nothing can show this rule: %s", glob, r.Reason)}
		}
		if !found {
			return &SelectionError{fmt.Sprintf("--only %q matches no scenario%s", glob, s.near(glob))}
		}
	}
	carried := map[string]bool{}
	for _, one := range s.scenarios {
		for _, t := range one.Tags {
			carried[t] = true
		}
	}
	for _, word := range strings.FieldsFunc(sel.Tags, func(r rune) bool { return r == ' ' || r == '(' || r == ')' }) {
		if strings.HasPrefix(word, "@") && !carried[word] {
			return &SelectionError{fmt.Sprintf("--tags: no scenario carries %s; `muggins rules` lists ids, statuses and topics", word)}
		}
	}
	return nil
}

// near suggests an id, or says where ids are listed.
func (s *Suite) near(glob string) string {
	var ids []string
	for _, r := range s.Book.Rules() {
		ids = append(ids, r.ID)
	}
	if id := rulebook.Nearest(glob, ids); id != "" {
		return "; did you mean " + id + "?"
	}
	return "; `muggins rules` lists the ids"
}

func matchesAny(globs []string, s *rulebook.Scenario) bool {
	for _, glob := range globs {
		if s.Matches(glob) {
			return true
		}
	}
	return len(globs) == 0
}
