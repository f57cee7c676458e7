package claims

import (
	"fmt"
	"slices"
	"strconv"
)

// playSentences are about games that are played from numbered seeds.
func playSentences() []sentence {
	return []sentence{
		{"of {games} games to {target} between {players} {manner} players <how many> take {deals} deals or more", longGames},
		{"in {games} games to {target} between {players} {manner} players the deals of a game are <deals>", dealsOfGames},
		{"a game takes <stacks> stacks on average, in {games} games to {target} between {players} {manner} players", func(in given) ([]string, error) {
			s, err := in.played(31)
			if err != nil {
				return nil, err
			}
			return []string{decimals(float64(s.stacks) / float64(len(s.deals)))}, nil
		}},
		{"in {games} games to {target} between {players} {manner} players cards worth {values} hit a multiple of five <times> as often as the others", hitsAsOften},
		{"with a limit of {limit} a deal takes <plays> plays and <goes> goes on average, in {games} deals between {players} {manner} players", func(in given) ([]string, error) {
			return averages(in, func(s *score) []int { return []int{s.plays, s.goes} })
		}},
		{"with a limit of {limit} a deal has <stacks> stacks on average, in {games} deals between {players} {manner} players", func(in given) ([]string, error) {
			return averages(in, func(s *score) []int { return []int{s.stacks} })
		}},
		{"a limit of {lower} makes deals <longer or shorter> than one of {limit}, in {games} deals between {players} {manner} players", func(in given) ([]string, error) {
			return compared(in, func(s *score) int { return s.plays + s.goes })
		}},
	}
}

// played plays the games that a sentence tells.
func (g given) played(limit int) (*score, error) {
	players, err := g.number("players", 2, 4)
	if err != nil {
		return nil, err
	}
	games, err := g.number("games", 1, 1000)
	if err != nil {
		return nil, err
	}
	manner, err := g.one("manner", "aimless", "greedy")
	if err != nil {
		return nil, err
	}
	target := 0
	if g["target"] != "" {
		if target, err = g.number("target", 1, 1000); err != nil {
			return nil, err
		}
	}
	return played(game{players: players, limit: limit, target: target, greedy: manner == 1, games: games})
}

func longGames(in given) ([]string, error) {
	deals, err := in.number("deals", 1, 20)
	if err != nil {
		return nil, err
	}
	s, err := in.played(31)
	if err != nil {
		return nil, err
	}
	long := 0
	for _, n := range s.deals {
		long += one(n >= deals)
	}
	return []string{quantity(long, len(s.deals))}, nil
}

// dealsOfGames counts the games by their deals.
func dealsOfGames(in given) ([]string, error) {
	s, err := in.played(31)
	if err != nil {
		return nil, err
	}
	var words []string
	for n := 1; n <= slices.Max(s.deals); n++ {
		games := 0
		for _, deals := range s.deals {
			games += one(deals == n)
		}
		if games > 0 {
			words = append(words, fmt.Sprintf("%d in %d", n, games))
		}
	}
	return []string{join(words)}, nil
}

// hitsAsOften compares how often a card that is played makes a multiple of
// five, for some values and for the others.
func hitsAsOften(in given) ([]string, error) {
	list, err := in.numbers("values", 1, 10)
	if err != nil {
		return nil, err
	}
	s, err := in.played(31)
	if err != nil {
		return nil, err
	}
	var hits, all [2]int
	for value := 1; value <= 10; value++ {
		among := one(slices.Contains(list, value))
		hits[among] += s.hitting[value]
		all[among] += s.played[value]
	}
	return []string{fmt.Sprintf("%.1f times", float64(hits[1]*all[0])/float64(all[1]*hits[0]))}, nil
}

// averages gives counts a deal.
func averages(in given, counted func(*score) []int) ([]string, error) {
	limit, err := in.number("limit", 10, 100)
	if err != nil {
		return nil, err
	}
	s, err := in.played(limit)
	if err != nil {
		return nil, err
	}
	var words []string
	for _, n := range counted(s) {
		words = append(words, strconv.FormatFloat(float64(n)/float64(s.dealt), 'f', 1, 64))
	}
	return words, nil
}

// compared says what a lower limit makes of a deal.
func compared(in given, counted func(*score) int) ([]string, error) {
	var counts [2]int
	for i, name := range []string{"lower", "limit"} {
		limit, err := in.number(name, 10, 100)
		if err != nil {
			return nil, err
		}
		s, err := in.played(limit)
		if err != nil {
			return nil, err
		}
		counts[i] = counted(s)
	}
	switch {
	case counts[0] > counts[1]:
		return []string{"longer"}, nil
	case counts[0] < counts[1]:
		return []string{"shorter"}, nil
	}
	return []string{"no longer and no shorter"}, nil
}
