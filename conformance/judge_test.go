package conformance_test

import (
	"context"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// program is the reference with another claim or other answers. It plays the
// main form, unless rulesets says otherwise; claim changes the first claim.
type program struct {
	protocol.Implementation
	rulesets []string
	claim    func(*protocol.Claim)
	answer   func(protocol.Play, *protocol.Answer)
}

func (p program) Hello() protocol.Hello {
	h := p.Implementation.Hello()
	if p.rulesets == nil {
		p.rulesets = []string{protocol.Muggins}
	}
	h.Plays = slices.DeleteFunc(h.Plays, func(c protocol.Claim) bool { return !slices.Contains(p.rulesets, c.Ruleset) })
	if p.claim != nil {
		p.claim(&h.Plays[0])
	}
	return h
}

func (p program) Play(play protocol.Play) protocol.Answer {
	a := p.Implementation.Play(play)
	if p.answer != nil {
		p.answer(play, &a)
	}
	return a
}

func (p program) Shuffle(s protocol.Shuffle) protocol.Dealt {
	return p.Implementation.(protocol.Dealer).Shuffle(s)
}

// loaded is the suite, which judging leaves as it is.
var loaded = sync.OnceValues(conformance.Load)

func judge(t *testing.T, p program, only ...string) *conformance.Results {
	t.Helper()
	suite, err := loaded()
	require.NoError(t, err)
	return judgeBy(t, suite, p, only...)
}

func judgeBy(t *testing.T, suite *conformance.Suite, p program, only ...string) *conformance.Results {
	t.Helper()
	if p.Implementation == nil {
		p.Implementation = reference.Implementation()
	}
	subject, ref := reference.Subject(p), reference.Subject(reference.Implementation())
	defer subject.Close()
	defer ref.Close()
	results, err := suite.Judge(t.Context(), subject, conformance.Options{
		Reference: ref, Selection: conformance.Selection{Only: only},
	})
	require.NoError(t, err)
	return results
}

func verdict(t *testing.T, r *conformance.Results, id string) conformance.Result {
	t.Helper()
	i := slices.IndexFunc(r.List, func(one conformance.Result) bool { return one.Scenario.ID == id })
	require.GreaterOrEqual(t, i, 0, "no result for %s", id)
	return r.List[i]
}

// show hides all fields but those named.
func show(fields ...protocol.Field) func(protocol.Play, *protocol.Answer) {
	return func(_ protocol.Play, a *protocol.Answer) {
		for i := range a.Trace {
			for _, f := range protocol.Fields() {
				if !slices.Contains(fields, f) {
					a.Trace[i].Hide(f)
				}
			}
		}
	}
}

func covers(topics ...string) func(*protocol.Claim) {
	return func(c *protocol.Claim) { c.Covers = protocol.Some(topics) }
}

func TestProgramThatShowsLittleAndClaimsAllDoesNotConform(t *testing.T) {
	r := judge(t, program{answer: show(protocol.FieldScores, protocol.FieldAwards)})
	require.False(t, r.Conforms())
	var topics []protocol.Topic
	for _, h := range r.Hidden {
		topics = append(topics, h.Topic)
	}
	require.Equal(t, []protocol.Topic{"line", "turn", "draw", "round", "settle", "call", "view"}, topics)
	require.Contains(t, r.Hidden[0].Hint(), "the claim for muggins covers line, and no answer showed line or ")
	require.Contains(t, r.Hidden[0].Hint(), "take line out of covers")
}

func TestProgramThatShowsLittleAndSaysSoConforms(t *testing.T) {
	r := judge(t, program{claim: covers("award", "match"), answer: show(protocol.FieldScores, protocol.FieldAwards)})
	require.True(t, r.Conforms())
	require.Positive(t, r.Count(conformance.NotClaimed, false))
	require.Equal(t, conformance.PassedInPart, verdict(t, r, "dominoes.award.example-3-6-6.fifteen").Verdict)
	require.Equal(t, conformance.NotClaimed, verdict(t, r, "dominoes.place.match.six-on-six").Verdict)
}

func TestNothingShownIsNeverAPass(t *testing.T) {
	r := judge(t, program{answer: show()})
	require.False(t, r.Conforms())
	for _, one := range r.List {
		require.NotContains(t, []conformance.Verdict{conformance.Failed, conformance.Faulted}, one.Verdict, one.Scenario.ID)
	}
	require.Equal(t, conformance.NotObserved, verdict(t, r, "dominoes.award.example-3-6-6.fifteen").Verdict)
}

func TestMenuWithoutForbiddenMovesIsNotObserved(t *testing.T) {
	r := judge(t, program{answer: func(_ protocol.Play, a *protocol.Answer) {
		for i := range a.Trace {
			if a.Trace[i].Refused != "" {
				a.Trace[i] = protocol.Entry{Unable: "no-command"}
			}
		}
	}})
	require.True(t, r.Conforms())
	require.Equal(t, conformance.NotObserved, verdict(t, r, "dominoes.place.match.wrong-half").Verdict)
}

func TestUnableToDoWhatIsClaimedFails(t *testing.T) {
	r := judge(t, program{answer: func(p protocol.Play, a *protocol.Answer) {
		for i, action := range p.Actions {
			if action.Do == protocol.DoPass {
				a.Trace[i+1] = protocol.Entry{Unable: "no-command"}
			}
		}
	}})
	require.Equal(t, conformance.Failed, verdict(t, r, "dominoes.pass.only-when-empty.passes").Verdict)
}

func TestDifferenceInGivenIsNotReached(t *testing.T) {
	turn := func(p protocol.Play, a *protocol.Answer) {
		for i := range a.Trace {
			if line, _ := a.Trace[i].Line.Get(); len(line) == 2 {
				a.Trace[i].Turn = protocol.Some(1)
				a.Trace[i].Hide(protocol.FieldView) // it would tell the seat too
			}
		}
	}
	r := judge(t, program{answer: turn})
	one := verdict(t, r, "dominoes.double.interior.four")
	require.Equal(t, conformance.NotReached, one.Verdict)
	require.Contains(t, one.Reason, "the line 1|4 4|4")
	require.True(t, one.Wrong())
	require.False(t, r.Conforms())
}

func TestRefusedAndUnableSetUpsAreNotReached(t *testing.T) {
	for _, a := range []protocol.Answer{{Refused: "bad-deal"}, {Unable: "other"}} {
		r := judge(t, program{answer: func(_ protocol.Play, answer *protocol.Answer) { *answer = a }}, "muggins.position.*")
		require.False(t, r.Conforms())
		require.Equal(t, len(r.List), r.Count(conformance.NotReached, false))
	}
}

func TestContradictionsAreFound(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(*protocol.Entry)
		text  string
	}{
		"halves": {func(e *protocol.Entry) {
			e.Line = protocol.Some([]protocol.Tile{{First: 3, Second: 6}, {First: 4, Second: 6}})
		}, "lie side by side"},
		"twice": {func(e *protocol.Entry) {
			h, _ := e.Hands.Get()
			h.Tiles[0] = append(h.Tiles[0], protocol.Tile{First: 3, Second: 6})
		}, "3|6 is in two places"},
		"lost": {func(e *protocol.Entry) { e.Boneyard = protocol.Some(0) }, "were dealt"},
		"foreign": {func(e *protocol.Entry) {
			h, _ := e.Hands.Get()
			h.Tiles[0] = append(h.Tiles[0], protocol.Tile{First: 9, Second: 9})
		}, "9|9 is shown, and was never dealt"},
		"sum":   {func(e *protocol.Entry) { e.Sum = protocol.Some(14) }, "the sum is 14"},
		"score": {func(e *protocol.Entry) { s, _ := e.Scores.Get(); s[1] = 14 }, "the score of seat 1 is 14"},
	} {
		t.Run(name, func(t *testing.T) {
			r := judge(t, program{answer: func(_ protocol.Play, a *protocol.Answer) { c.spoil(&a.Trace[len(a.Trace)-1]) }},
				"dominoes.award.example-3-6-6.fifteen")
			require.Equal(t, conformance.Failed, r.List[0].Verdict)
			require.Contains(t, r.List[0].Contradiction, c.text)
			require.Contains(t, r.List[0].Explain(), "is it the adapter?")
		})
	}
}

