package protocol

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// Version is the number of the conversation that this package speaks.
const Version = 1

// HelloParams opens the conversation.
type HelloParams struct {
	Protocol int    `json:"protocol"`
	Suite    string `json:"suite"` // the suite's version
}

// Hello is a program's answer: who it is and what it claims to play.
type Hello struct {
	Protocol int      `json:"protocol"`
	Name     string   `json:"name"`
	Version  string   `json:"version,omitempty"`
	Language string   `json:"language,omitempty"`
	Methods  []string `json:"methods"`
	Plays    []Claim  `json:"plays"`
	Note     string   `json:"note,omitempty"`
}

// Claim says which games of one ruleset a program plays and what it shows.
type Claim struct {
	Ruleset   string             `json:"ruleset"`
	Preset    string             `json:"preset,omitempty"` // stands for the options that it names
	Players   []int              `json:"players"`
	Options   map[string]Choices `json:"options,omitempty"` // left out: the ruleset's default
	Covers    Maybe[[]string]    `json:"covers,omitzero"`   // topics; absent: all but view
	Takes     []string           `json:"takes"`
	Automatic []string           `json:"automatic,omitempty"`
}

// UnmarshalJSONFrom reads a claim. A lone "any" is any number, but for an
// option that has it among its words.
func (c *Claim) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	type plain Claim
	if err := json.UnmarshalDecode(d, (*plain)(c)); err != nil {
		return err
	}
	for name, choices := range c.Options {
		if o, ok := FindOption(c.Ruleset, name); ok && choices.Any && o.Knows("any") {
			c.Options[name] = Choices{Values: []Value{"any"}}
		}
	}
	return nil
}

// Topics returns the topics that the claim covers.
func (c Claim) Topics() []Topic {
	named, ok := c.Covers.Get()
	if !ok {
		return DefaultCovers()
	}
	topics := make([]Topic, len(named))
	for i, t := range named {
		topics[i] = Topic(t)
	}
	return topics
}

// Value is an option's value: a word, or a whole number in decimal.
type Value string

// Number returns the value of a numeric option.
func (v Value) Number() (n int, ok bool) {
	n, err := strconv.Atoi(string(v))
	return n, err == nil && strconv.Itoa(n) == string(v)
}

// MarshalJSONTo writes a number as a number and a word as a string.
func (v Value) MarshalJSONTo(e *jsontext.Encoder) error {
	if n, ok := v.Number(); ok {
		return e.WriteToken(jsontext.Int(int64(n)))
	}
	return e.WriteToken(jsontext.String(string(v)))
}

// UnmarshalJSONFrom reads a whole number or a string that is none.
func (v *Value) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	raw, err := d.ReadValue()
	if err != nil {
		return err
	}
	return v.set(raw)
}

func (v *Value) set(raw jsontext.Value) error {
	switch raw.Kind() {
	case '0':
		n, err := strconv.Atoi(string(raw))
		if err != nil {
			return fmt.Errorf("%s is no whole number", raw)
		}
		*v = Value(strconv.Itoa(n))
		return nil
	case '"':
		word, err := jsontext.AppendUnquote(nil, raw)
		if err != nil {
			return err
		}
		if _, number := Value(word).Number(); number {
			return fmt.Errorf("the number %s stands in quotes", word)
		}
		*v = Value(word)
		return nil
	}
	return fmt.Errorf("an option's value is a word or a whole number, not %s", raw)
}

// Choices are the values that a claim gives for one option: a single value, a
// list of them, or any number.
type Choices struct {
	Any    bool
	Values []Value
}

// Allow reports whether v is among the choices.
func (c Choices) Allow(v Value) bool {
	if c.Any {
		_, number := v.Number()
		return number
	}
	return slices.Contains(c.Values, v)
}

// MarshalJSONTo writes "any", or a list.
func (c Choices) MarshalJSONTo(e *jsontext.Encoder) error {
	if c.Any {
		return e.WriteToken(jsontext.String("any"))
	}
	return json.MarshalEncode(e, c.Values)
}

// UnmarshalJSONFrom reads "any", a list of values, or one value.
func (c *Choices) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	if d.PeekKind() == '[' {
		*c = Choices{}
		return json.UnmarshalDecode(d, &c.Values)
	}
	var v Value
	if err := json.UnmarshalDecode(d, &v); err != nil {
		return err
	}
	if v == "any" {
		*c = Choices{Any: true}
		return nil
	}
	*c = Choices{Values: []Value{v}}
	return nil
}
