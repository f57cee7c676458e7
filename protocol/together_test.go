package protocol

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// settings reads "lead=that-tile opener=lot".
func settings(text string) map[string]Value {
	m := map[string]Value{}
	for _, s := range strings.Fields(text) {
		name, v, _ := strings.Cut(s, "=")
		m[name] = Value(v)
	}
	return m
}

// choices reads "lead=any,that-tile target=any".
func choices(text string) map[string]Choices {
	m := map[string]Choices{}
	for name, v := range settings(text) {
		if name == "target" && v == "any" {
			m[name] = Choices{Any: true}
			continue
		}
		var values []Value
		for _, w := range strings.Split(string(v), ",") {
			values = append(values, Value(w))
		}
		m[name] = Choices{Values: values}
	}
	return m
}

// pins reads the same as choices.
func pins(text string) map[string][]Value {
	m := map[string][]Value{}
	for name, c := range choices(text) {
		m[name] = c.Values
	}
	return m
}

const five = "unit=five settle=closer-takes blocked=lightest-takes "

func TestNotTogether(t *testing.T) {
	for _, c := range []struct {
		ruleset, options string
		players          int
		want             string // a part of the reason; empty: they go together
	}{
		{Muggins, "", 2, ""},
		{Hoyle, "", 4, ""},
		{Cards, "", 3, ""},
		// reserve and what is dealt
		{Muggins, "reserve=2", 4, ""},
		{Muggins, "reserve=2 draw=none", 2, "nothing can be held in reserve"},
		{Muggins, "draw=none", 2, ""},
		{Muggins, "hand=7/7/7", 4, ""},
		{Muggins, "hand=7/7/7 reserve=1", 4, "4 players with 7 tiles each leave 0 of the double-6 set, and the reserve is 1"},
		{Muggins, "hand=7/7/7 reserve=1 set=9", 4, ""},
		{Hoyle, "reserve=2", 5, ""}, // 28 - 25 = 3
		{Hoyle, "", 6, "6 players with 5 tiles each need 30 tiles, and the double-6 set has 28"},
		{Hoyle, "set=9", 8, ""},
		// five pips a point
		{Muggins, five, 2, ""},
		{Muggins, five + "round-hands=none", 2, "with unit five hands have to be rounded"},
		{Muggins, "unit=five", 2, "with unit five own hands are not subtracted: settle is closer-takes or none"},
		{Muggins, "unit=five settle=none", 2, "blocked rounds are settled in rounded hands"},
		{Muggins, "unit=five settle=none blocked=none", 2, ""},
		{Muggins, "unit=five settle=closer-takes blocked=lightest-less-pips", 2, "blocked rounds are settled in rounded hands"},
		{Hoyle, "unit=five", 2, ""},
		{Hoyle, "unit=five settle=own-subtracted", 2, "own hands are not subtracted"},
		// leading that tile
		{Hoyle, "lead=that-tile", 2, ""},
		{Hoyle, "lead=that-tile opener=lot", 2, "there is no tile that gave the lead"},
		{Hoyle, "lead=that-tile next-opener=closer", 2, "lead that-tile needs next-opener heaviest"},
		{Hoyle, "lead=that-tile next-opener=rotate", 2, "lead that-tile needs next-opener heaviest"},
		{Hoyle, "lead=that-tile after-block=lot", 2, "lead that-tile needs after-block heaviest"},
		{Muggins, "lead=that-tile", 2, "there is no tile that gave the lead"},
		{Muggins, "lead=that-tile opener=heaviest-tile", 2, "needs next-opener heaviest"},
		{Muggins, "lead=that-tile opener=heaviest-tile next-opener=heaviest after-block=heaviest", 2, ""},
		// the penalty
		{Hoyle, "wrong-announcement=penalty", 2, ""},
		{Hoyle, "wrong-announcement=penalty", 3, "wrong-announcement penalty is for two players"},
		{Hoyle, "wrong-announcement=penalty call=off", 3, ""}, // means nothing then
		// cards
		{Cards, "claim=automatic", 2, "with claim automatic nothing is left to steal: call has to be off"},
		{Cards, "claim=automatic call=off", 2, ""},
		{Cards, "claim=automatic call=off last-call=on", 2, "last-call on needs call steal"},
		{Cards, "last-call=on", 2, ""},
		{Cards, "last-call=on call=off", 2, "last-call on needs call steal"},
		{Cards, "call=off", 2, ""},
	} {
		got := Together(c.ruleset, settings(c.options), c.players)
		if c.want == "" {
			assert.Empty(t, got, "%s %s", c.ruleset, c.options)
		} else {
			assert.Contains(t, got, c.want, "%s %s", c.ruleset, c.options)
		}
	}
}

