package diagnosis_test

import (
	"bytes"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/diagnosis"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// program plays by fixed options, whatever it is asked, and claims none.
type program struct {
	ruleset string
	players []int
	options map[string]protocol.Value
}

func (p program) Hello() protocol.Hello {
	claim := protocol.Claim{
		Ruleset: p.ruleset, Players: p.players, Takes: []string{"hands", "boneyard", "opener", "scores", "lots"},
		Options: map[string]protocol.Choices{"target": {Any: true}},
	}
	if p.ruleset == protocol.Cards {
		claim.Takes = []string{"hands", "stock", "dealer", "scores"}
	}
	return protocol.Hello{Protocol: protocol.Version, Name: "program", Plays: []protocol.Claim{claim}, Methods: protocol.Methods()}
}

func (p program) own(asked map[string]protocol.Value) map[string]protocol.Value {
	options := maps.Clone(p.options)
	options["target"] = asked["target"]
	return options
}

func (p program) Play(play protocol.Play) protocol.Answer {
	play.Options = p.own(play.Options)
	return reference.Implementation().Play(play)
}

func (p program) Shuffle(s protocol.Shuffle) protocol.Dealt {
	s.Options = p.own(s.Options)
	return reference.Implementation().(protocol.Dealer).Shuffle(s)
}

// diagnose returns what was found of a program of one ruleset.
func diagnose(t *testing.T, suite *conformance.Suite, i protocol.Implementation) diagnosis.Ruleset {
	t.Helper()
	subject, ref := reference.Subject(i), reference.Subject(reference.Implementation())
	defer func() { require.NoError(t, subject.Close()) }()
	defer func() { require.NoError(t, ref.Close()) }()
	d, err := diagnosis.Run(t.Context(), suite, subject, diagnosis.Beside{Reference: ref}, nil)
	require.NoError(t, err)
	require.Len(t, d.Rulesets, 1)
	return d.Rulesets[0]
}

// off are the options found that are not the ruleset's own.
func off(r diagnosis.Ruleset) map[string]protocol.Value {
	found := map[string]protocol.Value{}
	for _, c := range r.Found {
		if !c.Default {
			found[c.Option.Name] = c.Values[0]
		}
	}
	return found
}

// TestProfiles finds the options of programs that claim none, each with two to
// five off the defaults.
func TestProfiles(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	two, more := []int{2}, []int{2, 3, 4}
	for _, c := range []struct {
		name    string
		ruleset string
		players []int
		options map[string]protocol.Value
		open    []string // that no game tells apart under the others
	}{
		{"takes the other hands, checks at the end", protocol.Muggins, more, map[string]protocol.Value{"settle": "closer-takes", "target-when": "round-end"}, nil},
		{"rounds up, keeps a reserve, never below nothing", protocol.Muggins, more, map[string]protocol.Value{"round-hands": "up", "reserve": "1", "floor": "zero"}, nil},
		{"spinner, seven tiles for all, takes hands", protocol.Muggins, more, map[string]protocol.Value{
			"spinner": "first-double", "hand": "7/7/7", "settle": "closer-takes", "blocked": "lightest-takes", "next-opener": "rotate",
		}, nil},
		{"block game", protocol.Muggins, two, map[string]protocol.Value{"draw": "none", "settle": "none", "blocked": "pairwise"}, []string{"round-hands"}},
		{"five pips a point", protocol.Muggins, more, map[string]protocol.Value{"unit": "five", "settle": "closer-takes", "blocked": "lightest-takes", "spinner": "every-double"}, []string{"target-when"}},
		{"sniff", protocol.Muggins, two, map[string]protocol.Value{"spinner": "first-double", "spinner-count": "exposed", "draw": "while-able"}, nil},
		{"steals, for as long as a tile", protocol.Hoyle, more, map[string]protocol.Value{"call": "steal", "call-window": "next-placement", "uncalled": "lost"}, nil},
		{"no call, heaviest tile leads itself", protocol.Hoyle, more, map[string]protocol.Value{"call": "off", "opener": "heaviest-tile", "lead": "that-tile"}, nil},
		{"sums rounded down, shared", protocol.Hoyle, more, map[string]protocol.Value{"round-what": "sum", "round-hands": "down", "blocked-tie": "shared", "blocked": "lightest-takes"}, nil},
		{"cards: seven, at once", protocol.Cards, more, map[string]protocol.Value{"hand": "7", "refill": "none", "at-limit": "at-once"}, nil},
		{"cards: to 21, no muggins", protocol.Cards, two, map[string]protocol.Value{"limit": "21", "call": "off", "claim": "automatic", "last-stack": "pays-not"}, nil},
		{"cards: late calls, also for last", protocol.Cards, more, map[string]protocol.Value{"call-window": "late", "last-call": "on", "limit-paid": "at-close"}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := program{c.ruleset, c.players, c.options}
			r := diagnose(t, suite, p)
			require.Equal(t, c.options, off(r))
			require.Empty(t, r.Unexplained)
			require.Equal(t, c.open, names(r.Undecided))
			conforms(t, suite, p, r.Observed)
		})
	}
}

