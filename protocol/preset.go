package protocol

import (
	"maps"
	"slices"
)

// Preset is a named choice of options.
type Preset struct {
	Name     string
	Rulesets []string // that know it
	Options  []Setting
	About    string // one line for listings
}

// Setting is an option with a value.
type Setting struct {
	Option string
	Value  Value
}

// Presets returns all presets in the order in which they are listed: those of
// the documents first.
func Presets() []Preset {
	hoyle, dominoes, cards := []string{Hoyle}, []string{Muggins, Hoyle}, []string{Cards}
	twoEnds := []Setting{
		{"blocked", "lightest-takes"}, {"call", "off"}, {"hand", "7/7/7"}, {"settle", "closer-takes"}, {"target", "100"},
	}
	fives := with(twoEnds, Setting{"spinner", "first-double"})
	return []Preset{
		{"all-fives-1863", hoyle, []Setting{{"call", "off"}, {"target", "31"}, {"unit", "five"}}, "All Fives or Cribbage Dominoes, 1863: five pips a point, to 31"},
		{"american-1864", hoyle, []Setting{{"call", "off"}}, "The American Hoyle, 1864: to 200 or 150, no muggins call"},
		{"modern-1868", hoyle, []Setting{{"call", "forfeit"}}, "The Modern Pocket Hoyle, 1868: the same with the muggins call"},
		{"take-hands", dominoes, twoEnds, "two ends, seven tiles, the winner takes the hands, to 100"},
		{"all-fives", dominoes, fives, "take-hands with the first double as spinner"},
		{"sniff", dominoes, with(fives, Setting{"hand", "7/6/5"}, Setting{"spinner-count", "exposed"}), "all-fives with smaller hands and a spinner that counts while it is exposed"},
		{"five-up", dominoes, []Setting{
			{"blocked", "lightest-takes"}, {"call", "off"}, {"hand", "5/5/5"}, {"settle", "closer-takes"}, {"spinner", "every-double"}, {"target", "61"}, {"unit", "five"},
		}, "every double a spinner, five tiles, five pips a point, to 61"},
		{"block", dominoes, with(twoEnds, Setting{"draw", "none"}), "take-hands without drawing"},
		{"deal-seven", cards, []Setting{{"hand", "7"}, {"refill", "none"}}, "seven cards, and none drawn after a play"},
		{"no-muggins", cards, []Setting{{"call", "off"}, {"claim", "automatic"}}, "points without a claim, and no stealing"},
		{"strict-21", cards, []Setting{{"limit", "21"}}, "the running total goes up to 21"},
	}
}

// with returns the settings with others added, which take their place.
func with(settings []Setting, more ...Setting) []Setting {
	out := slices.DeleteFunc(slices.Clone(settings), func(s Setting) bool {
		return slices.ContainsFunc(more, func(m Setting) bool { return m.Option == s.Option })
	})
	return append(out, more...)
}

// FindPreset returns a preset by its name.
func FindPreset(name string) (p Preset, ok bool) {
	all := Presets()
	i := slices.IndexFunc(all, func(p Preset) bool { return p.Name == name })
	if i < 0 {
		return Preset{}, false
	}
	return all[i], true
}

// Expand returns the claim with the options of its preset named. What the
// claim names itself comes first.
func (c Claim) Expand() Claim {
	p, ok := FindPreset(c.Preset)
	if !ok {
		return c
	}
	options := map[string]Choices{}
	maps.Copy(options, c.Options)
	for _, s := range p.Options {
		if _, named := options[s.Option]; !named {
			options[s.Option] = Choices{Values: []Value{s.Value}}
		}
	}
	c.Options, c.Preset = options, ""
	return c
}
