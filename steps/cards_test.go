package steps_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// worth is what a card adds: figures their pips, an ace one, the others ten.
func worth(c protocol.Card) int {
	if i := strings.IndexByte("A23456789", c.Rank); i >= 0 {
		return i + 1
	}
	return 10
}

// table follows the plays of a request up to the position of Given, with a card
// drawn from the stock behind each where refill says so.
func table(t *testing.T, b plan.Bound, refill bool) (total int, hands [][]protocol.Card, stock []protocol.Card) {
	t.Helper()
	stock = b.Play.Rounds[0].Stock
	for _, h := range b.Play.Rounds[0].Hands.Cards {
		hands = append(hands, slices.Clone(h))
	}
	for i, a := range b.Play.Actions[:b.Given] {
		seat, _ := a.Player.Get()
		card, ok := a.Card.Get()
		require.True(t, ok)
		require.Equal(t, i%b.Play.Players, seat, "the seats lay the staged cards in turn")
		at := slices.Index(hands[seat], card)
		require.GreaterOrEqual(t, at, 0, "seat %d plays %s, and does not hold it", seat, card)
		hands[seat] = slices.Delete(hands[seat], at, at+1)
		if refill && len(stock) > 0 {
			hands[seat], stock = append(hands[seat], stock[0]), stock[1:]
		}
		total += worth(card)
	}
	return total, hands, stock
}

func once(t *testing.T, r protocol.Round) {
	t.Helper()
	seen := map[protocol.Card]bool{}
	for _, h := range append(slices.Clone(r.Hands.Cards), r.Stock) {
		for _, c := range h {
			require.False(t, seen[c], "%s is dealt twice", c)
			seen[c] = true
		}
	}
}

// TestEveryRunningTotalIsStaged holds that each total comes about by cards that
// nobody names and, but for the total itself, without an award.
func TestEveryRunningTotalIsStaged(t *testing.T) {
	for n := 1; n <= 30; n++ {
		p, err := compile(t, "@cards", "", fmt.Sprintf("Given a running total of %d\nAnd the next player holds AH and 5C\nWhen the next player plays AH\nThen the running total is %d", n, n+1))
		require.NoError(t, err)
		list, _, err := plan.Bind(p, all("cards", 2, 3, 4))
		require.NoError(t, err)
		require.Len(t, list, 3)
		for _, b := range list {
			staged(t, b, n)
		}
	}
}

// staged checks a position with a running total, and AH and 5C with who is next.
func staged(t *testing.T, b plan.Bound, n int) {
	t.Helper()
	players := b.Play.Players
	total, hands, _ := table(t, b, false)
	require.Equal(t, n, total)
	require.Positive(t, b.Given)
	once(t, b.Play.Rounds[0])
	next := b.Given % players
	require.Contains(t, hands[next], protocol.Card{Rank: 'A', Suit: 'H'})
	require.Contains(t, hands[next], protocol.Card{Rank: '5', Suit: 'C'})
	run := 0
	for _, a := range b.Play.Actions[:b.Given-1] {
		card, _ := a.Card.Get()
		run += worth(card)
		require.NotZero(t, run%5, "%d earns an award on the way to %d", run, n)
	}
	dealer, _ := b.Play.Rounds[0].Dealer.Get()
	require.Equal(t, players-1, dealer, "seat 0 leads")
	for seat, h := range hands {
		require.NotEmpty(t, h, "seat %d is not out of the round unasked", seat)
	}
}

func TestPileIsLaidByTheSeatsInTurn(t *testing.T) {
	text := `
Given 3 players
And the pile 9H 9D 8S
And the next player holds only 5H
And the following player holds no cards
When the next player plays 5H
Then the pile is 9H 9D 8S 5H`
	b := bind(t, "@cards", "", text, all("cards", 3))
	require.Equal(t, []string{
		"0 play 9H, claim what is due", "1 play 9D, claim what is due", "2 play 8S, claim what is due", "0 play 5H, claim what is due",
	}, told(b.Play.Actions))
	require.Equal(t, 3, b.Given)
	_, hands, stock := table(t, b, false)
	require.Equal(t, []protocol.Card{{Rank: '5', Suit: 'H'}}, hands[0])
	require.Empty(t, hands[1])
	require.Empty(t, stock)
	require.NotNil(t, b.Play.Rounds[0].Stock, "an empty stock is said, not left out")
}

