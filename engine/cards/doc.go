// Package cards is the reference for the card game of Muggins, ruleset cards:
// two to four players, each alone, lay cards on one pile, and a running total
// that is a multiple of five, or the limit, is worth points to whoever made it
// and says so.
//
// A Deal, a State and an Action give a new state or a refusal; the Rules say
// how. Everything that the rulebook lets vary is one field of Rules, so that a
// variant, or a program with a mistake, is the default with a field replaced:
//
//	r := cards.New(cards.Options{})
//	r.Closed = func(g cards.Standing) bool { return g.Goes > 0 } // one go closes the stack
//
// The package is pure: no clock, no chance, no input or output. Start, Apply
// and Legal (with a buffer that is large enough) do not allocate.
package cards
