package reference_test

import (
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
	"muggins.example/protocol"
)

// verdicts are the right verdicts of a program, by globs of scenario ids. What
// is not named passes.
type verdicts map[conformance.Verdict][]string

// forbidden are the scenarios in which something has to be refused.
func forbidden() []string {
	return []string{
		"dominoes.double.no-branch.interior", "dominoes.double.no-branch.opening", "hoyle.no-spinner.opening", "hoyle.no-spinner.later",
		"dominoes.play.must.no-*",
		"dominoes.draw.when-stuck.nothing-left", "dominoes.draw.stop-at-playable.no-more", "dominoes.draw.forbidden-when-playable.*-fits",
		"dominoes.pass.forbidden.*",
		"dominoes.round.ends.no-*",
		"dominoes.place.match.wrong-*", "dominoes.place.outer-half.covered", "dominoes.place.from-hand.not-held",
		"muggins.match.immediate.no-play-after", "muggins.match.next-round.too-soon",
		"muggins.opener.lot.others", "muggins.opener.lot-repeat.left-out", "muggins.opener.no-privilege.cannot",
		"muggins.opening.any-tile.not-held", "muggins.opening.must.no-*",
		"muggins.turn.clockwise.*out-of-turn", "muggins.turn.ends.second-tile",
	}
}

// outOfTurn are those in which somebody acts who is not on turn.
func outOfTurn() []string {
	return []string{
		"muggins.opener.lot.others", "muggins.opener.lot-repeat.left-out", "muggins.opener.no-privilege.cannot",
		"muggins.turn.clockwise.*out-of-turn", "muggins.turn.ends.second-tile",
	}
}

// stuckAtTiles are those that look at a player who can only draw: one who draws
// unasked is never seen so.
func stuckAtTiles() []string {
	return []string{
		"dominoes.draw.when-stuck.one", "dominoes.draw.when-stuck.again", "dominoes.draw.when-stuck.third",
		"dominoes.draw.forbidden-when-playable.stuck", "dominoes.pass.forbidden.can-draw", "dominoes.block.definition.tile-left",
		"muggins.hands.hidden.after-draw",
	}
}

// stuckAtTilesSeen are those of them in which the draw is not in Given.
func stuckAtTilesSeen() []string {
	return slices.DeleteFunc(stuckAtTiles(), func(id string) bool {
		return id == "dominoes.draw.when-stuck.again" || id == "dominoes.draw.when-stuck.third"
	})
}

// stuckAtNothing are those that look at a player who can only pass.
func stuckAtNothing() []string {
	return []string{
		"muggins.deal.boneyard.last",
		"dominoes.draw.when-stuck.nothing-left", "dominoes.pass.only-when-empty.only-choice",
		"dominoes.block.definition.one-can-play", "dominoes.block.definition.third-can-play",
	}
}

// drawnFits are those that look at a player who has drawn a tile that fits.
func drawnFits() []string {
	return []string{
		"muggins.deal.boneyard.one-left",
		"dominoes.draw.stop-at-playable.only-play", "dominoes.draw.stop-at-playable.no-more", "dominoes.pass.forbidden.drawn-fits",
	}
}

// laterRounds are those with a second round.
func laterRounds() []string {
	return append(laterOpeners(), "muggins.match.next-round.dealt")
}

// laterOpeners are those that ask who opens a second round.
func laterOpeners() []string {
	return []string{
		"muggins.opener.after-domino.*", "muggins.opener.after-block.*",
		"dominoes.next-opener.closer.*", "dominoes.after-block.lot.*", "hoyle.opener.next-round.closer",
	}
}

// ofMatch are those of the topic match.
func ofMatch() []string {
	return []string{
		"muggins.players.individual.*", "muggins.score.raw-points.*", "muggins.target.by-players.*",
		"muggins.match.reach-or-exceed.*", "muggins.match.immediate.*", "muggins.match.next-round.*", "hoyle.target-when.at-once",
	}
}

