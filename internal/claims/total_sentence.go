package claims

import (
	"fmt"
	"slices"
	"strconv"

	"muggins.example/engine/cards"
)

// totalSentences are about running totals of the card game.
func totalSentences() []sentence {
	r := cards.New(cards.Options{})
	return slices.Concat([]sentence{
		{"the totals that a stack can come to are <totals>", func(given) ([]string, error) {
			return []string{numbers(slices.DeleteFunc(all(r), func(total int) bool { return reached(r)[total] < 0 }))}, nil
		}},
		{"the totals that score as a multiple of five are <totals>", func(given) ([]string, error) {
			return []string{numbers(awarded(r))}, nil
		}},
		{"the totals {totals} take at least <cards>", func(in given) ([]string, error) {
			return perTotal(r, in, func(total int) string { return count(reached(r)[total], "card") })
		}},
	}, cardSentences(r), valueSentences(r))
}

// all lists the totals from 0 to the limit.
func all(r *cards.Rules) []int {
	var list []int
	for total := range highest(r) + 1 {
		list = append(list, total)
	}
	return list
}

// perTotal gives what all totals of a sentence have in common.
func perTotal(r *cards.Rules, in given, give func(total int) string) ([]string, error) {
	totals, err := in.numbers("totals", 0, highest(r))
	if err != nil {
		return nil, err
	}
	return alike(totals, give)
}

// cardSentences are about the cards that can follow a total.
func cardSentences(r *cards.Rules) []sentence {
	return []sentence{
		{"from {totals} <how many> ten-valued cards make a multiple of five", func(in given) ([]string, error) {
			return perTotal(r, in, func(total int) string { return tens(r, total) })
		}},
		{"from {totals} the cards that make a multiple of five are worth <values>: <n> of the 52", func(in given) ([]string, error) {
			totals, err := in.numbers("totals", 0, highest(r))
			if err != nil {
				return nil, err
			}
			worth, err := alike(totals, func(total int) string { return values(r, scoring(r, total, false)) })
			return append(worth, strconv.Itoa(len(scoring(r, totals[0], false)))), err
		}},
		{"from {totals} the cards that score are worth <values and points>", func(in given) ([]string, error) {
			return perTotal(r, in, func(total int) string { return withPoints(r, total) })
		}},
		{"<how many> of the 52 cards fit on {totals}", func(in given) ([]string, error) {
			return perTotal(r, in, func(total int) string {
				return orNone(len(slices.DeleteFunc(cards.Deck(), func(c cards.Card) bool { return !r.Fits(total + r.Value(c)) })))
			})
		}},
		{"<how many> of the 52 cards score from {totals}", func(in given) ([]string, error) {
			return perTotal(r, in, func(total int) string { return orNone(len(scoring(r, total, true))) })
		}},
		{"fewer cards score from <totals> than from {total}", func(in given) ([]string, error) {
			total, err := in.number("total", 0, highest(r))
			if err != nil {
				return nil, err
			}
			few := len(scoring(r, total, true))
			return []string{numbers(slices.DeleteFunc(all(r), func(other int) bool { return len(scoring(r, other, true)) >= few }))}, nil
		}},
		{"to leave {totals} gives the next card <more or less> than to leave any other total does on average", func(in given) ([]string, error) {
			return perTotal(r, in, func(total int) string { return choose(mean(r, total) > meanOfAll(r), "more", "less") })
		}},
		{"one of the 52 cards makes <points> points on {totals}, and <points> over all totals", func(in given) ([]string, error) {
			points, err := perTotal(r, in, func(total int) string { return decimals(mean(r, total)) })
			return append(points, decimals(meanOfAll(r))), err
		}},
	}
}

// tens says how many of the ten-valued cards make a multiple of five of a total.
func tens(r *cards.Rules, total int) string {
	all, hits := 0, 0
	for _, c := range cards.Deck() {
		if r.Value(c) == 10 {
			all++
			hits += one(points(r, total, c, false) > 0)
		}
	}
	return quantity(hits, all, "no")
}

// valueSentences are about what a value can do.
func valueSentences(r *cards.Rules) []sentence {
	return []sentence{
		{"a card worth {value} makes a multiple of five from <totals>", func(in given) ([]string, error) {
			value, err := in.number("value", 1, 10)
			if err != nil {
				return nil, err
			}
			return []string{numbers(sourcesOf(r, value))}, nil
		}},
		{"cards worth {values} make a multiple of five from <how many> totals each", func(in given) ([]string, error) {
			list, err := in.numbers("values", 1, 10)
			if err != nil {
				return nil, err
			}
			return alike(list, func(value int) string { return strconv.Itoa(len(sourcesOf(r, value))) })
		}},
		{"cards worth {values} make a multiple of five from <times> as many totals as the others", func(in given) ([]string, error) {
			list, err := in.someValues()
			if err != nil {
				return nil, err
			}
			return []string{asMany(r, list)}, nil
		}},
		{"of the totals {totals} a card worth {value} makes a multiple of five from <which>", func(in given) ([]string, error) { return fromWhich(r, in) }},
		{"on {total} a card worth {value} <makes>", func(in given) ([]string, error) {
			total, err := in.number("total", 0, highest(r))
			if err != nil {
				return nil, err
			}
			value, err := in.number("value", 1, 10)
			if err != nil {
				return nil, err
			}
			return []string{makes(r, total, value)}, nil
		}},
	}
}

// someValues reads values of cards that leave others over.
func (g given) someValues() ([]int, error) {
	list, err := g.numbers("values", 1, 10)
	if err == nil && len(list) > 9 {
		err = fmt.Errorf("%s are all values: name fewer", g["values"])
	}
	return list, err
}

// asMany compares from how many totals values make a multiple of five, on
// average, with the other values.
func asMany(r *cards.Rules, list []int) string {
	var sum, n [2]int
	for value := 1; value <= 10; value++ {
		among := one(slices.Contains(list, value))
		sum[among] += len(sourcesOf(r, value))
		n[among]++
	}
	return fmt.Sprintf("%.2f times", float64(sum[1]*n[0])/float64(n[1]*sum[0]))
}

// fromWhich lists those of the totals from which a value makes a multiple of five.
func fromWhich(r *cards.Rules, in given) ([]string, error) {
	totals, err := in.numbers("totals", 0, highest(r))
	if err != nil {
		return nil, err
	}
	value, err := in.number("value", 1, 10)
	if err != nil {
		return nil, err
	}
	hits := slices.DeleteFunc(slices.Clone(totals), func(total int) bool { return points(r, total, worth(r, value), false) == 0 })
	return []string{choose(len(hits) == len(totals), "all", numbers(hits))}, nil
}
