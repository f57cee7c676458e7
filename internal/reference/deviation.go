package reference

import (
	"muggins.example/engine/cards"
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// And returns the deviation that has this one's changes and then the other's.
func (d Deviation) And(other Deviation) Deviation {
	return Deviation{
		Rules: then(d.Rules, other.Rules), Cards: then(d.Cards, other.Cards), Entry: thenEntry(d.Entry, other.Entry),
		SetUp: then(d.SetUp, other.SetUp), Dealt: then(d.Dealt, other.Dealt),
	}
}

// then makes both changes; either may be nil.
func then[T dominoes.Rules | cards.Rules | protocol.Play | protocol.Dealt](first, second func(*T)) func(*T) {
	switch {
	case first == nil:
		return second
	case second == nil:
		return first
	}
	return func(t *T) {
		first(t)
		second(t)
	}
}

func thenEntry(first, second func(protocol.Action, *protocol.Entry)) func(protocol.Action, *protocol.Entry) {
	switch {
	case first == nil:
		return second
	case second == nil:
		return first
	}
	return func(a protocol.Action, e *protocol.Entry) {
		first(a, e)
		second(a, e)
	}
}
