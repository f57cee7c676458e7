package cards_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"muggins.example/engine"
	"muggins.example/engine/cards"
)

// maxActions bounds the plays and goes of a round: before each card at most
// every player has gone once, since any card fits an empty pile.
const maxActions = cards.MaxCards * (cards.MaxSeats + 1)

// dealing draws a whole deal, or a short one with hands of any size.
func dealing(t *rapid.T, r *cards.Rules) *cards.Deal {
	order := rapid.Permutation(cards.Deck()).Draw(t, "order")
	players := rapid.IntRange(2, cards.MaxSeats).Draw(t, "players")
	dealer := rapid.IntRange(0, players-1).Draw(t, "dealer")
	if rapid.Bool().Draw(t, "whole") {
		d, err := r.DealOut(order, players, dealer)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	hands := make([][]cards.Card, players)
	for seat := range hands {
		n := rapid.IntRange(one(seat == dealer), 8).Draw(t, "hand")
		hands[seat], order = order[:n], order[n:]
	}
	stock := order[:rapid.IntRange(0, len(order)).Draw(t, "stock")*rapid.IntRange(0, 1).Draw(t, "any stock")]
	d, err := cards.NewDeal(dealer, hands, stock)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// options draws any choice that goes together: what is called must be claimed,
// and the point for last and the windows need calls.
func options(t *rapid.T) cards.Options {
	pick := func(name string, n int) int { return rapid.IntRange(0, n-1).Draw(t, name) }
	o := cards.Options{
		Limit:             rapid.SampledFrom([]int{0, 21, 31, 10, 30, 47}).Draw(t, "limit"),
		HandSize:          rapid.SampledFrom([]int{0, 7, 3}).Draw(t, "size"),
		Refill:            cards.Refilling(pick("refill", 3)),
		GoDraw:            cards.GoDrawing(pick("go-draw", 2)),
		AtLimit:           cards.LimitClosing(pick("at-limit", 2)),
		LimitPaid:         cards.Payment(pick("limit-paid", 2)),
		LastStack:         cards.Stack(pick("last-stack", 2)),
		Call:              cards.Calling(pick("call", 2)),
		WrongAnnouncement: cards.Announcement(pick("wrong", 2)),
		Target:            rapid.SampledFrom([]int{0, 100, 20, 1000}).Draw(t, "target"),
	}
	if o.Call == cards.CallOff {
		o.Claim = cards.Claiming(pick("claim", 2))
	} else {
		o.LastCall = cards.LastCalling(pick("last-call", 2))
		o.CallWindow = cards.Moment(pick("window", 4))
	}
	return o
}

// conserved fails unless every card of the deal is in exactly one place.
func conserved(t *rapid.T, d *cards.Deal, s *cards.State) {
	var now, dealt []cards.Card
	for seat := range d.Players() {
		now = append(now, s.Hands[seat].Members()...)
		dealt = append(dealt, d.Hand(seat)...)
	}
	now = append(append(now, s.Played[:s.Count]...), d.Stock()[s.Drawn:]...)
	dealt = append(dealt, d.Stock()...)
	byIndex := func(a, b cards.Card) int { return a.Index() - b.Index() }
	slices.SortFunc(now, byIndex)
	slices.SortFunc(dealt, byIndex)
	if !slices.Equal(now, dealt) {
		t.Fatalf("cards %v, dealt %v", now, dealt)
	}
}

// sound checks what holds in every state.
func sound(t *rapid.T, o cards.Options, d *cards.Deal, s *cards.State) {
	conserved(t, d, s)
	limit := o.Limit
	if limit == 0 {
		limit = 31
	}
	sum := 0
	for _, c := range s.Pile() {
		sum += c.Value()
	}
	if sum != int(s.Total) || sum > limit {
		t.Fatalf("pile %v, total %d, limit %d", s.Pile(), s.Total, limit)
	}
	if (s.Last < 0) != (len(s.Pile()) == 0) || (s.Turn < 0) != (s.Status != cards.Playing) || (s.Winner >= 0) != (s.Status == cards.Stopped) {
		t.Fatalf("last %d, turn %d, winner %d, %v", s.Last, s.Turn, s.Winner, s.Status)
	}
	if s.Turn >= 0 && s.Hands[s.Turn] == 0 {
		t.Fatalf("seat %d is on turn without cards", s.Turn)
	}
	for seat, open := range s.Open() {
		if open < 0 || open > 0 && (o.Claim == cards.Automatic || seat >= d.Players() || s.Status == cards.Stopped) {
			t.Fatalf("seat %d has %d open", seat, open)
		}
	}
}

// attempt draws an action of any seat, seldom a sensible one.
func attempt(t *rapid.T, d *cards.Deal) cards.Action {
	seat := func(name string) int8 { return int8(rapid.IntRange(-1, d.Players()).Draw(t, name)) }
	return cards.Action{
		Player: seat("player"), Of: seat("of"),
		Kind:   cards.Kind(rapid.IntRange(0, 3).Draw(t, "kind")),
		Word:   cards.Word(rapid.IntRange(0, 2).Draw(t, "word")),
		Card:   rapid.SampledFrom(cards.Deck()).Draw(t, "card"),
		Points: int32(rapid.IntRange(-1, 32).Draw(t, "points")),
	}
}

// apply carries out an action and checks what holds for every action.
func apply(t *rapid.T, r *cards.Rules, o cards.Options, d *cards.Deal, s *cards.State, a cards.Action) engine.Refusal {
	before := *s
	got := r.Apply(d, s, a)
	if got != engine.Accepted {
		if before != *s {
			t.Fatalf("%v: refused %v and changed the state", a, got)
		}
		return got
	}
	for seat := range s.Scores {
		if s.Scores[seat] != before.Scores[seat]+s.Awards[seat] || s.Awards[seat] < 0 {
			t.Fatalf("%v: scores %v, then %v with awards %v", a, before.Scores, s.Scores, s.Awards)
		}
	}
	if a.Kind >= cards.Claim && (before.Turn != s.Turn && s.Winner < 0 || before.Total != s.Total || before.Hands != s.Hands) {
		t.Fatalf("%v moved more than points", a)
	}
	sound(t, o, d, s)
	return got
}

// TestRoundsAreSound plays random rounds with words, late claims, calls, and
// actions that make no sense.
func TestRoundsAreSound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := options(t)
		r := cards.New(o)
		d := dealing(t, r)
		s := r.Start(d, nil)
		sound(t, o, d, &s)
		for n := 0; s.Status == cards.Playing; {
			for range rapid.IntRange(0, 3).Draw(t, "attempts") {
				x := s // what makes no sense is tried beside the round, so that its moves stay bounded
				apply(t, r, o, d, &x, attempt(t, d))
			}
			if s.Open() != [cards.MaxSeats]int32{} && rapid.Bool().Draw(t, "take") {
				a := attempt(t, d)
				a.Kind = max(a.Kind, cards.Claim)
				apply(t, r, o, d, &s, a)
				continue
			}
			if n++; n > maxActions {
				t.Fatalf("no end after %d plays and goes", maxActions)
			}
			legal := r.Legal(&s, nil)
			if len(legal) == 0 {
				t.Fatalf("seat %d on turn has nothing to do", s.Turn)
			}
			a := rapid.SampledFrom(legal).Draw(t, "action")
			a.Word = cards.Word(rapid.IntRange(0, 1).Draw(t, "word"))
			if got := apply(t, r, o, d, &s, a); got != engine.Accepted {
				t.Fatalf("legal %v refused: %v", a, got)
			}
		}
		if len(r.Legal(&s, nil)) != 0 {
			t.Fatal("something is legal after the round")
		}
		if s.Status == cards.PlayedOut && s.Hands != [cards.MaxSeats]cards.Set{} {
			t.Fatalf("played out with %v", s.Hands)
		}
		apply(t, r, o, d, &s, attempt(t, d))
	})
}

