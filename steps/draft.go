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
	tried    bool // an action that may be refused is part of When, and others may stand beside it
	checked  int  // Then steps
}

func (d *draft) begin() {
	s := d.scenario
	d.plan = &plan.Plan{
		ID: s.ID, Rule: s.Rule.ID, Topic: s.Rule.Topic, Rulesets: s.Rule.Rulesets, Pins: s.Pins,
		Path: s.Path, Line: max(s.Line, s.Row), Informative: s.Rule.Informative(),
	}
	d.plan.Deal.Total = -1
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
		case protocol.FieldCloser, protocol.FieldSettled, protocol.FieldScores, protocol.FieldWinner:
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
	case "the next player":
		return d.named(0), nil
	case "the following player":
		return d.named(1), nil
	case "the third player":
		return d.named(2), nil
	}
	if n, ok := strings.CutPrefix(words, "seat "); ok {
		return d.named(plan.AtSeat(int(n[0] - '0'))), nil
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
	return t, err
}

// known refuses tiles that are in no set that the scenario is about.
func (d *draft) known(list ...protocol.Tile) error {
	most := 6
	for _, pin := range d.plan.Pins {
		if n, ok := pin.Values[0].Number(); ok && pin.Option == "set" {
			most = n
		}
	}
	for _, t := range list {
		if max(t.First, t.Second) > most {
			return fmt.Errorf("%s is no tile of a double-%d set: tag the example with another, as in @option:set=9", t, most)
		}
	}
	return nil
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

// action reads a player and, for a play, a card, or a tile and a place: the free half, or "", and the tile it belongs to.
func (d *draft) action(do protocol.Do, words []string) (plan.Action, error) {
	if d.plan.Cards() {
		return d.cardAction(do, words)
	}
	role, err := d.role(words[0])
	a := plan.Action{Role: role, Do: do, Pip: -1, Line: d.at, Text: d.text}
	if do == protocol.DoCall && err == nil {
		a.Of, err = d.role(words[1])
	}
	if do != protocol.DoPlay || err != nil {
		return a, err
	}
	if a.Tile, err = tile(words[1]); err != nil {
		return a, err
	}
	if err = d.known(a.Tile); err != nil {
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

// how changes an action: what is said with it, and whether it is staged.
type how func(*plan.Action)

// unsaid leaves out what has to be said with a play.
func unsaid(a *plan.Action) { a.Said = protocol.Null[protocol.Said]() }

// across means a cross arm.
func across(a *plan.Action) { a.Across = true }

// free lets an action be refused as well.
func free(a *plan.Action) { a.Free = true }

func act(do protocol.Do, changes ...how) func(*draft, []string) error {
	return func(d *draft, words []string) error {
		a, err := d.action(do, words)
		if err != nil {
			return err
		}
		for _, change := range changes {
			change(&a)
		}
		return d.when(a)
	}
}

func staged(do protocol.Do, changes ...how) func(*draft, []string) error {
	return func(d *draft, words []string) error {
		a, err := d.action(do, words)
		if err != nil {
			return err
		}
		for _, change := range changes {
			change(&a)
		}
		a.Staged = true
		d.add(a)
		return nil
	}
}

// playsAcross plays a tile on a cross arm of a double.
func (d *draft) playsAcross(words []string) error {
	return act(protocol.DoPlay, across)(d, []string{words[0], words[1], "", words[2]})
}

// falsely plays a tile and announces the number behind it.
func (d *draft) falsely(words []string) error {
	a, err := d.action(protocol.DoPlay, words)
	if err != nil {
		return err
	}
	n, err := number(words[4])
	a.Said = protocol.Some(protocol.Said(n))
	if err != nil {
		return err
	}
	return d.when(a)
}

// when adds the action of When, or one that Then asks for.
func (d *draft) when(a plan.Action) error {
	d.tried = d.tried || a.Free
	if d.acted && d.checked == 0 && !d.tried {
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

// lead reads a player and the tile that opens the line.
func (d *draft) lead(words []string) (plan.Action, error) {
	if !d.opening {
		return plan.Action{}, errors.New("a tile is led into a new round: say `Given a new round`, or `plays … on …`")
	}
	role, err := d.role(words[0])
	if err != nil {
		return plan.Action{}, err
	}
	t, err := tile(words[1])
	if err == nil {
		err = d.known(t)
	}
	return plan.Action{Role: role, Do: protocol.DoPlay, Tile: t, Pip: -1, First: true, Line: d.at, Text: d.text}, err
}

func leads(changes ...how) func(*draft, []string) error {
	return func(d *draft, words []string) error {
		a, err := d.lead(words)
		if err != nil {
			return err
		}
		if len(words) > 2 {
			n, err := number(words[2])
			if err != nil {
				return err
			}
			a.Said = protocol.Some(protocol.Said(n))
		}
		for _, change := range changes {
			change(&a)
		}
		return d.when(a)
	}
}

func hasLed(changes ...how) func(*draft, []string) error {
	return func(d *draft, words []string) error {
		a, err := d.lead(words)
		if err != nil {
			return err
		}
		for _, change := range changes {
			change(&a)
		}
		a.Staged = true
		d.add(a)
		return nil
	}
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
