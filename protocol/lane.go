package protocol

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// ask is one request of a run.
type ask struct {
	index int
	id    int64
	play  *Play
	line  []byte
}

// lane keeps one copy of the program and feeds it.
type lane struct {
	client *Client
	number int
	conn   *conn // nil while no copy runs
}

// work asks until the run has no more requests. The error is that of the run as
// a whole.
func (l *lane) work(ctx context.Context, r *run, window int) error {
	for {
		left, why, err := l.stream(ctx, r, window)
		if err != nil || why == nil {
			return err
		}
		if err := l.alone(ctx, r, left, why); err != nil {
			return err
		}
	}
}

// stream asks several at a time, until there are no more requests or the copy
// breaks; then it returns those that were not answered, oldest first, at least
// one.
func (l *lane) stream(ctx context.Context, r *run, window int) ([]*ask, *breach, error) {
	var flight []*ask
	for {
		for len(flight) < window {
			a, err := r.take()
			if err != nil {
				return nil, nil, err
			}
			if a == nil {
				break
			}
			if l.client.exhausted() {
				r.deliver(a, lost(a))
				continue
			}
			if l.conn == nil {
				if _, err := l.start(ctx); err != nil {
					return nil, nil, err
				}
			}
			l.conn.send(a.line)
			flight = append(flight, a)
		}
		if len(flight) == 0 {
			return nil, nil, nil
		}
		line, why, err := l.conn.receive(ctx, l.client.config.Limits.Request)
		if err != nil {
			return nil, nil, err
		}
		if why == nil {
			flight, why = l.settle(r, line, flight)
		}
		if why != nil {
			l.drop(why)
			return flight, why, nil
		}
	}
}

// settle matches a line with a request under way and delivers it.
func (l *lane) settle(r *run, line []byte, flight []*ask) ([]*ask, *breach) {
	if known, ok := l.client.config.Memory.recall(line); ok {
		i := slices.IndexFunc(flight, func(a *ask) bool { return a.id == known.id && string(a.line) == known.request })
		if i >= 0 {
			a := flight[i]
			r.deliver(a, Outcome{Request: a.line, Response: line, Answer: known.answer})
			return slices.Delete(flight, i, i+1), nil
		}
	}
	id, answer, e := decodeResponse[Answer](line)
	i := slices.IndexFunc(flight, func(a *ask) bool { return a.id == id })
	if i < 0 {
		if e == nil || id != 0 {
			e = &MessageError{Kind: FaultID, Path: "id", Reason: fmt.Sprintf("%d belongs to no request under way: it was answered already, or never asked", id)}
		}
		return flight, &breach{kind: e.Kind, detail: e.Error(), response: line}
	}
	a := flight[i]
	r.deliver(a, l.outcome(a, line, answer, e))
	return slices.Delete(flight, i, i+1), nil
}

// outcome checks an answer whose request is known. Whatever is wrong with it
// is a fault of this request alone: the conversation itself holds.
func (l *lane) outcome(a *ask, line []byte, answer Answer, e *MessageError) Outcome {
	o := Outcome{Request: a.line, Response: line}
	if e == nil {
		normalizeAnswer(&answer)
		e = checkAnswer(&answer, a.play, "result")
	}
	if e != nil {
		o.Fault = &Fault{Kind: e.Kind, Detail: e.Error(), Stderr: l.conn.link.stderr()}
		return o
	}
	o.Answer = answer
	l.client.config.Memory.keep(a, line, answer)
	return o
}

// alone asks the unanswered requests of a broken copy one at a time, so that
// only the guilty one gets the fault. Where none fails again, the oldest gets
// it, marked as unstable.
func (l *lane) alone(ctx context.Context, r *run, left []*ask, why *breach) error {
	var first Outcome
	guilty := false
	for i, a := range left {
		o := lost(a)
		if !l.client.exhausted() {
			var err error
			if o, err = l.single(ctx, a); err != nil {
				return err
			}
		}
		guilty = guilty || o.Fault != nil
		if i == 0 {
			first = o // held back until it is known whether another one is guilty
			continue
		}
		r.deliver(a, o)
	}
	if !guilty {
		l.client.strike()
		first = Outcome{Request: left[0].line, Response: why.response, Fault: why.fault()}
		first.Fault.Unstable = true
	}
	r.deliver(left[0], first)
	return nil
}

