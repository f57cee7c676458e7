package dominoes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

func lines(script string) []string {
	var out []string
	for line := range strings.SplitSeq(script, ";") {
		out = append(out, strings.TrimSpace(line))
	}
	return out
}

func held(t testing.TB, hands []string) [][]dominoes.Tile {
	t.Helper()
	var out [][]dominoes.Tile
	for _, h := range hands {
		out = append(out, hand(t, h))
	}
	return out
}

func begin(t testing.TB, o dominoes.Options, hands []string) (*dominoes.Rules, *dominoes.Deal, dominoes.State) {
	t.Helper()
	d, err := dominoes.NewDeal(dominoes.MaxPip, 0, held(t, hands), nil)
	require.NoError(t, err)
	r := dominoes.New(o)
	return r, d, r.Start(d, nil)
}

// TestSettlements ends a round by the single tile of seat 0, which scores
// nothing: 4|4 (8) goes out; or the round is blocked by 6|6 beside a hand.
func TestSettlements(t *testing.T) {
	out := []string{"4|4", "6|6 6|5 1|3", "6|4 5|3 0|1 3|6"} // 27 and 28
	blocked := func(own, other string) []string { return []string{"8|8 " + own, other} }
	takes := dominoes.Options{Settle: dominoes.CloserTakes, Blocked: dominoes.LightestDifference}
	with := func(o dominoes.Options, change func(*dominoes.Options)) dominoes.Options {
		change(&o)
		return o
	}
	unit := with(takes, func(o *dominoes.Options) { o.Unit = dominoes.Five })
	rounding := func(w dominoes.Rounding) dominoes.Options {
		return with(takes, func(o *dominoes.Options) { o.RoundHands = w })
	}
	block := func(b dominoes.BlockSettling, tie dominoes.BlockTie) dominoes.Options {
		return with(takes, func(o *dominoes.Options) { o.Blocked, o.BlockedTie = b, tie })
	}
	sum := func(o dominoes.Options) dominoes.Options {
		return with(o, func(o *dominoes.Options) { o.RoundWhat = dominoes.RoundSum })
	}
	heavy := "6|6 6|5 1|3" // 27
	light := "1|2"         // 3
	three := []string{"8|8 1|2", "0|3", heavy}
	for _, c := range []struct {
		name    string
		options dominoes.Options
		hands   []string
		script  string
		settled []int32
	}{
		{"27 gives 25 and 28 gives 30", takes, out, "0 4|4", []int32{55, 0, 0}},
		{"the sum of 55", sum(takes), out, "0 4|4", []int32{55, 0, 0}},
		{"27 and 29: 25 + 30", takes, []string{"4|4", heavy, "6|4 5|3 0|2 3|6"}, "0 4|4", []int32{55, 0, 0}},
		{"27 and 26: 25 + 25", takes, []string{"4|4", heavy, "6|4 5|3 0|2 3|3"}, "0 4|4", []int32{50, 0, 0}},
		{"27 and 26 together 53: 55", sum(takes), []string{"4|4", heavy, "6|4 5|3 0|2 3|3"}, "0 4|4", []int32{55, 0, 0}},
		{"up", rounding(dominoes.RoundUp), out, "0 4|4", []int32{60, 0, 0}},
		{"down", rounding(dominoes.RoundDown), out, "0 4|4", []int32{50, 0, 0}},
		{"not at all", rounding(dominoes.Unrounded), out, "0 4|4", []int32{55, 0, 0}},
		{"five pips a point: 27 gives 5", unit, []string{"4|4", heavy}, "0 4|4", []int32{5, 0}},
		{"none", with(takes, func(o *dominoes.Options) { o.Settle = dominoes.NoSettlement }), out, "0 4|4", []int32{0, 0, 0}},
		{"own", dominoes.Options{}, out, "0 4|4", []int32{0, -25, -30}},

		{"blocked: both rounded, 25 - 5", takes, blocked(light, heavy), "0 8|8", []int32{20, 0}},
		{"blocked: the other is lighter", takes, blocked(heavy, light), "0 8|8", []int32{0, 20}},
		{"blocked: the difference of 24 rounded", sum(takes), blocked(light, heavy), "0 8|8", []int32{25, 0}},
		{"blocked: 25 - 3", block(dominoes.LightestLessPips, 0), blocked(light, heavy), "0 8|8", []int32{22, 0}},
		{"blocked: 25", block(dominoes.LightestTakes, 0), blocked(light, heavy), "0 8|8", []int32{25, 0}},
		{"blocked: own", block(dominoes.BlockOwn, 0), blocked(light, heavy), "0 8|8", []int32{-5, -25}},
		{"blocked: nothing", block(dominoes.BlockNothing, 0), blocked(light, heavy), "0 8|8", []int32{0, 0}},
		{"blocked: never below 0, 8 and 9 less 10 and 10", takes, blocked("4|4", "4|5"), "0 8|8", []int32{0, 0}},
		{"blocked: less pips, 10 - 8", block(dominoes.LightestLessPips, 0), blocked("4|4", "4|5"), "0 8|8", []int32{2, 0}},
		{"blocked, five: (25 - 5) / 5", unit, blocked(light, heavy), "0 8|8", []int32{4, 0}},
		// 3, 8 and 27: differences 5, 24 and 19
		{"pairwise", block(dominoes.Pairwise, 0), []string{"8|8 1|2", "4|4", heavy}, "0 8|8", []int32{30, 20, 0}},
		{"pairwise, added up", sum(block(dominoes.Pairwise, 0)), []string{"8|8 1|2", "4|4", heavy}, "0 8|8", []int32{30, 20, 0}},
		// 3, 4 and 11: differences 1 and 8, that is 0 + 10, or 9 rounded once
		{"pairwise, small", block(dominoes.Pairwise, 0), []string{"8|8 1|2", "0|4", "5|6"}, "0 8|8", []int32{10, 5, 0}},

		{"tie: nobody", takes, three, "0 8|8", []int32{0, 0, 0}},
		{"tie shared: (25 - 5 - 5) / 2, one lost", block(dominoes.LightestDifference, dominoes.TieShared), three, "0 8|8", []int32{7, 7, 0}},
		{"tie shared: (25 - 3 - 3) / 2", block(dominoes.LightestLessPips, dominoes.TieShared), three, "0 8|8", []int32{9, 9, 0}},
		{"tie shared: 27 - 6 = 21, 20, 10 each", sum(block(dominoes.LightestDifference, dominoes.TieShared)), three, "0 8|8", []int32{10, 10, 0}},
		{"tie shared: 25 / 2, one lost", block(dominoes.LightestTakes, dominoes.TieShared), three, "0 8|8", []int32{12, 12, 0}},
		{"tie shared, five: 5 / 2, one lost", with(block(dominoes.LightestTakes, dominoes.TieShared), func(o *dominoes.Options) { o.Unit = dominoes.Five }), three, "0 8|8", []int32{2, 2, 0}},
		{"tie first: 5 + 25 - 5", block(dominoes.LightestDifference, dominoes.TieFirst), three, "0 8|8", []int32{25, 0, 0}},
		{"tie first: 5 + 25", block(dominoes.LightestTakes, dominoes.TieFirst), three, "0 8|8", []int32{30, 0, 0}},
		{"tie first, not the opener", block(dominoes.LightestTakes, dominoes.TieFirst), []string{"8|8 6|6 6|5 1|3", "1|2", "0|3"}, "0 8|8", []int32{0, 30, 0}},
		{"tie of all shared", block(dominoes.LightestDifference, dominoes.TieShared), blocked("1|2", "0|3"), "0 8|8", []int32{0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, d, s := begin(t, c.options, c.hands)
			for _, line := range lines(c.script) {
				require.Equal(t, engine.Accepted, r.Apply(d, &s, spoken(t, line)))
			}
			require.Equal(t, c.settled, s.Settled[:len(c.settled)])
			require.Equal(t, c.settled, s.Scores[:len(c.settled)])
		})
	}
}

