package reference

import (
	"slices"

	"muggins.example/protocol"
)

// choice are the options of a request, with the ruleset's defaults behind them.
type choice struct {
	ruleset string
	players int
	named   map[string]protocol.Value
}

// word returns the value of an option.
func (c choice) word(option string) protocol.Value {
	if v, ok := c.named[option]; ok {
		return v
	}
	return protocol.Default(c.ruleset, option, c.players)
}

// number returns the value of an option that is a number.
func (c choice) number(option string) int {
	n, _ := c.word(option).Number()
	return n
}

// is returns the place of an option's value among words.
func (c choice) is(option string, words ...protocol.Value) uint8 {
	return uint8(max(0, slices.Index(words, c.word(option))))
}
