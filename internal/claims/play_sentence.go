package claims

import (
	"fmt"
	"slices"
	"strconv"

	"muggins.example/engine/cards"
)

// limit is the highest running total where a sentence names none.
const limit = 31

// gameSentences are about games that are played from numbered seeds.
func gameSentences() []sentence {
	return []sentence{
		{"of {games} games to {target} between {players} {manner} players <how many> took {deals} deals or more", longGames},
		{"of {games} games to {target} between {players} {manner} players <deals>", ofGames(dealsOfGames)},
		{
			"a game takes <stacks> stacks on average, in {games} games to {target} between {players} {manner} players",
			ofGames(func(_ game, s *score) []string { return []string{average(s.stacks, len(s.deals), 2)} }),
		},
		{
			"a game takes <cards> cards on average, and <cards> of each player, in {games} games to {target} between {players} {manner} players",
			ofGames(func(g game, s *score) []string {
				return []string{average(s.plays, len(s.deals), 1), average(s.plays, len(s.deals)*g.players, 1)}
			}),
		},
		{"a game between {more} players takes <how many> cards than one between {players}, in {games} games to {target} of {manner} players", moreCards},
		{"in {games} games to {target} between {players} {manner} players cards worth {values} hit a multiple of five <times> as often as the others", hitsAsOften},
	}
}

// dealSentences are about single deals that are played to their end.
func dealSentences() []sentence {
	return []sentence{
		{"with a limit of {limit} a deal takes <plays> plays and <goes> goes on average, in {games} deals between {players} {manner} players", ofDeals(func(s *score) []int {
			return []int{s.plays, s.goes}
		})},
		{"with a limit of {limit} a deal has <stacks> stacks on average, in {games} deals between {players} {manner} players", ofDeals(func(s *score) []int {
			return []int{s.stacks}
		})},
		{"a limit of {lower} makes deals <longer or shorter> than one of {limit}, in {games} deals between {players} {manner} players", compared},
	}
}

// game reads what is played.
func (g given) game() (game, error) {
	players, err := g.number("players", 2, cards.MaxSeats)
	if err != nil {
		return game{}, err
	}
	games, err := g.number("games", 1, 1000)
	if err != nil {
		return game{}, err
	}
	manner, err := g.one("manner", "aimless", "greedy")
	kind := game{players: players, limit: limit, greedy: manner == 1, games: games}
	if err == nil && g["target"] != "" {
		kind.target, err = g.number("target", 1, 1000)
	}
	if err == nil && g["limit"] != "" {
		kind.limit, err = g.number("limit", 10, 100)
	}
	return kind, err
}

// play plays the games that a sentence tells.
func (g given) play() (game, *score, error) {
	kind, err := g.game()
	if err != nil {
		return kind, nil, err
	}
	s, err := played(kind)
	return kind, s, err
}

// ofGames plays and gives what is counted.
func ofGames(counted func(game, *score) []string) func(given) ([]string, error) {
	return func(in given) ([]string, error) {
		kind, s, err := in.play()
		if err != nil {
			return nil, err
		}
		return counted(kind, s), nil
	}
}

// ofDeals plays and gives averages a deal.
func ofDeals(counted func(*score) []int) func(given) ([]string, error) {
	return ofGames(func(_ game, s *score) []string {
		var words []string
		for _, n := range counted(s) {
			words = append(words, average(n, s.dealt, 1))
		}
		return words
	})
}

func average(sum, n, places int) string {
	return strconv.FormatFloat(float64(sum)/float64(n), 'f', places, 64)
}

func longGames(in given) ([]string, error) {
	deals, err := in.number("deals", 1, 20)
	if err != nil {
		return nil, err
	}
	_, s, err := in.play()
	if err != nil {
		return nil, err
	}
	long := 0
	for _, n := range s.deals {
		long += one(n >= deals)
	}
	return []string{quantity(long, len(s.deals), "none")}, nil
}

// dealsOfGames counts the games by their deals.
func dealsOfGames(_ game, s *score) []string {
	var words []string
	for n := 1; n <= slices.Max(s.deals); n++ {
		games := 0
		for _, deals := range s.deals {
			games += one(deals == n)
		}
		if games > 0 {
			words = append(words, fmt.Sprintf("%d took %s", games, count(n, "deal")))
		}
	}
	return []string{join(words)}
}

// hitsAsOften compares how often a card that is played makes a multiple of
// five, for some values and for the others.
func hitsAsOften(in given) ([]string, error) {
	list, err := in.someValues()
	if err != nil {
		return nil, err
	}
	_, s, err := in.play()
	if err != nil {
		return nil, err
	}
	var hits, all [2]int
	for value := 1; value <= 10; value++ {
		among := one(slices.Contains(list, value))
		hits[among] += s.hitting[value]
		all[among] += s.played[value]
	}
	return []string{average(hits[1]*all[0], all[1]*hits[0], 1) + " times"}, nil
}

// moreCards says whether games of more players take more cards.
func moreCards(in given) ([]string, error) {
	more, err := in.number("more", 2, cards.MaxSeats)
	if err != nil {
		return nil, err
	}
	kind, few, err := in.play()
	if err != nil {
		return nil, err
	}
	kind.players = more
	many, err := played(kind)
	if err != nil {
		return nil, err
	}
	return []string{than(many.plays, few.plays, "more", "fewer")}, nil
}

// compared says what a lower limit makes of a deal.
func compared(in given) ([]string, error) {
	lower, err := in.number("lower", 10, 100)
	if err != nil {
		return nil, err
	}
	kind, high, err := in.play()
	if err != nil {
		return nil, err
	}
	kind.limit = lower
	low, err := played(kind)
	if err != nil {
		return nil, err
	}
	return []string{than(low.plays+low.goes, high.plays+high.goes, "longer", "shorter")}, nil
}

// than compares two numbers in a word.
func than(a, b int, above, below string) string {
	switch {
	case a > b:
		return above
	case a < b:
		return below
	}
	return "neither " + above + " nor " + below
}
