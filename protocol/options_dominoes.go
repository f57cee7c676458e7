package protocol

// The rows of the table for dominoes. The first value of a row is the default of
// the main form; the words behind a value finish the sentence "the game …".

// layoutOptions say what lies on the table and what counts.
func layoutOptions() []Option {
	return []Option{
		{Name: "set", About: "the highest double of the set", Values: []OptionValue{
			{"6", "plays with a double-six set, 28 tiles"},
			{"9", "plays with a double-nine set, 55 tiles"},
			{"12", "plays with a double-twelve set, 91 tiles"},
			{"15", "plays with a double-fifteen set, 136 tiles"},
			{"18", "plays with a double-eighteen set, 190 tiles"},
		}},
		{Name: "spinner", About: "which doubles open cross arms", Values: []OptionValue{
			{"none", "has no spinner: the line never branches"},
			{"first-double", "makes the first double a spinner"},
			{"every-double", "makes every double a spinner"},
		}},
		{Name: "spinner-arms", About: "when the cross arms of a spinner open", Values: []OptionValue{
			{"both-sides", "opens the arms once both sides of the spinner are taken"},
			{"at-once", "opens the arms at once"},
		}},
		{Name: "spinner-count", About: "how long a spinner counts", Values: []OptionValue{
			{"line", "counts a spinner until both its line sides are taken"},
			{"exposed", "counts a spinner twice until three sides are taken, then once"},
		}},
		{Name: "bare-arms", About: "whether an arm nobody has played on counts", Values: []OptionValue{
			{"uncounted", "leaves out bare arms"},
			{"counted", "counts bare arms"},
		}},
		{Name: "unit", About: "what a point is", Values: []OptionValue{
			{"pip", "gives a point a pip"},
			{"five", "gives a point for five pips"},
		}},
	}
}

// dealOptions say who holds what, and who draws.
func dealOptions() []Option {
	return []Option{
		{Name: "hand", About: "tiles dealt to two, three and four players", Values: []OptionValue{
			{"7/5/5", "deals 7 tiles to two players, 5 to three or four"},
			{"7/7/5", "deals 7 tiles to two or three players, 5 to four"},
			{"5/5/5", "deals 5 tiles"},
			{"7/7/7", "deals 7 tiles"},
			{"9/7/5", "deals 9 tiles to two players, 7 to three, 5 to four"},
			{"7/6/5", "deals 7 tiles to two players, 6 to three, 5 to four"},
		}},
		{Name: "reserve", About: "tiles of the boneyard that are never drawn", Values: []OptionValue{
			{"0", "lets every tile of the boneyard be drawn"},
			{"1", "leaves the last tile of the boneyard"},
			{"2", "leaves the last two tiles of the boneyard"},
		}},
		{Name: "draw", About: "when and how long one draws", Values: []OptionValue{
			{"until-playable", "makes a stuck player draw until a tile fits"},
			{"while-able", "lets a player draw who could play"},
			{"one-then-pass", "makes a stuck player draw one tile and then pass"},
			{"none", "knows no drawing"},
		}},
	}
}

// openerOptions say who opens, and with what.
func openerOptions() []Option {
	return []Option{
		{Name: "opener", About: "who opens the first round", Values: []OptionValue{
			{"lot", "draws lots for the opener"},
			{"heaviest-double", "lets the heaviest double open, or else the heaviest single"},
			{"heaviest-tile", "lets the heaviest tile open"},
		}},
		{Name: "next-opener", About: "who opens after a round that somebody won by going out", Values: []OptionValue{
			{"closer", "lets who went out open the next round"},
			{"heaviest", "finds each round's opener by the heaviest tile"},
			{"rotate", "lets the seat after the last opener open"},
		}},
		{Name: "after-block", About: "who opens after a blocked round", Values: []OptionValue{
			{"lot", "draws lots after a blocked round"},
			{"heaviest", "finds the opener by the heaviest tile after a blocked round"},
			{"rotate", "lets the seat after the last opener open after a blocked round"},
			{"lightest", "lets the lightest hand open after a blocked round"},
		}},
		{Name: "lead", About: "which tile the opener leads", Values: []OptionValue{
			{"any", "lets the opener lead any tile"},
			{"that-tile", "makes the opener lead the tile that gave the lead"},
		}},
	}
}

