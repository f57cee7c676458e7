package dominoes_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

// hand reads tiles such as "3|6 1|2".
func hand(t testing.TB, text string) []dominoes.Tile {
	t.Helper()
	var out []dominoes.Tile
	for _, word := range strings.Fields(text) {
		a, b, _ := strings.Cut(word, "|")
		low, _ := strconv.Atoi(a)
		high, _ := strconv.Atoi(b)
		out = append(out, tile(t, low, high))
	}
	return out
}

// run plays a script such as "0 3|6; 1 6|6 right; 0 draw; 1 pass" on a new round.
func run(t testing.TB, r *dominoes.Rules, scores []int, boneyard string, hands []string, script string) (*dominoes.Deal, dominoes.State, engine.Refusal) {
	t.Helper()
	var held [][]dominoes.Tile
	for _, h := range hands {
		held = append(held, hand(t, h))
	}
	d, err := dominoes.NewDeal(dominoes.DoubleSix, 0, held, hand(t, boneyard))
	require.NoError(t, err)
	s := r.Start(d, scores)
	last := engine.Accepted
	for line := range strings.SplitSeq(script, ";") {
		require.Equal(t, engine.Accepted, last, "before %q", line)
		words := strings.Fields(line)
		seat, _ := strconv.Atoi(words[0])
		a := dominoes.Action{Player: int8(seat)}
		switch words[1] {
		case "draw":
			a.Kind = dominoes.Draw
		case "pass":
			a.Kind = dominoes.Pass
		default:
			a.Tile = hand(t, words[1])[0]
		}
		if len(words) > 2 {
			a.End = map[string]dominoes.Side{"left": dominoes.Left, "right": dominoes.Right}[words[2]]
		}
		before := s
		if last = r.Apply(d, &s, a); last != engine.Accepted {
			require.True(t, before == s, "refused %q changed the state", line)
		}
	}
	return d, s, last
}

func TestRefusals(t *testing.T) {
	two := []string{"3|6 1|2 6|6", "3|3 0|1 6|4"}
	stuck := []string{"3|6 1|2", "0|1 2|2"}
	for _, c := range []struct {
		name, boneyard string
		hands          []string
		script         string
		want           engine.Refusal
	}{
		{"wrong seat", "", two, "1 3|3", engine.WrongSeat},
		{"not held", "", two, "0 3|3", engine.NotHeld},
		{"opener draws", "0|0", two, "0 draw", engine.OpenerMustPlay},
		{"opener passes", "", two, "0 pass", engine.OpenerMustPlay},
		{"no match", "", two, "0 3|6; 1 0|1 left", engine.NoMatch},
		{"no place", "", two, "0 3|6; 1 3|3", engine.NoMatch},
		{"wrong end", "", two, "0 3|6; 1 3|3 right", engine.NoMatch},
		{"pass while able", "0|0", two, "0 3|6; 1 pass", engine.PassWhileAble},
		{"draw while able", "0|0", two, "0 3|6; 1 draw", engine.DrawWhileAble},
		{"draw while able, nothing left", "", two, "0 3|6; 1 draw", engine.DrawWhileAble},
		{"pass while tiles", "0|0 3|3", stuck, "0 3|6; 1 pass", engine.PassWhileTiles},
		{"draw on", "3|3 0|0", stuck, "0 3|6; 1 draw; 1 draw", engine.DrawOn},
		{"pass after playable", "3|3", stuck, "0 3|6; 1 draw; 1 pass", engine.DrawnFirst},
		{"draw from nothing", "", []string{"3|6 1|2 6|6", "0|1 2|2"}, "0 3|6; 1 draw", engine.NothingToDraw},
		{"after a domino", "", []string{"3|6", "1|2"}, "0 3|6; 1 pass", engine.RoundOver},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, _, got := run(t, dominoes.New(dominoes.Options{}), nil, c.boneyard, c.hands, c.script)
			require.Equal(t, c.want, got, "%s", got.Rule())
		})
	}
	free := dominoes.New(dominoes.Options{Draw: dominoes.WhileAble})
	_, _, got := run(t, free, nil, "6|6 0|0", []string{"3|6 1|2", "3|3 2|2"}, "0 3|6; 1 draw; 1 3|3 left")
	require.Equal(t, engine.DrawnFirst, got)
}

