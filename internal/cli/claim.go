package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"muggins.example/protocol"
)

// readClaims reads a file that holds the plays of a hello, and nothing else.
func readClaims(path string) ([]protocol.Claim, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		var named *os.PathError
		if errors.As(err, &named) {
			err = named.Err
		}
		return nil, err
	}
	hello, err := protocol.DecodeHello(b)
	if err != nil {
		return nil, err
	}
	var only struct {
		Plays jsontext.Value `json:"plays"`
	}
	if err := json.Unmarshal(b, &only, json.RejectUnknownMembers(true)); err != nil {
		return nil, errors.New(`the file holds more than a claim: write {"plays":[…]} and nothing else`)
	}
	whole := protocol.Hello{Protocol: protocol.Version, Name: path, Methods: protocol.Methods(), Plays: hello.Plays}
	return hello.Plays, protocol.ValidateHello(whole)
}

// pinned is a program that is held to a claim; with none it is the program.
type pinned struct {
	protocol.Subject
	held []protocol.Claim
	said []protocol.Claim // by the program itself
}

// Hello says what the program says, but for the claim.
func (p *pinned) Hello(ctx context.Context) (protocol.Hello, error) {
	hello, err := p.Subject.Hello(ctx)
	if p.said = hello.Plays; p.held != nil {
		hello.Plays = p.held
	}
	return hello, err
}

// shrunk says, in a line each, what is held to and was not said.
func shrunk(held, said []protocol.Claim) []string {
	var lines []string
	for _, want := range held {
		i := slices.IndexFunc(said, func(c protocol.Claim) bool { return c.Ruleset == want.Ruleset })
		if i < 0 {
			lines = append(lines, fmt.Sprintf("the ruleset %s is gone", want.Ruleset))
			continue
		}
		for _, part := range gone(want, said[i]) {
			lines = append(lines, want.Ruleset+": "+part)
		}
	}
	return lines
}

// gone says what one claim has and the other lacks.
func gone(want, have protocol.Claim) []string {
	const fullOnly = "full-only" // takes away, where the other words add
	var parts []string
	for _, n := range want.Players {
		if !slices.Contains(have.Players, n) {
			parts = append(parts, fmt.Sprintf("%d players are gone", n))
		}
	}
	parts = append(parts, goneOptions(want, have)...)
	covers := have.Topics()
	for _, t := range want.Topics() {
		shown := slices.ContainsFunc(protocol.Fields(), func(f protocol.Field) bool { return f.Topic() == t })
		if shown && !slices.Contains(covers, t) { // of a topic without fields nothing is lost
			parts = append(parts, fmt.Sprintf("the topic %s is gone", t))
		}
	}
	for _, word := range want.Takes {
		if word != fullOnly && !slices.Contains(have.Takes, word) {
			parts = append(parts, fmt.Sprintf("taking %s is gone", word))
		}
	}
	if slices.Contains(have.Takes, fullOnly) && !slices.Contains(want.Takes, fullOnly) {
		parts = append(parts, "taking deals that are not whole is gone")
	}
	return parts
}

// goneOptions compares the values of options. An option that is left out has
// its default, which may depend on the number of players.
func goneOptions(want, have protocol.Claim) []string {
	var parts []string
	table, _ := protocol.Options(want.Ruleset)
	for _, o := range table {
		wanted, named := want.Options[o.Name]
		had, has := have.Options[o.Name]
		lost := func(v protocol.Value) {
			if part := fmt.Sprintf("the value %s of %s is gone", v, o.Name); !slices.Contains(parts, part) {
				parts = append(parts, part)
			}
		}
		if wanted.Any && !had.Any {
			lost("any")
		}
		for _, n := range want.Players {
			def := protocol.Default(want.Ruleset, o.Name, n)
			values := wanted.Values
			if !named {
				values = []protocol.Value{def}
			}
			for _, v := range values {
				if !had.Allow(v) && (has || v != def) {
					lost(v)
				}
			}
		}
	}
	return parts
}
