package protocol

import (
	"context"
	"fmt"
	"io"
	"time"
)

// Pipe is a program inside this process: run reads requests from in and writes
// answers to out until in ends, as Serve does. It is judged through the same
// bytes as a process. It must return once its context is done or its pipes are
// closed; a panic in it counts as a crash. It is called once for each copy, and
// the copies run at the same time.
func Pipe(name string, run func(ctx context.Context, in io.Reader, out io.Writer) error) Transport {
	return &inner{name: name, run: run}
}

type inner struct {
	name string
	run  func(ctx context.Context, in io.Reader, out io.Writer) error
}

func (t *inner) String() string { return t.name }

func (t *inner) open(limits Limits) (link, error) {
	ctx, cancel := context.WithCancel(context.Background())
	inRead, inWrite := io.Pipe()
	outRead, outWrite := io.Pipe()
	l := &innerLink{in: inWrite, out: outRead, cancel: cancel, patience: limits.End, done: make(chan struct{})}
	go func() {
		defer close(l.done)
		defer cancel()
		defer func() {
			if r := recover(); r != nil {
				l.how = "panic: " + oneLine(fmt.Sprint(r))
			}
			inRead.Close()
			outWrite.Close()
		}()
		l.how = "returned"
		if err := t.run(ctx, inRead, outWrite); err != nil {
			l.how = "returned: " + oneLine(err.Error())
		}
	}()
	return l, nil
}

type innerLink struct {
	in       *io.PipeWriter
	out      *io.PipeReader
	cancel   context.CancelFunc
	patience time.Duration
	done     chan struct{}
	how      string // set before done is closed
}

func (l *innerLink) Read(b []byte) (int, error)  { return l.out.Read(b) }
func (l *innerLink) Write(b []byte) (int, error) { return l.in.Write(b) }
func (l *innerLink) stderr() string              { return "" }

func (l *innerLink) status(d time.Duration) (string, bool) {
	if !within(l.done, d) {
		return "", false
	}
	return l.how, true
}

func (l *innerLink) stop(patient bool) {
	l.in.Close()
	if patient && within(l.done, l.patience) {
		l.out.Close()
		return
	}
	l.cancel()
	l.out.Close()
	within(l.done, l.patience) // a function that never returns cannot be ended
}

// within reports whether done is closed within d.
func within(done <-chan struct{}, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-done:
		return true
	case <-timer.C:
		return false
	}
}