// What a claim says has to be possible: each value it names needs a game.
func TestClaimsThatContradictThemselves(t *testing.T) {
	const dominoDefaults = "after-block=heaviest bare-arms=uncounted blocked=lightest-difference blocked-tie=nobody call=forfeit call-window=next-action draw=until-playable " +
		"floor=none hand=7/7/5 lead=any next-opener=heaviest opener=heaviest-double reserve=0 round-hands=nearest round-what=each-hand set=6 settle=closer-takes " +
		"spinner=none spinner-arms=both-sides spinner-count=line target-tie=highest-then-play-on target-when=at-once uncalled=stands unit=pip wrong-announcement=refused"
	for _, c := range []struct {
		ruleset, options string
		players          []int
		want             string
	}{
		// named defaults are fine, though some mean nothing
		{Hoyle, dominoDefaults, []int{2, 3, 4}, ""},
		{Muggins, "spinner-arms=both-sides uncalled=stands wrong-announcement=refused target-tie=highest-then-play-on", []int{2}, ""},
		{Cards, "call=steal claim=by-word call-window=either last-call=off wrong-announcement=refused", []int{2, 3, 4}, ""},
		{Cards, "claim=automatic call=off wrong-announcement=refused last-call=off", []int{2}, ""},
		// whatever can be made to go together is fine
		{Muggins, "lead=any,that-tile opener=lot,heaviest-tile next-opener=closer,heaviest after-block=lot,heaviest", []int{2}, ""},
		{Muggins, "unit=pip,five settle=own-subtracted,closer-takes blocked=own-subtracted,lightest-takes", []int{2}, ""},
		{Cards, "claim=by-word,automatic call=steal,off call-window=late", []int{2}, ""},
		{Hoyle, "wrong-announcement=refused,penalty", []int{2, 3}, ""},
		// values that no game of the claim can have
		{Muggins, "lead=that-tile", []int{2}, "plays[0].options.lead: that-tile: with the opener drawn by lot there is no tile that gave the lead"},
		{Muggins, "unit=pip,five", []int{2}, "plays[0].options.unit: five: with unit five own hands are not subtracted: settle is closer-takes or none"},
		{Muggins, "draw=none reserve=1", []int{2}, "plays[0].options.draw: none: draw none leaves the whole boneyard, so nothing can be held in reserve"},
		{Muggins, "hand=7/7/7 reserve=0,2", []int{4}, "plays[0].options.reserve: 2: 4 players with 7 tiles each leave 0 of the double-6 set, and the reserve is 2"},
		{Muggins, "hand=7/7/7 reserve=0,2", []int{3, 4}, ""},
		{Hoyle, "wrong-announcement=refused,penalty", []int{3, 4}, "plays[0].options.wrong-announcement: penalty: wrong-announcement penalty is for two players"},
		{Cards, "claim=automatic", []int{2}, "plays[0].options.claim: automatic: with claim automatic nothing is left to steal: call has to be off"},
		{Cards, "last-call=on call=off", []int{2}, "plays[0].options.call: off: last-call on needs call steal"},
		// a number of players without a game
		{Hoyle, "", []int{2, 6}, "plays[0].players[1]: 6: 6 players with 5 tiles each need 30 tiles, and the double-6 set has 28"},
		{Hoyle, "set=6,9", []int{2, 6}, ""},
		{Hoyle, "wrong-announcement=penalty", []int{2, 3}, "plays[0].players[1]: 3: wrong-announcement penalty is for two players"},
		// options that can never mean anything
		{Muggins, "call-window=next-action", []int{2}, "plays[0].options.call-window: next-action: call-window needs call forfeit or steal"},
		{Hoyle, "call=off call-window=next-action", []int{2}, "plays[0].options.call-window: next-action: call-window needs call forfeit or steal"},
		{Hoyle, "call=announce-only call-window=next-placement", []int{2}, "plays[0].options.call-window: next-placement: call-window needs call forfeit or steal"},
		{Hoyle, "call=off,steal call-window=next-placement", []int{2}, ""},
		{Hoyle, "call=announce-only uncalled=lost", []int{2}, "plays[0].options.uncalled: lost: uncalled needs call forfeit or steal"},
		{Hoyle, "call=off wrong-announcement=ignored", []int{2}, "plays[0].options.wrong-announcement: ignored: wrong-announcement needs announcements, and call is off"},
		{Muggins, "spinner-count=exposed", []int{2}, "plays[0].options.spinner-count: exposed: spinner-count needs a spinner"},
		{Muggins, "spinner-arms=at-once", []int{2}, "plays[0].options.spinner-arms: at-once: spinner-arms needs a spinner"},
		{Muggins, "bare-arms=counted", []int{2}, "plays[0].options.bare-arms: counted: bare-arms needs a spinner"},
		{Muggins, "blocked-tie=first", []int{2}, "plays[0].options.blocked-tie: first: blocked-tie needs a blocked round that the lightest hand wins"},
		{Muggins, "round-what=sum", []int{2}, "plays[0].options.round-what: sum: round-what needs hands that are added up"},
		{Muggins, "settle=none blocked=none round-hands=up", []int{2}, "plays[0].options.round-hands: up: round-hands needs hands that are settled"},
		{Hoyle, "floor=zero", []int{2}, "plays[0].options.floor: zero: floor needs own hands that are subtracted"},
		{Hoyle, "floor=zero,none blocked=own-subtracted", []int{2}, ""},
		{Cards, "at-limit=at-once limit-paid=at-close", []int{2}, "plays[0].options.limit-paid: at-close: limit-paid needs at-limit goes-round: with at-once the hit is the close"},
		{Cards, "call=off call-window=late", []int{2}, "plays[0].options.call-window: late: call-window needs call steal"},
		{Cards, "call=off claim=automatic wrong-announcement=ignored", []int{2}, "plays[0].options.wrong-announcement: ignored: wrong-announcement needs claim by-word"},
	} {
		err := ValidateHello(claiming(Claim{Ruleset: c.ruleset, Players: c.players, Options: choices(c.options), Takes: []string{}}))
		if c.want == "" {
			assert.NoError(t, err, "%s %s", c.ruleset, c.options)
		} else {
			assert.ErrorContains(t, err, c.want, "%s %s", c.ruleset, c.options)
		}
	}
}

