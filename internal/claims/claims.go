// Package claims reads what the documents assert beside their rules, and
// computes from the rules of the reference whether it is so. A claim stands in
// a feature: its examples are sentences with a gap for what is computed, and
// its verdict follows from those that say what a document says.
//
// Everything is exhaustive, or played out from numbered seeds, so that the same
// comes out every time.
package claims

// Verdict says what the rules make of a claim.
type Verdict string

// The verdicts. The first three are computed, the others come with a reason.
const (
	Holds         Verdict = "holds"         // all that is asserted comes out so
	Refuted       Verdict = "refuted"       // some of it does not
	Contradiction Verdict = "contradiction" // places assert what does not go together: one comes out, another does not
	Opinion       Verdict = "opinion"       // a matter of taste, or of what people are like
	External      Verdict = "external"      // about sources and dates, which no rule knows
)

// Verdicts returns all verdicts.
func Verdicts() []Verdict { return []Verdict{Holds, Refuted, Contradiction, Opinion, External} }

// computed reports whether the verdict follows from examples.
func (v Verdict) computed() bool { return v != Opinion && v != External }

// Page is a feature of claims.
type Page struct {
	Title string
	Text  string // in paragraphs, for people
	Path  string
}

// Claim is one assertion, with what shows whether it is so.
type Claim struct {
	ID       string // begins with claim., never reused
	Sentence string // what is asserted, in our words
	Source   string // documents and sections
	Reason   string // why no computation decides it; with Opinion and External
	Tagged   Verdict
	Page     *Page
	Line     int
	Examples []*Example
}

// Example is a few sentences that are computed.
type Example struct {
	Title    string
	Source   string // of one side of a contradiction; "" where the claim's is meant
	Asserted bool   // a document says it; otherwise it is what was found
	Steps    []*Step
	Line     int
}

// Step is one sentence.
type Step struct {
	Text     string
	Computed string // the sentence as the rules make it
	Line     int
}

// True reports whether the sentence says what the rules make it.
func (s *Step) True() bool { return s.Text == s.Computed }

// True reports whether all sentences are true.
func (e *Example) True() bool {
	for _, s := range e.Steps {
		if !s.True() {
			return false
		}
	}
	return true
}

// Verdict is what follows from the examples; for an opinion, and for what is
// external, it is what the claim is tagged with.
func (c *Claim) Verdict() Verdict {
	if !c.Tagged.computed() {
		return c.Tagged
	}
	asserted, held, sides := 0, 0, true
	for _, e := range c.Examples {
		if !e.Asserted {
			continue
		}
		asserted++
		sides = sides && e.Source != ""
		if e.True() {
			held++
		}
	}
	switch {
	case held == asserted:
		return Holds
	case sides && held > 0:
		return Contradiction
	}
	return Refuted
}
