package protocol

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// calling is a request of hoyle with all that its actions can say.
func calling() Play {
	return Play{
		Ruleset: Hoyle, Options: map[string]Value{"call": "steal", "reserve": "1", "target": "200"}, Players: 5, Scores: []int{0, 1, 2, 3, 4},
		Rounds: []Round{{
			Lots:     [][]int{{0, 4}, {4}},
			Hands:    Hands{Tiles: [][]Tile{{{5, 5}}, {{0, 5}}, {}, {}, {{1, 5}}}},
			Boneyard: []Tile{{4, 5}},
		}},
		Actions: []Action{
			{Player: Some(0), Do: DoPlay, Tile: Some(Tile{5, 5}), Announce: Null[Said]()},
			{Player: Some(1), Do: DoCall, Of: Some(0)},
			{Player: Some(1), Do: DoPlay, Tile: Some(Tile{0, 5}), End: Up, On: Some(Tile{5, 5}), Pip: Some(5), Announce: Some(Due)},
			{Player: Some(4), Do: DoPlay, Tile: Some(Tile{1, 5}), End: Down, On: Some(Tile{5, 5}), Pip: Some(5), Announce: Some(Said(15))},
			{Player: Some(0), Do: DoPass, If: IfTurn},
			{Do: DoDeal},
		},
	}
}

// callingAnswer shows the fields that came with calls and spinners.
func callingAnswer() Answer {
	return Answer{Trace: []Entry{
		{Position: Position{
			Line: Some([]Tile{{0, 5}, {5, 5}, {5, 1}}),
			Arms: Some(Arms{{Double: Tile{4, 4}}, {Double: Tile{5, 5}, Arms: [2][]Tile{{{5, 4}, {4, 6}}, nil}}}),
			Open: Some([]int{10, 0, 0, 0, 0}), Awards: Some([]int{-10, 10, 0, 0, 0}), Turn: Some(4),
		}},
		{},
		{Refused: "nothing-to-call"},
		{Refused: "wrong-announcement"},
		{Skipped: true},
		{},
		{Position: Position{Arms: Some(Arms{}), Hands: Some(Hands{Tiles: [][]Tile{{}, {}, {}, {}, {{1, 2}}}})}},
	}}
}

// cardPlay is a request of the card game with all that its actions can say.
func cardPlay() Play {
	return Play{
		Ruleset: Cards, Options: map[string]Value{"at-limit": "at-once", "limit": "21", "target": "61"}, Players: 2, Scores: []int{0, 60},
		Rounds: []Round{
			{Dealer: Some(1), Hands: Hands{Cards: [][]Card{{{'5', 'H'}}, {{'T', 'D'}, {'A', 'S'}}}}, Stock: []Card{{'K', 'C'}}},
			{Hands: Hands{Cards: [][]Card{{}, {{'Q', 'C'}}}}, Stock: []Card{}},
		},
		Actions: []Action{
			{Player: Some(0), Do: DoPlay, Card: Some(Card{'5', 'H'}), Claim: Null[Said]()},
			{Player: Some(0), Do: DoClaim},
			{Player: Some(1), Do: DoCall, Of: Some(0)},
			{Player: Some(1), Do: DoPlay, Card: Some(Card{'T', 'D'}), Claim: Some(Due)},
			{Player: Some(0), Do: DoPlay, Card: Some(Card{'K', 'C'}), Claim: Some(Said(0))},
			{Player: Some(0), Do: DoGo, Claim: Some(Due), If: IfStack},
			{Do: DoDeal},
		},
	}
}