func TestPointsOfFivePips(t *testing.T) {
	r, d, s := begin(t, dominoes.Options{Unit: dominoes.Five, Target: 3, Settle: dominoes.CloserTakes}, []string{"3|6 1|1", "6|6 2|2"})
	require.Equal(t, engine.Accepted, r.Apply(d, &s, spoken(t, "0 3|6")))
	require.Equal(t, engine.Accepted, r.Apply(d, &s, spoken(t, "1 6|6 right")))
	require.EqualValues(t, 3, s.Awards[1], "15 pips")
	require.EqualValues(t, 1, s.Winner)
}

// TestLargeSets: 9|9 and a 7 make 25 with double-nine; 18|18 beside 14 makes 50.
func TestLargeSets(t *testing.T) {
	for _, c := range []struct {
		first, second string
		award         int32
	}{
		{"7|9", "9|9", 25},
		{"6|12", "12|12", 30},
		{"14|18", "18|18", 50},
	} {
		r, d, s := begin(t, dominoes.HoyleOptions(), []string{c.first + " 0|1", c.second + " 0|2"})
		require.Equal(t, engine.Accepted, r.Apply(d, &s, spoken(t, "0 "+c.first)))
		require.Equal(t, engine.Accepted, r.Apply(d, &s, spoken(t, "1 "+c.second+" right")))
		require.Equal(t, c.award, s.Awards[1])
	}
}

