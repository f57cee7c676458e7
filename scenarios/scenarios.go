// Package scenarios embeds recorded games: whole rounds and matches with all
// that they have to show. It holds files and nothing else.
package scenarios

import "embed"

// FS returns the recorded games, a folder a ruleset and a file a game.
func FS() embed.FS { return files }

//go:embed *
var files embed.FS
