package claims

import (
	"fmt"
	"slices"
	"strconv"

	"muggins.example/engine/dominoes"
)

// lineSentences are about lines of dominoes.
func lineSentences() []sentence {
	main, hoyle := dominoes.New(dominoes.Options{}), dominoes.New(dominoes.HoyleOptions())
	return []sentence{
		{"all lines together score <awards>, and nothing else", func(given) ([]string, error) {
			return awardsOf(main, sums(main)), nil
		}},
		{"the sums of all lines are <sums>", func(given) ([]string, error) {
			return []string{numbers(sums(main))}, nil
		}},
		{"an opening tile shows the sums <sums>", func(given) ([]string, error) { return sumsThatTake(main, 1) }},
		{"the sums that take {tiles} tiles are <sums>", func(in given) ([]string, error) {
			tiles, err := in.number("tiles", 2, 4)
			if err != nil {
				return nil, err
			}
			return sumsThatTake(main, tiles)
		}},
		{"a sum of {pips} is shown by <ends> alone", func(in given) ([]string, error) { return endsThatShow(main, in) }},
		{"the openings of a {set} set that score are <tiles>", func(in given) ([]string, error) {
			set, err := in.set()
			if err != nil {
				return nil, err
			}
			scoring, err := openings(hoyle, set)
			return []string{join(written(scoring))}, err
		}},
		{"a {set} set adds the openings <tiles>", func(in given) ([]string, error) { return openingsAdded(hoyle, in) }},
		{"a hand of {pips} pips is worth <points>", func(in given) ([]string, error) {
			pips, err := in.number("pips", 0, 168)
			return []string{strconv.Itoa(hoyle.Points(hoyle.Round(pips)))}, err
		}},
		{"a large x and {fields} small ones, of {strokes} strokes at {points} points each, are worth <points>", markOf},
		{"a line has <open ends> open ends", func(given) ([]string, error) { return openEnds(main) }},
		{"the sum of the pips is the number of open ends in <how many> of up to {tiles} tiles", func(in given) ([]string, error) {
			return sumsLikeEnds(main, in)
		}},
		{"were the open ends counted in place of the pips, lines would score <points>", func(given) ([]string, error) {
			ends, err := endCounts(main)
			return awardsOf(main, ends), err
		}},
	}
}

// set reads what was given as the name of a set.
func (g given) set() (dominoes.Set, error) {
	at, err := g.one("set", "double-six", "double-nine", "double-twelve", "double-fifteen", "double-eighteen")
	return dominoes.Set(6 + 3*at), err
}

func written(tiles []dominoes.Tile) []string {
	var words []string
	for _, t := range tiles {
		words = append(words, t.String())
	}
	return words
}

// awardsOf lists what sums score.
func awardsOf(r *dominoes.Rules, sums []int) []string {
	var list []int
	for _, sum := range sums {
		if points := r.Award(sum); points > 0 {
			list = append(list, points)
		}
	}
	if len(list) == 0 {
		return []string{"nothing"}
	}
	return []string{numbers(distinct(list))}
}

// sumsThatTake lists the sums that a line shows with so many tiles and not with fewer.
func sumsThatTake(r *dominoes.Rules, tiles int) ([]string, error) {
	by, err := sumsByTiles(r, tiles)
	return []string{numbers(by[tiles])}, err
}

// endsThatShow lists the tiles, alone or two, that show a sum.
func endsThatShow(r *dominoes.Rules, in given) ([]string, error) {
	pips, err := in.number("pips", 0, 24)
	if err != nil {
		return nil, err
	}
	var words []string
	for _, e := range allEnds(r) {
		if e.sum == pips {
			word := e.tiles[0].String()
			if len(e.tiles) > 1 {
				word += " with " + e.tiles[1].String()
			}
			words = append(words, word)
		}
	}
	slices.Sort(words)
	return []string{join(slices.Compact(words))}, nil
}

// openingsAdded lists the scoring openings of a set that the next smaller one
// that is sold has not.
func openingsAdded(r *dominoes.Rules, in given) ([]string, error) {
	set, err := in.set()
	if err != nil || set == dominoes.DoubleSix {
		return nil, fmt.Errorf("%q is no larger set: write double-nine, double-twelve, double-fifteen or double-eighteen", in["set"])
	}
	scoring, err := openings(r, set)
	return []string{join(written(slices.DeleteFunc(scoring, (set - 3).Has)))}, err
}

// markOf multiplies: each of the crosses has as many strokes.
func markOf(in given) ([]string, error) {
	fields, err := in.number("fields", 1, 9)
	if err != nil {
		return nil, err
	}
	strokes, err := in.number("strokes", 1, 9)
	if err != nil {
		return nil, err
	}
	points, err := in.number("points", 1, 99)
	return []string{strconv.Itoa((1 + fields) * strokes * points)}, err
}

// endCounts returns the numbers of open ends that lines have.
func endCounts(r *dominoes.Rules) ([]int, error) {
	var list []int
	err := eachLine(r, 3, func(l laid) bool {
		list = append(list, len(l.state.Places(nil)))
		return true
	})
	return distinct(list), err
}

func openEnds(r *dominoes.Rules) ([]string, error) {
	list, err := endCounts(r)
	return []string{numbers(list)}, err
}

// sumsLikeEnds counts the lines in which pips and open ends come to the same.
func sumsLikeEnds(r *dominoes.Rules, in given) ([]string, error) {
	tiles, err := in.number("tiles", 1, 4)
	if err != nil {
		return nil, err
	}
	alike, lines := 0, 0
	err = eachLine(r, tiles, func(l laid) bool {
		lines++
		if r.Sum(&l.state) == len(l.state.Places(nil)) {
			alike++
		}
		return true
	})
	if alike == lines {
		return []string{"all lines"}, err
	}
	return []string{fmt.Sprintf("%d of the %d lines", alike, lines)}, err
}
