package reference

import (
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// show adds the position to an entry. A refused action is awarded nothing.
func (g *game) show(a protocol.Action, e protocol.Entry) protocol.Entry {
	s := &g.state
	n := g.play.Players
	awards := seats(s.Awards, n)
	if e.Refused != "" || a.Do == "" {
		awards = make([]int, n)
	}
	e.Position = protocol.Position{
		Turn:     seat(s.Turn),
		Line:     protocol.Some(g.line()),
		Counted:  protocol.Some(g.counted()),
		Sum:      protocol.Some(g.rules.Sum(s)),
		Awards:   protocol.Some(awards),
		Scores:   protocol.Some(seats(s.Scores, n)),
		Hands:    protocol.Some(g.hands()),
		Boneyard: protocol.Some(s.Left(g.deal)),
		Legal:    protocol.Some(g.legal()),
		Round:    protocol.Some(protocol.RoundState(s.Status.String())),
		Closer:   seat(s.Closer),
		Winner:   seat(s.Winner),
	}
	if s.Turn >= 0 {
		e.View = protocol.Some(g.view(int(s.Turn)))
	}
	if g.settles && e.Refused == "" {
		e.Settled = protocol.Some(seats(s.Settled, n))
	}
	if g.deviation.Entry != nil {
		g.deviation.Entry(a, &e)
	}
	return e
}

func seat(n int8) protocol.Maybe[int] {
	if n < 0 {
		return protocol.Null[int]()
	}
	return protocol.Some(int(n))
}

func seats(points [dominoes.MaxSeats]int32, players int) []int {
	out := make([]int, players)
	for i := range out {
		out[i] = int(points[i])
	}
	return out
}

func (g *game) line() []protocol.Tile {
	out := []protocol.Tile{}
	for _, l := range g.state.Line() {
		out = append(out, protocol.Tile{First: l.Left, Second: l.Right})
	}
	return out
}

func (g *game) counted() []protocol.Contribution {
	out := []protocol.Contribution{}
	for _, c := range g.rules.Contributions(&g.state, nil) {
		out = append(out, protocol.Contribution{Tile: tile(c.Tile), Pips: c.Pips})
	}
	return out
}

func (g *game) hands() [][]protocol.Tile {
	out := make([][]protocol.Tile, g.play.Players)
	for i := range out {
		out[i] = []protocol.Tile{}
		for _, t := range g.deal.Members(g.state.Hands[i]) {
			out[i] = append(out[i], tile(t))
		}
	}
	return out
}

// view is what a player sees: the own hand, and how many tiles are elsewhere.
func (g *game) view(seat int) protocol.View {
	hands := g.hands()
	v := protocol.View{Seat: seat, Hand: hands[seat], Boneyard: g.state.Left(g.deal)}
	for _, h := range hands {
		v.Sizes = append(v.Sizes, len(h))
	}
	return v
}

func (g *game) legal() []protocol.Move {
	out := []protocol.Move{}
	for _, a := range g.rules.Legal(g.deal, &g.state, nil) {
		m := protocol.Move{Do: protocol.Do(a.Kind.String())}
		if a.Kind == dominoes.Play {
			m.Tile = protocol.Some(tile(a.Tile))
			if a.End != dominoes.NoSide {
				m.End = protocol.End(a.End.String())
				m.On, m.Pip = protocol.Some(tile(a.On)), protocol.Some(int(a.Pip))
			}
		}
		out = append(out, m)
	}
	return out
}
