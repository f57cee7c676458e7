package dominoes

// Ended is what decides who opens the next round.
type Ended struct {
	Status   Status   // how the round ended, never Playing
	Closer   int      // seat that went out, -1 none
	Opener   int      // seat that opened the round
	Players  int      // 2..8
	Lightest int      // seat with the lightest hand; of several the first in turn from Opener
	Hands    [][]Tile // what is dealt for the next round; nil where it is not known
}

// Leading is what decides which tile the opener must lead.
type Leading struct {
	Hand  []Tile // the opener's
	First bool   // it is the first round
	After Status // how the round before ended, unless it is the first
}

// Opener is the seat that opens the round after s, or -1 when a lot decides,
// the next hands do, or the round is not over (muggins.opener.after-domino,
// muggins.opener.after-block).
func (r *Rules) Opener(d *Deal, s *State) int { return r.OpenerOf(d, s, nil) }

// OpenerOf is the seat that opens the round after s with these hands, or -1
// when a lot decides or the round is not over. It comes before the next Deal,
// which is told its opener. It allocates.
func (r *Rules) OpenerOf(d *Deal, s *State, hands [][]Tile) int {
	if s.Status == Playing {
		return -1
	}
	e := Ended{
		Status: s.Status, Closer: int(s.Closer), Opener: d.Opener(), Players: d.Players(),
		Lightest: -1, Hands: hands,
	}
	best := -1
	for i := range e.Players {
		seat := (e.Opener + i) % e.Players
		if pips := d.Pips(s.Hands[seat]); best < 0 || pips < best {
			best, e.Lightest = pips, seat
		}
	}
	return r.NextOpener(e)
}

// heavier orders tiles by what makes their holder the opener.
type heavier func(a, b Tile) bool

// byDouble: any double before any single, the higher first; then singles by
// their pips, those of equal pips by the higher half
// (hoyle.opener.heaviest-double, heaviest-single, heaviest-single-tie).
func byDouble(a, b Tile) bool {
	if a.Double() != b.Double() {
		return a.Double()
	}
	return byPips(a, b)
}

// byPips: the most pips first; of equal pips the higher half (hoyle.opener.heaviest-tile).
func byPips(a, b Tile) bool {
	if a.Pips() != b.Pips() {
		return a.Pips() > b.Pips()
	}
	return a.high > b.high
}

// best gives the heaviest tile of a hand; ok is false for an empty one.
func (h heavier) best(hand []Tile) (best Tile, ok bool) {
	for _, t := range hand {
		if !ok || h(t, best) {
			best, ok = t, true
		}
	}
	return best, ok
}

// opener gives the seat that holds the heaviest tile, -1 where no hand has any.
func (h heavier) opener(hands [][]Tile) int {
	seat := -1
	var most Tile
	for i, hand := range hands {
		if t, ok := h.best(hand); ok && (seat < 0 || h(t, most)) {
			seat, most = i, t
		}
	}
	return seat
}

// heavier is the order by which tiles make an opener under the options.
func (o *Options) heavier() heavier {
	if o.Opener == HeaviestTile {
		return byPips
	}
	return byDouble
}

func (o *Options) firstOpener() func([][]Tile) int {
	if o.Opener == ByLot {
		return func([][]Tile) int { return -1 }
	}
	return o.heavier().opener
}

func (o *Options) nextOpener() func(Ended) int {
	heaviest := o.heavier().opener
	return func(e Ended) int {
		if e.Status == Blocked {
			switch o.AfterBlock {
			case HeaviestAfterBlock:
				return heaviest(e.Hands)
			case RotateAfterBlock:
				return nextSeat(e.Opener, e.Players)
			case LightestAfterBlock:
				return e.Lightest
			}
			return -1
		}
		switch o.NextOpener {
		case HeaviestOpens:
			return heaviest(e.Hands)
		case OpenerRotates:
			return nextSeat(e.Opener, e.Players)
		}
		return e.Closer
	}
}

// lead: the opener's heaviest tile, where a heaviest tile made the opener.
func (o *Options) lead() func(Leading) (Tile, bool) {
	if o.Lead == AnyLead {
		return func(Leading) (Tile, bool) { return Tile{}, false }
	}
	heavier := o.heavier()
	return func(l Leading) (Tile, bool) {
		heaviest := o.NextOpener == HeaviestOpens
		switch {
		case l.First:
			heaviest = o.Opener != ByLot
		case l.After == Blocked:
			heaviest = o.AfterBlock == HeaviestAfterBlock
		}
		if !heaviest {
			return Tile{}, false
		}
		return heavier.best(l.Hand)
	}
}
