package steps

import (
	"errors"
	"regexp"
	"strings"

	"github.com/cucumber/godog"

	"muggins.example/protocol"
)

// sentence is one step definition.
type sentence struct {
	keyword string // Given, When or Then
	example string
	expr    *regexp.Regexp
	do      func(d *draft, words []string) error
	game    string // of which games it is, dominoes or cards; empty for both
	used    int
}

// say makes a sentence of a pattern in which PLAYER, TILES, TILE, LINE, ENDS,
// CARDS, CARD, PILE, MOVES and N stand for what they name, each a captured word.
func say(keyword, example, pattern string, do func(d *draft, words []string) error) *sentence {
	tile := `\d+\|\d+`
	list := tile + `(?:(?:, | and )` + tile + `)*`
	card := `[A23456789TJQK][CDHS]`
	pattern = strings.NewReplacer(
		"PLAYER", `(the opener|seat [0-7]|the (?:next |following |third |fourth )?player)`,
		"TILES", "("+list+")",
		"LINE", `(`+tile+`(?: `+tile+`)*)`,
		"TILE", "("+tile+")",
		"PLACE", `(?:the (\d+) of )?(`+tile+`)`,
		"ENDS", `(`+tile+` for \d+(?:(?:, | and )`+tile+` for \d+)*)`,
		"MOVES", `((?:play|lead|draw|pass|go)\b.*)`,
		"CARDS", `(`+card+`(?:(?:, | and )`+card+`)*)`,
		"PILE", `(`+card+`(?: `+card+`)*)`,
		"CARD", `(`+card+`)`,
		"CODES", `([a-z-]+(?: or [a-z-]+)*)`,
		"N", `(\d+)`,
	).Replace(pattern)
	return &sentence{keyword: keyword, example: example, expr: regexp.MustCompile("^" + pattern + "$"), do: do}
}

// of says of which games sentences are.
func of(game string, sentences ...*sentence) []*sentence {
	for _, s := range sentences {
		s.game = game
	}
	return sentences
}

// speaks reports whether a sentence is of the games of some rulesets.
func (s *sentence) speaks(rulesets []string) bool {
	return s.game == "" || (s.game == "dominoes") == protocol.Dominoes(rulesets[0])
}

// register hands the sentence to godog, whose handlers take a parameter for
// each captured word.
func (s *sentence) register(sc *godog.ScenarioContext, d *draft) {
	run := func(words ...string) error {
		s.used++
		if s.keyword == "Given" && d.acted {
			return errors.New("the position is said before When")
		}
		if s.keyword == "When" && d.checked > 0 {
			return errors.New("what is done comes before Then")
		}
		return s.do(d, words)
	}
	var handler any
	switch s.expr.NumSubexp() {
	case 0:
		handler = func() error { return run() }
	case 1:
		handler = func(a string) error { return run(a) }
	case 2:
		handler = func(a, b string) error { return run(a, b) }
	case 3:
		handler = func(a, b, c string) error { return run(a, b, c) }
	case 4:
		handler = func(a, b, c, e string) error { return run(a, b, c, e) }
	default:
		handler = func(a, b, c, e, f string) error { return run(a, b, c, e, f) }
	}
	switch s.keyword {
	case "Given":
		sc.Given(s.expr, handler)
	case "When":
		sc.When(s.expr, handler)
	default:
		sc.Then(s.expr, handler)
	}
}
