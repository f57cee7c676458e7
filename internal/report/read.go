package report

import (
	"errors"
	"fmt"
	"os"

	"github.com/go-json-experiment/json"

	"muggins.example/conformance"
)

// Saved is a JSON report that was read again.
type Saved struct {
	Path      string
	Partial   bool
	Scenarios []SavedScenario // in the order of the features
}

// SavedScenario is what came of a scenario in a run that was saved.
type SavedScenario struct {
	ID          string
	Verdict     string // as in the document, such as not-reached
	Informative bool
}

// Wrong reports whether the scenario kept the program from conforming.
func (s SavedScenario) Wrong() bool {
	switch s.Verdict {
	case "fault", "unjudged":
		return true
	case "failed", "not-reached":
		return !s.Informative
	}
	return false
}

// Read reads a JSON report. The error names the file, and what in it is wrong.
func Read(path string) (*Saved, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, cause(err))
	}
	var d document
	if err := json.Unmarshal(data, &d, json.RejectUnknownMembers(true)); err != nil {
		return nil, fmt.Errorf("%s: it is no report that verify --report json=PATH writes: %w", path, err)
	}
	switch {
	case d.Format != DocumentVersion:
		return nil, fmt.Errorf("%s: format is %d, and this program reads %d: write it again with this version", path, d.Format, DocumentVersion)
	case len(d.Scenarios) == 0:
		return nil, fmt.Errorf("%s: %w", path, errors.New("scenarios is empty: it tells of no run"))
	}
	s := &Saved{Path: path, Partial: d.Partial}
	for i, one := range d.Scenarios {
		if one.ID == "" || !known(one.Verdict) {
			return nil, fmt.Errorf("%s: scenarios[%d]: %q is no verdict, or the id is missing", path, i, one.Verdict)
		}
		s.Scenarios = append(s.Scenarios, SavedScenario{one.ID, one.Verdict, one.Informative})
	}
	return s, nil
}

func known(verdict string) bool {
	for _, v := range conformance.Verdicts() {
		if word(v) == verdict {
			return true
		}
	}
	return false
}

// Replace writes a file whole, or leaves what was there.
func Replace(path string, content []byte) error {
	if err := replace(path, content); err != nil {
		return fmt.Errorf("%s: it was not written: %w", path, cause(err))
	}
	return nil
}
