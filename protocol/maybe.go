package protocol

import (
	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// Maybe tells three things apart that a program may say of a field: nothing
// (absent, the zero value: not shown), null (shown to be none), and a value.
// Struct fields of this type carry the `omitzero` option, so that absent stays
// absent when written.
type Maybe[T any] struct {
	value T
	state presence
}

type presence uint8

const (
	absent presence = iota
	null
	present
)

// Some returns v as a value that is shown.
func Some[T any](v T) Maybe[T] { return Maybe[T]{value: v, state: present} }

// Null returns what is shown to be none.
func Null[T any]() Maybe[T] { return Maybe[T]{state: null} }

// Get returns the value; ok is false where the field is absent or null.
func (m Maybe[T]) Get() (v T, ok bool) { return m.value, m.state == present }

// Shown reports whether the field was there at all, as null or with a value.
func (m Maybe[T]) Shown() bool { return m.state != absent }

// IsNull reports whether the field was shown to be none.
func (m Maybe[T]) IsNull() bool { return m.state == null }

// IsZero reports whether the field is absent.
func (m Maybe[T]) IsZero() bool { return m.state == absent }

// hide makes the field absent.
func (m *Maybe[T]) hide() { *m = Maybe[T]{} }

// MarshalJSONTo writes null or the value. An absent one is left out by
// `omitzero`; where it is written all the same it becomes null.
func (m Maybe[T]) MarshalJSONTo(e *jsontext.Encoder) error {
	if m.state != present {
		return e.WriteToken(jsontext.Null)
	}
	return json.MarshalEncode(e, m.value)
}

// UnmarshalJSONFrom reads null or a value.
func (m *Maybe[T]) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	if d.PeekKind() == 'n' {
		*m = Null[T]()
		return d.SkipValue()
	}
	var v T
	if err := json.UnmarshalDecode(d, &v); err != nil {
		return err
	}
	*m = Some(v)
	return nil
}
