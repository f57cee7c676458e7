package mutant

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// falseClaims lists a program for every value of every option, of every
// ruleset: one that claims the value, with the companions that it needs, and
// plays another.
func falseClaims() []Mutant {
	var all []Mutant
	for _, ruleset := range protocol.Rulesets() {
		table, _ := protocol.Options(ruleset)
		for _, o := range table {
			for _, v := range o.Words() {
				if m, ok := falseClaim(ruleset, o, v); ok {
					all = append(all, m)
				}
			}
		}
	}
	return all
}

// falseClaim claims a value and plays the default, or the first other value
// where that is the default; ok is false where no other value goes with its
// companions.
func falseClaim(ruleset string, o protocol.Option, v protocol.Value) (m Mutant, ok bool) {
	def := protocol.Default(ruleset, o.Name, protocol.MinPlayers)
	claims := companions(ruleset, o.Name, v)
	if claims == nil {
		return Mutant{}, false
	}
	others := append([]protocol.Value{def}, o.Words()...)
	i := slices.IndexFunc(others, func(w protocol.Value) bool {
		lot := w == "lot" && w != def // is decided by the request, and shows nothing
		return w != v && !lot && protocol.Together(ruleset, with(claims, o.Name, w), protocol.MinPlayers) == "" &&
			protocol.Means(ruleset, o.Name, with(claims, o.Name, w), protocol.MinPlayers)
	})
	if i < 0 {
		return Mutant{}, false
	}
	return Mutant{
		Sentence: fmt.Sprintf("claims %s=%s and plays %s", o.Name, v, others[i]),
		Rule:     "", Ruleset: ruleset, Claims: claims, Plays: Values{o.Name: others[i]},
	}, true
}

// companions names a value, and of the other options those that have to be off
// their default for its sake; nil where there is no such game.
func companions(ruleset, option string, v protocol.Value) Values {
	all := protocol.Claim{Ruleset: ruleset, Players: []int{protocol.MinPlayers}, Options: map[string]protocol.Choices{}}
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		all.Options[o.Name] = protocol.Choices{Any: o.Number(), Values: o.Words()}
	}
	pins := map[string][]protocol.Value{option: {v}}
	for name, value := range besides(ruleset, option) {
		pins[name] = []protocol.Value{value}
	}
	chosen, _ := all.Choose(protocol.MinPlayers, pins)
	if chosen == nil {
		return nil
	}
	named := Values{}
	for name, value := range chosen {
		if name == option || pins[name] != nil || value != protocol.Default(ruleset, name, protocol.MinPlayers) {
			named[name] = value
		}
	}
	return named
}

// besides are values that have to be named for a value to show: who names only
// when 31 is paid may close the stack there at once, where hit and close are
// one; and where sums are only announced, no example tells what a false one does.
func besides(ruleset, option string) Values {
	switch {
	case ruleset == protocol.Cards && option == "limit-paid":
		return Values{"at-limit": "goes-round"}
	case ruleset == protocol.Hoyle && option == "blocked-tie":
		return Values{"blocked": "lightest-difference"}
	case option == "wrong-announcement" && ruleset == protocol.Muggins:
		return Values{"call": "forfeit"}
	}
	return nil
}
