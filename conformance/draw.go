package conformance

import (
	"fmt"
	"strings"

	"muggins.example/protocol"
)

// DrawLine draws a line of tiles in three rows of text, doubles crosswise:
//
//	      [6]
//	[3|6] [-] [6|2]
//	      [6]
//
// Rows end without blanks; an empty line gives one row that says so.
func DrawLine(line []protocol.Tile) []string {
	if len(line) == 0 {
		return []string{"(nothing lies on the table)"}
	}
	var rows [3]strings.Builder
	for i, t := range line {
		cells := [3]string{"     ", fmt.Sprintf("[%s]", t), "     "}
		if t.Double() {
			half := fmt.Sprintf("[%d]", t.First)
			cells = [3]string{half, "[" + strings.Repeat("-", len(half)-2) + "]", half}
		}
		for r := range rows {
			if i > 0 {
				rows[r].WriteByte(' ')
			}
			rows[r].WriteString(cells[r])
		}
	}
	out := make([]string, 0, 3)
	for r := range rows {
		if text := strings.TrimRight(rows[r].String(), " "); text != "" {
			out = append(out, text)
		}
	}
	return out
}
