package protocol

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// MaxDepth is how deep the values of a message may be nested.
const MaxDepth = 32

// MessageError says what is wrong with a message, on one line.
type MessageError struct {
	Kind   FaultKind // FaultSyntax, FaultShape, FaultTrace, FaultError or FaultID
	Path   string    // where in the message, as in result.trace[3].scores; may be empty
	Reason string
}

// Error returns the place and the reason.
func (e *MessageError) Error() string {
	if e.Path == "" {
		return e.Reason
	}
	return e.Path + ": " + e.Reason
}

func shape(path, format string, args ...any) *MessageError {
	return &MessageError{Kind: FaultShape, Path: path, Reason: fmt.Sprintf(format, args...)}
}

// Encode writes a message of this package as JSON on one line, without the
// newline; equal values give equal bytes.
func Encode(v any) ([]byte, error) {
	b, err := json.Marshal(v, json.Deterministic(true))
	if err != nil {
		return nil, fmt.Errorf("encoding a message: %w", err)
	}
	return b, nil
}

// DecodeHello reads the result of hello, strictly. It does not judge the
// words in it; see ValidateHello. Errors are of type *MessageError.
func DecodeHello(b []byte) (Hello, error) {
	var h Hello
	return h, fault(decode(b, &h))
}

// DecodePlay reads the params of a request, strictly, and checks them as
// ValidatePlay does. Tiles come out with their lower half first. Errors are of
// type *MessageError.
func DecodePlay(b []byte) (Play, error) {
	var p Play
	if e := decode(b, &p); e != nil {
		return p, e
	}
	normalizePlay(&p)
	return p, fault(checkPlay(&p, ""))
}

// DecodeAnswer reads the result that answers p, strictly, and checks it
// against p. Tiles come out with their lower half first wherever order means
// nothing. Errors are of type *MessageError.
func DecodeAnswer(b []byte, p Play) (Answer, error) {
	var a Answer
	if e := decode(b, &a); e != nil {
		return a, e
	}
	normalizeAnswer(&a)
	return a, fault(checkAnswer(&a, &p, ""))
}

// fault keeps a nil *MessageError from becoming an error that is not nil.
func fault(e *MessageError) error {
	if e == nil {
		return nil
	}
	return e
}

// decode reads one JSON value into v. The library refuses unknown members,
// repeated and misspelt names and invalid UTF-8, but takes null for zero; a
// message is walked through only where it may hold such a null, or where
// something is wrong and is to be explained.
func decode(b []byte, v any) *MessageError {
	err := json.Unmarshal(b, v, json.RejectUnknownMembers(true))
	if err == nil && !suspicious(b) {
		return nil
	}
	if e := walk(b); e != nil {
		return e
	}
	return explain(err)
}

// suspicious reports whether there may be a null, or an empty word, that is not
// allowed. The three patterns cannot occur inside a JSON string, so counting
// them is exact.
func suspicious(b []byte) bool {
	if bytes.Contains(b, []byte(`""`)) {
		return true
	}
	nulls := bytes.Count(b, []byte("null"))
	if nulls == 0 {
		return false
	}
	for _, name := range nullable() {
		nulls -= bytes.Count(b, []byte(`"`+name+`":null`))
	}
	return nulls > 0
}

// nullable returns the members that may be null.
func nullable() []string { return []string{"turn", "closer", "winner", "last", "announce", "claim"} }

// walk goes through all tokens and refuses what no message may hold.
func walk(b []byte) *MessageError {
	d := jsontext.NewDecoder(bytes.NewReader(b))
	for {
		token, err := d.ReadToken()
		if err != nil {
			return ended(d, err)
		}
		if d.StackDepth() > MaxDepth {
			return shape("", "values are nested more than %d deep", MaxDepth)
		}
		if e := checkToken(d, token); e != nil {
			return e
		}
		if d.StackDepth() == 0 {
			break
		}
	}
	if _, err := d.ReadToken(); err == nil {
		return &MessageError{Kind: FaultSyntax, Reason: "something follows the object on the same line"}
	}
	return nil
}

// ended explains why no token could be read.
func ended(d *jsontext.Decoder, err error) *MessageError {
	if errors.Is(err, jsontext.ErrDuplicateName) {
		var syntactic *jsontext.SyntacticError
		if errors.As(err, &syntactic) {
			return shape(place(syntactic.JSONPointer), "the same name twice in one object")
		}
	}
	return &MessageError{Kind: FaultSyntax, Path: place(d.StackPointer()), Reason: "no JSON: " + oneLine(plain(err))}
}

