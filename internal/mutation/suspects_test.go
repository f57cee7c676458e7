package mutation_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/diagnosis"
	"muggins.example/internal/mutant"
	"muggins.example/internal/mutation"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// like are programs with one deviation or two, and what they are told.
func like() []struct {
	ruleset string
	does    []string
	want    string
} {
	return []struct {
		ruleset string
		does    []string
		want    string
	}{
		{"muggins", []string{"counts a terminal double once"}, "exactly like: counts a terminal double once (dominoes.double.terminal); explains "},
		{"muggins", []string{"turns run the other way"}, "exactly like: turns run the other way (muggins.turn.clockwise); explains "},
		{"muggins", []string{"never notices a block"}, "exactly like: never notices a block (dominoes.block.definition); explains "},
		{"muggins", []string{"does not score the last tile"}, "exactly like: does not score the last tile (dominoes.award.every-placement); explains "},
		{"muggins", []string{"keeps the matched half as the open end"}, "exactly like: keeps the matched half as the open end (dominoes.place.outer-half); explains "},
		{
			"muggins",
			[]string{"gives a lone double blank ten points", "rounds hands not at all"},
			"exactly like: gives a lone double blank ten points (dominoes.award.zero-sum), and rounds hands not at all (muggins.settle.round-down); explains ",
		},
		{"hoyle", []string{"lets the mover call"}, "exactly like: lets the mover call (hoyle.call.announce); explains "},
		{
			"hoyle",
			[]string{"pays nobody in a blocked round", "lets the lowest double open"},
			"exactly like: pays nobody in a blocked round (hoyle.settle.blocked), and lets the lowest double open (hoyle.opener.heaviest-double); explains ",
		},
		{"cards", []string{"counts the ace eleven"}, "exactly like: counts the ace eleven (cards.values); explains "},
		{"cards", []string{"never pays last"}, "exactly like: never pays last (cards.close.last); explains "},
	}
}

func named(t *testing.T, ruleset string, sentences []string) []mutant.Mutant {
	t.Helper()
	var list []mutant.Mutant
	for _, sentence := range sentences {
		i := slices.IndexFunc(mutant.All(), func(m mutant.Mutant) bool { return m.Ruleset == ruleset && m.Sentence == sentence })
		require.GreaterOrEqual(t, i, 0, sentence)
		list = append(list, mutant.All()[i])
	}
	return list
}

// TestDeviationsAreNamed diagnoses programs that claim what the reference does
// and do something else.
func TestDeviationsAreNamed(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	for _, c := range like() {
		t.Run(c.want, func(t *testing.T) {
			t.Parallel()
			claim := mutant.Claim(c.ruleset, nil)
			found := diagnosed(t, suite, mutant.Program(claim, named(t, c.ruleset, c.does)...))
			require.NotNil(t, found.Like)
			require.Contains(t, found.Like.String(), c.want)
			require.Equal(t, found.Like.Different, found.Like.Explained)
		})
	}
}

// TestNothingDeviates holds that the right program is like no wrong one.
func TestNothingDeviates(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	for _, ruleset := range protocol.Rulesets() {
		require.Nil(t, diagnosed(t, suite, mutant.Program(mutant.Claim(ruleset, nil))).Like)
	}
}

// TestNobodyIsNear finds no likeness where a program is wrong in its own way.
func TestNobodyIsNear(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	program := odd{mutant.Program(mutant.Claim(protocol.Muggins, nil)).(protocol.Dealer)}
	found := diagnosed(t, suite, program)
	require.Nil(t, found.Like)
	require.NotEmpty(t, found.Unexplained)
}

// odd adds a point to every score of thirty.
type odd struct{ protocol.Dealer }

func (o odd) Play(p protocol.Play) protocol.Answer {
	a := o.Dealer.Play(p)
	for _, e := range a.Trace {
		scores, _ := e.Scores.Get()
		for i, n := range scores {
			if n == 30 {
				scores[i]++
			}
		}
	}
	return a
}

func diagnosed(t *testing.T, suite *conformance.Suite, i protocol.Implementation) diagnosis.Ruleset {
	t.Helper()
	subject, ref := reference.Subject(i), reference.Subject(reference.Implementation())
	defer func() { require.NoError(t, subject.Close()) }()
	defer func() { require.NoError(t, ref.Close()) }()
	d, err := diagnosis.Run(t.Context(), suite, subject, diagnosis.Beside{Reference: ref, Suspects: mutation.NewSuspects()}, nil)
	require.NoError(t, err)
	require.Len(t, d.Rulesets, 1)
	return d.Rulesets[0]
}
