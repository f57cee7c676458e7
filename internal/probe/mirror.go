package probe

import (
	"slices"

	"muggins.example/protocol"
)

// mirrored exchanges up and down, and left and right where the first tile of
// the round is a double: of a single the manual says how it lies. A program that
// lays drawn tiles of itself chooses the end, so there is no mirror image then.
func mirrored(g *game) (variant, bool) {
	p, changed, double := g.play, false, false
	if !protocol.Dominoes(p.Ruleset) || slices.Contains(g.claim.Automatic, "play-drawn") {
		return variant{}, false
	}
	p.Actions = slices.Clone(p.Actions)
	for i := range p.Actions {
		a := &p.Actions[i]
		tile, _ := a.Tile.Get()
		switch {
		case a.Do != protocol.DoPlay:
		case a.End == "":
			if g.done(i) {
				double = tile.Double()
			}
		default:
			end := opposite(a.End, double)
			changed = changed || end != a.End
			a.End = end
		}
	}
	return variant{play: p}, changed
}

// opposite returns the end across; left and right stay unless both ends are
// alike.
func opposite(e protocol.End, double bool) protocol.End {
	switch e {
	case protocol.Up:
		return protocol.Down
	case protocol.Down:
		return protocol.Up
	case protocol.Left:
		if double {
			return protocol.Right
		}
	case protocol.Right:
		if double {
			return protocol.Left
		}
	}
	return e
}