// ofSettle are those of the topic settle.
func ofSettle() []string {
	return []string{
		"muggins.settle.own-pips.*", "muggins.settle.no-credit.*", "muggins.settle.round-down.*", "muggins.settle.round-up.*",
		"muggins.settle.exact.*", "muggins.settle.after-award.*", "muggins.settle.blocked.*", "muggins.settle.below-zero.*",
		"dominoes.floor.zero.*",
	}
}

// ofCall are those of the topic call.
func ofCall() []string { return []string{"hoyle.call.off.*"} }

func automatic(kinds ...string) func(*protocol.Claim) {
	return func(c *protocol.Claim) { c.Automatic = kinds }
}

func covering(topics ...string) func(*protocol.Claim) {
	return func(c *protocol.Claim) { c.Covers = protocol.Some(topics) }
}

func seven(int) int { return 7 }

func sevenOrFive(players int) int {
	if players == 2 {
		return 7
	}
	return 5
}

// passes are those whose pass a program that passes of itself leaves out, so
// that nothing shows what it was awarded.
func passes() []string { return []string{"dominoes.pass.only-when-empty.passes"} }

// ownDeals are those that look at the program's own deal.
func ownDeals() []string {
	return []string{
		"muggins.set.double-six.*", "muggins.deal.hand-size.*", "muggins.deal.boneyard.table.*",
		"dominoes.hand.7-5-5.*", "hoyle.set.any.six",
	}
}

type awkwardCase struct {
	name      string
	program   awkward
	conforms  bool
	otherwise conformance.Verdict // what is not named in right; zero: passed
	right     verdicts
	// weak names scenarios on which the suite says less than it could: it does
	// not look where a program has gone on of itself. They are logged.
	weak []string
}