// cardAnswer shows all fields of the card game.
func cardAnswer() Answer {
	return Answer{Trace: []Entry{
		{Position: Position{
			Turn: Some(0), Total: Some(15), Pile: Some([]Card{{'5', 'H'}, {'T', 'D'}}), Last: Some(1), Awards: Some([]int{0, 15}), Scores: Some([]int{0, 75}),
			Hands: Some(Hands{Cards: [][]Card{{}, {{'A', 'S'}}}}), Stock: Some(1), Dealer: Some(1), Open: Some([]int{5, 0}),
			Legal: Some([]Move{{Do: DoPlay, Card: Some(Card{'A', 'S'})}, {Do: DoGo}}), Round: Some(RoundPlayedOut), Winner: Null[int](),
		}},
		{Position: Position{Last: Null[int](), Total: Some(0), Pile: Some([]Card{})}},
		{Refused: "over-limit"},
		{Refused: "nothing-to-claim"},
		{},
		{},
		{},
		{},
	}}
}

func TestRoundTripOfCallsAndCards(t *testing.T) {
	params, result := schemaOf(t, "playParams"), schemaOf(t, "playResult")
	for _, c := range []struct {
		play   Play
		answer Answer
	}{{calling(), callingAnswer()}, {cardPlay(), cardAnswer()}} {
		b, err := Encode(c.play)
		require.NoError(t, err)
		assert.NoError(t, schemaSays(t, params, b), "%s", b)
		p, err := DecodePlay(b)
		require.NoError(t, err, "%s", b)
		assert.Equal(t, c.play, p)

		b, err = Encode(c.answer)
		require.NoError(t, err)
		assert.NoError(t, schemaSays(t, result, b), "%s", b)
		a, err := DecodeAnswer(b, c.play)
		require.NoError(t, err, "%s", b)
		again, err := Encode(a)
		require.NoError(t, err)
		assert.Equal(t, string(b), string(again))
	}
}

// The bytes themselves, since a round trip would also hold for a wrong spelling.
func TestHowCallsAndCardsAreWritten(t *testing.T) {
	for _, c := range []struct {
		value any
		want  string
	}{
		{
			calling().Actions,
			`[{"player":0,"do":"play","tile":"5|5","announce":null},{"player":1,"do":"call","of":0},` +
				`{"player":1,"do":"play","tile":"0|5","end":"up","on":"5|5","pip":5,"announce":true},` +
				`{"player":4,"do":"play","tile":"1|5","end":"down","on":"5|5","pip":5,"announce":15},` +
				`{"player":0,"do":"pass","if":"turn"},{"do":"deal"}]`,
		},
		{
			cardPlay().Actions,
			`[{"player":0,"do":"play","card":"5H","claim":null},{"player":0,"do":"claim"},{"player":1,"do":"call","of":0},` +
				`{"player":1,"do":"play","card":"TD","claim":true},{"player":0,"do":"play","card":"KC","claim":0},` +
				`{"player":0,"do":"go","claim":true,"if":"stack"},{"do":"deal"}]`,
		},
		{
			cardPlay().Rounds,
			`[{"dealer":1,"hands":[["5H"],["TD","AS"]],"stock":["KC"]},{"hands":[[],["QC"]],"stock":[]}]`,
		},
		{
			cardAnswer().Trace[:2],
			`[{"turn":0,"total":15,"pile":["5H","TD"],"last":1,"awards":[0,15],"scores":[0,75],"hands":[[],["AS"]],"stock":1,"dealer":1,"open":[5,0],` +
				`"legal":[{"do":"play","card":"AS"},{"do":"go"}],"round":"played-out","winner":null},{"total":0,"pile":[],"last":null}]`,
		},
		{
			callingAnswer().Trace[0],
			`{"turn":4,"line":["0|5","5|5","5|1"],"arms":{"4|4":[[],[]],"5|5":[["5|4","4|6"],[]]},"awards":[-10,10,0,0,0],"open":[10,0,0,0,0]}`,
		},
	} {
		b, err := Encode(c.value)
		require.NoError(t, err)
		assert.Equal(t, c.want, string(b))
	}
}

