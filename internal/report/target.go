package report

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Format is a form in which machines are told of a run.
type Format string

// The formats.
const (
	JSON  Format = "json"  // the document that report.schema.json describes
	JUnit Format = "junit" // the XML that JUnit, Surefire and Jenkins agree on
)

// Formats returns all formats.
func Formats() []Format { return []Format{JSON, JUnit} }

// Write writes a run in the format.
func (f Format) Write(w io.Writer, run Run) error {
	switch f {
	case JSON:
		return writeDocument(w, run)
	case JUnit:
		return writeJUnit(w, run)
	}
	return fmt.Errorf("%q is no format of reports; the formats are %s", string(f), formatList())
}

func formatList() string {
	var words []string
	for _, f := range Formats() {
		words = append(words, string(f))
	}
	return strings.Join(words, ", ")
}

// Target is a report that is wanted: its format, and the file it goes to.
type Target struct {
	Format Format
	Path   string
}

// ParseTargets reads FORMAT=PATH from each argument of --report. No path may be
// named twice, nor be among those that are taken already.
func ParseTargets(args []string, taken ...string) ([]Target, error) {
	var formats []string
	for _, f := range Formats() {
		formats = append(formats, string(f))
	}
	files, err := ParseFiles(args, formats, taken...)
	var targets []Target
	for _, f := range files {
		targets = append(targets, Target{Format(f.Format), f.Path})
	}
	return targets, err
}

// File is a file that --report of any command asks for.
type File struct{ Format, Path string }

// ParseFiles reads FORMAT=PATH from each argument of --report, for a command that
// writes these formats. No path may be named twice, nor be among those taken.
func ParseFiles(args, formats []string, taken ...string) ([]File, error) {
	var files []File
	used := map[string]bool{}
	for _, path := range taken {
		used[place(path)] = path != ""
	}
	for _, arg := range args {
		format, path, ok := strings.Cut(arg, "=")
		switch {
		case !ok || path == "":
			return nil, fmt.Errorf("--report %q: write FORMAT=PATH; the formats are %s", arg, strings.Join(formats, ", "))
		case !slices.Contains(formats, format):
			return nil, fmt.Errorf("--report %q: %q is no format; the formats are %s", arg, format, strings.Join(formats, ", "))
		case used[place(path)]:
			return nil, fmt.Errorf("--report %q: the path is named twice; give each file its own", arg)
		}
		used[place(path)] = true
		files = append(files, File{format, path})
	}
	return files, nil
}

// place makes paths of one file equal.
func place(path string) string {
	if full, err := filepath.Abs(path); err == nil {
		return full
	}
	return filepath.Clean(path)
}

// Save writes a run to the file of the target: whole, or not at all.
func (t Target) Save(run Run) error {
	var b bytes.Buffer
	err := t.Format.Write(&b, run)
	if err == nil {
		err = replace(t.Path, b.Bytes())
	}
	if err != nil {
		return fmt.Errorf("--report %s=%s: it was not written: %w", t.Format, t.Path, cause(err))
	}
	return nil
}

// replace writes a file beside another and gives it the other's name.
func replace(path string, content []byte) error {
	if info, err := os.Lstat(path); err == nil && !info.Mode().IsRegular() {
		return errors.New("the path is there already, and is no plain file")
	}
	beside := fmt.Sprintf("%s.%d.tmp", path, os.Getpid())
	f, err := os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(beside, path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(beside))
	}
	return nil
}

// cause takes the name of the file beside out of an error: nobody asked for it.
func cause(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