// single asks one request while nothing else is under way.
func (l *lane) single(ctx context.Context, a *ask) (Outcome, error) {
	if l.conn == nil {
		if _, err := l.start(ctx); err != nil {
			return Outcome{}, err
		}
	}
	l.conn.send(a.line)
	line, why, err := l.conn.receive(ctx, l.client.config.Limits.Request)
	if err != nil {
		return Outcome{}, err
	}
	if why == nil {
		id, answer, e := decodeResponse[Answer](line)
		if id == a.id {
			return l.outcome(a, line, answer, e), nil
		}
		_, why = l.settle(nil, line, nil)
	}
	l.drop(why)
	l.client.strike()
	return Outcome{Request: a.line, Response: why.response, Fault: why.fault()}, nil
}

func (b *breach) fault() *Fault { return &Fault{Kind: b.kind, Detail: b.detail, Stderr: b.stderr} }

func lost(a *ask) Outcome {
	return Outcome{Request: a.line, Fault: &Fault{Kind: FaultLost, Detail: "not asked: the program had to be started again too often"}}
}

// drop kills the copy and notes what it wrote on stderr.
func (l *lane) drop(why *breach) {
	l.conn.stop(false)
	why.stderr = l.conn.link.stderr()
	l.conn = nil
}

// stop ends the copy, if one runs.
func (l *lane) stop(patient bool) {
	if l.conn != nil {
		l.conn.stop(patient)
		l.conn = nil
	}
}

// start starts a copy and greets it.
func (l *lane) start(ctx context.Context) (Hello, error) {
	if err := ctx.Err(); err != nil {
		return Hello{}, err
	}
	c := l.client
	opened, err := c.transport.open(c.config.Limits)
	if err != nil {
		return Hello{}, &StartError{
			Command: c.transport.String(), What: "it cannot be started: " + oneLine(err.Error()),
			Advice: "check the command after --, and that the file exists and may be executed", Err: err,
		}
	}
	l.conn = newConn(opened, l.number, c.config.Limits, c.trace)
	hello, why, err := l.greet(ctx)
	switch {
	case err != nil:
		l.stop(false)
		return Hello{}, err
	case why != nil:
		l.drop(&why.breach)
		return Hello{}, why.startError(c.transport.String())
	}
	return hello, nil
}

// cold is a breach before anything was said.
type cold struct {
	breach
	advice string
	err    error
}

func (w *cold) startError(command string) *StartError {
	return &StartError{Command: command, What: w.detail, Status: w.status, Stderr: w.stderr, Advice: w.advice, Err: w.err}
}

func (l *lane) greet(ctx context.Context) (Hello, *cold, error) {
	c := l.client
	asked, err := encodeRequest(helloID, "hello", HelloParams{Protocol: Version, Suite: c.config.Suite})
	if err != nil {
		return Hello{}, nil, err
	}
	l.conn.send(asked)
	line, why, err := l.conn.receive(ctx, c.config.Limits.Start)
	if err != nil {
		return Hello{}, nil, err
	}
	if why != nil {
		return Hello{}, mute(why), nil
	}
	hello, bad := readHello(line, asked)
	return hello, bad, nil
}

// mute words a breach that came in place of a hello.
func mute(why *breach) *cold {
	w := &cold{breach: *why}
	switch {
	case why.kind == FaultTimeout:
		w.detail = "it said no hello: " + why.detail
		w.advice = "give it longer with --start-timeout; a program must flush its output after every line"
	case why.kind == FaultExit && why.status != "":
		w.detail = "it ended before it said hello"
		w.advice = "run it by hand and type a hello"
	case why.kind == FaultLength:
		w.detail = "in place of a hello came " + why.detail
	}
	return w
}

func readHello(line, asked []byte) (Hello, *cold) {
	id, hello, e := decodeResponse[Hello](line)
	w := &cold{breach: breach{response: line}}
	switch {
	case string(line) == string(asked):
		w.detail, w.advice = "it sent the request back in place of an answer", "the command copies its input; is it the right one?"
		return hello, w
	case e != nil && e.Kind == FaultSyntax:
		w.detail, w.advice = fmt.Sprintf("the first line of its output is no JSON: %q", oneLine(string(line))), "write logs to stderr; stdout carries answers only"
	case e != nil && e.Kind == FaultError:
		w.detail = "it answered hello with an error: " + e.Error()
	case e != nil:
		w.detail = "its hello cannot be read: " + e.Error()
	case id != helloID:
		w.detail = fmt.Sprintf("its hello has the id %d where %d was asked", id, helloID)
	default:
		err := ValidateHello(hello)
		if err == nil {
			return hello, nil
		}
		errors.As(err, &e)
		w.detail = "its hello cannot be accepted: result." + err.Error()
	}
	w.err = fault(e)
	return hello, w
}