func TestViewIsCountedWhereHandsAreHidden(t *testing.T) {
	spoil := func(change func(*protocol.View)) func(protocol.Play, *protocol.Answer) {
		return func(_ protocol.Play, a *protocol.Answer) {
			for i := range a.Trace {
				a.Trace[i].Hide(protocol.FieldHands)
				a.Trace[i].Hide(protocol.FieldBoneyard)
				if v, ok := a.Trace[i].View.Get(); ok {
					change(&v)
					a.Trace[i].View = protocol.Some(v)
				}
			}
		}
	}
	only := "muggins.hands.hidden.after-draw"
	require.True(t, judge(t, program{answer: spoil(func(*protocol.View) {})}, only).Conforms())
	for _, change := range []func(*protocol.View){
		func(v *protocol.View) { v.Sizes[0]++ },
		func(v *protocol.View) { v.Boneyard++ },
	} {
		r := judge(t, program{answer: spoil(change)}, only)
		require.Equal(t, conformance.Failed, r.List[0].Verdict)
		require.Contains(t, r.List[0].Contradiction, "the view")
	}
}

func TestReadingsOfSilentRulesAreToldAndNotFailed(t *testing.T) {
	late := reference.Deviant(reference.Deviation{Rules: func(r *dominoes.Rules) {
		r.Blocked = func(g dominoes.Standing) bool {
			return g.Boneyard == 0 && g.Stuck == g.Players && g.Passes >= g.Players
		}
	}})
	first := reference.Deviant(reference.Deviation{Rules: func(r *dominoes.Rules) {
		r.Blocked = func(g dominoes.Standing) bool { return g.Boneyard == 0 && g.Stuck == g.Players && g.Passes >= 1 }
	}})
	for _, p := range []protocol.Implementation{late, first} {
		r := judge(t, program{Implementation: p})
		require.True(t, r.Conforms(), "%v", r.Wrong())
		require.Equal(t, conformance.Failed, verdict(t, r, "muggins.block.timing.at-once").Verdict)
		require.Equal(t, conformance.Passed, verdict(t, r, "muggins.settle.blocked.two").Verdict)
	}
}

