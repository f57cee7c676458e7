package rulebook

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// RetiredFile is the file, beside the folders of the features, that lists ids
// that were given up.
const RetiredFile = "retired.txt"

// Retired is an id that was given up and names nothing any more.
type Retired struct {
	ID   string
	Path string
	Line int
}

// ReadRetired reads the ids that were given up: one a line with the reason
// behind it, in the order of the alphabet; # begins a comment. A folder without
// such a file has given up none. Problems are faults of the list; the error is
// one of reading it.
func ReadRetired(fsys fs.FS, root string) ([]Retired, Problems, error) {
	content, err := fs.ReadFile(fsys, RetiredFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil, nil
	case err != nil:
		return nil, nil, fmt.Errorf("reading the retired ids: %w", err)
	}
	list := &retiredList{path: strings.TrimSuffix(root, "/") + "/" + RetiredFile}
	at := 0
	for l := range bytes.Lines(content) {
		at++
		if text := strings.TrimSpace(string(l)); text != "" && text[0] != '#' {
			list.entry(at, text)
		}
	}
	return list.ids, list.problems, nil
}

// retiredList is the list as far as it is read.
type retiredList struct {
	path     string
	ids      []Retired
	problems Problems
}

// entry reads one line.
func (r *retiredList) entry(at int, text string) {
	id, reason, _ := strings.Cut(text, " ")
	if !idForm(id) {
		r.problems.add(r.path, at, "%q is no id: begin the line with one, as in dominoes.place.match, and put the reason behind it", id)
		return
	}
	if strings.TrimSpace(reason) == "" {
		r.problems.add(r.path, at, "%s has no reason: say behind it why it was given up", id)
	}
	if n := len(r.ids); n > 0 {
		switch before := r.ids[n-1]; {
		case before.ID == id:
			r.problems.add(r.path, at, "%s stands in line %d already: take one out", id, before.Line)
		case before.ID > id:
			r.problems.add(r.path, at, "%s stands behind %s: sort the list by the alphabet", id, before.ID)
		}
	}
	r.ids = append(r.ids, Retired{ID: id, Path: r.path, Line: at})
}

// retired checks that no rule and no example has an id that was given up.
func (l *linter) retired(b *Book, list []Retired) {
	gone := map[string]Retired{}
	for _, r := range list {
		gone[r.ID] = r
	}
	check := func(path string, at int, id string) {
		if r, ok := gone[id]; ok {
			l.problems.add(path, at, "the id %s was given up (%s:%d), and an id is never used again: take another", id, r.Path, r.Line)
		}
	}
	for _, r := range b.Rules() {
		check(r.Path, r.Line, r.ID)
		for _, s := range r.Scenarios {
			check(s.Path, s.at(), s.ID)
		}
	}
}
