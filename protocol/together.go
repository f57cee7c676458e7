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
		return &conflict{[]string{"draw", "reserve"}, "draw none leaves the whole boneyard, so nothing can be held in reserve"}
	}
	return nil
}

func fiveClash(is func(string, ...Value) bool, _ int) *conflict {
	switch {
	case !is("unit", "five"):
		return nil
	case is("round-hands", "none"):
		return &conflict{[]string{"unit", "round-hands"}, "with unit five hands have to be rounded"}
	case is("settle", "own-subtracted"):
		return &conflict{[]string{"unit", "settle"}, "with unit five own hands are not subtracted: settle is closer-takes or none"}
	case is("blocked", "own-subtracted", "lightest-less-pips"):
		return &conflict{[]string{"unit", "blocked"}, "with unit five blocked rounds are settled in rounded hands, and own hands are not subtracted"}
	}
	return nil
}

func leadClash(is func(string, ...Value) bool, _ int) *conflict {
	switch {
	case !is("lead", "that-tile"):
		return nil
	case is("opener", "lot"):
		return &conflict{[]string{"lead", "opener"}, "with the opener drawn by lot there is no tile that gave the lead"}
	case !is("next-opener", "heaviest"):
		return &conflict{[]string{"lead", "next-opener"}, "lead that-tile needs next-opener heaviest: no other opener has a tile that gave the lead"}
	case !is("after-block", "heaviest"):
		return &conflict{[]string{"lead", "after-block"}, "lead that-tile needs after-block heaviest: no other opener has a tile that gave the lead"}
	}
	return nil
}

func callClash(is func(string, ...Value) bool, players int) *conflict {
	if is("wrong-announcement", "penalty") && !is("call", "off") && players > 2 {
		return &conflict{[]string{"wrong-announcement"}, "wrong-announcement penalty is for two players: with more nobody says which opponent scores"}
	}
	return nil
}

func cardClash(is func(string, ...Value) bool, _ int) *conflict {
	switch {
	case is("claim", "automatic") && is("call", "steal"):
		return &conflict{[]string{"claim", "call"}, "with claim automatic nothing is left to steal: call has to be off"}
	case is("last-call", "on") && !is("call", "steal"):
		return &conflict{[]string{"last-call", "call", "claim"}, "last-call on needs call steal"}
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
		return &conflict{[]string{"set", "hand"}, fmt.Sprintf(
			"%d players with %d tiles each need %d tiles, and the double-%d set has %d", players, value("hand"), dealt, pip, all)}
	}
	if left := all - dealt; left < value("reserve") {
		return &conflict{[]string{"set", "hand", "reserve"}, fmt.Sprintf(
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
			return &conflict{[]string{"call", "claim"}, option + " needs call steal"}
		}
	case "wrong-announcement":
		if is("claim", "automatic") {
			return &conflict{[]string{"claim"}, option + " needs claim by-word"}
		}
	}
	return nil
}

func idleDominoes(option string, is func(string, ...Value) bool) *conflict {
	switch option {
	case "spinner-arms", "spinner-count", "bare-arms":
		if is("spinner", "none") {
			return &conflict{[]string{"spinner"}, option + " needs a spinner"}
		}
	case "uncalled", "call-window":
		if is("call", "off", "announce-only") {
			return &conflict{[]string{"call"}, option + " needs call forfeit or steal"}
		}
	case "wrong-announcement":
		if is("call", "off") {
			return &conflict{[]string{"call"}, option + " needs announcements, and call is off"}
		}
	case "target-tie":
		if is("target-when", "at-once") {
			return &conflict{[]string{"target-when"}, option + " needs target-when round-end"}
		}
	}
	return idleSettling(option, is)
}

func idleSettling(option string, is func(string, ...Value) bool) *conflict {
	alone := is("blocked", "own-subtracted", "pairwise", "none") // nobody takes what lies in several hands
	switch option {
	case "blocked-tie":
		if alone {
			return &conflict{[]string{"blocked"}, option + " needs a blocked round that the lightest hand wins"}
		}
	case "round-what":
		if !is("settle", "closer-takes") && alone {
			return &conflict{[]string{"settle", "blocked"}, option + " needs hands that are added up: settle closer-takes, or blocked lightest-…"}
		}
	case "round-hands":
		if is("settle", "none") && is("blocked", "none") {
			return &conflict{[]string{"settle", "blocked"}, option + " needs hands that are settled"}
		}
	}
	return nil
}
