package probe

import (
	"context"
	"slices"

	"muggins.example/protocol"
)

// tries is how many games that differ are asked once more, alone.
const tries = 3

// conclude says of each probe what its pairs come to. What differs while the
// program keeps something between requests, or leaves something to chance, is
// asked again of copies that were asked nothing else, so that it is told for
// what it is.
func (s *session) conclude(ctx context.Context, r *Results) error {
	differ := s.count(r)
	if d := differ[Repeat]; len(d) > 0 {
		r.of(Repeat).Finding = d[0].finding(d)
	}
	if err := s.sameness(ctx, r, differ); err != nil {
		return err
	}
	steady := len(differ[Repeat])+len(differ[Order])+len(differ[Restart]) == 0
	for _, v := range variants() {
		if err := s.variety(ctx, r.of(v.probe), differ[v.probe], steady); err != nil {
			return err
		}
	}
	for i := range r.List {
		if one := &r.List[i]; one.Games == 0 && one.Finding == nil {
			one.Untold = "no game could be asked so"
		}
	}
	return nil
}

// count counts the games that were compared, and returns the pairs that differ,
// for each game the first.
func (s *session) count(r *Results) map[Probe][]*pair {
	differ := map[Probe][]*pair{}
	seen := map[Probe]map[*game]bool{}
	for _, p := range s.pairs {
		if p.unfit {
			continue
		}
		if seen[p.probe] == nil {
			seen[p.probe] = map[*game]bool{}
		}
		if !seen[p.probe][p.game] {
			seen[p.probe][p.game] = true
			r.of(p.probe).Games++
		}
		known := slices.ContainsFunc(differ[p.probe], func(other *pair) bool { return other.game == p.game })
		if !known && p.differs() != nil {
			differ[p.probe] = append(differ[p.probe], p)
		}
	}
	return differ
}

// sameness tells a program that differs after a restart from one that depends on
// what it was asked before.
func (s *session) sameness(ctx context.Context, r *Results, differ map[Probe][]*pair) error {
	for _, p := range slices.Concat(few(differ[Restart]), few(differ[Order])) {
		alone, err := s.alone(ctx, p)
		if err != nil {
			return err
		}
		if alone.differs() != nil {
			r.of(Restart).Finding = alone.finding(differ[Restart])
			break
		}
	}
	restart, order := r.of(Restart), r.of(Order)
	switch d := differ[Order]; {
	case restart.Finding != nil && len(d) > 0:
		order.Untold = "it differs after a restart, whatever the order"
	case len(d) > 0:
		order.Finding = d[0].finding(d)
	case restart.Finding == nil && r.of(Repeat).Finding == nil && len(differ[Restart]) > 0:
		order.Finding = differ[Restart][0].finding(differ[Restart])
	}
	return nil
}

// variety tells what came of a probe that changes the request.
func (s *session) variety(ctx context.Context, r *Result, differ []*pair, steady bool) error {
	for _, p := range few(differ) {
		if !steady {
			var err error
			if p, err = s.alone(ctx, p); err != nil {
				return err
			}
		}
		if p.differs() != nil {
			r.Finding = p.finding(differ)
			return nil
		}
	}
	if len(differ) > 0 {
		r.Untold = "its answers depend on what it was asked before"
	}
	return nil
}

// alone asks both ways again, each of a copy that is asked nothing else.
func (s *session) alone(ctx context.Context, p *pair) (*pair, error) {
	again := *p
	for _, way := range []struct {
		play protocol.Play
		take func(protocol.Outcome)
	}{
		{p.game.play, func(o protocol.Outcome) { again.once = o }},
		{p.way.play, again.answered},
	} {
		err := s.with(ctx, func(ctx context.Context, c Copy) error {
			out, err := s.ask(ctx, c, []protocol.Play{way.play})
			if err == nil {
				way.take(out[0])
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return &again, nil
}

func few(pairs []*pair) []*pair { return pairs[:min(len(pairs), tries)] }

// finding tells the difference of a pair, and in how many games there is one.
func (p *pair) finding(all []*pair) *Finding {
	d := p.differs()
	return &Finding{
		Scenario: p.game.id, Ruleset: p.game.play.Ruleset, Players: p.game.play.Players, Games: max(1, len(all)),
		Entry: d.entry, Field: d.field, Once: d.once, Other: d.other,
		Requests: [2]string{string(p.once.Request), string(p.other.Request)},
	}
}
