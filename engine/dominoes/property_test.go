package dominoes_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"muggins.example/engine"
	"muggins.example/engine/dominoes"
)

// maxActions bounds a round of a whole set: every tile played and drawn once, and passes between.
const maxActions = 6 * dominoes.MaxTiles

// dealing draws a whole or a short deal of any set up to double-eighteen.
func dealing(t *rapid.T) *dominoes.Deal {
	set := rapid.SampledFrom([]dominoes.Set{2, 3, 6, 6, 6, 9, 18}).Draw(t, "set")
	order := rapid.Permutation(set.Tiles()).Draw(t, "order")
	players := rapid.SampledFrom([]int{2, 2, 3, 4, 5, 8}).Draw(t, "players")
	hands := make([][]dominoes.Tile, players)
	opener := rapid.IntRange(0, players-1).Draw(t, "opener")
	for seat := range hands {
		least := 0
		if seat == opener {
			least = 1
		}
		n := max(least, min(rapid.IntRange(0, 7).Draw(t, "hand"), len(order)-1))
		hands[seat], order = order[:n], order[n:]
		if len(order) < 2 {
			order = nil
			break
		}
	}
	if len(hands[opener]) == 0 {
		t.Skip("the set is too small")
	}
	boneyard := order[:rapid.IntRange(0, len(order)).Draw(t, "boneyard")]
	d, err := dominoes.NewDeal(set, opener, hands, boneyard)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func options(t *rapid.T) dominoes.Options {
	return dominoes.Options{
		Target: rapid.SampledFrom([]int{0, 0, 10, 30}).Draw(t, "target"),
		Floor:  rapid.SampledFrom([]dominoes.Floor{dominoes.NoFloor, dominoes.FloorZero}).Draw(t, "floor"),
		Draw:   rapid.SampledFrom([]dominoes.Drawing{dominoes.UntilPlayable, dominoes.WhileAble}).Draw(t, "draw"),
		Block:  rapid.SampledFrom([]dominoes.Timing{dominoes.AtOnce, dominoes.AfterPasses}).Draw(t, "block"),
	}
}

// play goes through a round by random legal actions; visit sees each state and the action chosen there.
func play(t *rapid.T, r *dominoes.Rules, d *dominoes.Deal, visit func(*dominoes.State, dominoes.Action)) dominoes.State {
	s := r.Start(d, nil)
	for range maxActions {
		legal := r.Legal(d, &s, nil)
		if s.Status != dominoes.Playing {
			return s
		}
		if len(legal) == 0 {
			t.Fatalf("seat %d on turn has nothing to do", s.Turn)
		}
		a := rapid.SampledFrom(legal).Draw(t, "action")
		visit(&s, a)
		if got := r.Apply(d, &s, a); got != engine.Accepted {
			t.Fatalf("legal %v refused: %v (%s)", a, got, got.Rule())
		}
	}
	t.Fatalf("no end after %d actions", maxActions)
	return s
}

// conserved fails unless every tile of the deal is in exactly one place.
func conserved(t *rapid.T, d *dominoes.Deal, s *dominoes.State) {
	var where []dominoes.Tile
	for seat := range d.Players() {
		where = append(where, d.Members(s.Hands[seat])...)
	}
	for _, p := range s.Layout() {
		where = append(where, p.Tile)
	}
	where = append(where, d.Boneyard()[s.Drawn:]...)
	want := d.Boneyard()
	for seat := range d.Players() {
		want = append(want, d.Hand(seat)...)
	}
	byIndex := func(a, b dominoes.Tile) int { return a.Index() - b.Index() }
	slices.SortFunc(where, byIndex)
	slices.SortFunc(want, byIndex)
	if !slices.Equal(where, want) {
		t.Fatalf("tiles %v, want %v", where, want)
	}
}

func TestTilesScoresAndLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, r := dealing(t), dominoes.New(options(t))
		check := func(s *dominoes.State) {
			conserved(t, d, s)
			for seat, score := range s.Scores {
				if score%5 != 0 || s.Awards[seat]%5 != 0 || s.Settled[seat]%5 != 0 {
					t.Fatalf("seat %d: score %d, award %d, settled %d", seat, score, s.Awards[seat], s.Settled[seat])
				}
			}
			line, sum := s.Line(), 0
			for i := 1; i < len(line); i++ {
				if line[i-1].Right != line[i].Left {
					t.Fatalf("line does not adjoin: %v", line)
				}
			}
			for _, c := range r.Contributions(s, nil) {
				sum += c.Pips
			}
			if sum != r.Sum(s) {
				t.Fatalf("contributions add up to %d, sum %d", sum, r.Sum(s))
			}
			if n := len(line); n > 0 {
				free := s.FreePorts()
				if len(free) != 2 || len(s.Joins()) != n-1 || line[0].Left != int(s.Ends[0].Pip) || line[n-1].Right != int(s.Ends[1].Pip) {
					t.Fatalf("line %v, free %v, ends %v", line, free, s.Ends)
				}
			}
		}
		last := play(t, r, d, func(s *dominoes.State, _ dominoes.Action) { check(s) })
		check(&last)
	})
}

