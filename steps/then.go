package steps

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"muggins.example/plan"
	"muggins.example/protocol"
)

// check adds a check of what can be seen behind the last action.
func (d *draft) check(c plan.Check) error {
	c.After, c.At, c.Text = len(d.plan.Actions)-1, d.at, d.text
	d.plan.Checks = append(d.plan.Checks, c)
	d.checked++
	return nil
}

// of adds a check about a player.
func (d *draft) of(player string, c plan.Check) (err error) {
	if c.Role, err = d.role(player); err != nil {
		return err
	}
	return d.check(c)
}

// isRefused takes every code whose rule the action breaks.
func (d *draft) isRefused(words []string) error {
	codes := strings.Split(words[0], " or ")
	for _, code := range codes {
		if !slices.Contains(protocol.Codes(), code) {
			return fmt.Errorf("%s is no code: the codes are %s", code, strings.Join(protocol.Codes(), ", "))
		}
	}
	return d.check(plan.Check{Kind: plan.Refused, Codes: codes})
}

func (d *draft) unchanged([]string) error { return d.check(plan.Check{Kind: plan.Unchanged}) }

func (d *draft) lineIs(words []string) error {
	list, err := tiles(words[0])
	if err != nil {
		return err
	}
	return d.check(plan.Check{Kind: plan.Line, Field: protocol.FieldLine, Tiles: list})
}

func (d *draft) nothingLies([]string) error {
	return d.check(plan.Check{Kind: plan.Line, Field: protocol.FieldLine})
}

func (d *draft) counted(words []string) error {
	var ends []protocol.Contribution
	for _, m := range regexp.MustCompile(`(\d+\|\d+) for (\d+)`).FindAllStringSubmatch(words[0], -1) {
		t, err := tile(m[1])
		if err != nil {
			return err
		}
		n, err := number(m[2])
		if err != nil {
			return err
		}
		ends = append(ends, protocol.Contribution{Tile: t.Low(), Pips: n})
	}
	return d.check(plan.Check{Kind: plan.Ends, Field: protocol.FieldCounted, Ends: ends})
}

func (d *draft) sum(words []string) error {
	n, err := number(words[0])
	if err != nil {
		return err
	}
	return d.check(plan.Check{Kind: plan.Number, Field: protocol.FieldSum, Num: n})
}

// amount reads the number behind a player, 0 where the sentence has none.
func amount(words []string) (int, error) {
	if len(words) < 2 {
		return 0, nil
	}
	return number(words[1])
}

// scores says also that nobody else is awarded anything.
func (d *draft) scores(words []string) error {
	n, err := amount(words)
	if err != nil {
		return err
	}
	if err := d.of(words[0], plan.Check{Kind: plan.Points, Field: protocol.FieldAwards, Num: n}); err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.Others, Field: protocol.FieldAwards})
}

func (d *draft) onTurn(words []string) error {
	return d.of(words[0], plan.Check{Kind: plan.Seat, Field: protocol.FieldTurn})
}

func (d *draft) nobodyOnTurn([]string) error {
	return d.check(plan.Check{Kind: plan.Seat, Field: protocol.FieldTurn, None: true})
}

func (d *draft) may(words []string) error {
	if d.plan.Cards() {
		return d.mayCards(words)
	}
	moves, err := d.moves(words[1])
	if err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.Legal, Field: protocol.FieldLegal, Moves: moves})
}

func (d *draft) nobodyMay([]string) error {
	return d.check(plan.Check{Kind: plan.Legal, Field: protocol.FieldLegal})
}

func (d *draft) handIs(words []string) error {
	list, err := tiles(words[1])
	if err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.Hand, Field: protocol.FieldHands, Tiles: list})
}

func (d *draft) boneyardHas(words []string) error {
	n, err := number(words[0])
	if err != nil {
		return err
	}
	return d.check(plan.Check{Kind: plan.Number, Field: protocol.FieldBoneyard, Num: n})
}

