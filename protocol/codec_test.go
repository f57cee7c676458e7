package protocol

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// game is a request of two actions, for which answers are written below.
func game() Play {
	return Play{
		Ruleset: Muggins, Options: map[string]Value{"floor": "none", "target": "250"}, Players: 2, Scores: []int{0, 0},
		Rounds: []Round{{Opener: Some(0), Hands: Hands{Tiles: [][]Tile{{{3, 6}, {1, 2}}, {{6, 6}, {0, 1}}}}, Boneyard: []Tile{{0, 2}}}},
		Actions: []Action{
			{Player: Some(0), Do: DoPlay, Tile: Some(Tile{3, 6})},
			{Player: Some(1), Do: DoPlay, Tile: Some(Tile{6, 6}), End: Right, On: Some(Tile{3, 6}), Pip: Some(6)},
		},
	}
}

func fullAnswer() Answer {
	return Answer{Note: "n", Trace: []Entry{
		{Position: Position{Turn: Some(0), Line: Some([]Tile{}), Legal: Some([]Move{{Do: DoPlay, Tile: Some(Tile{3, 6})}})}},
		{Position: Position{
			Turn: Null[int](), Line: Some([]Tile{{6, 3}}), Counted: Some([]Contribution{{Tile{3, 6}, 3}, {Tile{3, 6}, 6}}), Sum: Some(9),
			Awards: Some([]int{0, 0}), Settled: Some([]int{5, -5}), Scores: Some([]int{5, -5}), Hands: Some(Hands{Tiles: [][]Tile{{{1, 2}}, {}}}),
			Boneyard: Some(1), Legal: Some([]Move{{Do: DoDraw}, {Do: DoPass}, {Do: DoPlay, Tile: Some(Tile{6, 6}), End: Left, On: Some(Tile{3, 6}), Pip: Some(6)}}),
			Round: Some(RoundDomino), Closer: Some(1), Winner: Null[int](),
			View: Some(View{Seat: 1, Hand: []Tile{{0, 1}}, Sizes: []int{1, 1}, Boneyard: 1}),
		}},
		{Refused: "round-over", Note: "why"},
	}}
}

func hello() Hello {
	return Hello{Protocol: 1, Name: "x", Version: "1", Language: "Go", Methods: []string{"play", "shuffle"}, Note: "n", Plays: []Claim{{
		Ruleset: Muggins, Players: []int{2, 3, 4}, Options: map[string]Choices{"target": {Any: true}, "floor": {Values: []Value{"none", "zero"}}},
		Covers: Some([]string{"line"}), Takes: []string{"hands"}, Automatic: []string{"pass"},
	}}}
}

func TestRoundTrip(t *testing.T) {
	b, err := Encode(game())
	require.NoError(t, err)
	p, err := DecodePlay(b)
	require.NoError(t, err)
	assert.Equal(t, game(), p)

	b, err = Encode(fullAnswer())
	require.NoError(t, err)
	a, err := DecodeAnswer(b, game())
	require.NoError(t, err)
	assert.Equal(t, fullAnswer(), a)
	again, err := Encode(a)
	require.NoError(t, err)
	assert.Equal(t, string(b), string(again))

	b, err = Encode(hello())
	require.NoError(t, err)
	h, err := DecodeHello(b)
	require.NoError(t, err)
	assert.Equal(t, hello(), h)
	assert.NoError(t, ValidateHello(h))
}

func TestTilesAreNormalizedExceptInTheLine(t *testing.T) {
	a, err := DecodeAnswer([]byte(`{"trace":[{},{},{"line":["6|3"],"hands":[["2|1"],[]],"counted":[{"tile":"6|3","pips":3}],`+
		`"legal":[{"do":"play","tile":"6|5","end":"left","on":"6|3","pip":6}]}]}`), game())
	require.NoError(t, err)
	b, err := Encode(a)
	require.NoError(t, err)
	assert.Equal(t, `{"trace":[{},{},{"line":["6|3"],"counted":[{"tile":"3|6","pips":3}],"hands":[["1|2"],[]],`+
		`"legal":[{"do":"play","tile":"5|6","end":"left","on":"3|6","pip":6}]}]}`, string(b))
}

