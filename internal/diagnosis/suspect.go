package diagnosis

import (
	"context"
	"slices"

	"muggins.example/protocol"
)

// Suspect is a wrong program that another may be like.
type Suspect struct {
	Sentence string // what it does, as in "counts a terminal double once"
	Rule     string // the id of the rule that it breaks
}

// Suspects are wrong programs.
type Suspects interface {
	// Of lists those of a ruleset.
	Of(ruleset string) []Suspect
	// Program is one with the deviations of some of them, by their places in Of.
	// It plays the options that it is asked, and has to be closed.
	Program(ruleset string, which ...int) *protocol.Client
}

// Likeness is the wrong program that answers most like the one that was asked.
type Likeness struct {
	Ruleset   string
	Suspects  []Suspect   // one, or two together
	Equally   [][]Suspect // others that explain as much
	Explained int         // games with a difference that it has too
	Different int         // games in which the program differs from the reference
	Exact     bool        // it answers alike in all games, also where nothing differs
}

// match is a choice of suspects and how well it fits.
type match struct {
	which     []int
	explained int // questions that differ from the reference, and not from it
	misfit    int // over all that was asked
}

// better orders matches, the best first.
func better(a, b match) int {
	if a.explained != b.explained {
		return b.explained - a.explained
	}
	return a.misfit - b.misfit
}

// lineup holds a program's answers against those of suspects.
type lineup struct {
	suspects  Suspects
	ruleset   string
	questions []*question
	profile   profile
	wrong     []*question // that differ from the reference
}

// How much is asked: few questions of all suspects, all of few.
const (
	sampled   = 60 // questions that differ, of every suspect
	promising = 8  // suspects, and pairs, that are asked everything
	paired    = 16 // suspects that are put together in pairs
)

// nearest finds the suspect, or the two, that answer most like the program;
// nil where nothing differs, or none explains half of it.
func (l *lineup) nearest(ctx context.Context) (*Likeness, error) {
	if len(l.wrong) == 0 {
		return nil, nil
	}
	var singles [][]int
	for i := range l.suspects.Of(l.ruleset) {
		singles = append(singles, []int{i})
	}
	list, err := l.rank(ctx, singles)
	if err != nil {
		return nil, err
	}
	best, err := l.confirm(ctx, list)
	if err != nil || len(best) > 0 && best[0].misfit == 0 {
		return l.likeness(best), err
	}
	list, err = l.rank(ctx, pairs(list[:min(len(list), paired)]))
	if err != nil {
		return nil, err
	}
	two, err := l.confirm(ctx, list)
	if err != nil {
		return nil, err
	}
	if len(two) > 0 && (len(best) == 0 || two[0].misfit < best[0].misfit && two[0].explained > best[0].explained) {
		best = two
	}
	return l.likeness(best), nil
}

func pairs(list []match) [][]int {
	var all [][]int
	for i, a := range list {
		for _, b := range list[i+1:] {
			which := []int{a.which[0], b.which[0]}
			slices.Sort(which)
			all = append(all, which)
		}
	}
	return all
}

// rank asks a sample of what differs, and keeps the choices that explain some of it.
func (l *lineup) rank(ctx context.Context, choices [][]int) ([]match, error) {
	sample := spread(l.wrong, sampled)
	before := 0
	for _, q := range sample {
		before += q.differs
	}
	var list []match
	for _, which := range choices {
		m, err := l.ask(ctx, which, sample)
		if err != nil {
			return nil, err
		}
		if m.explained > 0 || m.misfit < before {
			list = append(list, m)
		}
	}
	slices.SortStableFunc(list, better)
	return list, nil
}

// confirm asks everything of the most promising choices.
func (l *lineup) confirm(ctx context.Context, list []match) ([]match, error) {
	var all []match
	for _, m := range list[:min(len(list), promising)] {
		whole, err := l.ask(ctx, m.which, l.questions)
		if err != nil {
			return nil, err
		}
		all = append(all, whole)
	}
	slices.SortStableFunc(all, func(a, b match) int {
		if a.misfit != b.misfit {
			return a.misfit - b.misfit
		}
		return b.explained - a.explained
	})
	return all, nil
}

// spread takes up to n questions, evenly.
func spread(all []*question, n int) []*question {
	if len(all) <= n {
		return all
	}
	var some []*question
	for i := range n {
		some = append(some, all[i*len(all)/n])
	}
	return some
}

func (l *lineup) ask(ctx context.Context, which []int, questions []*question) (match, error) {
	program := l.suspects.Program(l.ruleset, which...)
	defer func() { _ = program.Close() }()
	plays := make([]protocol.Play, len(questions))
	for i, q := range questions {
		plays[i] = q.under(l.profile)
	}
	m := match{which: which}
	err := program.Play(ctx, plays, func(i int, o protocol.Outcome) {
		if !questions[i].means(l.profile) {
			return
		}
		n := questions[i].misfit(o.Answer)
		m.misfit += n
		if n == 0 && questions[i].differs > 0 {
			m.explained++
		}
	})
	return m, err
}

func (l *lineup) likeness(list []match) *Likeness {
	if len(list) == 0 || 2*list[0].explained < len(l.wrong) {
		return nil
	}
	all := l.suspects.Of(l.ruleset)
	named := func(which []int) []Suspect {
		var some []Suspect
		for _, i := range which {
			some = append(some, all[i])
		}
		return some
	}
	best := list[0]
	found := &Likeness{Ruleset: l.ruleset, Suspects: named(best.which), Explained: best.explained, Different: len(l.wrong), Exact: best.misfit == 0}
	for _, m := range list[1:] {
		if m.misfit == best.misfit && m.explained == best.explained {
			found.Equally = append(found.Equally, named(m.which))
		}
	}
	return found
}
