package protocol

import (
	"fmt"
	"slices"
	"strings"
)

// CheckAnswer reports whether a can answer p: the length of the trace, lists by
// seat, seats, and words of closed lists. The error is of type *MessageError;
// its kind is FaultTrace where only the number of entries is wrong.
func CheckAnswer(a Answer, p Play) error { return fault(checkAnswer(&a, &p, "")) }

func checkAnswer(a *Answer, p *Play, path string) *MessageError {
	if p.Shuffle != nil {
		return checkDealt(a, p.Shuffle, path)
	}
	switch {
	case a.Hands.Shown() || a.Boneyard.Shown() || a.Opener.Shown() || a.Stock.Shown() || a.Dealer.Shown():
		return shape(path, "hands, boneyard, stock, opener and dealer answer shuffle only")
	case a.Refused != "" && a.Unable != "", a.Trace != nil && (a.Refused != "" || a.Unable != ""):
		return shape(path, "only one of trace, refused and unable")
	case a.Refused != "" && a.Refused != "bad-deal":
		return shape(join(path, "refused"), "a set-up is refused with bad-deal only, not with %q", oneLine(a.Refused))
	case a.Refused != "":
		return nil
	case a.Unable != "":
		return known(join(path, "unable"), "reason", a.Unable, UnableReasons())
	case a.Trace == nil:
		return shape(path, "neither trace nor refused nor unable")
	}
	for i := range a.Trace {
		at := func() string { return fmt.Sprintf("%s[%d]", join(path, "trace"), i) }
		if e := checkEntry(&a.Trace[i], p.Players, i == 0, at); e != nil {
			return e
		}
		if e := checkPieces(&a.Trace[i].Position, p.Ruleset, at); e != nil {
			return e
		}
	}
	if want := len(p.Actions) + 1; len(a.Trace) != want {
		return &MessageError{
			Kind: FaultTrace, Path: join(path, "trace"),
			Reason: fmt.Sprintf("%d entries where %d are expected: one for the set-up and one for each action", len(a.Trace), want),
		}
	}
	return nil
}

func checkDealt(a *Answer, s *Shuffle, path string) *MessageError {
	hands, _ := a.Hands.Get()
	switch {
	case a.Trace != nil || a.Refused != "" || a.Unable != "":
		return shape(path, "shuffle is answered with hands, and with boneyard or stock")
	case hands.Len() != s.Players:
		return shape(join(path, "hands"), "%d hands for %d players", hands.Len(), s.Players)
	case Dominoes(s.Ruleset) && !a.Boneyard.Shown():
		return shape(join(path, "boneyard"), "missing")
	case !Dominoes(s.Ruleset) && !a.Stock.Shown():
		return shape(join(path, "stock"), "missing")
	case Dominoes(s.Ruleset) && (a.Stock.Shown() || a.Dealer.Shown()):
		return shape(path, "stock and dealer go with cards only")
	case !Dominoes(s.Ruleset) && (a.Boneyard.Shown() || a.Opener.Shown()):
		return shape(path, "boneyard and opener go with dominoes only")
	}
	for _, f := range []struct {
		name string
		seat Maybe[int]
	}{{"opener", a.Opener}, {"dealer", a.Dealer}} {
		if seat, named := f.seat.Get(); named && (seat < 0 || seat >= s.Players) {
			return shape(join(path, f.name), "seat %d where seats go from 0 to %d", seat, s.Players-1)
		}
	}
	return checkKind(join(path, "hands"), hands, s.Ruleset)
}

// checkKind refuses cards in a domino game, and tiles in the card game.
func checkKind(path string, hands Hands, ruleset string) *MessageError {
	switch {
	case Dominoes(ruleset) && hands.Tiles == nil:
		return shape(path, "cards in a game of dominoes")
	case !Dominoes(ruleset) && hands.Cards == nil:
		return shape(path, "tiles in the card game")
	}
	return nil
}

// checkPieces refuses fields of the other kind of game.
func checkPieces(p *Position, ruleset string, path func() string) *MessageError {
	if hands, ok := p.Hands.Get(); ok {
		if e := checkKind(path()+".hands", hands, ruleset); e != nil {
			return e
		}
	}
	for _, f := range otherFields(ruleset) {
		if p.Shows(f) {
			return shape(path()+"."+string(f), "%s has no such field", ruleset)
		}
	}
	for i, m := range p.Legal.value {
		if card := m.Do == DoGo || m.Card.Shown(); m.Do != DoDeal && card == Dominoes(ruleset) {
			return shape(fmt.Sprintf("%s.legal[%d]", path(), i), "%s has no such action", ruleset)
		}
	}
	return nil
}

// Has reports whether the games of a ruleset have a field.
func Has(ruleset string, f Field) bool { return !slices.Contains(otherFields(ruleset), f) }

// otherFields returns the fields that a ruleset does not have.
func otherFields(ruleset string) []Field {
	if Dominoes(ruleset) {
		return []Field{FieldTotal, FieldPile, FieldLast, FieldStock, FieldDealer}
	}
	return []Field{FieldLine, FieldArms, FieldCounted, FieldSum, FieldSettled, FieldBoneyard, FieldCloser, FieldView}
}

// checkEntry takes the path as a function, so that it is written only for an
// error.
func checkEntry(e *Entry, players int, first bool, path func() string) *MessageError {
	said := 0
	for _, is := range []bool{e.Refused != "", e.Unable != "", e.Skipped} {
		if is {
			said++
		}
	}
	switch {
	case said > 1:
		return shape(path(), "only one of refused, unable and skipped")
	case said > 0 && first:
		return shape(path(), "the first entry is the set-up; it is refused as a whole, with refused in place of trace")
	case e.Refused != "" && !slices.Contains(Codes(), e.Refused):
		return known(path()+".refused", "code", e.Refused, Codes())
	case e.Unable != "" && !slices.Contains(UnableReasons(), e.Unable):
		return known(path()+".unable", "reason", e.Unable, UnableReasons())
	}
	if bad := checkSeats(&e.Position, players, path); bad != nil {
		return bad
	}
	return checkPosition(&e.Position, path)
}

