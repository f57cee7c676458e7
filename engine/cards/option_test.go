package cards_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/cards"
)

// TestOptions plays what each option changes, off its default and on it.
func TestOptions(t *testing.T) {
	full := []string{"2C 3C 4C 6C 7C", "2D 3D 4D 6D 7D"}
	stuck := []string{"KH TH", "QD JD"} // 10, 20, 30, and a jack that does not fit
	short := []string{"KH TC 8C", "QD AD 7C"}
	six := []string{"9H 9D 8H", "TS JS"}
	two := []string{"5H 9C", "4D KC"}
	gone := []string{"5H 9C TH 8H", "TC 7D KC KS"} // 5, 15, 24, 31, and then goes
	for _, c := range []struct {
		name    string
		options opts
		stock   string
		hands   []string
		script  string
	}{
		{"refill up to the hand", opts{}, "5C 5D", full, "2C stock 1; 2D stock 0; 3C stock 0 turn 1"},
		{"refill not past the hand", opts{HandSize: 3}, "5C 5D", full, "2C stock 2"},
		{"refill at every play", opts{HandSize: 3, Refill: cards.OneAPlay}, "5C 5D", full, "2C stock 1"},
		{"no refill", opts{Refill: cards.NoRefill}, "5C 5D", full, "2C stock 2"},
		{"hand of seven", opts{HandSize: 7}, "5C 5D", []string{"2C 3C 4C 6C 7C 8C", "2D"}, "2C stock 1"},
		{"with no refill stock remains", opts{Refill: cards.NoRefill}, "5C", []string{"2C", "2D"}, "2C; 2D stock 1 status played-out scores 0 1"},

		{"go draws and passes the turn", opts{}, "AC 2C", []string{"KH TH 9H 8H 7H", "QD JD 9D 8D 7D"}, "KH stock 1; QD stock 0; TH total 30; go stock 0 turn 0"},
		{
			"a hand that grew is not refilled",
			opts{Refill: cards.UpToHand, HandSize: 1},
			"KC KS KD 2C 3C",
			[]string{"TH 9H", "JD 8D"},
			"TH stock 5; JD stock 5; 9H total 29 stock 4; go stock 3; go stock 2 total 0; 8D total 8 stock 2",
		},
		{"go draws not", opts{GoDraw: cards.GoDrawsNot, Refill: cards.NoRefill}, "AC", stuck, "KH; QD; TH; go stock 1 total 0"},
		{"a go draws though it closes", opts{Refill: cards.NoRefill}, "AC", stuck, "KH; QD; TH total 30 turn 1; go stock 0 total 0 scores 41 20 turn 1; AC total 1"},

		{"at the limit it goes round", opts{}, "", short, "KH; QD; TC; AD total 31 turn 0 scores 40 22; go total 31; go total 0 turn 0 scores 40 22"},
		{"at the limit at once", opts{AtLimit: cards.AtOnce}, "", short, "KH; QD; TC; AD total 0 pile last -1 turn 0 awards 0 2 scores 40 22; 8C total 8"},
		{"at once, at the end of a round", opts{AtLimit: cards.AtOnce}, "", []string{"JH QH", "JD AD"}, "JH; JD; QH; AD total 0 scores 40 22 status played-out"},
		{"paid at the close", opts{LimitPaid: cards.AtClose}, "", short, "KH; QD; TC; AD awards 0 0 open 0 0; go awards 0 0; go awards 0 2 scores 40 22"},
		{"paid at the close, at once", opts{LimitPaid: cards.AtClose, AtLimit: cards.AtOnce}, "", short, "KH; QD; TC; AD total 0 awards 0 2"},
		{"paid at the end of the round", opts{LimitPaid: cards.AtClose}, "", []string{"JH QH", "JD AD"}, "JH; JD; QH; AD awards 0 2 scores 40 22"},
		{"paid at the end, last stack or not", opts{LimitPaid: cards.AtClose, LastStack: cards.PaysNot}, "", []string{"JH QH", "JD AD"}, "JH; JD; QH; AD awards 0 2"},
		{
			"paid at the close, not claimed",
			opts{LimitPaid: cards.AtClose},
			"", short,
			"KH; QD; TC; AD- open 0 0; 0:call1 refused nothing-to-call; go; go- open 0 2; 0:call1 scores 42 20",
		},
		{"paid at the close, claimed with the go that closes", opts{LimitPaid: cards.AtClose}, "", short, "KH; QD; TC; AD- open 0 0; go; go awards 0 2 scores 40 22"},
		{"paid at the close, claimed late", opts{LimitPaid: cards.AtClose}, "", short, "KH; QD; TC; AD-; go; go-; 1:claim scores 40 22"},
		{"below the limit the close pays last", opts{LimitPaid: cards.AtClose}, "", six, "9H; TS; 9D; go; go awards 1 0"},

		{"without a word", opts{Claim: cards.Automatic, Call: cards.CallOff}, "", two, "5H- scores 5 0 open 0 0; 1:call0 refused nothing-to-call; 0:claim refused nothing-to-claim"},
		{"without a word a number means nothing", opts{Claim: cards.Automatic, Call: cards.CallOff}, "", two, "5H=15 scores 5 0"},
		{"without a word, paid at the close", opts{Claim: cards.Automatic, Call: cards.CallOff, LimitPaid: cards.AtClose}, "", short, "KH-; QD-; TC-; AD-; go-; go- scores 40 22"},
		{"no calls", opts{Call: cards.CallOff}, "", two, "5H- open 5 0; 1:call0 refused nothing-to-call; 0:claim scores 5 0"},
		{"no calls, too late", opts{Call: cards.CallOff}, "", two, "5H-; 4D open 0 0; 1:call0 refused nothing-to-call; 0:claim refused nothing-to-claim"},
		{"no calls, last is given", opts{Call: cards.CallOff, LastCall: cards.LastCallOn}, "", six, "9H; TS; 9D; go; go- scores 1 0"},

		{"last needs no word", opts{}, "", six, "9H; TS; 9D; go; go- scores 1 0; 1:call0 refused nothing-to-call"},
		{"last with a word, claimed late", opts{LastCall: cards.LastCallOn}, "", six, "9H; TS; 9D; go; go- open 1 0; 0:claim scores 1 0"},
		{"another's go claims nothing", opts{LastCall: cards.LastCallOn}, "", []string{"9H 9D", "TS JS"}, "9H; TS; 9D turn 1; go total 0 scores 0 0 open 1 0; 0:claim scores 1 0"},
		{"last of a round, claimed with the card", opts{LastCall: cards.LastCallOn}, "", two, "5H; 4D; 9C; KC scores 5 1"},
		{"last of a round, called", opts{LastCall: cards.LastCallOn}, "", two, "5H; 4D; 9C; KC- open 0 1; 0:call1 scores 6 0"},

		{"last, called until the second card after the close", opts{LastCall: cards.LastCallOn}, "", six, "9H; TS; 9D; go; go-; JS open 1 0; 0:claim refused nothing-to-claim; 1:call0 scores 0 11"},
		{"last, called until the next action after the close", opts{LastCall: cards.LastCallOn, CallWindow: cards.NextAction}, "", six, "9H; TS; 9D; go; go- open 1 0; 1:call0 scores 0 1"},
		{"last, the next action is over", opts{LastCall: cards.LastCallOn, CallWindow: cards.NextAction}, "", six, "9H; TS; 9D; go; go-; JS open 0 0; 0:call0 refused nothing-to-call; 8H"},
		{"last, late", opts{LastCall: cards.LastCallOn, CallWindow: cards.Late}, "", six, "9H; TS; 9D; go; go-; 1:call0 refused nothing-to-call; JS; 1:call0 scores 0 11"},

		{
			"a card between goes keeps the stack open",
			opts{},
			"",
			[]string{"KH 8H AH 2H", "QD KD JD"},
			"KH; QD; 8H total 28; go goes 1 turn 0; AH total 29 goes 0; go total 29 goes 1 turn 0; 2H total 31 scores 12 20 turn 1; go total 0 goes 0 turn 1",
		},
		{"only who holds cards must go", opts{}, "", []string{"9H", "TS JS", "9D KD"}, "9H; TS; 9D total 28 turn 1; go turn 2; go total 0 awards 0 0 1 turn 1"},

		{"either: at once", opts{}, "", two, "5H-; 1:call0 scores 0 5"},
		{"either: not after the second card", opts{}, "", two, "5H-; 4D; 9C; 1:call0 refused nothing-to-call"},
		{"next card: at once", opts{CallWindow: cards.NextCard}, "", two, "5H-; 1:call0 scores 0 5"},
		{"next card: not after it", opts{CallWindow: cards.NextCard}, "", two, "5H-; 4D open 0 0; 1:call0 refused nothing-to-call"},
		{"next card: after a go", opts{CallWindow: cards.NextCard}, "", gone, "5H; TC; 9C; 7D- total 31; go; 0:call1 scores 7 15"},
		{"late: not at once", opts{CallWindow: cards.Late}, "", two, "5H- open 5 0; 1:call0 refused nothing-to-call; 4D open 5 0; 1:call0 scores 0 5"},
		{"late: not after the second card", opts{CallWindow: cards.Late}, "", two, "5H-; 4D; 9C open 0 0; 1:call0 refused nothing-to-call"},
		{"next action: at once", opts{CallWindow: cards.NextAction}, "", two, "5H-; 1:call0 scores 0 5"},
		{"next action: not after a go", opts{CallWindow: cards.NextAction}, "", gone, "5H; TC; 9C; 7D- open 0 2; go open 0 2; 0:call1 refused nothing-to-call; 1:claim scores 5 17"},
		{
			"next action: refusals and calls end nothing",
			opts{CallWindow: cards.NextAction},
			"",
			[]string{"5H 9C", "4D KC", "2S"},
			"5H-; go refused must-play; 1:call2 refused nothing-to-call; 2:call0 scores 0 0 5",
		},

		{"a false number is refused", opts{}, "", two, "5H=10 refused wrong-announcement; 5H=5 scores 5 0"},
		{"a number where nothing is due", opts{}, "", []string{"4H 9C", "3D KC"}, "4H=5 refused wrong-announcement; 4H=0 scores 0 0"},
		{"a false number is ignored", opts{WrongAnnouncement: cards.Ignored}, "", two, "5H=10 total 5 scores 0 0 open 5 0; 1:call0 scores 0 5"},
		{"a number with a go", opts{LastCall: cards.LastCallOn}, "", six, "9H; TS; 9D; go=1 refused wrong-announcement; go; go=1 scores 1 0"},
		{"the total for the limit is a false number", opts{}, "", short, "KH; QD; TC; AD=31 refused wrong-announcement; AD=2 scores 40 22"},
		{"the number paid at the close", opts{LimitPaid: cards.AtClose}, "", short, "KH; QD; TC; AD=2 scores 40 20; go; go- scores 40 22"},
		{"target of ten", opts{Target: 10}, "", stuck, "KH scores 10 0 winner 0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			run(t, cards.New(c.options), deal(t, c.stock, c.hands...), nil, c.script)
		})
	}
}