func TestCodesAreJudgedOnlyWhereTheyAreGiven(t *testing.T) {
	codes := func(code string) func(protocol.Play, *protocol.Answer) {
		return func(_ protocol.Play, a *protocol.Answer) {
			for i := range a.Trace {
				if a.Trace[i].Refused != "" {
					a.Trace[i].Refused = code
				}
			}
		}
	}
	require.True(t, judge(t, program{answer: codes("unspecified")}).Conforms())
	r := judge(t, program{answer: codes("round-over")})
	one := verdict(t, r, "dominoes.place.match.wrong-half")
	require.Equal(t, conformance.Failed, one.Verdict)
	require.Equal(t, "refused as round-over", one.Differences[0].Shown)
}

func TestClaimLeavesOut(t *testing.T) {
	r := judge(t, program{claim: func(c *protocol.Claim) {
		c.Players = []int{3}
		delete(c.Options, "wrong-announcement") // the penalty is for two players
	}})
	require.True(t, r.Conforms(), "%v", r.Wrong())
	require.Equal(t, "2 players", verdict(t, r, "muggins.position.1.placed").Reason)
	r = judge(t, program{claim: func(c *protocol.Claim) { c.Takes = []string{"hands", "opener"} }})
	require.True(t, r.Conforms())
	require.Equal(t, "does not take scores", verdict(t, r, "muggins.settle.exact.hand.pips-5").Reason)
	r = judge(t, program{claim: func(c *protocol.Claim) {
		c.Options = map[string]protocol.Choices{"target": {Values: []protocol.Value{"61"}}}
	}})
	require.True(t, r.Conforms(), "%v", r.Wrong())
	require.Equal(t, protocol.Value("61"), verdict(t, r, "dominoes.place.match.six-on-six").Bound.Play.Options["target"])
}

