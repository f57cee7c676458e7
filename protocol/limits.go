package protocol

import (
	"fmt"
	"io"
	"time"
)

// Limits bound what a program may take. A field that is zero has the value
// that DefaultLimits gives it.
type Limits struct {
	Start    time.Duration // until a started copy has answered hello
	Request  time.Duration // until the next answer comes, counted anew from every answer
	End      time.Duration // for each step of ending a copy: input closed, asked to end, killed
	Line     int           // bytes of a line, without its newline
	Restarts int           // requests that may each break a copy before the rest is given up; below 0: none
	Window   int           // requests under way in one copy
	Stderr   int           // bytes kept of what a copy writes there last
}

// DefaultLimits returns the limits that hold where nothing else is said.
func DefaultLimits() Limits {
	return Limits{
		Start: 10 * time.Second, Request: 10 * time.Second, End: 2 * time.Second,
		Line: 1 << 20, Restarts: 20, Window: 8, Stderr: 4 << 10,
	}
}

func (l Limits) filled() Limits {
	d := DefaultLimits()
	for _, f := range []struct{ at, or *time.Duration }{{&l.Start, &d.Start}, {&l.Request, &d.Request}, {&l.End, &d.End}} {
		if *f.at <= 0 {
			*f.at = *f.or
		}
	}
	for _, f := range []struct{ at, or *int }{{&l.Line, &d.Line}, {&l.Window, &d.Window}, {&l.Stderr, &d.Stderr}} {
		if *f.at <= 0 {
			*f.at = *f.or
		}
	}
	if l.Restarts == 0 {
		l.Restarts = d.Restarts
	}
	return l
}

// Config says how a client talks to a program. The zero value will do.
type Config struct {
	Limits Limits
	Jobs   int       // copies at a time; at least 1
	Trace  io.Writer // where every line of both directions is logged; may be nil
	Suite  string    // the suite's version, told in hello
	Memory *Memory   // of answers that were read before; may be nil
}

// StartError says why no conversation came about.
type StartError struct {
	Command string // what was to be started
	What    string // what happened
	Status  string // how it ended, as in "exit status 1"; empty where it did not
	Stderr  string // the tail of what it wrote there
	Advice  string // the way out; may be empty
	Err     error  // the cause; may be nil
}

// Error returns all of it on one line.
func (e *StartError) Error() string {
	s := fmt.Sprintf("starting %s: %s", e.Command, e.What)
	if e.Status != "" {
		s += " (" + e.Status + ")"
	}
	if e.Stderr != "" {
		s += "; on stderr: " + oneLine(e.Stderr)
	}
	if e.Advice != "" {
		s += "; " + e.Advice
	}
	return s
}

// Unwrap returns the cause.
func (e *StartError) Unwrap() error { return e.Err }
