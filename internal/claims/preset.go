package claims

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muggins.example/engine/dominoes"
	"muggins.example/protocol"
)

// presetSentences are about games under other names, which the suite knows as presets.
func presetSentences() []sentence {
	return []sentence{
		{"of the presets {presets} <number> know the muggins call", func(in given) ([]string, error) {
			number := 0
			for name := range strings.SplitSeq(in["presets"], " and ") {
				rules, err := presetRules(name)
				if err != nil {
					return nil, err
				}
				number += one(callable(rules))
			}
			return []string{strconv.Itoa(number)}, nil
		}},
		{"under the preset {preset} points that were not announced <can or cannot> be called", func(in given) ([]string, error) {
			rules, err := presetRules(in["preset"])
			if err != nil {
				return nil, err
			}
			return []string{choose(callable(rules), "can", "cannot")}, nil
		}},
		{"the presets whose names begin with {name} are of the <games>", presetGames},
		{"the first double of a round gets <arms> in the main form, and <arms> under the preset {preset}", func(in given) ([]string, error) {
			rules, err := presetRules(in["preset"])
			if err != nil {
				return nil, err
			}
			return []string{arms(dominoes.New(dominoes.Options{})), arms(rules)}, nil
		}},
		{"up to {tiles} tiles the lines of the main form and of the preset {preset} score <alike>", func(in given) ([]string, error) {
			rules, err := presetRules(in["preset"])
			if err != nil {
				return nil, err
			}
			tiles, err := in.number("tiles", 1, 4)
			if err != nil {
				return nil, err
			}
			same, err := sameLines(dominoes.New(dominoes.Options{}), rules, tiles)
			return []string{same}, err
		}},
	}
}

// presetRules gives the rules of a preset of the domino games as far as calls
// and spinners go.
func presetRules(name string) (*dominoes.Rules, error) {
	p, ok := protocol.FindPreset(name)
	if !ok || slices.Contains(p.Rulesets, protocol.Cards) {
		return nil, fmt.Errorf("%q is no preset of the domino games; muggins rules --rulesets lists them", name)
	}
	o := dominoes.HoyleOptions()
	for _, s := range p.Options {
		switch s {
		case protocol.Setting{Option: "call", Value: "off"}:
			o.Call = dominoes.CallOff
		case protocol.Setting{Option: "spinner", Value: "first-double"}:
			o.Spinner = dominoes.FirstDouble
		case protocol.Setting{Option: "spinner", Value: "every-double"}:
			o.Spinner = dominoes.EveryDouble
		}
	}
	return dominoes.New(o), nil
}

// callable reports whether points that the mover keeps silent about are open to a call.
func callable(r *dominoes.Rules) bool {
	open := r.Announced(dominoes.Saying{Due: 5, Said: dominoes.Silent}).Open
	return r.MayCall(dominoes.Calling{Open: open})
}

// presetGames lists the games that presets with a beginning of a name belong to.
func presetGames(in given) ([]string, error) {
	domino, card := false, false
	for _, p := range protocol.Presets() {
		if strings.HasPrefix(p.Name, in["name"]) {
			ofCards := slices.Contains(p.Rulesets, protocol.Cards)
			domino, card = domino || !ofCards, card || ofCards
		}
	}
	switch {
	case domino && card:
		return []string{"domino games and of the card game"}, nil
	case domino:
		return []string{"domino games"}, nil
	case card:
		return []string{"card game"}, nil
	}
	return nil, fmt.Errorf("no preset is called %s; muggins rules --rulesets lists them", in["name"])
}

// arms says whether the first double of a round becomes a spinner.
func arms(r *dominoes.Rules) string {
	return choose(r.Spinner(dominoes.Branching{First: true}), "cross arms", "no arms")
}

// sameLines compares what can be laid, tile by tile, and what the last tile
// scores. Where something differs it tells a tile that scores in the one game
// and cannot be laid in the other.
func sameLines(main, other *dominoes.Rules, tiles int) (string, error) {
	awards := map[[4]dominoes.Action]int{}
	if err := eachLine(main, tiles, func(l laid) bool {
		awards[key(l)] = l.award()
		return true
	}); err != nil {
		return "", err
	}
	lines, example := 0, ""
	err := eachLine(other, tiles, func(l laid) bool {
		lines++
		if award, ok := awards[key(l)]; ok && award == l.award() || l.award() == 0 {
			return true
		}
		example = fmt.Sprintf("differently: after %s the main form refuses %v and the preset awards it %d", lay(l), l.actions[len(l.actions)-1].Tile, l.award())
		return false
	})
	if err == nil && example == "" && lines != len(awards) {
		example = fmt.Sprintf("alike, but are %d in the one and %d in the other", len(awards), lines)
	}
	return choose(example == "", "alike", example), err
}

// key holds what makes a line of up to four tiles.
func key(l laid) (k [4]dominoes.Action) {
	copy(k[:], l.actions)
	return k
}

// lay lists the tiles of a line but for the last.
func lay(l laid) string {
	var tiles []dominoes.Tile
	for _, a := range l.actions[:len(l.actions)-1] {
		tiles = append(tiles, a.Tile)
	}
	return join(written(tiles))
}
