package steps

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"muggins.example/internal/rulebook"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// draft is the plan of the scenario that is being read.
type draft struct {
	scenario *rulebook.Scenario
	plan     *plan.Plan
	at       int    // the line of the step
	text     string // of the step
	mover    plan.Role
	seats    int  // the highest role named, and one
	failed   bool // a step is wrong, and the problem is noted
	started  bool // a position is given
	acted    bool // When has been said
	opening  bool // of a round in which nothing lies
	checked  int  // Then steps
}

func (d *draft) begin() {
	s := d.scenario
	d.plan = &plan.Plan{
		ID: s.ID, Rule: s.Rule.ID, Topic: s.Rule.Topic, Ruleset: s.Rule.Rulesets[0],
		Path: s.Path, Line: max(s.Line, s.Row), Informative: s.Rule.Informative(),
	}
}

// finish completes the plan.
func (d *draft) finish() error {
	switch {
	case !d.started:
		return errors.New("no position is given: begin with `Given a new round` or `Given the line …`")
	case !d.acted:
		return errors.New("nothing is done: say it with When")
	case d.checked == 0:
		return errors.New("nothing is checked: end with a Then")
	}
	d.plan.Seats = max(2, d.seats)
	if d.plan.Players > 0 && d.plan.Players < d.plan.Seats {
		return fmt.Errorf("%d players are given and %d are named", d.plan.Players, d.plan.Seats)
	}
	d.blocks()
	return d.plan.Resolve()
}

// blocks puts all that belongs to a round's end behind the passes that some
// programs want to see before they call a round blocked.
func (d *draft) blocks() {
	blocked := false
	for _, c := range d.plan.Checks {
		blocked = blocked || c.Last
	}
	for i := range d.plan.Checks {
		c := &d.plan.Checks[i]
		switch c.Field {
		case protocol.FieldCloser, protocol.FieldSettled, protocol.FieldScores:
			c.Last = c.Last || blocked
		case protocol.FieldTurn:
			c.Last = c.Last || (blocked && c.None)
		}
	}
}

// role reads who is meant; "the player" is whoever acted last.
func (d *draft) role(words string) (plan.Role, error) {
	switch words {
	case "the player":
		if len(d.plan.Actions) == 0 {
			return 0, errors.New("no player has acted yet: say `the next player`")
		}
		return d.mover, nil
	case "the opener":
		if !d.opening {
			return 0, errors.New("the round is open already: say `the next player`")
		}
		return d.named(0), nil
	case "seat 0", "seat 1", "seat 2", "seat 3":
		return d.named(plan.AtSeat(int(words[len(words)-1] - '0'))), nil
	case "the next player":
		return d.named(0), nil
	case "the following player":
		return d.named(1), nil
	case "the third player":
		return d.named(2), nil
	}
	return d.named(3), nil
}

func (d *draft) named(r plan.Role) plan.Role {
	d.seats = max(d.seats, r.Least())
	return r
}

// deal asks for the next round.
func (d *draft) deal([]string) error {
	return d.when(plan.Action{Do: protocol.DoDeal, Pip: -1, Line: d.at, Text: d.text})
}

func number(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n > 10_000 {
		return 0, fmt.Errorf("%s is too large a number", word)
	}
	return n, nil
}

func tile(word string) (protocol.Tile, error) {
	t, err := protocol.ParseTile(word)
	if err == nil && max(t.First, t.Second) > 6 {
		err = fmt.Errorf("%s is no tile of a double-six set", word)
	}
	return t, err
}

func tiles(words string) ([]protocol.Tile, error) {
	var list []protocol.Tile
	for _, word := range regexp.MustCompile(`\d+\|\d+`).FindAllString(words, -1) {
		t, err := tile(word)
		if err != nil {
			return nil, err
		}
		list = append(list, t)
	}
	return list, nil
}

// action reads a player, a tile and a place: the free half, or "", and the tile it belongs to.
func (d *draft) action(do protocol.Do, words []string) (plan.Action, error) {
	role, err := d.role(words[0])
	a := plan.Action{Role: role, Do: do, Pip: -1, Line: d.at, Text: d.text}
	if do != protocol.DoPlay || err != nil {
		return a, err
	}
	if a.Tile, err = tile(words[1]); err != nil {
		return a, err
	}
	if words[2] != "" {
		if a.Pip, err = number(words[2]); err != nil {
			return a, err
		}
	}
	a.On, err = tile(words[3])
	return a, err
}

func act(do protocol.Do) func(*draft, []string) error {
	return func(d *draft, words []string) error {
		a, err := d.action(do, words)
		if err != nil {
			return err
		}
		return d.when(a)
	}
}

func staged(do protocol.Do) func(*draft, []string) error {
	return func(d *draft, words []string) error {
		a, err := d.action(do, words)
		if err != nil {
			return err
		}
		a.Staged = true
		d.add(a)
		return nil
	}
}

// when adds the action of When, or one that Then asks for.
func (d *draft) when(a plan.Action) error {
	if d.acted && d.checked == 0 {
		return errors.New("a scenario has one action in When: let Given say what comes before it, as in `has played`")
	}
	d.acted = true
	d.add(a)
	return nil
}

func (d *draft) add(a plan.Action) {
	a.Asked = d.checked > 0
	d.plan.Actions = append(d.plan.Actions, a)
	d.mover = a.Role
}

func (d *draft) leads(words []string) error {
	if !d.opening {
		return errors.New("a tile is led into a new round: say `Given a new round`, or `plays … on …`")
	}
	role, err := d.role(words[0])
	if err != nil {
		return err
	}
	t, err := tile(words[1])
	if err != nil {
		return err
	}
	return d.when(plan.Action{Role: role, Do: protocol.DoPlay, Tile: t, Pip: -1, First: true, Line: d.at, Text: d.text})
}

// moves reads "play 1|2 on 2|6, 1|3 on the 1 of 1|1 or draw".
func (d *draft) moves(words string) ([]plan.Action, error) {
	form := regexp.MustCompile(`^(?:(play |lead )?(\d+\|\d+)(?: on (?:the (\d+) of )?(\d+\|\d+))?|draw|pass)$`)
	var list []plan.Action
	for _, part := range regexp.MustCompile(`, | or `).Split(words, -1) {
		m := form.FindStringSubmatch(part)
		switch {
		case m == nil, m[2] != "" && m[4] == "" && !strings.HasPrefix(words, "lead"):
			return nil, fmt.Errorf("%q is no move: write draw, pass, or a tile and its place as in `play 1|2 on 2|6`", part)
		case part == "draw" || part == "pass":
			list = append(list, plan.Action{Do: protocol.Do(part), Pip: -1})
			continue
		}
		t, err := tile(m[2])
		if err != nil {
			return nil, err
		}
		move := plan.Action{Do: protocol.DoPlay, Tile: t, Pip: -1, First: m[4] == ""}
		if !move.First {
			if move.On, err = tile(m[4]); err != nil {
				return nil, err
			}
		}
		if m[3] != "" {
			if move.Pip, err = number(m[3]); err != nil {
				return nil, err
			}
		}
		list = append(list, move)
	}
	return list, nil
}
