package conformance

import (
	"fmt"
	"slices"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// contradiction finds the first way in which an answer contradicts itself or
// the deal that it was given, or returns "". It needs no rule of the game:
// tiles that touch adjoin, tiles are neither made nor lost, sums add up.
func contradiction(b plan.Bound, trace []protocol.Entry) string {
	if len(b.Play.Rounds) == 0 {
		return ""
	}
	if b.Plan.Cards() {
		return cardContradiction(b, trace)
	}
	round := 0
	dealt := tilesOf(b.Play.Rounds[0])
	for i, e := range trace {
		if n := roundAt(b, trace, i); n > round && n < len(b.Play.Rounds) {
			round = n
			dealt = tilesOf(b.Play.Rounds[round])
		}
		found := ""
		for _, one := range []string{beginning(i, e), adjoining(e), conserved(e, dealt), adding(e), scoring(trace, i), seeing(b, trace, i)} {
			if found == "" {
				found = one
			}
		}
		if found != "" {
			return fmt.Sprintf("in entry %d of the trace %s", i, found)
		}
	}
	return ""
}

// roundAt returns the round that an entry shows: a program that deals of itself
// shows the next one before the deal that it skips.
func roundAt(b plan.Bound, trace []protocol.Entry, entry int) int {
	round := 0
	for i, a := range b.Play.Actions {
		switch e := trace[i+1]; {
		case a.Do != protocol.DoDeal:
		case i+1 <= entry && (e.Carried() || e.Skipped):
			round++
		case e.Skipped && !slices.ContainsFunc(trace[entry+1:i+1], func(e protocol.Entry) bool { return !e.Skipped }):
			round++
		}
	}
	return round
}

// tilesOf returns all tiles that a round deals.
func tilesOf(r protocol.Round) map[protocol.Tile]bool {
	dealt := map[protocol.Tile]bool{}
	for _, h := range append(slices.Clone(r.Hands.Tiles), r.Boneyard) {
		for _, t := range h {
			dealt[t.Low()] = true
		}
	}
	return dealt
}

// beginning finds points that are given before anybody has done anything.
func beginning(i int, e protocol.Entry) string {
	awards, _ := e.Awards.Get()
	if i == 0 && slices.ContainsFunc(awards, func(n int) bool { return n != 0 }) {
		return fmt.Sprintf("%v is awarded before anybody has acted", awards)
	}
	return ""
}

func adjoining(e protocol.Entry) string {
	line, _ := e.Line.Get()
	for i := 1; i < len(line); i++ {
		if line[i-1].Second != line[i].First {
			return fmt.Sprintf("%s and %s lie side by side in the line, and their halves differ", line[i-1], line[i])
		}
	}
	arms, _ := e.Arms.Get()
	for _, s := range arms {
		for _, arm := range s.Arms {
			joined := s.Double
			for _, t := range arm {
				if joined.Second != t.First {
					return fmt.Sprintf("%s and %s lie side by side on an arm of %s, and their halves differ", joined, t, s.Double)
				}
				joined = t
			}
		}
	}
	return ""
}

// conserved finds a tile that is in two places or was never dealt, and, where
// line, hands and boneyard are all shown, one that is missing.
func conserved(e protocol.Entry, dealt map[protocol.Tile]bool) string {
	line, hasLine := e.Line.Get()
	hands, hasHands := e.Hands.Get()
	boneyard, hasBoneyard := e.Boneyard.Get()
	seen := map[protocol.Tile]bool{}
	for _, tiles := range append(slices.Clone(hands.Tiles), append(slices.Clone(line), armed(e)...)) {
		for _, t := range tiles {
			switch {
			case !dealt[t.Low()]:
				return fmt.Sprintf("%s is shown, and was never dealt", t.Low())
			case seen[t.Low()]:
				return fmt.Sprintf("%s is in two places", t.Low())
			}
			seen[t.Low()] = true
		}
	}
	if hasLine && hasHands && hasBoneyard && len(seen)+boneyard != len(dealt) {
		return fmt.Sprintf("the table and the hands have %d tiles and the boneyard %d, and %d were dealt", len(seen), boneyard, len(dealt))
	}
	return ""
}

// armed lists the tiles on cross arms.
func armed(e protocol.Entry) []protocol.Tile {
	var tiles []protocol.Tile
	arms, _ := e.Arms.Get()
	for _, s := range arms {
		tiles = append(append(tiles, s.Arms[0]...), s.Arms[1]...)
	}
	return tiles
}

// seeing holds a view against what else the entry shows, and against the tiles
// that were dealt, laid and drawn.
func seeing(b plan.Bound, trace []protocol.Entry, entry int) string {
	e := trace[entry]
	v, ok := e.View.Get()
	if !ok {
		return ""
	}
	if e.Turn.IsNull() {
		return "a view is shown, and nobody is on turn"
	}
	if turn, shown := e.Turn.Get(); shown && turn != v.Seat {
		return fmt.Sprintf("the view is of seat %d, and seat %d is on turn", v.Seat, turn)
	}
	sizes, boneyard, known := held(b, trace, entry)
	knownSizes, knownBoneyard := known, known
	if hands, shown := e.Hands.Get(); shown {
		if tilesText(v.Hand) != tilesText(hands.Tiles[v.Seat]) {
			return fmt.Sprintf("the view shows seat %d %s, and the hand is %s", v.Seat, tilesText(v.Hand), tilesText(hands.Tiles[v.Seat]))
		}
		sizes, knownSizes = hands.Sizes(), true
	}
	if n, shown := e.Boneyard.Get(); shown {
		boneyard, knownBoneyard = n, true
	}
	switch {
	case knownSizes && !slices.Equal(sizes, v.Sizes):
		return fmt.Sprintf("the view gives the seats %v tiles, and they hold %v", v.Sizes, sizes)
	case knownBoneyard && boneyard != v.Boneyard:
		return fmt.Sprintf("the view has %d tiles in the boneyard, and there are %d", v.Boneyard, boneyard)
	}
	return ""
}

// held counts the tiles of each seat and of the boneyard; known is false where
// the program has done something of itself.
func held(b plan.Bound, trace []protocol.Entry, entry int) (sizes []int, boneyard int, known bool) {
	deal := func(r protocol.Round) {
		sizes, boneyard = r.Hands.Sizes(), len(r.Boneyard)
	}
	for i, a := range b.Play.Actions {
		if trace[i+1].Skipped && a.If == "" {
			return nil, 0, false
		}
	}
	deal(b.Play.Rounds[0])
	round := 0
	for i, a := range b.Play.Actions[:entry] {
		e := trace[i+1]
		player, _ := a.Player.Get()
		switch {
		case !e.Carried():
		case a.Do == protocol.DoPlay:
			sizes[player]--
		case a.Do == protocol.DoDraw:
			sizes[player]++
			boneyard--
		case a.Do == protocol.DoDeal && round+1 < len(b.Play.Rounds):
			round++
			deal(b.Play.Rounds[round])
		}
	}
	return sizes, boneyard, len(b.Claim.Automatic) == 0
}

func adding(e protocol.Entry) string {
	counted, hasCounted := e.Counted.Get()
	sum, hasSum := e.Sum.Get()
	total := 0
	for _, c := range counted {
		total += c.Pips
	}
	if hasCounted && hasSum && total != sum {
		return fmt.Sprintf("the counted ends add up to %d, and the sum is %d", total, sum)
	}
	return ""
}

// scoring checks that the scores grew by what was awarded and settled. Where a
// round may have ended and nothing is said of a settlement, it cannot tell.
func scoring(trace []protocol.Entry, i int) string {
	if i == 0 || trace[i].Skipped || trace[i-1].Skipped {
		return ""
	}
	before, ok1 := trace[i-1].Scores.Get()
	after, ok2 := trace[i].Scores.Get()
	awards, ok3 := trace[i].Awards.Get()
	settled, ok4 := trace[i].Settled.Get()
	state, _ := trace[i].Round.Get()
	if !ok1 || !ok2 || !ok3 || (!ok4 && state != protocol.RoundPlaying) {
		return ""
	}
	for seat := range after {
		want := before[seat] + awards[seat]
		if ok4 {
			want += settled[seat]
		}
		if after[seat] != want {
			return fmt.Sprintf("the score of seat %d is %d, and the score before, the awards and the settlement make %d", seat, after[seat], want)
		}
	}
	return ""
}