func TestOneThenPass(t *testing.T) {
	o := dominoes.Options{Draw: dominoes.OneThenPass}
	hands := []string{"3|6 1|2", "0|1 2|2"}
	for _, c := range []struct {
		boneyard, script string
		want             engine.Refusal
	}{
		{"0|0 3|3", "0 3|6; 1 pass", engine.PassWhileTiles},
		{"0|0 3|3", "0 3|6; 1 draw; 1 draw", engine.DrawnOnce},
		{"0|0 3|3", "0 3|6; 1 draw; 1 pass; 0 draw; 0 3|3 left", engine.Accepted},
		{"3|3 0|0", "0 3|6; 1 draw; 1 pass", engine.DrawnFirst},
		{"3|3 0|0", "0 3|6; 1 draw; 1 3|3 left", engine.Accepted},
	} {
		_, _, got := run(t, dominoes.New(o), nil, c.boneyard, hands, c.script)
		require.Equal(t, c.want, got, c.script)
	}
	_, s, _ := run(t, dominoes.New(o), nil, "0|0", hands, "0 3|6; 1 draw")
	require.Equal(t, dominoes.Blocked, s.Status, "the boneyard is empty and nobody can play")
	_, s, _ = run(t, dominoes.New(o), nil, "0|0 4|4", hands, "0 3|6; 1 draw; 1 pass")
	require.Equal(t, dominoes.Playing, s.Status)
	_, _, got := run(t, dominoes.New(o), nil, "", []string{"3|6 6|6", "0|1 2|2"}, "0 3|6; 1 pass")
	require.Equal(t, engine.Accepted, got, "with nothing to draw a stuck player passes at once")
}

func TestNoDrawing(t *testing.T) {
	r := dominoes.New(dominoes.Options{Draw: dominoes.NoDrawing})
	hands := []string{"3|6 6|6", "0|1 2|2"}
	_, _, got := run(t, r, nil, "3|3 0|0", hands, "0 3|6; 1 draw")
	require.Equal(t, engine.NothingToDraw, got)
	_, s, got := run(t, r, nil, "3|3 0|0", hands, "0 3|6; 1 pass")
	require.Equal(t, engine.Accepted, got)
	require.EqualValues(t, 0, s.Turn)
	_, s, _ = run(t, r, nil, "3|3 0|0", []string{"3|6 1|1", "0|1 2|2"}, "0 3|6")
	require.Equal(t, dominoes.Blocked, s.Status, "tiles not dealt do not count")
}

