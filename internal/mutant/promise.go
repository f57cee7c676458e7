package mutant

import "slices"

// promise is a program that claims values of options and plays others.
type promise struct {
	sentence, rule string
	claims         Values
	plays          Values // "": the default
}

// options lists the claims that are not kept.
func options() []promise {
	return slices.Concat(drawnClaims(), dealtClaims(), openedClaims(), settledClaims(), branchedClaims(), calledClaims())
}

// promised makes mutants of claims that are not kept.
func promised(all []promise) []Mutant {
	var list []Mutant
	for _, p := range all {
		list = append(list, Mutant{Sentence: p.sentence, Rule: p.rule, Claims: p.claims, Plays: p.plays})
	}
	return list
}
