package rulebook

import (
	"fmt"
	"slices"
	"strings"
)

// Problem is something wrong with the features: where, what, and what to do.
type Problem struct {
	Path string
	Line int
	Text string
}

// String writes the problem as compilers do: path:line: text.
func (p Problem) String() string { return fmt.Sprintf("%s:%d: %s", p.Path, p.Line, p.Text) }

// Problems is an error made of all problems found.
type Problems []Problem

// Error lists the problems, a line each.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.String()
	}
	return strings.Join(lines, "\n")
}

// Err returns the problems sorted by place, or nil where there are none.
func (ps Problems) Err() error {
	if len(ps) == 0 {
		return nil
	}
	slices.SortStableFunc(ps, func(a, b Problem) int {
		if c := strings.Compare(a.Path, b.Path); c != 0 {
			return c
		}
		return a.Line - b.Line
	})
	return ps
}

func (ps *Problems) add(path string, line int, format string, args ...any) {
	*ps = append(*ps, Problem{path, line, fmt.Sprintf(format, args...)})
}

// Nearest returns the candidate with the fewest edits from word, or "" where
// none comes closer than two edits or a third of its length.
func Nearest(word string, candidates []string) string {
	best, fewest := "", max(2, len(word)/3)+1
	for _, c := range candidates {
		if d := edits(strings.ToLower(word), strings.ToLower(c)); d < fewest {
			best, fewest = c, d
		}
	}
	return best
}

// edits is the Levenshtein distance.
func edits(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}
