package diagnosis

import (
	"context"
	"maps"

	"muggins.example/protocol"
)

// deviation finds the suspect that explains what no choice of options does,
// and the profile that goes with it: the one that was found, or what the
// program claims, where its mistake only looked like options.
func (s *search) deviation(ctx context.Context, subject protocol.Subject, suspects Suspects, claim protocol.Claim, found profile) (profile, *Likeness, error) {
	left, err := s.misfit(ctx, s.questions, found)
	if err != nil || left == 0 || suspects == nil {
		return found, nil, err
	}
	best, like := found, (*Likeness)(nil)
	claimed := s.start(claim)
	for i, p := range []profile{claimed, found} {
		if i > 0 && maps.Equal(p, claimed) {
			continue
		}
		one, err := s.lineup(ctx, subject, suspects, claim, p)
		if err != nil {
			return nil, nil, err
		}
		if one != nil && (like == nil || one.Exact && !like.Exact) {
			best, like = p, one
		}
	}
	return best, like, nil
}

// lineup asks a program whole games besides those of the features, and compares
// all its answers with those of the suspects.
func (s *search) lineup(ctx context.Context, subject protocol.Subject, suspects Suspects, claim protocol.Claim, p profile) (*Likeness, error) {
	games, err := s.chance(ctx, claim, p)
	if err != nil {
		return nil, err
	}
	if _, err := put(ctx, subject, games, nil); err != nil {
		return nil, err
	}
	l := &lineup{suspects: suspects, ruleset: s.ruleset, questions: append(s.questions[:len(s.questions):len(s.questions)], games...), profile: p}
	counts, err := s.misfits(ctx, l.questions, p)
	if err != nil {
		return nil, err
	}
	for i, q := range l.questions {
		if q.differs = counts[i]; counts[i] > 0 {
			l.wrong = append(l.wrong, q)
		}
	}
	return l.nearest(ctx)
}
