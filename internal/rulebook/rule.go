package rulebook

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"muggins.example/protocol"
)

func (p *parser) rule(f *Feature, node *messages.Rule) {
	r := &Rule{Sentence: node.Name, Rulesets: f.Rulesets, Path: f.Path, Line: line(node.Location)}
	f.Rules = append(f.Rules, r)
	tags := slices.Clone(f.tags)
	for _, t := range node.Tags {
		tags = append(tags, t.Name)
		if !p.pinTag(f.Path, f.Rulesets, t) {
			p.ruleTag(r, t)
		}
	}
	r.Pins = pins(tags)
	switch {
	case r.ID == "":
		p.problems.add(f.Path, r.Line, "the rule has no id: tag it as in @dominoes.place.match")
	case r.Status == "":
		p.problems.add(f.Path, r.Line, "the rule has no status: tag it with one of %s", listStatuses())
	case r.Topic == "":
		p.problems.add(f.Path, r.Line, "the rule has no topic: tag it with one of %s", listTopics())
	}
	r.Source, r.Reason = p.labels(f.Path, r.Line, node.Description)
	if r.Source == "" {
		p.problems.add(f.Path, r.Line, "the rule names no source: add a line `Source: document, section` (or `Source: none`) below it")
	}
	p.provenance(r)
	if strings.TrimSpace(r.Sentence) == "" {
		p.problems.add(f.Path, r.Line, "the rule says nothing: write one sentence behind `Rule:`")
	}
	p.examples(f, r, node.Children)
	switch {
	case r.Unobservable && (len(node.Children) > 0 || r.Reason == ""):
		p.problems.add(f.Path, r.Line, "an unobservable rule has no examples, and a line `Reason: …` that says why nothing can show it")
	case !r.Unobservable && len(node.Children) == 0:
		p.problems.add(f.Path, r.Line, "the rule has no examples: add one, or is a keyword `Example:` mistyped?")
	}
}

func (p *parser) ruleTag(r *Rule, t *messages.Tag) {
	name, at := t.Name[1:], line(t.Location)
	for _, s := range Statuses() {
		if string(s) == name {
			if r.Status != "" {
				p.problems.add(r.Path, at, "the rule has two statuses, %s and %s: keep one", r.Status, name)
			}
			r.Status = s
			return
		}
	}
	topic, isTopic := strings.CutPrefix(name, "topic:")
	switch {
	case name == "unobservable":
		r.Unobservable = true
	case isTopic:
		for _, known := range protocol.Topics() {
			if string(known) == topic {
				r.Topic = known
				return
			}
		}
		p.problems.add(r.Path, at, "%s is no topic: the topics are %s", t.Name, listTopics())
	case idForm(name):
		p.id(r, name, at)
	default:
		p.problems.add(r.Path, at, "%s is not a tag for a rule: it takes an id, a status (%s), a topic (%s), options (@option:name=value) and @unobservable", t.Name, listStatuses(), listTopics())
	}
}

func (p *parser) id(r *Rule, id string, at int) {
	if r.ID != "" {
		p.problems.add(r.Path, at, "the rule has two ids, %s and %s: keep one", r.ID, id)
		return
	}
	r.ID = id
	p.unique(r.Path, at, id)
}

func (p *parser) unique(path string, at int, id string) {
	place := fmt.Sprintf("%s:%d", path, at)
	if other, taken := p.ids[id]; taken {
		p.problems.add(path, at, "the id %s is taken by %s: an id names one thing, for good", id, other)
		return
	}
	p.ids[id] = place
}

func idForm(s string) bool {
	return regexp.MustCompile(`^[a-z0-9-]+(\.[a-z0-9-]+)+$`).MatchString(s)
}

// labels reads the description of a rule: lines that begin with Source: or
// Reason:, each going on over the lines that follow it.
func (p *parser) labels(path string, at int, text string) (source, reason string) {
	p.prose(path, at, text, []string{"Source", "Reason"})
	into := &source
	for l := range strings.Lines(text) {
		l = strings.TrimSpace(l)
		if rest, ok := strings.CutPrefix(l, "Source:"); ok {
			into, l = &source, strings.TrimSpace(rest)
		} else if rest, ok := strings.CutPrefix(l, "Reason:"); ok {
			into, l = &reason, strings.TrimSpace(rest)
		}
		*into = strings.TrimSpace(*into + " " + l)
	}
	return source, reason
}

// provenance checks that a source names a document that is known and a section
// of it, and that only what no document says has none.
func (p *parser) provenance(r *Rule) {
	if r.Source == "" {
		return
	}
	free := r.Status == Silent || r.Status == Implied || r.Status == Derived
	if r.Source == ExtraSource {
		return
	}
	if r.Source == NoSource {
		if !free && r.Status != "" {
			p.problems.add(r.Path, r.Line, "a rule that is @%s has a source: name document and section", r.Status)
		}
		return
	}
	if r.Status == Silent {
		p.problems.add(r.Path, r.Line, "a rule with a source is not @silent: write `Source: none`, or another status")
	}
	for _, one := range strings.Split(r.Source, "; ") {
		document, section, ok := strings.Cut(one, ", ")
		if known := p.documents(); !slices.Contains(known, document) || !ok || section == "" {
			p.problems.add(r.Path, r.Line, "the source %q is not `document, section`: the documents are %s", one, strings.Join(known, ", "))
		}
	}
}

// NoSource is written where no document says a rule.
const NoSource = "none"

// ExtraSource is written where other published rules and public programs have
// what no document says.
const ExtraSource = "extra"

// Documents returns the ids of the documents that the rules of the suite come
// from. A folder with a list of documents has its own.
func Documents() []string { return []string{"de", "tr", "sv", "card"} }

// documents are those that sources may name.
func (p *parser) documents() []string {
	if s := p.book.Sources; s != nil {
		return s.IDs()
	}
	return Documents()
}

// prose finds lines of a description that were meant as something else: the
// Gherkin grammar takes a mistyped keyword for text, and drops what follows.
func (p *parser) prose(path string, at int, text string, labels []string) {
	label := regexp.MustCompile(`^\s*([\pL ]{2,20}):`)
	for l := range strings.Lines(text) {
		at++
		m := label.FindStringSubmatch(l)
		switch {
		case m != nil && !slices.Contains(labels, m[1]):
			advice := "a label such as this is not known here"
			if k := nearestKeyword(m[1] + ":"); k != "" {
				advice = fmt.Sprintf("did you mean %q?", k)
			}
			p.problems.add(path, p.find(path, at, l), "%q is read as text, not as a keyword: %s", strings.TrimSpace(l), advice)
		case looksLikeStep(l):
			p.problems.add(path, p.find(path, at, l), "%q is read as text, not as a step or a table: put a line `Example: …` above it", strings.TrimSpace(l))
		}
	}
}

// find returns the line of the text at or after a place: blank lines and
// comments before a description are not part of it.
func (p *parser) find(path string, at int, text string) int {
	for _, f := range p.book.Features {
		if f.Path != path {
			continue
		}
		for n, l := range strings.Split(string(f.Content), "\n") {
			if n+1 >= at && strings.TrimSpace(l) == strings.TrimSpace(text) {
				return n + 1
			}
		}
	}
	return at
}