func TestArmsAreReadInAnyOrderAndMayBeShort(t *testing.T) {
	a, err := DecodeAnswer([]byte(`{"trace":[{"arms":{"5|5":[["5|4"]],"0|0":[],"4|4":[[],["4|1","1|1"]]}},{},{}]}`), game())
	require.NoError(t, err)
	arms, _ := a.Trace[0].Arms.Get()
	assert.Equal(t, Arms{
		{Double: Tile{0, 0}},
		{Double: Tile{4, 4}, Arms: [2][]Tile{{}, {{4, 1}, {1, 1}}}},
		{Double: Tile{5, 5}, Arms: [2][]Tile{{{5, 4}}, nil}},
	}, arms)
	assert.Equal(t, [2][]Tile{{{5, 4}}, nil}, arms.Of(Tile{5, 5}))
	assert.Equal(t, [2][]Tile{}, arms.Of(Tile{6, 6}), "a double that is not there has two bare arms")
	assert.True(t, arms[0].Bare())
	assert.False(t, arms[1].Bare())
}

func TestHandsAreOfTilesOrOfCards(t *testing.T) {
	tiles, cards := Hands{Tiles: [][]Tile{{{1, 2}, {3, 4}}, {}}}, Hands{Cards: [][]Card{{{'5', 'H'}}, {{'A', 'S'}, {'K', 'C'}}}}
	assert.Equal(t, []int{2, 0}, tiles.Sizes())
	assert.Equal(t, []int{1, 2}, cards.Sizes())
	assert.Equal(t, 2, tiles.Len())
	assert.Equal(t, 2, cards.Len())
	assert.Zero(t, Hands{}.Len())
}

func TestEveryCard(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Deck() {
		read, err := ParseCard(c.String())
		require.NoError(t, err)
		assert.Equal(t, c, read)
		seen[c.String()] = true
	}
	assert.Len(t, seen, 52)
	for _, wrong := range []string{"", "5", "10H", "5h", "1H", "HT", "TX", "5HH", "5|5"} {
		_, err := ParseCard(wrong)
		assert.ErrorContains(t, err, "is no card: write a rank of A23456789TJQK and a suit of CDHS, as in TC", wrong)
	}
}

// changed is a request or an answer with one thing changed.
type changed struct {
	old, new, want string
	decoderOnly    bool // a schema cannot say it
}

func refuses(t *testing.T, whole, def string, cases []changed, read func([]byte) error) {
	t.Helper()
	schema := schemaOf(t, def)
	for _, c := range cases {
		require.Contains(t, whole, c.old)
		text := strings.Replace(whole, c.old, c.new, 1)
		err := read([]byte(text))
		assert.ErrorContains(t, err, c.want, text)
		if err != nil {
			assert.NotContains(t, err.Error(), "\n")
		}
		if !c.decoderOnly {
			assert.Error(t, schemaSays(t, schema, []byte(text)), "schema: %s", text)
		}
	}
}

func requests(b []byte) error { _, err := DecodePlay(b); return err }

