// Package features embeds the specification: the rules of the games, said as
// features with examples. It holds files and nothing else.
package features

import "embed"

// FS returns the features, a folder a game and a file a topic.
func FS() embed.FS { return files }

//go:embed */*.feature
var files embed.FS
