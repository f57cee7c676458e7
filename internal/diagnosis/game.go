package diagnosis

import (
	"context"
	"math/rand/v2"
	"slices"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// Whole games besides those of the features, by chance and always the same.
const (
	gamesOfChance = 12
	longestGame   = 70 // actions
)

// chance makes whole games under a profile, in which the reference says what is
// legal and a seeded choice is made of it. A program that cannot be given hands
// and the seat that begins is asked none.
func (s *search) chance(ctx context.Context, claim protocol.Claim, p profile) ([]*question, error) {
	first := "opener"
	if claim.Ruleset == protocol.Cards {
		first = "dealer"
	}
	if !slices.Contains(claim.Takes, "hands") || !slices.Contains(claim.Takes, first) {
		return nil, nil
	}
	all, err := s.deals(ctx, claim, p)
	if err != nil {
		return nil, err
	}
	pick := rand.New(rand.NewPCG(1, 2))
	open := slices.Clone(all)
	for range longestGame {
		if open, err = s.further(ctx, pick, open, p); err != nil || len(open) == 0 {
			break
		}
	}
	return all, err
}

// deals lets the reference deal, for the numbers of players in turn.
func (s *search) deals(ctx context.Context, claim protocol.Claim, p profile) ([]*question, error) {
	var all []*question
	var asks []protocol.Play
	for i := range gamesOfChance {
		players := s.numbers[i%len(s.numbers)]
		chosen, _ := claim.Choose(players, nil)
		if chosen == nil {
			continue
		}
		q := &question{bound: plan.Bound{Plan: &plan.Plan{ID: "a game by chance"}, Claim: claim}}
		q.play = protocol.Play{Ruleset: s.ruleset, Players: players, Options: chosen, Scores: make([]int, players)}
		shuffle := protocol.Play{Ruleset: s.ruleset, Players: players, Shuffle: &protocol.Shuffle{
			Ruleset: s.ruleset, Players: players, Seed: i + 1, Options: q.under(p).Options,
		}}
		all, asks = append(all, q), append(asks, shuffle)
	}
	err := s.reference.Play(ctx, asks, func(i int, o protocol.Outcome) {
		d := o.Answer.Dealt
		hands, _ := d.Hands.Get()
		r := protocol.Round{Hands: hands}
		if s.ruleset == protocol.Cards {
			r.Stock, _ = d.Stock.Get()
			r.Dealer = protocol.Some(0)
		} else {
			r.Boneyard, _ = d.Boneyard.Get()
			r.Opener = protocol.Some(0)
		}
		all[i].play.Rounds = []protocol.Round{r}
	})
	return all, err
}

// further adds an action to each game that goes on, and returns those that do.
func (s *search) further(ctx context.Context, pick *rand.Rand, open []*question, p profile) ([]*question, error) {
	plays := make([]protocol.Play, len(open))
	for i, q := range open {
		plays[i] = q.under(p)
	}
	last := make([]protocol.Entry, len(open))
	err := s.reference.Play(ctx, plays, func(i int, o protocol.Outcome) {
		if n := len(o.Answer.Trace); n > 0 {
			last[i] = o.Answer.Trace[n-1]
		}
	})
	var on []*question
	for i, q := range open {
		turn, playing := last[i].Turn.Get()
		legal, _ := last[i].Legal.Get()
		if !playing || len(legal) == 0 {
			continue
		}
		m := legal[pick.IntN(len(legal))]
		a := protocol.Action{Player: protocol.Some(turn), Do: m.Do, Tile: m.Tile, End: m.End, On: m.On, Pip: m.Pip, Card: m.Card}
		switch {
		case s.ruleset == protocol.Cards && (m.Do == protocol.DoPlay || m.Do == protocol.DoGo):
			a.Claim = protocol.Some(protocol.Due)
		case s.spoken && m.Do == protocol.DoPlay:
			a.Announce = protocol.Some(protocol.Due)
		}
		q.play.Actions = append(q.play.Actions, a)
		on = append(on, q)
	}
	return on, err
}
