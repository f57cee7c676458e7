// Package mutant holds programs that are wrong in one way: the reference with
// one thing changed. They show what the features catch, and what a stranger's
// program is like.
package mutant

import (
	"maps"
	"path"
	"slices"
	"strings"

	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// Values are values of options, by name.
type Values = map[string]protocol.Value

// Mutant is one wrong program.
type Mutant struct {
	Sentence  string              // what it does, as in "counts a terminal double once"
	Rule      string              // the id of the rule that it breaks
	Claims    Values              // the options that its claim names; nil: none
	Players   []int               // the numbers of players that it claims; nil: up to four
	Deviation reference.Deviation // what it does otherwise than the reference
	Told      Told                // what it tells otherwise of a game; nil: nothing
	Plays     Values              // options that it plays by, whatever it is asked; "": as by default
	Ruleset   string              // the one that it claims
}

// Told changes the answer to a request, where a mistake hangs on what was done before.
type Told func(protocol.Play, []protocol.Entry)

// ID names a mutant: its ruleset, and its sentence with hyphens.
func (m Mutant) ID() string {
	plain := func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '-', r == '=':
			return r
		case r == ' ', r == '/':
			return '-'
		}
		return -1
	}
	return m.Ruleset + "." + strings.Map(plain, strings.ToLower(m.Sentence))
}

// All returns all mutants, those of each ruleset together.
func All() []Mutant {
	return slices.Concat(
		of(protocol.Muggins, counting(), awards(), awardsMore(), placing(), drawing(), blocking(), turns(), settling(), settlingMore()),
		of(protocol.Muggins, openers(), matches(), showing(), dealing(), promised(options()), cases()),
		of(protocol.Muggins, narrowLines(), narrowSums(), narrowDraws(), narrowTurns(), narrowOpeners(), narrowRounds()),
		of(protocol.Hoyle, calls(), winnings(), firsts(), firstsMore(), others(), historic(), tables(), narrowCalling()),
		of(protocol.Cards, totals(), stacks(), claims(), chosen(), stock(), cardCases()),
		of(protocol.Cards, narrowStacks(), narrowDeck(), narrowCalls(), narrowMatches()),
		falseClaims(),
		falsePresets(),
	)
}

// of says of which ruleset mutants are.
func of(ruleset string, lists ...[]Mutant) []Mutant {
	all := slices.Concat(lists...)
	for i := range all {
		all[i].Ruleset = ruleset
	}
	return all
}

// Claim is what the mutant claims: its ruleset for its players, with the options
// that it names.
func (m Mutant) Claim() protocol.Claim {
	c := Claim(m.Ruleset, m.Claims)
	if m.Players != nil {
		c.Players = m.Players
	}
	return c
}

// Claim is the reference's claim for a ruleset and up to four players, as far as
// there is such a game for them, with these options named and no others.
func Claim(ruleset string, named Values) protocol.Claim {
	plays := reference.Implementation().Hello().Plays
	c := plays[slices.IndexFunc(plays, func(c protocol.Claim) bool { return c.Ruleset == ruleset })]
	c.Options = map[string]protocol.Choices{}
	for name, v := range named {
		c.Options[name] = protocol.Choices{Values: []protocol.Value{v}}
	}
	c.Players = slices.DeleteFunc(slices.Clone(c.Players), func(n int) bool {
		game, _ := c.Choose(n, nil)
		return n > 4 || game == nil
	})
	return c
}

// Implementation is the mutant as a program, with its claim.
func (m Mutant) Implementation() protocol.Implementation {
	return Program(m.Claim(), m)
}

// Program is a program with a claim and with all the deviations of some
// mutants; with none it is the reference.
func Program(claim protocol.Claim, all ...Mutant) protocol.Implementation {
	p := program{claim: claim, plays: Values{}}
	var d reference.Deviation
	for _, m := range all {
		d = d.And(m.Deviation)
		maps.Copy(p.plays, m.Plays)
		if m.Told != nil {
			p.told = append(p.told, m.Told)
		}
	}
	p.Dealer = reference.Deviant(d).(protocol.Dealer)
	return p
}

// program makes a claim of its own, and plays values of options whatever it is asked.
type program struct {
	protocol.Dealer
	claim protocol.Claim
	plays Values
	told  []Told
}

// Hello makes the claim.
func (p program) Hello() protocol.Hello {
	h := p.Dealer.Hello()
	h.Plays = []protocol.Claim{p.claim}
	return h
}

// Play plays by the program's own values.
func (p program) Play(request protocol.Play) protocol.Answer {
	request.Options = p.options(request.Options)
	answer := p.Dealer.Play(request)
	for _, told := range p.told {
		told(request, answer.Trace)
	}
	return answer
}

// Shuffle deals by the program's own values.
func (p program) Shuffle(s protocol.Shuffle) protocol.Dealt {
	s.Options = p.options(s.Options)
	return p.Dealer.Shuffle(s)
}

func (p program) options(asked Values) Values {
	if len(p.plays) == 0 {
		return asked
	}
	out := Values{}
	maps.Copy(out, asked)
	for name, v := range p.plays {
		if v == "" {
			delete(out, name)
			continue
		}
		out[name] = v
	}
	return out
}

// Matches compares a glob with the mutant's id.
func (m Mutant) Matches(glob string) bool {
	ok, err := path.Match(glob, m.ID())
	return err == nil && ok
}
