package reference

import (
	"math/rand/v2"

	"muggins.example/engine/cards"
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// Shuffle deals a whole set or deck, the same for the same request.
func (i implementation) Shuffle(s protocol.Shuffle) protocol.Dealt {
	chance := rand.New(rand.NewPCG(uint64(s.Seed), uint64(s.Players)))
	deal := i.deviation.shuffleTiles
	if s.Ruleset == protocol.Cards {
		deal = i.deviation.shuffleCards
	}
	dealt := deal(choice{s.Ruleset, s.Players, s.Options}, chance)
	if i.deviation.Dealt != nil {
		i.deviation.Dealt(&dealt)
	}
	return dealt
}

func (d Deviation) shuffleTiles(c choice, chance *rand.Rand) protocol.Dealt {
	rules := dominoes.New(dominoOptions(c))
	if d.Rules != nil {
		d.Rules(rules)
	}
	all := dominoes.Set(c.number("set")).Tiles()
	chance.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	size := rules.HandSize(c.players)
	var hands protocol.Hands
	for seat := range c.players {
		hands.Tiles = append(hands.Tiles, writtenTiles(all[seat*size:(seat+1)*size]))
	}
	rest := all[c.players*size:]
	return protocol.Dealt{
		Hands: protocol.Some(hands), Boneyard: protocol.Some(writtenTiles(rest)),
	}
}

func (d Deviation) shuffleCards(c choice, chance *rand.Rand) protocol.Dealt {
	rules := cards.New(cardOptions(c))
	if d.Cards != nil {
		d.Cards(rules)
	}
	all := cards.Deck()
	chance.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	size := rules.HandSize(c.players)
	var hands protocol.Hands
	for seat := range c.players {
		hands.Cards = append(hands.Cards, written(all[seat*size:(seat+1)*size]))
	}
	return protocol.Dealt{Hands: protocol.Some(hands), Stock: protocol.Some(written(all[c.players*size:]))}
}

func writtenTiles(tiles []dominoes.Tile) []protocol.Tile {
	out := []protocol.Tile{}
	for _, t := range tiles {
		out = append(out, tile(t))
	}
	return out
}
