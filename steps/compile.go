// Package steps holds the sentences of the features. Each adds to a plan: to
// the position that Given describes, an action to send, or a check to make.
// godog runs the features once and so compiles each scenario to a plan; nothing
// is judged meanwhile.
package steps

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"sync"

	"github.com/cucumber/godog"

	"muggins.example/internal/rulebook"
	"muggins.example/plan"
)

// Compiled are the plans of a book, one a scenario and in its order.
type Compiled struct {
	Plans  []*plan.Plan
	Unused []string // examples of sentences that no scenario uses
}

// Compile makes a plan of every scenario. The error, if any, is a
// rulebook.Problems: undefined and ambiguous steps, values that make no sense,
// scenarios that were lost on the way.
func Compile(book *rulebook.Book) (Compiled, error) {
	const workers = 2
	each := make([]*compiler, workers)
	var all sync.WaitGroup
	for w := range each {
		c := &compiler{sentences: sentences(), plans: map[string]*plan.Plan{}}
		each[w] = c
		all.Go(func() {
			for i := w; i < len(book.Features); i += workers {
				c.feature(book.Features[i])
			}
		})
	}
	all.Wait()
	return joined(book, each)
}

// joined collects what the compilers made, in the order of the book.
func joined(book *rulebook.Book, each []*compiler) (Compiled, error) {
	c := each[0]
	for _, other := range each[1:] {
		maps.Copy(c.plans, other.plans)
		c.problems = append(c.problems, other.problems...)
		for i, s := range other.sentences {
			c.sentences[i].used += s.used
		}
	}
	c.sort(book)
	out := Compiled{}
	for _, s := range book.Scenarios() {
		p := c.plans[s.ID]
		if p == nil && len(c.problems) == 0 {
			c.problem(s.Path, max(s.Line, s.Row), "the scenario %s was lost: it was read, and never run", s.ID)
		}
		out.Plans = append(out.Plans, p)
	}
	for _, s := range c.sentences {
		if s.used == 0 {
			out.Unused = append(out.Unused, s.keyword+" "+s.example)
		}
	}
	return out, c.problems.Err()
}

// sort puts the problems in the order of the features.
func (c *compiler) sort(book *rulebook.Book) {
	at := func(p rulebook.Problem) int {
		return slices.IndexFunc(book.Features, func(f *rulebook.Feature) bool { return f.Path == p.Path })
	}
	slices.SortStableFunc(c.problems, func(a, b rulebook.Problem) int { return at(a) - at(b) })
}

// compiler goes through features; each has its own sentences, which count how
// often they are used.
type compiler struct {
	sentences []*sentence
	plans     map[string]*plan.Plan // by scenario id
	problems  rulebook.Problems
}

func (c *compiler) problem(path string, line int, format string, args ...any) {
	c.problems = append(c.problems, rulebook.Problem{Path: path, Line: line, Text: fmt.Sprintf(format, args...)})
}

// feature lets godog run one file. Its verdict and its output are not used:
// hooks say what became of each step.
func (c *compiler) feature(f *rulebook.Feature) {
	godog.TestSuite{
		Name: f.Path,
		ScenarioInitializer: func(sc *godog.ScenarioContext) {
			c.scenario(f, sc)
		},
		Options: &godog.Options{
			Format: "progress", Output: io.Discard, NoColors: true, Strict: true, Concurrency: 1,
			FeatureContents: []godog.Feature{{Name: f.Path, Contents: f.Content}},
		},
	}.Run()
}

func (c *compiler) scenario(f *rulebook.Feature, sc *godog.ScenarioContext) {
	d := &draft{}
	for _, s := range c.sentences {
		if s.speaks(f.Rulesets) {
			s.register(sc, d)
		}
	}
	sc.Before(func(ctx context.Context, pickle *godog.Scenario) (context.Context, error) {
		d.scenario = f.At(pickle)
		if d.scenario == nil {
			c.problem(f.Path, f.LineOf(pickle.AstNodeIds...), "the scenario %q is not among those that were read", pickle.Name)
			return ctx, errors.New("unknown scenario")
		}
		d.begin()
		return ctx, nil
	})
	sc.StepContext().Before(func(ctx context.Context, step *godog.Step) (context.Context, error) {
		d.at, d.text = f.LineOf(step.AstNodeIds[0]), step.Text
		return ctx, nil
	})
	sc.StepContext().After(func(ctx context.Context, step *godog.Step, status godog.StepResultStatus, err error) (context.Context, error) {
		c.step(f, d, step, status, err)
		return ctx, nil
	})
	sc.After(func(ctx context.Context, _ *godog.Scenario, err error) (context.Context, error) {
		if err == nil && !d.failed && d.scenario != nil {
			c.finish(d)
		}
		return ctx, nil
	})
}

// step notes what is wrong with a step, once a scenario.
func (c *compiler) step(f *rulebook.Feature, d *draft, step *godog.Step, status godog.StepResultStatus, err error) {
	if d.failed || status == godog.StepPassed || status == godog.StepSkipped {
		return
	}
	d.failed = true
	line, where := f.LineOf(step.AstNodeIds[0]), ""
	if d.scenario != nil && d.scenario.Row > 0 {
		where = fmt.Sprintf(" (with the row in line %d)", d.scenario.Row)
	}
	switch status {
	case godog.StepUndefined:
		c.problem(f.Path, line, "no sentence reads %q%s: %s", step.Text, where, c.advice(step.Text, f.Rulesets))
	case godog.StepAmbiguous:
		c.problem(f.Path, line, "several sentences read %q: %v", step.Text, err)
	default:
		c.problem(f.Path, line, "%q%s: %v", step.Text, where, err)
	}
}

// advice names the sentence that comes nearest, with tiles and numbers put aside.
func (c *compiler) advice(text string, rulesets []string) string {
	for _, s := range c.sentences {
		if !s.speaks(rulesets) && s.expr.MatchString(text) {
			return "the sentence is for " + s.game + ", and the feature is not"
		}
	}
	plain := regexp.MustCompile(`\d+(\|\d+)?`)
	var shapes []string
	examples := map[string]string{}
	for _, s := range c.sentences {
		if !s.speaks(rulesets) {
			continue
		}
		shape := plain.ReplaceAllString(s.example, "#")
		shapes = append(shapes, shape)
		examples[shape] = s.keyword + " " + s.example
	}
	if near := rulebook.Nearest(plain.ReplaceAllString(text, "#"), shapes); near != "" {
		return fmt.Sprintf("did you mean a sentence like %q?", examples[near])
	}
	return "steps/sentences.go lists the sentences there are, with an example each"
}

func (c *compiler) finish(d *draft) {
	if err := d.finish(); err != nil {
		line := max(d.scenario.Line, d.scenario.Row)
		if step := (&plan.StepError{}); errors.As(err, &step) {
			line = step.Line
		}
		c.problem(d.scenario.Path, line, "%v", err)
		return
	}
	c.plans[d.scenario.ID] = d.plan
}
