package mutant

import (
	"slices"

	"muggins.example/protocol"
)

// falsePresets lists a program for every preset of every ruleset: one that
// claims its options and plays by the ruleset's own.
func falsePresets() []Mutant {
	var all []Mutant
	for _, p := range protocol.Presets() {
		for _, ruleset := range protocol.Rulesets() {
			if !slices.Contains(p.Rulesets, ruleset) {
				continue
			}
			plays := Values{}
			for _, s := range p.Options {
				plays[s.Option] = ""
			}
			all = append(all, Mutant{
				Sentence: "claims " + p.Name + " and plays as the ruleset has it",
				Ruleset:  ruleset, Claims: preset(p.Name), Plays: plays,
			})
		}
	}
	return all
}
