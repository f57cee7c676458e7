package rulebook

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// title checks that a title states a fact, in the way of the house: a rule and a
// feature begin with a capital, an example with a small letter, and figures,
// tiles and cards stand as they are.
func (l *linter) title(path string, at int, of, text string) {
	text = strings.TrimSpace(text)
	if text == "" {
		if of == "feature" { // Parse sees to the others
			l.problems.add(path, at, "the feature has no title: say behind `Feature:` what it is about")
		}
		return
	}
	if why := notAFact(text); why != "" {
		l.problems.add(path, at, "the title %q of the %s %s", text, of, why)
		return
	}
	first, _ := utf8.DecodeRuneInString(text)
	switch {
	case of == "example" && unicode.IsUpper(first) && !beginsWithCard(text):
		l.problems.add(path, at, "the title %q of the example begins with a capital: begin it with a small letter, as all examples do", text)
	case of != "example" && unicode.IsLower(first):
		l.problems.add(path, at, "the title %q of the %s begins with a small letter: begin it with a capital", text, of)
	}
}

// notAFact says what makes a title something else than a fact, or "".
func notAFact(text string) string {
	order := regexp.MustCompile(`(?i)^(test|check|verify|ensure|should)(s|es|ed|ing)?\b`).FindString(text)
	switch {
	case order != "":
		return fmt.Sprintf("begins with %q: state what holds, as in `a six on a six`", order)
	case regexp.MustCompile(`(?i)\bshould\b`).MatchString(text):
		return "says what should be: state what is"
	case strings.Contains(text, "?"):
		return "is a question: state the answer"
	case strings.HasSuffix(text, "."):
		return "ends with a full stop: leave it out"
	}
	return ""
}

func beginsWithCard(text string) bool {
	return regexp.MustCompile(`^[A23456789TJQK][CDHS]\b`).MatchString(text)
}

// oneSentence checks that a rule is one sentence.
func (l *linter) oneSentence(r *Rule) {
	if regexp.MustCompile(`[.!] +\p{Lu}`).MatchString(r.Sentence) {
		l.problems.add(r.Path, r.Line, "the rule %q is more than one sentence: make it one, or two rules", r.Sentence)
	}
}