// plain takes the library's own name and the position out of an error.
func plain(err error) string {
	var syntactic *jsontext.SyntacticError
	if errors.As(err, &syntactic) && syntactic.Err != nil {
		return fmt.Sprintf("%v at byte %d", syntactic.Err, syntactic.ByteOffset)
	}
	return err.Error()
}

func checkToken(d *jsontext.Decoder, token jsontext.Token) *MessageError {
	kind, length := d.StackIndex(d.StackDepth())
	value := kind != '{' || length%2 == 0 // a member's name comes first, then its value
	pointer := d.StackPointer()
	switch token.Kind() {
	case 'n':
		if kind != '{' || !slices.Contains(nullable(), pointer.LastToken()) {
			return shape(place(pointer), "null cannot stand here, only for %s; leave out what is not there", strings.Join(nullable(), ", "))
		}
	case '0':
		if text := token.String(); strings.ContainsAny(text, ".eE") {
			return shape(place(pointer), "%s is not written as a whole number", text)
		}
	case '"':
		if value && kind == '{' && token.String() == "" && slices.Contains(words(), pointer.LastToken()) {
			return shape(place(pointer), "an empty word; leave out what does not apply")
		}
	}
	return nil
}

// words returns the members that hold a word of a closed list.
func words() []string { return []string{"refused", "unable", "end", "if", "do", "round", "preset"} }

// explain turns the library's error into a place and a reason.
func explain(err error) *MessageError {
	if err == nil {
		return nil
	}
	var semantic *json.SemanticError
	if !errors.As(err, &semantic) {
		if errors.Is(err, io.EOF) {
			return &MessageError{Kind: FaultSyntax, Reason: "no JSON: an empty line"}
		}
		return &MessageError{Kind: FaultSyntax, Reason: "no JSON: " + oneLine(plain(err))}
	}
	path := place(semantic.JSONPointer)
	if errors.Is(err, json.ErrUnknownName) {
		return shape(path, "unknown member")
	}
	if own(semantic) {
		return shape(path, "%s", oneLine(semantic.Err.Error()))
	}
	return shape(path, "%s where %s is expected", got(semantic), wanted(semantic))
}

// own reports whether the error's text is one of this package's types.
func own(e *json.SemanticError) bool {
	var inner *json.SemanticError
	if e.Err == nil || e.GoType == nil || errors.As(e.Err, &inner) {
		return false
	}
	switch e.GoType.Name() {
	case "Tile", "Card", "piece":
		return e.JSONKind == '"'
	case "Contribution", "Value", "View", "Hands", "Said", "Arms":
		return true
	}
	return false
}

// got names the kind of value that was found.
func got(e *json.SemanticError) string {
	switch e.JSONKind {
	case '"':
		return "a string"
	case '{':
		return "an object"
	case '[':
		return "a list"
	case 't', 'f':
		return "true or false"
	case '0':
		if value := string(e.JSONValue); value != "" {
			return value
		}
		return "a number"
	}
	return "something else"
}

// wanted names what the Go type behind a place holds.
func wanted(e *json.SemanticError) string {
	if e.GoType == nil {
		return "something else"
	}
	switch e.GoType.Kind().String() {
	case "int", "int64":
		return "a whole number in range"
	case "string":
		return "a string"
	case "slice":
		return "a list"
	case "bool":
		return "true or false"
	}
	switch e.GoType.Name() {
	case "Tile":
		return "a tile"
	case "Card":
		return "a card"
	case "piece":
		return "a tile or a card"
	}
	return "an object"
}

// place writes a JSON pointer as a path: result.trace[3].scores.
func place(p jsontext.Pointer) string {
	var b strings.Builder
	for token := range p.Tokens() {
		if _, err := strconv.ParseUint(token, 10, 32); err == nil && b.Len() > 0 {
			b.WriteString("[" + token + "]")
			continue
		}
		if b.Len() > 0 {
			b.WriteByte('.')
		}
		b.WriteString(oneLine(token))
	}
	return b.String()
}

// oneLine keeps a text of others from breaking a line or flooding it.
func oneLine(s string) string {
	const most = 300
	s = strings.ToValidUTF8(strings.Join(strings.Fields(s), " "), "?")
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}