func awkwardPrograms() []awkwardCase {
	ruled := []string{"line", "award", "turn", "draw", "round"}
	takesFull := func(c *protocol.Claim) { c.Takes = append(c.Takes, "full-only") }
	late := verdicts{conformance.Failed: {"muggins.block.timing.at-once"}} // silent: nobody fails for it
	return []awkwardCase{
		{
			// It says that it has passed where it has drawn: wrong, if not by much.
			name: "one button for draw and pass, pressed blindly", program: awkward{play: stepwise(pressesBlindly)},
			right: verdicts{conformance.Failed: {"dominoes.pass.forbidden.can-draw", "dominoes.draw.when-stuck.nothing-left"}},
		},
		{
			name: "one button for draw and pass, looked at first", program: awkward{play: stepwise(looksFirst)}, conforms: true,
			right: verdicts{conformance.NotObserved: {"dominoes.pass.forbidden.can-draw", "dominoes.draw.when-stuck.nothing-left"}},
		},
		{
			name: "a menu of legal moves", program: awkward{play: stepwise(menu)}, conforms: true,
			right: verdicts{conformance.NotObserved: forbidden()},
		},
		{
			name: "no player argument, other seats", program: awkward{play: rotated}, conforms: true,
			right: verdicts{conformance.NotObserved: outOfTurn()},
		},
		{
			name: "draws by itself", program: awkward{claim: automatic("draw"), play: itself("draw")}, conforms: true,
			right: verdicts{
				conformance.NotObserved:  slices.DeleteFunc(stuckAtTiles(), func(id string) bool { return id == "dominoes.draw.when-stuck.one" }),
				conformance.PassedInPart: {"dominoes.draw.when-stuck.one"}, // drawing on does not move the turn
			},
		},
		{
			name: "passes by itself", program: awkward{claim: automatic("pass"), play: itself("pass")}, conforms: true,
			right: verdicts{conformance.NotObserved: stuckAtNothing(), conformance.PassedInPart: passes()},
		},
		{
			name: "draws and passes by itself", program: awkward{claim: automatic("draw", "pass"), play: itself("draw", "pass")}, conforms: true,
			right: verdicts{
				conformance.NotObserved:  slices.Concat(stuckAtTiles(), stuckAtNothing()),
				conformance.PassedInPart: append(passes(), "muggins.opener.no-privilege.double-six"), // a pass would have moved the turn, not the line
			},
		},
		{
			name: "draws, plays what it drew, and passes by itself", conforms: true,
			program: awkward{claim: automatic("draw", "pass", "play-drawn"), play: itself("draw", "pass", "play-drawn")},
			right: verdicts{
				conformance.NotObserved: slices.Concat(stuckAtTiles(), stuckAtNothing(), drawnFits(), []string{"muggins.opener.no-privilege.double-six"}),
				// What it drew might have changed the line that is asked in the end.
				conformance.PassedInPart: append(passes(),
					"muggins.position.7.placed", "muggins.port.free-not-counted.lone-double", "dominoes.award.every-placement.drawn"),
			},
		},
		{
			name: "draws by itself and does not say so", program: awkward{play: itself("draw")},
			right: verdicts{
				conformance.Failed: append(stuckAtTilesSeen(), "muggins.deal.boneyard.one-left", "dominoes.draw.stop-at-playable.only-play", "dominoes.block.definition.last-drawn"),
				conformance.NotReached: { // the draw is in Given
					"muggins.deal.boneyard.last",
					"dominoes.draw.when-stuck.again", "dominoes.draw.when-stuck.third", "dominoes.draw.stop-at-playable.then-play",
					"dominoes.draw.stop-at-playable.no-more", "dominoes.pass.only-when-empty.last-drawn", "dominoes.pass.forbidden.drawn-fits",
					"dominoes.award.every-placement.drawn", "muggins.domino.never-after-draw.one-left",
				},
			},
		},
		{
			name: "passes by itself, and blocks after all passes", conforms: true,
			program: awkward{Implementation: blocks(afterAllPasses), claim: automatic("pass"), play: itself("pass")},
			right:   verdicts{conformance.NotObserved: stuckAtNothing(), conformance.PassedInPart: passes()},
		},
		{
			name: "deals the next round by itself", conforms: true,
			program: awkward{claim: automatic("deal"), play: itself("deal")},
			// The scores before the deal cannot be seen, and so not whether they are kept.
			right: verdicts{conformance.PassedInPart: {"muggins.match.next-round.dealt"}},
		},
		{
			name: "the opening tile high half left", program: awkward{play: highLeft}, conforms: true,
		},
		{
			name: "shows the line alone", conforms: true, otherwise: conformance.NotClaimed,
			program: awkward{claim: covering("line"), play: shows(protocol.FieldLine)},
			right: verdicts{
				conformance.Passed: {
					"dominoes.place.match.six-on-six", "dominoes.place.match.other-end", "dominoes.place.match.wrong-*",
					"dominoes.place.outer-half.covered", "dominoes.place.from-hand.not-held", "dominoes.place.choose-end.*",
					"dominoes.double.no-branch.interior", "dominoes.double.no-branch.opening", "hoyle.no-spinner.opening", "hoyle.no-spinner.later",
					"muggins.opening.any-tile.small-double", "muggins.opening.any-tile.not-held",
				},
				conformance.PassedInPart: {
					"dominoes.double.no-branch.ends", "hoyle.no-spinner.two-ends", "muggins.opening.any-tile.all", "muggins.port.free-not-counted.lone-double",
				},
				conformance.NotObserved: {
					"dominoes.place.match.all-places", "dominoes.place.outer-half.four", "dominoes.place.from-hand.*leaves",
					"muggins.port.free-not-counted.terminal-double",
				},
			},
		},
		{
			name: "ends a blocked round at once", conforms: true,
		},
		{
			name: "ends a blocked round at the first pass", program: awkward{Implementation: blocks(atFirstPass)}, conforms: true, right: late,
		},
		{
			name: "ends a blocked round after all passes", program: awkward{Implementation: blocks(afterAllPasses)}, conforms: true, right: late,
		},
		{
			name: "keeps no scores", conforms: true,
			program: awkward{
				claim: func(c *protocol.Claim) {
					c.Covers, c.Takes, c.Options = protocol.Some(ruled), []string{"hands", "boneyard", "opener", "lots"}, nil
				},
				play: shows(protocol.FieldLine, protocol.FieldLegal, protocol.FieldHands, protocol.FieldCounted, protocol.FieldSum,
					protocol.FieldAwards, protocol.FieldTurn, protocol.FieldBoneyard, protocol.FieldRound, protocol.FieldCloser),
			},
			right: verdicts{
				conformance.NotClaimed: slices.Concat(ofMatch(), ofSettle(), ofCall(), laterOpeners(), []string{
					"dominoes.award.not-the-sum.round-over", // begins with scores
					"muggins.hands.hidden.*",
				}),
				conformance.PassedInPart: {"muggins.call.none.credited"},
			},
		},
		{
			name: "one round only", program: awkward{claim: covering(append(slices.Clone(ruled), "settle")...), play: stepwise(oneRound)}, conforms: true,
			right: verdicts{
				conformance.NotClaimed: slices.Concat(ofMatch(), ofCall(), laterOpeners(), []string{"muggins.hands.hidden.*"}),
				conformance.PassedInPart: { // the scores belong to the topic match
					"muggins.settle.own-pips.two", "muggins.settle.own-pips.many-tiles", "muggins.settle.no-credit.*",
					"muggins.settle.round-down.*", "muggins.settle.round-up.*", "muggins.settle.exact.*", "muggins.settle.after-award.*",
					"muggins.settle.blocked.two", "muggins.settle.blocked.award-first", "muggins.call.none.credited",
					"muggins.settle.below-zero.*", "dominoes.floor.zero.nothing", "dominoes.floor.zero.cut", "dominoes.floor.zero.enough",
				},
			},
		},
		{
			name: "one round only, and claims matches", program: awkward{play: stepwise(oneRound)},
			right: verdicts{conformance.Failed: laterRounds(), conformance.NotObserved: {"muggins.match.next-round.too-soon"}},
		},
		{
			name: "seven tiles to everyone", program: awkward{claim: takesFull, play: wholeDeals(seven), handSize: seven}, otherwise: conformance.NotClaimed,
			right: verdicts{
				conformance.Passed: {
					"muggins.set.double-six.*", "hoyle.set.any.six",
					"muggins.deal.hand-size.table.two", "muggins.deal.boneyard.table.two", "dominoes.hand.7-5-5.table.two",
				},
				conformance.Failed: {
					"dominoes.hand.7-5-5.table.three", "dominoes.hand.7-5-5.table.four",
					"muggins.deal.hand-size.table.three", "muggins.deal.hand-size.table.four",
					"muggins.deal.boneyard.table.three", "muggins.deal.boneyard.table.four",
				},
			},
		},
		{
			name: "goes on after the end", program: awkward{play: playsOn},
			right: verdicts{conformance.Failed: {"dominoes.round.ends.no-play-after", "muggins.match.immediate.no-play-after"}},
		},
		{
			name: "whole deals only", program: awkward{claim: takesFull, play: wholeDeals(sevenOrFive)}, otherwise: conformance.NotClaimed, conforms: true,
			right: verdicts{conformance.Passed: ownDeals()},
		},
		{
			name: "whole deals only, and does not say so", program: awkward{play: wholeDeals(sevenOrFive)}, otherwise: conformance.NotReached,
			right: verdicts{conformance.Passed: ownDeals()},
		},
	}
}

