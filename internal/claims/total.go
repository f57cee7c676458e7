package claims

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muggins.example/engine/cards"
)

// deck is the number of cards, which sentences name.
const deck = cards.MaxCards

// highest is the highest running total that is allowed, at most 52 tens.
func highest(r *cards.Rules) int {
	limit := 0
	for total := range 10*deck + 1 {
		if r.Fits(total) {
			limit = total
		}
	}
	return limit
}

// reached returns, for each total that a stack can come to, the fewest cards
// that make it; -1 for the others.
func reached(r *cards.Rules) []int {
	fewest := make([]int, highest(r)+1)
	for total := range fewest {
		fewest[total] = -1
	}
	fewest[0] = 0
	for n := range fewest { // no card is worth less than 1
		for total, with := range fewest {
			if with != n {
				continue
			}
			for _, c := range cards.Deck() {
				next := total + r.Value(c)
				if r.Fits(next) && fewest[next] < 0 {
					fewest[next] = n + 1
				}
			}
		}
	}
	return fewest
}

// awarded returns the totals that score as multiples of five.
func awarded(r *cards.Rules) []int {
	var list []int
	for total, n := range reached(r) {
		if n > 0 && r.Award(total) > 0 {
			list = append(list, total)
		}
	}
	return list
}

// points are what a card makes on a total, 0 where it does not fit: the award
// for a multiple of five, and with limit what hitting the limit brings.
func points(r *cards.Rules, total int, c cards.Card, limit bool) int {
	next := total + r.Value(c)
	if !r.Fits(next) {
		return 0
	}
	award := r.Award(next)
	if limit && r.AtLimit(next) {
		award = r.LimitAward(award)
	}
	return award
}

// scoring returns the cards that score on a total.
func scoring(r *cards.Rules, total int, limit bool) []cards.Card {
	return slices.DeleteFunc(cards.Deck(), func(c cards.Card) bool { return points(r, total, c, limit) == 0 })
}

// sourcesOf returns the totals from which a value makes a multiple of five.
func sourcesOf(r *cards.Rules, value int) []int {
	var list []int
	for total := range highest(r) + 1 {
		if points(r, total, worth(r, value), false) > 0 {
			list = append(list, total)
		}
	}
	return list
}

// worth returns a card of a value, 1 to 10.
func worth(r *cards.Rules, value int) cards.Card {
	all := cards.Deck()
	return all[slices.IndexFunc(all, func(c cards.Card) bool { return r.Value(c) == value })]
}

// values writes the values of cards, such as 4 and 9.
func values(r *cards.Rules, list []cards.Card) string {
	var all []int
	for _, c := range list {
		all = append(all, r.Value(c))
	}
	return numbers(distinct(all))
}

// alike returns what all of the totals give, or an error where one gives something else.
func alike(totals []int, give func(total int) string) ([]string, error) {
	same := give(totals[0])
	for _, total := range totals[1:] {
		if other := give(total); other != same {
			return nil, fmt.Errorf("it is %s for %d and %s for %d: write a sentence for each", same, totals[0], other, total)
		}
	}
	return []string{same}, nil
}

// mean returns the points that one of the 52 cards makes on a total, on average.
func mean(r *cards.Rules, total int) float64 {
	sum := 0
	for _, c := range cards.Deck() {
		sum += points(r, total, c, true)
	}
	return float64(sum) / deck
}

// meanOfAll is the mean over all totals that can be left.
func meanOfAll(r *cards.Rules) float64 {
	sum, n := 0.0, 0
	for total, fewest := range reached(r) {
		if fewest > 0 {
			sum += mean(r, total)
			n++
		}
	}
	return sum / float64(n)
}

func decimals(f float64) string { return strconv.FormatFloat(f, 'f', 2, 64) }

// makes writes what a value makes of a total.
func makes(r *cards.Rules, total, value int) string {
	next := total + value
	award := points(r, total, worth(r, value), true)
	switch {
	case !r.Fits(next):
		return fmt.Sprintf("would make %d and is not allowed", next)
	case award == 0:
		return fmt.Sprintf("makes %d and scores nothing", next)
	}
	return fmt.Sprintf("makes %d and scores %d", next, award)
}

// withPoints writes the values that score on a total, each with its points.
func withPoints(r *cards.Rules, total int) string {
	var words []string
	for _, c := range scoring(r, total, true) {
		words = append(words, fmt.Sprintf("%d for %d", r.Value(c), points(r, total, c, true)))
	}
	words = slices.Compact(words)
	return strings.TrimSpace(join(words))
}
