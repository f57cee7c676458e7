package rulebook

import (
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"muggins.example/protocol"
)

// The tags that name options: what a rule is about, what an example only needs,
// and a preset, which is all its options.
const (
	optionTag = "@option:"
	needsTag  = "@needs:"
	presetTag = "@preset:"
)

// pinned reports whether a tag names options.
func pinned(tag string) bool {
	return strings.HasPrefix(tag, optionTag) || strings.HasPrefix(tag, needsTag) || strings.HasPrefix(tag, presetTag)
}

// pins reads the options among tags, outermost first: what is said further in
// takes the place of what was said before.
func pins(tags []string) []protocol.Pin {
	var all []protocol.Pin
	put := func(pin protocol.Pin) {
		i := slices.IndexFunc(all, func(p protocol.Pin) bool { return p.Option == pin.Option })
		if i < 0 {
			all = append(all, pin)
			return
		}
		pin.About = pin.About || all[i].About
		all[i] = pin
	}
	for _, tag := range tags {
		if name, ok := strings.CutPrefix(tag, presetTag); ok {
			preset, _ := protocol.FindPreset(name)
			for _, s := range preset.Options {
				put(protocol.Pin{Option: s.Option, Values: []protocol.Value{s.Value}, About: true})
			}
			continue
		}
		if pinned(tag) {
			_, rest, _ := strings.Cut(tag, ":")
			name, list, _ := strings.Cut(rest, "=")
			put(protocol.Pin{Option: name, Values: values(list), About: strings.HasPrefix(tag, optionTag)})
		}
	}
	slices.SortFunc(all, func(a, b protocol.Pin) int { return strings.Compare(a.Option, b.Option) })
	return all
}

func values(list string) []protocol.Value {
	var all []protocol.Value
	for _, word := range strings.Split(list, ",") {
		all = append(all, protocol.Value(word))
	}
	return all
}

// pinTag reports whether a tag names options, and checks it against the table.
func (p *parser) pinTag(path string, rulesets []string, t *messages.Tag) bool {
	at := line(t.Location)
	if !pinned(t.Name) {
		return false
	}
	_, rest, _ := strings.Cut(t.Name, ":")
	if strings.HasPrefix(t.Name, presetTag) {
		preset, known := protocol.FindPreset(rest)
		if !known {
			p.problems.add(path, at, "%s: there is no such preset; `muggins rules --rulesets` lists them", t.Name)
		} else if i := slices.IndexFunc(rulesets, func(r string) bool { return !slices.Contains(preset.Rulesets, r) }); i >= 0 {
			p.problems.add(path, at, "%s: %s has no such preset; `muggins rules --rulesets` lists them", t.Name, rulesets[i])
		}
		return true
	}
	name, list, ok := strings.Cut(rest, "=")
	if !ok {
		p.problems.add(path, at, "%s names no value: write it as in @option:settle=closer-takes", t.Name)
		return true
	}
	for _, ruleset := range rulesets {
		p.choice(path, at, ruleset, t.Name, name, values(list))
	}
	return true
}

// choice checks that a ruleset knows an option and its values.
func (p *parser) choice(path string, at int, ruleset, tag, name string, values []protocol.Value) {
	o, known := protocol.FindOption(ruleset, name)
	if !known {
		p.problems.add(path, at, "%s: %s has no option %s; `muggins rules --rulesets` lists them", tag, ruleset, name)
		return
	}
	for _, v := range values {
		if _, number := v.Number(); !o.Knows(v) && (!o.Number() || !number) {
			p.problems.add(path, at, "%s: %s is no value of %s", tag, v, name)
		}
	}
}
