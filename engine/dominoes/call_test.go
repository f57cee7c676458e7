package dominoes_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

// called plays a script in which "call 0" calls seat 0, and a play may end in
// "silent" or in a number that is announced.
func called(t testing.TB, o dominoes.Options, scores []int, boneyard string, hands []string, script string) (*dominoes.Rules, *dominoes.Deal, dominoes.State, engine.Refusal) {
	t.Helper()
	var held [][]dominoes.Tile
	for _, h := range hands {
		held = append(held, hand(t, h))
	}
	d, err := dominoes.NewDeal(dominoes.DoubleSix, 0, held, hand(t, boneyard))
	require.NoError(t, err)
	r := dominoes.New(o)
	s := r.Start(d, scores)
	last := engine.Accepted
	for line := range strings.SplitSeq(script, ";") {
		require.Equal(t, engine.Accepted, last, "before %q", line)
		before := s
		if last = r.Apply(d, &s, spoken(t, line)); last != engine.Accepted {
			require.True(t, before == s, "refused %q changed the state", line)
		}
	}
	return r, d, s, last
}

func spoken(t testing.TB, line string) dominoes.Action {
	words := strings.Fields(line)
	seat, _ := strconv.Atoi(words[0])
	a := dominoes.Action{Player: int8(seat)}
	switch words[1] {
	case "draw":
		a.Kind = dominoes.Draw
	case "pass":
		a.Kind = dominoes.Pass
	case "call":
		of, _ := strconv.Atoi(words[2])
		a.Kind, a.Of = dominoes.Call, int8(of)
	default:
		a.Tile = hand(t, words[1])[0]
		for _, w := range words[2:] {
			switch n, err := strconv.Atoi(w); {
			case err == nil:
				a.Announce = dominoes.Said(n)
			case w == "silent":
				a.Announce = dominoes.Silent
			default:
				a.End = map[string]dominoes.Side{"left": dominoes.Left, "right": dominoes.Right, "up": dominoes.Up, "down": dominoes.Down}[w]
			}
		}
	}
	return a
}

func hoyle(change func(*dominoes.Options)) dominoes.Options {
	o := dominoes.HoyleOptions()
	if change != nil {
		change(&o)
	}
	return o
}

