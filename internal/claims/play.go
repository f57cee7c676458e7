package claims

import (
	"fmt"
	"math/rand/v2"

	"muggins.example/engine"
	"muggins.example/engine/cards"
)

// game says what is played from numbered seeds.
type game struct {
	players int // 2 to 4
	limit   int // of the running total
	target  int // 0: one deal is played to its end
	greedy  bool
	games   int // how many, with the seeds 1, 2, 3 …
}

// score is what was counted over all games.
type score struct {
	deals   []int // a number a game
	plays   int
	goes    int
	stacks  int
	dealt   int
	played  [11]int // cards by value
	hitting [11]int // those of them that made a multiple of five
}

// player plays one game after another.
type player struct {
	game
	rules  *cards.Rules
	chance *rand.Rand
	buf    []cards.Action
	score  score
}

// played plays all games of a kind. An aimless player lays any card that fits,
// each as likely; a greedy one the card that scores most, and where none
// scores any that fits. Everybody claims what is due.
func played(g game) (*score, error) {
	o := cards.Options{Limit: g.limit, Target: g.target}
	p := &player{game: g, rules: cards.New(o)}
	if g.target == 0 {
		p.rules.TargetReached = func(int, int) bool { return false }
	}
	for seed := 1; seed <= g.games; seed++ {
		p.chance = rand.New(rand.NewPCG(uint64(seed), uint64(g.players)))
		if err := p.match(); err != nil {
			return nil, fmt.Errorf("playing the game of seed %d: %w", seed, err)
		}
	}
	return &p.score, nil
}

// deal shuffles and deals.
func (p *player) deal(dealer int) (*cards.Deal, error) {
	all := cards.Deck()
	p.chance.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	return p.rules.DealOut(all, p.players, dealer)
}

// match plays one game: deals until somebody has won, or a single one.
func (p *player) match() error {
	d, err := p.deal(0)
	if err != nil {
		return err
	}
	s := p.rules.Start(d, nil)
	for deals := 1; ; deals++ {
		p.score.dealt++
		if err := p.round(d, &s); err != nil {
			return err
		}
		if s.Winner >= 0 || p.target == 0 {
			p.score.deals = append(p.score.deals, deals)
			return nil
		}
		next, err := p.deal(deals % p.players)
		if err != nil {
			return err
		}
		var refused engine.Refusal
		if s, refused = p.rules.Next(d, &s, next); refused != engine.Accepted {
			return fmt.Errorf("the next deal was refused: %v", refused)
		}
		d = next
	}
}

// round plays one deal.
func (p *player) round(d *cards.Deal, s *cards.State) error {
	for s.Status == cards.Playing {
		before := int(s.Total)
		a := p.chosen(s)
		if refused := p.rules.Apply(d, s, a); refused != engine.Accepted {
			return fmt.Errorf("%v was refused: %v", a, refused)
		}
		if a.Kind == cards.Go {
			p.score.goes++
			continue
		}
		p.score.plays++
		value := p.rules.Value(a.Card)
		p.score.stacks += one(before == 0)
		p.score.played[value]++
		p.score.hitting[value] += one(p.rules.Award(before+value) > 0)
	}
	return nil
}

// chosen is what the seat on turn does.
func (p *player) chosen(s *cards.State) cards.Action {
	p.buf = p.rules.Legal(s, p.buf[:0])
	best, most := p.buf, 0
	if p.greedy {
		for _, a := range p.buf {
			if a.Kind == cards.Play {
				most = max(most, points(p.rules, int(s.Total), a.Card, true))
			}
		}
	}
	if most > 0 {
		n := 0
		for _, a := range p.buf {
			if points(p.rules, int(s.Total), a.Card, true) == most {
				p.buf[n] = a
				n++
			}
		}
		best = p.buf[:n]
	}
	return best[p.chance.IntN(len(best))]
}
