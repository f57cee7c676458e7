// Package probe asks a program the same game in two ways and compares the two
// answers with each other. Nothing is expected of either, so it finds what no
// rule speaks of: that a program keeps something between requests, or depends on
// what makes no difference in the game.
package probe

// Probe is a way of asking the same game twice.
type Probe string

// The probes.
const (
	Repeat  Probe = "repeat"  // the same request in a row, and again at the end
	Order   Probe = "order"   // the requests in reverse order
	Restart Probe = "restart" // the same request to a program just started
	Refusal Probe = "refusal" // with an action besides that is refused
	Seats   Probe = "seats"   // all seats shifted by one
	Mirror  Probe = "mirror"  // the ends and the cross arms exchanged
	Hand    Probe = "hand"    // the hands listed in reverse order
)

// All returns the probes in the order in which they are told.
func All() []Probe { return []Probe{Repeat, Order, Restart, Refusal, Seats, Mirror, Hand} }

// Finding says in plain words what is wrong with a program that the probe finds.
func (p Probe) Finding() string {
	switch p {
	case Repeat:
		return "it leaks state between requests: the same request is answered otherwise the second time"
	case Order:
		return "it depends on the order of requests"
	case Restart:
		return "it differs after a restart: it is unstable"
	case Refusal:
		return "a refused action changes the game"
	case Seats:
		return "it depends on the seats' numbers"
	case Mirror:
		return "it depends on the side of the line"
	}
	return "it depends on the order of the hand"
}

// Asked says in plain words how the second answer was asked for.
func (p Probe) Asked() string {
	switch p {
	case Repeat:
		return "the same request once more, of the same copy"
	case Order:
		return "the same requests in another order"
	case Restart:
		return "the same request, of a copy just started"
	case Refusal:
		return "the same game with one more action, which was refused"
	case Seats:
		return "the same game with all seats shifted by one; the answer is shown shifted back"
	case Mirror:
		return "the same game with left and right, up and down exchanged"
	}
	return "the same game with every hand listed backwards"
}

// LookFor says where in a program or its adapter such a mistake is likely to be.
func (p Probe) LookFor() string {
	switch p {
	case Repeat, Order:
		return "a table, a score or a counter that is not made anew for every request; a list of the request that is kept and written to"
	case Restart:
		return "chance without a seed, the clock, a file, or an order that a map or set gives"
	case Refusal:
		return "a tile, a turn or points that are changed before the action is found to be wrong"
	case Seats:
		return "a seat that is written as a number, a loop that begins at seat 0 and not at the player, a remainder that is missing"
	case Mirror:
		return "one end that is treated by other lines than the other; a tile that is not turned where it is laid at the left"
	}
	return "a tile or card found by its place in the hand, or the first that fits in place of the one that is named"
}

// Results are what came of all probes.
type Results struct {
	List []Result // in the order of All
}

// Result is what came of one probe.
type Result struct {
	Probe   Probe
	Games   int      // that were compared
	Finding *Finding // nil where none was made
	Untold  string   // why it says neither one nor the other; "" where it does
}

// Held reports whether games were compared and none differed.
func (r Result) Held() bool { return r.Finding == nil && r.Untold == "" }

// Finding is the first game in which two answers differ.
type Finding struct {
	Scenario string // the id of the scenario whose game it is; "" where none came about
	Ruleset  string
	Players  int
	Games    int    // that differ in all, as far as they were looked at
	Entry    int    // of the trace, from 0; -1 where the answers differ as a whole
	Field    string // of the position; or answer, or action
	Once     string // what was shown the first way
	Other    string // what was shown the other way
	Requests [2]string
}

// Findings returns the results that keep a program from conforming.
func (r *Results) Findings() []Result {
	var found []Result
	if r == nil {
		return nil
	}
	for _, one := range r.List {
		if one.Finding != nil {
			found = append(found, one)
		}
	}
	return found
}

// of returns the result of a probe.
func (r *Results) of(p Probe) *Result {
	for i := range r.List {
		if r.List[i].Probe == p {
			return &r.List[i]
		}
	}
	return nil
}
