package dominoes

// Contribution is what a tile on the table adds to the sum.
type Contribution struct {
	Tile Tile
	Pips int
}

// Contributions appends what counts now to buf and returns it: two entries for
// a lone single, one for a lone double (and one for each bare arm that counts), else one for each counted end, a
// blank one included, and one for each spinner that counts; none before the
// opening tile.
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
		for range s.arms[:s.armCount] {
			if pips := r.CountBare(s.Placed[0].sides()); pips >= 0 {
				buf = append(buf, Contribution{t, pips})
			}
		}
		return buf
	}
	if s.spinnerCount > 0 {
		buf = r.spun(s, buf)
	} else {
		for _, e := range s.Ends {
			if pips := r.CountEnd(e); pips >= 0 {
				buf = append(buf, Contribution{e.Tile, pips})
			}
		}
	}
	if s.buried == 0 {
		return buf
	}
	for i := range s.Layout() {
		if p := &s.Placed[i]; p.covered() {
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
		if s.armCount > 0 {
			sum += int(s.armCount) * max(0, r.CountBare(s.Placed[0].sides()))
		}
		return sum
	}
	if s.spinnerCount == 0 {
		return max(0, r.CountEnd(s.Ends[0])) + max(0, r.CountEnd(s.Ends[1])) + int(s.buried)
	}
	var buf [2 + MaxArms + maxSpinners]Contribution
	sum := 0
	for _, c := range r.spun(s, buf[:0]) {
		sum += c.Pips
	}
	return sum + int(s.buried)
}

// due gives the raw points of the tile just laid, announced or not.
func (r *Rules) due(s *State, t Tile, opening, out bool) int {
	points := r.Award(r.Sum(s))
	if opening {
		points = r.OpeningAward(t, points)
	}
	if out {
		points = r.LastAward(points)
	}
	if points == 0 {
		return 0
	}
	return r.Points(points)
}

// score gives the mover the award for the tile just laid, as far as it was
// announced, and reports whether that ended the match.
func (r *Rules) score(d *Deal, s *State, a Action, opening, out bool) bool {
	points := r.due(s, a.Tile, opening, out)
	if points == 0 && a.Announce <= Due {
		return false
	}
	heard := r.Announced(Saying{Due: points, Said: a.Announce})
	s.give(a.Player, heard.Mover)
	s.give(int8(nextSeat(int(a.Player), d.Players())), heard.Opponent)
	s.Open[a.Player] += int32(heard.Open)
	if !r.win(d, s, a.Player) {
		return false
	}
	if out {
		s.Closer = a.Player
	}
	if r.Check == OnAwardThenSettle {
		r.finish(d, s, Stopped)
	}
	return true
}