// verdict returns what is right for a scenario.
func (c awkwardCase) verdict(t *testing.T, id string) conformance.Verdict {
	t.Helper()
	right, named := c.otherwise, 0
	if right == conformance.Unjudged {
		right = conformance.Passed
	}
	for v, globs := range c.right {
		if among(t, globs, id) {
			right = v
			named++
		}
	}
	require.LessOrEqual(t, named, 1, "%s has several right verdicts", id)
	return right
}

func among(t *testing.T, globs []string, id string) bool {
	t.Helper()
	return slices.ContainsFunc(globs, func(glob string) bool {
		fits, err := path.Match(glob, id)
		require.NoError(t, err)
		return fits
	})
}

// TestAwkwardPrograms holds the verdict on every scenario against what was
// written down beforehand: nothing passes that should not, nothing fails that
// should not.
func TestAwkwardPrograms(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	mainForm := claimed(judged(t, suite, awkward{}, conformance.Options{}))
	for _, c := range awkwardPrograms() {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			ref := reference.Subject(reference.Implementation())
			defer ref.Close()
			c.judge(t, suite, conformance.Options{Reference: ref}, mainForm)
		})
	}
}

// claimed lists the scenarios that were asked.
func claimed(results *conformance.Results) map[string]bool {
	asked := map[string]bool{}
	for _, r := range results.List {
		if r.Verdict != conformance.NotClaimed {
			asked[r.Scenario.ID] = true
		}
	}
	return asked
}

