package diagnosis

import (
	"slices"

	"muggins.example/conformance"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// question is a game that a program is asked, and what it showed.
type question struct {
	bound   plan.Bound
	play    protocol.Play // as the program is asked it
	about   []string      // options that the game was made to show
	depends []string      // options that it depends on besides
	shown   protocol.Outcome
	differs int // what does not fit the reference, under the profile that was found
}

// questions makes a game of every scenario that can be put to the program,
// whatever options the scenario needs.
func questions(suite *conformance.Suite, claim protocol.Claim, methods []string) ([]*question, error) {
	every := everything(claim)
	var all []*question
	for _, p := range suite.Plans() {
		if p.Game != nil || (p.Deals && !slices.Contains(methods, "shuffle")) {
			continue
		}
		bounds, _, err := plan.Bind(p, every)
		if err != nil {
			return nil, err
		}
		if len(bounds) == 0 {
			continue
		}
		q := &question{bound: bounds[0]}
		for _, pin := range p.Pins {
			if pin.About {
				q.about = append(q.about, pin.Option)
			} else {
				q.depends = append(q.depends, pin.Option)
			}
		}
		if q.ask(claim) {
			all = append(all, q)
		}
	}
	return all, nil
}

// everything is the claim with every value of every option, and every topic.
func everything(claim protocol.Claim) protocol.Claim {
	every := claim
	every.Options, every.Automatic = map[string]protocol.Choices{}, nil
	table, _ := protocol.Options(claim.Ruleset)
	for _, o := range table {
		every.Options[o.Name] = protocol.Choices{Values: o.Words()}
	}
	delete(every.Options, "target")
	if target, named := claim.Options["target"]; named {
		every.Options["target"] = target
	}
	var covers []string
	for _, t := range protocol.Topics() {
		covers = append(covers, string(t))
	}
	every.Covers = protocol.Some(covers)
	return every
}

// ask writes the request for the program: the options that it claims, nothing
// of those that the scenario needs. It reports whether the program can be asked.
func (q *question) ask(claim protocol.Claim) bool {
	q.play = q.bound.Play
	chosen, _ := claim.Choose(q.play.Players, nil)
	if chosen == nil || chosen["target"] != q.play.Options["target"] && q.play.Shuffle == nil {
		return false
	}
	if s := q.play.Shuffle; s != nil {
		asked := *s
		asked.Options = chosen
		q.play.Shuffle, q.play.Options = &asked, chosen
		return true
	}
	q.play.Options = chosen
	return q.speak(claim)
}

// speaks reports whether a claim knows announcements.
func speaks(claim protocol.Claim) bool {
	_, named := claim.Options["call"]
	return named || protocol.Default(claim.Ruleset, "call", protocol.MinPlayers) != "off"
}

// speak lets every play say what is due where the ruleset or the claim knows
// announcements; where neither does, nothing is asked that needs them.
func (q *question) speak(claim protocol.Claim) bool {
	spoken := speaks(claim)
	q.play.Actions = slices.Clone(q.play.Actions)
	for i := range q.play.Actions {
		a := &q.play.Actions[i]
		switch {
		case !spoken && a.Do == protocol.DoCall, !spoken && a.Announce.IsNull():
			return false
		case !spoken:
			if said, ok := a.Announce.Get(); ok && said != protocol.Due {
				return false
			}
			a.Announce = protocol.Maybe[protocol.Said]{}
		case claim.Ruleset == protocol.Cards:
			if !a.Claim.Shown() && (a.Do == protocol.DoPlay || a.Do == protocol.DoGo) {
				a.Claim = protocol.Some(protocol.Due)
			}
		case !a.Announce.Shown() && a.Do == protocol.DoPlay:
			a.Announce = protocol.Some(protocol.Due)
		}
	}
	return true
}

// under writes the request for the reference under a profile; without one it
// is what the program was asked.
func (q *question) under(p profile) protocol.Play {
	play := q.play
	if p == nil {
		return play
	}
	options := map[string]protocol.Value{}
	for name, v := range p {
		options[name] = v
	}
	options["target"] = play.Options["target"]
	play.Options = options
	if play.Shuffle != nil {
		asked := *play.Shuffle
		asked.Options = options
		play.Shuffle = &asked
	}
	return play
}

// means reports whether a question can be asked in games of a profile: no tile
// is laid across where no double has arms.
func (q *question) means(p profile) bool {
	across := slices.ContainsFunc(q.bound.Plan.Actions, func(a plan.Action) bool { return a.Across })
	return !across || p["spinner"] != "none"
}

// misfit counts the entries in which what the program showed is not what the
// reference shows. Where the games part, all that follow are counted.
func (q *question) misfit(reference protocol.Answer) int {
	if q.shown.Fault != nil || q.shown.Answer.Unable != "" {
		return 0
	}
	if q.play.Shuffle != nil {
		return misdealt(q.shown.Answer.Dealt, reference.Dealt)
	}
	theirs, ours := q.shown.Answer.Trace, reference.Trace
	if len(theirs) != len(ours) { // one of them refused the set-up
		return max(len(theirs), len(ours))
	}
	count := 0
	for i := range theirs {
		switch q.compare(theirs, ours, i) {
		case parted:
			return count + len(theirs) - i
		case unlike:
			count++
		}
	}
	return count
}

// likeness is how two entries compare.
type likeness uint8

const (
	alike likeness = iota
	unlike
	parted // from here on they are two games
)

func (q *question) compare(theirs, ours []protocol.Entry, i int) likeness {
	a, b := &theirs[i], &ours[i]
	conditional := i > 0 && q.play.Actions[i-1].If != ""
	waits := i < len(q.play.Actions) && q.play.Actions[i].If != "" // a round's end may come behind it
	if a.Unable != "" || (a.Skipped && !conditional) {
		return alike
	}
	if conditional {
		if waits {
			return alike
		}
		a, b = latest(theirs, i), latest(ours, i)
	} else if (a.Refused != "") != (b.Refused != "") {
		return parted
	}
	if won(a) || won(b) {
		return q.end(a, b)
	}
	fields := decisive()
	if !waits {
		fields = append(fields, protocol.FieldTurn)
	}
	if conformance.Unlike(&a.Position, &b.Position, fields) != "" {
		return parted
	}
	if conformance.Unlike(&a.Position, &b.Position, others(waits, conditional)) != "" {
		return unlike
	}
	return alike
}

// won reports whether an entry shows a match that is won.
func won(e *protocol.Entry) bool {
	_, ok := e.Winner.Get()
	return ok
}

// end compares what has to be equal where a match is won.
func (q *question) end(a, b *protocol.Entry) likeness {
	if conformance.Unlike(&a.Position, &b.Position, []protocol.Field{protocol.FieldAwards, protocol.FieldScores, protocol.FieldWinner}) != "" {
		return parted
	}
	return alike
}

// latest finds the last entry up to a place that shows anything.
func latest(trace []protocol.Entry, i int) *protocol.Entry {
	for i > 0 && (trace[i].Skipped || trace[i].Refused != "") {
		i--
	}
	return &trace[i]
}

func decisive() []protocol.Field {
	return []protocol.Field{protocol.FieldLine, protocol.FieldArms, protocol.FieldPile, protocol.FieldTotal, protocol.FieldHands}
}

// others are the fields that tell games apart without parting them. What
// belongs to a round's end is left out where that may come later; awards where
// they may be of an earlier entry.
func others(waits, conditional bool) []protocol.Field {
	fields := []protocol.Field{
		protocol.FieldCounted, protocol.FieldSum, protocol.FieldBoneyard, protocol.FieldStock,
		protocol.FieldDealer, protocol.FieldLast, protocol.FieldOpen,
	}
	if !conditional {
		fields = append(fields, protocol.FieldAwards)
	}
	if !waits {
		fields = append(fields, protocol.FieldScores, protocol.FieldSettled, protocol.FieldRound, protocol.FieldCloser, protocol.FieldWinner, protocol.FieldLegal)
	}
	return fields
}

// misdealt compares what can be told of two deals of different chance: how
// large the hands are, and which set they are of.
func misdealt(theirs, ours protocol.Dealt) int {
	a, _ := theirs.Hands.Get()
	b, _ := ours.Hands.Get()
	count := 0
	if !slices.Equal(a.Sizes(), b.Sizes()) {
		count++
	}
	if size(theirs) != size(ours) {
		count++
	}
	return count
}

// size is how many tiles or cards a deal has in all.
func size(d protocol.Dealt) int {
	hands, _ := d.Hands.Get()
	boneyard, _ := d.Boneyard.Get()
	stock, _ := d.Stock.Get()
	n := len(boneyard) + len(stock)
	for _, held := range hands.Sizes() {
		n += held
	}
	return n
}
