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
	FieldCounted  Field = "counted"
	FieldSum      Field = "sum"
	FieldAwards   Field = "awards"
	FieldSettled  Field = "settled"
	FieldScores   Field = "scores"
	FieldHands    Field = "hands"
	FieldBoneyard Field = "boneyard"
	FieldLegal    Field = "legal"
	FieldRound    Field = "round"
	FieldCloser   Field = "closer"
	FieldWinner   Field = "winner"
	FieldView     Field = "view"
)

// Fields returns all fields in the order in which they are written.
func Fields() []Field {
	return []Field{
		FieldTurn, FieldLine, FieldCounted, FieldSum, FieldAwards, FieldSettled, FieldScores,
		FieldHands, FieldBoneyard, FieldLegal, FieldRound, FieldCloser, FieldWinner, FieldView,
	}
}

// Topic returns the topic to which a field belongs.
func (f Field) Topic() Topic {
	switch f {
	case FieldLine, FieldLegal, FieldHands:
		return TopicLine
	case FieldCounted, FieldSum, FieldAwards:
		return TopicAward
	case FieldTurn:
		return TopicTurn
	case FieldBoneyard:
		return TopicDraw
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
func (p Position) Shows(f Field) bool {
	switch f {
	case FieldTurn:
		return p.Turn.Shown()
	case FieldLine:
		return p.Line.Shown()
	case FieldCounted:
		return p.Counted.Shown()
	case FieldSum:
		return p.Sum.Shown()
	case FieldAwards:
		return p.Awards.Shown()
	case FieldSettled:
		return p.Settled.Shown()
	case FieldScores:
		return p.Scores.Shown()
	case FieldHands:
		return p.Hands.Shown()
	case FieldBoneyard:
		return p.Boneyard.Shown()
	case FieldLegal:
		return p.Legal.Shown()
	case FieldRound:
		return p.Round.Shown()
	case FieldCloser:
		return p.Closer.Shown()
	case FieldWinner:
		return p.Winner.Shown()
	case FieldView:
		return p.View.Shown()
	}
	return false
}

// Codes returns the codes with which an action may be refused.
func Codes() []string {
	return []string{
		"not-your-turn", "not-in-hand", "no-match", "must-play", "must-play-drawn", "must-draw", "boneyard-empty",
		"round-over", "round-not-over", "match-over", "bad-deal", "unspecified",
	}
}

// UnableReasons returns why a program may be unable to try an action.
func UnableReasons() []string { return []string{"no-command", "other-player", "other-end", "other"} }

// Takings returns what a claim may say can be put into a program.
func Takings() []string {
	return []string{"hands", "boneyard", "opener", "scores", "lots", "full-only"}
}

// Automatics returns what a claim may say a program does of itself.
func Automatics() []string { return []string{"draw", "pass", "play-drawn", "deal"} }

// Hide makes a field absent, as if it had not been shown.
func (p *Position) Hide(f Field) {
	switch f {
	case FieldTurn:
		p.Turn = Maybe[int]{}
	case FieldLine:
		p.Line = Maybe[[]Tile]{}
	case FieldCounted:
		p.Counted = Maybe[[]Contribution]{}
	case FieldSum:
		p.Sum = Maybe[int]{}
	case FieldAwards:
		p.Awards = Maybe[[]int]{}
	case FieldSettled:
		p.Settled = Maybe[[]int]{}
	case FieldScores:
		p.Scores = Maybe[[]int]{}
	case FieldHands:
		p.Hands = Maybe[[][]Tile]{}
	case FieldBoneyard:
		p.Boneyard = Maybe[int]{}
	case FieldLegal:
		p.Legal = Maybe[[]Move]{}
	case FieldRound:
		p.Round = Maybe[RoundState]{}
	case FieldCloser:
		p.Closer = Maybe[int]{}
	case FieldWinner:
		p.Winner = Maybe[int]{}
	case FieldView:
		p.View = Maybe[View]{}
	}
}
