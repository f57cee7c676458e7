package claims

import (
	"slices"
	"strconv"

	"muggins.example/engine/cards"
	"muggins.example/engine/dominoes"
)

// bothSentences compare the domino game with the card game.
func bothSentences() []sentence {
	line, stack := dominoes.New(dominoes.Options{}), cards.New(cards.Options{})
	return []sentence{
		{"a sum that a line can show scores <as much> as a running total of that height", func(given) ([]string, error) {
			return []string{sameAwards(line, stack)}, nil
		}},
		{"the card game also awards the totals <totals>, which no line can show", func(given) ([]string, error) {
			lines := sums(line)
			return []string{numbers(slices.DeleteFunc(awarded(stack), func(total int) bool { return slices.Contains(lines, total) }))}, nil
		}},
		{"a total at the limit scores <points>, and the last card below it <point>", func(given) ([]string, error) {
			limit := highest(stack)
			return []string{strconv.Itoa(stack.LimitAward(stack.Award(limit))), strconv.Itoa(stack.CloseAward(false))}, nil
		}},
		{"a hand of {pips} pips at the end of a domino round takes away <points>", func(in given) ([]string, error) {
			pips, err := in.number("pips", 0, 168)
			settled := line.Settle(dominoes.Settling{Own: line.Round(pips), OwnPips: pips, Round: line.Round, Points: line.Points})
			return []string{strconv.Itoa(-settled)}, err
		}},
	}
}

// sameAwards compares the awards of both games for all sums of lines.
func sameAwards(line *dominoes.Rules, stack *cards.Rules) string {
	var apart []int
	for _, sum := range sums(line) {
		if line.Points(line.Award(sum)) != stack.Award(sum) {
			apart = append(apart, sum)
		}
	}
	if len(apart) == 0 {
		return "as much"
	}
	return "not as much, at " + numbers(apart) + ","
}