func TestWrongAnswers(t *testing.T) {
	schema := schemaOf(t, "playResult")
	// {…} stands in the second of three entries.
	for _, c := range []struct {
		entry, want string
		decoderOnly bool // a schema cannot say it
	}{
		{entry: `"colour":1`, want: "trace[1].colour: unknown member"},
		{entry: `"Turn":1`, want: "trace[1].Turn: unknown member"},
		{entry: `"turn":1,"turn":1`, want: "trace[1].turn: the same name twice", decoderOnly: true},
		{entry: `"turn":1.0`, want: "trace[1].turn: 1.0 is not written as a whole number", decoderOnly: true},
		{entry: `"turn":1e0`, want: "trace[1].turn: 1e0 is not written as a whole number", decoderOnly: true},
		{entry: `"sum":1.5`, want: "trace[1].sum: 1.5 is not written as a whole number"},
		{entry: `"sum":99999999999999999999`, want: "trace[1].sum: 99999999999999999999 where a whole number in range is expected", decoderOnly: true},
		{entry: `"sum":"3"`, want: "trace[1].sum: a string where a whole number in range is expected"},
		{entry: `"scores":null`, want: "trace[1].scores: null cannot stand here, only for turn, closer, winner, last, announce, claim"},
		{entry: `"scores":[0,null]`, want: "trace[1].scores[1]: null cannot stand here"},
		{entry: `"turn":null,"line": null`, want: "trace[1].line: null"},
		{entry: `"note":null`, want: "trace[1].note: null"},
		{entry: `"scores":{}`, want: "trace[1].scores: an object where a list is expected"},
		{entry: `"scores":[0]`, want: "trace[1].scores: 1 numbers for 2 players"},
		{entry: `"awards":[0,0,0,0,0,0,0,0,0]`, want: "trace[1].awards: 9 numbers for 2 players"},
		{entry: `"settled":[0,0,0]`, want: "trace[1].settled: 3 numbers for 2 players", decoderOnly: true},
		{entry: `"hands":[[]]`, want: "trace[1].hands: 1 hands for 2 players"},
		{entry: `"turn":-1`, want: "trace[1].turn: seat -1 where seats go from 0 to 1"},
		{entry: `"winner":2`, want: "trace[1].winner: seat 2 where", decoderOnly: true},
		{entry: `"closer":8`, want: "trace[1].closer: seat 8 where"},
		{entry: `"line":["3-6"]`, want: `trace[1].line[0]: "3-6" is no tile`},
		{entry: `"line":["03|6"]`, want: `trace[1].line[0]: "03|6" is no tile`},
		{entry: `"line":[36]`, want: "trace[1].line[0]: a number where a tile is expected"},
		{entry: `"counted":[{"pips":3}]`, want: "trace[1].counted[0]: a contribution has a tile and its pips"},
		{entry: `"counted":[{"tile":"3|6","pips":-3}]`, want: "trace[1].counted[0].pips: -3 is below 0"},
		{entry: `"counted":[{"tile":"3|6","pips":3,"x":1}]`, want: "trace[1].counted[0].x: unknown member"},
		{entry: `"view":null`, want: "trace[1].view: null cannot stand here"},
		{entry: `"view":[]`, want: "trace[1].view: a list where an object is expected"},
		{entry: `"view":{"seat":0,"hand":[],"sizes":[0,0],"boneyard":0,"line":[]}`, want: "trace[1].view.line: unknown member"},
		{entry: `"view":{"seat":-1,"hand":[],"sizes":[0,0],"boneyard":0}`, want: "trace[1].view.seat: seat -1 where seats go from 0 to 1"},
		{entry: `"view":{"seat":2,"hand":[],"sizes":[0,0],"boneyard":0}`, want: "trace[1].view.seat: seat 2 where", decoderOnly: true},
		{entry: `"view":{"seat":0,"sizes":[0,0],"boneyard":0}`, want: "trace[1].view: a view has seat, hand, sizes and boneyard"},
		{entry: `"view":{"seat":0,"hand":["3-6"],"sizes":[0,0],"boneyard":0}`, want: `trace[1].view.hand[0]: "3-6" is no tile`},
		{entry: `"view":{"seat":0,"hand":[],"boneyard":0}`, want: "trace[1].view: a view has seat, hand, sizes and boneyard"},
		{entry: `"view":{"seat":0,"hand":[],"sizes":[0],"boneyard":0}`, want: "trace[1].view.sizes: 1 numbers for 2 players"},
		{entry: `"view":{"seat":0,"hand":[],"sizes":[0,0,0],"boneyard":0}`, want: "trace[1].view.sizes: 3 numbers for 2 players", decoderOnly: true},
		{entry: `"view":{"seat":0,"hand":[],"sizes":[0,0]}`, want: "trace[1].view: a view has seat, hand, sizes and boneyard"},
		{entry: `"view":{"seat":0,"hand":[],"sizes":[0,-1],"boneyard":0}`, want: "trace[1].view: a view counts tiles"},
		{entry: `"view":{"seat":0,"hand":[],"sizes":[0,0],"boneyard":"1"}`, want: "trace[1].view.boneyard: a string where a whole number"},
		{entry: `"boneyard":-1`, want: "trace[1].boneyard: -1 is below 0"},
		{entry: `"round":"over"`, want: `trace[1].round: unknown state "over"; known: playing, domino, blocked, played-out, stopped`},
		{entry: `"round":""`, want: "trace[1].round: an empty word"},
		{entry: `"legal":[{"do":"deal"}]`, want: `trace[1].legal[0].do: unknown action "deal"; known: play, draw, pass, go`},
		{entry: `"legal":[{}]`, want: "trace[1].legal[0].do: missing"},
		{entry: `"legal":[{"do":"play"}]`, want: "trace[1].legal[0]: play without a tile or a card, or with both"},
		{entry: `"legal":[{"do":"pass","tile":"1|1"}]`, want: "trace[1].legal[0]: tile, card, end, on and pip go with play only"},
		{entry: `"legal":[{"do":"play","tile":"1|1","end":"left"}]`, want: "trace[1].legal[0]: end, on and pip come together"},
		{entry: `"legal":[{"do":"play","tile":"1|1","end":"north","on":"1|2","pip":1}]`, want: `trace[1].legal[0].end: unknown end "north"`},
		{entry: `"legal":[{"do":"play","tile":"1|1","end":"left","on":"1|2","pip":19}]`, want: "trace[1].legal[0].pip: 19 is not from 0 to 18"},
		{entry: `"refused":"no"`, want: `trace[1].refused: unknown code "no"; known: not-your-turn`},
		{entry: `"refused":""`, want: "trace[1].refused: an empty word"},
		{entry: `"unable":"lazy"`, want: `trace[1].unable: unknown reason "lazy"; known: no-command`},
		{entry: `"unable":"other","refused":"no-match"`, want: "trace[1]: only one of refused, unable and skipped"},
		{entry: `"skipped":true,"refused":"no-match"`, want: "trace[1]: only one of refused, unable and skipped"},
		{entry: `"skipped":1`, want: "trace[1].skipped: a number where true or false is expected"},
	} {
		b := []byte(`{"trace":[{},{` + c.entry + `},{}]}`)
		_, err := DecodeAnswer(b, game())
		assert.ErrorContains(t, err, c.want, "%s", b)
		if err != nil {
			assert.NotContains(t, err.Error(), "\n")
		}
		if !c.decoderOnly {
			assert.Error(t, schemaSays(t, schema, b), "schema: %s", b)
		}
	}
}

