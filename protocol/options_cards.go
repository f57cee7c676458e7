package protocol

import "slices"

// cardOptions is the table of the card game; the first value of a row is the default.
func cardOptions() []Option { return slices.Concat(stackOptions(), claimOptions()) }

// stackOptions say what is dealt, drawn and paid, and when a stack closes.
func stackOptions() []Option {
	return []Option{
		{Name: "limit", About: "what the running total may not pass", Values: []OptionValue{
			{"31", "goes up to 31"},
			{"21", "goes up to 21"},
		}},
		{Name: "hand", About: "cards dealt to each player", Values: []OptionValue{
			{"5", "deals 5 cards"},
			{"7", "deals 7 cards"},
		}},
		{Name: "refill", About: "what is drawn after a card was played", Values: []OptionValue{
			{"up-to-hand", "fills the hand up again"},
			{"one-a-play", "draws one card after every play"},
			{"none", "draws nothing after a play"},
		}},
		{Name: "go-draw", About: "whether a go draws a card", Values: []OptionValue{
			{"yes", "draws a card at a go"},
			{"no", "draws nothing at a go"},
		}},
		{Name: "at-limit", About: "what happens at exactly the limit", Values: []OptionValue{
			{"goes-round", "lets everybody say go at the limit before the stack closes"},
			{"at-once", "closes the stack at the limit at once"},
		}},
		{Name: "limit-paid", About: "when the limit is paid", Values: []OptionValue{
			{"on-hit", "pays the limit when it is hit"},
			{"at-close", "pays the limit when the stack closes"},
		}},
		{Name: "last-stack", About: "whether the stack left at the end of a round pays for last", Values: []OptionValue{
			{"pays", "pays the last card of a round"},
			{"pays-not", "does not pay the last card of a round"},
		}},
	}
}

// claimOptions are about claims and calls, and the target.
func claimOptions() []Option {
	return []Option{
		{Name: "claim", About: "whether points have to be claimed", Values: []OptionValue{
			{"by-word", "gives points to who claims them"},
			{"automatic", "gives points without a claim"},
		}},
		{Name: "call", About: "whether opponents can take what was not claimed", Values: []OptionValue{
			{"steal", "gives points that were not claimed to the caller"},
			{"off", "knows no muggins call"},
		}},
		{Name: "last-call", About: "whether the point for last can be called", Values: []OptionValue{
			{"off", "knows no call on the point for last"},
			{"on", "lets the point for last be called"},
		}},
		{Name: "call-window", About: "from when and how long a call can come", Values: []OptionValue{
			{"either", "lets a call come from the card to the second card behind it"},
			{"next-card", "lets a call come until the next card"},
			{"late", "lets a call come when the own claim is late"},
			{"next-action", "lets a call come until the next action"},
		}},
		{Name: "wrong-announcement", About: "what a false claim does", Values: []OptionValue{
			{"refused", "refuses a false claim"},
			{"ignored", "takes a false claim for none"},
		}},
		{Name: "target", About: "points that win a match"},
	}
}
