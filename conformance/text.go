package conformance

import (
	"fmt"
	"slices"
	"strings"

	"muggins.example/protocol"
)

// text writes a field of a position. What is equal in the game is written
// equally: a line and its mirror image, a hand in any order.
func text(p protocol.Position, f protocol.Field) string {
	switch f {
	case protocol.FieldTurn, protocol.FieldCloser, protocol.FieldWinner, protocol.FieldLast, protocol.FieldDealer:
		return seatText(f, p)
	case protocol.FieldArms:
		arms, _ := p.Arms.Get()
		return armsText(arms)
	case protocol.FieldPile:
		pile, _ := p.Pile.Get()
		return pileText(pile)
	case protocol.FieldTotal:
		return number(p.Total)
	case protocol.FieldStock:
		return number(p.Stock)
	case protocol.FieldLine:
		line, _ := p.Line.Get()
		return lineText(line)
	case protocol.FieldCounted:
		ends, _ := p.Counted.Get()
		return endsText(ends)
	case protocol.FieldSum:
		return number(p.Sum)
	case protocol.FieldBoneyard:
		return number(p.Boneyard)
	case protocol.FieldScores, protocol.FieldAwards, protocol.FieldSettled, protocol.FieldOpen:
		return fmt.Sprint(listOf(p, f))
	case protocol.FieldHands:
		hands, _ := p.Hands.Get()
		return handsText(hands)
	case protocol.FieldRound:
		state, _ := p.Round.Get()
		return string(state)
	case protocol.FieldView:
		v, _ := p.View.Get()
		return fmt.Sprintf("seat %d: %s; %v; %d", v.Seat, tilesText(v.Hand), v.Sizes, v.Boneyard)
	case protocol.FieldLegal:
		moves, _ := p.Legal.Get()
		return movesText(moves)
	}
	return ""
}

// listOf returns a field that has a number for each seat.
func listOf(p protocol.Position, f protocol.Field) []int {
	m := p.Scores
	switch f {
	case protocol.FieldAwards:
		m = p.Awards
	case protocol.FieldSettled:
		m = p.Settled
	case protocol.FieldOpen:
		m = p.Open
	}
	list, _ := m.Get()
	return list
}

// pointsText writes signed points of a seat, nothing as 0.
func pointsText(points, seat int) string {
	if points == 0 {
		return fmt.Sprintf("0 for seat %d", seat)
	}
	return fmt.Sprintf("%+d for seat %d", points, seat)
}

func number(m protocol.Maybe[int]) string {
	n, _ := m.Get()
	return fmt.Sprint(n)
}

func seatText(f protocol.Field, p protocol.Position) string {
	m := p.Turn
	switch f {
	case protocol.FieldCloser:
		m = p.Closer
	case protocol.FieldWinner:
		m = p.Winner
	case protocol.FieldLast:
		m = p.Last
	case protocol.FieldDealer:
		m = p.Dealer
	}
	if n, ok := m.Get(); ok {
		return fmt.Sprintf("seat %d", n)
	}
	return "nobody"
}

// lineText writes a line the way round that comes first.
func lineText(line []protocol.Tile) string {
	mirror := slices.Clone(line)
	slices.Reverse(mirror)
	for i := range mirror {
		mirror[i] = mirror[i].Flip()
	}
	if len(line) == 0 {
		return "nothing"
	}
	return min(joinTiles(line, " "), joinTiles(mirror, " "))
}

func joinTiles(tiles []protocol.Tile, sep string) string {
	words := make([]string, len(tiles))
	for i, t := range tiles {
		words[i] = t.String()
	}
	return strings.Join(words, sep)
}

func tilesText(tiles []protocol.Tile) string {
	sorted := make([]protocol.Tile, len(tiles))
	for i, t := range tiles {
		sorted[i] = t.Low()
	}
	slices.SortFunc(sorted, protocol.Tile.Compare)
	if len(sorted) == 0 {
		return "no tiles"
	}
	return joinTiles(sorted, ", ")
}

func endsText(ends []protocol.Contribution) string {
	words := make([]string, len(ends))
	for i, e := range ends {
		words[i] = fmt.Sprintf("%s for %d", e.Tile.Low(), e.Pips)
	}
	slices.Sort(words)
	if len(words) == 0 {
		return "no ends"
	}
	return strings.Join(words, ", ")
}

func movesText(moves []protocol.Move) string {
	words := make([]string, len(moves))
	for i, m := range moves {
		words[i] = string(m.Do)
		if t, ok := m.Tile.Get(); ok {
			words[i] += " " + t.String()
		}
		if c, ok := m.Card.Get(); ok {
			words[i] += " " + c.String()
		}
		if on, ok := m.On.Get(); ok {
			words[i] += " on " + on.String()
		}
	}
	slices.Sort(words)
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, ", ")
}

func handsText(hands protocol.Hands) string {
	var all []string
	for _, h := range hands.Tiles {
		all = append(all, tilesText(h))
	}
	if hands.Tiles == nil {
		for _, h := range hands.Cards {
			all = append(all, cardsText(h))
		}
	}
	return strings.Join(all, "; ")
}

// cardsText writes a hand, in any order.
func cardsText(cards []protocol.Card) string {
	sorted := slices.Clone(cards)
	slices.SortFunc(sorted, protocol.Card.Compare)
	if len(sorted) == 0 {
		return "no cards"
	}
	return joinCards(sorted, ", ")
}

// pileText writes the cards of a stack in order.
func pileText(cards []protocol.Card) string {
	if len(cards) == 0 {
		return "nothing"
	}
	return joinCards(cards, " ")
}

func joinCards(cards []protocol.Card, sep string) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.String()
	}
	return strings.Join(words, sep)
}

// armsText writes the arms that have been played on, the two of a double in the
// order of their text.
func armsText(arms protocol.Arms) string {
	var all []string
	for _, s := range arms {
		if s.Bare() {
			continue
		}
		one, other := joinTiles(s.Arms[0], " "), joinTiles(s.Arms[1], " ")
		if one > other {
			one, other = other, one
		}
		all = append(all, s.Double.String()+": "+strings.TrimPrefix(one+" and "+other, " and "))
	}
	slices.Sort(all)
	if len(all) == 0 {
		return "bare"
	}
	return strings.Join(all, "; ")
}
