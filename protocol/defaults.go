package protocol

// dominoDefault has the defaults of the main form.
func dominoDefault(option string) Value {
	switch option {
	case "set":
		return "6"
	case "spinner":
		return "none"
	case "spinner-arms":
		return "both-sides"
	case "spinner-count":
		return "line"
	case "bare-arms":
		return "uncounted"
	case "unit":
		return "pip"
	case "hand":
		return "7/5/5"
	case "reserve":
		return "0"
	case "draw":
		return "until-playable"
	case "opener", "after-block":
		return "lot"
	case "next-opener":
		return "closer"
	case "lead":
		return "any"
	}
	return dominoEnding(option)
}

// dominoEnding has those about calls and about how rounds and matches end.
func dominoEnding(option string) Value {
	switch option {
	case "call":
		return "off"
	case "floor":
		return "none"
	case "uncalled":
		return "stands"
	case "call-window":
		return "next-action"
	case "wrong-announcement":
		return "refused"
	case "settle", "blocked":
		return "own-subtracted"
	case "round-hands":
		return "nearest"
	case "round-what":
		return "each-hand"
	case "blocked-tie":
		return "nobody"
	case "target-when":
		return "at-once"
	case "target-tie":
		return "highest-then-play-on"
	}
	return ""
}

// hoyleDefault has what the game with the muggins call does otherwise.
func hoyleDefault(option string) Value {
	switch option {
	case "hand":
		return "7/7/5"
	case "opener":
		return "heaviest-double"
	case "next-opener", "after-block":
		return "heaviest"
	case "call":
		return "forfeit"
	case "settle":
		return "closer-takes"
	case "blocked":
		return "lightest-difference"
	}
	return ""
}

// cardDefault has the defaults of the card game.
func cardDefault(option string) Value {
	switch option {
	case "limit":
		return "31"
	case "hand":
		return "5"
	case "refill":
		return "up-to-hand"
	case "go-draw":
		return "yes"
	case "at-limit":
		return "goes-round"
	case "limit-paid":
		return "on-hit"
	case "last-stack":
		return "pays"
	case "claim":
		return "by-word"
	case "call":
		return "steal"
	case "last-call":
		return "off"
	case "call-window":
		return "either"
	case "wrong-announcement":
		return "refused"
	}
	return ""
}