// A preset is checked like the options that it stands for.
func TestPresetsAreHeldTogetherWithTheOptions(t *testing.T) {
	c := Claim{Ruleset: Muggins, Preset: "block", Players: []int{2}, Options: choices("reserve=2"), Takes: []string{}}
	assert.ErrorContains(t, ValidateHello(claiming(c)), "plays[0].options.draw: none: draw none leaves the whole boneyard")
	c = Claim{Ruleset: Cards, Preset: "no-muggins", Players: []int{2}, Options: choices("call=steal"), Takes: []string{}}
	assert.ErrorContains(t, ValidateHello(claiming(c)), "nothing is left to steal")
}

func TestChoose(t *testing.T) {
	const all = "lead=any,that-tile opener=lot,heaviest-tile next-opener=closer,heaviest after-block=lot,heaviest "
	for _, c := range []struct {
		ruleset, options, pins string
		players                int
		want                   string // settings; starts with "no: " where there is no such game
	}{
		// only the target, as usual for so many players
		{Muggins, "", "", 2, "target=250"},
		{Muggins, "", "", 4, "target=200"},
		{Hoyle, "", "", 3, "target=150"},
		// any target: the usual one, unless a pin names another
		{Cards, "target=any", "", 2, "target=61"},
		{Cards, "target=any", "target=100", 2, "target=100"},
		{Cards, "target=61,100", "target=100", 2, "target=100"},
		{Cards, "target=100,120", "", 2, "target=100"},
		{Cards, "target=100", "target=61", 2, "no: option target=61"},
		{Cards, "", "target=61", 2, "target=61"},
		{Cards, "", "target=100", 2, "no: option target=100"},
		// the default comes first, then what is named first
		{Muggins, "floor=zero,none", "", 2, "floor=none target=250"},
		{Muggins, "settle=none,closer-takes", "", 2, "settle=none target=250"},
		{Muggins, "settle=none,closer-takes", "settle=closer-takes", 2, "settle=closer-takes target=250"},
		{Muggins, "settle=none,closer-takes", "settle=own-subtracted", 2, "no: option settle=own-subtracted"},
		{Muggins, "", "settle=closer-takes", 2, "no: option settle=closer-takes"},
		{Muggins, "", "settle=own-subtracted,none", 2, "target=250"},
		// a pin picks companions
		{Muggins, all, "", 2, "after-block=lot lead=any next-opener=closer opener=lot target=250"},
		{Muggins, all, "lead=that-tile", 2, "after-block=heaviest lead=that-tile next-opener=heaviest opener=heaviest-tile target=250"},
		{Muggins, all, "lead=that-tile next-opener=closer", 2, "no: lead that-tile needs next-opener heaviest: no other opener has a tile that gave the lead"},
		{
			Muggins, "unit=pip,five settle=own-subtracted,none,closer-takes blocked=own-subtracted,pairwise,lightest-takes", "unit=five", 2,
			"blocked=pairwise settle=none target=250 unit=five",
		},
		{Cards, "claim=by-word,automatic call=steal,off", "claim=automatic", 2, "call=off claim=automatic target=61"},
		{Cards, "claim=by-word,automatic call=steal,off last-call=off,on", "claim=automatic last-call=on", 2, "no: last-call on needs call steal"},
		{Hoyle, "wrong-announcement=penalty,refused", "", 3, "target=150 wrong-announcement=refused"},
		{Hoyle, "wrong-announcement=penalty", "", 3, "no: wrong-announcement penalty is for two players: with more nobody says which opponent scores"},
		{Hoyle, "set=6,9", "", 6, "set=9 target=150"},
		// what means nothing is left out, unless it is what is asked for
		{Hoyle, "call=off,steal call-window=next-action,next-placement", "call=off", 2, "call=off target=200"},
		{Hoyle, "call=off,steal call-window=next-action,next-placement", "call-window=next-placement", 2, "call=steal call-window=next-placement target=200"},
		{Muggins, "spinner=none,first-double spinner-count=line,exposed", "", 2, "spinner=none target=250"},
		{Muggins, "spinner=none,first-double spinner-count=line,exposed", "spinner-count=exposed", 2, "spinner=first-double spinner-count=exposed target=250"},
		{Muggins, "target-when=at-once,round-end target-tie=highest-then-play-on", "target-tie=highest-then-play-on", 2, "target=250 target-tie=highest-then-play-on target-when=round-end"},
		{Muggins, "target-when=at-once,round-end target-tie=highest-then-play-on", "", 2, "target=250 target-when=at-once"},
	} {
		claim := Claim{Ruleset: c.ruleset, Options: choices(c.options)}
		for range 5 { // maps are walked in another order each time
			chosen, why := claim.Choose(c.players, pins(c.pins))
			if want, none := strings.CutPrefix(c.want, "no: "); none {
				assert.Nil(t, chosen, "%s / %s", c.options, c.pins)
				assert.Equal(t, want, why)
				continue
			}
			assert.Empty(t, why, "%s / %s", c.options, c.pins)
			assert.Equal(t, settings(c.want), chosen, "%s / %s", c.options, c.pins)
		}
	}
}
