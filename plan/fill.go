package plan

import (
	"fmt"
	"slices"

	"muggins.example/protocol"
)

// fillers is how many tiles a player holds at least besides those named, so
// that nobody goes out unasked, and how many a boneyard holds that is not named.
const fillers = 2

// deal finds hands and a boneyard that satisfy the plan. The line's tiles go to
// the seats that lay them, in turn from seat 0; what is not named is filled
// with tiles that nothing in the plan names, first with those that fit an end
// of the line as it is left, so that nobody unmentioned is stuck.
func (p *Plan) deal(players int, table Table) (protocol.Round, error) {
	stock := p.stock()
	hands := make([][]protocol.Tile, players)
	for i, t := range p.Deal.Line {
		hands[i%players] = append(hands[i%players], t.Low())
	}
	fits := p.fits(table)
	for role := range players {
		seat := p.seat(Role(role), players)
		h := p.held(seat, players)
		if h != nil {
			hands[seat] = append(hands[seat], h.Tiles...)
		}
		for n := 0; (h == nil || !h.Exact) && n < fillers; n++ {
			t, err := stock.take(fits, n)
			if err != nil {
				return protocol.Round{}, err
			}
			hands[seat] = append(hands[seat], t)
		}
	}
	boneyard, err := p.boneyard(stock)
	if err != nil {
		return protocol.Round{}, err
	}
	for i := range hands {
		slices.SortFunc(hands[i], protocol.Tile.Compare)
		hands[i] = append([]protocol.Tile{}, hands[i]...) // never null
	}
	round := protocol.Round{Hands: protocol.Hands{Tiles: hands}, Boneyard: boneyard, Lots: p.lots(p.Deal.Lots, players)}
	if round.Lots == nil && !p.Deal.ByRule {
		round.Opener = protocol.Some(0)
	}
	return round, nil
}

func (p *Plan) boneyard(stock *stock) ([]protocol.Tile, error) {
	tiles := append([]protocol.Tile{}, p.Deal.Boneyard.Tiles...)
	for n := 0; !p.Deal.Boneyard.Exact && n < fillers; n++ {
		t, err := stock.take(nil, n)
		if err != nil {
			return nil, err
		}
		tiles = append(tiles, t)
	}
	return tiles, nil
}

// held finds what is said of the hand at a seat.
func (p *Plan) held(seat, players int) *Holding {
	for i, h := range p.Deal.Holds {
		if p.seat(h.Role, players) == seat {
			return &p.Deal.Holds[i]
		}
	}
	return nil
}

func (p *Plan) lots(draws [][]Role, players int) [][]int {
	var out [][]int
	for _, left := range draws {
		var list []int
		for _, r := range left {
			list = append(list, p.seat(r, players))
		}
		slices.Sort(list)
		out = append(out, list)
	}
	return out
}

// next deals the round behind the first: what is said of the hands, else two
// tiles each, and two in the boneyard, lowest first. A rule or the lot says who
// opens it.
func (p *Plan) next(players int) protocol.Round {
	s := &stock{}
	for _, t := range doubleSix() {
		if !slices.ContainsFunc(p.Deal.Next, func(h Holding) bool { return slices.Contains(h.Tiles, t) }) {
			s.tiles = append(s.tiles, t)
		}
	}
	round := protocol.Round{Lots: p.lots(p.Deal.NextLots, players)}
	for seat := range players {
		i := slices.IndexFunc(p.Deal.Next, func(h Holding) bool { return p.seat(h.Role, players) == seat })
		hand := s.tiles[:fillers:fillers]
		if i >= 0 {
			hand = slices.Clone(p.Deal.Next[i].Tiles)
		} else {
			s.tiles = s.tiles[fillers:]
		}
		round.Hands.Tiles = append(round.Hands.Tiles, hand)
	}
	round.Boneyard = s.tiles[:fillers]
	return round
}

// doubleSix lists the tiles of a double-six set, lowest first.
func doubleSix() []protocol.Tile {
	var tiles []protocol.Tile
	for high := range 7 {
		for low := range high + 1 {
			tiles = append(tiles, protocol.Tile{First: low, Second: high})
		}
	}
	return tiles
}

// fits returns the pips of the open ends behind the plan's last action, the
// one in which a filler is most likely to be needed.
func (p *Plan) fits(table Table) []int {
	for i, a := range p.Actions {
		if a.Do == protocol.DoDeal && !p.refused(i) {
			break
		}
		if a.Do != protocol.DoPlay || p.refused(i) {
			continue
		}
		again := a
		if after, err := again.resolve(table); err == nil {
			table = after
		}
	}
	return table.ends()
}

// stock are the tiles of a double-six set that a plan does not name.
type stock struct{ tiles []protocol.Tile }

func (p *Plan) stock() *stock {
	s := &stock{}
	named := func(t protocol.Tile) bool {
		return p.mentioned(t) || slices.ContainsFunc(p.Actions, func(a Action) bool {
			return a.Do == protocol.DoPlay && a.Tile.Low() == t
		})
	}
	s.tiles = slices.DeleteFunc(doubleSix(), named)
	return s
}

// take removes a tile: the nth filler of a hand fits the nth end if one is left
// that does, else any tile.
func (s *stock) take(fits []int, n int) (protocol.Tile, error) {
	if len(s.tiles) == 0 {
		return protocol.Tile{}, fmt.Errorf("no tiles are left to fill the hands and the boneyard")
	}
	at := 0
	if len(fits) > 0 {
		pip := fits[n%len(fits)]
		at = max(0, slices.IndexFunc(s.tiles, func(t protocol.Tile) bool { return t.Has(pip) }))
	}
	t := s.tiles[at]
	s.tiles = slices.Delete(s.tiles, at, at+1)
	return t, nil
}
