package claims

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"muggins.example/internal/rulebook"
)

// sentence is a form of words. What stands in braces is given, what stands in
// angle brackets is computed.
type sentence struct {
	form    string
	compute func(given) (computed []string, err error)
}

// given is what a sentence was given, by the names in its braces.
type given map[string]string

// phrasebook is all sentences, ready to be found.
type phrasebook struct {
	sentences []sentence
	patterns  []*regexp.Regexp
}

func newPhrasebook() *phrasebook {
	b := &phrasebook{sentences: sentences()}
	for _, s := range b.sentences {
		pattern := gap().ReplaceAllStringFunc(regexp.QuoteMeta(s.form), func(g string) string {
			if strings.HasPrefix(g, "<") {
				return "(.+?)"
			}
			return `([\w-]+(?:(?:, | and | to )[\w-]+)*)` // a word, or a list of words
		})
		b.patterns = append(b.patterns, regexp.MustCompile("^"+pattern+"$"))
	}
	return b
}

// gap finds what varies in a form; quoting puts a backslash before a brace.
func gap() *regexp.Regexp { return regexp.MustCompile(`\\?[{<]([a-z ]+)\\?[}>]`) }

// Sentences returns the forms of all sentences.
func Sentences() []string {
	var forms []string
	for _, s := range sentences() {
		forms = append(forms, s.form)
	}
	return forms
}

// complete returns a sentence with its gaps filled in as the rules have it.
func (b *phrasebook) complete(text string) (string, error) {
	for i, pattern := range b.patterns {
		found := pattern.FindStringSubmatch(text)
		if found == nil {
			continue
		}
		return b.sentences[i].fill(found[1:])
	}
	var bare []string
	for _, form := range Sentences() {
		bare = append(bare, gap().ReplaceAllString(form, ""))
	}
	if i := slices.Index(bare, rulebook.Nearest(regexp.MustCompile(`\d+`).ReplaceAllString(text, ""), bare)); i >= 0 {
		return "", fmt.Errorf("%q is not a sentence of claims: did you mean %q?", text, Sentences()[i])
	}
	return "", fmt.Errorf("%q is not a sentence of claims: internal/claims lists them", text)
}

// fill computes a sentence that was found with these words in its gaps.
func (s sentence) fill(words []string) (string, error) {
	in := given{}
	gaps := gap().FindAllStringSubmatch(s.form, -1)
	for i, g := range gaps {
		if strings.HasPrefix(g[0], "{") {
			in[g[1]] = words[i]
		}
	}
	computed, err := s.compute(in)
	if err != nil {
		return "", fmt.Errorf("%w (in %q)", err, s.form)
	}
	at := -1
	return gap().ReplaceAllStringFunc(s.form, func(g string) string {
		if strings.HasPrefix(g, "{") {
			return in[strings.Trim(g, "{}")]
		}
		at++
		return computed[at]
	}), nil
}

// sentences lists all forms, in the order in which they are looked for.
func sentences() []sentence {
	var all []sentence
	for _, some := range [][]sentence{lineSentences(), bothSentences(), presetSentences(), totalSentences(), gameSentences(), dealSentences()} {
		all = append(all, some...)
	}
	return all
}
