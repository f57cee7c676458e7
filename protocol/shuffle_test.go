package protocol

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// deal asks for a deal of a program's own.
func deal(seed int) Play {
	return Play{Players: 2, Shuffle: &Shuffle{Ruleset: Muggins, Options: map[string]Value{"floor": "zero", "target": "250"}, Players: 2, Seed: seed}}
}

func dealt() Dealt {
	return Dealt{Hands: Some(Hands{Tiles: [][]Tile{{{3, 6}}, {{1, 2}}}}), Boneyard: Some([]Tile{{0, 2}}), Opener: Some(1)}
}

// cardDeal asks for a deal of cards.
func cardDeal() Play {
	return Play{Players: 3, Shuffle: &Shuffle{Ruleset: Cards, Options: map[string]Value{"hand": "7"}, Players: 3, Seed: 1}}
}

func cardDealt() Dealt {
	return Dealt{Hands: Some(Hands{Cards: [][]Card{{{'5', 'H'}}, {{'A', 'S'}}, {}}}), Stock: Some([]Card{{'K', 'C'}}), Dealer: Some(2)}
}

func TestDealsOfCards(t *testing.T) {
	b, err := Encode(Answer{Dealt: cardDealt()})
	require.NoError(t, err)
	assert.Equal(t, `{"hands":[["5H"],["AS"],[]],"stock":["KC"],"dealer":2}`, string(b))
	_, err = DecodeAnswer(b, cardDeal())
	require.NoError(t, err)
	schema := schemaOf(t, "shuffleResult")
	refuses(t, string(b), "shuffleResult", []changed{
		{`"stock":["KC"],`, ``, "stock: missing", false},
		{`"stock":["KC"]`, `"boneyard":[]`, "stock: missing", false},
		{`"stock":["KC"]`, `"stock":["KC"],"boneyard":[]`, "boneyard and opener go with dominoes only", false},
		{`"dealer":2`, `"opener":2`, "boneyard and opener go with dominoes only", false},
		{`"dealer":2`, `"dealer":3`, "dealer: seat 3 where seats go from 0 to 2", true},
		{`"dealer":2`, `"dealer":null`, "dealer: null cannot stand here", false},
		{`["5H"],["AS"],[]`, `["1|2"],[],[]`, "hands: tiles in the card game", false},
		{`["5H"],["AS"],[]`, `["5H"],["AS"]`, "hands: 2 hands for 3 players", true},
	}, func(b []byte) error { _, err := DecodeAnswer(b, cardDeal()); return err })
	for text, want := range map[string]string{
		`{"hands":[["1|2"],[]],"boneyard":[],"stock":[]}`:  "stock and dealer go with cards only",
		`{"hands":[["1|2"],[]],"boneyard":[],"dealer":0}`:  "stock and dealer go with cards only",
		`{"hands":[["5H"],["6H"]],"boneyard":[]}`:          "hands: cards in a game of dominoes",
		`{"hands":[["5H"],["1|2"]],"stock":[],"dealer":0}`: "hands: hands hold tiles or cards, not both",
		`{"hands":[["1|2"],["5-4"]],"boneyard":["1|1"]}`:   `hands[1][0]: "5-4" is no tile, as in 3|6, and no card, as in TC`,
	} {
		_, err := DecodeAnswer([]byte(text), deal(1))
		assert.ErrorContains(t, err, want, text)
		assert.Error(t, schemaSays(t, schema, []byte(text)), "schema: %s", text)
	}
}

func TestDealsAreReadAndWritten(t *testing.T) {
	schema := schemaOf(t, "shuffleResult")
	for _, want := range []Answer{
		{Dealt: dealt()},
		{Dealt: dealt(), Note: "n"},
		{Dealt: Dealt{Hands: Some(Hands{Tiles: [][]Tile{{}, {}}, Cards: [][]Card{{}, {}}}), Boneyard: Some([]Tile{})}},
	} {
		b, err := Encode(want)
		require.NoError(t, err)
		require.NoError(t, schemaSays(t, schema, b), "%s", b)
		got, err := DecodeAnswer(b, deal(1))
		require.NoError(t, err, "%s", b)
		assert.Equal(t, want, got)
	}
}

