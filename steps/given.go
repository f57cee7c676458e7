package steps

import (
	"errors"
	"fmt"
	"strings"

	"muggins.example/plan"
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
	return err
}

func (d *draft) players(words []string) error {
	n, err := number(words[0])
	if err != nil {
		return err
	}
	if n < 2 || n > 4 {
		return fmt.Errorf("2 to 4 play, not %d", n)
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
	d.plan.Deal.Boneyard.Exact = true
	if len(words) > 0 {
		d.plan.Deal.Boneyard.Tiles, err = tiles(words[0])
	}
	return err
}

func (d *draft) points(words []string) (err error) {
	d.plan.Deal.Scores, err = number(words[0])
	return err
}

func (d *draft) needsToWin(words []string) error {
	role, err := d.role(words[0])
	if err != nil {
		return err
	}
	n, err := number(words[1])
	if err == nil && n == 0 {
		err = errors.New("who needs nothing has won already")
	}
	d.plan.Deal.Needs = append(d.plan.Deal.Needs, plan.Need{Role: role, Points: n})
	return err
}

func (d *draft) usualTarget([]string) error {
	d.plan.UsualTarget = true
	return nil
}
