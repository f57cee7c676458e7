package protocol

import "context"

// Subject is anything that can be judged: a program behind a pipe, the
// reference, a deviation of it.
type Subject interface {
	// Hello asks who the subject is and what it claims. It is asked once; later
	// calls return the same.
	Hello(ctx context.Context) (Hello, error)
	// Play sends requests and calls each once for every one of them, with its
	// index in plays, in the order in which answers come; never two calls at a
	// time. The error is of the run as a whole (interrupted, nothing to start);
	// what goes wrong with one request is a Fault in its Outcome.
	Play(ctx context.Context, plays []Play, each func(int, Outcome)) error
}

// Outcome is what came of one request: an answer or a fault.
type Outcome struct {
	Answer   Answer
	Fault    *Fault // nil where there is an answer
	Request  []byte // the line sent, without its newline
	Response []byte // the line received, without its newline; empty where none came
}

// FaultKind says how a program failed to hold a conversation.
type FaultKind string

// The kinds of faults.
const (
	FaultTimeout FaultKind = "timeout" // no answer within the deadline
	FaultExit    FaultKind = "exit"    // the program ended, or closed its output
	FaultSyntax  FaultKind = "syntax"  // a line that is no JSON object
	FaultShape   FaultKind = "shape"   // JSON that is no message of the conversation
	FaultID      FaultKind = "id"      // an id that was not asked for, or was answered already
	FaultLength  FaultKind = "length"  // a line over the limit
	FaultError   FaultKind = "error"   // an error object in place of a result
	FaultTrace   FaultKind = "trace"   // a trace of another length than was asked for
	FaultLost    FaultKind = "lost"    // not asked: the program was restarted too often
)

// Fault is a broken conversation over one request.
type Fault struct {
	Kind     FaultKind
	Detail   string // one line, for people
	Stderr   string // the tail of what the program wrote there
	Unstable bool   // passed when it was asked again alone
}

// Error returns the kind and the detail.
func (f *Fault) Error() string { return string(f.Kind) + ": " + f.Detail }