func TestWrongDeals(t *testing.T) {
	schema := schemaOf(t, "shuffleResult")
	for _, c := range []struct {
		text, want  string
		decoderOnly bool
	}{
		{`{}`, "hands: 0 hands for 2 players", false},
		{`{"boneyard":[]}`, "hands: 0 hands for 2 players", false},
		{`{"hands":[[]],"boneyard":[]}`, "hands: 1 hands for 2 players", false},
		{`{"hands":[[],[],[]],"boneyard":[]}`, "hands: 3 hands for 2 players", true},
		{`{"hands":[[],["7-1"]],"boneyard":[]}`, `hands[1][0]: "7-1" is no tile`, false},
		{`{"hands":[[],null],"boneyard":[]}`, "hands[1]: null cannot stand here", false},
		{`{"hands":[[],[]]}`, "boneyard: missing", false},
		{`{"hands":[[],[]],"boneyard":null}`, "boneyard: null cannot stand here", false},
		{`{"hands":[[],[]],"boneyard":14}`, "boneyard: a number where a list is expected", false},
		{`{"hands":[[],[]],"boneyard":[],"opener":2}`, "opener: seat 2 where seats go from 0 to 1", true},
		{`{"hands":[[],[]],"boneyard":[],"opener":-1}`, "opener: seat -1 where", false},
		{`{"hands":[[],[]],"boneyard":[],"opener":null}`, "opener: null cannot stand here", false},
		{`{"hands":[[],[]],"boneyard":[],"seed":1}`, "seed: unknown member", false},
		{`{"hands":[[],[]],"boneyard":[],"trace":[{}]}`, "shuffle is answered with hands, and with boneyard or stock", false},
		{`{"unable":"no-command"}`, "shuffle is answered with hands, and with boneyard or stock", false},
		{`{"refused":"bad-deal"}`, "shuffle is answered with hands, and with boneyard or stock", false},
	} {
		_, err := DecodeAnswer([]byte(c.text), deal(1))
		assert.ErrorContains(t, err, c.want, c.text)
		if !c.decoderOnly {
			assert.Error(t, schemaSays(t, schema, []byte(c.text)), "schema: %s", c.text)
		}
	}
}

func TestSchemaOfShuffleParams(t *testing.T) {
	schema := schemaOf(t, "shuffleParams")
	for text, right := range map[string]bool{
		`{"ruleset":"muggins","players":4,"seed":20}`:                             true,
		`{"ruleset":"muggins","options":{"floor":"zero"},"players":2,"seed":1}`:   true,
		`{"ruleset":"hoyle","options":{"set":9},"players":8,"seed":1}`:            true,
		`{"ruleset":"hoyle","players":9,"seed":1}`:                                false,
		`{"ruleset":"cards","options":{"hand":7},"players":2,"seed":1}`:           true,
		`{"ruleset":"cards","options":{"set":9},"players":2,"seed":1}`:            false,
		`{"ruleset":"muggins","options":{"limit":31},"players":2,"seed":1}`:       false,
		`{"ruleset":"cards","players":5,"seed":1}`:                                false,
		`{"ruleset":"muggins","players":2,"seed":0}`:                              false,
		`{"ruleset":"muggins","players":2}`:                                       false,
		`{"ruleset":"muggins","players":5,"seed":1}`:                              false,
		`{"ruleset":"chess","players":2,"seed":1}`:                                false,
		`{"players":2,"seed":1}`:                                                  false,
		`{"ruleset":"muggins","players":2,"seed":"1"}`:                            false,
		`{"ruleset":"muggins","players":2,"seed":1,"scores":[0,0]}`:               false,
		`{"ruleset":"muggins","options":{"floor":"five"},"players":2,"seed":1}`:   false,
		`{"ruleset":"muggins","options":{"floor":["zero"]},"players":2,"seed":1}`: false,
	} {
		assert.Equal(t, right, schemaSays(t, schema, []byte(text)) == nil, text)
		var s Shuffle
		bad := decode([]byte(text), &s)
		if bad == nil {
			bad = checkShuffle(&s, "")
		}
		assert.Equal(t, right, bad == nil, "%s: %v", text, bad)
	}
}

// What a claim may say of floor: one word, or a list of words.
func TestClaimsOfFloor(t *testing.T) {
	schema := schemaOf(t, "helloResult")
	for floor, right := range map[string]bool{
		`"none"`: true, `"zero"`: true, `["none"]`: true, `["zero","none"]`: true,
		`"any"`: false, `0`: false, `[]`: false, `["zero",0]`: false, `null`: false,
	} {
		text := []byte(`{"protocol":1,"name":"x","methods":["play"],"plays":[{"ruleset":"muggins","players":[2],"options":{"floor":` + floor + `},"takes":[]}]}`)
		h, err := DecodeHello(text)
		if err == nil {
			err = ValidateHello(h)
		}
		assert.Equal(t, right, err == nil, "%s: %v", text, err)
		assert.Equal(t, right, schemaSays(t, schema, text) == nil, "schema: %s", text)
	}
}

