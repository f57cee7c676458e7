package mutant

// drawnClaims lists claims of ways to draw that are not kept.
func drawnClaims() []promise {
	return []promise{
		{"draws only when stuck", "dominoes.draw.while-able", Values{"draw": "while-able"}, Values{"draw": ""}},
		{"draws while able and claims not to", "dominoes.draw.forbidden-when-playable", Values{"draw": "until-playable"}, Values{"draw": "while-able"}},
		{"draws on where one tile is drawn", "dominoes.draw.one-then-pass", Values{"draw": "one-then-pass"}, Values{"draw": ""}},
		{"draws one tile and passes", "dominoes.draw.when-stuck", Values{"draw": "until-playable"}, Values{"draw": "one-then-pass"}},
		{"draws where nobody does", "dominoes.draw.none", Values{"draw": "none"}, Values{"draw": ""}},
		{"lets the last tile be drawn", "dominoes.reserve.1", Values{"reserve": "1"}, Values{"reserve": ""}},
		{"lets the last two tiles be drawn", "dominoes.reserve.2", Values{"reserve": "2"}, Values{"reserve": ""}},
		{"leaves one tile of two", "dominoes.reserve.2", Values{"reserve": "2"}, Values{"reserve": "1"}},
		{"leaves two tiles of one", "dominoes.reserve.1", Values{"reserve": "1"}, Values{"reserve": "2"}},
		{"leaves two tiles and claims none", "muggins.deal.boneyard", Values{"reserve": "0"}, Values{"reserve": "2"}},
		{"deals seven to three where five are dealt", "muggins.deal.hand-size", Values{"hand": "7/5/5"}, Values{"hand": "7/7/5"}},
	}
}

// dealtClaims lists claims of sizes of hands that are not kept.
func dealtClaims() []promise {
	return []promise{
		{"deals seven and five where five are dealt", "dominoes.hand.5-5-5", Values{"hand": "5/5/5"}, Values{"hand": ""}},
		{"deals seven and five where seven are dealt", "dominoes.hand.7-7-7", Values{"hand": "7/7/7"}, Values{"hand": ""}},
		{"deals seven and five where nine are dealt", "dominoes.hand.9-7-5", Values{"hand": "9/7/5"}, Values{"hand": ""}},
		{"deals five to three where six are dealt", "dominoes.hand.7-6-5", Values{"hand": "7/6/5"}, Values{"hand": ""}},
		{"deals five to three where seven are dealt", "dominoes.hand.7-7-5", Values{"hand": "7/7/5"}, Values{"hand": ""}},
	}
}

// openedClaims lists claims of openers that are not kept.
func openedClaims() []promise {
	return []promise{
		{"lets the heaviest tile open where the heaviest double does", "hoyle.opener.heaviest-double", Values{"opener": "heaviest-double"}, Values{"opener": "heaviest-tile"}},
		{"lets the heaviest double open where the heaviest tile does", "hoyle.opener.heaviest-tile", Values{"opener": "heaviest-tile"}, Values{"opener": "heaviest-double"}},
		{"lets the closer open where the seats rotate", "dominoes.next-opener.rotate", Values{"next-opener": "rotate"}, Values{"next-opener": ""}},
		{"rotates where the closer opens", "dominoes.next-opener.closer", Values{"next-opener": "closer"}, Values{"next-opener": "rotate"}},
		{"lets the closer open where the heaviest tile does", "dominoes.next-opener.heaviest", Values{"next-opener": "heaviest"}, Values{"next-opener": ""}},
		{"rotates behind a block where the lightest hand opens", "dominoes.after-block.lightest", Values{"after-block": "lightest"}, Values{"after-block": "rotate"}},
		{"lets the lightest hand open where the seats rotate", "dominoes.after-block.rotate", Values{"after-block": "rotate"}, Values{"after-block": "lightest"}},
		{"rotates behind a block where the heaviest tile opens", "dominoes.after-block.heaviest", Values{"after-block": "heaviest"}, Values{"after-block": "rotate"}},
		{"lets any tile be led where that tile has to be", "hoyle.opener.must-lead-it", thatTile(), Values{"lead": ""}},
	}
}

