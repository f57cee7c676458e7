package protocol

import "slices"

// Topic groups rules and fields by what a program may or may not decide.
type Topic string

// The topics, in the order in which they are reported.
const (
	TopicLine   Topic = "line"
	TopicAward  Topic = "award"
	TopicTurn   Topic = "turn"
	TopicDraw   Topic = "draw"
	TopicRound  Topic = "round"
	TopicSettle Topic = "settle"
	TopicMatch  Topic = "match"
	TopicCall   Topic = "call"
	TopicView   Topic = "view"
)

// Topics returns all topics in the order in which they are reported.
func Topics() []Topic {
	return []Topic{TopicLine, TopicAward, TopicTurn, TopicDraw, TopicRound, TopicSettle, TopicMatch, TopicCall, TopicView}
}

// DefaultCovers returns the topics of a claim that does not name them.
func DefaultCovers() []Topic {
	return slices.DeleteFunc(Topics(), func(t Topic) bool { return t == TopicView })
}

// Field is the name of a member of Position.
type Field string

// The fields of a position.
const (
	FieldTurn     Field = "turn"
	FieldLine     Field = "line"
	FieldArms     Field = "arms"
	FieldTotal    Field = "total"
	FieldPile     Field = "pile"
	FieldLast     Field = "last"
	FieldCounted  Field = "counted"
	FieldSum      Field = "sum"
	FieldAwards   Field = "awards"
	FieldSettled  Field = "settled"
	FieldScores   Field = "scores"
	FieldHands    Field = "hands"
	FieldBoneyard Field = "boneyard"
	FieldStock    Field = "stock"
	FieldDealer   Field = "dealer"
	FieldOpen     Field = "open"
	FieldLegal    Field = "legal"
	FieldRound    Field = "round"
	FieldCloser   Field = "closer"
	FieldWinner   Field = "winner"
	FieldView     Field = "view"
)

// Fields returns all fields in the order in which they are written.
func Fields() []Field {
	return []Field{
		FieldTurn, FieldLine, FieldArms, FieldTotal, FieldPile, FieldLast, FieldCounted, FieldSum, FieldAwards, FieldSettled, FieldScores,
		FieldHands, FieldBoneyard, FieldStock, FieldDealer, FieldOpen, FieldLegal, FieldRound, FieldCloser, FieldWinner, FieldView,
	}
}

// Topic returns the topic to which a field belongs.
func (f Field) Topic() Topic {
	switch f {
	case FieldLine, FieldArms, FieldTotal, FieldPile, FieldLast, FieldLegal, FieldHands:
		return TopicLine
	case FieldCounted, FieldSum, FieldAwards:
		return TopicAward
	case FieldTurn, FieldDealer:
		return TopicTurn
	case FieldBoneyard, FieldStock:
		return TopicDraw
	case FieldOpen:
		return TopicCall
	case FieldRound, FieldCloser:
		return TopicRound
	case FieldSettled:
		return TopicSettle
	case FieldView:
		return TopicView
	default:
		return TopicMatch
	}
}

// Shows reports whether the position shows the field, as null or with a value.
func (p *Position) Shows(f Field) bool {
	m := p.member(f)
	return m != nil && m.Shown()
}

// Hide makes a field absent, as if it had not been shown.
func (p *Position) Hide(f Field) {
	if m := p.member(f); m != nil {
		m.hide()
	}
}

// member is a Maybe of any type.
type member interface {
	Shown() bool
	hide()
}

// member finds the field of a name.
func (p *Position) member(f Field) member {
	switch f {
	case FieldTurn:
		return &p.Turn
	case FieldLine:
		return &p.Line
	case FieldArms:
		return &p.Arms
	case FieldTotal:
		return &p.Total
	case FieldPile:
		return &p.Pile
	case FieldLast:
		return &p.Last
	case FieldHands:
		return &p.Hands
	case FieldBoneyard:
		return &p.Boneyard
	case FieldStock:
		return &p.Stock
	case FieldDealer:
		return &p.Dealer
	case FieldLegal:
		return &p.Legal
	case FieldView:
		return &p.View
	}
	return p.reckoned(f)
}

// reckoned finds the fields that tell of points and of how the game stands.
func (p *Position) reckoned(f Field) member {
	switch f {
	case FieldCounted:
		return &p.Counted
	case FieldSum:
		return &p.Sum
	case FieldAwards:
		return &p.Awards
	case FieldSettled:
		return &p.Settled
	case FieldScores:
		return &p.Scores
	case FieldOpen:
		return &p.Open
	case FieldRound:
		return &p.Round
	case FieldCloser:
		return &p.Closer
	case FieldWinner:
		return &p.Winner
	}
	return nil
}

// Codes returns the codes with which an action may be refused.
func Codes() []string {
	return []string{
		"not-your-turn", "not-in-hand", "no-match", "must-play", "must-play-drawn", "must-draw", "boneyard-empty",
		"over-limit", "nothing-to-call", "nothing-to-claim", "wrong-announcement", "round-over", "round-not-over", "match-over", "bad-deal", "unspecified",
	}
}

// UnableReasons returns why a program may be unable to try an action.
func UnableReasons() []string { return []string{"no-command", "other-player", "other-end", "other"} }

// Takings returns what a claim may say can be put into a program.
func Takings() []string {
	return []string{"hands", "boneyard", "opener", "scores", "lots", "full-only", "stock", "dealer"}
}

// Automatics returns what a claim may say a program does of itself.
func Automatics() []string { return []string{"draw", "pass", "play-drawn", "deal", "go"} }
