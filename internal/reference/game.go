package reference

import (
	"muggins.example/engine"
	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// dominoGame is a request of dominoes being played.
type dominoGame struct {
	play    protocol.Play
	set     dominoes.Set
	rules   *dominoes.Rules
	deal    *dominoes.Deal
	state   dominoes.State
	round   int  // of play.Rounds
	settles bool // the last action ended the round, and hands were settled
}

func newGame(p protocol.Play, d Deviation) (g *dominoGame, ok bool) {
	c := choice{p.Ruleset, p.Players, p.Options}
	g = &dominoGame{play: p, set: dominoes.Set(c.number("set")), rules: dominoes.New(dominoOptions(c))}
	if d.Rules != nil {
		d.Rules(g.rules)
	}
	r := p.Rounds[0]
	hands, err := tileHands(r)
	if err != nil {
		return nil, false
	}
	deal, err := g.dealt(r, hands, max(0, opener(r, g.rules.FirstOpener(hands))))
	if err != nil {
		return nil, false
	}
	g.deal, g.state = deal, g.leading(r).Start(deal, p.Scores)
	return g, true
}

// leading returns the rules by which a round is opened: whom a request or its
// lots name may lead any tile.
func (g *dominoGame) leading(r protocol.Round) *dominoes.Rules {
	if r.Opener.Shown() || len(r.Lots) > 0 {
		return anyLead(*g.rules)
	}
	return g.rules
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

func tileHands(r protocol.Round) ([][]dominoes.Tile, error) {
	hands := make([][]dominoes.Tile, len(r.Hands.Tiles))
	for i, h := range r.Hands.Tiles {
		list, err := tiles(h)
		if err != nil {
			return nil, err
		}
		hands[i] = list
	}
	return hands, nil
}

func (g *dominoGame) dealt(r protocol.Round, hands [][]dominoes.Tile, opener int) (*dominoes.Deal, error) {
	boneyard, err := tiles(r.Boneyard)
	if err != nil {
		return nil, err
	}
	return dominoes.NewDeal(g.set, opener, hands, boneyard)
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

// act carries out an action, or says why not.
func (g *dominoGame) act(a protocol.Action) protocol.Entry {
	g.settles = false
	player, _ := a.Player.Get()
	over := g.state.Status != dominoes.Playing
	if (a.If != "" && over) || (a.If == protocol.IfTurn && int(g.state.Turn) != player) {
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

func (g *dominoGame) apply(a protocol.Action) engine.Refusal {
	if a.Do == protocol.DoDeal {
		return g.next()
	}
	player, _ := a.Player.Get()
	action := dominoes.Action{Player: int8(player), Announce: announcement(a)}
	switch a.Do {
	case protocol.DoDraw:
		action.Kind = dominoes.Draw
	case protocol.DoPass:
		action.Kind = dominoes.Pass
	case protocol.DoCall:
		of, _ := a.Of.Get()
		action.Kind, action.Of = dominoes.Call, int8(of)
	default:
		t, _ := a.Tile.Get()
		tile, err := dominoes.NewTile(t.First, t.Second)
		if err != nil {
			return engine.NotHeld
		}
		action.Kind, action.Tile = dominoes.Play, tile
		if !g.place(a, &action) && g.mayAct(action) {
			return engine.NoMatch
		}
	}
	return g.rules.Apply(g.deal, &g.state, action)
}

func announcement(a protocol.Action) dominoes.Announce {
	said, ok := a.Announce.Get()
	switch {
	case a.Announce.IsNull():
		return dominoes.Silent
	case ok && said != protocol.Due:
		return dominoes.Said(int(said))
	}
	return dominoes.Due
}

// mayAct reports whether a play is wrong for its place alone.
func (g *dominoGame) mayAct(a dominoes.Action) bool {
	return g.state.Status == dominoes.Playing && g.state.Turn == a.Player && g.state.Hands[a.Player].Has(a.Tile)
}

// place finds the place that an action names, and reports whether something
// lies as it says. A lone tile and a double have several places with the same
// tile; the free half tells them apart, or any will do.
func (g *dominoGame) place(a protocol.Action, action *dominoes.Action) bool {
	if g.state.Count == 0 {
		return true
	}
	on, hasOn := a.On.Get()
	pip, hasPip := a.Pip.Get()
	found := false
	for _, e := range g.state.Places(nil) {
		if (hasOn && on.Low() != tile(e.Tile)) || (hasPip && pip != int(e.Pip)) {
			continue
		}
		if named := e.Side.String() == string(a.End); !found || named {
			action.End, action.On, action.Pip = e.Side, e.Tile, e.Pip
			if found = true; named {
				break
			}
		}
	}
	return found
}

func tile(t dominoes.Tile) protocol.Tile { return protocol.Tile{First: t.Low(), Second: t.High()} }

// next begins the next round that the request deals. The opener that it names
// opens, whatever the rule would say.
func (g *dominoGame) next() engine.Refusal {
	over := g.state.Status != dominoes.Playing && g.state.Winner < 0
	var deal *dominoes.Deal
	rules := g.rules
	if g.round+1 < len(g.play.Rounds) {
		r := g.play.Rounds[g.round+1]
		if hands, err := tileHands(r); err == nil { // else Next refuses it, once the round is over
			deal, _ = g.dealt(r, hands, max(0, opener(r, g.rules.OpenerOf(g.deal, &g.state, hands))))
		}
		rules = g.leading(r)
	} else if over {
		return engine.RoundOver
	}
	state, refusal := rules.Next(g.deal, &g.state, deal)
	if refusal.Accepted() {
		g.deal, g.state = deal, state
		g.round++
	}
	return refusal
}
