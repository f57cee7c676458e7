// Package scenarios embeds the recorded games: whole deals, played through,
// with what is to be seen after every action. It holds files and nothing else.
package scenarios

import "embed"

// FS returns the recorded games, a folder a ruleset and a file a game.
func FS() embed.FS { return files }

//go:embed */*.json
var files embed.FS