func TestReserve(t *testing.T) {
	r := dominoes.New(dominoes.Options{Reserve: 2})
	_, s, _ := run(t, r, nil, "0|0 3|3 4|4", []string{"3|6 1|2", "0|1 2|2"}, "0 3|6; 1 draw")
	require.Equal(t, dominoes.Blocked, s.Status)
}

func TestFirstOpeners(t *testing.T) {
	double := dominoes.New(dominoes.Options{Opener: dominoes.HeaviestDouble})
	heaviest := dominoes.New(dominoes.Options{Opener: dominoes.HeaviestTile})
	for _, c := range []struct {
		hands         []string
		double, tiles int
	}{
		{[]string{"6|5 4|4", "5|5 0|1", "3|3"}, 1, 0},
		{[]string{"0|0", "6|5"}, 0, 1},
		{[]string{"6|4", "6|5", "1|2"}, 1, 1},
		{[]string{"5|4", "6|3", "1|2"}, 1, 1}, // nine pips each: the higher half
		{[]string{"6|4", "5|5"}, 1, 0},        // ten pips each: the higher half
		{[]string{"6|5", "6|6"}, 1, 1},
		{[]string{"", "1|2"}, 1, 1},
	} {
		require.Equal(t, c.double, double.FirstOpener(held(t, c.hands)), c.hands)
		require.Equal(t, c.tiles, heaviest.FirstOpener(held(t, c.hands)), c.hands)
		require.Equal(t, -1, dominoes.New(dominoes.Options{}).FirstOpener(held(t, c.hands)))
	}
	order := dominoes.DoubleSix.Tiles() // 0|0 to 6|6
	d, err := double.DealOut(dominoes.DoubleSix, order, 3, -1)
	require.NoError(t, err)
	require.Equal(t, 2, d.Opener(), "the third hand is 4|0 to 4|4")
	_, err = dominoes.New(dominoes.Options{}).DealOut(dominoes.DoubleSix, order, 3, -1)
	require.Error(t, err)
}

func TestNextOpeners(t *testing.T) {
	next := []string{"6|6", "1|2", "0|5"}
	domino := []string{"1|1 2|3", "1|4", "0|2"} // seat 1 goes out
	block := []string{"6|6 0|1", "2|3", "0|4"}  // hands of 1, 5 and 4
	level := []string{"6|6 0|4", "1|3", "2|4"}  // hands of 4, 4 and 6
	for _, c := range []struct {
		name    string
		options dominoes.Options
		hands   []string
		script  string
		want    int
	}{
		{"closer", dominoes.Options{}, domino, "0 1|1; 1 1|4 left", 1},
		{"heaviest", dominoes.Options{NextOpener: dominoes.HeaviestOpens}, domino, "0 1|1; 1 1|4 left", 0},
		{"rotate, after the opener 0", dominoes.Options{NextOpener: dominoes.OpenerRotates}, domino, "0 1|1; 1 1|4 left", 1},
		{"lot after a block", dominoes.Options{}, block, "0 6|6", -1},
		{"heaviest after a block", dominoes.Options{AfterBlock: dominoes.HeaviestAfterBlock}, block, "0 6|6", 0},
		{"rotate after a block", dominoes.Options{AfterBlock: dominoes.RotateAfterBlock}, block, "0 6|6", 1},
		{"lightest after a block", dominoes.Options{AfterBlock: dominoes.LightestAfterBlock}, block, "0 6|6", 0},
		{"lightest, several: the first in turn from the opener", dominoes.Options{AfterBlock: dominoes.LightestAfterBlock}, level, "0 6|6", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := dominoes.New(c.options)
			d, s, _ := run(t, r, nil, "", c.hands, c.script)
			require.Equal(t, c.want, r.OpenerOf(d, &s, held(t, next)))
		})
	}
	r := dominoes.New(dominoes.HoyleOptions())
	d, s, _ := run(t, r, nil, "", domino, "0 1|1; 1 1|4 left")
	require.Equal(t, -1, r.Opener(d, &s), "the next hands decide")
}

