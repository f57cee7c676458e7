package cards

// limitPoints is what the limit is worth (cards.award.31).
const limitPoints = 2

// award: a positive multiple of five is worth itself.
func award(total int) int {
	if total > 0 && total%5 == 0 {
		return total
	}
	return 0
}

func nextSeat(seat, players int) int {
	if seat+1 < players {
		return seat + 1
	}
	return 0
}

// choosePoints puts in place the options that say who gets what, and when.
func (r *Rules) choosePoints(o Options) {
	if o.AtLimit == AtOnce {
		r.ClosesAtOnce = func(atLimit bool) bool { return atLimit }
	}
	if o.LimitPaid == AtClose {
		r.LimitAward = func(award int) int { return award }
		r.CloseAward = func(atLimit bool) int { return 1 + one(atLimit)*(limitPoints-1) }
	}
	if o.LastStack == PaysNot {
		r.LastStack = func(award int, atLimit bool) int { return award * one(atLimit) }
	}
	r.ByWord = o.Claim == ByWord
	if !r.ByWord || o.Call == CallOff {
		return
	}
	r.LastByWord = o.LastCall == LastCallOn
	switch o.CallWindow {
	case Either:
		r.CallWindow = Window{Cards: 2}
	case NextCard:
		r.CallWindow = Window{Cards: 1}
	case Late:
		r.CallWindow = Window{From: 1, Cards: 2}
	case NextAction:
		r.CallWindow = Window{Cards: 1, Actions: 1}
	}
}

// chooseStock puts in place the options that say who draws.
func (r *Rules) chooseStock(o Options) {
	switch o.Refill {
	case OneAPlay:
		r.Refill = func(int) int { return 1 }
	case NoRefill:
		r.Refill = func(int) int { return 0 }
	}
	if o.GoDraw == GoDrawsNot {
		r.GoDraw = func(int) int { return 0 }
	}
}

// or gives n, or the usual number where n is left out.
func or(n, usual int) int {
	if n > 0 {
		return n
	}
	return usual
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
