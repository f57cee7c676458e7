package reference

import (
	"muggins.example/engine"
	"muggins.example/engine/cards"
	"muggins.example/protocol"
)

// cardGame is a request of the card game being played.
type cardGame struct {
	play  protocol.Play
	rules *cards.Rules
	deal  *cards.Deal
	state cards.State
	round int // of play.Rounds
}

// cardOptions reads what a request says of the options.
func cardOptions(c choice) cards.Options {
	return cards.Options{
		Limit: c.number("limit"), HandSize: c.number("hand"), Target: c.number("target"),
		Refill:            cards.Refilling(c.is("refill", "up-to-hand", "one-a-play", "none")),
		GoDraw:            cards.GoDrawing(c.is("go-draw", "yes", "no")),
		AtLimit:           cards.LimitClosing(c.is("at-limit", "goes-round", "at-once")),
		LimitPaid:         cards.Payment(c.is("limit-paid", "on-hit", "at-close")),
		LastStack:         cards.Stack(c.is("last-stack", "pays", "pays-not")),
		Claim:             cards.Claiming(c.is("claim", "by-word", "automatic")),
		Call:              cards.Calling(c.is("call", "steal", "off")),
		LastCall:          cards.LastCalling(c.is("last-call", "off", "on")),
		CallWindow:        cards.Moment(c.is("call-window", "either", "next-card", "late", "next-action")),
		WrongAnnouncement: cards.Announcement(c.is("wrong-announcement", "refused", "ignored")),
	}
}

func newCardGame(p protocol.Play, d Deviation) (g *cardGame, ok bool) {
	g = &cardGame{play: p, rules: cards.New(cardOptions(choice{p.Ruleset, p.Players, p.Options}))}
	if d.Cards != nil {
		d.Cards(g.rules)
	}
	dealer, named := p.Rounds[0].Dealer.Get()
	if !named {
		dealer = p.Players - 1
	}
	deal, err := cardDeal(p.Rounds[0], dealer)
	if err != nil {
		return nil, false
	}
	g.deal, g.state = deal, g.rules.Start(deal, p.Scores)
	return g, true
}

func cardDeal(r protocol.Round, dealer int) (*cards.Deal, error) {
	hands := make([][]cards.Card, len(r.Hands.Cards))
	for i, h := range r.Hands.Cards {
		for _, c := range h {
			hands[i] = append(hands[i], card(c))
		}
	}
	var stock []cards.Card
	for _, c := range r.Stock {
		stock = append(stock, card(c))
	}
	return cards.NewDeal(dealer, hands, stock)
}

// card reads a card of the conversation, which holds none that is not one.
func card(c protocol.Card) cards.Card {
	read, _ := cards.ParseCard(c.String())
	return read
}

func (g *cardGame) act(a protocol.Action) protocol.Entry {
	player, _ := a.Player.Get()
	over := g.state.Status != cards.Playing
	switch {
	case a.If != "" && over,
		a.If == protocol.IfStack && len(g.state.Pile()) == 0,
		a.If == protocol.IfTurn && int(g.state.Turn) != player:
		return protocol.Entry{Skipped: true}
	}
	if r := g.apply(a, int8(player)); !r.Accepted() {
		return protocol.Entry{Refused: r.Code()}
	}
	return protocol.Entry{}
}

func (g *cardGame) apply(a protocol.Action, player int8) engine.Refusal {
	action := cards.Action{Player: player}
	if said, ok := a.Claim.Get(); ok && said != protocol.Due {
		action.Word, action.Points = cards.Number, int32(said)
	} else if a.Claim.IsNull() {
		action.Word = cards.Silent
	}
	switch a.Do {
	case protocol.DoDeal:
		return g.next()
	case protocol.DoPlay:
		c, _ := a.Card.Get()
		action.Kind, action.Card = cards.Play, card(c)
	case protocol.DoGo:
		action.Kind = cards.Go
	case protocol.DoClaim:
		action.Kind = cards.Claim
	default:
		of, _ := a.Of.Get()
		action.Kind, action.Of = cards.Call, int8(of)
	}
	return g.rules.Apply(g.deal, &g.state, action)
}

// next begins the next round that the request deals; the rules say who deals.
func (g *cardGame) next() engine.Refusal {
	var deal *cards.Deal
	if g.round+1 < len(g.play.Rounds) {
		deal, _ = cardDeal(g.play.Rounds[g.round+1], 0) // a bad deal is none, and Next refuses it
	} else if g.state.Status != cards.Playing && g.state.Winner < 0 {
		return engine.RoundOver
	}
	state, refusal := g.rules.Next(g.deal, &g.state, deal)
	if refusal.Accepted() {
		g.deal, g.state = deal, state
		g.round++
	}
	return refusal
}

func (g *cardGame) show(a protocol.Action, e protocol.Entry) protocol.Entry {
	s, n := &g.state, g.play.Players
	awards := points(s.Awards[:n])
	if e.Refused != "" || a.Do == "" {
		awards = make([]int, n)
	}
	open := s.Open()
	e.Position = protocol.Position{
		Turn: seat(s.Turn), Total: protocol.Some(int(s.Total)), Pile: protocol.Some(written(s.Pile())), Last: seat(s.Last),
		Awards: protocol.Some(awards), Scores: protocol.Some(points(s.Scores[:n])), Open: protocol.Some(points(open[:n])),
		Stock: protocol.Some(s.Stock(g.deal)), Dealer: seat(s.Dealer), Legal: protocol.Some(g.legal()),
		Round: protocol.Some(protocol.RoundState(s.Status.String())), Winner: seat(s.Winner),
	}
	hands := protocol.Hands{Cards: make([][]protocol.Card, n)}
	for i := range n {
		hands.Cards[i] = written(s.Hands[i].Members())
	}
	e.Hands = protocol.Some(hands)
	return e
}

// written writes cards for the conversation.
func written(list []cards.Card) []protocol.Card {
	out := []protocol.Card{}
	for _, c := range list {
		text := c.String()
		out = append(out, protocol.Card{Rank: text[0], Suit: text[1]})
	}
	return out
}

func (g *cardGame) legal() []protocol.Move {
	out := []protocol.Move{}
	for _, a := range g.rules.Legal(&g.state, nil) {
		m := protocol.Move{Do: protocol.DoGo}
		if a.Kind == cards.Play {
			m = protocol.Move{Do: protocol.DoPlay, Card: protocol.Some(written([]cards.Card{a.Card})[0])}
		}
		out = append(out, m)
	}
	return out
}