func TestProgramThatDrawsOfItself(t *testing.T) {
	r := judge(t, program{
		claim: func(c *protocol.Claim) { c.Automatic = []string{"draw"} },
		answer: func(p protocol.Play, a *protocol.Answer) {
			for i := len(p.Actions) - 1; i >= 0; i-- {
				if e := a.Trace[i+1]; p.Actions[i].Do == protocol.DoDraw && e.Carried() {
					a.Trace[i].Position, a.Trace[i+1] = e.Position, protocol.Entry{Skipped: true}
					a.Trace[i].Hide(protocol.FieldAwards)
				}
			}
		},
	})
	require.True(t, r.Conforms(), "%v", r.Wrong())
	require.Equal(t, conformance.Passed, verdict(t, r, "dominoes.draw.stop-at-playable.then-play").Verdict)
}

func TestEveryPlanBindsForEveryClaim(t *testing.T) {
	for _, ruleset := range protocol.Rulesets() {
		for players, target := range map[int]protocol.Value{2: "61", 3: "100", 4: "250"} {
			r := judge(t, program{rulesets: []string{ruleset}, claim: func(c *protocol.Claim) {
				c.Players = []int{players}
				c.Options = map[string]protocol.Choices{"target": {Values: []protocol.Value{target}}}
			}})
			holds(t, r, "%s, %d players, target %s", ruleset, players, target)
		}
	}
}

func TestEveryPlanBindsForEveryPreset(t *testing.T) {
	for _, preset := range protocol.Presets() {
		for _, ruleset := range preset.Rulesets {
			r := judge(t, program{rulesets: []string{ruleset}, claim: func(c *protocol.Claim) {
				c.Preset, c.Options = preset.Name, nil
			}})
			holds(t, r, "%s, %s", ruleset, preset.Name)
		}
	}
}

// holds checks that all that the claim reaches has passed.
func holds(t *testing.T, r *conformance.Results, format string, args ...any) {
	t.Helper()
	require.True(t, r.Conforms(), append([]any{format + ": %v"}, append(args, r.Wrong())...)...)
	for _, one := range r.List {
		if one.Verdict != conformance.Passed {
			require.Equal(t, conformance.NotClaimed, one.Verdict, one.Scenario.ID)
			require.Regexp(t, "^ruleset |players$|target|^option [a-z-]+=|needs|means nothing", one.Reason, one.Scenario.ID)
		}
	}
}

func TestRecordedGamesAreAskedWhole(t *testing.T) {
	r := judge(t, program{claim: func(c *protocol.Claim) { c.Takes = append(c.Takes, "full-only") }})
	require.True(t, r.Conforms())
	games := 0
	for _, one := range r.List {
		if one.Scenario.Rule.Topic != conformance.Games {
			continue
		}
		games++
		require.Equal(t, conformance.Passed, one.Verdict, one.Scenario.ID)
		for _, round := range one.Bound.Play.Rounds {
			tiles := len(round.Boneyard)
			for _, h := range round.Hands.Tiles {
				tiles += len(h)
			}
			require.Equal(t, 28, tiles, one.Scenario.ID)
		}
	}
	require.GreaterOrEqual(t, games, 10)
}

func TestFloorThatIsNotNamedIsInformative(t *testing.T) {
	floor := reference.Deviant(reference.Deviation{Rules: func(r *dominoes.Rules) { r.Floor = func(_, after int) int { return max(0, after) } }})
	r := judge(t, program{Implementation: floor, claim: func(c *protocol.Claim) { delete(c.Options, "floor") }})
	require.True(t, r.Conforms(), "%v", r.Wrong())
	require.Equal(t, conformance.Failed, verdict(t, r, "muggins.settle.below-zero.falls").Verdict)
	require.Equal(t, conformance.NotClaimed, verdict(t, r, "muggins.settle.below-zero.floor").Verdict)
	r = judge(t, program{Implementation: floor})
	require.False(t, r.Conforms(), "a floor that is named binds")
}