func TestWrongAnswersAsAWhole(t *testing.T) {
	schema := schemaOf(t, "playResult")
	for _, c := range []struct {
		text, want  string
		kind        FaultKind
		decoderOnly bool
	}{
		{`{}`, "neither trace nor refused nor unable", FaultShape, false},
		{`[]`, "a list where an object is expected", FaultShape, false},
		{`{"trace":[null,{},{}]}`, "trace[0]: null", FaultShape, false},
		{`{"trace":[]}`, "trace: 0 entries where 3 are expected", FaultTrace, false},
		{`{"trace":[{},{}]}`, "trace: 2 entries where 3 are expected", FaultTrace, true},
		{`{"trace":[{"refused":"no-match"},{},{}]}`, "trace[0]: the first entry is the set-up", FaultShape, false},
		{`{"trace":[{},{},{}],"refused":"bad-deal"}`, "only one of trace, refused and unable", FaultShape, false},
		{`{"trace":[{},{},{}],"hands":[[],[]]}`, "hands, boneyard, stock, opener and dealer answer shuffle only", FaultShape, false},
		{`{"hands":[[],[]],"boneyard":[]}`, "hands, boneyard, stock, opener and dealer answer shuffle only", FaultShape, false},
		{`{"trace":[{},{},{}],"opener":0}`, "hands, boneyard, stock, opener and dealer answer shuffle only", FaultShape, false},
		{`{"refused":"no-match"}`, `refused: a set-up is refused with bad-deal only, not with "no-match"`, FaultShape, false},
		{`{"unable":"lazy"}`, `unable: unknown reason "lazy"`, FaultShape, false},
		{`{"trace":[{},{},{}]`, "no JSON", FaultSyntax, true},
		{`{"trace":[{},{},{}]} {}`, "something follows the object", FaultSyntax, true},
		{"{\"note\":\"\xff\"}", "no JSON", FaultSyntax, true},
		{`{"x":` + strings.Repeat("[", 40) + strings.Repeat("]", 40) + `}`, "nested more than 32 deep", FaultShape, false},
	} {
		_, err := DecodeAnswer([]byte(c.text), game())
		var e *MessageError
		if assert.ErrorAs(t, err, &e, c.text) {
			assert.Contains(t, e.Error(), c.want, c.text)
			assert.Equal(t, c.kind, e.Kind, c.text)
		}
		if !c.decoderOnly {
			assert.Error(t, schemaSays(t, schema, []byte(c.text)), "schema: %s", c.text)
		}
	}
}

