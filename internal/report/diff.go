package report

import (
	"fmt"
	"io"
	"strings"
)

// Diff is what changed between two runs.
type Diff struct {
	Failing []string // ids of scenarios that are wrong now and were not
	Fixed   []string // that were wrong and pass now
	Lost    []string // that were judged and are not any more: not claimed, not observed, seen in part
	Gone    []string // that are no longer asked about at all
	New     []string // that were not asked about before
}

// Compare compares two runs, scenario by scenario. Of a run of a selection
// nothing is said to be gone.
func Compare(before, after *Saved) Diff {
	var d Diff
	was := map[string]SavedScenario{}
	for _, s := range before.Scenarios {
		was[s.ID] = s
	}
	is := map[string]bool{}
	for _, s := range after.Scenarios {
		is[s.ID] = true
		old, known := was[s.ID]
		switch {
		case !known:
			d.New = append(d.New, s.ID+" ("+s.Verdict+")")
		case s.Wrong() && !old.Wrong():
			d.Failing = append(d.Failing, fmt.Sprintf("%s (%s, was %s)", s.ID, s.Verdict, old.Verdict))
		case old.Wrong() && s.Verdict == "passed":
			d.Fixed = append(d.Fixed, s.ID)
		case old.Verdict == "passed" && s.Verdict != "passed" && !s.Informative:
			d.Lost = append(d.Lost, fmt.Sprintf("%s (%s)", s.ID, s.Verdict))
		}
	}
	for _, s := range before.Scenarios {
		if !is[s.ID] && !after.Partial {
			d.Gone = append(d.Gone, s.ID+" (was "+s.Verdict+")")
		}
	}
	return d
}

// Regression reports whether the later run is worse.
func (d Diff) Regression() bool { return len(d.Failing)+len(d.Lost)+len(d.Gone) > 0 }

// Write tells the changes, a line each, and how many there are.
func (d Diff) Write(w io.Writer) error {
	var b strings.Builder
	for _, part := range []struct {
		name string
		ids  []string
	}{
		{"newly failing", d.Failing}, {"fixed", d.Fixed}, {"no longer judged", d.Lost}, {"gone", d.Gone}, {"new", d.New},
	} {
		for _, id := range part.ids {
			fmt.Fprintf(&b, "%-16s %s\n", part.name, id)
		}
	}
	fmt.Fprintf(&b, "%d newly failing, %d fixed, %d no longer judged, %d gone, %d new\n",
		len(d.Failing), len(d.Fixed), len(d.Lost), len(d.Gone), len(d.New))
	_, err := io.WriteString(w, b.String())
	return err
}
