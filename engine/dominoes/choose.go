package dominoes

// spinners puts the options for cross arms in place.
func (o *Options) spinners(r *Rules) {
	switch o.Spinner {
	case FirstDouble:
		r.Spinner = func(b Branching) bool { return b.First }
	case EveryDouble:
		r.Spinner = func(Branching) bool { return true }
	default:
		r.Spinner = func(Branching) bool { return false }
	}
	r.ArmsOpen = func(taken int) bool { return taken == 2 }
	if o.SpinnerArms == ArmsAtOnce {
		r.ArmsOpen = func(int) bool { return true }
	}
	r.CountSpinner = inLine
	r.CountBare = func(Sides) int { return -1 }
	switch {
	case o.SpinnerCount == Exposed:
		r.CountSpinner = exposed
	case o.BareArms == BareCounted:
		r.CountBare = bare
	}
}

// inLine: both halves while a side in the line is free.
func inLine(x Sides) int {
	if x.Line < 2 {
		return x.Tile.Pips()
	}
	return -1
}

// exposed: both halves until three sides are taken, one half until all are.
func exposed(x Sides) int {
	switch {
	case x.All < 3:
		return x.Tile.Pips()
	case x.All == 3:
		return x.Tile.High()
	}
	return -1
}

// bare: one half for an arm that is open.
func bare(x Sides) int { return x.Tile.High() }

// turns puts the options for drawing and blocking in place.
func (o *Options) turns(r *Rules) {
	switch o.Draw {
	case WhileAble:
		r.MayDraw = func(k Stuck) bool { return !k.Opening && !k.Due && k.Boneyard > 0 }
	case OneThenPass:
		r.MayDraw = func(k Stuck) bool { return !k.Playable && k.Boneyard > 0 && k.Drawn == 0 }
		r.MayPass = func(k Stuck) bool { return !k.Playable && (k.Boneyard == 0 || k.Drawn > 0) }
	case NoDrawing:
		r.Reserve = MaxTiles
	}
	if o.Block == AfterPasses {
		r.Blocked = func(g Standing) bool { return g.Boneyard == 0 && g.Passes >= g.Players }
	}
}

// calls puts the options for the muggins call in place.
func (o *Options) calls(r *Rules) {
	r.Announced = o.announced
	if o.Call == CallOff {
		r.Announced = func(x Saying) Heard { return Heard{Mover: x.Due} }
	}
	r.MayCall = func(c Calling) bool { return c.Open > 0 && !c.Own }
	r.Called = func(int) (caller, mover int) { return 0, 0 }
	if o.Call == Steal {
		r.Called = func(points int) (caller, mover int) { return points, 0 }
	}
	r.Closes = func(Kind) bool { return true }
	if o.CallWindow == NextPlacement {
		r.Closes = func(k Kind) bool { return k == Play }
	}
	r.Uncalled = func(points int) int { return points }
	if o.Uncalled == UncalledLost {
		r.Uncalled = func(int) int { return 0 }
	}
}

// announced: what is said is given at once, what is kept silent can be called.
func (o *Options) announced(x Saying) Heard {
	number, said := x.Said.Number()
	pips := 1 // of a point: what is announced is the sum
	if o.Unit == Five {
		pips = 5
	}
	switch {
	case x.Said == Due || said && number == x.Due*pips:
		return Heard{Mover: x.Due}
	case said && o.Wrong == WrongRefused:
		return Heard{Refused: true}
	case said && o.Wrong == WrongPenalty:
		return Heard{Opponent: number / pips}
	case o.Call == AnnounceOnly:
		return Heard{Mover: x.Due}
	}
	return Heard{Open: x.Due}
}

// handSize: by the table, and five each for more than four.
func (o *Options) handSize(players int) int {
	if players > 4 {
		return 5
	}
	return byPlayers(o.Hand, [3]int{7, 5, 5}, players)
}

func (o *Options) target(players int) int {
	if o.Target > 0 {
		return o.Target
	}
	return byPlayers(o.Targets, [3]int{250, 200, 200}, players)
}

// byPlayers looks up a table for two, three, and four or more players.
func byPlayers(table, otherwise [3]int, players int) int {
	i := min(max(players, 2), 4) - 2
	if table[i] > 0 {
		return table[i]
	}
	return otherwise[i]
}

// round rounds pips to fives.
func (how Rounding) round(pips int) int {
	switch how {
	case RoundUp:
		return (pips + 4) / 5 * 5
	case RoundDown:
		return pips / 5 * 5
	case Unrounded:
		return pips
	}
	return nearestFive(pips)
}