func TestNullMaySurroundItselfWithBlanks(t *testing.T) {
	for _, text := range []string{
		`{"trace": [{"turn": null, "closer" :null, "winner":null}, {"note": "\"scores\":null and null"}, {"note": ""}]}`,
	} {
		_, err := DecodeAnswer([]byte(text), game())
		assert.NoError(t, err, text)
	}
}

func TestWrongRequests(t *testing.T) {
	schema := schemaOf(t, "playParams")
	b, err := Encode(game())
	require.NoError(t, err)
	for _, c := range []struct {
		old, new, want string
		decoderOnly    bool
	}{
		{`"muggins"`, `"chess"`, `ruleset: unknown ruleset "chess"; known: muggins, hoyle, cards`, false},
		{`"target":250`, `"target":0`, `options.target: "0" is no whole number of at least 1`, false},
		{`"target":250`, `"target":"250"`, "options.target: the number 250 stands in quotes", false},
		{`"target"`, `"aim"`, `options.aim: unknown option "aim"; known: after-block, bare-arms, blocked`, false},
		{`"floor":"none"`, `"floor":"five"`, `options.floor: unknown value "five"; known: none, zero`, false},
		{`"floor":"none"`, `"floor":0`, `options.floor: unknown value "0"; known: none, zero`, false},
		{`"floor":"none"`, `"floor":null`, "options.floor: null cannot stand here", false},
		{`"players":2`, `"players":5`, "players: 5 players where 2 to 4 can play", false},
		{`"players":2`, `"players":3`, "scores: 2 numbers for 3 players", true},
		{`"opener":0`, `"opener":null`, "rounds[0].opener: null", false},
		{`"opener":0`, `"opener":2`, "rounds[0].opener: seat 2 where", true},
		{`"opener":0`, `"opener":0,"lots":[[1]]`, "rounds[0]: only one of opener and lots", false},
		{`,"boneyard":["0|2"]`, ``, "rounds[0].boneyard: missing", false},
		{`{"player":0,"do":"play"`, `{"do":"play"`, "actions[0].player: every action but deal has a player", false},
		{`{"player":0,"do":"play","tile":"3|6"}`, `{"player":0,"do":"deal"}`, "actions[0].player: every action but deal", false},
		{`{"player":0,"do":"play","tile":"3|6"}`, `{"player":0,"do":"sing"}`, `actions[0].do: unknown action "sing"; known: play, draw, pass, call, deal`, false},
		{`{"player":0,"do":"play","tile":"3|6"}`, `{"player":0,"do":"pass","if":"bored"}`, `actions[0].if: unknown condition "bored"; known: playing, stack, turn`, false},
		{`"end":"right",`, ``, "actions[1]: end, on and pip come together", false},
	} {
		text := strings.Replace(string(b), c.old, c.new, 1)
		_, err := DecodePlay([]byte(text))
		assert.ErrorContains(t, err, c.want, text)
		if !c.decoderOnly {
			assert.Error(t, schemaSays(t, schema, []byte(text)), "schema: %s", text)
		}
	}
}