// TestRefusals holds the refusals that no run above meets, and their order.
func TestRefusals(t *testing.T) {
	run(t, cards.New(opts{}), deal(t, "", "5H KC", "4D KD", "", "9S"), nil, `
		1:4D refused not-your-turn; 4D refused not-in-hand; go refused must-play; 1:go refused not-your-turn;
		5H-; 0:call0 refused nothing-to-call; 4D; 2:go refused not-your-turn; 2:call0 scores 0 0 5 0;
		9S total 18; KC total 28 turn 1; KD=3 refused over-limit; go-`)
	r, d := cards.New(opts{}), deal(t, "", "5H", "4D")
	s := r.Start(d, nil)
	for seat := int8(-2); seat < 6; seat++ {
		require.Equal(t, engine.NothingToClaim, r.Apply(d, &s, cards.Action{Player: seat, Kind: cards.Claim}))
		for of := int8(-2); of < 6; of++ {
			require.Equal(t, engine.NothingToCall, r.Apply(d, &s, cards.Action{Player: seat, Kind: cards.Call, Of: of}))
		}
	}
	steps(t, r, d, &s, "5H-; 2:call0 refused nothing-to-call; 3:claim refused nothing-to-claim; 7:4D refused not-your-turn")
}

// TestLegal holds the order: cards that fit by rank and then suit, else a go.
func TestLegal(t *testing.T) {
	r, d := cards.New(opts{}), deal(t, "", "KH 2S 2C TD", "KD QD 9C AD")
	s := run(t, r, d, nil, "KH; KD; TD; AD total 31")
	require.Equal(t, []cards.Action{{Kind: cards.Go}}, r.Legal(&s, nil))
	s = run(t, r, d, nil, "KH; KD total 20")
	require.Equal(t, []cards.Action{{Card: list(t, "2C")[0]}, {Card: list(t, "2S")[0]}, {Card: list(t, "TD")[0]}}, r.Legal(&s, nil))
	s = run(t, r, d, nil, "KH; KD; TD total 30")
	require.Equal(t, []cards.Action{{Player: 1, Card: list(t, "AD")[0]}}, r.Legal(&s, nil))
	d = deal(t, "", "KH", "KD")
	s = run(t, r, d, nil, "KH; KD")
	require.Empty(t, r.Legal(&s, nil))
}