// sane answers every game with as many empty positions as were asked for.
type sane struct{}

func (sane) Hello() Hello {
	return Hello{Name: "sane", Plays: []Claim{{Ruleset: Muggins, Players: []int{2}, Takes: []string{"hands"}}}}
}

func (sane) Play(p Play) Answer { return Answer{Trace: make([]Entry, len(p.Actions)+1)} }

// dealer deals by the seed, so that one can see that it came through.
type dealer struct{ sane }

func (dealer) Shuffle(s Shuffle) Dealt {
	d := dealt()
	d.Boneyard = Some([]Tile{{0, s.Seed}})
	if s.Options["floor"] == "zero" {
		d.Opener = Some(0)
	}
	return d
}

func dealing(impl Implementation) Transport {
	return Pipe("dealer", func(ctx context.Context, in io.Reader, out io.Writer) error { return Serve(ctx, in, out, impl) })
}

func TestServeWithADealer(t *testing.T) {
	client := NewClient(dealing(dealer{}), Config{})
	h, err := client.Hello(context.Background())
	require.NoError(t, err)
	assert.Equal(t, []string{"play", "shuffle"}, h.Methods)
	plays := []Play{game(), deal(1), deal(2), game()}
	outcomes := make([]Outcome, len(plays))
	require.NoError(t, client.Play(context.Background(), plays, func(i int, o Outcome) { outcomes[i] = o }))
	require.NoError(t, client.Close())
	schema := schemaOf(t, "")
	for i, o := range outcomes {
		require.Nil(t, o.Fault, "request %d", i)
		assert.NoError(t, schemaSays(t, schema, o.Request), "%s", o.Request)
		assert.NoError(t, schemaSays(t, schema, o.Response), "%s", o.Response)
	}
	assert.Contains(t, string(outcomes[1].Request), `"method":"shuffle","params":{"ruleset":"muggins","options":{"floor":"zero","target":250},"players":2,"seed":1}`)
	assert.Equal(t, Dealt{Hands: dealt().Hands, Boneyard: Some([]Tile{{0, 2}}), Opener: Some(0)}, outcomes[2].Answer.Dealt)
	assert.Len(t, outcomes[3].Answer.Trace, 3)
}

func TestServeWithoutADealer(t *testing.T) {
	client := NewClient(dealing(sane{}), Config{})
	h, err := client.Hello(context.Background())
	require.NoError(t, err)
	assert.Equal(t, []string{"play"}, h.Methods)
	require.NoError(t, client.Play(context.Background(), []Play{deal(1)}, func(_ int, o Outcome) {
		require.NotNil(t, o.Fault)
		assert.Equal(t, FaultError, o.Fault.Kind)
		assert.Contains(t, o.Fault.Detail, `code -32601: unknown method "shuffle"; known: hello, play`)
	}))
	require.NoError(t, client.Close())
}

func TestServeAnswersWrongShuffles(t *testing.T) {
	for _, c := range [][2]string{
		{`{"jsonrpc":"2.0","id":2,"method":"shuffle"}`, `"code":-32602,"message":"params: missing"`},
		{`{"jsonrpc":"2.0","id":2,"method":"shuffle","params":{"ruleset":"muggins","players":5,"seed":1}}`, `"code":-32602,"message":"params.players: 5 is not from 2 to 4"`},
		{`{"jsonrpc":"2.0","id":2,"method":"shuffle","params":{"ruleset":"muggins","players":2,"seed":"1"}}`, `"code":-32602,"message":"params.seed: a string where`},
		{`{"jsonrpc":"2.0","id":2,"method":"shuffle","params":{"ruleset":"muggins","players":2,"seed":1,"hands":[]}}`, `"code":-32602,"message":"params.hands: unknown member"`},
		{`{"jsonrpc":"2.0","id":2,"method":"deal","params":{}}`, `"code":-32601,"message":"unknown method \"deal\"; known: hello, play, shuffle"`},
	} {
		var out bytes.Buffer
		require.NoError(t, Serve(context.Background(), strings.NewReader(c[0]), &out, dealer{}))
		assert.Contains(t, out.String(), c[1])
		assert.NoError(t, schemaSays(t, schemaOf(t, "errorResponse"), out.Bytes()))
	}
}
