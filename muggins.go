// Package muggins is the root of a conformance suite for the game Muggins. The
// program is cmd/muggins; the suite as a library is the package conformance.
package muggins
