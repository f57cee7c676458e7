package reference

import (
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// dominoOptions reads what a request says of the options of dominoes.
func dominoOptions(c choice) dominoes.Options {
	o := dominoes.Options{
		Reserve: c.number("reserve"), Target: c.number("target"),
		Draw:       dominoes.Drawing(c.is("draw", "until-playable", "while-able", "one-then-pass", "none")),
		Opener:     dominoes.Opening(c.is("opener", "lot", "heaviest-double", "heaviest-tile")),
		NextOpener: dominoes.NextOpening(c.is("next-opener", "closer", "heaviest", "rotate")),
		AfterBlock: dominoes.BlockOpening(c.is("after-block", "lot", "heaviest", "rotate", "lightest")),
		Lead:       dominoes.LeadTile(c.is("lead", "any", "that-tile")),
		Unit:       dominoes.Unit(c.is("unit", "pip", "five")),
		TargetWhen: dominoes.TargetWhen(c.is("target-when", "at-once", "round-end")),
		Floor:      dominoes.Floor(c.is("floor", "none", "zero")),
	}
	for i := range o.Hand {
		o.Hand[i] = protocol.HandSize(c.word("hand"), i+protocol.MinPlayers)
	}
	layoutOptions(&o, c)
	callOptions(&o, c)
	settlementOptions(&o, c)
	return o
}

func layoutOptions(o *dominoes.Options, c choice) {
	o.Spinner = dominoes.Spinning(c.is("spinner", "none", "first-double", "every-double"))
	o.SpinnerArms = dominoes.ArmsOpening(c.is("spinner-arms", "both-sides", "at-once"))
	o.SpinnerCount = dominoes.SpinnerValue(c.is("spinner-count", "line", "exposed"))
	o.BareArms = dominoes.BareArms(c.is("bare-arms", "uncounted", "counted"))
}

func callOptions(o *dominoes.Options, c choice) {
	o.Call = dominoes.MugginsCall(c.is("call", "off", "announce-only", "forfeit", "steal"))
	o.Uncalled = dominoes.Uncalled(c.is("uncalled", "stands", "lost"))
	o.CallWindow = dominoes.CallWindow(c.is("call-window", "next-action", "next-placement"))
	o.Wrong = dominoes.WrongAnnounce(c.is("wrong-announcement", "refused", "ignored", "penalty"))
}

func settlementOptions(o *dominoes.Options, c choice) {
	o.Settle = dominoes.Settlement(c.is("settle", "own-subtracted", "closer-takes", "none"))
	o.RoundHands = dominoes.Rounding(c.is("round-hands", "nearest", "up", "down", "none"))
	o.RoundWhat = dominoes.RoundWhat(c.is("round-what", "each-hand", "sum"))
	o.Blocked = dominoes.BlockSettling(c.is("blocked", "own-subtracted", "lightest-difference", "lightest-less-pips", "lightest-takes", "pairwise", "none"))
	o.BlockedTie = dominoes.BlockTie(c.is("blocked-tie", "nobody", "shared", "first"))
}

// anyLead lets the opener that a request names lead any tile: no tile made
// that player the opener.
func anyLead(r dominoes.Rules) *dominoes.Rules {
	r.Lead = func(dominoes.Leading) (dominoes.Tile, bool) { return dominoes.Tile{}, false }
	return &r
}
