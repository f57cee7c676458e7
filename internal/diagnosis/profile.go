package diagnosis

import (
	"context"
	"maps"
	"slices"

	"muggins.example/protocol"
)

// profile is a value for every option of a ruleset but the target.
type profile map[string]protocol.Value

// with returns the profile with another value of one option.
func (p profile) with(option string, v protocol.Value) profile {
	next := maps.Clone(p)
	next[option] = v
	return next
}

// search looks for the profile that fits a program's answers best.
type search struct {
	ruleset   string
	players   int   // the fewest that are claimed
	numbers   []int // of players, all that are claimed
	spoken    bool  // announcements are asked for
	reference protocol.Subject
	questions []*question
	table     []protocol.Option // without the target
}

func newSearch(claim protocol.Claim, reference protocol.Subject, questions []*question) *search {
	table, _ := protocol.Options(claim.Ruleset)
	table = slices.DeleteFunc(table, protocol.Option.Number)
	return &search{ruleset: claim.Ruleset, players: slices.Min(claim.Players), numbers: claim.Players, spoken: speaks(claim), reference: reference, questions: questions, table: table}
}

// start is what the claim says, or the ruleset's defaults.
func (s *search) start(claim protocol.Claim) profile {
	chosen, _ := claim.Choose(s.players, nil)
	p := profile{}
	for _, o := range s.table {
		p[o.Name] = protocol.Default(s.ruleset, o.Name, s.players)
		if v, ok := chosen[o.Name]; ok {
			p[o.Name] = v
		}
	}
	return p
}

// of returns the questions that tell values of an option apart: those made for
// it, then those that depend on it, up to a number that is enough.
func (s *search) of(options ...string) []*question {
	const enough = 40
	var made, other []*question
	for _, q := range s.questions {
		switch {
		case slices.ContainsFunc(options, func(o string) bool { return slices.Contains(q.about, o) }):
			made = append(made, q)
		case slices.ContainsFunc(options, func(o string) bool { return slices.Contains(q.depends, o) }):
			other = append(other, q)
		}
	}
	all := append(made, other...)
	return all[:min(len(all), max(enough, len(made)))]
}

// misfits asks the reference under a profile and counts, question by question,
// what does not fit.
func (s *search) misfits(ctx context.Context, questions []*question, p profile) ([]int, error) {
	plays := make([]protocol.Play, len(questions))
	for i, q := range questions {
		plays[i] = q.under(p)
	}
	counts := make([]int, len(questions))
	err := s.reference.Play(ctx, plays, func(i int, o protocol.Outcome) {
		if questions[i].means(p) {
			counts[i] = questions[i].misfit(o.Answer)
		}
	})
	return counts, err
}

func (s *search) misfit(ctx context.Context, questions []*question, p profile) (int, error) {
	counts, err := s.misfits(ctx, questions, p)
	sum := 0
	for _, n := range counts {
		sum += n
	}
	return sum, err
}

// change returns the profile with another value of an option, and of others
// where the value does not go together with what they have; nil where that
// cannot be.
func (s *search) change(p profile, option string, v protocol.Value) profile {
	return protocol.Repair(s.ruleset, p.with(option, v), option, s.players)
}

// run finds the profile: in each step the change that explains most, as long as
// there is one.
func (s *search) run(ctx context.Context, p profile) (profile, error) {
	const most = 12
	for range most {
		next, err := s.step(ctx, p)
		if err != nil || next == nil {
			return p, err
		}
		p = next
	}
	return p, nil
}

// candidate is a change of some options, and how much better the questions that
// were made for them fit with it.
type candidate struct {
	change profile
	gain   int
}

