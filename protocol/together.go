package protocol

import (
	"fmt"
	"slices"
)

// Together says in one line why the values of options do not go together, or
// "". Options that are not in chosen have the ruleset's default.
func Together(ruleset string, chosen map[string]Value, players int) string {
	if c := clash(ruleset, chosen, players); c != nil {
		return c.why
	}
	return ""
}

// conflict is options whose values exclude each other.
type conflict struct {
	options []string
	why     string
}

// clash finds the first conflict.
func clash(ruleset string, chosen map[string]Value, players int) *conflict {
	is := func(option string, values ...Value) bool {
		v, ok := chosen[option]
		if !ok {
			v = Default(ruleset, option, players)
		}
		return slices.Contains(values, v)
	}
	var all []func(func(string, ...Value) bool, int) *conflict
	if ruleset == Cards {
		all = append(all, cardClash)
	} else {
		all = append(all, drawClash, fiveClash, leadClash, callClash)
	}
	for _, f := range all {
		if c := f(is, players); c != nil {
			return c
		}
	}
	if !Dominoes(ruleset) {
		return nil
	}
	return dealClash(ruleset, chosen, players)
}

func drawClash(is func(string, ...Value) bool, _ int) *conflict {
	if is("draw", "none") && !is("reserve", "0") {
		return &conflict{options: []string{"draw", "reserve"}, why: "draw none leaves the whole boneyard, so nothing can be held in reserve"}
	}
	return nil
}

func fiveClash(is func(string, ...Value) bool, _ int) *conflict {
	switch {
	case !is("unit", "five"):
		return nil
	case is("round-hands", "none"):
		return &conflict{options: []string{"unit", "round-hands"}, why: "with unit five hands have to be rounded"}
	case is("settle", "own-subtracted"):
		return &conflict{options: []string{"unit", "settle"}, why: "with unit five own hands are not subtracted: settle is closer-takes or none"}
	case is("blocked", "own-subtracted", "lightest-less-pips"):
		return &conflict{options: []string{"unit", "blocked"}, why: "with unit five blocked rounds are settled in rounded hands, and own hands are not subtracted"}
	}
	return nil
}

func leadClash(is func(string, ...Value) bool, _ int) *conflict {
	switch {
	case !is("lead", "that-tile"):
		return nil
	case is("opener", "lot"):
		return &conflict{options: []string{"lead", "opener"}, why: "with the opener drawn by lot there is no tile that gave the lead"}
	case !is("next-opener", "heaviest"):
		return &conflict{options: []string{"lead", "next-opener"}, why: "lead that-tile needs next-opener heaviest: no other opener has a tile that gave the lead"}
	case !is("after-block", "heaviest"):
		return &conflict{options: []string{"lead", "after-block"}, why: "lead that-tile needs after-block heaviest: no other opener has a tile that gave the lead"}
	}
	return nil
}

func callClash(is func(string, ...Value) bool, players int) *conflict {
	if is("wrong-announcement", "penalty") && !is("call", "off") && players > 2 {
		return &conflict{options: []string{"wrong-announcement"}, why: "wrong-announcement penalty is for two players: with more nobody says which opponent scores"}
	}
	return nil
}

func cardClash(is func(string, ...Value) bool, _ int) *conflict {
	switch {
	case is("claim", "automatic") && is("call", "steal"):
		return &conflict{options: []string{"claim", "call"}, why: "with claim automatic nothing is left to steal: call has to be off"}
	case is("last-call", "on") && !is("call", "steal"):
		return &conflict{options: []string{"last-call", "call", "claim"}, why: "last-call on needs call steal"}
	}
	return nil
}