func TestWrongRequestsOfHoyle(t *testing.T) {
	b, err := Encode(calling())
	require.NoError(t, err)
	refuses(t, string(b), "playParams", []changed{
		{`"tile":"5|5"`, `"card":"5H"`, "actions[0]: dominoes are played with a tile, cards with a card", false},
		{`"tile":"5|5"`, `"tile":"5|5","card":"5H"`, "actions[0]: dominoes are played with a tile, cards with a card", false},
		{`"tile":"5|5",`, ``, "actions[0]: play without a tile or a card", false},
		{`"announce":null`, `"claim":null`, "actions[0].claim: it goes with playing a card and with go only", false},
		{`"announce":null`, `"announce":-1`, "actions[0].announce: what is said is true, null, or a whole number of at least 0", false},
		{`"announce":null`, `"announce":false`, "actions[0].announce: what is said is true, null", false},
		{`"announce":null`, `"announce":"15"`, "actions[0].announce: what is said is true, null", false},
		{`"announce":null`, `"announce":1.5`, "actions[0].announce: 1.5 is not written as a whole number", false},
		{`"do":"pass"`, `"do":"pass","announce":true`, "actions[4].announce: it goes with playing a tile only", false},
		{`"do":"pass"`, `"do":"draw","announce":null`, "actions[4].announce: it goes with playing a tile only", false},
		{`"do":"call","of":0`, `"do":"call"`, "actions[1].of: call says of whom, and nothing else does", false},
		{`"do":"call","of":0`, `"do":"call","of":null`, "actions[1].of: null cannot stand here", false},
		{`"do":"call","of":0`, `"do":"call","of":5`, "actions[1].of: seat 5 where seats go from 0 to 4", true},
		{`"do":"call","of":0`, `"do":"call","of":0,"tile":"5|5"`, "actions[1]: tile, card, end, on and pip go with play only", false},
		{`"do":"call","of":0`, `"do":"draw","of":0`, "actions[1].of: call says of whom, and nothing else does", false},
		{`{"player":1,"do":"call"`, `{"do":"call"`, "actions[1].player: every action but deal has a player", false},
		{`{"do":"deal"}`, `{"do":"deal","of":0}`, "actions[5].of: call says of whom", false},
		{`{"do":"deal"}`, `{"player":0,"do":"go"}`, `actions[5].do: unknown action "go"; known: play, draw, pass, call, deal`, false},
		{`{"do":"deal"}`, `{"player":0,"do":"claim"}`, `actions[5].do: unknown action "claim"; known: play, draw, pass, call, deal`, false},
		{`"if":"turn"`, `"if":"legal"`, `actions[4].if: unknown condition "legal"; known: playing, stack, turn`, false},
		{`"if":"turn"`, `"if":""`, "actions[4].if: an empty word", false},
		{`["5|5"]`, `["5H"]`, "rounds[0].hands: hands hold tiles or cards, not both", false},
		{`["5|5"],["0|5"],[],[],["1|5"]`, `["5H"],["6H"],[],[],["7H"]`, "rounds[0].hands: cards in a game of dominoes", false},
		{`["5|5"]`, `["5-5"]`, `rounds[0].hands[0][0]: "5-5" is no tile, as in 3|6, and no card, as in TC`, false},
		{`["5|5"]`, `["5|19"]`, `rounds[0].hands[0][0]: "5|19" is no tile: write two pip counts of 0 to 18`, false},
		{`["5|5"]`, `[55]`, "rounds[0].hands[0][0]: a number where a tile or a card is expected", false},
		{`["5|5"]`, `null`, "rounds[0].hands[0]: null cannot stand here", false},
		{`"boneyard":["4|5"]`, `"stock":["5H"]`, "rounds[0].boneyard: missing", false},
		{`"boneyard":["4|5"]`, `"boneyard":["4|5"],"stock":[]`, "rounds[0]: stock and dealer go with cards only", false},
		{`"boneyard":["4|5"]`, `"boneyard":["4|5"],"dealer":0`, "rounds[0]: stock and dealer go with cards only", false},
		{`"players":5`, `"players":9`, "players: 9 players where 2 to 8 can play", false},
		{`"call":"steal"`, `"call":"maybe"`, `options.call: unknown value "maybe"; known: off, announce-only, forfeit, steal`, false},
		{`"reserve":1`, `"reserve":3`, `options.reserve: unknown value "3"; known: 0, 1, 2`, false},
		{`"reserve":1`, `"reserve":"1"`, "options.reserve: the number 1 stands in quotes", false},
		{`"reserve":1`, `"limit":31`, `options.limit: unknown option "limit"; known: after-block, bare-arms`, false},
	}, requests)
}

