package diagnosis

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// Explained reports whether a profile fits every game of every ruleset.
func (d *Diagnosis) Explained() bool {
	for _, r := range d.Rulesets {
		if len(r.Unexplained) > 0 || r.Faults > 0 {
			return false
		}
	}
	return true
}

// Write tells a diagnosis: in plain words what the program plays, what stays
// undecided, what nothing explains, and a claim ready to paste.
func (d *Diagnosis) Write(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", conformance.Printable(strings.TrimSpace(d.Hello.Name+" "+d.Hello.Version)))
	var plays []protocol.Claim
	for _, r := range d.Rulesets {
		r.write(&b)
		plays = append(plays, r.Observed)
	}
	claim, err := protocol.Encode(struct {
		Plays []protocol.Claim `json:"plays"`
	}{plays})
	if err != nil {
		return err
	}
	fmt.Fprintf(&b, "\nThe claim that fits, to paste into hello or to keep for verify --claim:\n%s\n", claim)
	_, err = io.WriteString(w, b.String())
	return err
}

func (r *Ruleset) write(b *strings.Builder) {
	players := make([]string, len(r.Claim.Players))
	for i, n := range r.Claim.Players {
		players[i] = strconv.Itoa(n)
	}
	fmt.Fprintf(b, "\n%s, %s players: %d games asked\n", r.Claim.Ruleset, strings.Join(players, ", "), r.Asked)
	var usual []string
	for _, c := range r.Found {
		if c.Default {
			usual = append(usual, c.Option.Name)
			continue
		}
		fmt.Fprintf(b, "  %-66s %s=%s, by %s\n", about(c.Option, c.Values[0]), c.Option.Name, c.Values[0], games(c.Games))
	}
	if len(usual) > 0 {
		b.WriteString(wrap("  as the ruleset has it: ", usual))
	}
	for _, c := range r.Undecided {
		fmt.Fprintf(b, "  undecided, for no game tells them apart here: %s=%s\n", c.Option.Name, join(c.Values))
	}
	if r.Faults > 0 {
		fmt.Fprintf(b, "  %s broke the conversation; muggins verify shows how\n", games(r.Faults))
	}
	r.Like.write(b)
	if len(r.Unexplained) > 0 {
		fmt.Fprintf(b, "  no choice of options explains %s:\n", games(len(r.Unexplained)))
		const most = 10
		for i, id := range r.Unexplained {
			if i == most {
				fmt.Fprintf(b, "    and %d more\n", len(r.Unexplained)-most)
				break
			}
			fmt.Fprintf(b, "    %s\n", id)
		}
	}
}

// wrap writes words behind a label, in lines that are not too long.
func wrap(label string, words []string) string {
	const width = 100
	var b strings.Builder
	line := label
	for i, word := range words {
		if i < len(words)-1 {
			word += ", "
		}
		if len(line)+len(word) > width {
			b.WriteString(strings.TrimRight(line, " ") + "\n")
			line = "    "
		}
		line += word
	}
	b.WriteString(line + "\n")
	return b.String()
}

func games(n int) string {
	if n == 1 {
		return "1 game"
	}
	return fmt.Sprintf("%d games", n)
}

func about(o protocol.Option, v protocol.Value) string {
	for _, known := range o.Values {
		if known.Value == v {
			return known.About
		}
	}
	return ""
}

func join(values []protocol.Value) string {
	words := make([]string, len(values))
	for i, v := range values {
		words[i] = string(v)
	}
	return strings.Join(words, " or ")
}
