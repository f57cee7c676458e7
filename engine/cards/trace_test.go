package cards_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/cards"
)

type opts = cards.Options

// TestWorkedRuns plays runs whose figures were worked out by hand: the dealer
// is the last seat, and everything is claimed but what carries "-".
func TestWorkedRuns(t *testing.T) {
	one := []string{"5H 5C 3H 4H AD", "5D 5S 2H AH QS"}
	two := []string{"5H 9C", "4D KC"}
	five := []string{"KH TC 8C", "QD AD 7C"}
	six := []string{"9H 9D 8H", "TS JS"}
	for _, c := range []struct {
		name    string
		options opts
		scores  []int
		hands   []string
		script  string
	}{
		{"fives up to thirty and the limit", opts{Target: 100}, nil, one, `
			5H total 5 scores 5 0; 5D total 10 scores 5 10; 5C total 15 scores 20 10; 5S total 20 scores 20 30;
			3H total 23 scores 20 30; 2H total 25 scores 20 55; 4H total 29 scores 20 55; AH total 30 scores 20 85;
			AD total 31 awards 2 0 scores 22 85 turn 1 last 0 pile 5H 5D 5C 5S 3H 2H 4H AH AD;
			go total 0 awards 0 0 pile last -1 turn 1; QS total 10 awards 0 11 scores 22 96 status played-out turn -1 winner -1`},
		{"stolen after the next card", opts{}, nil, two, `
			5H- total 5 awards 0 0 open 5 0; 4D total 9 open 5 0; 1:call0 total 9 awards 0 5 scores 0 5 open 0 0 turn 0;
			9C total 18; KC total 28 awards 0 1 scores 0 6 status played-out`},
		{"neither claimed nor called", opts{}, nil, two, `
			5H- scores 0 0; 4D scores 0 0 open 5 0; 9C open 0 0; 1:call0 refused nothing-to-call; KC scores 0 1`},
		{"claimed late", opts{}, nil, two, "5H-; 0:claim awards 5 0 scores 5 0 open 0 0 turn 1; 0:claim refused nothing-to-claim"},
		{"claimed too late", opts{}, nil, two, "5H-; 4D; 0:claim refused nothing-to-claim scores 0 0"},
		{"the limit stolen after the goes", opts{}, nil, five, `
			KH total 10 scores 10 0; QD total 20 scores 10 20; TC total 30 scores 40 20; AD- total 31 scores 40 20 open 0 2;
			go turn 1 goes 1; go total 0 awards 0 0 turn 0 open 0 2; 0:call1 scores 42 20 open 0 0; 8C total 8; 7C total 15 awards 0 16 scores 42 36`},
		{"the limit not called", opts{}, nil, five, "KH; QD; TC; AD-; go; go; 8C open 0 2; 7C scores 40 36 open 0 0"},
		{"last only when all have gone", opts{}, nil, six, `
			9H total 9; TS total 19; 9D total 28; JS refused over-limit; go awards 0 0 scores 0 0 total 28 turn 0;
			8H refused over-limit; go awards 1 0 scores 1 0 total 0 pile turn 1 last -1`},
		{"last unclaimed where it can be called", opts{LastCall: cards.LastCallOn}, nil, six, "9H; TS; 9D; go; go- scores 0 0 open 1 0; JS scores 0 10; 8H open 0 0"},
		{"last called", opts{LastCall: cards.LastCallOn}, nil, six, "9H; TS; 9D; go; go- open 1 0; 1:call0 scores 0 1 open 0 0"},
		{"last claimed where it can be called", opts{LastCall: cards.LastCallOn}, nil, six, "9H; TS; 9D; go; go scores 1 0 open 0 0"},
		{"seats without cards are skipped", opts{}, nil, []string{"2H", "3H 4H", "6H 8H"}, `
			2H total 2; 3H total 5 scores 0 5 0; 6H total 11 turn 1; 4H total 15 awards 0 15 0; 8H total 23 scores 0 20 1 status played-out`},
		{"thirty-one at the end pays no last", opts{}, nil, []string{"JH QH", "JD AD"}, `
			JH total 10 scores 10 0; JD total 20 scores 10 20; QH total 30 scores 40 20; AD total 31 awards 0 2 scores 40 22 status played-out`},
		{"the target in mid-round", opts{}, []int{56, 0}, two, "5H scores 61 0 status stopped winner 0 turn -1; 1:4D refused match-over; 1:call0 refused match-over"},
		{"the target by a call", opts{CallWindow: cards.Late}, []int{0, 56}, two, `
			5H-; 1:call0 refused nothing-to-call; 4D; 1:call0 scores 0 61 status stopped winner 1; 0:9C refused match-over`},
		{"the target by last", opts{}, []int{60, 0}, six, "9H; TS; 9D; go status playing; go scores 61 0 status stopped winner 0"},
		{"short of the target", opts{}, []int{55, 0}, two, "5H scores 60 0 status playing winner -1 turn 1"},
		{"the card first", opts{}, []int{0, 41, 51}, []string{"JH 2C", "KD 3C", "4C"}, "JH-; KD awards 0 20 0 scores 0 61 51 winner 1; 2:call0 refused match-over"},
		{"the call first", opts{}, []int{0, 41, 51}, []string{"JH 2C", "KD 3C", "4C"}, "JH-; 2:call0 scores 0 41 61 winner 2; 1:KD refused match-over"},
		{"the limit of 21", opts{Limit: 21}, nil, []string{"KH 6C 9C", "5D 7D"}, `
			KH total 10 scores 10 0; 5D total 15 scores 10 15; 6C total 21 awards 2 0 scores 12 15; 7D refused over-limit;
			go; go total 0 scores 12 15 turn 1; 7D total 7; 9C total 16 awards 1 0 scores 13 15`},
		{"two open at a time", opts{}, nil, []string{"5H 2H", "5D 2D", "6S 2S"}, `
			5H- open 5 0 0; 5D- total 10 open 5 10 0; 2:call1 awards 0 0 10 open 5 0 0; 2:call0 awards 0 0 5 scores 0 0 15; 2:call0 refused nothing-to-call`},
	} {
		t.Run(c.name, func(t *testing.T) {
			run(t, cards.New(c.options), deal(t, "", c.hands...), c.scores, c.script)
		})
	}
}

