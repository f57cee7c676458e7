package diagnosis

import (
	"slices"

	"muggins.example/protocol"
)

// observe writes the claim that fits what was shown.
func observe(said protocol.Claim, r *Ruleset, all []*question) protocol.Claim {
	c := protocol.Claim{Ruleset: said.Ruleset, Players: said.Players, Options: map[string]protocol.Choices{}}
	expanded := said.Expand()
	for _, o := range r.Found {
		claimed, named := expanded.Options[o.Option.Name]
		several := named && len(claimed.Values) > 1 && claimed.Allow(o.Values[0]) // it plays what it is asked for
		switch free := len(protocol.Readings(said.Ruleset, o.Option.Name, said.Players[0])) > 1; {
		case several:
			c.Options[o.Option.Name] = claimed
		case !o.Default || free || named:
			c.Options[o.Option.Name] = protocol.Choices{Values: o.Values}
		}
	}
	for name, claimed := range expanded.Options { // what means nothing in the game that was found
		if _, known := c.Options[name]; !known && (name == "target" || len(claimed.Values) > 1) {
			c.Options[name] = claimed
		}
	}
	c.Covers = protocol.Some(covered(all))
	c.Takes = taken(said, all)
	c.Automatic = automatic(all)
	return c
}

// covered lists the topics of which a field was shown.
func covered(all []*question) []string {
	covers := []string{}
	for _, t := range protocol.Topics() {
		shows := slices.ContainsFunc(all, func(q *question) bool {
			return slices.ContainsFunc(q.shown.Answer.Trace, func(e protocol.Entry) bool {
				return slices.ContainsFunc(protocol.Fields(), func(f protocol.Field) bool { return f.Topic() == t && e.Shows(f) })
			})
		})
		if shows {
			covers = append(covers, string(t))
		}
	}
	return covers
}

// taken lists what the program says it takes, but for what it showed not to.
func taken(said protocol.Claim, all []*question) []string {
	takes := []string{}
	for _, word := range said.Takes {
		denied := slices.ContainsFunc(all, func(q *question) bool {
			trace := q.shown.Answer.Trace
			return len(trace) > 0 && len(q.play.Rounds) > 0 && denies(word, q.play, &trace[0])
		})
		if !denied {
			takes = append(takes, word)
		}
	}
	return takes
}

// denies reports whether the set-up that a program shows is not the one asked for.
func denies(word string, p protocol.Play, e *protocol.Entry) bool {
	round := p.Rounds[0]
	switch word {
	case "scores":
		scores, shown := e.Scores.Get()
		return shown && !slices.Equal(scores, p.Scores)
	case "opener":
		turn, shown := e.Turn.Get()
		opener, named := round.Opener.Get()
		return shown && named && turn != opener
	case "hands":
		hands, shown := e.Hands.Get()
		return shown && !slices.Equal(hands.Sizes(), round.Hands.Sizes())
	case "boneyard":
		n, shown := e.Boneyard.Get()
		return shown && n != len(round.Boneyard)
	case "stock":
		n, shown := e.Stock.Get()
		return shown && n != len(round.Stock)
	case "dealer":
		seat, shown := e.Dealer.Get()
		dealer, named := round.Dealer.Get()
		return shown && named && seat != dealer
	}
	return false
}

// automatic lists what the program skipped, having done it of itself.
func automatic(all []*question) []string {
	skips := func(do protocol.Do, behind protocol.Do) bool {
		return slices.ContainsFunc(all, func(q *question) bool {
			for i, e := range q.shown.Answer.Trace {
				if i == 0 || !e.Skipped || q.play.Actions[i-1].If != "" || q.play.Actions[i-1].Do != do {
					continue
				}
				if behind == "" || (i > 1 && q.play.Actions[i-2].Do == behind) {
					return true
				}
			}
			return false
		})
	}
	var words []string
	for _, kind := range []struct {
		word       string
		do, behind protocol.Do
	}{
		{"draw", protocol.DoDraw, ""},
		{"pass", protocol.DoPass, ""},
		{"play-drawn", protocol.DoPlay, protocol.DoDraw},
		{"deal", protocol.DoDeal, ""},
		{"go", protocol.DoGo, ""},
	} {
		if skips(kind.do, kind.behind) {
			words = append(words, kind.word)
		}
	}
	return words
}