// TestAutomaticProgramNeedsReference holds that a program which goes on of
// itself is not judged without knowing where.
func TestAutomaticProgramNeedsReference(t *testing.T) {
	suite, err := conformance.Load()
	require.NoError(t, err)
	subject := reference.Subject(awkward{claim: automatic("draw"), play: itself("draw")})
	defer subject.Close()
	_, err = suite.Judge(t.Context(), subject, conformance.Options{})
	require.ErrorContains(t, err, "only be judged beside a reference")
}

// judge judges a program, and compares with what is right for the scenarios of
// the main form; no other may be asked. What is wrong on the scenarios that are
// weak is logged.
func (c awkwardCase) judge(t *testing.T, suite *conformance.Suite, o conformance.Options, mainForm map[string]bool) {
	t.Helper()
	results := judged(t, suite, c.program, o)
	results.List = slices.DeleteFunc(results.List, func(r conformance.Result) bool { // of whole games a right program fails none
		game := strings.HasPrefix(r.Scenario.ID, "games.")
		if game && c.conforms && r.Wrong() {
			t.Errorf("%s is %s\n%s", r.Scenario.ID, r.Verdict, r.Explain())
		}
		other := !mainForm[r.Scenario.ID]
		if other && r.Verdict != conformance.NotClaimed {
			t.Errorf("%s is asked, and is no scenario of the main form", r.Scenario.ID)
		}
		return game || other
	})
	var ids []string
	for _, r := range results.List {
		id := r.Scenario.ID
		ids = append(ids, id)
		right := c.verdict(t, id)
		switch known := among(t, c.weak, id); {
		case r.Verdict != right && known:
			t.Logf("weaker than it could be: %s is %s where %s is right", id, r.Verdict, right)
		case r.Verdict != right:
			t.Errorf("%s is %s where %s is right\n%s", id, r.Verdict, right, r.Explain())
		case known:
			t.Logf("%s is right now: take it out of weak", id)
		}
	}
	c.globsFit(t, ids)
	switch {
	case results.Conforms() == c.conforms:
	default:
		t.Errorf("Conforms is %v where %v is right; hidden: %v", results.Conforms(), c.conforms, results.Hidden)
	}
	require.Equal(t, c.otherwise == conformance.NotClaimed && c.right == nil, results.Blank())
}

// globsFit finds a glob that names no scenario.
func (c awkwardCase) globsFit(t *testing.T, ids []string) {
	t.Helper()
	all := slices.Clone(c.weak)
	for _, globs := range c.right {
		all = append(all, globs...)
	}
	for _, glob := range all {
		require.True(t, slices.ContainsFunc(ids, func(id string) bool { return among(t, []string{glob}, id) }), "%s names no scenario", glob)
	}
}
