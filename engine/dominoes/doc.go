// Package dominoes is the reference for the domino game of Muggins, rulesets
// muggins and hoyle, with every option of the rulebook: two to eight players,
// each for themselves.
//
// A Deal, a State and an Action give a new state or a refusal; the Rules say
// how. Everything that the rulebook lets vary is one field of Rules, so that a
// variant, or a program with a mistake, is the default with a field replaced:
//
//	r := dominoes.New(dominoes.Options{})
//	r.CountEnd = func(e dominoes.End) int { return int(e.Pip) } // a terminal double counts once
//
// The package is pure: no clock, no chance, no input or output. Start, Apply
// and Legal (with a buffer that is large enough) do not allocate.
package dominoes