func TestLeadThatTile(t *testing.T) {
	o := hoyle(func(o *dominoes.Options) { o.Lead = dominoes.ThatTile })
	r := dominoes.New(o)
	hands := []string{"5|6 2|2", "1|2 0|1"}
	d, s, refused := run(t, r, nil, "", hands, "0 5|6")
	require.Equal(t, engine.LeadAnother, refused)
	legal := r.Legal(d, &s, nil)
	require.Equal(t, []dominoes.Action{{Tile: tile(t, 2, 2)}}, legal)
	_, s, refused = run(t, r, nil, "", hands, "0 2|2; 1 1|2 left; 0 5|6 right")
	require.Equal(t, engine.NoMatch, refused, "only the opening is bound")
	require.EqualValues(t, 2, s.Count)

	// a closer opens the second round: free; the heaviest: bound
	again := func(o dominoes.Options) dominoes.State {
		r := dominoes.New(o)
		d, s, _ := run(t, r, nil, "", []string{"2|2", "1|2 0|0"}, "0 2|2")
		second, err := dominoes.NewDeal(dominoes.DoubleSix, 1, held(t, []string{"1|2", "5|6 3|3"}), nil)
		require.NoError(t, err)
		next, refused := r.Next(d, &s, second)
		require.Equal(t, engine.Accepted, refused)
		return next
	}
	require.True(t, again(o).HasLead)
	require.Equal(t, tile(t, 3, 3), again(o).Lead)
	o.NextOpener = dominoes.CloserOpens
	require.False(t, again(o).HasLead)
	o.NextOpener, o.Opener = dominoes.HeaviestOpens, dominoes.HeaviestTile
	require.Equal(t, tile(t, 5, 6), again(o).Lead)
}

func TestTargetAtTheEndOfARound(t *testing.T) {
	end := dominoes.Options{TargetWhen: dominoes.TargetRoundEnd, Target: 100, Settle: dominoes.CloserTakes}
	for _, c := range []struct {
		name   string
		scores []int
		hands  []string
		script string
		winner int8
		end    []int32
	}{
		{"an award does not win", []int{95, 0}, []string{"2|3 3|3", "5|5"}, "0 2|3", -1, []int32{100, 0}},
		{"the highest wins", []int{95, 105}, []string{"2|3", "1|1"}, "0 2|3", 1, []int32{100, 105}},
		{"the settlement counts", []int{95, 105}, []string{"2|3", "5|5"}, "0 2|3", 0, []int32{110, 105}},
		{"equal: play on", []int{100, 105}, []string{"2|3", "1|1"}, "0 2|3", -1, []int32{105, 105}},
		{"nobody there", []int{0, 95}, []string{"2|3", "1|1"}, "0 2|3", -1, []int32{5, 95}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, s, _ := run(t, dominoes.New(end), c.scores, "", c.hands, c.script)
			require.Equal(t, c.winner, s.Winner)
			require.Equal(t, c.end, s.Scores[:2])
		})
	}
	_, s, _ := run(t, dominoes.New(hoyle(nil)), []int{190, 0}, "", []string{"2|2", "5|5"}, "0 2|2")
	require.EqualValues(t, 0, s.Winner, "at once, a settlement can win")
	require.Equal(t, dominoes.Domino, s.Status)
}

func TestTables(t *testing.T) {
	muggins, sv := dominoes.New(dominoes.Options{}), dominoes.New(dominoes.HoyleOptions())
	own := dominoes.New(dominoes.Options{Hand: [3]int{9, 7, 5}, Target: 61})
	for i, players := range []int{2, 3, 4, 5, 8} {
		require.Equal(t, []int{7, 5, 5, 5, 5}[i], muggins.HandSize(players))
		require.Equal(t, []int{7, 7, 5, 5, 5}[i], sv.HandSize(players))
		require.Equal(t, []int{9, 7, 5, 5, 5}[i], own.HandSize(players))
		require.Equal(t, []int{250, 200, 200, 200, 200}[i], muggins.Target(players))
		require.Equal(t, []int{200, 150, 150, 150, 150}[i], sv.Target(players))
		require.Equal(t, 61, own.Target(players))
	}
}
