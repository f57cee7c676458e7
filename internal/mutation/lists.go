package mutation

import (
	"bufio"
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

//go:embed lists/*.txt
var files embed.FS

// Entry is a line of a list: what is excused, and why.
type Entry struct {
	Name   string // a mutant's id; of a rule, its id or a glob
	Reason string
	Path   string
	Line   int
}

// Lists are what the matrix is held to besides the rules themselves.
type Lists struct {
	Equivalent []Entry // mutants that no example can tell from a right program
	Overlap    []Entry // rules that catch no mutant alone
}

// Excused returns the lists that come with the suite.
func Excused() (Lists, error) {
	var l Lists
	names, err := fs.Glob(files, "lists/*.txt")
	if err != nil {
		return l, err
	}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			return l, err
		}
		entries, err := parse(name, string(data))
		if err != nil {
			return l, err
		}
		if strings.HasPrefix(path.Base(name), "equivalent") {
			l.Equivalent = append(l.Equivalent, entries...)
		} else {
			l.Overlap = append(l.Overlap, entries...)
		}
	}
	return l, nil
}

// parse reads a list: a name and a reason a line; # begins a comment.
func parse(name, text string) ([]Entry, error) {
	var entries []Entry
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		id, reason, _ := strings.Cut(line, " ")
		if reason = strings.TrimSpace(reason); reason == "" {
			return nil, fmt.Errorf("internal/mutation/%s:%d: %s has no reason: say behind it why it is excused", name, n, id)
		}
		entries = append(entries, Entry{id, reason, "internal/mutation/" + name, n})
	}
	return entries, lines.Err()
}

// find returns the entry whose name or glob fits an id.
func find(entries []Entry, id string) (Entry, bool) {
	for _, e := range entries {
		if ok, err := path.Match(e.Name, id); err == nil && ok {
			return e, true
		}
	}
	return Entry{}, false
}