// forgetful is a subject that loses the outcome of one request.
type forgetful struct{ protocol.Subject }

func (f forgetful) Play(ctx context.Context, plays []protocol.Play, each func(int, protocol.Outcome)) error {
	return f.Subject.Play(ctx, plays, func(i int, o protocol.Outcome) {
		if i != 1 {
			each(i, o)
		}
	})
}

func TestLostOutcomeIsAnErrorOfTheSuite(t *testing.T) {
	suite, err := loaded()
	require.NoError(t, err)
	subject := reference.Subject(reference.Implementation())
	defer subject.Close()
	_, err = suite.Judge(t.Context(), forgetful{subject}, conformance.Options{})
	var wrong *conformance.SuiteError
	require.ErrorAs(t, err, &wrong)
	require.ErrorContains(t, err, "no verdict came of it")
}

func TestReferenceThatIsWrongIsAnErrorOfTheSuite(t *testing.T) {
	suite, err := loaded()
	require.NoError(t, err)
	subject := reference.Subject(reference.Implementation())
	defer subject.Close()
	wrong := reference.Subject(reference.Deviant(reference.Deviation{Rules: func(r *dominoes.Rules) {
		r.Award = func(int) int { return 0 }
	}}))
	defer wrong.Close()
	_, err = suite.Judge(t.Context(), subject, conformance.Options{Reference: wrong})
	var suiteError *conformance.SuiteError
	require.ErrorAs(t, err, &suiteError)
	require.ErrorContains(t, err, "the reference does not pass")
}

func TestEveryClaimedNumberOfPlayersIsAsked(t *testing.T) {
	// Right for two and wrong for four: the award goes to the next seat.
	r := judge(t, program{answer: func(p protocol.Play, a *protocol.Answer) {
		for i := range a.Trace {
			if awards, _ := a.Trace[i].Awards.Get(); p.Players == 4 {
				a.Trace[i].Awards = protocol.Some(append(awards[3:4:4], awards[:3]...))
				a.Trace[i].Hide(protocol.FieldScores)
			}
		}
	}}, "dominoes.award.example-3-6-6")
	require.False(t, r.Conforms())
	one := verdict(t, r, "dominoes.award.example-3-6-6.fifteen")
	require.Equal(t, conformance.Failed, one.Verdict)
	require.Equal(t, 4, one.Bound.Play.Players)
}

func TestTargetTooLowForThePositionsIsNotClaimed(t *testing.T) {
	low := func(values ...protocol.Value) func(*protocol.Claim) {
		return func(c *protocol.Claim) {
			c.Options = map[string]protocol.Choices{"target": {Values: values}}
		}
	}
	r := judge(t, program{claim: low("20")})
	one := verdict(t, r, "dominoes.award.example-3-6-6.fifteen")
	require.Equal(t, conformance.NotClaimed, one.Verdict)
	require.Equal(t, "a target of at least 61", one.Reason)
	r = judge(t, program{claim: low("20", "90")}, "dominoes.award.example-3-6-6")
	require.True(t, r.Conforms(), "the one that can be staged is taken")
}

func TestViewOfNobodyContradicts(t *testing.T) {
	r := judge(t, program{answer: func(_ protocol.Play, a *protocol.Answer) {
		last := &a.Trace[len(a.Trace)-1]
		last.View = protocol.Some(protocol.View{Hand: []protocol.Tile{}, Sizes: make([]int, 2)})
	}, claim: func(c *protocol.Claim) { c.Players = []int{2} }}, "dominoes.round.ends.domino")
	require.Equal(t, conformance.Failed, r.List[0].Verdict)
	require.Contains(t, r.List[0].Contradiction, "nobody is on turn")
}
