package baseline

import (
	"fmt"
	"strings"

	"muggins.example/conformance"
	"muggins.example/internal/rulebook"
)

// Parse reads a baseline. An entry is an id or a glob at the beginning of a
// line, and below it, indented, `fails:`, `because:` and, if there is one,
// `link:`. Lines that begin with # are comments. The error names file, line and
// what to write.
func Parse(path, text string) (*Baseline, error) {
	b := &Baseline{Path: path}
	var above []string
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for n, line := range lines {
		line = strings.TrimRight(line, " \t\r")
		at := func(format string, args ...any) error {
			return fmt.Errorf("%s:%d: %s", path, n+1, fmt.Sprintf(format, args...))
		}
		switch {
		case line == "" || strings.HasPrefix(strings.TrimSpace(line), "#"):
			above = append(above, line)
		case line[0] == ' ' || line[0] == '\t':
			if len(b.Entries) == 0 || len(above) > 0 && b.Entries[len(b.Entries)-1].whole() == "" {
				return nil, at("%q stands under no id: begin an entry with the id of a scenario at the beginning of a line", strings.TrimSpace(line))
			}
			if why := b.Entries[len(b.Entries)-1].set(strings.TrimSpace(line)); why != "" {
				return nil, at("%s", why)
			}
		case !valid(line) || strings.ContainsAny(line, " \t"):
			return nil, at("%q is no id and no glob: write as in muggins.settle.round-up.*, and the rest below it, indented", line)
		default:
			if err := b.last(); err != nil {
				return nil, err
			}
			b.Entries = append(b.Entries, Entry{Glob: line, Line: n + 1, Above: above})
			above = nil
		}
	}
	b.Tail = above
	return b, b.last()
}

// last checks that the last entry is whole.
func (b *Baseline) last() error {
	if len(b.Entries) == 0 {
		return nil
	}
	e := b.Entries[len(b.Entries)-1]
	if missing := e.whole(); missing != "" {
		return fmt.Errorf("%s:%d: %s has no line `%s: …`: add one below it, indented", b.Path, e.Line, e.Glob, missing)
	}
	return nil
}

// whole names what an entry lacks.
func (e Entry) whole() string {
	switch {
	case e.Fails == "":
		return "fails"
	case e.Because == "":
		return "because"
	}
	return ""
}

// set reads a line of an entry, and says what is wrong with it.
func (e *Entry) set(line string) string {
	name, value, ok := strings.Cut(line, ":")
	value = strings.TrimSpace(value)
	var field *string
	switch name {
	case "fails":
		field = &e.Fails
	case "because":
		field = &e.Because
	case "link":
		field = &e.Link
	}
	switch {
	case !ok || field == nil:
		return fmt.Sprintf("%q is not known here: an entry has the lines fails:, because: and link:", name)
	case value == "":
		return fmt.Sprintf("%s: is empty: say something behind it", name)
	case *field != "":
		return fmt.Sprintf("%s: stands there twice: keep one", name)
	}
	*field = value
	return ""
}

// String writes the baseline as Parse reads it.
func (b *Baseline) String() string {
	var s strings.Builder
	for _, e := range b.Entries {
		for _, line := range e.Above {
			fmt.Fprintln(&s, line)
		}
		fmt.Fprintf(&s, "%s\n  fails: %s\n  because: %s\n", e.Glob, e.Fails, e.Because)
		if e.Link != "" {
			fmt.Fprintf(&s, "  link: %s\n", e.Link)
		}
	}
	for _, line := range b.Tail {
		fmt.Fprintln(&s, line)
	}
	return s.String()
}

// Update makes the baseline say what results show: what passes or is gone is
// taken out with a note of it, what fails otherwise is recorded anew, what
// fails newly is added. Reasons and comments of what stays are kept.
func (b *Baseline) Update(results *conformance.Results, book *rulebook.Book) (notes []string) {
	var kept []Entry
	listed := map[string]bool{}
	for _, e := range b.Entries {
		stays := false
		for _, r := range results.List {
			if !r.Wrong() || !r.Scenario.Matches(e.Glob) {
				continue
			}
			if !e.fits(r) && e.Glob == r.Scenario.ID {
				notes = append(notes, "fails otherwise now: "+e.Glob)
				e.Fails = Signature(r)
			}
			if e.fits(r) {
				stays, listed[r.Scenario.ID] = true, true
			}
		}
		if stays || results.Partial && !e.chosen(results) && e.known(book) {
			kept = append(kept, e)
			continue
		}
		notes = append(notes, "taken out: "+e.Glob)
	}
	b.Entries = kept
	for _, r := range results.Wrong() {
		if !listed[r.Scenario.ID] {
			b.Entries = append(b.Entries, Entry{Glob: r.Scenario.ID, Fails: Signature(r), Because: Todo})
			notes = append(notes, "added: "+r.Scenario.ID)
		}
	}
	return notes
}

// chosen reports whether a run looked at any scenario of the entry.
func (e Entry) chosen(results *conformance.Results) bool {
	for _, r := range results.List {
		if r.Scenario.Matches(e.Glob) {
			return true
		}
	}
	return false
}
