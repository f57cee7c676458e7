// Package features embeds the specification: the rules of the games, said as
// features with examples. It holds files and nothing else.
package features

import "embed"

// FS returns the features, a folder a game and a file a topic, the list of
// ids that were given up, and that of the documents.
func FS() embed.FS { return files }

// Claims returns what the documents assert beside the rules, a file a topic.
// Nobody is judged by them: they are computed from the rules.
func Claims() embed.FS { return filesOfClaims }

//go:embed cards/*.feature dominoes/*.feature hoyle/*.feature muggins/*.feature retired.txt sources.json
var files embed.FS

//go:embed claims/*.feature
var filesOfClaims embed.FS
