package reference

import (
	"math/rand/v2"

	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// Shuffle deals a whole double-six set, the same for the same seed and number
// of players.
func (i implementation) Shuffle(s protocol.Shuffle) protocol.Dealt {
	rules := dominoes.New(dominoes.Options{})
	if i.deviation.Rules != nil {
		i.deviation.Rules(rules)
	}
	all := dominoes.DoubleSix.Tiles()
	chance := rand.New(rand.NewPCG(uint64(s.Seed), uint64(s.Players)))
	chance.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	size := rules.HandSize(s.Players)
	var d protocol.Dealt
	for seat := range s.Players {
		d.Hands = append(d.Hands, written(all[seat*size:(seat+1)*size]))
	}
	rest := all[s.Players*size:]
	d.Boneyard = protocol.Some(written(rest[:len(rest)-rules.Reserve]))
	if i.deviation.Dealt != nil {
		i.deviation.Dealt(&d)
	}
	return d
}

func written(tiles []dominoes.Tile) []protocol.Tile {
	out := []protocol.Tile{}
	for _, t := range tiles {
		out = append(out, tile(t))
	}
	return out
}