func TestEndsOfRounds(t *testing.T) {
	seats := func(v ...int32) (a [dominoes.MaxSeats]int32) { copy(a[:], v); return a }
	for _, c := range []struct {
		name, boneyard  string
		options         dominoes.Options
		scores          []int
		hands           []string
		script          string
		status          dominoes.Status
		closer, winner  int8
		awards, settled [dominoes.MaxSeats]int32
		end             [dominoes.MaxSeats]int32
	}{
		{
			name: "last tile scores, then 27 costs 25", scores: []int{10, 30}, hands: []string{"0|5", "6|6 6|5 1|3"}, script: "0 0|5",
			status: dominoes.Domino, closer: 0, winner: -1, awards: seats(5), settled: seats(0, -25), end: seats(15, 5),
		},
		{
			name: "28 costs 30, 2 costs 0, 3 costs 5", hands: []string{"4|4", "6|6 6|5 1|4", "0|2", "1|2"}, script: "0 4|4",
			status: dominoes.Domino, closer: 0, winner: -1, settled: seats(0, -30, 0, -5), end: seats(0, -30, 0, -5),
		},
		{
			name: "floor", options: dominoes.Options{Floor: dominoes.FloorZero}, scores: []int{0, 10}, hands: []string{"4|4", "6|6 6|5 1|4"},
			script: "0 4|4", status: dominoes.Domino, closer: 0, winner: -1, settled: seats(0, -10), end: seats(0, 0),
		},
		{
			name: "blocked by the opening tile", hands: []string{"6|6 0|1", "2|3 3|3"}, script: "0 6|6",
			status: dominoes.Blocked, closer: -1, winner: -1, settled: seats(0, -10), end: seats(0, -10),
		},
		{
			name: "blocked by the last draw", boneyard: "2|3", hands: []string{"6|6 3|4", "0|1"}, script: "0 6|6; 1 draw",
			status: dominoes.Blocked, closer: -1, winner: -1, settled: seats(-5, -5), end: seats(-5, -5),
		},
		{
			name: "blocked after passes", options: dominoes.Options{Block: dominoes.AfterPasses}, hands: []string{"6|6 3|4", "0|4"},
			script: "0 6|6; 1 pass; 0 pass", status: dominoes.Blocked, closer: -1, winner: -1, settled: seats(-5, -5), end: seats(-5, -5),
		},
		{
			name: "going out beats a block", hands: []string{"6|6", "0|1 1|1"}, script: "0 6|6",
			status: dominoes.Domino, closer: 0, winner: -1, settled: seats(0, -5), end: seats(0, -5),
		},
		{
			name: "target reached exactly", scores: []int{245, 0}, hands: []string{"2|3 6|6", "5|5"}, script: "0 2|3",
			status: dominoes.Stopped, closer: -1, winner: 0, awards: seats(5), end: seats(250),
		},
		{
			name: "target passed with the last tile", scores: []int{0, 199, 0}, hands: []string{"2|2 6|6", "1|2", "5|5"}, script: "0 2|2; 1 1|2 left",
			status: dominoes.Stopped, closer: 1, winner: 1, awards: seats(0, 5), end: seats(0, 204),
		},
		{
			name: "own target", options: dominoes.Options{Target: 5}, hands: []string{"2|3 6|6", "5|5"}, script: "0 2|3",
			status: dominoes.Stopped, closer: -1, winner: 0, awards: seats(5), end: seats(5),
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := dominoes.New(c.options)
			d, s, refused := run(t, r, c.scores, c.boneyard, c.hands, c.script)
			require.Equal(t, engine.Accepted, refused)
			require.Equal(t, c.status.String(), s.Status.String())
			require.Equal(t, c.closer, s.Closer)
			require.Equal(t, c.winner, s.Winner)
			require.Equal(t, c.awards, s.Awards)
			require.Equal(t, c.settled, s.Settled)
			require.Equal(t, c.end, s.Scores)
			require.Empty(t, r.Legal(d, &s, nil))
			_, refused = r.Next(d, &s, d)
			require.Equal(t, c.winner >= 0, refused == engine.MatchOver)
		})
	}
}