// TestTwoRounds deals again: the dealer moves on, and the player left of the dealer leads.
func TestTwoRounds(t *testing.T) {
	for _, c := range []struct {
		options opts
		end     string
		second  string
	}{
		{opts{}, "10 16", "10 21"},
		{opts{LastStack: cards.PaysNot}, "10 15", "10 20"},
	} {
		r, d := cards.New(c.options), deal(t, "", "JH", "5D")
		s := r.Start(d, nil)
		_, refused := r.Next(d, &s, d)
		require.Equal(t, engine.RoundNotOver, refused)
		steps(t, r, d, &s, "JH scores 10 0 dealer 1; 5D total 15 status played-out scores "+c.end+"; 0:JH refused round-over; 0:go refused round-over")
		_, refused = r.Next(d, &s, nil)
		require.Equal(t, engine.BadDeal, refused)
		_, refused = r.Next(d, &s, deal(t, "", "2D", "5S", "6S"))
		require.Equal(t, engine.BadDeal, refused)
		next := deal(t, "", "2D", "5S")
		s, refused = r.Next(d, &s, next)
		require.Equal(t, engine.Accepted, refused)
		require.Equal(t, "0", seen(t, next, &s, "dealer"))
		require.Equal(t, "1", seen(t, next, &s, "turn"))
		require.Equal(t, "0 0", seen(t, next, &s, "awards"))
		require.Equal(t, c.end, seen(t, next, &s, "scores"))
		steps(t, r, next, &s, "5S total 5 scores "+c.second+"; 2D total 7 status played-out")
	}
	r, d := cards.New(opts{}), deal(t, "", "5H 2H", "6H")
	s := run(t, r, d, []int{56}, "5H winner 0")
	_, refused := r.Next(d, &s, d)
	require.Equal(t, engine.MatchOver, refused)
}

// TestOpenAfterTheRound keeps points open after the last card until the next deal.
func TestOpenAfterTheRound(t *testing.T) {
	r, d := cards.New(opts{}), deal(t, "", "JH", "5D")
	last := "JH-; 5D- total 15 status played-out scores 0 1 open 10 15"
	run(t, r, d, nil, last+"; 0:claim refused nothing-to-claim; 1:claim scores 0 16 open 10 0; 1:call0 scores 0 26; 0:call1 refused nothing-to-call")
	run(t, r, d, []int{46}, "JH-; 5D-; 0:call1 scores 61 1 winner 0 status stopped open 0 0")
	s := run(t, r, d, nil, last)
	next, refused := r.Next(d, &s, d)
	require.Equal(t, engine.Accepted, refused)
	require.Equal(t, "0 0", seen(t, d, &next, "open"))
	steps(t, r, d, &next, "0:call1 refused nothing-to-call; 1:claim refused nothing-to-claim")
}
