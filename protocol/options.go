package protocol

// Option is one row of the table of options: what a ruleset may vary.
type Option struct {
	Name   string
	Values []Value // the words it knows; empty where it takes a number
	Number bool    // takes a whole number of at least 1
	About  string  // one line for listings and errors
}

// Options returns the options that a claim for the ruleset may name, sorted by
// name; ok is false for a ruleset that is not known.
func Options(ruleset string) (options []Option, ok bool) {
	if ruleset != Muggins {
		return nil, false
	}
	return []Option{
		{Name: "floor", Values: []Value{"none", "zero"}, About: "how far a settlement takes a score down: without end, or to nothing"},
		{Name: "target", Number: true, About: "raw points that win a match; by default 250 for two players and 200 for three or four"},
	}, true
}

// MaxTarget is the highest target that a claim may name, in raw points.
const MaxTarget = 1_000_000

// Muggins is the ruleset of the main form with dominoes.
const Muggins = "muggins"

// Rulesets returns the rulesets that can be claimed.
func Rulesets() []string { return []string{Muggins} }

// Default returns the value of an option where a claim does not name it.
func Default(ruleset, option string, players int) Value {
	if ruleset == Muggins && option == "floor" {
		return "none"
	}
	if ruleset == Muggins && option == "target" {
		if players == 2 {
			return "250"
		}
		return "200"
	}
	return ""
}