// callOptions are about the muggins call.
func callOptions() []Option {
	return []Option{
		{Name: "call", About: "what a call of muggins does", Values: []OptionValue{
			{"off", "knows no muggins call"},
			{"announce-only", "asks for the sum to be announced and knows no call"},
			{"forfeit", "loses points that were not announced and are called"},
			{"steal", "gives points that were not announced to the caller"},
		}},
		{Name: "uncalled", About: "what becomes of points neither announced nor called", Values: []OptionValue{
			{"stands", "lets points stand that nobody called"},
			{"lost", "loses points that were not announced, called or not"},
		}},
		{Name: "call-window", About: "how long a call can come", Values: []OptionValue{
			{"next-action", "lets a call come until the next action"},
			{"next-placement", "lets a call come until the next tile is laid"},
		}},
		{Name: "wrong-announcement", About: "what a wrong announcement does", Values: []OptionValue{
			{"refused", "refuses a wrong announcement"},
			{"ignored", "takes a wrong announcement for none"},
			{"penalty", "gives the opponent what was wrongly announced"},
		}},
	}
}

// settlementOptions say what hands are worth at the end of a round.
func settlementOptions() []Option {
	return []Option{
		{Name: "settle", About: "what hands are worth when a player has gone out", Values: []OptionValue{
			{"own-subtracted", "takes everybody's own hand off the score"},
			{"closer-takes", "gives the others' hands to who went out"},
			{"none", "settles no hands"},
		}},
		{Name: "round-hands", About: "how a hand is rounded", Values: []OptionValue{
			{"nearest", "rounds hands to the nearest five"},
			{"up", "rounds hands up"},
			{"down", "rounds hands down"},
			{"none", "does not round hands"},
		}},
		{Name: "round-what", About: "what is rounded", Values: []OptionValue{
			{"each-hand", "rounds each hand on its own"},
			{"sum", "rounds the sum of the hands"},
		}},
		{Name: "blocked", About: "what hands are worth when a round is blocked", Values: []OptionValue{
			{"own-subtracted", "takes everybody's own hand off the score after a block"},
			{"lightest-difference", "gives the lightest hand the others' hands less its own, each rounded"},
			{"lightest-less-pips", "gives the lightest hand the others' rounded hands less its own pips"},
			{"lightest-takes", "gives the lightest hand the others' hands"},
			{"pairwise", "gives each player the difference to every heavier hand"},
			{"none", "settles no hands after a block"},
		}},
		{Name: "blocked-tie", About: "who takes the hands when the lightest are equal", Values: []OptionValue{
			{"nobody", "gives nobody anything when the lightest hands are equal"},
			{"shared", "shares among equal lightest hands"},
			{"first", "gives equal lightest hands' points to the first in turn"},
		}},
	}
}

// targetOptions say how a match ends, and how low scores go.
func targetOptions() []Option {
	return []Option{
		{Name: "target", About: "points that win a match"},
		{Name: "target-when", About: "when the target is looked at", Values: []OptionValue{
			{"at-once", "ends the match as soon as the target is reached"},
			{"round-end", "checks the target at the end of a round"},
		}},
		{Name: "target-tie", About: "who wins when equals have reached the target at a round's end", Values: []OptionValue{
			{"highest-then-play-on", "plays on when the highest scores are equal"},
		}},
		{Name: "floor", About: "how far a settlement takes a score down", Values: []OptionValue{
			{"none", "lets scores fall below nothing"},
			{"zero", "takes no more than a player has"},
		}},
	}
}
