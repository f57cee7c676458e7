package protocol

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"
)

// conn is a link as lines: one goroutine writes, one reads, so that a program
// that writes before it reads, or the other way round, never stands still.
type conn struct {
	link    link
	number  int // of the copy, for the trace
	limits  Limits
	trace   *traceLog
	lines   chan received
	out     chan []byte
	quit    chan struct{}
	work    sync.WaitGroup
	partial atomic.Int64 // bytes of a line that has not ended yet
}

// received is a line without its end, or why there are no more.
type received struct {
	line []byte
	err  error // io.EOF, or errLong with the beginning of the line
}

const errLong = lineError("line too long")

type lineError string

func (e lineError) Error() string { return string(e) }

// breach is why a copy cannot be talked to any more.
type breach struct {
	kind     FaultKind
	detail   string
	response []byte
	status   string // how the copy ended of itself; empty where it did not
	stderr   string
}

func newConn(l link, number int, limits Limits, trace *traceLog) *conn {
	c := &conn{
		link: l, number: number, limits: limits, trace: trace,
		lines: make(chan received), out: make(chan []byte, limits.Window+1), quit: make(chan struct{}),
	}
	c.work.Add(2)
	go c.write()
	go c.read()
	return c
}

// send queues a line. There is room for as many as may be under way; only a
// program that answers what it has not read yet fills it, and then waits for
// requests in vain.
func (c *conn) send(line []byte) {
	select {
	case c.out <- line:
	default:
	}
}

func (c *conn) write() {
	defer c.work.Done()
	for {
		select {
		case line := <-c.out:
			c.trace.line(c.number, '>', line)
			// An error here means that the program is gone or does not listen; the
			// reader, or the deadline, tells which.
			if _, err := c.link.Write(append(line[:len(line):len(line)], '\n')); err != nil {
				return
			}
		case <-c.quit:
			return
		}
	}
}

func (c *conn) read() {
	defer c.work.Done()
	r := bufio.NewReaderSize(counting{c}, 32<<10)
	for {
		line, err := c.readLine(r)
		if err == nil || len(line) > 0 {
			c.trace.line(c.number, '<', line)
		}
		select {
		case c.lines <- received{line, err}:
		case <-c.quit:
			err = io.EOF
		}
		if err != nil {
			// Whatever comes now is thrown away, so that a program which floods can
			// still be ended in peace; this ends with the copy.
			_, _ = io.Copy(io.Discard, r)
			return
		}
	}
}

// counting reads from the link and notes how much of a line has come without
// its end, which a timeout wants to tell.
type counting struct{ *conn }

func (c counting) Read(b []byte) (int, error) {
	n, err := c.link.Read(b)
	if i := bytes.LastIndexByte(b[:n], '\n'); i >= 0 {
		c.partial.Store(int64(n - i - 1))
	} else {
		c.partial.Add(int64(n))
	}
	return n, err
}

// readLine reads up to the next newline and never holds more than the limit.
func (c *conn) readLine(r *bufio.Reader) (line []byte, err error) {
	for {
		part, err := r.ReadSlice('\n')
		end := err == nil
		if end {
			part = part[:len(part)-1]
		}
		if room := c.limits.Line + 1 - len(line); len(part) > room { // one more for a \r
			return append(line, part[:room]...)[:min(len(line)+room, 200)], errLong
		}
		line = append(line, part...)
		if end {
			line = bytes.TrimSuffix(line, []byte{'\r'})
		}
		if len(line) > c.limits.Line {
			return line[:min(len(line), 200)], errLong
		}
		switch {
		case end:
			return line, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return line, io.EOF
		}
	}
}

// receive waits for the next line. The error is that of ctx.
func (c *conn) receive(ctx context.Context, d time.Duration) ([]byte, *breach, error) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case r := <-c.lines:
		if r.err == nil {
			return r.line, nil, nil
		}
		return nil, c.ended(r), nil
	case <-timer.C:
		b := &breach{kind: FaultTimeout, detail: fmt.Sprintf("no answer within %v", d)}
		if n := c.partial.Load(); n > 0 {
			b.detail += fmt.Sprintf("; %d bytes came without a newline at the end", n)
		}
		return nil, b, nil
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	}
}

// ended says why there are no more lines.
func (c *conn) ended(r received) *breach {
	if errors.Is(r.err, errLong) {
		return &breach{kind: FaultLength, detail: fmt.Sprintf("a line of more than %d bytes", c.limits.Line), response: r.line}
	}
	b := &breach{kind: FaultExit, response: r.line}
	status, ok := c.link.status(c.limits.End)
	if ok {
		b.status, b.detail = status, "the program ended: "+status
	} else {
		b.detail = "the program closed its output and goes on running"
	}
	if len(r.line) > 0 {
		b.detail += "; its last line has no newline"
	}
	return b
}

// stop ends the copy and waits for everything that belongs to it.
func (c *conn) stop(patient bool) {
	close(c.quit)
	// The reader may be about to read, or stand in a hand-over that quit ends.
	c.link.stop(patient)
	c.work.Wait()
}

// traceLog writes the lines of all copies to one writer.
type traceLog struct {
	mu  sync.Mutex
	w   io.Writer // nil: nothing is logged
	err error     // the first that occurred
}

func (t *traceLog) line(number int, direction byte, line []byte) {
	if t.w == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if _, err := fmt.Fprintf(t.w, "%d%c %s\n", number, direction, line); err != nil && t.err == nil {
		t.err = fmt.Errorf("writing the trace: %w", err)
	}
}
