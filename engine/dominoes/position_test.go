package dominoes_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

func tile(t testing.TB, a, b int) dominoes.Tile {
	t.Helper()
	got, err := dominoes.NewTile(a, b)
	require.NoError(t, err)
	return got
}

// step is a tile and where it goes; a spare tile in each hand keeps the round going.
type step struct {
	a, b int
	end  dominoes.Side
}

// stage lays the steps, seat i mod 2 laying step i.
func stage(t *testing.T, r *dominoes.Rules, steps ...step) (*dominoes.Deal, dominoes.State) {
	t.Helper()
	hands := [][]dominoes.Tile{{tile(t, 0, 5)}, {tile(t, 2, 5)}}
	for i, p := range steps {
		hands[i%2] = append(hands[i%2], tile(t, p.a, p.b))
	}
	d, err := dominoes.NewDeal(dominoes.DoubleSix, 0, hands, []dominoes.Tile{tile(t, 5, 6)})
	require.NoError(t, err)
	s := r.Start(d, nil)
	for i, p := range steps {
		a := dominoes.Action{Player: int8(i % 2), Tile: tile(t, p.a, p.b), End: p.end}
		require.Equal(t, engine.Accepted, r.Apply(d, &s, a), "step %d", i)
	}
	return d, s
}

func TestWorkedPositions(t *testing.T) {
	const low, high, A, B = dominoes.PortLow, dominoes.PortHigh, dominoes.PortA, dominoes.PortB
	const left, right = dominoes.Left, dominoes.Right
	type free = dominoes.FreePort
	type counted = dominoes.Contribution
	n := func(a, b int) dominoes.Tile { return tile(t, a, b) }
	join11 := dominoes.Join{Parent: n(1, 4), ParentPort: low, Child: n(1, 1), ChildPort: A}
	join44 := dominoes.Join{Parent: n(1, 4), ParentPort: high, Child: n(4, 4), ChildPort: A}
	one := []step{{1, 4, 0}, {1, 1, left}, {4, 4, right}}
	for _, c := range []struct {
		rule       string
		steps      []step
		joins      []dominoes.Join
		free       []free
		counted    []counted
		sum, award int
		line       []dominoes.Laid
	}{
		{
			"muggins.position.1", one,
			[]dominoes.Join{join11, join44},
			[]free{{n(1, 1), B, 1}, {n(4, 4), B, 4}},
			[]counted{{n(1, 1), 2}, {n(4, 4), 8}},
			10, 10,
			[]dominoes.Laid{{n(1, 1), 1, 1}, {n(1, 4), 1, 4}, {n(4, 4), 4, 4}},
		},
		{
			"muggins.position.2", append(one[:3:3], step{3, 4, right}),
			[]dominoes.Join{join11, join44, {Parent: n(4, 4), ParentPort: B, Child: n(3, 4), ChildPort: high}},
			[]free{{n(1, 1), B, 1}, {n(3, 4), low, 3}},
			[]counted{{n(1, 1), 2}, {n(3, 4), 3}},
			5, 5,
			[]dominoes.Laid{{n(1, 1), 1, 1}, {n(1, 4), 1, 4}, {n(4, 4), 4, 4}, {n(3, 4), 4, 3}},
		},
		{
			"muggins.position.3",
			[]step{{2, 2, 0}},
			nil,
			[]free{{n(2, 2), A, 2}, {n(2, 2), B, 2}},
			[]counted{{n(2, 2), 4}},
			4, 0,
			[]dominoes.Laid{{n(2, 2), 2, 2}},
		},
		{
			"muggins.position.4",
			[]step{{4, 1, right}},
			nil,
			[]free{{n(1, 4), low, 1}, {n(1, 4), high, 4}},
			[]counted{{n(1, 4), 1}, {n(1, 4), 4}},
			5, 5,
			[]dominoes.Laid{{n(1, 4), 1, 4}},
		},
		{
			"muggins.position.5", one[:2],
			[]dominoes.Join{join11},
			[]free{{n(1, 4), high, 4}, {n(1, 1), B, 1}},
			[]counted{{n(1, 1), 2}, {n(1, 4), 4}},
			6, 0,
			[]dominoes.Laid{{n(1, 1), 1, 1}, {n(1, 4), 1, 4}},
		},
		{
			"muggins.position.6",
			[]step{{3, 6, 0}, {6, 6, right}},
			[]dominoes.Join{{Parent: n(3, 6), ParentPort: high, Child: n(6, 6), ChildPort: A}},
			[]free{{n(3, 6), low, 3}, {n(6, 6), B, 6}},
			[]counted{{n(3, 6), 3}, {n(6, 6), 12}},
			15, 15,
			[]dominoes.Laid{{n(3, 6), 3, 6}, {n(6, 6), 6, 6}},
		},
		{
			"muggins.position.7",
			[]step{{0, 0, 0}},
			nil,
			[]free{{n(0, 0), A, 0}, {n(0, 0), B, 0}},
			[]counted{{n(0, 0), 0}},
			0, 0,
			[]dominoes.Laid{{n(0, 0), 0, 0}},
		},
	} {
		t.Run(c.rule, func(t *testing.T) {
			r := dominoes.New(dominoes.Options{})
			_, s := stage(t, r, c.steps...)
			require.Equal(t, c.joins, s.Joins())
			require.Equal(t, c.free, s.FreePorts())
			require.Equal(t, c.counted, r.Contributions(&s, nil))
			require.Equal(t, c.sum, r.Sum(&s))
			require.Equal(t, c.line, s.Line())
			mover := (len(c.steps) - 1) % 2
			require.EqualValues(t, c.award, s.Awards[mover])
			require.Zero(t, s.Awards[1-mover])
		})
	}
}
