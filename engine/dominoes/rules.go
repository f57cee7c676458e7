package dominoes

// Rules is the game as data: one field for each thing that can vary. New fills
// all of them; a caller may replace any before play begins, and may call the
// old value from the new one. No field may be nil. The functions must be pure.
// Rules may be shared by any number of states.
type Rules struct {
	// FirstOpener gives the seat that opens the first round with these hands,
	// -1 for a lot (muggins.opener.lot, hoyle.opener.heaviest-double).
	FirstOpener func(hands [][]Tile) int
	// Lead gives the tile that the opener must lead; only is false where any may be (hoyle.opener.must-lead-it).
	Lead func(Leading) (t Tile, only bool)
	// HandSize gives the tiles dealt to each of the players (muggins.deal.hand-size).
	HandSize func(players int) int
	// Reserve is the number of tiles at the end of the boneyard that are never
	// drawn (muggins.deal.boneyard); MaxTiles or more: nobody draws.
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
	// Spinner says whether a double just laid becomes a spinner (muggins.double.no-branch).
	Spinner func(Branching) bool
	// ArmsOpen says whether the cross arms of a spinner can be played on, told
	// how many of its sides in the line are taken, 0..2.
	ArmsOpen func(taken int) bool
	// CountSpinner gives the pips that a spinner contributes, as one
	// contribution, once two tiles lie; below 0: it is left out.
	CountSpinner func(Sides) int
	// CountBare gives the pips that each arm of a spinner which is open and
	// bare contributes beside that; below 0: it is left out.
	CountBare func(Sides) int
	// Award gives the pips that are scored for the sum of the contributions (dominoes.award.multiple-of-five).
	Award func(sum int) int
	// OpeningAward gives the same for the opening tile, told what Award gives (muggins.opening.scores).
	OpeningAward func(t Tile, award int) int
	// LastAward gives the same for the tile that empties a hand, told what it
	// would get otherwise (dominoes.award.every-placement).
	LastAward func(award int) int
	// Points gives the points that pips of an award or a settlement are worth (muggins.score.raw-points).
	Points func(pips int) int

	// Announced gives what becomes of the points of a placement (hoyle.call.announce).
	Announced func(Saying) Heard
	// MayCall says whether a call catches something (hoyle.call.forfeit).
	MayCall func(Calling) bool
	// Called gives what the caller and the mover get of points that were called (hoyle.call.forfeit, hoyle.call.steal).
	Called func(points int) (caller, mover int)
	// Closes says whether an accepted action ends the time in which points can be called (hoyle.call.call-window).
	Closes func(Kind) bool
	// Uncalled gives what the mover gets of points that nobody called (hoyle.call.not-called).
	Uncalled func(points int) int

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
	// PlayOn says that equal highest scores win nothing after a settlement (hoyle.target-when).
	PlayOn bool
}

// New gives the rules under the options.
func New(o Options) *Rules {
	r := &Rules{
		HandSize: o.handSize, Reserve: o.Reserve,
		FirstOpener: o.firstOpener(), NextOpener: o.nextOpener(), Lead: o.lead(),
		Round: o.RoundHands.round, Settle: o.settle(),
		Floor:         func(_, after int) int { return after },
		Target:        o.target,
		TargetReached: func(score, target int) bool { return score >= target },
		Check:         OnAward,
	}
	r.mainForm()
	o.spinners(r)
	o.turns(r)
	o.calls(r)
	if o.Unit == Five {
		r.Points = func(pips int) int { return pips / 5 }
	}
	if o.Floor == FloorZero {
		r.Floor = func(before, after int) int { return max(after, min(before, 0)) }
	}
	if o.TargetWhen == TargetRoundEnd {
		r.Check, r.PlayOn = OnRoundEnd, o.TargetTie == HighestThenPlayOn
	}
	return r
}

// mainForm fills in how tiles are placed and counted, and turns go on.
func (r *Rules) mainForm() {
	r.Matches = func(pip, end int) bool { return pip == end }
	r.Accept = func(fits bool) bool { return fits }
	r.OuterHalf = outerHalf
	r.CountEnd = countEnd
	r.Lone = countLone
	r.Covered = func(Tile) int { return 0 }
	r.Award = award
	r.OpeningAward = func(_ Tile, award int) int { return award }
	r.LastAward = func(award int) int { return award }
	r.Points = func(pips int) int { return pips }
	r.Due = func(fits bool) bool { return fits }
	r.MayDraw = func(k Stuck) bool { return !k.Playable && k.Boneyard > 0 }
	r.MayPass = func(k Stuck) bool { return !k.Playable && k.Boneyard == 0 }
	r.NextSeat = nextSeat
	r.AfterPass = func(_, next int) int { return next }
	r.Blocked = func(g Standing) bool { return g.Boneyard == 0 && g.Stuck == g.Players }
}
