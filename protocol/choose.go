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
	chosen, bad := c.choose(players, pins)
	if bad != nil {
		return nil, bad.why
	}
	return chosen, ""
}

func (c Claim) choose(players int, pins map[string][]Value) (map[string]Value, *conflict) {
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
	chosen := map[string]Value{}
	for name, values := range allowed {
		chosen[name] = values[0]
	}
	search := search{c.Ruleset, players, allowed, sortedKeys(pins)}
	if bad := search.reconcile(chosen, nil); bad != nil {
		return nil, bad
	}
	for _, name := range sortedKeys(chosen) {
		if _, pinned := pins[name]; !pinned && idle(c.Ruleset, name, chosen, players) != nil {
			delete(chosen, name)
		}
	}
	return chosen, nil
}

func missing(option string, values []Value) *conflict {
	return &conflict{options: []string{option}, why: "option " + option + "=" + joinValues(values)}
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

// reconcile changes options that exclude each other, each once and at most so
// many, and returns the conflict that stays.
func (s search) reconcile(chosen map[string]Value, changed []string) *conflict {
	const most = 8
	bad := s.bad(chosen)
	if bad == nil || len(changed) == most {
		return bad
	}
	stays := bad
	for _, name := range bad.options {
		if slices.Contains(changed, name) {
			continue
		}
		for _, v := range s.allowed[name] {
			if v == chosen[name] {
				continue
			}
			next := maps.Clone(chosen)
			next[name] = v
			left := s.reconcile(next, append(slices.Clone(changed), name))
			if left == nil {
				maps.Copy(chosen, next)
				return nil
			}
			if stays == bad { // nearer to what cannot be changed
				stays = left
			}
		}
	}
	return stays
}

// Repair changes options of a game, but for one, so that all go together; nil
// where that cannot be. It keeps as many as it can.
func Repair(ruleset string, chosen map[string]Value, keep string, players int) map[string]Value {
	table, _ := Options(ruleset)
	allowed := map[string][]Value{}
	for _, o := range table {
		if o.Name != keep {
			allowed[o.Name] = o.Words()
		}
	}
	repaired := maps.Clone(chosen)
	if (search{ruleset, players, allowed, []string{keep}}).reconcile(repaired, nil) != nil {
		return nil
	}
	return repaired
}

// impossible says why no game of the claim has the value; nil where one has. An
// option that means nothing is a mistake only where it is named for something:
// a value off the default.
func (c Claim) impossible(name string, v Value) *conflict {
	var bad *conflict
	for _, n := range c.Players {
		var chosen map[string]Value
		chosen, bad = c.choose(n, map[string][]Value{name: {v}})
		if chosen != nil {
			return nil
		}
		if v == Default(c.Ruleset, name, n) && name != "call-window" {
			if chosen, _ = c.choose(n, nil); chosen != nil {
				return nil
			}
		}
	}
	return bad
}
