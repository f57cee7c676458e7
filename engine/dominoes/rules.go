package dominoes

// Rules is the game as data: one field for each thing that can vary. New fills
// all of them; a caller may replace any before play begins, and may call the
// old value from the new one. No field may be nil. The functions must be pure.
// Rules may be shared by any number of states.
type Rules struct {
	// HandSize gives the tiles dealt to each of the players (muggins.deal.hand-size).
	HandSize func(players int) int
	// Reserve is the number of tiles at the end of the boneyard that are never drawn (muggins.deal.boneyard).
	Reserve int

	// Matches says whether a half of value pip fits an open end: this decides
	// what Legal lists, who is stuck, and what is refused (dominoes.place.match).
	Matches func(pip, end int) bool
	// Accept says whether a tile is placed, told whether it fits (dominoes.place.match).
	Accept func(fits bool) bool
	// OuterHalf gives the value of the new open end when a tile is joined by
	// its half of value joined (dominoes.place.outer-half).
	OuterHalf func(t Tile, joined int) int

	// CountEnd gives the pips an open end contributes once two tiles lie;
	// below 0: it is left out (dominoes.double.terminal, muggins.award.zero-end-counts).
	CountEnd func(e End) int
	// Lone gives the contributions of the opening tile while it lies alone
	// (dominoes.double.lone, dominoes.single.lone).
	Lone func(t Tile) Lone
	// Covered gives the pips that a tile played beyond goes on contributing (dominoes.double.interior).
	Covered func(t Tile) int
	// Award gives the raw points for the sum of the contributions (dominoes.award.multiple-of-five).
	Award func(sum int) int
	// OpeningAward gives the raw points of the opening tile, told what Award gives (muggins.opening.scores).
	OpeningAward func(t Tile, award int) int
	// LastAward gives the raw points of the tile that empties a hand, told
	// what it would get otherwise (dominoes.award.every-placement).
	LastAward func(award int) int

	// MayDraw says whether the seat on turn may draw; an empty boneyard is
	// refused whatever it says (dominoes.draw.when-stuck, dominoes.draw.forbidden-when-playable).
	MayDraw func(Stuck) bool
	// Due says whether the tile just drawn must be played now, told whether it
	// fits (dominoes.draw.play-it-now).
	Due func(fits bool) bool
	// MayPass says whether the seat on turn may pass (dominoes.pass.only-when-empty, dominoes.play.must).
	MayPass func(Stuck) bool
	// NextSeat gives the seat on turn after a play (muggins.turn.clockwise).
	NextSeat func(seat, players int) int
	// AfterPass gives the seat on turn after a pass, told what NextSeat says (muggins.turn.ends).
	AfterPass func(seat, next int) int

	// Blocked says whether the round ends as blocked (dominoes.block.definition).
	Blocked func(Standing) bool
	// Round turns the pips of a hand into what is reckoned (muggins.settle.round-down, round-up, exact).
	Round func(pips int) int
	// Settle gives the signed raw points of one player at the round's end (muggins.settle.own-pips).
	Settle func(Settling) int
	// Floor gives the score after a settlement from the scores before and
	// after it as reckoned (muggins.settle.below-zero).
	Floor func(before, after int) int
	// NextOpener gives the seat that opens next, -1 for a lot (muggins.opener.after-domino).
	NextOpener func(Ended) int

	// Target gives the raw points that win (muggins.target.by-players).
	Target func(players int) int
	// TargetReached says whether a score wins (muggins.match.reach-or-exceed).
	TargetReached func(score, target int) bool
	// Check says when the target is looked at (muggins.match.immediate).
	Check Check
}

// New gives the rules of the main form under the options.
func New(o Options) *Rules {
	r := &Rules{
		HandSize: handSize,
		Matches:  func(pip, end int) bool { return pip == end },
		Accept:   func(fits bool) bool { return fits },

		OuterHalf:    outerHalf,
		CountEnd:     countEnd,
		Lone:         countLone,
		Covered:      func(Tile) int { return 0 },
		Award:        award,
		OpeningAward: func(_ Tile, award int) int { return award },
		LastAward:    func(award int) int { return award },

		MayDraw:   func(k Stuck) bool { return !k.Playable && k.Boneyard > 0 },
		Due:       func(fits bool) bool { return fits },
		MayPass:   func(k Stuck) bool { return !k.Playable && k.Boneyard == 0 },
		NextSeat:  nextSeat,
		AfterPass: func(_, next int) int { return next },

		Blocked:       func(g Standing) bool { return g.Boneyard == 0 && g.Stuck == g.Players },
		Round:         nearestFive,
		Settle:        func(x Settling) int { return -x.Own },
		Floor:         func(_, after int) int { return after },
		NextOpener:    closerOpens,
		Target:        targetByPlayers,
		TargetReached: func(score, target int) bool { return score >= target },
		Check:         OnAward,
	}
	r.choose(o)
	return r
}

// choose puts the options that differ from the main form in place.
func (r *Rules) choose(o Options) {
	if o.Target > 0 {
		r.Target = func(int) int { return o.Target }
	}
	if o.Floor == FloorZero {
		r.Floor = func(before, after int) int { return max(after, min(before, 0)) }
	}
	if o.Draw == WhileAble {
		r.MayDraw = func(k Stuck) bool { return !k.Opening && !k.Due && k.Boneyard > 0 }
	}
	if o.Block == AfterPasses {
		r.Blocked = func(g Standing) bool { return g.Boneyard == 0 && g.Passes >= g.Players }
	}
}
