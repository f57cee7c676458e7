package dominoes

// Contribution is what a tile on the table adds to the sum.
type Contribution struct {
	Tile Tile
	Pips int
}

// Contributions appends what counts now to buf and returns it: two entries for
// a lone single, one for a lone double, else one for each counted end, a
// blank one included; none before the opening tile.
func (r *Rules) Contributions(s *State, buf []Contribution) []Contribution {
	switch s.Count {
	case 0:
		return buf
	case 1:
		t := s.Placed[0].Tile
		lone := r.Lone(t)
		for _, pips := range lone.Pips[:lone.Entries] {
			buf = append(buf, Contribution{t, pips})
		}
		return buf
	}
	for _, e := range s.Ends {
		if pips := r.CountEnd(e); pips >= 0 {
			buf = append(buf, Contribution{e.Tile, pips})
		}
	}
	for i, p := range s.Layout() {
		if i != int(s.Ends[0].Placement) && i != int(s.Ends[1].Placement) {
			if pips := r.Covered(p.Tile); pips != 0 {
				buf = append(buf, Contribution{p.Tile, pips})
			}
		}
	}
	return buf
}

// Sum is the sum of the contributions in pips, 0 before the opening tile.
func (r *Rules) Sum(s *State) int {
	switch s.Count {
	case 0:
		return 0
	case 1:
		lone := r.Lone(s.Placed[0].Tile)
		sum := 0
		for _, pips := range lone.Pips[:lone.Entries] {
			sum += pips
		}
		return sum
	}
	return max(0, r.CountEnd(s.Ends[0])) + max(0, r.CountEnd(s.Ends[1])) + int(s.buried)
}

// score gives the mover the award for the tile just laid, and reports whether
// that ended the match.
func (r *Rules) score(d *Deal, s *State, t Tile, opening, out bool) bool {
	s.Awards = [MaxSeats]int32{}
	points := r.Award(r.Sum(s))
	if opening {
		points = r.OpeningAward(t, points)
	}
	if out {
		points = r.LastAward(points)
	}
	if points == 0 {
		return false
	}
	s.Awards[s.Turn] = int32(points)
	s.Scores[s.Turn] += int32(points)
	if r.Check == OnRoundEnd || !r.TargetReached(int(s.Scores[s.Turn]), r.Target(d.Players())) {
		return false
	}
	s.Winner = s.Turn
	if out {
		s.Closer = s.Turn
	}
	if r.Check == OnAwardThenSettle {
		r.finish(d, s, Stopped)
		return true
	}
	s.Status, s.Turn = Stopped, -1
	return true
}
