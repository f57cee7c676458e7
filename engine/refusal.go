// Package engine holds the words that the reference engines share: the reasons
// for which an action is turned down. The games themselves are its subpackages.
package engine

// Refusal is the answer to an action. The zero value means accepted; every
// other value names one reason. Several reasons can share a code, and each
// belongs to exactly one rule.
type Refusal uint8

const (
	// Accepted means that the action was carried out.
	Accepted Refusal = iota
	// WrongSeat – another seat is on turn (muggins.turn.clockwise).
	WrongSeat
	// NotHeld – the tile is not in the mover's hand (dominoes.place.from-hand).
	NotHeld
	// NoMatch – the tile does not fit the end asked for (dominoes.place.match).
	NoMatch
	// OpenerMustPlay – the opener drew or passed (muggins.opening.must).
	OpenerMustPlay
	// PassWhileAble – passing with a playable tile (dominoes.play.must).
	PassWhileAble
	// DrawWhileAble – drawing with a playable tile (dominoes.draw.forbidden-when-playable).
	DrawWhileAble
	// DrawOn – drawing after a playable tile was drawn (dominoes.draw.stop-at-playable).
	DrawOn
	// DrawnFirst – anything but playing the tile just drawn, other than drawing (dominoes.draw.play-it-now).
	DrawnFirst
	// PassWhileTiles – passing while a tile can be drawn (dominoes.pass.forbidden).
	PassWhileTiles
	// NothingToDraw – no tile is left that may be drawn (dominoes.draw.when-stuck).
	NothingToDraw
	// DrawnOnce – a second draw in a turn that has one (dominoes.draw.one-then-pass).
	DrawnOnce
	// RoundOver – the round has ended (dominoes.round.ends).
	RoundOver
	// RoundNotOver – the next deal was asked for too soon (muggins.match.next-round).
	RoundNotOver
	// MatchOver – the match has been won (muggins.match.immediate).
	MatchOver
	// BadDeal – tiles, hands or opener make no deal (muggins.set.double-six).
	BadDeal
	// LeadAnother – the opener led another tile than the one that made him opener (hoyle.opener.must-lead-it).
	LeadAnother
	// WrongAnnouncement – the number announced is not what is due (hoyle.call.wrong-announcement).
	WrongAnnouncement
	// NothingToCall – a call on a seat that has no open points, or on oneself (cards.call.own).
	NothingToCall
	// NothingToClaim – a claim of points that are not due, or no longer (cards.claim.too-late).
	NothingToClaim
	// OverLimit – the card takes the running total past the limit (cards.limit).
	OverLimit
	// GoWhileAble – go with a card that can be played (cards.go.forbidden).
	GoWhileAble
)

// Accepted reports whether the action was carried out.
func (r Refusal) Accepted() bool { return r == Accepted }

// Code gives the word that stands for the refusal in a conversation: one of
// not-your-turn, not-in-hand, no-match, must-play, must-play-drawn, must-draw,
// boneyard-empty, over-limit, nothing-to-call, nothing-to-claim,
// wrong-announcement, round-over, round-not-over, match-over, bad-deal; empty
// when accepted.
func (r Refusal) Code() string {
	switch r {
	case WrongSeat:
		return "not-your-turn"
	case NotHeld:
		return "not-in-hand"
	case NoMatch:
		return "no-match"
	case OpenerMustPlay, PassWhileAble, DrawWhileAble, LeadAnother, GoWhileAble:
		return "must-play"
	case DrawOn, DrawnFirst:
		return "must-play-drawn"
	case PassWhileTiles:
		return "must-draw"
	case NothingToDraw:
		return "boneyard-empty"
	case DrawnOnce:
		return "unspecified"
	case RoundOver:
		return "round-over"
	case RoundNotOver:
		return "round-not-over"
	case MatchOver:
		return "match-over"
	case BadDeal:
		return "bad-deal"
	case WrongAnnouncement:
		return "wrong-announcement"
	case NothingToCall:
		return "nothing-to-call"
	case NothingToClaim:
		return "nothing-to-claim"
	case OverLimit:
		return "over-limit"
	}
	return ""
}

// Rule gives the id of the rule that the action would have broken; empty when accepted.
func (r Refusal) Rule() string {
	switch r {
	case WrongSeat:
		return "muggins.turn.clockwise"
	case NotHeld:
		return "dominoes.place.from-hand"
	case NoMatch:
		return "dominoes.place.match"
	case OpenerMustPlay:
		return "muggins.opening.must"
	case PassWhileAble:
		return "dominoes.play.must"
	case DrawWhileAble:
		return "dominoes.draw.forbidden-when-playable"
	case DrawOn:
		return "dominoes.draw.stop-at-playable"
	case DrawnFirst:
		return "dominoes.draw.play-it-now"
	case PassWhileTiles:
		return "dominoes.pass.forbidden"
	case NothingToDraw:
		return "dominoes.draw.when-stuck"
	case DrawnOnce:
		return "dominoes.draw.one-then-pass"
	case RoundOver:
		return "dominoes.round.ends"
	case RoundNotOver:
		return "muggins.match.next-round"
	case MatchOver:
		return "muggins.match.immediate"
	case BadDeal:
		return "muggins.set.double-six"
	}
	return r.callAndCardRule()
}

// callAndCardRule is Rule for what the main form with dominoes does not have.
func (r Refusal) callAndCardRule() string {
	switch r {
	case LeadAnother:
		return "hoyle.opener.must-lead-it"
	case WrongAnnouncement:
		return "hoyle.call.wrong-announcement"
	case NothingToCall:
		return "cards.call.own"
	case NothingToClaim:
		return "cards.claim.too-late"
	case OverLimit:
		return "cards.limit"
	case GoWhileAble:
		return "cards.go.forbidden"
	}
	return ""
}

// String gives the code, or "accepted".
func (r Refusal) String() string {
	if r == Accepted {
		return "accepted"
	}
	return r.Code()
}