// TestLegalIsExact tries every card and a go in every state of a round.
func TestLegalIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := cards.New(options(t))
		d := dealing(t, r)
		for s := r.Start(d, nil); s.Status == cards.Playing; {
			legal := r.Legal(&s, nil)
			tried := []cards.Action{{Player: s.Turn, Kind: cards.Go}}
			for _, c := range cards.Deck() {
				tried = append(tried, cards.Action{Player: s.Turn, Card: c})
			}
			for _, a := range tried {
				x := s
				if accepted := r.Apply(d, &x, a) == engine.Accepted; accepted != slices.Contains(legal, a) {
					t.Fatalf("%v: accepted %v, legal %v", a, accepted, legal)
				}
			}
			r.Apply(d, &s, rapid.SampledFrom(legal).Draw(t, "action"))
		}
	})
}

// TestClaimingAllIsAutomatic holds that a table where everybody claims in time
// ends as one where nobody has to.
func TestClaimingAllIsAutomatic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := options(t)
		o.LastCall, o.Claim, o.Call = cards.LastCallOff, cards.ByWord, cards.Steal
		word := cards.New(o)
		o.Claim, o.Call = cards.Automatic, cards.CallOff
		auto := cards.New(o)
		d := dealing(t, word)
		x, y := word.Start(d, nil), auto.Start(d, nil)
		for x.Status == cards.Playing {
			a := rapid.SampledFrom(word.Legal(&x, nil)).Draw(t, "action")
			word.Apply(d, &x, a)
			a.Word = cards.Silent
			auto.Apply(d, &y, a)
			if x.Scores != y.Scores || x.Awards != y.Awards || x.Status != y.Status || x.Turn != y.Turn {
				t.Fatalf("%v: by word %v, without %v", a, x.Scores, y.Scores)
			}
		}
	})
}

// TestSeatNamesDoNotMatter plays the same round with every seat moved on by one.
func TestSeatNamesDoNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := cards.New(options(t))
		d := dealing(t, r)
		n := d.Players()
		hands := make([][]cards.Card, n)
		for seat := range n {
			hands[(seat+1)%n] = d.Hand(seat)
		}
		moved, err := cards.NewDeal((d.Dealer()+1)%n, hands, d.Stock())
		if err != nil {
			t.Fatal(err)
		}
		s, other := r.Start(d, nil), r.Start(moved, nil)
		for s.Status == cards.Playing {
			a := rapid.SampledFrom(r.Legal(&s, nil)).Draw(t, "action")
			a.Word = cards.Word(rapid.IntRange(0, 1).Draw(t, "word"))
			r.Apply(d, &s, a)
			a.Player = (a.Player + 1) % int8(n)
			if got := r.Apply(moved, &other, a); got != engine.Accepted {
				t.Fatalf("%v, moved on: %v", a, got)
			}
			for seat := range n {
				if s.Scores[seat] != other.Scores[(seat+1)%n] || s.Open()[seat] != other.Open()[(seat+1)%n] {
					t.Fatalf("scores %v and, moved on, %v", s.Scores, other.Scores)
				}
			}
		}
	})
}
