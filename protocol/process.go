package protocol

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// Command is a program outside, started as a process of its own group.
type Command struct {
	Args []string // the program and its arguments; at least the first
	Dir  string   // where it runs; empty: here
	Env  []string // added to this process's environment, as KEY=VALUE
}

// String returns the command line as one would read it aloud.
func (c Command) String() string { return strings.Join(c.Args, " ") }

func (c Command) open(limits Limits) (link, error) {
	if len(c.Args) == 0 {
		return nil, errors.New("no command is given")
	}
	cmd := exec.Command(c.Args[0], c.Args[1:]...)
	cmd.Dir = c.Dir
	cmd.Env = append(os.Environ(), c.Env...)
	group(cmd)
	p := &process{cmd: cmd, patience: limits.End, done: make(chan struct{}), drained: make(chan struct{})}
	p.tail.most = limits.Stderr
	theirs, err := p.connect()
	if err == nil {
		err = cmd.Start()
	}
	for _, f := range theirs {
		f.Close()
	}
	if err != nil {
		p.close()
		return nil, err
	}
	go p.drain()
	go p.wait()
	return p, nil
}

// process is a running Command. Its pipes are files of our own and not those of
// exec, whose Wait would throw away what is not read yet, or wait for children
// that hold them.
type process struct {
	cmd      *exec.Cmd
	in       *os.File
	out      *os.File
	errs     *os.File
	tail     ring
	patience time.Duration
	done     chan struct{} // closed when the process has ended
	drained  chan struct{} // closed when its stderr has been read to the end
	how      string        // set before done is closed
}

// connect makes the three pipes and returns the ends that the process gets.
func (p *process) connect() (theirs []*os.File, err error) {
	stdin, in, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	p.in, p.cmd.Stdin = in, stdin
	theirs = append(theirs, stdin)
	out, stdout, err := os.Pipe()
	if err != nil {
		return theirs, err
	}
	p.out, p.cmd.Stdout = out, stdout
	theirs = append(theirs, stdout)
	errs, stderr, err := os.Pipe()
	if err != nil {
		return theirs, err
	}
	p.errs, p.cmd.Stderr = errs, stderr
	return append(theirs, stderr), nil
}

func (p *process) close() {
	for _, f := range []*os.File{p.in, p.out, p.errs} {
		if f != nil {
			f.Close()
		}
	}
}

func (p *process) drain() {
	defer close(p.drained)
	b := make([]byte, 4096)
	for {
		n, err := p.errs.Read(b)
		_, _ = p.tail.Write(b[:n]) // a ring takes everything
		if err != nil {
			return
		}
	}
}

// wait notes how the process ended, kills what it left behind, and makes sure
// that reading ends even where a child escaped and holds the pipes.
func (p *process) wait() {
	err := p.cmd.Wait()
	p.how = p.cmd.ProcessState.String()
	if err == nil {
		p.how = "exit status 0"
	}
	kill(p.cmd)
	for _, f := range []*os.File{p.out, p.errs} {
		if f.SetReadDeadline(time.Now().Add(p.patience)) != nil {
			time.AfterFunc(p.patience, func() { f.Close() })
		}
	}
	close(p.done)
}

func (p *process) Read(b []byte) (int, error)  { return p.out.Read(b) }
func (p *process) Write(b []byte) (int, error) { return p.in.Write(b) }

func (p *process) status(d time.Duration) (string, bool) {
	if !within(p.done, d) {
		return "", false
	}
	return p.how, true
}

func (p *process) stop(patient bool) {
	p.in.Close()
	ended := patient && within(p.done, p.patience)
	if patient && !ended {
		terminate(p.cmd)
		ended = within(p.done, p.patience)
	}
	if !ended {
		kill(p.cmd)
		<-p.done
	}
	within(p.drained, p.patience)
	p.out.Close()
	p.errs.Close()
	<-p.drained
}

func (p *process) stderr() string { return p.tail.String() }

// ring keeps the last bytes written to it.
type ring struct {
	mu   sync.Mutex
	most int
	kept []byte
	cut  bool
}

// Write keeps the end of b; it never fails.
func (r *ring) Write(b []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	n := len(b)
	if n > r.most {
		b, r.cut = b[n-r.most:], true
	}
	if over := len(r.kept) + len(b) - r.most; over > 0 {
		r.kept = r.kept[:copy(r.kept, r.kept[over:])]
		r.cut = true
	}
	r.kept = append(r.kept, b...)
	return n, nil
}

// String returns what is kept, without a blank end, marked where the beginning
// is missing.
func (r *ring) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := strings.TrimSpace(strings.ToValidUTF8(string(r.kept), "?"))
	if r.cut {
		return "…" + s
	}
	return s
}
