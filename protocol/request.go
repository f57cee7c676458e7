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
	case p.Players < MinPlayers || p.Players > MaxPlayers:
		return shape(join(path, "players"), "%d players where %d to %d can play", p.Players, MinPlayers, MaxPlayers)
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
		if e := checkRound(&p.Rounds[i], p.Players, fmt.Sprintf("%s[%d]", join(path, "rounds"), i)); e != nil {
			return e
		}
	}
	for i := range p.Actions {
		if e := checkAction(&p.Actions[i], p.Players, func() string { return fmt.Sprintf("%s[%d]", join(path, "actions"), i) }); e != nil {
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
	case s.Players < MinPlayers || s.Players > MaxPlayers:
		return shape(join(path, "players"), "%d is not from %d to %d", s.Players, MinPlayers, MaxPlayers)
	case s.Seed < 1:
		return shape(join(path, "seed"), "missing, or below 1")
	}
	for _, name := range sortedKeys(s.Options) {
		if e := checkOption(table, join(path, "options"), name, []Value{s.Options[name]}); e != nil {
			return e
		}
	}
	return nil
}

func checkRound(r *Round, players int, path string) *MessageError {
	switch {
	case len(r.Hands) != players:
		return shape(path+".hands", "%d hands for %d players", len(r.Hands), players)
	case r.Boneyard == nil:
		return shape(path+".boneyard", "missing")
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

func checkAction(a *Action, players int, path func() string) *MessageError {
	seat, ok := a.Player.Get()
	switch {
	case a.Do != DoDeal && !slices.Contains(moves(), string(a.Do)):
		return known(path()+".do", "action", string(a.Do), append(moves(), string(DoDeal)))
	case ok == (a.Do == DoDeal):
		return shape(path()+".player", "every action but deal has a player, deal has none")
	case ok && (seat < 0 || seat >= players):
		return shape(path()+".player", "seat %d where seats go from 0 to %d", seat, players-1)
	case a.If != "" && a.If != IfPlaying:
		return known(path()+".if", "condition", string(a.If), []string{string(IfPlaying)})
	}
	return checkMove(Move{Do: a.Do, Tile: a.Tile, End: a.End, On: a.On, Pip: a.Pip}, path)
}

func normalizePlay(p *Play) {
	for _, r := range p.Rounds {
		for _, hand := range r.Hands {
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
