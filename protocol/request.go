package protocol

import (
	"fmt"
	"slices"
	"sort"
)

// ValidatePlay reports whether a request has the form that the conversation
// asks for. Whether its deal is possible, and its actions are allowed, is for
// the rules to say. The error is of type *MessageError.
func ValidatePlay(p Play) error { return fault(checkPlay(&p, "")) }

func checkPlay(p *Play, path string) *MessageError {
	table, ok := Options(p.Ruleset)
	switch {
	case !ok:
		return known(join(path, "ruleset"), "ruleset", p.Ruleset, Rulesets())
	case p.Players < MinPlayers || p.Players > MaxPlayers(p.Ruleset):
		return shape(join(path, "players"), "%d players where %d to %d can play", p.Players, MinPlayers, MaxPlayers(p.Ruleset))
	case len(p.Scores) != p.Players:
		return shape(join(path, "scores"), "%d numbers for %d players", len(p.Scores), p.Players)
	case len(p.Rounds) == 0:
		return shape(join(path, "rounds"), "no round is dealt")
	case p.Actions == nil:
		return shape(join(path, "actions"), "missing")
	}
	for _, name := range sortedKeys(p.Options) {
		if e := checkOption(table, join(path, "options"), name, []Value{p.Options[name]}); e != nil {
			return e
		}
	}
	for i := range p.Rounds {
		if e := checkRound(&p.Rounds[i], p, fmt.Sprintf("%s[%d]", join(path, "rounds"), i)); e != nil {
			return e
		}
	}
	for i := range p.Actions {
		if e := checkAction(&p.Actions[i], p, func() string { return fmt.Sprintf("%s[%d]", join(path, "actions"), i) }); e != nil {
			return e
		}
	}
	return nil
}

func checkShuffle(s *Shuffle, path string) *MessageError {
	table, ok := Options(s.Ruleset)
	switch {
	case !ok:
		return known(join(path, "ruleset"), "ruleset", s.Ruleset, Rulesets())
	case s.Players < MinPlayers || s.Players > MaxPlayers(s.Ruleset):
		return shape(join(path, "players"), "%d is not from %d to %d", s.Players, MinPlayers, MaxPlayers(s.Ruleset))
	case s.Seed < 1:
		return shape(join(path, "seed"), "missing, or below 1")
	}
	for _, name := range sortedKeys(s.Options) {
		if e := checkOption(table, join(path, "options"), name, []Value{s.Options[name]}); e != nil {
			return e
		}
	}
	if why := Together(s.Ruleset, s.Options, s.Players); why != "" {
		return shape(join(path, "options"), "%s", why)
	}
	return nil
}

func checkRound(r *Round, p *Play, path string) *MessageError {
	players := p.Players
	if e := checkHeaps(r, p, path); e != nil {
		return e
	}
	switch {
	case r.Opener.Shown() && len(r.Lots) > 0:
		return shape(path, "only one of opener and lots")
	}
	if seat, ok := r.Opener.Get(); ok && (seat < 0 || seat >= players) {
		return shape(path+".opener", "seat %d where seats go from 0 to %d", seat, players-1)
	}
	for i, left := range r.Lots {
		if i == len(r.Lots)-1 && len(left) != 1 {
			return shape(fmt.Sprintf("%s.lots[%d]", path, i), "the last draw leaves one seat, not %d", len(left))
		}
		for _, seat := range left {
			if seat < 0 || seat >= players {
				return shape(fmt.Sprintf("%s.lots[%d]", path, i), "seat %d where seats go from 0 to %d", seat, players-1)
			}
		}
	}
	return nil
}

// checkHeaps checks what is dealt: the kind of game says which heaps there are.
func checkHeaps(r *Round, p *Play, path string) *MessageError {
	switch {
	case r.Hands.Len() != p.Players:
		return shape(path+".hands", "%d hands for %d players", r.Hands.Len(), p.Players)
	case Dominoes(p.Ruleset) && r.Boneyard == nil:
		return shape(path+".boneyard", "missing")
	case Dominoes(p.Ruleset) && (r.Stock != nil || r.Dealer.Shown()):
		return shape(path, "stock and dealer go with cards only")
	case !Dominoes(p.Ruleset) && r.Stock == nil:
		return shape(path+".stock", "missing")
	case !Dominoes(p.Ruleset) && (r.Boneyard != nil || r.Opener.Shown() || len(r.Lots) > 0):
		return shape(path, "boneyard, opener and lots go with dominoes only")
	}
	if dealer, ok := r.Dealer.Get(); ok && (dealer < 0 || dealer >= p.Players) {
		return shape(path+".dealer", "seat %d where seats go from 0 to %d", dealer, p.Players-1)
	}
	return checkKind(path+".hands", r.Hands, p.Ruleset)
}

func checkAction(a *Action, p *Play, path func() string) *MessageError {
	seat, ok := a.Player.Get()
	of, called := a.Of.Get()
	switch {
	case !slices.Contains(actions(p.Ruleset), string(a.Do)):
		return known(path()+".do", "action", string(a.Do), actions(p.Ruleset))
	case ok == (a.Do == DoDeal):
		return shape(path()+".player", "every action but deal has a player, deal has none")
	case ok && (seat < 0 || seat >= p.Players):
		return shape(path()+".player", "seat %d where seats go from 0 to %d", seat, p.Players-1)
	case called != (a.Do == DoCall):
		return shape(path()+".of", "call says of whom, and nothing else does")
	case called && (of < 0 || of >= p.Players):
		return shape(path()+".of", "seat %d where seats go from 0 to %d", of, p.Players-1)
	case a.If != "" && !slices.Contains(conditions(), string(a.If)):
		return known(path()+".if", "condition", string(a.If), conditions())
	case a.Announce.Shown() && (a.Do != DoPlay || !Dominoes(p.Ruleset)):
		return shape(path()+".announce", "it goes with playing a tile only")
	case a.Claim.Shown() && (Dominoes(p.Ruleset) || (a.Do != DoPlay && a.Do != DoGo)):
		return shape(path()+".claim", "it goes with playing a card and with go only")
	case a.Do == DoPlay && a.Card.Shown() == Dominoes(p.Ruleset):
		return shape(path(), "dominoes are played with a tile, cards with a card")
	}
	return checkMove(Move{Do: a.Do, Tile: a.Tile, End: a.End, On: a.On, Pip: a.Pip, Card: a.Card}, path)
}

// actions returns what can be asked for in a game of a ruleset.
func actions(ruleset string) []string {
	if Dominoes(ruleset) {
		return []string{string(DoPlay), string(DoDraw), string(DoPass), string(DoCall), string(DoDeal)}
	}
	return []string{string(DoPlay), string(DoGo), string(DoClaim), string(DoCall), string(DoDeal)}
}

func conditions() []string { return []string{string(IfPlaying), string(IfStack), string(IfTurn)} }

func normalizePlay(p *Play) {
	for _, r := range p.Rounds {
		for _, hand := range r.Hands.Tiles {
			lowAll(hand)
		}
		lowAll(r.Boneyard)
	}
	for i := range p.Actions {
		a := &p.Actions[i]
		a.Tile.value, a.On.value = a.Tile.value.Low(), a.On.value.Low()
	}
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