// TestCalls goes by one position: 5|5 makes 10, and 0|5 on it 10 + 0.
func TestCalls(t *testing.T) {
	type option = func(*dominoes.Options)
	two := []string{"5|5 1|2", "0|5 3|3"}
	drawing := []string{"5|5 1|2", "3|4"}
	forfeit := hoyle(nil)
	steal := hoyle(func(o *dominoes.Options) { o.Call = dominoes.Steal })
	lost := hoyle(func(o *dominoes.Options) { o.Uncalled = dominoes.UncalledLost })
	later := hoyle(func(o *dominoes.Options) { o.CallWindow = dominoes.NextPlacement })
	only := hoyle(func(o *dominoes.Options) { o.Call = dominoes.AnnounceOnly })
	off := hoyle(func(o *dominoes.Options) { o.Call = dominoes.CallOff })
	wrong := func(w dominoes.WrongAnnounce, more ...option) dominoes.Options {
		return hoyle(func(o *dominoes.Options) {
			o.Wrong = w
			for _, f := range more {
				f(o)
			}
		})
	}
	for _, c := range []struct {
		name     string
		options  dominoes.Options
		scores   []int
		boneyard string
		hands    []string
		script   string
		refused  engine.Refusal
		end      [2]int32
		open     int32
		awards   [2]int32
	}{
		{"announced", forfeit, nil, "", two, "0 5|5; 1 0|5 right", 0, [2]int32{10, 10}, 0, [2]int32{0, 10}},
		{"silent is open", forfeit, nil, "", two, "0 5|5 silent", 0, [2]int32{0, 0}, 10, [2]int32{}},
		{"H1 forfeit", forfeit, nil, "", two, "0 5|5 silent; 1 call 0; 1 0|5 right", 0, [2]int32{0, 10}, 0, [2]int32{0, 10}},
		{"H2 steal", steal, nil, "", two, "0 5|5 silent; 1 call 0; 1 0|5 right", 0, [2]int32{0, 20}, 0, [2]int32{0, 10}},
		{"H2 the call itself", steal, nil, "", two, "0 5|5 silent; 1 call 0", 0, [2]int32{0, 10}, 0, [2]int32{0, 10}},
		{"H3 stands", forfeit, nil, "", two, "0 5|5 silent; 1 0|5 right", 0, [2]int32{10, 10}, 0, [2]int32{10, 10}},
		{"H3 lost", lost, nil, "", two, "0 5|5 silent; 1 0|5 right", 0, [2]int32{0, 10}, 0, [2]int32{0, 10}},
		{"announced is not called", forfeit, nil, "", two, "0 5|5; 1 call 0", engine.NothingToCall, [2]int32{10, 0}, 0, [2]int32{10}},
		{"on oneself", forfeit, nil, "", two, "0 5|5 silent; 0 call 0", engine.NothingToCall, [2]int32{0, 0}, 10, [2]int32{}},
		{"a second time", forfeit, nil, "", two, "0 5|5 silent; 1 call 0; 1 call 0", engine.NothingToCall, [2]int32{0, 0}, 0, [2]int32{}},
		{"nobody's seat", forfeit, nil, "", two, "0 5|5 silent; 1 call 2", engine.NothingToCall, [2]int32{0, 0}, 10, [2]int32{}},
		{"by nobody", forfeit, nil, "", two, "0 5|5 silent; 7 call 0", engine.NothingToCall, [2]int32{0, 0}, 10, [2]int32{}},
		{"after the window", forfeit, nil, "", two, "0 5|5 silent; 1 0|5 right; 1 call 0", engine.NothingToCall, [2]int32{10, 10}, 0, [2]int32{10, 10}},
		{"before anything", forfeit, nil, "", two, "1 call 0", engine.NothingToCall, [2]int32{0, 0}, 0, [2]int32{}},
		{"a refusal closes nothing", forfeit, nil, "", two, "0 5|5 silent; 1 3|3 right", engine.NoMatch, [2]int32{0, 0}, 10, [2]int32{}},
		{"off: silence costs nothing", off, nil, "", two, "0 5|5 silent; 1 call 0", engine.NothingToCall, [2]int32{10, 0}, 0, [2]int32{10}},
		{"off: nor does a number", off, nil, "", two, "0 5|5 15", 0, [2]int32{10, 0}, 0, [2]int32{10}},
		{"announce-only", only, nil, "", two, "0 5|5 silent; 1 call 0", engine.NothingToCall, [2]int32{10, 0}, 0, [2]int32{10}},
		{"announce-only, wrong", only, nil, "", two, "0 5|5 15", engine.WrongAnnouncement, [2]int32{0, 0}, 0, [2]int32{}},
		{"announce-only, ignored", wrong(dominoes.WrongIgnored, func(o *dominoes.Options) { o.Call = dominoes.AnnounceOnly }), nil, "", two, "0 5|5 15", 0, [2]int32{10, 0}, 0, [2]int32{10}},
		{"H4 refused", forfeit, nil, "", two, "0 5|5 15", engine.WrongAnnouncement, [2]int32{0, 0}, 0, [2]int32{}},
		{"H4 ignored", wrong(dominoes.WrongIgnored), nil, "", two, "0 5|5 15", 0, [2]int32{0, 0}, 10, [2]int32{}},
		{"H4 penalty", wrong(dominoes.WrongPenalty), nil, "", two, "0 5|5 15", 0, [2]int32{0, 15}, 0, [2]int32{0, 15}},
		{"a true number", forfeit, nil, "", two, "0 5|5 10", 0, [2]int32{10, 0}, 0, [2]int32{10}},
		{"a number for nothing", forfeit, nil, "", two, "0 1|2 5", engine.WrongAnnouncement, [2]int32{0, 0}, 0, [2]int32{}},
		{"nothing said of nothing", forfeit, nil, "", two, "0 1|2 silent", 0, [2]int32{0, 0}, 0, [2]int32{}},
		{"H7 a draw closes", forfeit, nil, "2|4 0|5", drawing, "0 5|5 silent; 1 draw", 0, [2]int32{10, 0}, 0, [2]int32{10}},
		{"H7 next-action", forfeit, nil, "2|4 0|5", drawing, "0 5|5 silent; 1 draw; 1 call 0", engine.NothingToCall, [2]int32{10, 0}, 0, [2]int32{10}},
		{"H7 next-placement", later, nil, "2|4 0|5", drawing, "0 5|5 silent; 1 draw; 1 call 0", 0, [2]int32{0, 0}, 0, [2]int32{}},
		{"next-placement, placed", later, nil, "2|4 0|5", []string{"5|5 1|5", "3|4"}, "0 5|5 silent; 1 draw; 1 draw; 1 0|5 left", 0, [2]int32{10, 10}, 0, [2]int32{10, 10}},
		{"a pass closes", forfeit, nil, "", []string{"5|5 1|5", "3|4"}, "0 5|5 silent; 1 pass", 0, [2]int32{10, 0}, 0, [2]int32{10}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, _, s, refused := called(t, c.options, c.scores, c.boneyard, c.hands, c.script)
			require.Equal(t, c.refused, refused)
			require.Equal(t, c.end, [2]int32(s.Scores[:2]))
			require.Equal(t, c.open, s.Open[0])
			require.Equal(t, c.awards, [2]int32(s.Awards[:2]))
		})
	}
}

