package protocol

import (
	"errors"
	"slices"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/go-json-experiment/json"
)

// Arms are the cross arms of the spinners of a layout. Spinners with two bare
// arms may be left out.
type Arms []Spinner

// Spinner is a double with its two cross arms, each outward with the inner half
// of a tile first. The order of the two means nothing.
type Spinner struct {
	Double Tile
	Arms   [2][]Tile
}

// Of returns the two arms of a double, both bare where it is not there.
func (a Arms) Of(double Tile) [2][]Tile {
	for _, s := range a {
		if s.Double == double {
			return s.Arms
		}
	}
	return [2][]Tile{}
}

// Bare reports whether nothing lies on the arms.
func (s Spinner) Bare() bool { return len(s.Arms[0])+len(s.Arms[1]) == 0 }

// MarshalJSONTo writes an object with a member for each spinner.
func (a Arms) MarshalJSONTo(e *jsontext.Encoder) error {
	if err := e.WriteToken(jsontext.BeginObject); err != nil {
		return err
	}
	for _, s := range a {
		if err := e.WriteToken(jsontext.String(s.Double.String())); err != nil {
			return err
		}
		arms := [2][]Tile{append([]Tile{}, s.Arms[0]...), append([]Tile{}, s.Arms[1]...)}
		if err := json.MarshalEncode(e, arms); err != nil {
			return err
		}
	}
	return e.WriteToken(jsontext.EndObject)
}

// UnmarshalJSONFrom reads what MarshalJSONTo writes, and sorts by double.
func (a *Arms) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	var written map[Tile][][]Tile
	if err := json.UnmarshalDecode(d, &written); err != nil {
		return err
	}
	*a = Arms{}
	for double, arms := range written {
		if !double.Double() || len(arms) > 2 {
			return errors.New("arms name doubles, each with a list of at most two arms")
		}
		s := Spinner{Double: double}
		copy(s.Arms[:], arms)
		*a = append(*a, s)
	}
	slices.SortFunc(*a, func(x, y Spinner) int { return x.Double.Compare(y.Double) })
	return nil
}
