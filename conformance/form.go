package conformance

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"muggins.example/features"
	"muggins.example/internal/rulebook"
	"muggins.example/steps"
)

// Form is what was found about the form of a set of features.
type Form struct {
	Rules, Scenarios, Files int
	// Problems are what is wrong, sorted by file and line.
	Problems rulebook.Problems
	// Unread are the files whose steps were not looked at, because of what is
	// wrong above the steps.
	Unread []string
	// Unused are sentences of the suite that none of its own features uses.
	Unused []string
	// Loadable says that the features can be read whole and compiled, so that
	// they can be checked further, whatever was found.
	Loadable bool
}

// Clean reports whether nothing was found.
func (f Form) Clean() bool { return len(f.Problems)+len(f.Unused) == 0 }

// CheckForm holds the features that come with the suite to their form, and
// finds sentences that they do not use.
func CheckForm() (Form, error) {
	return checkForm(features.FS(), "features", true)
}

// CheckFormOf holds the features of a folder, which people know by the name
// root, to the form. Whole says that they have to use all sentences of the suite.
// The error is one of reading the folder: what is wrong with the features is in
// the Form.
func CheckFormOf(fsys fs.FS, root string, whole bool) (Form, error) {
	return checkForm(fsys, root, whole)
}

// checkForm finds all that can be found at once. unused asks for the sentences
// that no scenario uses, which can be known only when all steps are read.
func checkForm(fsys fs.FS, root string, unused bool) (Form, error) {
	form := Form{Loadable: true}
	book, err := rulebook.Parse(fsys, root)
	if err := form.take(err); err != nil {
		return Form{}, err
	}
	retired, problems, err := rulebook.ReadRetired(fsys, root)
	if err != nil {
		return Form{}, err
	}
	readable := form.readable(book)
	form.Rules, form.Scenarios, form.Files = len(book.Rules()), len(book.Scenarios()), len(book.Features)
	form.Problems = append(append(form.Problems, problems...), book.Lint(retired)...)
	compiled, err := steps.Compile(readable)
	if err := form.take(err); err != nil {
		return Form{}, err
	}
	for i, s := range readable.Scenarios() {
		if p := compiled.Plans[i]; p != nil {
			form.plan(s, p)
		}
	}
	if form.Clean() && form.Scenarios == 0 {
		return Form{}, errors.New("the features hold no scenario")
	}
	if form.Clean() && unused {
		for _, sentence := range compiled.Unused {
			form.Unused = append(form.Unused, fmt.Sprintf("steps: no scenario uses the sentence %q: take it out of steps/, or use it", sentence))
		}
	}
	_ = form.Problems.Err() // sorts
	return form, nil
}

// take adds the problems that an error is made of, and returns any other error.
func (f *Form) take(err error) error {
	var problems rulebook.Problems
	if errors.As(err, &problems) {
		f.Problems, f.Loadable = append(f.Problems, problems...), false
		return nil
	}
	return err
}

// readable returns the features in which nothing has been found yet: what the
// steps of the others mean may depend on what is wrong there.
func (f *Form) readable(book *rulebook.Book) *rulebook.Book {
	out := &rulebook.Book{}
	wrong := map[string]bool{}
	for _, p := range f.Problems {
		if !wrong[p.Path] {
			f.Unread = append(f.Unread, p.Path)
		}
		wrong[p.Path] = true
	}
	for _, one := range book.Features {
		if !wrong[one.Path] {
			out.Features = append(out.Features, one)
		}
	}
	return out
}

// found notes a problem at a line of a scenario's file.
func (f *Form) found(s *rulebook.Scenario, line int, format string, args ...any) {
	p := rulebook.Problem{Path: s.Path, Line: line, Text: fmt.Sprintf(format, args...)}
	if s.Row > 0 {
		p.Text = strings.TrimSpace(p.Text) + fmt.Sprintf(" (with the row in line %d)", s.Row)
	}
	if !slices.Contains(f.Problems, p) {
		f.Problems = append(f.Problems, p)
	}
}