func TestCallsAndTheTarget(t *testing.T) {
	two := []string{"5|5 1|2", "0|5 3|3"}
	t.Run("H8: what stands wins before the tile is laid", func(t *testing.T) {
		_, d, s, _ := called(t, hoyle(nil), []int{190, 190}, "", two, "0 5|5 silent; 1 0|5 right")
		require.EqualValues(t, 0, s.Winner)
		require.Equal(t, dominoes.Stopped, s.Status)
		require.EqualValues(t, -1, s.Turn)
		require.Equal(t, []int32{200, 190}, s.Scores[:2])
		require.Equal(t, []int32{10, 0}, s.Awards[:2])
		require.Len(t, s.Line(), 1)
		require.ElementsMatch(t, hand(t, "0|5 3|3"), d.Members(s.Hands[1]))
	})
	t.Run("open points do not win yet", func(t *testing.T) {
		_, _, s, _ := called(t, hoyle(nil), []int{190, 0}, "", two, "0 5|5 silent")
		require.EqualValues(t, -1, s.Winner)
		_, _, s, _ = called(t, hoyle(nil), []int{190, 0}, "", two, "0 5|5 silent; 1 call 0")
		require.EqualValues(t, -1, s.Winner)
		require.Equal(t, []int32{190, 0}, s.Scores[:2])
	})
	t.Run("a draw that lets points stand is not made", func(t *testing.T) {
		_, d, s, _ := called(t, hoyle(nil), []int{190, 0}, "2|4 0|5", []string{"5|5 1|2", "3|4"}, "0 5|5 silent; 1 draw")
		require.EqualValues(t, 0, s.Winner)
		require.Equal(t, 2, s.Left(d))
	})
	t.Run("a pass that lets points stand is not made", func(t *testing.T) {
		_, _, s, _ := called(t, hoyle(nil), []int{190, 0}, "", []string{"5|5 1|5", "3|4"}, "0 5|5 silent; 1 pass")
		require.EqualValues(t, 0, s.Winner)
		require.Zero(t, s.Passes)
	})
	t.Run("stolen points win", func(t *testing.T) {
		steal := hoyle(func(o *dominoes.Options) { o.Call = dominoes.Steal })
		r, d, s, _ := called(t, steal, []int{0, 190}, "", two, "0 5|5 silent; 1 call 0")
		require.EqualValues(t, 1, s.Winner)
		require.Equal(t, dominoes.Stopped, s.Status)
		require.Equal(t, engine.MatchOver, r.Apply(d, &s, dominoes.Action{Player: 1, Kind: dominoes.Call}))
	})
	t.Run("a penalty wins", func(t *testing.T) {
		o := hoyle(func(o *dominoes.Options) { o.Wrong = dominoes.WrongPenalty })
		_, _, s, _ := called(t, o, []int{195, 185}, "", two, "0 5|5 15")
		require.EqualValues(t, 1, s.Winner)
		require.Equal(t, []int32{195, 200}, s.Scores[:2])
	})
	t.Run("at the end of a round nothing wins at once", func(t *testing.T) {
		o := hoyle(func(o *dominoes.Options) { o.TargetWhen = dominoes.TargetRoundEnd })
		_, _, s, _ := called(t, o, []int{190, 190}, "", two, "0 5|5 silent; 1 0|5 right")
		require.EqualValues(t, -1, s.Winner)
		require.Equal(t, []int32{200, 200}, s.Scores[:2])
	})
}

