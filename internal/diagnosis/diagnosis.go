// Package diagnosis finds out what a program plays. It asks whole games, those
// of the features, without saying what is expected, and looks for the options
// under which the reference answers in the same way.
package diagnosis

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"muggins.example/conformance"
	"muggins.example/protocol"
)

// Diagnosis is what was found out about a program.
type Diagnosis struct {
	Hello    protocol.Hello
	Rulesets []Ruleset // in the order of the program's claim
}

// Ruleset is what a program plays of one ruleset.
type Ruleset struct {
	Claim       protocol.Claim // what it says itself
	Found       []Choice       // by name
	Undecided   []Choice       // options of which several values fit equally well
	Unexplained []string       // ids of scenarios whose games no profile fits
	Faults      int            // games that broke the conversation
	Asked       int            // games
	Observed    protocol.Claim // ready to paste
	Like        *Likeness      // the wrong program that it answers like; nil where none is near
}

// Choice is an option with the value that fits, or the values.
type Choice struct {
	Option  protocol.Option
	Values  []protocol.Value
	Default bool // the ruleset's own
	Games   int  // that speak for it, and against another value
}

// Beside are the programs that another is compared with.
type Beside struct {
	Reference protocol.Subject
	Suspects  Suspects // nil: it is not asked which it is like
}

// Run diagnoses a program by the answers of others. Progress is called after
// each answer of the program; nil for none.
func Run(ctx context.Context, suite *conformance.Suite, subject protocol.Subject, beside Beside, progress func(done, total int)) (*Diagnosis, error) {
	hello, err := subject.Hello(ctx)
	if err != nil {
		return nil, err
	}
	d := &Diagnosis{Hello: hello}
	for _, said := range hello.Plays {
		r, err := ruleset(ctx, suite, subject, beside, hello, said, progress)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", said.Ruleset, err)
		}
		d.Rulesets = append(d.Rulesets, *r)
	}
	return d, nil
}

func ruleset(ctx context.Context, suite *conformance.Suite, subject protocol.Subject, beside Beside, hello protocol.Hello, said protocol.Claim, progress func(int, int)) (*Ruleset, error) {
	claim := said.Expand()
	all, err := questions(suite, claim, hello.Methods)
	if err != nil {
		return nil, err
	}
	r := &Ruleset{Claim: said, Asked: len(all)}
	if r.Faults, err = put(ctx, subject, all, progress); err != nil {
		return nil, err
	}
	switch {
	case r.Asked == 0:
		return nil, errors.New("the claim leaves nothing to ask; what it says of players and takes is too little")
	case r.Faults == r.Asked:
		return nil, fmt.Errorf("every one of %d games broke the conversation; `muggins verify` shows how", r.Asked)
	}
	s := newSearch(claim, beside.Reference, all)
	p, err := s.run(ctx, s.start(claim))
	if err != nil {
		return nil, err
	}
	if p, r.Like, err = s.deviation(ctx, subject, beside.Suspects, claim, p); err != nil {
		return nil, err
	}
	if err := r.conclude(ctx, s, p); err != nil {
		return nil, err
	}
	r.Observed = observe(said, r, all)
	return r, nil
}

// put asks a program all questions, and counts those that broke the conversation.
func put(ctx context.Context, subject protocol.Subject, all []*question, progress func(int, int)) (faults int, err error) {
	plays := make([]protocol.Play, len(all))
	for i, q := range all {
		plays[i] = q.play
	}
	done := 0
	err = subject.Play(ctx, plays, func(i int, o protocol.Outcome) {
		all[i].shown = o
		if o.Fault != nil {
			faults++
		}
		if done++; progress != nil {
			progress(done, len(all))
		}
	})
	return faults, err
}

// conclude says of each option what fits, and what is left unexplained.
func (r *Ruleset) conclude(ctx context.Context, s *search, p profile) error {
	for _, o := range s.table {
		if !protocol.Means(s.ruleset, o.Name, p, s.players) || !s.asked(o) {
			continue
		}
		c, err := s.choice(ctx, p, o)
		if err != nil {
			return err
		}
		if len(c.Values) > 1 {
			r.Undecided = append(r.Undecided, c)
		} else {
			r.Found = append(r.Found, c)
		}
	}
	left, _, err := s.unexplained(ctx, p)
	for _, q := range left {
		r.Unexplained = append(r.Unexplained, q.bound.Plan.ID)
	}
	return err
}

// asked reports whether the games can show an option: a program that knows no
// announcements is not asked to make any.
func (s *search) asked(o protocol.Option) bool {
	return o.Name != "call" || s.spoken
}

// same reports whether two values mean the same for the numbers of players claimed.
func (s *search) same(o protocol.Option, v, w protocol.Value) bool {
	if o.Name != "hand" {
		return false
	}
	return !slices.ContainsFunc(s.numbers, func(n int) bool { return protocol.HandSize(v, n) != protocol.HandSize(w, n) })
}

// choice finds the values of an option that fit as well as the profile's.
func (s *search) choice(ctx context.Context, p profile, o protocol.Option) (Choice, error) {
	c := Choice{Option: o, Values: []protocol.Value{p[o.Name]}, Default: p[o.Name] == protocol.Default(s.ruleset, o.Name, s.players)}
	questions := s.of(o.Name)
	here, err := s.misfits(ctx, questions, p)
	if err != nil {
		return c, err
	}
	speaks := map[int]bool{}
	for _, v := range o.Words() {
		next := s.change(p, o.Name, v)
		if v == p[o.Name] || next == nil || s.same(o, v, p[o.Name]) {
			continue
		}
		there, err := s.misfits(ctx, questions, next)
		if err != nil {
			return c, err
		}
		if slices.Equal(here, there) {
			c.Values = append(c.Values, v)
		}
		for i := range here {
			speaks[i] = speaks[i] || here[i] < there[i]
		}
	}
	for _, yes := range speaks {
		if yes {
			c.Games++
		}
	}
	return c, nil
}
