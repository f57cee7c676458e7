package reference_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// playing is a program that plays values of options of its own, whatever it is
// asked; what is "" it plays by default.
type playing struct {
	protocol.Implementation
	values values
}

// Play plays the values.
func (p playing) Play(request protocol.Play) protocol.Answer {
	request.Options = p.options(request.Options)
	return p.Implementation.Play(request)
}

// Shuffle deals by the values.
func (p playing) Shuffle(s protocol.Shuffle) protocol.Dealt {
	s.Options = p.options(s.Options)
	return p.Implementation.(protocol.Dealer).Shuffle(s)
}

func (p playing) options(asked values) values {
	out := values{}
	maps.Copy(out, asked)
	for name, v := range p.values {
		if v == "" {
			delete(out, name)
			continue
		}
		out[name] = v
	}
	return out
}

// optionDeviation is a program that claims values of options and plays others.
type optionDeviation struct {
	name, rule string
	claims     values
	plays      values // "": the default
}

// optionDeviations are programs of the main form that do not what they claim.
func optionDeviations() []optionDeviation {
	takes := values{"settle": "closer-takes", "blocked": "lightest-takes"}
	spinner := func(option string, v protocol.Value) values { return values{"spinner": "first-double", option: v} }
	steal := func(option string, v protocol.Value) values { return values{"call": "steal", option: v} }
	return []optionDeviation{
		{"draws only when stuck", "dominoes.draw.while-able", values{"draw": "while-able"}, values{"draw": ""}},
		{"draws while able and claims not to", "dominoes.draw.forbidden-when-playable", values{"draw": "until-playable"}, values{"draw": "while-able"}},
		{"draws on where one tile is drawn", "dominoes.draw.one-then-pass", values{"draw": "one-then-pass"}, values{"draw": ""}},
		{"draws one tile and passes", "dominoes.draw.when-stuck", values{"draw": "until-playable"}, values{"draw": "one-then-pass"}},
		{"draws where nobody does", "dominoes.draw.none", values{"draw": "none"}, values{"draw": ""}},
		{"lets the last tile be drawn", "dominoes.reserve.1", values{"reserve": "1"}, values{"reserve": ""}},
		{"lets the last two tiles be drawn", "dominoes.reserve.2", values{"reserve": "2"}, values{"reserve": ""}},
		{"leaves one tile of two", "dominoes.reserve.2", values{"reserve": "2"}, values{"reserve": "1"}},
		{"leaves two tiles of one", "dominoes.reserve.1", values{"reserve": "1"}, values{"reserve": "2"}},
		{"leaves two tiles and claims none", "muggins.deal.boneyard", values{"reserve": "0"}, values{"reserve": "2"}},
		{"deals seven and five where five are dealt", "dominoes.hand.5-5-5", values{"hand": "5/5/5"}, values{"hand": ""}},
		{"deals seven and five where seven are dealt", "dominoes.hand.7-7-7", values{"hand": "7/7/7"}, values{"hand": ""}},
		{"deals seven and five where nine are dealt", "dominoes.hand.9-7-5", values{"hand": "9/7/5"}, values{"hand": ""}},
		{"deals five to three where six are dealt", "dominoes.hand.7-6-5", values{"hand": "7/6/5"}, values{"hand": ""}},
		{"deals five to three where seven are dealt", "dominoes.hand.7-7-5", values{"hand": "7/7/5"}, values{"hand": ""}},
		{"deals seven to three where five are dealt", "muggins.deal.hand-size", values{"hand": "7/5/5"}, values{"hand": "7/7/5"}},
		{"lets the heaviest tile open where the heaviest double does", "hoyle.opener.heaviest-double", values{"opener": "heaviest-double"}, values{"opener": "heaviest-tile"}},
		{"lets the heaviest double open where the heaviest tile does", "hoyle.opener.heaviest-tile", values{"opener": "heaviest-tile"}, values{"opener": "heaviest-double"}},
		{"lets the closer open where the seats rotate", "dominoes.next-opener.rotate", values{"next-opener": "rotate"}, values{"next-opener": ""}},
		{"rotates where the closer opens", "dominoes.next-opener.closer", values{"next-opener": "closer"}, values{"next-opener": "rotate"}},
		{"lets the closer open where the heaviest tile does", "dominoes.next-opener.heaviest", values{"next-opener": "heaviest"}, values{"next-opener": ""}},
		{"rotates behind a block where the lightest hand opens", "dominoes.after-block.lightest", values{"after-block": "lightest"}, values{"after-block": "rotate"}},
		{"lets the lightest hand open where the seats rotate", "dominoes.after-block.rotate", values{"after-block": "rotate"}, values{"after-block": "lightest"}},
		{"rotates behind a block where the heaviest tile opens", "dominoes.after-block.heaviest", values{"after-block": "heaviest"}, values{"after-block": "rotate"}},
		{"lets any tile be led where that tile has to be", "hoyle.opener.must-lead-it", thatTile(), values{"lead": ""}},
		{"rounds to the nearest where hands are rounded up", "dominoes.round-hands.up", values{"round-hands": "up"}, values{"round-hands": ""}},
		{"rounds to the nearest where hands are rounded down", "dominoes.round-hands.down", values{"round-hands": "down"}, values{"round-hands": ""}},
		{"rounds where hands are not rounded", "dominoes.round-hands.none", values{"round-hands": "none"}, values{"round-hands": ""}},
		{"rounds up and claims to round to the nearest", "muggins.settle.round-down", values{"round-hands": "nearest"}, values{"round-hands": "up"}},
		{"rounds down and claims to round to the nearest", "muggins.settle.round-up", values{"round-hands": "nearest"}, values{"round-hands": "down"}},
		{"rounds each hand where the sum is rounded", "dominoes.round-what.sum", with(takes, "round-what", "sum"), values{"round-what": ""}},
		{"rounds the sum where each hand is rounded", "hoyle.settle.winner-takes", with(takes, "round-what", "each-hand"), values{"round-what": "sum"}},
		{"subtracts own hands where the closer takes", "hoyle.settle.winner-takes", values{"settle": "closer-takes"}, values{"settle": ""}},
		{"lets the closer take and claims own hands", "muggins.settle.own-pips", values{"settle": "own-subtracted"}, values{"settle": "closer-takes"}},
		{"settles where nothing is settled", "dominoes.settle.none", values{"settle": "none"}, values{"settle": ""}},
		{"subtracts own hands where the lightest takes", "hoyle.settle.blocked", values{"blocked": "lightest-takes"}, values{"blocked": ""}},
		{"lets the lightest take and claims own hands", "muggins.settle.blocked", values{"blocked": "own-subtracted"}, values{"blocked": "lightest-takes"}},
		{"pays the lightest alone where each is paid", "dominoes.blocked.pairwise", values{"blocked": "pairwise"}, values{"blocked": "lightest-difference"}},
		{"settles blocked rounds where none is settled", "dominoes.blocked.none", values{"blocked": "none"}, values{"blocked": ""}},
		{"gives nobody a tie that is shared", "hoyle.settle.blocked-tie", with(takes, "blocked-tie", "shared"), values{"blocked-tie": ""}},
		{"gives a tie to the first that nobody gets", "hoyle.settle.blocked-tie", with(takes, "blocked-tie", "nobody"), values{"blocked-tie": "first"}},
		{"lets scores fall where there is a floor", "dominoes.floor.zero", values{"floor": "zero"}, values{"floor": ""}},
		{"has a floor where scores may fall", "muggins.settle.below-zero", values{"floor": "none"}, values{"floor": "zero"}},
		{"wins at once where the end of the round decides", "hoyle.target-when", values{"target-when": "round-end"}, values{"target-when": ""}},
		{"checks at the end of the round where the target wins at once", "muggins.match.immediate", values{"target-when": "at-once"}, values{"target-when": "round-end"}},
		{"keeps the score in pips", "dominoes.preset.five-up", preset("five-up"), values{"unit": "", "settle": "", "blocked": ""}},
		{"has no spinner where the first double is one", "dominoes.spinner.first-double", values{"spinner": "first-double"}, values{"spinner": ""}},
		{"has one spinner where every double is one", "dominoes.spinner.every-double", values{"spinner": "every-double"}, values{"spinner": "first-double"}},
		{"opens the arms late", "dominoes.spinner-arms.at-once", spinner("spinner-arms", "at-once"), values{"spinner-arms": ""}},
		{"opens the arms at once", "dominoes.spinner-arms.both-sides", spinner("spinner-arms", "both-sides"), values{"spinner-arms": "at-once"}},
		{"stops counting an exposed spinner", "dominoes.spinner-count.exposed", spinner("spinner-count", "exposed"), values{"spinner-count": ""}},
		{"goes on counting a spinner in the line", "dominoes.spinner-count.line", spinner("spinner-count", "line"), values{"spinner-count": "exposed"}},
		{"leaves bare arms out", "dominoes.bare-arms.counted", spinner("bare-arms", "counted"), values{"bare-arms": ""}},
		{"counts bare arms", "dominoes.bare-arms.uncounted", spinner("bare-arms", "uncounted"), values{"bare-arms": "counted"}},
		{"forfeits what should be stolen", "hoyle.call.steal", values{"call": "steal"}, values{"call": "forfeit"}},
		{"lets points be called that only have to be announced", "hoyle.call.announce-only", values{"call": "announce-only"}, values{"call": "forfeit"}},
		{"knows no call and claims it", "hoyle.call.forfeit", values{"call": "forfeit"}, values{"call": ""}},
		{"lets points stand that are lost", "hoyle.call.not-called", steal("uncalled", "lost"), values{"uncalled": ""}},
		{"loses points that stand", "hoyle.call.not-called", steal("uncalled", "stands"), values{"uncalled": "lost"}},
		{"closes the window too soon", "hoyle.call.call-window", steal("call-window", "next-placement"), values{"call-window": ""}},
		{"refuses false sums that it claims to ignore", "hoyle.call.wrong-announcement", steal("wrong-announcement", "ignored"), values{"wrong-announcement": ""}},
	}
}