// TestLegalIsExact tries every conceivable action in every state of a round.
func TestLegalIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, r := dealing(t), dominoes.New(options(t))
		exact := func(s *dominoes.State) {
			allowed := map[dominoes.Action]bool{}
			for _, a := range r.Legal(d, s, nil) {
				a.On, a.Pip = dominoes.Tile{}, 0
				if allowed[a] {
					t.Fatalf("listed twice: %v", a)
				}
				allowed[a] = true
			}
			for seat := range int8(dominoes.MaxSeats) {
				for _, a := range conceivable(d, seat) {
					listed := a
					switch {
					case a.Kind == dominoes.Play && s.Count == 0:
						listed.End = dominoes.NoSide // where is not looked at
					case s.Count == 1 && a.End == dominoes.Right && s.Ends[0].Tile.Double():
						listed.End = dominoes.Left // either side, one entry
					}
					before, after := *s, *s
					refused := r.Apply(d, &after, a)
					if (refused == engine.Accepted) != allowed[listed] {
						t.Fatalf("%v: listed %v, answer %v", a, allowed[listed], refused)
					}
					if refused != engine.Accepted && after != before {
						t.Fatalf("%v: refused %v and changed the state", a, refused)
					}
				}
			}
		}
		last := play(t, r, d, func(s *dominoes.State, _ dominoes.Action) {
			if d.Set() <= dominoes.DoubleSix {
				exact(s)
			}
		})
		exact(&last)
	})
}

func conceivable(d *dominoes.Deal, seat int8) []dominoes.Action {
	out := []dominoes.Action{{Player: seat, Kind: dominoes.Draw}, {Player: seat, Kind: dominoes.Pass}}
	for _, tile := range d.Set().Tiles() {
		for _, end := range []dominoes.Side{dominoes.NoSide, dominoes.Left, dominoes.Right} {
			out = append(out, dominoes.Action{Player: seat, Tile: tile, End: end})
		}
	}
	return out
}

// TestSeatNamesDoNotMatter plays the same round with every seat moved on by one.
func TestSeatNamesDoNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, r := dealing(t), dominoes.New(options(t))
		players := d.Players()
		hands := make([][]dominoes.Tile, players)
		for seat := range players {
			hands[(seat+1)%players] = d.Hand(seat)
		}
		moved, err := dominoes.NewDeal(d.Set(), (d.Opener()+1)%players, hands, d.Boneyard())
		if err != nil {
			t.Fatal(err)
		}
		other := r.Start(moved, nil)
		last := play(t, r, d, func(_ *dominoes.State, a dominoes.Action) {
			a.Player = (a.Player + 1) % int8(players)
			r.Apply(moved, &other, a)
		})
		for seat := range players {
			if last.Scores[seat] != other.Scores[(seat+1)%players] {
				t.Fatalf("scores %v and, moved on, %v", last.Scores, other.Scores)
			}
		}
		if last.Status != other.Status {
			t.Fatalf("%v and, moved on, %v", last.Status, other.Status)
		}
	})
}

func TestTilesHaveNoDirection(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.IntRange(0, dominoes.MaxPip).Draw(t, "a"), rapid.IntRange(0, dominoes.MaxPip).Draw(t, "b")
		x, _ := dominoes.NewTile(a, b)
		y, _ := dominoes.NewTile(b, a)
		if x != y || dominoes.Set(dominoes.MaxPip).Tiles()[x.Index()] != x || x.Pips() != a+b || x.Double() != (a == b) {
			t.Fatalf("%v and %v", x, y)
		}
	})
}