func TestWrongRequestsOfCards(t *testing.T) {
	b, err := Encode(cardPlay())
	require.NoError(t, err)
	refuses(t, string(b), "playParams", []changed{
		{`"card":"5H"`, `"tile":"5|5"`, "actions[0]: dominoes are played with a tile, cards with a card", false},
		{`"card":"5H",`, ``, "actions[0]: dominoes are played with a tile, cards with a card", false},
		{`"card":"5H"`, `"card":"5h"`, `actions[0].card: "5h" is no card: write a rank of A23456789TJQK and a suit of CDHS`, false},
		{`"card":"5H"`, `"card":5`, "actions[0].card: a number where a card is expected", false},
		{`"card":"5H"`, `"card":"5H","end":"left"`, "actions[0]: end, on and pip go with tiles only", false},
		{`"card":"5H","claim":null`, `"card":"5H","announce":null`, "actions[0].announce: it goes with playing a tile only", false},
		{`"do":"claim"`, `"do":"claim","claim":true`, "actions[1].claim: it goes with playing a card and with go only", false},
		{`"do":"claim"`, `"do":"claim","card":"5H"`, "actions[1]: tile, card, end, on and pip go with play only", false},
		{`"do":"claim"`, `"do":"claim","of":1`, "actions[1].of: call says of whom", false},
		{`"do":"claim"`, `"do":"draw"`, `actions[1].do: unknown action "draw"; known: play, go, claim, call, deal`, false},
		{`"do":"claim"`, `"do":"pass"`, `actions[1].do: unknown action "pass"; known: play, go, claim, call, deal`, false},
		{`"do":"call","of":0`, `"do":"call","of":0,"claim":true`, "actions[2].claim: it goes with playing a card", false},
		{`"claim":0`, `"claim":-5`, "actions[4].claim: what is said is true, null", false},
		{`"do":"go","claim":true`, `"do":"go","card":"KC"`, "actions[5]: tile, card, end, on and pip go with play only", false},
		{`"dealer":1`, `"dealer":2`, "rounds[0].dealer: seat 2 where seats go from 0 to 1", true},
		{`"dealer":1`, `"dealer":-1`, "rounds[0].dealer: seat -1 where seats go from 0 to 1", false},
		{`"dealer":1`, `"dealer":null`, "rounds[0].dealer: null cannot stand here", false},
		{`"dealer":1`, `"opener":1`, "rounds[0]: boneyard, opener and lots go with dominoes only", false},
		{`"stock":["KC"]`, `"boneyard":[]`, "rounds[0].stock: missing", false},
		{`"stock":["KC"]`, `"stock":["KC"],"boneyard":[]`, "rounds[0]: boneyard, opener and lots go with dominoes only", false},
		{`"stock":["KC"]`, `"stock":["1|2"]`, `rounds[0].stock[0]: "1|2" is no card`, false},
		{`["5H"],["TD","AS"]`, `["1|2"],[]`, "rounds[0].hands: tiles in the card game", false},
		{`["5H"]`, `["10H"]`, `rounds[0].hands[0][0]: "10H" is no tile, as in 3|6, and no card, as in TC`, false},
		{`"players":2`, `"players":5`, "players: 5 players where 2 to 4 can play", false},
		{`"limit":21`, `"limit":30`, `options.limit: unknown value "30"; known: 31, 21`, false},
		{`"limit":21`, `"settle":"none"`, `options.settle: unknown option "settle"; known: at-limit, call, call-window`, false},
	}, requests)
}

