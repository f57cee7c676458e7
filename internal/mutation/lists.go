package mutation

import (
	"bufio"
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:embed lists/*.txt
var files embed.FS

// Entry is a line of a list.
type Entry struct {
	Name   string   // a mutant's id, a rule's id, or in a few words what a program does
	Others []string // the ids that go with it: rules for a rule, mutants for words; nil for a mutant
	Reason string   // why it is excused; "" for words
	Path   string
	Line   int
}

// Lists are what the matrix is held to besides the rules themselves.
type Lists struct {
	Equivalent []Entry // mutants that no example can tell from a right program
	Overlap    []Entry // rules that catch no mutant alone, with the rules that catch the same ones
	Met        []Entry // what wrong programs were seen to do, with the mutants that do it
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
		into, fields := &l.Overlap, "a rule | the rules that catch the same mutants | the reason"
		switch {
		case strings.HasPrefix(path.Base(name), "equivalent"):
			into, fields = &l.Equivalent, "a mutant | the reason"
		case strings.HasPrefix(path.Base(name), "deviations"):
			into, fields = &l.Met, "what a program does | the mutants that do it"
		}
		entries, err := parse(name, string(data), fields)
		if err != nil {
			return l, err
		}
		*into = append(*into, entries...)
	}
	return l, nil
}

// parse reads a list: an entry a line, its fields between bars; # begins a
// comment. What the fields are is said as in "a mutant | the reason".
func parse(name, text, fields string) ([]Entry, error) {
	var entries []Entry
	kinds := strings.Split(fields, " | ")
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.Split(line, "|")
		for i := range parts {
			parts[i] = strings.TrimSpace(parts[i])
		}
		if len(parts) != len(kinds) || slices.Contains(parts, "") {
			return nil, fmt.Errorf("internal/mutation/%s:%d: %q is not %q: write all of it, with bars between", name, n, line, fields)
		}
		e := Entry{Name: parts[0], Path: "internal/mutation/" + name, Line: n}
		for i, kind := range kinds[1:] {
			if kind == "the reason" {
				e.Reason = parts[i+1]
			} else {
				e.Others = strings.Fields(parts[i+1])
			}
		}
		entries = append(entries, e)
	}
	return entries, lines.Err()
}

// find returns the entry about an id.
func find(entries []Entry, id string) (Entry, bool) {
	i := slices.IndexFunc(entries, func(e Entry) bool { return e.Name == id })
	if i < 0 {
		return Entry{}, false
	}
	return entries[i], true
}