func TestWrongHellos(t *testing.T) {
	schema := schemaOf(t, "helloResult")
	for _, c := range []struct {
		change func(*Hello)
		want   string
	}{
		{func(h *Hello) { h.Protocol = 2 }, "protocol: the program speaks protocol 2, this suite speaks 1"},
		{func(h *Hello) { h.Name = "" }, "name: missing"},
		{func(h *Hello) { h.Methods = nil }, "methods: play is not among them"},
		{func(h *Hello) { h.Methods = []string{"play", "fly"} }, `methods[1]: unknown method "fly"; known: play, shuffle`},
		{func(h *Hello) { h.Methods = []string{"shuffle"} }, "methods: play is not among them"},
		{func(h *Hello) { h.Methods = []string{"play", "shuffle", "shuffle"} }, `methods[2]: "shuffle" stands there twice`},
		{func(h *Hello) { h.Plays = nil }, "plays: nothing is claimed"},
		{func(h *Hello) { h.Plays[0].Ruleset = "go" }, `plays[0].ruleset: unknown ruleset "go"; known: muggins, hoyle, cards`},
		{func(h *Hello) { h.Plays[0].Players = nil }, "plays[0].players: no number of players"},
		{func(h *Hello) { h.Plays[0].Players = []int{2, 5} }, "plays[0].players[1]: 5 is not from 2 to 4"},
		{func(h *Hello) { h.Plays[0].Players = []int{2, 2} }, "plays[0].players[1]: 2 stands there twice"},
		{func(h *Hello) { h.Plays[0].Options = map[string]Choices{"aim": {Any: true}} }, `plays[0].options.aim: unknown option "aim"; known: after-block, bare-arms, blocked`},
		{func(h *Hello) { h.Plays[0].Options = map[string]Choices{"floor": {Any: true}} }, `plays[0].options.floor: "any" goes with target only; known: none, zero`},
		{func(h *Hello) { h.Plays[0].Options = map[string]Choices{"floor": {Values: []Value{"deep"}}} }, `plays[0].options.floor: unknown value "deep"; known: none, zero`},
		{func(h *Hello) { h.Plays[0].Options = map[string]Choices{"floor": {Values: []Value{"zero", "zero"}}} }, `plays[0].options.floor: "zero" stands there twice`},
		{func(h *Hello) { h.Plays[0].Options = map[string]Choices{"floor": {Values: []Value{}}} }, "plays[0].options.floor: no value is claimed"},
		{func(h *Hello) { h.Plays[0].Options = map[string]Choices{"target": {Values: []Value{"far"}}} }, `plays[0].options.target: "far" is no whole number`},
		{func(h *Hello) { h.Plays[0].Options = map[string]Choices{"target": {Values: []Value{}}} }, "plays[0].options.target: no value is claimed"},
		{func(h *Hello) { h.Plays[0].Covers = Some([]string{"lines"}) }, `plays[0].covers[0]: unknown topic "lines"; known: line, award`},
		{func(h *Hello) { h.Plays[0].Takes = []string{"all"} }, `plays[0].takes[0]: unknown word "all"; known: hands, boneyard`},
		{func(h *Hello) { h.Plays[0].Takes = []string{"hands", "hands"} }, `plays[0].takes[1]: "hands" stands there twice`},
		{func(h *Hello) { h.Plays[0].Automatic = []string{"win"} }, `plays[0].automatic[0]: unknown word "win"; known: draw, pass, play-drawn, deal, go`},
	} {
		h := hello()
		c.change(&h)
		assert.ErrorContains(t, ValidateHello(h), c.want)
		b, err := Encode(h)
		require.NoError(t, err)
		assert.Error(t, schemaSays(t, schema, b), "schema: %s", b)
	}
}

func FuzzAnswer(f *testing.F) {
	b, _ := Encode(fullAnswer())
	f.Add(b)
	f.Add([]byte(`{"trace":[{"turn":null}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		a, err := DecodeAnswer(b, game())
		if err != nil {
			return
		}
		again, err := Encode(a)
		require.NoError(t, err)
		once, err := DecodeAnswer(again, game())
		require.NoError(t, err)
		assert.Equal(t, a, once)
	})
}
