package protocol

import (
	"errors"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"
)

// Said is what a player says with a play or a go: Due, or a number that is
// false. Saying nothing is null.
type Said int

// Due says whatever is due, if anything.
const Due Said = -1

// MarshalJSONTo writes true, or the number.
func (s Said) MarshalJSONTo(e *jsontext.Encoder) error {
	if s == Due {
		return e.WriteToken(jsontext.True)
	}
	return e.WriteToken(jsontext.Int(int64(s)))
}

// UnmarshalJSONFrom reads what MarshalJSONTo writes.
func (s *Said) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	raw, err := d.ReadValue()
	if err != nil {
		return err
	}
	if raw.Kind() == 't' {
		*s = Due
		return nil
	}
	n, err := strconv.Atoi(string(raw))
	if err != nil || n < 0 {
		return errors.New("what is said is true, null, or a whole number of at least 0")
	}
	*s = Said(n)
	return nil
}
