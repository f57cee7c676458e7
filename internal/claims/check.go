package claims

import (
	"errors"
	"fmt"
	"io/fs"

	"muggins.example/internal/rulebook"
)

// Result is all claims with what was computed.
type Result struct {
	Claims []*Claim
	// Faults are sentences that are not as the rules make them, and verdicts
	// that do not follow, sorted by file and line.
	Faults rulebook.Problems
}

// Check reads the claims of a folder, which people know by the name root, and
// computes them. Where sources are given, every section that a claim names has
// to be one of theirs. The error is a rulebook.Problems where the files are not
// written as claims are.
func Check(fsys fs.FS, root string, sources *rulebook.Sources) (*Result, error) {
	list, err := read(fsys, root, sources)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, errors.New("reading the claims: the folder has none")
	}
	var unread rulebook.Problems
	r := &Result{Claims: list}
	book := newPhrasebook()
	for _, c := range list {
		for _, e := range c.Examples {
			for _, s := range e.Steps {
				computed, err := book.complete(s.Text)
				if err != nil {
					unread = append(unread, rulebook.Problem{Path: c.Page.Path, Line: s.Line, Text: err.Error()})
				}
				s.Computed = computed
			}
		}
	}
	if err := unread.Err(); err != nil {
		return nil, err
	}
	for _, c := range list {
		r.fault(c)
	}
	_ = r.Faults.Err() // sorts
	return r, nil
}

// fault finds what a claim says and the rules do not.
func (r *Result) fault(c *Claim) {
	for _, e := range c.Examples {
		for _, s := range e.Steps {
			if !e.Asserted && !s.True() {
				r.add(c, s.Line, "%q: the rules make it %q: correct the sentence, or, if a document says this, tag its example %s", s.Text, s.Computed, assertedTag)
			}
		}
	}
	if v := c.Verdict(); v != c.Tagged {
		r.add(c, c.Line, "%s is tagged @%s, and what is asserted makes it @%s (%s): change the tag, or what is asserted", c.ID, c.Tagged, v, c.evidence())
	}
}

func (r *Result) add(c *Claim, line int, format string, args ...any) {
	r.Faults = append(r.Faults, rulebook.Problem{Path: c.Page.Path, Line: line, Text: fmt.Sprintf(format, args...)})
}

// evidence is the first asserted sentence that does not come out, or else the
// first that does.
func (c *Claim) evidence() string {
	first := ""
	for _, e := range c.Examples {
		for _, s := range e.Steps {
			switch {
			case !e.Asserted:
			case !s.True():
				return s.Computed
			case first == "":
				first = s.Computed
			}
		}
	}
	return first
}
