package rulebook

import (
	"bytes"
	"path"
	"slices"
	"strings"
)

// Lint finds what Parse lets pass and is yet not the form of the house: ids in
// the wrong place, ids that were retired, titles that state no fact, and
// examples that repeat others. What Parse finds itself is left out.
func (b *Book) Lint(retired []Retired) Problems {
	l := &linter{}
	for _, f := range b.Features {
		l.title(f.Path, f.line(), "feature", f.Title)
		for _, r := range f.Rules {
			l.place(r)
			l.title(r.Path, r.Line, "rule", r.Sentence)
			l.oneSentence(r)
			l.examples(r)
		}
	}
	l.words(b)
	l.retired(b, retired)
	_ = l.problems.Err() // sorts
	return l.problems
}

// linter collects what is found.
type linter struct{ problems Problems }

// line returns the line of the keyword Feature.
func (f *Feature) line() int {
	at := 0
	for l := range bytes.Lines(f.Content) {
		at++
		if bytes.HasPrefix(bytes.TrimSpace(l), []byte("Feature:")) {
			break
		}
	}
	return at
}

// folder is the name of the folder that a file stands in.
func folder(file string) string { return path.Base(path.Dir(file)) }

// games returns the first words that ids have, which are folders too.
func games() []string {
	all := []string{Shared}
	for _, tag := range rulesetTags() {
		all = append(all, tag[1:])
	}
	return all
}

// place checks that a rule stands in the folder that its id begins with, in a
// feature that is run for that game.
func (l *linter) place(r *Rule) {
	game, _, _ := strings.Cut(r.ID, ".")
	switch {
	case r.ID == "":
	case !slices.Contains(games(), game):
		l.problems.add(r.Path, r.Line, "the id %s begins with no game: begin it with %s", r.ID, strings.Join(games(), ", "))
	case folder(r.Path) != game:
		l.problems.add(r.Path, r.Line, "the id %s stands in the folder %s: put the rule into a file of the folder %s", r.ID, folder(r.Path), game)
	case game == Shared && slices.Contains(r.Rulesets, "cards"):
		l.problems.add(r.Path, r.Line, "the id %s is of the domino games, and the feature is tagged @cards: put the rule into the folder cards, under an id that begins so", r.ID)
	case game != Shared && len(r.Rulesets) > 0 && !slices.Contains(r.Rulesets, game):
		l.problems.add(r.Path, r.Line, "the id %s is of %s, and the feature is not run for it: tag the feature with @%s", r.ID, game, game)
	}
}
