package reference

import (
	"muggins.example/engine"
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// game is a request being played.
type game struct {
	play      protocol.Play
	deviation Deviation
	rules     *dominoes.Rules
	deal      *dominoes.Deal
	state     dominoes.State
	round     int  // of play.Rounds
	settles   bool // the last action ended the round, and hands were settled
}

// newGame sets up the first round; ok is false for a deal that cannot be.
func newGame(p protocol.Play, d Deviation) (g *game, ok bool) {
	o := dominoes.Options{}
	if target, named := p.Options["target"].Number(); named {
		o.Target = target
	}
	if p.Options["floor"] == "zero" {
		o.Floor = dominoes.FloorZero
	}
	g = &game{play: p, deviation: d, rules: dominoes.New(o)}
	if d.Rules != nil {
		d.Rules(g.rules)
	}
	if len(p.Rounds) == 0 || len(p.Rounds[0].Hands) != p.Players {
		return nil, false
	}
	deal, err := dealt(p.Rounds[0], opener(p.Rounds[0], 0))
	if err != nil {
		return nil, false
	}
	g.deal, g.state = deal, g.rules.Start(deal, p.Scores)
	return g, true
}

// opener is the seat that the request names, or that its lots leave.
func opener(r protocol.Round, otherwise int) int {
	if seat, ok := r.Opener.Get(); ok {
		return seat
	}
	if n := len(r.Lots); n > 0 && len(r.Lots[n-1]) == 1 {
		return r.Lots[n-1][0]
	}
	return otherwise
}

func dealt(r protocol.Round, opener int) (*dominoes.Deal, error) {
	hands := make([][]dominoes.Tile, len(r.Hands))
	for i, h := range r.Hands {
		tiles, err := tiles(h)
		if err != nil {
			return nil, err
		}
		hands[i] = tiles
	}
	boneyard, err := tiles(r.Boneyard)
	if err != nil {
		return nil, err
	}
	return dominoes.NewDeal(dominoes.DoubleSix, opener, hands, boneyard)
}

func tiles(list []protocol.Tile) ([]dominoes.Tile, error) {
	out := make([]dominoes.Tile, len(list))
	for i, t := range list {
		tile, err := dominoes.NewTile(t.First, t.Second)
		if err != nil {
			return nil, err
		}
		out[i] = tile
	}
	return out, nil
}

// act carries out an action, or says why not. The position is added by show.
func (g *game) act(a protocol.Action) protocol.Entry {
	g.settles = false
	over := g.state.Status != dominoes.Playing
	if a.If == protocol.IfPlaying && over {
		return protocol.Entry{Skipped: true}
	}
	before := g.state.Status
	refusal := g.apply(a)
	if !refusal.Accepted() {
		return protocol.Entry{Refused: refusal.Code()}
	}
	after := g.state.Status
	g.settles = after != before && (after == dominoes.Domino || after == dominoes.Blocked)
	return protocol.Entry{}
}

func (g *game) apply(a protocol.Action) engine.Refusal {
	if a.Do == protocol.DoDeal {
		return g.next()
	}
	player, _ := a.Player.Get()
	action := dominoes.Action{Player: int8(player)}
	switch a.Do {
	case protocol.DoDraw:
		action.Kind = dominoes.Draw
	case protocol.DoPass:
		action.Kind = dominoes.Pass
	default:
		t, _ := a.Tile.Get()
		tile, err := dominoes.NewTile(t.First, t.Second)
		if err != nil {
			return engine.NotHeld
		}
		action.Kind, action.Tile = dominoes.Play, tile
		side, there := g.side(a)
		if !there && g.mayAct(action) {
			return engine.NoMatch
		}
		action.End = side
	}
	return g.rules.Apply(g.deal, &g.state, action)
}

// mayAct reports whether a play is wrong for its place alone.
func (g *game) mayAct(a dominoes.Action) bool {
	return g.state.Status == dominoes.Playing && g.state.Turn == a.Player && g.state.Hands[a.Player].Has(a.Tile)
}

// side finds the end that an action names; there is false where nothing lies
// as it says. A lone tile and a double have two ends with the same tile; the
// free half tells them apart, or either will do.
func (g *game) side(a protocol.Action) (side dominoes.Side, there bool) {
	if g.state.Count == 0 {
		return dominoes.NoSide, true
	}
	if a.End != protocol.Left && a.End != protocol.Right {
		return dominoes.Right, false
	}
	order := []dominoes.Side{dominoes.Left, dominoes.Right}
	if a.End == protocol.Right {
		order[0], order[1] = order[1], order[0]
	}
	for _, s := range order {
		end := g.state.Ends[s-dominoes.Left]
		on, hasOn := a.On.Get()
		pip, hasPip := a.Pip.Get()
		if (!hasOn || on.Low() == tile(end.Tile)) && (!hasPip || pip == int(end.Pip)) {
			return s, true
		}
	}
	return order[0], false
}

func tile(t dominoes.Tile) protocol.Tile { return protocol.Tile{First: t.Low(), Second: t.High()} }

// next begins the next round that the request deals. The opener that it names
// opens, whatever the rule would say.
func (g *game) next() engine.Refusal {
	over := g.state.Status != dominoes.Playing && g.state.Winner < 0
	var deal *dominoes.Deal
	if g.round+1 < len(g.play.Rounds) {
		r := g.play.Rounds[g.round+1]
		var err error
		if deal, err = dealt(r, opener(r, max(0, g.rules.Opener(g.deal, &g.state)))); err != nil {
			deal = nil // Next refuses it, once the round is over
		}
	} else if over {
		return engine.RoundOver
	}
	state, refusal := g.rules.Next(g.deal, &g.state, deal)
	if refusal.Accepted() {
		g.deal, g.state = deal, state
		g.round++
	}
	return refusal
}