// TestHandsAreFullWhereAStockIsLeft holds that hands have full size at the
// position of Given, whatever the staging drew.
func TestHandsAreFullWhereAStockIsLeft(t *testing.T) {
	text := `
Given 2 players
And a running total of 26
And the next player holds 5H
And the stock is KC, 4D
When the next player plays 5H
Then the stock has 1 card`
	left := []protocol.Card{{Rank: 'K', Suit: 'C'}, {Rank: '4', Suit: 'D'}}
	for hand, size := range map[string]int{"5": 5, "7": 7} {
		for refill, after := range map[string]int{"up-to-hand": size, "one-a-play": size, "none": size - 3} {
			tags := "@needs:hand=" + hand + " @needs:refill=" + refill
			b := bind(t, "@cards", tags, text, all("cards", 2))
			once(t, b.Play.Rounds[0])
			require.Equal(t, []int{size, size}, b.Play.Rounds[0].Hands.Sizes(), "%s: the deal is full", tags)
			total, hands, stock := table(t, b, refill != "none")
			require.Equal(t, 26, total)
			require.Equal(t, left, stock, tags)
			require.Contains(t, hands[b.Given%2], protocol.Card{Rank: '5', Suit: 'H'}, tags)
			if refill != "none" {
				require.Equal(t, []int{after, after}, protocol.Hands{Cards: hands}.Sizes(), tags)
			} else {
				require.Equal(t, 2*size-b.Given, len(hands[0])+len(hands[1]), tags)
			}
		}
	}
	p, err := compile(t, "@cards", "", strings.Replace(text, "holds 5H", "holds only 5H and 6C", 1))
	require.NoError(t, err)
	_, _, err = plan.Bind(p, all("cards", 2))
	require.ErrorContains(t, err, "with cards in the stock 5 cards are held, and `holds only …` names 2")
}

func TestGoesRound(t *testing.T) {
	text := `
Given 3 players
And the pile KD QD TC
And the next player holds only AH
And the following player holds only 2H and 3H
And the third player holds only 4H
When the next player plays AH
Then the running total is 31
And the stack can go round
And the pile is empty`
	b := bind(t, "@cards", "", text, all("cards", 3))
	require.Equal(t, []string{
		"1 go, claim what is due if stack", "2 go, claim what is due if stack", "0 go, claim what is due if turn",
	}, told(b.Play.Actions)[4:], "who holds no card by then goes only where the turn comes")
	for _, c := range b.Checks {
		if c.Field == protocol.FieldPile {
			require.Equal(t, 7, c.Entry, "what lies is looked at behind the last go")
		}
	}

	staged := strings.Replace(text, "When the next player plays AH\nThen the running total is 31\nAnd the stack can go round\nAnd the pile is empty",
		"And the next player has played AH\nAnd the stack has gone round\nWhen the following player plays 2H\nThen the running total is 2", 1)
	b = bind(t, "@cards", "", staged, all("cards", 3))
	require.Equal(t, 7, b.Given)
	require.Equal(t, "1 play 2H, claim what is due", told(b.Play.Actions)[7])

	later := strings.Replace(text, "When the next player plays AH\nThen", "And the next player has played AH\nWhen the following player plays 2H\nThen", 1)
	b = bind(t, "@cards", "", strings.Replace(later, "TC", "9C", 1), all("cards", 3))
	require.Equal(t, "2 go, claim what is due if stack", told(b.Play.Actions)[5], "the first to go sits behind who played last")

	_, err := compile(t, "@cards", "", strings.Replace(text, "Given 3 players\nAnd ", "Given ", 1))
	require.ErrorContains(t, err, "say how many play")
	_, err = compile(t, "@cards", "", strings.Replace(text, "Then the running", "And the stack goes round\nThen the running", 1))
	require.ErrorContains(t, err, "one action in When")
}

// TestTries may be refused or not, so that the plan asks for neither, and more
// may be done beside them.
func TestTries(t *testing.T) {
	text := `
Given 2 players
And a new round
And the opener has played 5H without a claim
When the following player tries to call muggins on the opener
And the following player plays 4D
And the following player tries to call muggins on the opener
Then the following player has scored 5 in all`
	p, err := compile(t, "@cards", "", text)
	require.NoError(t, err)
	var accepted []int
	for _, c := range p.Checks {
		if c.Kind == plan.Accepted {
			accepted = append(accepted, c.After)
		}
	}
	require.Equal(t, []int{0, 2}, accepted, "the two plays")
	_, err = compile(t, "@cards", "", strings.ReplaceAll(text, "tries to call", "calls"))
	require.ErrorContains(t, err, "one action in When")
}

