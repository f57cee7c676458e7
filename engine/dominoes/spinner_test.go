package dominoes_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

// TestSpinnerTrace is a whole round: 5|5, 0|5, 1|5, 4|5 on an arm, 3|4 on that.
func TestSpinnerTrace(t *testing.T) {
	n := func(a, b int) dominoes.Tile { return tile(t, a, b) }
	hands := []string{"5|5 1|5 3|4", "0|5 4|5 2|5"}
	const script = "0 5|5; 1 0|5 right; 0 1|5 left; 1 4|5 up; 0 3|4 up"
	o := dominoes.Options{Spinner: dominoes.FirstDouble}

	r, d, s, _ := called(t, o, nil, "", hands, script[:len("0 5|5; 1 0|5 right; 0 1|5 left")])
	var plays []dominoes.Action
	for _, a := range r.Legal(d, &s, nil) {
		require.Equal(t, n(5, 5), a.On)
		require.EqualValues(t, 5, a.Pip)
		require.Equal(t, dominoes.Up, a.End)
		plays = append(plays, a)
	}
	require.Len(t, plays, 2, "4|5 and 2|5, once each")
	require.Equal(t, []int32{10, 10}, s.Scores[:2], "0 + 1 is nothing")
	require.Equal(t, []dominoes.FreePort{{Tile: n(5, 5), Port: dominoes.PortC, Pip: 5}, {Tile: n(5, 5), Port: dominoes.PortD, Pip: 5}}, s.FreePorts()[:2])

	r, _, s, _ = called(t, o, nil, "", hands, script[:len("0 5|5; 1 0|5 right; 0 1|5 left; 1 4|5 up")])
	require.Equal(t, 5, r.Sum(&s))
	require.Equal(t, []int32{10, 15}, s.Scores[:2])
	require.ElementsMatch(t, []dominoes.Contribution{{Tile: n(0, 5), Pips: 0}, {Tile: n(1, 5), Pips: 1}, {Tile: n(4, 5), Pips: 4}}, r.Contributions(&s, nil))

	r, _, s, _ = called(t, o, nil, "", hands, script)
	require.Equal(t, 4, r.Sum(&s))
	require.Equal(t, dominoes.Domino, s.Status)
	require.Equal(t, []dominoes.Laid{{Tile: n(1, 5), Left: 1, Right: 5}, {Tile: n(5, 5), Left: 5, Right: 5}, {Tile: n(0, 5), Left: 5, Right: 0}}, s.Line())
	require.Equal(t, []dominoes.Arms{{Spinner: n(5, 5), Arms: [2][]dominoes.Laid{{{Tile: n(4, 5), Left: 5, Right: 4}, {Tile: n(3, 4), Left: 4, Right: 3}}, nil}}}, s.Arms())
	// the hand 2|5 left rounds to 5, and is the owner's loss under muggins
	require.Equal(t, []int32{10, 10}, s.Scores[:2])

	o.Settle = dominoes.CloserTakes
	_, _, s, _ = called(t, o, nil, "", hands, script)
	require.Equal(t, []int32{15, 15}, s.Scores[:2])
}

func TestSpinnerCounts(t *testing.T) {
	const both = "0 5|5; 1 0|5 right; 0 1|5 left; 1 4|5 up; 0 2|5 down"
	hands := []string{"5|5 1|5 2|5 6|6", "0|5 4|5 3|3"}
	first := dominoes.Options{Spinner: dominoes.FirstDouble}
	exposed := dominoes.Options{Spinner: dominoes.FirstDouble, SpinnerCount: dominoes.Exposed}
	bare := dominoes.Options{Spinner: dominoes.FirstDouble, BareArms: dominoes.BareCounted}
	atOnce := dominoes.Options{Spinner: dominoes.FirstDouble, SpinnerArms: dominoes.ArmsAtOnce}
	every := dominoes.Options{Spinner: dominoes.EveryDouble}
	for _, c := range []struct {
		name    string
		options dominoes.Options
		hands   []string
		script  string
		sums    []int
	}{
		{"line", first, hands, both, []int{10, 10, 1, 5, 7}},
		{"exposed", exposed, hands, both, []int{10, 10, 11, 10, 7}},
		// both line sides taken: two bare arms of 5, then one, then none
		{"bare arms counted", bare, hands, both, []int{10, 10, 11, 10, 7}},
		{"exposed counts bare arms itself", dominoes.Options{Spinner: dominoes.FirstDouble, SpinnerCount: dominoes.Exposed, BareArms: dominoes.BareCounted}, hands, both, []int{10, 10, 11, 10, 7}},
		{"none", dominoes.Options{}, hands, both[:len("0 5|5; 1 0|5 right; 0 1|5 left")], []int{10, 10, 1}},
		// 5|5 and an arm at once: 10 + 0; then 10 + 0 + 1
		{"arms at once", atOnce, hands, "0 5|5; 1 0|5 up; 0 1|5 down", []int{10, 10, 11}},
		// a later double is the spinner: 3+6 =9, 3+12=15, 3+1 after 1|6, bare; then 2|6 on the arm: 3+1+2
		{"a later double", first, []string{"3|6 1|6 0|0", "6|6 2|6 0|1"}, "0 3|6; 1 6|6 right; 0 1|6 right; 1 2|6 down", []int{9, 15, 4, 6}},
		// a second double has no arms with first-double: 6|6 12, then 6|4: 12+4, 4|4: 12+8
		{"the second double is none", first, []string{"6|6 4|4 0|0", "4|6 1|4 0|1"}, "0 6|6; 1 4|6 right; 0 4|4 right; 1 1|4 right", []int{12, 16, 20, 13}},
		// a double that ends an arm counts both halves: 0 + 1 + 8
		{"double on an arm", first, []string{"5|5 1|5 4|4 6|6", "0|5 4|5 3|3"}, "0 5|5; 1 0|5 right; 0 1|5 left; 1 4|5 up; 0 4|4 up", []int{10, 10, 1, 5, 9}},
		// and with every-double it is a spinner; played beyond it counts 0: 0 + 1 + 2, and its own arm: 0 + 1 + 2 + 6
		{
			"every double", every,
			[]string{"5|5 1|5 4|4 4|6 6|6", "0|5 4|5 2|4 3|3"},
			"0 5|5; 1 0|5 right; 0 1|5 left; 1 4|5 up; 0 4|4 up; 1 2|4 up; 0 4|6 left",
			[]int{10, 10, 1, 5, 9, 3, 9},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, d, s := begin(t, c.options, c.hands)
			for i, line := range lines(c.script) {
				a := spoken(t, line)
				if i == 6 { // several places are on the left: the one at 4|4 is meant
					a.On, a.Pip = tile(t, 4, 4), 4
				}
				require.Equal(t, engine.Accepted, r.Apply(d, &s, a), line)
				require.Equal(t, c.sums[i], r.Sum(&s), line)
			}
		})
	}
}

