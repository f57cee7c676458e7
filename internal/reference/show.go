package reference

import (
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

func (g *dominoGame) show(a protocol.Action, e protocol.Entry) protocol.Entry {
	s := &g.state
	n := g.play.Players
	awards := points(s.Awards[:n])
	if e.Refused != "" || a.Do == "" {
		awards = make([]int, n)
	}
	e.Position = protocol.Position{
		Turn:     seat(s.Turn),
		Line:     protocol.Some(laid(g.state.Line())),
		Arms:     protocol.Some(g.arms()),
		Open:     protocol.Some(points(s.Open[:n])),
		Counted:  protocol.Some(g.counted()),
		Sum:      protocol.Some(g.rules.Sum(s)),
		Awards:   protocol.Some(awards),
		Scores:   protocol.Some(points(s.Scores[:n])),
		Hands:    protocol.Some(protocol.Hands{Tiles: g.hands()}),
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
		e.Settled = protocol.Some(points(s.Settled[:n]))
	}
	return e
}

func seat(n int8) protocol.Maybe[int] {
	if n < 0 {
		return protocol.Null[int]()
	}
	return protocol.Some(int(n))
}

// points writes a number for each seat.
func points(list []int32) []int {
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = int(n)
	}
	return out
}

// laid writes tiles as they lie.
func laid(list []dominoes.Laid) []protocol.Tile {
	out := []protocol.Tile{}
	for _, l := range list {
		out = append(out, protocol.Tile{First: l.Left, Second: l.Right})
	}
	return out
}

func (g *dominoGame) arms() protocol.Arms {
	out := protocol.Arms{}
	for _, a := range g.state.Arms() {
		out = append(out, protocol.Spinner{Double: tile(a.Spinner), Arms: [2][]protocol.Tile{laid(a.Arms[0]), laid(a.Arms[1])}})
	}
	return out
}

func (g *dominoGame) counted() []protocol.Contribution {
	out := []protocol.Contribution{}
	for _, c := range g.rules.Contributions(&g.state, nil) {
		out = append(out, protocol.Contribution{Tile: tile(c.Tile), Pips: c.Pips})
	}
	return out
}

func (g *dominoGame) hands() [][]protocol.Tile {
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
func (g *dominoGame) view(seat int) protocol.View {
	hands := g.hands()
	v := protocol.View{Seat: seat, Hand: hands[seat], Boneyard: g.state.Left(g.deal)}
	for _, h := range hands {
		v.Sizes = append(v.Sizes, len(h))
	}
	return v
}

func (g *dominoGame) legal() []protocol.Move {
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