func checkSeats(p *Position, players int, path func() string) *MessageError {
	for _, f := range []struct {
		name Field
		seat Maybe[int]
	}{{FieldTurn, p.Turn}, {FieldCloser, p.Closer}, {FieldWinner, p.Winner}, {FieldLast, p.Last}, {FieldDealer, p.Dealer}} {
		if seat, ok := f.seat.Get(); ok && (seat < 0 || seat >= players) {
			return shape(path()+"."+string(f.name), "seat %d where seats go from 0 to %d", seat, players-1)
		}
	}
	for _, f := range []struct {
		name Field
		list Maybe[[]int]
	}{{FieldAwards, p.Awards}, {FieldSettled, p.Settled}, {FieldScores, p.Scores}, {FieldOpen, p.Open}} {
		if list, ok := f.list.Get(); ok && len(list) != players {
			return shape(path()+"."+string(f.name), "%d numbers for %d players", len(list), players)
		}
	}
	if view, ok := p.View.Get(); ok {
		switch {
		case view.Seat < 0 || view.Seat >= players:
			return shape(path()+".view.seat", "seat %d where seats go from 0 to %d", view.Seat, players-1)
		case len(view.Sizes) != players:
			return shape(path()+".view.sizes", "%d numbers for %d players", len(view.Sizes), players)
		case view.Hand == nil:
			return shape(path()+".view.hand", "missing")
		}
	}
	if hands, ok := p.Hands.Get(); ok && hands.Len() != players {
		return shape(path()+".hands", "%d hands for %d players", hands.Len(), players)
	}
	return nil
}

// checkPosition checks what does not depend on the number of players.
func checkPosition(p *Position, path func() string) *MessageError {
	if counted, ok := p.Counted.Get(); ok {
		for i, c := range counted {
			if c.Pips < 0 {
				return shape(fmt.Sprintf("%s.counted[%d].pips", path(), i), "%d is below 0", c.Pips)
			}
		}
	}
	for _, f := range []struct {
		name  Field
		count Maybe[int]
	}{{FieldBoneyard, p.Boneyard}, {FieldStock, p.Stock}, {FieldTotal, p.Total}} {
		if n, ok := f.count.Get(); ok && n < 0 {
			return shape(path()+"."+string(f.name), "%d is below 0", n)
		}
	}
	if round, ok := p.Round.Get(); ok && !slices.Contains(roundStates(), string(round)) {
		return known(path()+".round", "state", string(round), roundStates())
	}
	legal, _ := p.Legal.Get()
	for i, m := range legal {
		at := func() string { return fmt.Sprintf("%s.legal[%d]", path(), i) }
		if !slices.Contains(moves(), string(m.Do)) {
			return known(at()+".do", "action", string(m.Do), moves())
		}
		if e := checkMove(m, at); e != nil {
			return e
		}
	}
	return nil
}

// checkMove checks which members go together.
func checkMove(m Move, path func() string) *MessageError {
	if m.End != "" && !slices.Contains(ends(), string(m.End)) {
		return known(path()+".end", "end", string(m.End), ends())
	}
	placed := m.End != ""
	switch {
	case m.Do == DoPlay && m.Tile.Shown() == m.Card.Shown():
		return shape(path(), "play without a tile or a card, or with both")
	case m.Do != DoPlay && (m.Tile.Shown() || m.Card.Shown() || placed || m.On.Shown() || m.Pip.Shown()):
		return shape(path(), "tile, card, end, on and pip go with play only")
	case m.Card.Shown() && placed:
		return shape(path(), "end, on and pip go with tiles only")
	case m.On.Shown() != placed || m.Pip.Shown() != placed:
		return shape(path(), "end, on and pip come together or not at all")
	}
	if pip, ok := m.Pip.Get(); ok && (pip < 0 || pip > MaxPip) {
		return shape(path()+".pip", "%d is not from 0 to %d", pip, MaxPip)
	}
	return nil
}

// known is the error of a word that is in no closed list.
func known(path, noun, word string, words []string) *MessageError {
	if slices.Contains(words, word) {
		return nil
	}
	if word == "" {
		return shape(path, "missing; known: %s", strings.Join(words, ", "))
	}
	return shape(path, "unknown %s %q; known: %s", noun, oneLine(word), strings.Join(words, ", "))
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

func roundStates() []string {
	return []string{string(RoundPlaying), string(RoundDomino), string(RoundBlocked), string(RoundPlayedOut), string(RoundStopped)}
}

// moves are the actions of a seat, the ones that legal may list.
func moves() []string { return []string{string(DoPlay), string(DoDraw), string(DoPass), string(DoGo)} }

func ends() []string { return []string{string(Left), string(Right), string(Up), string(Down)} }

func normalizeAnswer(a *Answer) {
	for i := range a.Trace {
		p := &a.Trace[i].Position
		for j := range p.Counted.value {
			p.Counted.value[j].Tile = p.Counted.value[j].Tile.Low()
		}
		for _, hand := range p.Hands.value.Tiles {
			lowAll(hand)
		}
		for j := range p.Legal.value {
			m := &p.Legal.value[j]
			m.Tile.value, m.On.value = m.Tile.value.Low(), m.On.value.Low()
		}
	}
}

func lowAll(tiles []Tile) {
	for i, t := range tiles {
		tiles[i] = t.Low()
	}
}
