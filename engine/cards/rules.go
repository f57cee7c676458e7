package cards

// Rules is the game as data: one field for each thing that can vary. New fills
// all of them; a caller may replace any before play begins, and may call the
// old value from the new one. No function may be nil. The functions must be
// pure. Rules may be shared by any number of states.
type Rules struct {
	// HandSize gives the cards dealt to each of the players (cards.deal).
	HandSize func(players int) int
	// Lead gives the seat that leads the round; one without cards is skipped (cards.lead).
	Lead func(dealer, players int) int
	// Refill gives the cards drawn after a play, told how many are held; the
	// stock may give fewer (cards.draw.refill, cards.draw.six-cards).
	Refill func(held int) int
	// GoDraw gives the cards drawn at a go, told how many are held; the stock
	// may give fewer (cards.go.when-stuck, cards.go.empty-stock).
	GoDraw func(held int) int

	// Value gives what a card adds to the running total (cards.values).
	Value func(c Card) int
	// Fits says whether a running total is allowed: this decides what Legal
	// lists, who must go, and what is refused (cards.limit).
	Fits func(total int) bool
	// Accept says whether a card is laid, told whether it fits (cards.limit).
	Accept func(fits bool) bool
	// AtLimit says whether a running total is the limit (cards.award.31).
	AtLimit func(total int) bool
	// Award gives the points of the card that made the total (cards.award.multiple-of-five).
	Award func(total int) int
	// LimitAward gives the points of the card that hit the limit, told what
	// Award gives (cards.award.31, cards.limit-paid).
	LimitAward func(award int) int

	// MayGo says whether the seat on turn may say go, told whether it holds a
	// card that fits (cards.go.forbidden).
	MayGo func(able bool) bool
	// NextSeat gives the seat after another; seats without cards are skipped (cards.lead, cards.active).
	NextSeat func(seat, players int) int
	// AfterGo gives the seat on turn after a go that closes nothing, told who
	// is next (cards.go.when-stuck).
	AfterGo func(seat, next int) int

	// Closed says whether a go closes the stack (cards.close.all-passed).
	Closed func(Standing) bool
	// ClosesAtOnce says whether a play closes the stack, told whether it hit
	// the limit (cards.close.at-31).
	ClosesAtOnce func(atLimit bool) bool
	// CloseAward gives the points of a close, told whether the total is the
	// limit (cards.close.last, cards.award.31-once, cards.limit-paid).
	CloseAward func(atLimit bool) int
	// LastStack gives the points of the stack left open at the end of a round,
	// told what CloseAward gives (cards.round.last-stack).
	LastStack func(award int, atLimit bool) int
	// LastSeat gives the seat that gets the points of a close (cards.close.last).
	LastSeat func(Closing) int
	// Leader gives the seat that leads the next stack (cards.close.restart).
	Leader func(Closing) int
	// Reset gives the total that the next stack starts with, told the old one (cards.close.restart).
	Reset func(total int) int
	// RoundEnds says whether the round is over; asked for after every play (cards.round.end).
	RoundEnds func(Standing) bool

	// ByWord – the points of a card are given only when claimed (cards.claim.at-once).
	ByWord bool
	// LastByWord – the point for last too (cards.call.last).
	LastByWord bool
	// Wrong says what becomes of a false claim (cards.play.announce).
	Wrong Announcement
	// ClaimWindow is how long a player may claim own points (cards.claim.too-late).
	ClaimWindow Window
	// CallWindow is how long an opponent may call them (cards.call.call-window, cards.call.31-window).
	CallWindow Window
	// MayCall says whether a seat may call the points of another (cards.call.own).
	MayCall func(caller, of int) bool

	// NextDealer gives the dealer of the next round (cards.round.next-deal).
	NextDealer func(dealer, players int) int
	// Target gives the points that win (cards.target).
	Target func(players int) int
	// TargetReached says whether a score wins (cards.match.immediate).
	TargetReached func(score, target int) bool
	// Check says when the target is looked at (cards.match.immediate).
	Check Check
}

// New gives the rules under the options.
func New(o Options) *Rules {
	limit, hand, target := or(o.Limit, 31), or(o.HandSize, 5), or(o.Target, 61)
	r := &Rules{
		HandSize: func(int) int { return hand },
		Lead:     nextSeat,
		Refill:   func(held int) int { return one(held < hand) },
		GoDraw:   func(int) int { return 1 },

		Value:      Card.Value,
		Fits:       func(total int) bool { return total <= limit },
		Accept:     func(fits bool) bool { return fits },
		AtLimit:    func(total int) bool { return total == limit },
		Award:      award,
		LimitAward: func(award int) int { return award + limitPoints },

		MayGo:    func(able bool) bool { return !able },
		NextSeat: nextSeat,
		AfterGo:  func(_, next int) int { return next },

		Closed:       func(g Standing) bool { return g.Goes >= g.Active },
		ClosesAtOnce: func(bool) bool { return false },
		CloseAward:   func(atLimit bool) int { return one(!atLimit) },
		LastStack:    func(award int, _ bool) int { return award },
		LastSeat:     func(c Closing) int { return c.Last },
		Leader:       func(c Closing) int { return c.Next },
		Reset:        func(int) int { return 0 },
		RoundEnds:    func(g Standing) bool { return g.Active == 0 },

		Wrong:       o.WrongAnnouncement,
		ClaimWindow: Window{Cards: 1},
		MayCall:     func(caller, of int) bool { return caller != of },

		NextDealer:    nextSeat,
		Target:        func(int) int { return target },
		TargetReached: func(score, target int) bool { return score >= target },
		Check:         OnAward,
	}
	r.choosePoints(o)
	r.chooseStock(o)
	return r
}
