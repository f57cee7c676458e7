package conformance

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// Options say how to run the suite.
type Options struct {
	Selection Selection
	// Reference answers the bound plans first: one that it does not pass is an
	// error of the suite. Without it a wrong feature would be held against the
	// program.
	Reference protocol.Subject
	// Itself says that the program is the reference: what it does not pass is an
	// error of the suite, and nobody else is asked first.
	Itself bool
	// FailFast says to stop behind the first scenario, in the order of the
	// features, that is wrong.
	FailFast bool
	// Progress is called after each answer of the program; nil for none.
	Progress func(done, total int)
}

// Judge runs the suite on a program. The error is of the run as a whole: a
// *SelectionError, a *SuiteError, an error of the subject, or the context's.
func (s *Suite) Judge(ctx context.Context, subject protocol.Subject, o Options) (*Results, error) {
	chosen, err := s.choose(o.Selection)
	if err != nil {
		return nil, err
	}
	hello, err := subject.Hello(ctx)
	if err != nil {
		return nil, err
	}
	hello.Plays = expanded(hello.Plays)
	results := &Results{Hello: hello, Partial: !o.Selection.Whole()}
	for _, ruleset := range protocol.Rulesets() {
		results.Asked = append(results.Asked, Asked{Ruleset: ruleset})
	}
	if o.Reference == nil && slices.ContainsFunc(hello.Plays, func(c protocol.Claim) bool { return len(c.Automatic) > 0 }) {
		return nil, errors.New("the claim names what the program does of itself, and that can only be judged beside a reference: `muggins serve` is one")
	}
	seen := sight{}
	for _, part := range parts(chosen, o.FailFast) {
		if err := s.part(ctx, subject, part, o, results, seen); err != nil {
			return nil, err
		}
		if o.FailFast && results.stop(len(chosen)) {
			chosen = chosen[:len(results.List)]
			break
		}
	}
	if err := ledger(chosen, results); err != nil {
		return nil, &SuiteError{err}
	}
	if !results.Partial {
		results.Hidden = hidden(chosen, hello, seen)
	}
	return results, nil
}

// parts cuts the plans that are chosen into those that are asked before anybody
// looks whether to stop.
func parts(chosen []*plan.Plan, failFast bool) [][]*plan.Plan {
	const few = 40
	if !failFast {
		return [][]*plan.Plan{chosen}
	}
	return slices.Collect(slices.Chunk(chosen, few))
}

// stop cuts the results behind the first that is wrong, and reports whether
// there is one. What was asked behind it does not count, so that the same
// program gives the same results.
func (r *Results) stop(total int) bool {
	at := slices.IndexFunc(r.List, Result.Wrong)
	if at < 0 {
		return false
	}
	r.List = r.List[:at+1]
	r.Unasked = total - len(r.List)
	r.Partial = r.Partial || r.Unasked > 0
	return true
}

// part binds some plans, lets the reference confirm them, and asks the program.
func (s *Suite) part(ctx context.Context, subject protocol.Subject, chosen []*plan.Plan, o Options, results *Results, seen sight) error {
	bound, err := s.bind(chosen, results.Hello, results)
	if err != nil {
		return &SuiteError{err}
	}
	if o.Reference != nil {
		if err := confirm(ctx, o.Reference, bound); err != nil {
			return err
		}
	}
	judged, err := s.ask(ctx, subject, bound, results, seen, o.Progress)
	if err == nil && o.Itself {
		err = unconfirmed(bound, judged)
	}
	return err
}

// expanded names the options of presets.
func expanded(claims []protocol.Claim) []protocol.Claim {
	all := make([]protocol.Claim, len(claims))
	for i, c := range claims {
		all[i] = c.Expand()
	}
	return all
}

// slot is a bound plan and the place of its result.
type slot struct {
	bound plan.Bound
	at    int
	ahead []reach // see judge
}

// bind binds each plan to every claim that admits it.
func (s *Suite) bind(chosen []*plan.Plan, hello protocol.Hello, results *Results) ([]slot, error) {
	var slots []slot
	for _, p := range chosen {
		r := Result{Scenario: s.Scenario(p.ID), Verdict: NotClaimed, Informative: p.Informative}
		for _, claim := range hello.Plays {
			if p.Deals && !slices.Contains(hello.Methods, "shuffle") {
				r.Reason = "method shuffle"
				break
			}
			all, ex, err := plan.Bind(p, claim)
			if err != nil {
				return nil, err
			}
			results.note(claim.Ruleset, len(all))
			for _, b := range all {
				r.Verdict = Unjudged
				slots = append(slots, slot{bound: b, at: len(results.List)})
			}
			if len(all) > 0 {
				continue
			}
			if r.Reason == "" || slices.Contains(p.Rulesets, claim.Ruleset) {
				r.Reason = ex.Reason
			}
		}
		if r.Verdict == Unjudged {
			r.Reason = ""
		}
		results.List = append(results.List, r)
	}
	// The program's own deals come last: where each breaks it, the games have been judged.
	slices.SortStableFunc(slots, func(a, b slot) int { return deals(a) - deals(b) })
	return slots, nil
}

