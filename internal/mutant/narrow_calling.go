package mutant

import (
	"strconv"
	"strings"

	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// narrowCalling lists programs of the game with the call that are wrong in a single case.
func narrowCalling() []Mutant {
	return []Mutant{
		{Sentence: "does not score a tile of who has called in the same turn", Rule: "hoyle.call.steal", Claims: Values{"call": "steal"}, Told: callScoresAlone},
		{Sentence: "gives the turn to who calls", Rule: "hoyle.call.forfeit", Deviation: entry(turnsToCaller)},
		{Sentence: "deals four tiles to five players", Rule: "hoyle.players", Players: []int{5}, Deviation: rules(func(r *dominoes.Rules) {
			r.HandSize = func(int) int { return 4 }
		})},
		{Sentence: "joins a one to an eleven", Rule: "hoyle.set.any", Claims: Values{"set": "18"}, Deviation: rules(func(r *dominoes.Rules) {
			r.Matches = func(pip, end int) bool { return pip == end || strings.HasPrefix(strconv.Itoa(end), strconv.Itoa(pip)) }
		})},
		{Sentence: "takes the hand of the fewest tiles for the lightest", Rule: "hoyle.settle.blocked", Claims: Values{"blocked": "lightest-difference"}, Told: fewestTiles},
		{Sentence: "takes the own hand off once for each other hand", Rule: "hoyle.settle.blocked", Claims: Values{"blocked": "lightest-difference"}, Deviation: rules(func(r *dominoes.Rules) {
			others := 1 // of the game that these rules are made for
			next, old := r.NextSeat, r.Settle
			r.NextSeat = func(seat, players int) int {
				others = players - 1
				return next(seat, players)
			}
			r.Settle = func(x dominoes.Settling) int {
				if right := old(x); !x.Blocked || right == 0 {
					return right
				}
				return x.Points(max(0, x.Others-others*x.Own))
			}
		})},
		{Sentence: "weighs a double by one of its halves", Rule: "hoyle.opener.heaviest-double", Claims: Values{"opener": "heaviest-double"}, Deviation: rules(func(r *dominoes.Rules) {
			weight := func(t dominoes.Tile) int {
				if t.Double() {
					return t.High()
				}
				return t.Pips()
			}
			r.FirstOpener = opens(func(a, b dominoes.Tile) bool { return weight(a) > weight(b) })
		})},
	}
}

// turnsToCaller shows the caller on turn.
func turnsToCaller(a protocol.Action, e *protocol.Entry) {
	if _, goesOn := e.Turn.Get(); a.Do == protocol.DoCall && e.Carried() && goesOn {
		e.Turn = a.Player
	}
}

// callScoresAlone takes back what is awarded for the tile of a player who has
// called since the tile before.
func callScoresAlone(p protocol.Play, trace []protocol.Entry) {
	caller, lost := -1, make([]int, p.Players)
	for i := 1; i < len(trace); i++ {
		a, e := p.Actions[i-1], trace[i]
		seat, _ := a.Player.Get()
		scores, _ := e.Scores.Get()
		if awards, _ := e.Awards.Get(); a.Do == protocol.DoPlay && e.Carried() && seat == caller {
			lost[seat] += awards[seat]
			awards[seat] = 0
		}
		for other := range scores {
			scores[other] -= lost[other]
		}
		if e.Carried() {
			caller = -1
			if a.Do == protocol.DoCall {
				caller = seat
			}
		}
	}
}

// fewestTiles gives a blocked round to the hand of the fewest tiles, or to
// nobody where several are of as few.
func fewestTiles(p protocol.Play, trace []protocol.Entry) {
	more := make([]int, p.Players)
	for _, e := range trace {
		hands, _ := e.Hands.Get()
		scores, _ := e.Scores.Get()
		settled, over := e.Settled.Get()
		if state, _ := e.Round.Get(); over && state == protocol.RoundBlocked {
			for seat := range settled {
				gain := 0
				if fewest(hands.Tiles, seat) {
					gain = max(0, difference(hands.Tiles, seat))
				}
				more[seat] += gain - settled[seat]
				settled[seat] = gain
			}
		}
		for seat := range scores {
			scores[seat] += more[seat]
		}
	}
}

// fewest reports whether everybody else holds more tiles than a seat.
func fewest(hands [][]protocol.Tile, seat int) bool {
	for other, hand := range hands {
		if other != seat && len(hand) <= len(hands[seat]) {
			return false
		}
	}
	return true
}

// difference is what the others hold, each hand rounded to fives, less a seat's own.
func difference(hands [][]protocol.Tile, seat int) int {
	all := 0
	for other, hand := range hands {
		pips := 0
		for _, t := range hand {
			pips += t.First + t.Second
		}
		rounded := (pips + 2) / 5 * 5
		if other == seat {
			rounded = -rounded
		}
		all += rounded
	}
	return all
}
