package diagnosis

import (
	"fmt"
	"strings"
)

// String says in plain words what the program is like, and how much that explains.
func (l *Likeness) String() string {
	how := "most like"
	if l.Exact {
		how = "exactly like"
	}
	return fmt.Sprintf("%s: %s; explains %d of %d differences", how, sentences(l.Suspects), l.Explained, l.Different)
}

// sentences tells suspects with the rules that they break.
func sentences(list []Suspect) string {
	words := make([]string, len(list))
	for i, s := range list {
		words[i] = fmt.Sprintf("%s (%s)", s.Sentence, s.Rule)
	}
	return strings.Join(words, ", and ")
}

// write tells the likeness, and what else explains as much; nothing for nil.
func (l *Likeness) write(b *strings.Builder) {
	if l == nil {
		return
	}
	fmt.Fprintf(b, "  %s\n", l)
	for _, other := range l.Equally {
		fmt.Fprintf(b, "    or as well: %s\n", sentences(other))
	}
}
