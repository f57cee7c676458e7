package reference_test

import (
	"maps"
	"testing"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// values are the values of options that a program names.
type values = map[string]protocol.Value

// with adds a value.
func with(all values, option string, v protocol.Value) values {
	out := values{}
	maps.Copy(out, all)
	out[option] = v
	return out
}

// preset names the values of a preset.
func preset(name string) values {
	p, _ := protocol.FindPreset(name)
	out := values{}
	for _, s := range p.Options {
		out[s.Option] = s.Value
	}
	return out
}

// playing is a program that plays values of options of its own, whatever it is
// asked.
type playing struct {
	protocol.Implementation
	values values
}

// Play plays the values.
func (p playing) Play(request protocol.Play) protocol.Answer {
	request.Options = p.options(request.Options)
	return p.Implementation.Play(request)
}

// Shuffle deals by the values.
func (p playing) Shuffle(s protocol.Shuffle) protocol.Dealt {
	s.Options = p.options(s.Options)
	return p.Implementation.(protocol.Dealer).Shuffle(s)
}

func (p playing) options(asked values) values {
	out := values{}
	maps.Copy(out, asked)
	maps.Copy(out, p.values)
	return out
}

// TestReference judges the reference as it is: a subtest a scenario.
func TestReference(t *testing.T) {
	t.Parallel()
	subject := reference.Subject(reference.Implementation())
	defer subject.Close()
	conformance.Run(t, subject, nil)
}
