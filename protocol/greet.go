package protocol

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Methods returns the methods that a program may name in its hello.
func Methods() []string { return []string{"play", "shuffle"} }

// ValidateHello reports whether a hello speaks this version of the
// conversation and claims only what exists. An unknown word is named, with the
// ones that are known. The error is of type *MessageError.
func ValidateHello(h Hello) error {
	switch {
	case h.Protocol == 0:
		return shape("protocol", "missing; this suite speaks %d", Version)
	case h.Protocol != Version:
		return shape("protocol", "the program speaks protocol %d, this suite speaks %d", h.Protocol, Version)
	case h.Name == "":
		return shape("name", "missing")
	case !slices.Contains(h.Methods, "play"):
		return shape("methods", "play is not among them")
	}
	if e := wordsOf("methods", "method", h.Methods, Methods()); e != nil {
		return e
	}
	if len(h.Plays) == 0 {
		return shape("plays", "nothing is claimed")
	}
	for i, c := range h.Plays {
		path := fmt.Sprintf("plays[%d]", i)
		if e := checkClaim(c, path); e != nil {
			return e
		}
		for _, other := range h.Plays[:i] {
			if other.Ruleset == c.Ruleset {
				return shape(path+".ruleset", "%q is claimed twice", c.Ruleset)
			}
		}
	}
	return nil
}

func checkClaim(c Claim, path string) *MessageError {
	table, ok := Options(c.Ruleset)
	if !ok {
		return known(path+".ruleset", "ruleset", c.Ruleset, Rulesets())
	}
	if len(c.Players) == 0 {
		return shape(path+".players", "no number of players is claimed")
	}
	for i, n := range c.Players {
		switch {
		case n < MinPlayers || n > MaxPlayers(c.Ruleset):
			return shape(fmt.Sprintf("%s.players[%d]", path, i), "%d is not from %d to %d", n, MinPlayers, MaxPlayers(c.Ruleset))
		case slices.Contains(c.Players[:i], n):
			return shape(fmt.Sprintf("%s.players[%d]", path, i), "%d stands there twice", n)
		}
	}
	if e := checkPreset(c, path+".preset"); e != nil {
		return e
	}
	for _, name := range sortedKeys(c.Options) {
		if e := checkChoices(table, path+".options", name, c.Options[name]); e != nil {
			return e
		}
	}
	if e := checkTogether(c.Expand(), path); e != nil {
		return e
	}
	if covers, ok := c.Covers.Get(); ok {
		if e := wordsOf(path+".covers", "topic", covers, topicWords()); e != nil {
			return e
		}
	}
	if c.Takes == nil {
		return shape(path+".takes", "missing")
	}
	if e := wordsOf(path+".takes", "word", c.Takes, Takings()); e != nil {
		return e
	}
	return wordsOf(path+".automatic", "word", c.Automatic, Automatics())
}

func checkPreset(c Claim, path string) *MessageError {
	if c.Preset == "" {
		return nil
	}
	var names []string
	for _, p := range Presets() {
		if slices.Contains(p.Rulesets, c.Ruleset) {
			names = append(names, p.Name)
		}
	}
	return known(path, "preset", c.Preset, names)
}

// checkTogether refuses values that no game of the claim can have, because of
// what else the claim says, an option that can never mean anything, and a number
// of players for which the claim has no game.
func checkTogether(c Claim, path string) *MessageError {
	var beside *MessageError
	for _, name := range sortedKeys(c.Options) {
		if c.Options[name].Any {
			continue
		}
		for _, v := range c.Options[name].Values {
			bad := c.impossible(name, v)
			if bad == nil {
				continue
			}
			e := shape(path+".options."+name, "%s: %s", v, bad.why)
			if slices.Contains(bad.options, name) {
				return e
			}
			if beside == nil { // it means nothing, or others exclude each other
				beside = e
			}
		}
	}
	if beside != nil {
		return beside
	}
	for i, n := range c.Players {
		if chosen, why := c.Choose(n, nil); chosen == nil {
			return shape(fmt.Sprintf("%s.players[%d]", path, i), "%d: %s", n, why)
		}
	}
	return nil
}

func checkChoices(table []Option, path, name string, choices Choices) *MessageError {
	if choices.Any {
		choices.Values = nil
	} else if len(choices.Values) == 0 {
		return shape(path+"."+oneLine(name), "no value is claimed; leave the option out to claim its default")
	}
	if e := checkOption(table, path, name, choices.Values); e != nil {
		return e
	}
	if o := table[optionIndex(table, name)]; choices.Any && !o.Number() {
		return shape(path+"."+name, `"any" goes with target only; known: %s`, joinValues(o.Words()))
	}
	return nil
}

// checkOption checks the name of an option and its values.
func checkOption(table []Option, path, name string, values []Value) *MessageError {
	i := optionIndex(table, name)
	if i < 0 {
		names := make([]string, len(table))
		for j, o := range table {
			names[j] = o.Name
		}
		return known(path+"."+oneLine(name), "option", name, names)
	}
	for j, v := range values {
		if slices.Contains(values[:j], v) {
			return shape(path+"."+name, "%q stands there twice", string(v))
		}
		if table[i].Number() {
			n, ok := v.Number()
			if ok && n > MaxTarget {
				return shape(path+"."+name, "%d is more than %d", n, MaxTarget)
			}
			if !ok || n < 1 {
				return shape(path+"."+name, "%q is no whole number of at least 1", oneLine(string(v)))
			}
		} else if !table[i].Knows(v) {
			return shape(path+"."+name, "unknown value %q; known: %s", oneLine(string(v)), joinValues(table[i].Words()))
		}
	}
	return nil
}

func optionIndex(table []Option, name string) int {
	return slices.IndexFunc(table, func(o Option) bool { return o.Name == name })
}

// wordsOf checks that every word is known and stands there once.
func wordsOf(path, noun string, words, all []string) *MessageError {
	for i, w := range words {
		at := path + "[" + strconv.Itoa(i) + "]"
		if e := known(at, noun, w, all); e != nil {
			return e
		}
		if slices.Contains(words[:i], w) {
			return shape(at, "%q stands there twice", w)
		}
	}
	return nil
}

func topicWords() []string {
	topics := Topics()
	words := make([]string, len(topics))
	for i, t := range topics {
		words[i] = string(t)
	}
	return words
}

func joinValues(values []Value) string {
	words := make([]string, len(values))
	for i, v := range values {
		words[i] = string(v)
	}
	return strings.Join(words, ", ")
}
