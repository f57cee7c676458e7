package conformance

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"muggins.example/protocol"
)

// Explain tells a result that is not a pass so that its reader can act: the
// rule, the sentence, the line as it lay, what was expected against what was
// shown, the request and the answer. Lines end without blanks.
func (r Result) Explain() string {
	var b strings.Builder
	rule := r.Scenario.Rule
	fmt.Fprintf(&b, "%s  %s\n", r.Verdict, r.Scenario.ID)
	fmt.Fprintf(&b, "  rule      %s\n            %s (%s)\n", rule.Sentence, rule.ID, rule.Status)
	fmt.Fprintf(&b, "  source    %s\n", rule.Source)
	fmt.Fprintf(&b, "  example   %s\n            %s:%d\n", r.Scenario.Title, r.Scenario.Path, max(r.Scenario.Line, r.Scenario.Row))
	fmt.Fprint(&b, r.game())
	for _, s := range r.Scenario.Steps {
		fmt.Fprintf(&b, "              %s %s%s\n", s.Keyword, s.Text, r.mark(s.Line))
	}
	if r.Reason != "" {
		fmt.Fprintf(&b, "  because   %s\n", clean(r.Reason))
	}
	r.explainDifferences(&b)
	r.explainFault(&b)
	if len(r.Outcome.Request) > 0 {
		fmt.Fprintf(&b, "  request   %s\n", clip(r.Outcome.Request))
	}
	if len(r.Outcome.Response) > 0 {
		fmt.Fprintf(&b, "  answer    %s\n", clip(r.Outcome.Response))
	}
	return b.String()
}

// game says in which game the example was asked.
func (r Result) game() string {
	play := r.Bound.Play
	if play.Ruleset == "" {
		return ""
	}
	text := fmt.Sprintf("            in %s, %d players", play.Ruleset, play.Players)
	for _, name := range slices.Sorted(maps.Keys(play.Options)) {
		if play.Options[name] != protocol.Default(play.Ruleset, name, play.Players) {
			text += fmt.Sprintf(", %s=%s", name, play.Options[name])
		}
	}
	return text + "\n"
}

// mark points at the step whose check was wrong.
func (r Result) mark(line int) string {
	for _, d := range r.Differences {
		if d.Line == line {
			return "   <-- here"
		}
	}
	return ""
}

func (r Result) explainDifferences(b *strings.Builder) {
	for i, d := range r.Differences {
		if i == 0 {
			r.explainTable(b, d.Entry)
		}
		fmt.Fprintf(b, "  at        %s (entry %d of the trace)\n", d.Step, d.Entry)
		fmt.Fprintf(b, "  expected  %s\n  shown     %s\n", clean(d.Expected), clean(d.Shown))
		missing, extra := d.lists()
		if len(missing) > 0 {
			fmt.Fprintf(b, "  missing   %s\n", clean(strings.Join(missing, ", ")))
		}
		if len(extra) > 0 {
			fmt.Fprintf(b, "  too much  %s\n", clean(strings.Join(extra, ", ")))
		}
	}
}

// lists compares two lists item by item.
func (d Difference) lists() (missing, extra []string) {
	if !d.Listed {
		return nil, nil
	}
	want, have := strings.Split(d.Expected, ", "), strings.Split(d.Shown, ", ")
	for _, item := range want {
		if i := slices.Index(have, item); i >= 0 {
			have = slices.Delete(have, i, i+1)
		} else {
			missing = append(missing, item)
		}
	}
	return missing, have
}

// explainTable draws the line as the program showed it last before the difference.
func (r Result) explainTable(b *strings.Builder, entry int) {
	trace := r.Outcome.Answer.Trace
	for at := min(entry, len(trace)-1); at >= 0; at-- {
		line, ok := trace[at].Line.Get()
		if !ok {
			continue
		}
		for i, row := range DrawLine(line) {
			label := "        "
			if i == 0 {
				label = "table   "
			}
			fmt.Fprintf(b, "  %s  %s\n", label, row)
		}
		return
	}
}

func (r Result) explainFault(b *strings.Builder) {
	if r.Outcome.Fault == nil || r.Outcome.Fault.Stderr == "" {
		return
	}
	fmt.Fprintf(b, "  stderr\n")
	for l := range strings.Lines(r.Outcome.Fault.Stderr) {
		fmt.Fprintf(b, "            %s\n", clean(strings.TrimRight(l, "\r\n")))
	}
}

// clip keeps the beginning of a line of the conversation.
func clip(line []byte) string {
	const most = 4000
	if len(line) > most {
		return fmt.Sprintf("%s … (%d bytes more; --trace FILE keeps all)", clean(string(line[:most])), len(line)-most)
	}
	return clean(string(line))
}

// Printable makes control characters of a program harmless to a terminal.
func Printable(s string) string { return clean(s) }

// clean makes control characters of a program harmless to a terminal.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || (r >= 0x80 && r < 0xa0) {
			return '\uFFFD'
		}
		return r
	}, s)
}

// Hint says in a line how a hidden topic is put right.
func (h Hidden) Hint() string {
	return fmt.Sprintf("the claim for %s covers %s, and no answer showed %s: show it, or take %s out of covers",
		h.Ruleset, h.Topic, fieldList(h.Fields), h.Topic)
}

func fieldList(fields []protocol.Field) string {
	words := make([]string, len(fields))
	for i, f := range fields {
		words[i] = string(f)
	}
	return strings.Join(words, " or ")
}