// note counts a scenario that is asked in games of a ruleset.
func (r *Results) note(ruleset string, games int) {
	i := slices.IndexFunc(r.Asked, func(a Asked) bool { return a.Ruleset == ruleset })
	if i >= 0 && games > 0 {
		r.Asked[i].Scenarios++
	}
}

func deals(s slot) int {
	if s.bound.Plan.Deals {
		return 1
	}
	return 0
}

// requests are what slots ask, each once.
type requests struct {
	plays  []protocol.Play
	asking [][]int // the slots of each
}

// once asks each request once, and calls each for every slot that asks it.
func once(ctx context.Context, subject protocol.Subject, slots []slot, each func(int, protocol.Outcome)) error {
	r, err := distinct(slots)
	if err != nil {
		return err
	}
	return r.ask(ctx, subject, each)
}

// distinct finds the requests that slots ask.
func distinct(slots []slot) (requests, error) {
	var r requests
	place := map[string]int{}
	for i, s := range slots {
		request, err := protocol.Encode(s.bound.Play)
		if shuffle := s.bound.Play.Shuffle; shuffle != nil {
			request, err = protocol.Encode(shuffle)
		}
		if err != nil {
			return requests{}, err
		}
		at, known := place[string(request)]
		if !known {
			at = len(r.plays)
			place[string(request)] = at
			r.plays, r.asking = append(r.plays, s.bound.Play), append(r.asking, nil)
		}
		r.asking[at] = append(r.asking[at], i)
	}
	return r, nil
}

func (r requests) ask(ctx context.Context, subject protocol.Subject, each func(int, protocol.Outcome)) error {
	return subject.Play(ctx, r.plays, func(n int, o protocol.Outcome) {
		for _, i := range r.asking[n] {
			each(i, o)
		}
	})
}

// confirm lets the reference answer the bound plans.
func confirm(ctx context.Context, reference protocol.Subject, slots []slot) error {
	verdicts := make([]Result, len(slots))
	covers := protocol.Some(names(protocol.Topics()))
	err := once(ctx, reference, slots, func(i int, o protocol.Outcome) {
		b := slots[i].bound
		slots[i].ahead = ahead(b, o.Answer.Trace)
		b.Claim.Covers = covers
		verdicts[i] = judge(b, o, nil).lean()
	})
	if err != nil {
		return fmt.Errorf("asking the reference: %w", err)
	}
	return unconfirmed(slots, verdicts)
}

// unconfirmed lists the bound plans that the reference does not pass, the first
// of them.
func unconfirmed(slots []slot, verdicts []Result) error {
	const most = 20
	var lines []string
	for i, r := range verdicts {
		if r.Verdict == Passed {
			continue
		}
		b := slots[i].bound
		lines = append(lines, fmt.Sprintf("%s:%d: the reference does not pass %s (%s, %d players): %s",
			b.Plan.Path, b.Plan.Line, b.Plan.ID, b.Play.Ruleset, b.Play.Players, brief(r)))
	}
	if len(lines) == 0 {
		return nil
	}
	if more := len(lines) - most; more > 0 {
		lines = append(lines[:most], fmt.Sprintf("and %d more", more))
	}
	return &SuiteError{errors.New(strings.Join(lines, "\n"))}
}

func names(topics []protocol.Topic) []string {
	var list []string
	for _, t := range topics {
		list = append(list, string(t))
	}
	return list
}

// brief says in a line what is wrong with a result.
func brief(r Result) string {
	if len(r.Differences) > 0 {
		d := r.Differences[0]
		return fmt.Sprintf("%s: at %q expected %s, shown %s", r.Verdict, d.Step, d.Expected, d.Shown)
	}
	if len(r.Unshown) > 0 {
		return fmt.Sprintf("%s: %v not shown", r.Verdict, r.Unshown)
	}
	return fmt.Sprintf("%s: %s", r.Verdict, r.Reason)
}