func TestNextRound(t *testing.T) {
	r := dominoes.New(dominoes.Options{})
	d, s, _ := run(t, r, []int{10, 20}, "", []string{"2|2 6|6", "1|2"}, "0 2|2")
	_, refused := r.Next(d, &s, d)
	require.Equal(t, engine.RoundNotOver, refused)
	d, s, _ = run(t, r, []int{10, 20}, "", []string{"2|2 6|6", "1|2"}, "0 2|2; 1 1|2 left")
	require.Equal(t, 1, r.Opener(d, &s))
	other, err := dominoes.NewDeal(dominoes.DoubleSix, 1, [][]dominoes.Tile{hand(t, "1|1"), hand(t, "3|3")}, nil)
	require.NoError(t, err)
	next, refused := r.Next(d, &s, other)
	require.Equal(t, engine.Accepted, refused)
	require.Equal(t, s.Scores, next.Scores)
	require.EqualValues(t, 1, next.Turn)
}

func TestBadDeals(t *testing.T) {
	a, b := hand(t, "1|1"), hand(t, "2|2")
	for name, err := range map[string]error{
		"twice":       second(dominoes.NewDeal(6, 0, [][]dominoes.Tile{a, a}, nil)),
		"in boneyard": second(dominoes.NewDeal(6, 0, [][]dominoes.Tile{a, b}, b)),
		"not of set":  second(dominoes.NewDeal(6, 0, [][]dominoes.Tile{a, hand(t, "1|7")}, nil)),
		"one player":  second(dominoes.NewDeal(6, 0, [][]dominoes.Tile{a}, nil)),
		"no opener":   second(dominoes.NewDeal(6, 2, [][]dominoes.Tile{a, b}, nil)),
		"no tile":     second(dominoes.NewDeal(6, 1, [][]dominoes.Tile{a, nil}, nil)),
		"no set":      second(dominoes.NewDeal(19, 0, [][]dominoes.Tile{a, b}, nil)),
	} {
		require.Error(t, err, name)
	}
	_, err := dominoes.NewTile(19, 0)
	require.Error(t, err)
}

func second[T any](_ T, err error) error { return err }

func TestNames(t *testing.T) {
	names := func(words ...interface{ String() string }) (out []string) {
		for _, w := range words {
			out = append(out, w.String())
		}
		return out
	}
	require.Equal(t, []string{"play", "draw", "pass", "call"}, names(dominoes.Play, dominoes.Draw, dominoes.Pass, dominoes.Call))
	require.Equal(t, []string{"none", "left", "right", "up", "down"},
		names(dominoes.NoSide, dominoes.Left, dominoes.Right, dominoes.Up, dominoes.Down))
	require.Equal(t, []string{"none", "low", "high", "A", "B", "C", "D"},
		names(dominoes.NoPort, dominoes.PortLow, dominoes.PortHigh, dominoes.PortA, dominoes.PortB, dominoes.PortC, dominoes.PortD))
	require.Equal(t, []string{"playing", "domino", "blocked", "stopped"},
		names(dominoes.Playing, dominoes.Domino, dominoes.Blocked, dominoes.Stopped))
}

func TestSaid(t *testing.T) {
	for _, n := range []int{0, 5, 70, 1000} {
		got, ok := dominoes.Said(n).Number()
		require.True(t, ok)
		require.Equal(t, n, got)
	}
	for _, a := range []dominoes.Announce{dominoes.Due, dominoes.Silent} {
		_, ok := a.Number()
		require.False(t, ok)
	}
	require.Equal(t, dominoes.Said(0), dominoes.Said(-5))
}
