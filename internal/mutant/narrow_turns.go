package mutant

import (
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// narrowDraws lists programs that are wrong about a draw or a pass in a single case.
func narrowDraws() []Mutant {
	return []Mutant{
		{Sentence: "lets another tile be played in place of the one drawn", Rule: "dominoes.draw.while-able", Claims: Values{"draw": "while-able"}, Deviation: rules(func(r *dominoes.Rules) {
			r.Due = func(bool) bool { return false }
		})},
		{Sentence: "draws two tiles at most in a turn", Rule: "dominoes.draw.when-stuck", Deviation: rules(func(r *dominoes.Rules) {
			old := r.MayDraw
			r.MayDraw = func(k dominoes.Stuck) bool { return old(k) && k.Drawn < 2 }
		})},
		{Sentence: "looks at the right end alone before a draw", Rule: "dominoes.draw.forbidden-when-playable", Deviation: entry(acceptsWhere("must-play", func(a protocol.Action, e *protocol.Entry) bool {
			line, _ := e.Line.Get()
			return a.Do == protocol.DoDraw && len(line) > 0 && !holds(a, e, func(t protocol.Tile) bool { return has(t, line[len(line)-1].Second) })
		}))},
		{Sentence: "lets a player pass in place of playing the tile drawn", Rule: "dominoes.pass.forbidden", Deviation: entry(acceptsWhere("must-play-drawn", does(protocol.DoPass)))},
		{Sentence: "lets a player pass who could play a double alone", Rule: "dominoes.play.must", Deviation: entry(acceptsWhere("must-play", func(a protocol.Action, e *protocol.Entry) bool {
			return a.Do == protocol.DoPass && lies(a, e) && !holds(a, e, func(t protocol.Tile) bool { return !t.Double() && fits(t, e) })
		}))},
	}
}

// holds reports whether the player holds a tile of a kind.
func holds(a protocol.Action, e *protocol.Entry, kind func(protocol.Tile) bool) bool {
	hands, _ := e.Hands.Get()
	seat, _ := a.Player.Get()
	for _, t := range hands.Tiles[seat] {
		if kind(t) {
			return true
		}
	}
	return false
}

// fits reports whether a tile fits an end of the line.
func fits(t protocol.Tile, e *protocol.Entry) bool {
	line, _ := e.Line.Get()
	return len(line) > 0 && (has(t, line[0].First) || has(t, line[len(line)-1].Second))
}

// narrowTurns lists programs that are wrong about whose turn it is in a single case.
func narrowTurns() []Mutant {
	return []Mutant{
		{Sentence: "calls a block behind two passes in a row", Rule: "dominoes.pass.only-when-empty", Deviation: rules(func(r *dominoes.Rules) {
			old := r.Blocked
			r.Blocked = func(g dominoes.Standing) bool { return old(g) || g.Passes >= 2 }
		})},
		{Sentence: "lets anybody draw", Rule: "muggins.turn.clockwise", Deviation: entry(acceptsWhere("not-your-turn", does(protocol.DoDraw)))},
		{Sentence: "lets the double six be led out of turn", Rule: "muggins.opener.no-privilege", Deviation: entry(acceptsWhere("not-your-turn", func(a protocol.Action, e *protocol.Entry) bool {
			t, _ := a.Tile.Get()
			return !lies(a, e) && t.Double() && t.First == 6
		}))},
		{Sentence: "lets a player play again behind a tile that scores", Rule: "muggins.turn.ends", Deviation: entry(func(a protocol.Action, e *protocol.Entry) {
			seat, _ := a.Player.Get()
			if awards, _ := e.Awards.Get(); a.Do == protocol.DoPlay && e.Carried() && awards[seat] > 0 && e.Turn.Shown() && !e.Turn.IsNull() {
				e.Turn = protocol.Some(seat)
			}
		})},
	}
}
