package reference_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"

	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// TestReferenceKeepsNothing asks the same game twice, with another between.
func TestReferenceKeepsNothing(t *testing.T) {
	tile := func(a, b int) protocol.Tile { return protocol.Tile{First: a, Second: b} }
	game := func(second protocol.Tile) protocol.Play {
		return protocol.Play{
			Ruleset: protocol.Muggins, Players: 2, Scores: []int{0, 0},
			Rounds: []protocol.Round{{
				Opener: protocol.Some(0), Hands: protocol.Hands{Tiles: [][]protocol.Tile{{tile(3, 6), tile(0, 1)}, {second}}}, Boneyard: []protocol.Tile{tile(2, 2)},
			}},
			Actions: []protocol.Action{
				{Player: protocol.Some(0), Do: protocol.DoPlay, Tile: protocol.Some(tile(3, 6))},
				{Player: protocol.Some(1), Do: protocol.DoPlay, Tile: protocol.Some(second), End: protocol.Right, On: protocol.Some(tile(3, 6)), Pip: protocol.Some(6)},
			},
		}
	}
	impl := reference.Implementation()
	show := func(p protocol.Play) []string {
		var lines []string
		for _, e := range impl.Play(p).Trace {
			b, err := protocol.Encode(e)
			require.NoError(t, err)
			lines = append(lines, string(b))
		}
		return lines
	}
	first := show(game(tile(6, 6)))
	other := show(game(tile(4, 6)))
	require.Empty(t, cmp.Diff(first, show(game(tile(6, 6)))))
	require.NotEmpty(t, cmp.Diff(first, other))
}
