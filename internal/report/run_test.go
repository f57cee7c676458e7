package report

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/engine/dominoes"
	"muggins.example/internal/reference"
	"muggins.example/internal/rulebook"
	"muggins.example/protocol"
)

// nasty holds what a program may say and no report may hold.
const nasty = "\x00\x1b[31m\u0085\xff\ufffe]]><&\"\r\n"

// result makes a result of a verdict, with all that can come with it.
func result(v conformance.Verdict, informative bool) conformance.Result {
	status := rulebook.Stated
	if informative {
		status = rulebook.Silent
	}
	rule := &rulebook.Rule{
		ID: "muggins.some.rule", Sentence: "a sentence, with <signs> & \"quotes\"", Source: "none", Status: status, Topic: protocol.TopicAward,
	}
	id := strings.ReplaceAll(rule.ID+"."+word(v), " ", "-")
	if informative {
		id += "-informative"
	}
	r := conformance.Result{Verdict: v, Informative: informative, Scenario: &rulebook.Scenario{
		ID: id, Title: "a title", Path: "features/some.feature", Line: 7, Rule: rule,
		Steps: []rulebook.Step{{Keyword: "Then", Text: "a step", Line: 9}},
	}}
	sent := protocol.Outcome{Request: []byte(`{"id":2}`), Response: []byte(nasty)}
	switch v {
	case conformance.Passed:
		r.Outcome = sent
	case conformance.PassedInPart, conformance.NotObserved:
		r.Unshown, r.Outcome = []protocol.Field{protocol.FieldAwards, protocol.FieldSum}, sent
	case conformance.Failed, conformance.NotReached:
		r.Differences = []conformance.Difference{{Step: "a step", Line: 9, Entry: 1, Expected: "a, b, c", Shown: "b, c, " + nasty, Given: v == conformance.NotReached}}
		r.Outcome = sent
	case conformance.NotClaimed:
		r.Reason = "topic award"
	case conformance.Faulted:
		r.Reason = "exit: the program ended" + nasty
		r.Outcome = protocol.Outcome{Request: sent.Request, Fault: &protocol.Fault{Kind: protocol.FaultExit, Stderr: "a secret of stderr"}}
	}
	return r
}

// run makes a run of verdicts, which are all normative.
func run(verdicts ...conformance.Verdict) Run {
	r := Run{Results: &conformance.Results{Hello: protocol.Hello{Name: "a program" + nasty, Version: "1", Language: nasty}}}
	for _, v := range verdicts {
		r.Results.List = append(r.Results.List, result(v, false))
	}
	return r
}

// everything makes a run that has all there is.
func everything() Run {
	r := run(conformance.Verdicts()...)
	for _, v := range conformance.Verdicts() {
		r.Results.List = append(r.Results.List, result(v, true))
	}
	r.Results.Partial = true
	r.Results.Hidden = []conformance.Hidden{{Ruleset: "muggins", Topic: protocol.TopicTurn, Fields: []protocol.Field{protocol.FieldTurn}}}
	r.Shrunk = []string{"muggins: 4 players are gone", "muggins: the topic turn is gone"}
	return r
}

// deviant judges the reference with a deviation.
func deviant(t *testing.T, d reference.Deviation) Run {
	t.Helper()
	suite, err := conformance.Load()
	require.NoError(t, err)
	subject := reference.Subject(reference.Deviant(d))
	t.Cleanup(func() { subject.Close() })
	results, err := suite.Judge(context.Background(), subject, conformance.Options{})
	require.NoError(t, err)
	return Run{Results: results}
}

// wrong counts a terminal double once.
func wrong() reference.Deviation {
	return reference.Deviation{Rules: func(r *dominoes.Rules) { r.CountEnd = func(e dominoes.End) int { return int(e.Pip) } }}
}

func TestPathsBeginWithTheFolder(t *testing.T) {
	r := run(conformance.Passed)
	folder := t.TempDir() + "/rulebook"
	r.Results.List[0].Scenario.Path = folder + "/a/b.feature"
	for _, features := range []string{folder, folder + "/"} {
		r.Features = features
		require.Equal(t, "rulebook/a/b.feature", r.list()[0].Scenario.Path)
	}
	require.Equal(t, folder+"/a/b.feature", r.Results.List[0].Scenario.Path, "the results themselves are left alone")
	r.Features, r.Results.List[0].Scenario.Path = "mine", "mine/a/b.feature"
	require.Equal(t, "mine/a/b.feature", r.list()[0].Scenario.Path)
}

// TestListsAreToldPlainly holds that nothing comes of the library that shows
// the same difference now in one way, now in another.
func TestListsAreToldPlainly(t *testing.T) {
	r := result(conformance.Failed, false)
	text := explain(r)
	require.NotContains(t, text, "- expected, + shown")
	require.Contains(t, text, "  expected  a, b, c\n  shown     b, c, ")
	require.Equal(t, "a, b, c", r.Differences[0].Expected)
}
