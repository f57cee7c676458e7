package probe

import (
	"reflect"
	"strings"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// difference is the first thing in which two answers to a game differ.
type difference struct {
	entry       int // -1: the answers as a whole
	field       string
	once, other string
}

// compare holds two answers to a game against each other, in the fields that
// both show and the claim covers; nil where they are equal. The codes of
// refusals are left out, for one action can break several rules. Where the
// requests are not the same, what a program is unable to do ends the comparison.
func compare(claim protocol.Claim, a, b protocol.Outcome, same bool) *difference {
	if lost(a) || lost(b) {
		return nil
	}
	if one, two := whole(a), whole(b); one != two {
		if !same && (a.Answer.Unable != "" || b.Answer.Unable != "") {
			return nil
		}
		return &difference{-1, "answer", one, two}
	}
	fields := covered(claim)
	for i := range min(len(a.Answer.Trace), len(b.Answer.Trace)) {
		x, y := &a.Answer.Trace[i], &b.Answer.Trace[i]
		if !same && (x.Unable != "" || y.Unable != "") {
			return nil
		}
		if one, two := carried(x), carried(y); one != two {
			return &difference{i, "action", one, two}
		}
		if reflect.DeepEqual(x.Position, y.Position) { // most are, and it is told sooner
			continue
		}
		if f := conformance.Unlike(&x.Position, &y.Position, fields); f != "" {
			return &difference{i, string(f), value(x.Position, f), value(y.Position, f)}
		}
	}
	return nil
}

// lost reports whether a request was not asked, for others broke the program.
func lost(o protocol.Outcome) bool { return o.Fault != nil && o.Fault.Kind == protocol.FaultLost }

// whole says what kind of answer came.
func whole(o protocol.Outcome) string {
	switch {
	case o.Fault != nil:
		return "a fault, " + string(o.Fault.Kind)
	case o.Answer.Refused != "":
		return "the deal refused"
	case o.Answer.Unable != "":
		return "unable to set it up"
	}
	return "a trace"
}

// carried says what became of an action.
func carried(e *protocol.Entry) string {
	switch {
	case e.Refused != "":
		return "refused"
	case e.Unable != "":
		return "unable"
	case e.Skipped:
		return "skipped"
	}
	return "carried out"
}

// covered lists the fields that a claim covers.
func covered(claim protocol.Claim) []protocol.Field {
	topics := map[protocol.Topic]bool{}
	for _, t := range claim.Topics() {
		topics[t] = true
	}
	var fields []protocol.Field
	for _, f := range protocol.Fields() {
		if topics[f.Topic()] {
			fields = append(fields, f)
		}
	}
	return fields
}

// value writes a field as the conversation does.
func value(p protocol.Position, f protocol.Field) string {
	for _, other := range protocol.Fields() {
		if other != f {
			p.Hide(other)
		}
	}
	b, err := protocol.Encode(p)
	if err != nil { // what was read can be written
		return err.Error()
	}
	return strings.TrimSuffix(strings.TrimPrefix(string(b), `{"`+string(f)+`":`), "}")
}