func roundIs(state protocol.RoundState) func(*draft, []string) error {
	return func(d *draft, _ []string) error {
		return d.check(plan.Check{
			Kind: plan.Word, Field: protocol.FieldRound, Word: string(state), Last: state == protocol.RoundBlocked,
		})
	}
}

func (d *draft) blockedAtOnce([]string) error {
	return d.check(plan.Check{Kind: plan.Word, Field: protocol.FieldRound, Word: string(protocol.RoundBlocked)})
}

func (d *draft) closer(words []string) error {
	return d.of(words[0], plan.Check{Kind: plan.Seat, Field: protocol.FieldCloser})
}

func (d *draft) noCloser([]string) error {
	return d.check(plan.Check{Kind: plan.Seat, Field: protocol.FieldCloser, None: true})
}

func (d *draft) loses(words []string) error {
	n, err := amount(words)
	if err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.Points, Field: protocol.FieldSettled, Num: -n})
}

func (d *draft) rises(words []string) error {
	n, err := amount(words)
	if err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.Change, Field: protocol.FieldScores, Num: n})
}

// inAll compares with the scores before the first deal.
func (d *draft) inAll(words []string) error {
	n, err := amount(words)
	if err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.InAll, Field: protocol.FieldScores, Num: n})
}

func (d *draft) gains(words []string) error {
	n, err := amount(words)
	if err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.Points, Field: protocol.FieldSettled, Num: n})
}

// open takes the number before the player.
func (d *draft) open(words []string) error {
	n, player := 0, words[0]
	if len(words) > 1 {
		player = words[1]
		var err error
		if n, err = number(words[0]); err != nil {
			return err
		}
	}
	return d.of(player, plan.Check{Kind: plan.Points, Field: protocol.FieldOpen, Num: n})
}

// arms takes a double, one arm, and another where both are played on.
func (d *draft) arms(words []string) error {
	double, err := tile(words[0])
	if err == nil && !double.Double() {
		err = fmt.Errorf("%s is no double, and has no arms in any game", double)
	}
	if err != nil {
		return err
	}
	s := protocol.Spinner{Double: double}
	for i, word := range words[1:] {
		if s.Arms[i], err = tiles(strings.ReplaceAll(word, " ", ", ")); err != nil {
			return err
		}
	}
	return d.check(plan.Check{Kind: plan.Crossing, Field: protocol.FieldArms, Spinner: s})
}

func (d *draft) falls(words []string) error {
	n, err := amount(words)
	if err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.Change, Field: protocol.FieldScores, Num: -n})
}

// stoppedByLast takes either word for a round that the last tile of a hand
// ended by winning the match.
func (d *draft) stoppedByLast([]string) error {
	return d.check(plan.Check{
		Kind: plan.Word, Field: protocol.FieldRound, Word: string(protocol.RoundStopped), Codes: []string{string(protocol.RoundDomino)},
	})
}

func (d *draft) wins(words []string) error {
	return d.of(words[0], plan.Check{Kind: plan.Seat, Field: protocol.FieldWinner})
}

func (d *draft) nobodyWins([]string) error {
	return d.check(plan.Check{Kind: plan.Seat, Field: protocol.FieldWinner, None: true})
}

func (d *draft) sees(words []string) error {
	list, err := tiles(words[1])
	if err != nil {
		return err
	}
	return d.of(words[0], plan.Check{Kind: plan.Sees, Field: protocol.FieldView, Tiles: list})
}

// dealtIs checks the program's own deals.
func dealtIs(kind plan.Kind) func(*draft, []string) error {
	return func(d *draft, words []string) (err error) {
		if !d.plan.Deals {
			return errors.New("only the program's own deal is looked at so: say `When a round is dealt to … players`")
		}
		c := plan.Check{Kind: kind}
		if len(words) > 0 {
			if c.Num, err = number(words[0]); err != nil {
				return err
			}
		}
		return d.check(c)
	}
}
