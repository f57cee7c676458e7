package protocol

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
)

// Client talks to copies of one program and is the Subject that they make. A
// broken copy is replaced, and its unanswered requests are asked again one at a
// time. Requests get ids from their index, counted on over all calls of Play,
// so that the bytes do not depend on the number of copies.
type Client struct {
	transport Transport
	config    Config
	trace     *traceLog
	strikes   atomic.Int64

	mu     sync.Mutex // one call at a time
	lanes  []*lane
	hello  *Hello
	failed error // why the program could not be started
	base   int64 // requests of earlier runs
	closed bool
}

// NewClient returns a client for a program; nothing is started before the first
// call of Hello or Play. Close ends it.
func NewClient(t Transport, c Config) *Client {
	c.Limits = c.Limits.filled()
	c.Jobs = max(c.Jobs, 1)
	client := &Client{transport: t, config: c, trace: &traceLog{w: c.Trace}}
	for n := range c.Jobs {
		client.lanes = append(client.lanes, &lane{client: client, number: n + 1})
	}
	return client
}

// Hello starts the first copy and asks it who it is. What is wrong with it is a
// *StartError; where ctx ended it is the error of ctx.
func (c *Client) Hello(ctx context.Context) (Hello, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.greeted(ctx)
}

func (c *Client) greeted(ctx context.Context) (Hello, error) {
	switch {
	case c.closed:
		return Hello{}, errors.New("asking a program: the client is closed")
	case c.failed != nil:
		return Hello{}, c.failed
	case c.hello != nil:
		return *c.hello, nil
	}
	hello, err := c.lanes[0].start(ctx)
	if err != nil {
		var start *StartError
		if errors.As(err, &start) {
			c.failed = err
		}
		return Hello{}, err
	}
	c.hello = &hello
	return hello, nil
}

// Play asks all plays; see Subject. When ctx ends, all copies are killed at
// once, and each is not called for what is left.
func (c *Client) Play(ctx context.Context, plays []Play, each func(int, Outcome)) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, err := c.greeted(ctx); err != nil {
		return err
	}
	r := &run{plays: plays, base: c.base + helloID + 1, each: each}
	c.base += int64(len(plays))
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	lanes := c.lanes[:min(len(c.lanes), len(plays))]
	if len(lanes) == 0 {
		return ctx.Err()
	}
	// With few requests a copy takes no more than its share, so that all have some.
	window := min(c.config.Limits.Window, (len(plays)+len(lanes)-1)/len(lanes))
	var work sync.WaitGroup
	for _, l := range lanes {
		work.Go(func() {
			if err := l.work(ctx, r, window); err != nil {
				l.stop(false)
				cancel(err)
			}
		})
	}
	work.Wait()
	if ctx.Err() != nil {
		for _, l := range lanes {
			l.stop(false)
		}
		return context.Cause(ctx)
	}
	return nil
}

// Close ends all copies: their input is closed, then they are asked to end, then
// killed. It returns when nothing is left of them. The error is the first that
// writing the trace met.
func (c *Client) Close() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closed = true
	var work sync.WaitGroup
	for _, l := range c.lanes {
		work.Go(func() { l.stop(true) })
	}
	work.Wait()
	c.trace.mu.Lock()
	defer c.trace.mu.Unlock()
	return c.trace.err
}

// strike counts a request that broke a copy.
func (c *Client) strike() { c.strikes.Add(1) }

// exhausted reports whether the program broke too often.
func (c *Client) exhausted() bool { return c.strikes.Load() > int64(max(c.config.Limits.Restarts, 0)) }

// run is one call of Play: what is still to be asked, and where answers go.
type run struct {
	plays []Play
	base  int64 // the id of the first

	mu   sync.Mutex
	next int

	calls sync.Mutex
	each  func(int, Outcome)
}

// take returns the next request, or nil when there is none.
func (r *run) take() (*ask, error) {
	r.mu.Lock()
	i := r.next
	if i < len(r.plays) {
		r.next++
	}
	r.mu.Unlock()
	if i >= len(r.plays) {
		return nil, nil
	}
	id := r.base + int64(i)
	var line []byte
	var err error
	if s := r.plays[i].Shuffle; s != nil {
		line, err = encodeRequest(id, "shuffle", s)
	} else {
		line, err = encodeRequest(id, "play", &r.plays[i])
	}
	return &ask{index: i, id: id, play: &r.plays[i], line: line}, err
}

func (r *run) deliver(a *ask, o Outcome) {
	r.calls.Lock()
	defer r.calls.Unlock()
	r.each(a.index, o)
}