// settledClaims lists claims of settlements and targets that are not kept.
func settledClaims() []promise {
	return []promise{
		{"rounds to the nearest where hands are rounded up", "dominoes.round-hands.up", Values{"round-hands": "up"}, Values{"round-hands": ""}},
		{"rounds to the nearest where hands are rounded down", "dominoes.round-hands.down", Values{"round-hands": "down"}, Values{"round-hands": ""}},
		{"rounds where hands are not rounded", "dominoes.round-hands.none", Values{"round-hands": "none"}, Values{"round-hands": ""}},
		{"rounds up and claims to round to the nearest", "muggins.settle.round-down", Values{"round-hands": "nearest"}, Values{"round-hands": "up"}},
		{"rounds down and claims to round to the nearest", "muggins.settle.round-up", Values{"round-hands": "nearest"}, Values{"round-hands": "down"}},
		{"rounds each hand where the sum is rounded", "dominoes.round-what.sum", takes("round-what", "sum"), Values{"round-what": ""}},
		{"rounds the sum where each hand is rounded", "hoyle.settle.winner-takes", takes("round-what", "each-hand"), Values{"round-what": "sum"}},
		{"subtracts own hands where the closer takes", "hoyle.settle.winner-takes", Values{"settle": "closer-takes"}, Values{"settle": ""}},
		{"lets the closer take and claims own hands", "muggins.settle.own-pips", Values{"settle": "own-subtracted"}, Values{"settle": "closer-takes"}},
		{"settles where nothing is settled", "dominoes.settle.none", Values{"settle": "none"}, Values{"settle": ""}},
		{"subtracts own hands where the lightest takes", "hoyle.settle.blocked", Values{"blocked": "lightest-takes"}, Values{"blocked": ""}},
		{"lets the lightest take and claims own hands", "muggins.settle.blocked", Values{"blocked": "own-subtracted"}, Values{"blocked": "lightest-takes"}},
		{"pays the lightest alone where each is paid", "dominoes.blocked.pairwise", Values{"blocked": "pairwise"}, Values{"blocked": "lightest-difference"}},
		{"settles blocked rounds where none is settled", "dominoes.blocked.none", Values{"blocked": "none"}, Values{"blocked": ""}},
		{"gives nobody a tie that is shared", "hoyle.settle.blocked-tie", takes("blocked-tie", "shared"), Values{"blocked-tie": ""}},
		{"gives a tie to the first that nobody gets", "hoyle.settle.blocked-tie", takes("blocked-tie", "nobody"), Values{"blocked-tie": "first"}},
		{"lets scores fall where there is a floor", "dominoes.floor.zero", Values{"floor": "zero"}, Values{"floor": ""}},
		{"has a floor where scores may fall", "muggins.settle.below-zero", Values{"floor": "none"}, Values{"floor": "zero"}},
		{"wins at once where the end of the round decides", "hoyle.target-when", Values{"target-when": "round-end"}, Values{"target-when": ""}},
		{"checks at the end of the round where the target wins at once", "muggins.match.immediate", Values{"target-when": "at-once"}, Values{"target-when": "round-end"}},
		{"keeps the score in pips", "dominoes.preset.five-up", preset("five-up"), Values{"unit": "", "settle": "", "blocked": ""}},
	}
}

// branchedClaims lists claims of spinners that are not kept.
func branchedClaims() []promise {
	return []promise{
		{"has no spinner where the first double is one", "dominoes.spinner.first-double", Values{"spinner": "first-double"}, Values{"spinner": ""}},
		{"makes every double a spinner where the first is one", "dominoes.spinner.first-double", Values{"spinner": "first-double"}, Values{"spinner": "every-double"}},
		{"has one spinner where every double is one", "dominoes.spinner.every-double", Values{"spinner": "every-double"}, Values{"spinner": "first-double"}},
		{"opens the arms late", "dominoes.spinner-arms.at-once", spinner("spinner-arms", "at-once"), Values{"spinner-arms": ""}},
		{"opens the arms at once", "dominoes.spinner-arms.both-sides", spinner("spinner-arms", "both-sides"), Values{"spinner-arms": "at-once"}},
		{"stops counting an exposed spinner", "dominoes.spinner-count.exposed", spinner("spinner-count", "exposed"), Values{"spinner-count": ""}},
		{"goes on counting a spinner in the line", "dominoes.spinner-count.line", spinner("spinner-count", "line"), Values{"spinner-count": "exposed"}},
		{"leaves bare arms out", "dominoes.bare-arms.counted", spinner("bare-arms", "counted"), Values{"bare-arms": ""}},
		{"counts bare arms", "dominoes.bare-arms.uncounted", spinner("bare-arms", "uncounted"), Values{"bare-arms": "counted"}},
	}
}

// calledClaims lists claims of calls that are not kept.
func calledClaims() []promise {
	return []promise{
		{"forfeits what should be stolen", "hoyle.call.steal", Values{"call": "steal"}, Values{"call": "forfeit"}},
		{"lets points be called that only have to be announced", "hoyle.call.announce-only", Values{"call": "announce-only"}, Values{"call": "forfeit"}},
		{"knows no call and claims it", "hoyle.call.forfeit", Values{"call": "forfeit"}, Values{"call": ""}},
		{"lets points stand that are lost", "hoyle.call.not-called", steal("uncalled", "lost"), Values{"uncalled": ""}},
		{"loses points that stand", "hoyle.call.not-called", steal("uncalled", "stands"), Values{"uncalled": "lost"}},
		{"closes the window too soon", "hoyle.call.call-window", steal("call-window", "next-placement"), Values{"call-window": ""}},
		{"refuses false sums that it claims to ignore", "hoyle.call.wrong-announcement", steal("wrong-announcement", "ignored"), Values{"wrong-announcement": ""}},
	}
}