// TestLastTileStaysOpen: 5|5 is the last tile, 10 points unannounced; the other hand of 7 rounds to 5.
func TestLastTileStaysOpen(t *testing.T) {
	hands := []string{"5|5", "3|4"}
	next := func(t *testing.T) *dominoes.Deal {
		d, err := dominoes.NewDeal(dominoes.DoubleSix, 1, [][]dominoes.Tile{hand(t, "1|1"), hand(t, "2|2")}, nil)
		require.NoError(t, err)
		return d
	}
	t.Run("settled, and called after it", func(t *testing.T) {
		r, d, s, _ := called(t, hoyle(nil), nil, "", hands, "0 5|5 silent")
		require.Equal(t, dominoes.Domino, s.Status)
		require.Equal(t, []int32{5, 0}, s.Scores[:2])
		require.EqualValues(t, 10, s.Open[0])
		require.Equal(t, engine.Accepted, r.Apply(d, &s, spoken(t, "1 call 0")))
		require.Equal(t, dominoes.Domino, s.Status)
		after, refused := r.Next(d, &s, next(t))
		require.Equal(t, engine.Accepted, refused)
		require.Equal(t, []int32{5, 0}, after.Scores[:2])
	})
	t.Run("stands at the next deal", func(t *testing.T) {
		r, d, s, _ := called(t, hoyle(nil), nil, "", hands, "0 5|5 silent")
		after, refused := r.Next(d, &s, next(t))
		require.Equal(t, engine.Accepted, refused)
		require.Equal(t, []int32{15, 0}, after.Scores[:2])
		require.Equal(t, []int32{10, 0}, after.Awards[:2])
		require.EqualValues(t, 1, after.Turn)
		require.Zero(t, after.Open)
	})
	t.Run("and wins there", func(t *testing.T) {
		r, d, s, _ := called(t, hoyle(nil), []int{185, 0}, "", hands, "0 5|5 silent")
		require.EqualValues(t, -1, s.Winner)
		second := next(t)
		after, refused := r.Next(d, &s, second)
		require.Equal(t, engine.Accepted, refused)
		require.EqualValues(t, 0, after.Winner)
		require.Equal(t, dominoes.Stopped, after.Status)
		require.Equal(t, []int32{200, 0}, after.Scores[:2])
		require.Empty(t, r.Legal(second, &after, nil))
	})
	t.Run("the settlement wins before it", func(t *testing.T) {
		_, _, s, _ := called(t, hoyle(nil), []int{195, 0}, "", hands, "0 5|5 silent")
		require.EqualValues(t, 0, s.Winner)
		require.Equal(t, []int32{200, 0}, s.Scores[:2])
		require.Zero(t, s.Open)
	})
}