func TestWrongAnswersOfDominoesAndCards(t *testing.T) {
	schema := schemaOf(t, "playResult")
	for _, c := range []struct {
		play        Play
		entry, want string
		decoderOnly bool
	}{
		{game(), `"arms":{"5|5":[[],[],[]]}`, "trace[1].arms: arms name doubles, each with a list of at most two arms", false},
		{game(), `"arms":{"4|5":[[],[]]}`, "trace[1].arms: arms name doubles", false},
		{game(), `"arms":{"5-5":[[],[]]}`, `trace[1].arms.5-5: "5-5" is no tile`, false},
		{game(), `"arms":{"5|5":[["5-4"]]}`, `trace[1].arms.5|5[0][0]: "5-4" is no tile`, false},
		{game(), `"arms":{"5|5":null}`, "trace[1].arms.5|5: null cannot stand here", false},
		{game(), `"arms":{"5|5":[],"5|5":[]}`, "trace[1].arms.5|5: the same name twice", true},
		{game(), `"arms":[]`, "trace[1].arms: a list where an object is expected", false},
		{game(), `"open":[5]`, "trace[1].open: 1 numbers for 2 players", false},
		{game(), `"open":null`, "trace[1].open: null cannot stand here", false},
		{game(), `"total":5`, "trace[1].total: muggins has no such field", true},
		{game(), `"pile":[]`, "trace[1].pile: muggins has no such field", true},
		{game(), `"last":null`, "trace[1].last: muggins has no such field", true},
		{game(), `"stock":1`, "trace[1].stock: muggins has no such field", true},
		{game(), `"dealer":1`, "trace[1].dealer: muggins has no such field", true},
		{game(), `"hands":[["5H"],[]]`, "trace[1].hands: cards in a game of dominoes", true},
		{game(), `"hands":[["5H"],["1|2"]]`, "trace[1].hands: hands hold tiles or cards, not both", false},
		{game(), `"legal":[{"do":"go"}]`, "trace[1].legal[0]: muggins has no such action", true},
		{game(), `"legal":[{"do":"play","card":"5H"}]`, "trace[1].legal[0]: muggins has no such action", true},
		{game(), `"legal":[{"do":"call"}]`, `trace[1].legal[0].do: unknown action "call"; known: play, draw, pass, go`, false},
		{game(), `"legal":[{"do":"play","card":"5H","tile":"1|1"}]`, "trace[1].legal[0]: play without a tile or a card, or with both", false},
		{cardPlay(), `"line":[]`, "trace[1].line: cards has no such field", true},
		{cardPlay(), `"total":1,"line":[]`, "trace[1].line: cards has no such field", false},
		{cardPlay(), `"arms":{}`, "trace[1].arms: cards has no such field", true},
		{cardPlay(), `"counted":[]`, "trace[1].counted: cards has no such field", true},
		{cardPlay(), `"sum":0`, "trace[1].sum: cards has no such field", true},
		{cardPlay(), `"settled":[0,0]`, "trace[1].settled: cards has no such field", true},
		{cardPlay(), `"boneyard":0`, "trace[1].boneyard: cards has no such field", true},
		{cardPlay(), `"closer":null`, "trace[1].closer: cards has no such field", true},
		{cardPlay(), `"view":{"seat":0,"hand":[],"sizes":[0,0],"boneyard":0}`, "trace[1].view: cards has no such field", true},
		{cardPlay(), `"hands":[["1|2"],[]]`, "trace[1].hands: tiles in the card game", true},
		{cardPlay(), `"stock":1,"hands":[["1|2"],[]]`, "trace[1].hands: tiles in the card game", false},
		{cardPlay(), `"legal":[{"do":"draw"}]`, "trace[1].legal[0]: cards has no such action", true},
		{cardPlay(), `"legal":[{"do":"play","tile":"1|1"}]`, "trace[1].legal[0]: cards has no such action", true},
		{cardPlay(), `"total":-1`, "trace[1].total: -1 is below 0", false},
		{cardPlay(), `"stock":-1`, "trace[1].stock: -1 is below 0", false},
		{cardPlay(), `"stock":["KC"]`, "trace[1].stock: a list where a whole number in range is expected", false},
		{cardPlay(), `"last":2`, "trace[1].last: seat 2 where seats go from 0 to 1", true},
		{cardPlay(), `"dealer":9`, "trace[1].dealer: seat 9 where seats go from 0 to 1", false},
		{cardPlay(), `"dealer":null`, "trace[1].dealer: null cannot stand here", false},
		{cardPlay(), `"pile":["5h"]`, `trace[1].pile[0]: "5h" is no card`, false},
		{cardPlay(), `"refused":"too-late"`, `trace[1].refused: unknown code "too-late"; known: not-your-turn`, false},
	} {
		b := []byte(`{"trace":[{},{` + c.entry + `}` + strings.Repeat(",{}", len(c.play.Actions)-1) + `]}`)
		_, err := DecodeAnswer(b, c.play)
		assert.ErrorContains(t, err, c.want, "%s", b)
		if !c.decoderOnly {
			assert.Error(t, schemaSays(t, schema, b), "schema: %s", b)
		}
	}
}