func TestArmsOfArms(t *testing.T) {
	n := func(a, b int) dominoes.Tile { return tile(t, a, b) }
	r, d, s := begin(t, dominoes.Options{Spinner: dominoes.EveryDouble}, []string{"5|5 1|5 4|4 4|6 6|6", "0|5 4|5 2|4 3|3"})
	for _, line := range lines("0 5|5; 1 0|5 right; 0 1|5 left; 1 4|5 up; 0 4|4 up; 1 2|4 up") {
		require.Equal(t, engine.Accepted, r.Apply(d, &s, spoken(t, line)), line)
	}
	place, ok := s.Place(n(4, 4), 4, dominoes.Right)
	require.True(t, ok)
	require.Equal(t, dominoes.Right, place.Side, "the arms of a double on an arm are left and right")
	_, ok = s.Place(n(4, 4), 5, dominoes.Right)
	require.False(t, ok)
	require.Equal(t, engine.Accepted, r.Apply(d, &s, dominoes.Action{
		Player: 0, Tile: n(4, 6), End: place.Side, On: place.Tile, Pip: place.Pip,
	}))
	require.Equal(t, []dominoes.Arms{
		{Spinner: n(5, 5), Arms: [2][]dominoes.Laid{{{Tile: n(4, 5), Left: 5, Right: 4}, {Tile: n(4, 4), Left: 4, Right: 4}, {Tile: n(2, 4), Left: 4, Right: 2}}, nil}},
		{Spinner: n(4, 4), Arms: [2][]dominoes.Laid{nil, {{Tile: n(4, 6), Left: 4, Right: 6}}}},
	}, s.Arms())
	require.Len(t, s.Line(), 3)
	require.Len(t, s.Places(nil), 2+2+2)
}

// TestArmsMatterForBeingStuck: both ends are blank and one; only the arm takes 2|5.
func TestArmsMatterForBeingStuck(t *testing.T) {
	hands := []string{"5|5 1|5 6|6", "0|5 2|5 3|3"}
	const script = "0 5|5; 1 0|5 right; 0 1|5 left; 1 pass"
	_, _, _, refused := called(t, dominoes.Options{Spinner: dominoes.FirstDouble}, nil, "", hands, script)
	require.Equal(t, engine.PassWhileAble, refused)
	_, _, s, _ := called(t, dominoes.Options{}, nil, "", hands, script[:len(script)-len("; 1 pass")])
	require.Equal(t, dominoes.Blocked, s.Status, "without arms nobody can move")
	_, _, _, refused = called(t, dominoes.Options{Spinner: dominoes.FirstDouble}, nil, "", hands, "0 5|5; 1 0|5 up")
	require.Equal(t, engine.NoMatch, refused, "arms open after both sides")
}

// TestPlacesByTileAndPip: an end that is not there does not matter where tile and half name the place.
func TestPlacesByTileAndPip(t *testing.T) {
	r, d, s := begin(t, dominoes.Options{Spinner: dominoes.FirstDouble}, []string{"5|5 1|5 6|6", "0|5 0|6 2|5"})
	for _, line := range lines("0 5|5; 1 0|5 right; 0 1|5 left") {
		require.Equal(t, engine.Accepted, r.Apply(d, &s, spoken(t, line)))
	}
	for _, c := range []struct {
		a, b int
		end  dominoes.Side
		on   dominoes.Tile
		pip  uint8
		want engine.Refusal
	}{
		{2, 5, dominoes.Left, tile(t, 5, 5), 5, engine.Accepted},
		{2, 5, dominoes.NoSide, tile(t, 5, 5), 5, engine.Accepted},
		{2, 5, dominoes.Up, dominoes.Tile{}, 0, engine.Accepted},
		{2, 5, dominoes.Up, tile(t, 6, 6), 6, engine.NoMatch}, // nothing of the kind lies there
		{2, 5, dominoes.Left, dominoes.Tile{}, 0, engine.NoMatch},
		{0, 6, dominoes.Left, tile(t, 0, 5), 0, engine.Accepted},
		{0, 6, dominoes.Right, tile(t, 0, 5), 5, engine.NoMatch}, // its five is covered
	} {
		after := s
		got := r.Apply(d, &after, dominoes.Action{Player: 1, Tile: tile(t, c.a, c.b), End: c.end, On: c.on, Pip: c.pip})
		require.Equal(t, c.want, got, "%+v", c)
	}
	none := r.Start(d, nil)
	require.Empty(t, none.Places(nil))
}
