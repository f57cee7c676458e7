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
	round := 0
	dealt := tilesOf(b.Play.Rounds[0])
	for i, e := range trace {
		if i > 0 && b.Play.Actions[i-1].Do == protocol.DoDeal && (e.Carried() || e.Skipped) && round+1 < len(b.Play.Rounds) {
			round++
			dealt = tilesOf(b.Play.Rounds[round])
		}
		found := ""
		for _, one := range []string{beginning(i, e), adjoining(e), conserved(e, dealt), adding(e), scoring(trace, i)} {
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

// tilesOf returns all tiles that a round deals.
func tilesOf(r protocol.Round) map[protocol.Tile]bool {
	dealt := map[protocol.Tile]bool{}
	for _, h := range append(slices.Clone(r.Hands), r.Boneyard) {
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
	return ""
}

// conserved finds a tile that is in two places or was never dealt, and, where
// line, hands and boneyard are all shown, one that is missing.
func conserved(e protocol.Entry, dealt map[protocol.Tile]bool) string {
	line, hasLine := e.Line.Get()
	hands, hasHands := e.Hands.Get()
	boneyard, hasBoneyard := e.Boneyard.Get()
	seen := map[protocol.Tile]bool{}
	for _, tiles := range append(slices.Clone(hands), line) {
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
		return fmt.Sprintf("line and hands have %d tiles and the boneyard %d, and %d were dealt", len(seen), boneyard, len(dealt))
	}
	return ""
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