// thatTile is a game in which the opener has to lead the tile that gave the lead.
func thatTile() values {
	return values{"lead": "that-tile", "opener": "heaviest-double", "next-opener": "heaviest", "after-block": "heaviest"}
}

// with adds a value.
func with(all values, option string, v protocol.Value) values {
	out := values{option: v}
	for name, other := range all {
		if name != option {
			out[name] = other
		}
	}
	return out
}

// TestGapsAreNamed finds a gap that is no program's.
func TestGapsAreNamed(t *testing.T) {
	known := map[string]bool{}
	for _, d := range slices.Concat(hoyleDeviations(), cardDeviations()) {
		known[d.name] = true
	}
	for _, d := range optionDeviations() {
		known[d.name] = true
	}
	for name := range gaps() {
		require.True(t, known[name], name)
	}
}

// TestEveryOptionDeviationIsCaught asks each program the examples of the rule
// that it has to fail.
func TestEveryOptionDeviationIsCaught(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	for _, d := range optionDeviations() {
		t.Run(d.name, func(t *testing.T) {
			t.Parallel()
			right := narrow(reference.Implementation(), protocol.Muggins, d.claims)
			wrong := narrow(playing{reference.Implementation(), d.plays}, protocol.Muggins, d.claims)
			fails(t, suite, d.rule, right, wrong, gaps()[d.name])
		})
	}
}
