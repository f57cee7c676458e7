package protocol

import "slices"

// The rulesets.
const (
	Muggins = "muggins" // dominoes, the main form
	Hoyle   = "hoyle"   // dominoes with the muggins call
	Cards   = "cards"   // the card game
)

// MaxTarget is the highest target that a claim may name, in points.
const MaxTarget = 1_000_000

// MinPlayers is the fewest players of a game.
const MinPlayers = 2

// Rulesets returns the rulesets that can be claimed.
func Rulesets() []string { return []string{Muggins, Hoyle, Cards} }

// Dominoes reports whether a ruleset is played with tiles.
func Dominoes(ruleset string) bool { return ruleset == Muggins || ruleset == Hoyle }

// MaxPlayers returns the most players of a ruleset. The article behind hoyle
// says "four or more" in one place (hoyle.players).
func MaxPlayers(ruleset string) int {
	if ruleset == Hoyle {
		return 8
	}
	return 4
}

// Option is one row of the table of options: what a ruleset may vary.
type Option struct {
	Name   string
	Values []OptionValue // what it knows; empty where it takes any number
	About  string        // one line for listings and errors
}

// Number reports whether the option takes any whole number of at least 1.
func (o Option) Number() bool { return len(o.Values) == 0 }

// Knows reports whether v is among the option's values.
func (o Option) Knows(v Value) bool {
	return slices.ContainsFunc(o.Values, func(k OptionValue) bool { return k.Value == v })
}

// Words returns the option's values as they are written.
func (o Option) Words() []Value {
	var words []Value
	for _, v := range o.Values {
		words = append(words, v.Value)
	}
	return words
}

// OptionValue is one value of an option.
type OptionValue struct {
	Value Value
	About string // what a game with it does, in plain words
}

// Pin is an option that has to have one of some values, for a game to be of use.
// Where a rule is silent a program that does not name the option may do either:
// what is asked of it is informative unless the values hold every reading.
type Pin struct {
	Option string
	Values []Value
	About  bool // what a rule is about; otherwise an example only needs it
}

// Options returns the options that a claim for the ruleset may name, sorted by
// name; ok is false for a ruleset that is not known.
func Options(ruleset string) (options []Option, ok bool) {
	switch {
	case Dominoes(ruleset):
		options = slices.Concat(layoutOptions(), dealOptions(), openerOptions(), callOptions(), settlementOptions(), targetOptions())
	case ruleset == Cards:
		options = cardOptions()
	default:
		return nil, false
	}
	slices.SortFunc(options, func(a, b Option) int {
		if a.Name < b.Name {
			return -1
		}
		return 1
	})
	return options, true
}

// FindOption returns one row of the table.
func FindOption(ruleset, name string) (o Option, ok bool) {
	table, _ := Options(ruleset)
	i := slices.IndexFunc(table, func(o Option) bool { return o.Name == name })
	if i < 0 {
		return Option{}, false
	}
	return table[i], true
}

// Default returns the value of an option where a claim does not name it; "" for
// an option that the ruleset does not have.
func Default(ruleset, option string, players int) Value {
	switch {
	case option == "target":
		return usualTarget(ruleset, players)
	case ruleset == Cards:
		return cardDefault(option)
	case ruleset == Hoyle:
		if v := hoyleDefault(option); v != "" {
			return v
		}
	}
	return dominoDefault(option)
}

func usualTarget(ruleset string, players int) Value {
	switch {
	case ruleset == Cards:
		return "61"
	case ruleset == Hoyle && players > 2:
		return "150"
	case ruleset == Hoyle || players > 2:
		return "200"
	}
	return "250"
}

// Readings returns the values that a program may follow which does not name
// the option: the default alone, or, where the rule is silent or the documents
// disagree, all that are reasonable.
func Readings(ruleset, option string, players int) []Value {
	if option == "target" {
		return []Value{Default(ruleset, option, players)}
	}
	for _, free := range tolerated(ruleset) {
		if free == option {
			o, _ := FindOption(ruleset, option)
			words := o.Words()
			switch option {
			case "opener": // a lot is no reading of the article
				words = []Value{"heaviest-double", "heaviest-tile"}
			case "blocked": // the winner's own pips are taken off "usually"
				words = []Value{"lightest-difference", "lightest-less-pips", "lightest-takes"}
			case "refill": // the document draws in any case
				words = []Value{"up-to-hand", "one-a-play"}
			}
			return words
		}
	}
	return []Value{Default(ruleset, option, players)}
}

// tolerated names the options behind silent or conflicting rules.
func tolerated(ruleset string) []string {
	switch ruleset {
	case Muggins:
		return []string{"floor"}
	case Hoyle:
		return []string{
			"opener", "lead", "next-opener", "after-block", "uncalled", "call-window", "wrong-announcement",
			"blocked", "blocked-tie", "target-when", "floor",
		}
	case Cards:
		return []string{"refill", "at-limit", "limit-paid", "last-stack", "call-window", "wrong-announcement"}
	}
	return nil
}
