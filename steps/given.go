package steps

import (
	"errors"
	"fmt"
	"strings"

	"muggins.example/plan"
	"muggins.example/protocol"
)

func (d *draft) start() error {
	if d.started {
		return errors.New("a position is given already")
	}
	d.started = true
	return nil
}

func (d *draft) newRound([]string) error {
	d.opening = true
	return d.start()
}

func (d *draft) line(words []string) (err error) {
	if err = d.start(); err != nil {
		return err
	}
	list, err := tiles(strings.ReplaceAll(words[0], " ", ", "))
	d.plan.Deal.Line = list
	if err == nil {
		err = d.known(list...)
	}
	return err
}

func (d *draft) players(words []string) error {
	n, err := number(words[0])
	if err != nil {
		return err
	}
	if d.plan.Players > 0 {
		return errors.New("the number of players is given already")
	}
	if most := protocol.MaxPlayers(d.plan.Rulesets[len(d.plan.Rulesets)-1]); n < protocol.MinPlayers || n > most {
		return fmt.Errorf("%d to %d play, not %d", protocol.MinPlayers, most, n)
	}
	d.plan.Players = n
	return nil
}

func holds(exact bool) func(*draft, []string) error {
	return func(d *draft, words []string) error {
		role, err := d.role(words[0])
		if err != nil {
			return err
		}
		list, err := tiles(words[1])
		if err == nil {
			err = d.known(list...)
		}
		if err != nil {
			return err
		}
		for _, h := range d.plan.Deal.Holds {
			if h.Role == role {
				return errors.New("the hand of this player is given already")
			}
		}
		d.plan.Deal.Holds = append(d.plan.Deal.Holds, plan.Holding{Role: role, Tiles: list, Exact: exact})
		return nil
	}
}

// boneyard takes no tiles for an empty one.
func (d *draft) boneyard(words []string) (err error) {
	if d.plan.Deal.Boneyard.Exact {
		return errors.New("the boneyard is given already")
	}
	d.plan.Deal.Boneyard.Exact = true
	if len(words) > 0 {
		d.plan.Deal.Boneyard.Tiles, err = tiles(words[0])
	}
	return err
}

// points leave room below the lowest target; Resolve holds it.
func (d *draft) points(words []string) (err error) {
	if d.plan.Deal.Scores > 0 {
		return errors.New("the scores are given already")
	}
	d.plan.Deal.Scores, err = number(words[0])
	return err
}

func (d *draft) needsToWin(words []string) error {
	role, err := d.role(words[0])
	if err != nil {
		return err
	}
	n, err := number(words[1])
	if err == nil && (n == 0 || n > 61) {
		err = errors.New("1 to 61 points can be missing, whatever the target is")
	}
	d.plan.Deal.Needs = append(d.plan.Deal.Needs, plan.Need{Role: role, Points: n})
	return err
}

func (d *draft) usualTarget([]string) error {
	d.plan.UsualTarget = true
	return nil
}

// lotFalls ends the draws of lots for the first round.
func (d *draft) lotFalls(words []string) error { return d.lot(&d.plan.Deal.Lots, words) }

// nextLotFalls ends the draws of lots for the next round.
func (d *draft) nextLotFalls(words []string) error { return d.lot(&d.plan.Deal.NextLots, words) }

func (d *draft) lot(draws *[][]plan.Role, words []string) error {
	if n := len(*draws); n > 0 && len((*draws)[n-1]) == 1 {
		return errors.New("the lot has fallen already")
	}
	var left []plan.Role
	for _, word := range words {
		role, err := d.role(word)
		if err != nil {
			return err
		}
		left = append(left, role)
	}
	*draws = append(*draws, left)
	return nil
}

// blocked lets everybody pass who still can, and takes for granted that the
// round is blocked then.
func (d *draft) blocked([]string) error {
	n := d.plan.Players
	if n == 0 {
		return errors.New("say how many play, as in `2 players`: each may have to pass")
	}
	if len(d.plan.Actions) == 0 {
		return errors.New("say first which tile blocks the round, as in `the next player has played …`")
	}
	for range n {
		d.add(plan.Action{
			Role: d.mover.Plus(1, n), Do: protocol.DoPass, If: protocol.IfPlaying, Pip: -1, Staged: true, Line: d.at, Text: d.text,
		})
	}
	d.plan.Checks = append(d.plan.Checks, plan.Check{
		Kind: plan.Word, After: len(d.plan.Actions) - 1, Given: true, Field: protocol.FieldRound,
		Word: string(protocol.RoundBlocked), At: d.at, Text: d.text,
	})
	return nil
}

// byRule leaves it to a rule who opens.
func (d *draft) byRule([]string) error {
	if !d.opening || d.plan.Deal.Lots != nil {
		return errors.New("a rule finds the opener of a new round, where no lot falls")
	}
	d.plan.Deal.ByRule = true
	return nil
}

// nextHolds gives a hand of the round that is dealt next.
func (d *draft) nextHolds(words []string) error {
	role, err := d.role(words[0])
	if err != nil {
		return err
	}
	h := plan.Holding{Role: role, Exact: true}
	if d.plan.Cards() {
		h.Cards, err = cards(words[1])
	} else {
		h.Tiles, err = tiles(words[1])
	}
	d.plan.Deal.Next = append(d.plan.Deal.Next, h)
	return err
}

// dealt asks for the program's own deals in place of a position.
func (d *draft) dealt(words []string) error {
	if err := d.start(); err != nil {
		return errors.New("the program deals for itself: no position is given then")
	}
	d.plan.Deals, d.acted = true, true
	return d.players(words)
}