// sight is which fields a program showed in the games of each ruleset.
type sight map[string]map[protocol.Field]bool

// note adds what an answer shows.
func (s sight) note(b plan.Bound, o protocol.Outcome) {
	fields := s[b.Play.Ruleset]
	if fields == nil {
		fields = map[protocol.Field]bool{}
		s[b.Play.Ruleset] = fields
	}
	for i := range o.Answer.Trace {
		for _, f := range protocol.Fields() {
			fields[f] = fields[f] || o.Answer.Trace[i].Shows(f)
		}
	}
}

func (s *Suite) ask(ctx context.Context, subject protocol.Subject, slots []slot, results *Results, seen sight, progress func(int, int)) ([]Result, error) {
	judged := make([]Result, len(slots))
	done := 0
	err := once(ctx, subject, slots, func(i int, o protocol.Outcome) {
		judged[i] = judge(slots[i].bound, o, slots[i].ahead).lean()
		seen.note(slots[i].bound, o)
		done++
		if progress != nil {
			progress(done, len(slots))
		}
	})
	if err != nil {
		return nil, err
	}
	for i, r := range judged {
		if r.Verdict == Unjudged {
			return nil, &SuiteError{fmt.Errorf("the scenario %s was asked, and no verdict came of it", slots[i].bound.Plan.ID)}
		}
		at := slots[i].at
		r.Scenario = results.List[at].Scenario
		results.List[at] = join(results.List[at], r)
	}
	return judged, nil
}

// join makes one result of those for several numbers of players: the worst, and
// of equal ones the first. What was not shown to one was not shown.
func join(a, b Result) Result {
	if a.Verdict == Unjudged {
		return b
	}
	for _, f := range b.Unshown {
		if !slices.Contains(a.Unshown, f) {
			a.Unshown = append(a.Unshown, f)
		}
	}
	slices.Sort(a.Unshown)
	mixed := a.Verdict != b.Verdict
	if severity(b.Verdict) > severity(a.Verdict) {
		b.Unshown = a.Unshown
		a = b
	}
	if mixed && a.Verdict == NotObserved {
		a.Verdict = PassedInPart // seen with some numbers of players
	}
	return a
}

// severity orders verdicts: a wrong answer counts above a right one.
func severity(v Verdict) int {
	return slices.Index([]Verdict{Passed, PassedInPart, NotObserved, NotReached, Failed, Faulted}, v)
}

// ledger holds what was to run against what did: nothing may be lost on the way.
func ledger(chosen []*plan.Plan, results *Results) error {
	if len(results.List) != len(chosen) {
		return fmt.Errorf("%d scenarios were chosen and %d came back", len(chosen), len(results.List))
	}
	for i, p := range chosen {
		r := results.List[i]
		if r.Scenario == nil || r.Scenario.ID != p.ID {
			return fmt.Errorf("the scenario %s was lost", p.ID)
		}
		if r.Verdict == Unjudged {
			return fmt.Errorf("the scenario %s was asked, and no verdict came of it", p.ID)
		}
	}
	return nil
}

// hidden finds the topics that a claim covers, that the features look at, and
// that no answer showed.
func hidden(chosen []*plan.Plan, hello protocol.Hello, seen sight) []Hidden {
	var all []Hidden
	for _, claim := range hello.Plays {
		for _, topic := range claim.Topics() {
			var fields []protocol.Field
			for _, f := range protocol.Fields() {
				if f.Topic() == topic && protocol.Has(claim.Ruleset, f) {
					fields = append(fields, f)
				}
			}
			if lookedAt(chosen, claim.Ruleset, fields) && !slices.ContainsFunc(fields, func(f protocol.Field) bool { return seen[claim.Ruleset][f] }) {
				all = append(all, Hidden{claim.Ruleset, topic, fields})
			}
		}
	}
	return all
}

// lookedAt reports whether any scenario of the ruleset checks one of the fields.
func lookedAt(plans []*plan.Plan, ruleset string, fields []protocol.Field) bool {
	return slices.ContainsFunc(plans, func(p *plan.Plan) bool {
		return slices.Contains(p.Rulesets, ruleset) && slices.ContainsFunc(p.Checks, func(c plan.Check) bool {
			return slices.ContainsFunc(c.Fields(), func(f protocol.Field) bool { return slices.Contains(fields, f) })
		})
	})
}

// IsUsage reports whether an error of Judge comes of how it was called.
func IsUsage(err error) bool {
	var s *SelectionError
	return errors.As(err, &s)
}
