// Package conformance is the suite as a library: it reads the features, chooses
// scenarios, asks a program and judges what it shows. It knows no rule of the
// game; what is right is what the features say.
package conformance

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"muggins.example/features"
	"muggins.example/internal/rulebook"
	"muggins.example/plan"
	"muggins.example/scenarios"
	"muggins.example/steps"
)

// Version is the version of the suite, told to every program.
const Version = "0.2.0"

// Suite is a set of features, compiled.
type Suite struct {
	Book      *rulebook.Book
	scenarios []*rulebook.Scenario // those of the book, then the recorded games
	plans     []*plan.Plan         // one a scenario
}

// Load reads and compiles the features and the recorded games that come with
// the suite.
func Load() (*Suite, error) {
	s, unused, err := load(features.FS(), "features")
	if err == nil && len(unused) > 0 {
		err = fmt.Errorf("no scenario uses these sentences; remove them from steps/ or use them:\n%s", strings.Join(unused, "\n"))
	}
	if err == nil {
		err = s.addGames(scenarios.FS(), "scenarios")
	}
	if err != nil {
		return nil, &SuiteError{err}
	}
	return s, nil
}

// LoadFrom reads and compiles the features of a folder, which people know by
// the name root. The error is a SuiteError that names files and lines.
func LoadFrom(fsys fs.FS, root string) (*Suite, error) {
	s, _, err := load(fsys, root)
	if err != nil {
		return nil, &SuiteError{err}
	}
	return s, nil
}

func load(fsys fs.FS, root string) (*Suite, []string, error) {
	book, err := rulebook.Parse(fsys, root)
	if err != nil {
		return nil, nil, err
	}
	compiled, err := steps.Compile(book)
	if err != nil {
		return nil, nil, err
	}
	if len(book.Scenarios()) == 0 {
		return nil, nil, errors.New("the features hold no scenario")
	}
	return &Suite{Book: book, scenarios: book.Scenarios(), plans: compiled.Plans}, compiled.Unused, nil
}

// SuiteError is an error of the suite itself or of its features, never of the
// program under test.
type SuiteError struct{ Err error }

// Error returns the text.
func (e *SuiteError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e *SuiteError) Unwrap() error { return e.Err }

// Scenario finds a scenario of the features or a recorded game by its id.
func (s *Suite) Scenario(id string) *rulebook.Scenario {
	for _, one := range s.scenarios {
		if one.ID == id {
			return one
		}
	}
	return nil
}
