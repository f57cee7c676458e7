package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"muggins.example/protocol"
)

// Rulesets writes the rulesets with their options and presets, and where the
// two forms of dominoes differ.
func Rulesets(w io.Writer) error {
	var b strings.Builder
	for _, ruleset := range protocol.Rulesets() {
		options(&b, ruleset)
	}
	fmt.Fprintln(&b, "Presets: a claim may name one in place of the options that it stands for.")
	for _, p := range protocol.Presets() {
		fmt.Fprintf(&b, "  %-16s %s (%s)\n", p.Name, p.About, strings.Join(p.Rulesets, ", "))
		var words []string
		for _, s := range p.Options {
			words = append(words, s.Option+"="+string(s.Value))
		}
		slices.Sort(words)
		fmt.Fprintf(&b, "    %s\n", strings.Join(words, " "))
	}
	fmt.Fprintln(&b, "\nWhere muggins and hoyle differ:")
	table, _ := protocol.Options(protocol.Muggins)
	for _, o := range table {
		muggins, hoyle := usual(protocol.Muggins, o.Name), usual(protocol.Hoyle, o.Name)
		if muggins != hoyle {
			fmt.Fprintf(&b, "  %-18s %-16s %s\n", o.Name, muggins, hoyle)
		}
	}
	fmt.Fprintln(&b, "\nA * marks an option behind which the documents are silent or disagree: a program whose claim does not name it may do any of the values in brackets.")
	_, err := io.WriteString(w, b.String())
	return err
}

func options(b *strings.Builder, ruleset string) {
	fmt.Fprintf(b, "%s, for %d to %d players\n", ruleset, protocol.MinPlayers, protocol.MaxPlayers(ruleset))
	table, _ := protocol.Options(ruleset)
	for _, o := range table {
		mark, readings := " ", protocol.Readings(ruleset, o.Name, protocol.MinPlayers)
		if len(readings) > 1 {
			mark = "*"
		}
		fmt.Fprintf(b, " %s%-18s %s; by default %s\n", mark, o.Name, o.About, usual(ruleset, o.Name))
		for _, v := range o.Values {
			word := string(v.Value)
			if len(readings) > 1 && slices.Contains(readings, v.Value) {
				word = "[" + word + "]"
			}
			fmt.Fprintf(b, "     %-22s %s\n", word, v.About)
		}
	}
	fmt.Fprintln(b)
}

// usual is the default of an option, by the number of players where it depends
// on that.
func usual(ruleset, option string) string {
	var words []string
	for n := protocol.MinPlayers; n <= 4; n++ {
		words = append(words, string(protocol.Default(ruleset, option, n)))
	}
	if words[0] == words[1] && words[1] == words[2] {
		return words[0]
	}
	return strings.Join(words, "/")
}
