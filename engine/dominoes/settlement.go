package dominoes

// settle puts the options for the end of a round together.
func (o *Options) settle() func(Settling) int {
	domino, blocked := o.domino(), o.blocked()
	return func(x Settling) int {
		if x.Blocked {
			return blocked(x)
		}
		return domino(x)
	}
}

func ownSubtracted(x Settling) int { return -x.Points(x.Own) }

func nothing(Settling) int { return 0 }

func (o *Options) domino() func(Settling) int {
	switch o.Settle {
	case CloserTakes:
		return func(x Settling) int {
			if !x.Closer {
				return 0
			}
			return x.Points(o.together(x, x.Others, x.OthersPips))
		}
	case NoSettlement:
		return nothing
	}
	return ownSubtracted
}

func (o *Options) blocked() func(Settling) int {
	switch o.Blocked {
	case LightestDifference, LightestLessPips, LightestTakes:
		return o.lightest
	case Pairwise:
		return func(x Settling) int { return x.Points(x.Above) }
	case BlockNothing:
		return nothing
	}
	return ownSubtracted
}

// together rounds hands as RoundWhat says, given what they are when each was
// rounded, and their pips.
func (o *Options) together(x Settling, each, pips int) int {
	if o.RoundWhat == RoundSum {
		return x.Round(pips)
	}
	return each
}

// lightest gives what the lightest hand of a blocked round wins, never below
// 0. Where several are lightest: shared divides, in whole points, what the
// heavier hands give, less the own hand of each of them where the own hand
// counts; first gives all to one of them, as if no other were as light.
func (o *Options) lightest(x Settling) int {
	if !x.Lightest || x.Ties > 0 && o.BlockedTie == NobodyScores {
		return 0
	}
	others, othersPips, sharing := x.Others, x.OthersPips, 1
	if x.Ties > 0 {
		if o.BlockedTie == TieShared {
			others, othersPips, sharing = x.Heavier, x.HeavierPips, x.Ties+1
		} else if !x.First {
			return 0
		}
	}
	pot := 0
	switch o.Blocked {
	case LightestDifference:
		pot = o.together(x, others-sharing*x.Own, max(0, othersPips-sharing*x.OwnPips))
	case LightestLessPips:
		pot = o.together(x, others, othersPips) - sharing*x.OwnPips
	default:
		pot = o.together(x, others, othersPips)
	}
	return x.Points(max(0, pot)) / sharing
}
