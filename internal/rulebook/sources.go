package rulebook

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// SourcesFile is the file, beside the folders of the features, that lists the
// documents and their sections.
const SourcesFile = "sources.json"

// Document is a text that rules come from.
type Document struct {
	ID       string    `json:"id"` // as sources name it
	About    string    `json:"about"`
	Language string    `json:"language"`
	Sections []Section `json:"sections"`
	Line     int       `json:"-"`
}

// Section is a part of a document under a heading.
type Section struct {
	Heading string `json:"heading"`
	Says    string `json:"says"`             // in our words, one line
	Uncited string `json:"uncited,omitzero"` // why no rule cites it; "" where one has to
	Line    int    `json:"-"`
}

// Sources are the documents that a set of features comes from, in the order of
// the file.
type Sources struct {
	Path      string
	Documents []Document
}

// ReadSources reads the documents of a folder; nil where it has no such file.
// Problems are faults of the file; the error is one of reading it.
func ReadSources(fsys fs.FS, root string) (*Sources, Problems, error) {
	content, err := fs.ReadFile(fsys, SourcesFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil, nil
	case err != nil:
		return nil, nil, fmt.Errorf("reading the sources: %w", err)
	}
	s := &Sources{Path: strings.TrimSuffix(root, "/") + "/" + SourcesFile}
	var file struct {
		Documents []Document `json:"documents"`
	}
	if err := json.Unmarshal(content, &file, json.RejectUnknownMembers(true)); err != nil {
		line, reason := jsonFault(content, err)
		return nil, Problems{{s.Path, line, "it cannot be read: " + reason}}, nil
	}
	s.Documents = file.Documents
	s.place(content)
	return s, s.problems(), nil
}

// place finds the lines of documents and sections: their names stand in the
// file in the order in which they were read.
func (s *Sources) place(content []byte) {
	d := jsontext.NewDecoder(bytes.NewReader(content))
	document, section := -1, -1
	for {
		token, err := d.ReadToken()
		if err != nil {
			return
		}
		if token.Kind() != '"' {
			continue
		}
		line := 1 + bytes.Count(content[:d.InputOffset()], []byte("\n"))
		switch pointer := string(d.StackPointer()); {
		case strings.HasSuffix(pointer, "/id") && token.String() == "id":
			document, section = document+1, -1
			s.Documents[document].Line = line
		case strings.HasSuffix(pointer, "/heading") && token.String() == "heading":
			section++
			s.Documents[document].Sections[section].Line = line
		}
	}
}

// problems finds what is missing or doubled.
func (s *Sources) problems() Problems {
	var ps Problems
	ids := map[string]bool{}
	for _, d := range s.Documents {
		switch {
		case d.ID == NoSource || d.ID == ExtraSource:
			ps.add(s.Path, d.Line, "%s is what rules say that come from no document: take another id", d.ID)
		case ids[d.ID]:
			ps.add(s.Path, d.Line, "two documents have the id %s: give one another", d.ID)
		case len(d.Sections) == 0:
			ps.add(s.Path, d.Line, "the document %s has no sections: list its headings", d.ID)
		}
		ids[d.ID] = true
		headings := map[string]bool{}
		for _, one := range d.Sections {
			if headings[one.Heading] {
				ps.add(s.Path, one.Line, "%s has the section %q twice: take one out", d.ID, one.Heading)
			}
			headings[one.Heading] = true
			if strings.TrimSpace(one.Says) == "" {
				ps.add(s.Path, one.Line, "nothing tells what the section %q says: fill in `says`, in words of your own", one.Heading)
			}
		}
	}
	return ps
}

// IDs returns the ids of the documents.
func (s *Sources) IDs() []string {
	var ids []string
	for _, d := range s.Documents {
		ids = append(ids, d.ID)
	}
	return ids
}

// Section finds a section by document and heading; nil for none.
func (s *Sources) Section(document, heading string) *Section {
	for i := range s.Documents {
		if s.Documents[i].ID != document {
			continue
		}
		sections := s.Documents[i].Sections
		if at := slices.IndexFunc(sections, func(one Section) bool { return one.Heading == heading }); at >= 0 {
			return &sections[at]
		}
	}
	return nil
}

// Citation is a section that a rule names as its source.
type Citation struct{ Document, Heading string }

// String writes it as the features do.
func (c Citation) String() string { return c.Document + ", " + c.Heading }

// Cites returns the sections that a rule names as its source, in its order;
// none where no document has it.
func (r *Rule) Cites() []Citation {
	var all []Citation
	for one := range strings.SplitSeq(r.Source, "; ") {
		if document, heading, ok := strings.Cut(one, ", "); ok {
			all = append(all, Citation{document, heading})
		}
	}
	return all
}

// jsonFault tells the line and the reason of an error of the JSON library.
func jsonFault(content []byte, err error) (line int, reason string) {
	var syntactic *jsontext.SyntacticError
	var semantic *json.SemanticError
	at, reason := int64(0), err.Error()
	switch {
	case errors.As(err, &semantic):
		at = semantic.ByteOffset
		reason = fmt.Sprintf("%s is not what stands there in such a file", strings.TrimPrefix(string(semantic.JSONPointer), "/"))
		if errors.Is(err, json.ErrUnknownName) {
			reason = fmt.Sprintf("no member %s is known: take it out", strings.TrimPrefix(string(semantic.JSONPointer), "/"))
		}
	case errors.As(err, &syntactic):
		at, reason = syntactic.ByteOffset, fmt.Sprint(syntactic.Err)
	}
	return 1 + bytes.Count(content[:min(int(at), len(content))], []byte("\n")), reason
}