// step makes the changes of one option that explain more, or else of two; nil
// where none does.
func (s *search) step(ctx context.Context, p profile) (profile, error) {
	before, err := s.misfit(ctx, s.questions, p)
	if err != nil || before == 0 {
		return nil, err
	}
	single, err := s.singles(ctx, p)
	if err != nil {
		return nil, err
	}
	next, err := s.apply(ctx, p, single, before)
	if err != nil || next != nil {
		return next, err
	}
	double, err := s.pairs(ctx, p)
	if err != nil {
		return nil, err
	}
	return s.apply(ctx, p, double, before)
}

// apply makes the most promising changes, one after the other, as far as each
// explains more of all the answers; nil where none does.
func (s *search) apply(ctx context.Context, p profile, candidates []candidate, before int) (profile, error) {
	const promising = 6
	slices.SortStableFunc(candidates, func(a, b candidate) int { return b.gain - a.gain })
	var best profile
	for _, c := range candidates[:min(len(candidates), promising)] {
		next := maps.Clone(p)
		maps.Copy(next, c.change)
		if protocol.Together(s.ruleset, next, s.players) != "" {
			continue
		}
		count, err := s.misfit(ctx, s.questions, next)
		if err != nil {
			return nil, err
		}
		if count < before {
			p, best, before = next, next, count
		}
	}
	return best, nil
}

// singles lists the changes of one option that fit its questions better.
func (s *search) singles(ctx context.Context, p profile) ([]candidate, error) {
	var all []candidate
	for _, o := range s.table {
		questions := s.of(o.Name)
		before, err := s.misfit(ctx, questions, p)
		if err != nil {
			return nil, err
		}
		for _, v := range o.Words() {
			if v == p[o.Name] || before == 0 {
				continue
			}
			if all, err = s.try(ctx, all, questions, before, p, s.change(p, o.Name, v)); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

// try adds what leads from one profile to another that fits questions better.
func (s *search) try(ctx context.Context, all []candidate, questions []*question, before int, p, next profile) ([]candidate, error) {
	if next == nil {
		return all, nil
	}
	count, err := s.misfit(ctx, questions, next)
	if err == nil && count < before {
		change := maps.Clone(next)
		maps.DeleteFunc(change, func(name string, v protocol.Value) bool { return p[name] == v })
		all = append(all, candidate{change, before - count})
	}
	return all, err
}

// pairs lists the changes of two options, among those that unexplained answers
// are about, that fit their questions better.
func (s *search) pairs(ctx context.Context, p profile) ([]candidate, error) {
	left, suspects, err := s.unexplained(ctx, p)
	if err != nil || len(left) == 0 {
		return nil, err
	}
	var all []candidate
	for i, a := range suspects {
		for _, b := range suspects[i+1:] {
			if all, err = s.pair(ctx, all, p, a, b); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

func (s *search) pair(ctx context.Context, all []candidate, p profile, a, b protocol.Option) ([]candidate, error) {
	questions := s.of(a.Name, b.Name)
	before, err := s.misfit(ctx, questions, p)
	if err != nil || before == 0 {
		return all, err
	}
	for _, v := range a.Words() {
		for _, w := range b.Words() {
			next := p.with(a.Name, v).with(b.Name, w)
			if v == p[a.Name] || w == p[b.Name] || protocol.Together(s.ruleset, next, s.players) != "" {
				continue
			}
			if all, err = s.try(ctx, all, questions, before, p, next); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

// unexplained returns the questions that a profile does not fit, and the
// options that they are about or depend on.
func (s *search) unexplained(ctx context.Context, p profile) ([]*question, []protocol.Option, error) {
	counts, err := s.misfits(ctx, s.questions, p)
	if err != nil {
		return nil, nil, err
	}
	var left []*question
	for i, q := range s.questions {
		if counts[i] > 0 {
			left = append(left, q)
		}
	}
	var suspects []protocol.Option
	for _, o := range s.table {
		if slices.ContainsFunc(left, func(q *question) bool { return slices.Contains(q.about, o.Name) }) {
			suspects = append(suspects, o)
		}
	}
	return left, suspects, nil
}