func TestHandsOfTheNextRoundOfCards(t *testing.T) {
	text := `
Given 3 players
And a new round
And the opener holds only AH
And the following player holds no cards
And the third player holds no cards
And in the next round seat 1 holds only 5H and KD
And the opener has played AH
When the next round is dealt
Then seat 1 is on turn
And seat 0 is the dealer
And seat 1 can play 5H`
	b := bind(t, "@cards", "", text, all("cards", 3))
	require.Len(t, b.Play.Rounds, 2)
	next := b.Play.Rounds[1]
	require.False(t, next.Dealer.Shown(), "a rule says who deals")
	require.Equal(t, []protocol.Card{{Rank: '5', Suit: 'H'}, {Rank: 'K', Suit: 'D'}}, next.Hands.Cards[1])
	require.Len(t, next.Hands.Cards[0], 2)
	once(t, next)
	require.Equal(t, []string{"0 play AH, claim what is due", "deal", "1 play 5H, claim what is due"}, told(b.Play.Actions))
	require.Empty(t, b.Play.Rounds[0].Hands.Cards[1], "the card of the next round is not dealt in this one")
}

func TestMistakesWithCards(t *testing.T) {
	for text, reason := range map[string]string{
		"Given a new round\nAnd the opener holds 5H\nAnd the following player holds 5H\nWhen the opener plays 5H\nThen the running total is 5": "5H is in two places: a deck has every card once",
		"Given a new round\nAnd the stock is KC, KC\nWhen the opener plays 5H\nThen the running total is 5":                                    "KC is in two places",
		"Given the pile 9H 8S\nAnd the next player holds 9H\nWhen the next player plays 5H\nThen the running total is 22":                      "9H is in two places",
		"Given the pile 9H 8S\nAnd the stock is 8S\nWhen the next player plays 5H\nThen the running total is 22":                               "8S is in two places",
		"Given a running total of 32\nWhen the next player plays 5H\nThen the running total is 22":                                             "a running total is 1 to 31",
		"Given a running total of 0\nWhen the next player plays 5H\nThen the running total is 22":                                              "a running total is 1 to 31",
		"Given a running total of 9\nAnd the pile 9H\nWhen the next player plays 5H\nThen the running total is 22":                             "a position is given already",
		"Given a new round\nWhen the opener plays 5H\nThen the following player may only play 6D":                                              "what a player may do depends on the whole hand",
		"Given a new round\nWhen the opener plays 5H\nThen the following player holds only 6D":                                                 "a hand can be compared only where it is known whole",
		"Given a new round\nAnd the opener holds only 6D\nWhen the opener plays 5H\nThen the running total is 5":                               "the player is to hold other cards only, and 5H is not among them",
		"Given a new round\nAnd the opener holds 6D\nAnd the opener holds 5H\nWhen the opener plays 5H\nThen the running total is 5":           "the hand of this player is given already",
		"Given a new round\nAnd the stock is 6D\nAnd the stock is 5H\nWhen the opener plays 5H\nThen the running total is 5":                   "the stock is given already",
		"Given a new round\nAnd the opener holds only 5H\nWhen the opener plays 5H\nThen the following player may only play 6D or draw":        `"draw" is no move: write go, or a card as in`,
		"Given 5 players\nAnd a new round\nWhen the opener plays 5H\nThen the running total is 5":                                              "2 to 4 play, not 5",
		"Given the line 3|6\nWhen the next player plays 6|6 on 3|6\nThen the sum is 15":                                                        "no sentence reads",
		"Given a new round\nWhen the opener plays 5H\nThen that is refused as too-much":                                                        "too-much is no code",
	} {
		_, err := compile(t, "@cards", "", text)
		require.ErrorContains(t, err, reason, text)
	}
	_, err := compile(t, "@muggins", "", "Given a running total of 9\nWhen the next player plays 5H\nThen the running total is 14")
	require.ErrorContains(t, err, "no sentence reads")
}
