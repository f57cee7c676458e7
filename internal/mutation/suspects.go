package mutation

import (
	"muggins.example/internal/diagnosis"
	"muggins.example/internal/mutant"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// Suspects are the mutants that a stranger's program may be like: those that do
// more than play another value of an option.
type Suspects struct {
	all    map[string][]mutant.Mutant // by ruleset
	memory *protocol.Memory
}

// NewSuspects returns the suspects of every ruleset. What goes wrong in one
// game of dominoes can go wrong in the other.
func NewSuspects() Suspects {
	s := Suspects{map[string][]mutant.Mutant{}, &protocol.Memory{}}
	for _, ruleset := range protocol.Rulesets() {
		var own, others []mutant.Mutant
		for _, m := range mutant.All() {
			switch {
			case m.Plays != nil || protocol.Dominoes(m.Ruleset) != protocol.Dominoes(ruleset):
			case m.Ruleset == ruleset:
				own = append(own, m)
			default:
				others = append(others, m)
			}
		}
		s.all[ruleset] = append(own, others...)
	}
	return s
}

// Of lists the suspects of a ruleset, its own first.
func (s Suspects) Of(ruleset string) []diagnosis.Suspect {
	var list []diagnosis.Suspect
	for _, m := range s.all[ruleset] {
		list = append(list, diagnosis.Suspect{Sentence: m.Sentence, Rule: m.Rule})
	}
	return list
}

// Program is the reference with the deviations of some suspects.
func (s Suspects) Program(ruleset string, which ...int) *protocol.Client {
	var some []mutant.Mutant
	for _, i := range which {
		some = append(some, s.all[ruleset][i])
	}
	return reference.Remembering(mutant.Program(mutant.Claim(ruleset, nil), some...), s.memory)
}
