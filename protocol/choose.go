package protocol

import (
	"maps"
	"slices"
)

// Choose finds a game of the claim for a number of players: a value for every
// option that the claim names, and for the target. Pinned options have one of
// their values; of the others those are preferred that a reading of the
// ruleset's default has, or else the first that the claim names. What means
// nothing under the values chosen is left out. ok is false, with why, where the
// claim has no such game.
func (c Claim) Choose(players int, pins map[string][]Value) (chosen map[string]Value, why string) {
	allowed := map[string][]Value{"target": c.allowed("target", players, pins["target"])}
	for name := range c.Options {
		allowed[name] = c.allowed(name, players, pins[name])
	}
	for _, name := range sortedKeys(pins) {
		if _, named := allowed[name]; !named {
			if !slices.Contains(pins[name], Default(c.Ruleset, name, players)) {
				return nil, missing(name, pins[name])
			}
			continue
		}
		if len(allowed[name]) == 0 {
			return nil, missing(name, pins[name])
		}
	}
	chosen = map[string]Value{}
	for name, values := range allowed {
		chosen[name] = values[0]
	}
	const changes = 6 // of options, to make them go together
	search := search{c.Ruleset, players, allowed, sortedKeys(pins)}
	if why := search.reconcile(chosen, changes); why != "" {
		return nil, why
	}
	for _, name := range sortedKeys(chosen) {
		if _, pinned := pins[name]; !pinned && idle(c.Ruleset, name, chosen, players) != nil {
			delete(chosen, name)
		}
	}
	return chosen, ""
}

func missing(option string, values []Value) string {
	return "option " + option + "=" + joinValues(values)
}

// allowed lists the values of an option that a game may have, the preferred one
// first.
func (c Claim) allowed(name string, players int, pinned []Value) []Value {
	choices, named := c.Options[name]
	def := Default(c.Ruleset, name, players)
	values := choices.Values
	switch {
	case !named:
		values = []Value{def}
	case choices.Any && len(pinned) > 0:
		values = pinned
	case choices.Any:
		values = []Value{def}
	}
	if pinned != nil {
		values = slices.DeleteFunc(slices.Clone(values), func(v Value) bool { return !slices.Contains(pinned, v) })
	}
	if i := slices.Index(values, def); i > 0 {
		values = append([]Value{def}, slices.Delete(slices.Clone(values), i, i+1)...)
	}
	return values
}

// search looks for values that go together.
type search struct {
	ruleset string
	players int
	allowed map[string][]Value
	pinned  []string // options that have to mean something
}

// bad finds the first conflict.
func (s search) bad(chosen map[string]Value) *conflict {
	if c := clash(s.ruleset, chosen, s.players); c != nil {
		return c
	}
	for _, name := range s.pinned {
		if _, named := chosen[name]; !named {
			continue
		}
		if c := idle(s.ruleset, name, chosen, s.players); c != nil {
			return c
		}
	}
	return nil
}

// reconcile changes options that exclude each other, at most so many.
func (s search) reconcile(chosen map[string]Value, changes int) string {
	bad := s.bad(chosen)
	if bad == nil {
		return ""
	}
	if changes == 0 {
		return bad.why
	}
	for _, name := range bad.options {
		for _, v := range s.allowed[name] {
			if v == chosen[name] {
				continue
			}
			next := maps.Clone(chosen)
			next[name] = v
			if s.reconcile(next, changes-1) == "" {
				maps.Copy(chosen, next)
				return ""
			}
		}
	}
	return bad.why
}

// impossible says why no game of the claim has the value, or "". An option that
// means nothing is a mistake only where it is named for something: a value off
// the default.
func (c Claim) impossible(name string, v Value) string {
	why := ""
	for _, n := range c.Players {
		var chosen map[string]Value
		chosen, why = c.Choose(n, map[string][]Value{name: {v}})
		if chosen != nil {
			return ""
		}
		if v == Default(c.Ruleset, name, n) && name != "call-window" {
			if chosen, _ = c.Choose(n, nil); chosen != nil {
				return ""
			}
		}
	}
	return why
}