func names(choices []diagnosis.Choice) []string {
	var all []string
	for _, c := range choices {
		all = append(all, c.Option.Name)
	}
	return all
}

// conforms holds a program to the claim that was found.
func conforms(t *testing.T, suite *conformance.Suite, p program, claim protocol.Claim) {
	t.Helper()
	subject, ref := reference.Subject(claiming{p, claim}), reference.Subject(reference.Implementation())
	defer func() { require.NoError(t, subject.Close()) }()
	defer func() { require.NoError(t, ref.Close()) }()
	results, err := suite.Judge(t.Context(), subject, conformance.Options{Reference: ref})
	require.NoError(t, err)
	for _, wrong := range results.Wrong() {
		t.Error(wrong.Explain())
	}
	require.True(t, results.Conforms())
}

// claiming is a program with another claim.
type claiming struct {
	program
	claim protocol.Claim
}

func (c claiming) Hello() protocol.Hello {
	h := c.program.Hello()
	h.Plays = []protocol.Claim{c.claim}
	return h
}

// shy shows nothing of what rounds are worth, and draws by itself.
type shy struct{ program }

func (s shy) Play(play protocol.Play) protocol.Answer {
	a := s.program.Play(play)
	for i := range a.Trace {
		for _, f := range []protocol.Field{protocol.FieldSettled, protocol.FieldScores, protocol.FieldWinner, protocol.FieldView} {
			a.Trace[i].Hide(f)
		}
	}
	return a
}

// TestUndecided leaves open what a program does not show, and observes what it covers.
func TestUndecided(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	r := diagnose(t, suite, shy{program{protocol.Muggins, []int{2, 3}, map[string]protocol.Value{"settle": "closer-takes", "draw": "while-able"}}})
	open := names(r.Undecided)
	require.Contains(t, open, "settle")
	require.Contains(t, open, "round-hands")
	require.Equal(t, map[string]protocol.Value{"draw": "while-able"}, off(r))
	covers, _ := r.Observed.Covers.Get()
	require.Equal(t, []string{"line", "award", "turn", "draw", "round", "call"}, covers)
}

// TestUnexplained names the games that no choice of options explains.
func TestUnexplained(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	wrong := diagnose(t, suite, onlyMuggins{reference.Deviant(reference.Deviation{Entry: func(_ protocol.Action, e *protocol.Entry) {
		if n, ok := e.Boneyard.Get(); ok {
			e.Boneyard = protocol.Some(n + 1)
		}
	}})})
	require.NotEmpty(t, wrong.Unexplained)
	require.True(t, slices.IsSorted(wrong.Unexplained) || len(wrong.Unexplained) > 1)
}

type onlyMuggins struct{ protocol.Implementation }

func (o onlyMuggins) Hello() protocol.Hello {
	return program{protocol.Muggins, []int{2}, nil}.Hello()
}

// TestTextIsSteady writes the same bytes for the same program.
func TestTextIsSteady(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	write := func() string {
		subject, ref := reference.Subject(program{protocol.Cards, []int{2}, map[string]protocol.Value{"limit": "21"}}), reference.Subject(reference.Implementation())
		defer func() { require.NoError(t, subject.Close()) }()
		defer func() { require.NoError(t, ref.Close()) }()
		d, err := diagnosis.Run(t.Context(), suite, subject, diagnosis.Beside{Reference: ref}, nil)
		require.NoError(t, err)
		var b bytes.Buffer
		require.NoError(t, d.Write(&b))
		return b.String()
	}
	first := write()
	require.Equal(t, first, write())
	require.Contains(t, first, "goes up to 21")
	require.Contains(t, first, `"limit":[21]`)
}
