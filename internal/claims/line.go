package claims

import (
	"fmt"
	"slices"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

// shown is what the two ends of a line can show, with the tiles that show it.
type shown struct {
	tiles []dominoes.Tile // one that lies alone, or the two at the ends
	sum   int             // pips
}

// allEnds goes through everything that the ends of a line of the double-six set
// can show: each tile alone, and each two tiles with either half outside. It
// asks for no line in between, so that no line shows anything else.
func allEnds(r *dominoes.Rules) []shown {
	var all []shown
	tiles := dominoes.DoubleSix.Tiles()
	for i, a := range tiles {
		lone := r.Lone(a)
		sum := 0
		for _, pips := range lone.Pips[:lone.Entries] {
			sum += pips
		}
		all = append(all, shown{[]dominoes.Tile{a}, sum})
		for _, b := range tiles[:i] {
			for _, left := range outerEnds(a) {
				for _, right := range outerEnds(b) {
					all = append(all, shown{[]dominoes.Tile{b, a}, r.CountEnd(left) + r.CountEnd(right)})
				}
			}
		}
	}
	return all
}

// outerEnds gives the ways in which a tile can be the end of a line.
func outerEnds(t dominoes.Tile) []dominoes.End {
	if t.Double() {
		return []dominoes.End{{Tile: t, Port: dominoes.PortB, Pip: uint8(t.High())}}
	}
	return []dominoes.End{
		{Tile: t, Port: dominoes.PortLow, Pip: uint8(t.Low())},
		{Tile: t, Port: dominoes.PortHigh, Pip: uint8(t.High())},
	}
}

// sums returns the sums of all ends, rising.
func sums(r *dominoes.Rules) []int {
	var list []int
	for _, e := range allEnds(r) {
		list = append(list, e.sum)
	}
	return distinct(list)
}

func distinct(list []int) []int {
	slices.Sort(list)
	return slices.Compact(list)
}

// laid is a line that was played, tile by tile.
type laid struct {
	actions []dominoes.Action
	state   dominoes.State
}

// award is what the last tile scored.
func (l laid) award() int { return int(l.state.Awards[0]) }

// eachLine plays every line of the double-six set of up to so many tiles, in
// every order in which it can be laid, until visit returns false.
func eachLine(r *dominoes.Rules, tiles int, visit func(laid) bool) error {
	alone := *r // one player holds all tiles and goes on playing
	alone.NextSeat = func(int, int) int { return 0 }
	alone.TargetReached = func(int, int) bool { return false }
	deal, err := dominoes.NewDeal(dominoes.DoubleSix, 0, [][]dominoes.Tile{dominoes.DoubleSix.Tiles(), nil}, nil)
	if err != nil {
		return fmt.Errorf("laying lines: %w", err)
	}
	var grow func(laid) bool
	grow = func(l laid) bool {
		if len(l.actions) > 0 && !visit(l) {
			return false
		}
		if len(l.actions) == tiles {
			return true
		}
		for _, a := range alone.Legal(deal, &l.state, nil) {
			if a.Kind != dominoes.Play {
				continue
			}
			next := laid{append(slices.Clone(l.actions), a), l.state}
			if refused := alone.Apply(deal, &next.state, a); refused != engine.Accepted {
				err = fmt.Errorf("laying lines: %v was refused: %v", a.Tile, refused)
				return false
			}
			if !grow(next) {
				return false
			}
		}
		return true
	}
	grow(laid{state: alone.Start(deal, nil)})
	return err
}

// sumsByTiles returns, for each number of tiles up to the highest, the sums that
// lines of so many tiles show and no shorter line does.
func sumsByTiles(r *dominoes.Rules, highest int) ([][]int, error) {
	fewest := map[int]int{}
	err := eachLine(r, highest, func(l laid) bool {
		sum, n := r.Sum(&l.state), len(l.actions)
		if known, ok := fewest[sum]; !ok || n < known {
			fewest[sum] = n
		}
		return true
	})
	by := make([][]int, highest+1)
	for sum, n := range fewest {
		by[n] = append(by[n], sum)
	}
	for _, list := range by {
		slices.Sort(list)
	}
	return by, err
}

// openings returns the tiles of a set that score when they open, by the lower
// half and then the higher.
func openings(r *dominoes.Rules, set dominoes.Set) ([]dominoes.Tile, error) {
	var scoring []dominoes.Tile
	tiles := set.Tiles()
	for i, t := range tiles {
		deal, err := dominoes.NewDeal(set, 0, [][]dominoes.Tile{{t, tiles[(i+1)%len(tiles)]}, nil}, nil)
		if err != nil {
			return nil, fmt.Errorf("opening with %v: %w", t, err)
		}
		state := r.Start(deal, nil)
		if refused := r.Apply(deal, &state, dominoes.Action{Tile: t}); refused != engine.Accepted {
			return nil, fmt.Errorf("opening with %v: refused: %v", t, refused)
		}
		if state.Awards[0] > 0 {
			scoring = append(scoring, t)
		}
	}
	slices.SortFunc(scoring, func(a, b dominoes.Tile) int { return 100*(a.Low()-b.Low()) + a.High() - b.High() })
	return scoring, nil
}