// dealClash refuses hands and reserves that the set does not yield.
func dealClash(ruleset string, chosen map[string]Value, players int) *conflict {
	value := func(option string) int {
		v, ok := chosen[option]
		if !ok {
			v = Default(ruleset, option, players)
		}
		if option == "hand" {
			return HandSize(v, players)
		}
		n, _ := v.Number()
		return n
	}
	pip := value("set")
	all, dealt := (pip+1)*(pip+2)/2, players*value("hand")
	if dealt > all {
		return &conflict{options: []string{"set", "hand"}, why: fmt.Sprintf(
			"%d players with %d tiles each need %d tiles, and the double-%d set has %d", players, value("hand"), dealt, pip, all)}
	}
	if left := all - dealt; left < value("reserve") {
		return &conflict{options: []string{"set", "hand", "reserve"}, why: fmt.Sprintf(
			"%d players with %d tiles each leave %d of the double-%d set, and the reserve is %d", players, value("hand"), left, pip, value("reserve"))}
	}
	return nil
}

// HandSize reads a value of the option hand: tiles dealt to each player.
func HandSize(v Value, players int) int {
	if n, ok := v.Number(); ok {
		return n
	}
	if players > 4 {
		return 5
	}
	return int(v[2*(players-2)] - '0')
}

// Means reports whether an option means anything in a game of the options.
func Means(ruleset, option string, chosen map[string]Value, players int) bool {
	return idle(ruleset, option, chosen, players) == nil
}

// idle says why an option means nothing under the values chosen; nil where it
// means something.
func idle(ruleset, option string, chosen map[string]Value, players int) *conflict {
	is := func(other string, values ...Value) bool {
		v, ok := chosen[other]
		if !ok {
			v = Default(ruleset, other, players)
		}
		return slices.Contains(values, v)
	}
	if ruleset == Cards {
		return idleCards(option, is)
	}
	return idleDominoes(option, is)
}

func idleCards(option string, is func(string, ...Value) bool) *conflict {
	switch option {
	case "call-window", "last-call":
		if is("claim", "automatic") || is("call", "off") {
			return &conflict{options: []string{"call", "claim"}, why: option + " needs call steal"}
		}
	case "limit-paid":
		if is("at-limit", "at-once") {
			return &conflict{options: []string{"at-limit"}, why: option + " needs at-limit goes-round: with at-once the hit is the close"}
		}
	case "wrong-announcement":
		if is("claim", "automatic") {
			return &conflict{options: []string{"claim"}, why: option + " needs claim by-word"}
		}
	}
	return nil
}

func idleDominoes(option string, is func(string, ...Value) bool) *conflict {
	switch option {
	case "spinner-arms", "spinner-count", "bare-arms":
		if is("spinner", "none") {
			return &conflict{options: []string{"spinner"}, why: option + " needs a spinner"}
		}
		if option == "bare-arms" && is("spinner-count", "exposed") {
			return &conflict{options: []string{"spinner-count"}, why: "bare-arms needs spinner-count line: an exposed spinner counts for its bare arms"}
		}
	case "uncalled", "call-window":
		if is("call", "off", "announce-only") {
			return &conflict{options: []string{"call"}, why: option + " needs call forfeit or steal"}
		}
	case "wrong-announcement":
		if is("call", "off") {
			return &conflict{options: []string{"call"}, why: option + " needs announcements, and call is off"}
		}
	case "target-tie":
		if is("target-when", "at-once") {
			return &conflict{options: []string{"target-when"}, why: option + " needs target-when round-end"}
		}
	}
	return idleSettling(option, is)
}

func idleSettling(option string, is func(string, ...Value) bool) *conflict {
	alone := is("blocked", "own-subtracted", "pairwise", "none") // nobody takes what lies in several hands
	switch option {
	case "blocked-tie":
		if alone {
			return &conflict{options: []string{"blocked"}, why: option + " needs a blocked round that the lightest hand wins"}
		}
	case "round-what":
		if !is("settle", "closer-takes") && alone {
			return &conflict{options: []string{"settle", "blocked"}, why: option + " needs hands that are added up: settle closer-takes, or blocked lightest-…"}
		}
	case "floor":
		if !is("settle", "own-subtracted") && !is("blocked", "own-subtracted") {
			return &conflict{options: []string{"settle", "blocked"}, why: option + " needs own hands that are subtracted"}
		}
	case "round-hands":
		if is("settle", "none") && is("blocked", "none") {
			return &conflict{options: []string{"settle", "blocked"}, why: option + " needs hands that are settled"}
		}
	}
	return nil
}
