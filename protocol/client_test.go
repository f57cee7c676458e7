//go:build unix

package protocol

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// quick are limits that no good program of these tests can break.
func quick() Limits {
	return Limits{Start: 30 * time.Second, Request: 30 * time.Second, End: 10 * time.Second, Line: 4000}
}

// games returns n requests, of which those in bad are recognised by isBad.
func games(n int, bad ...int) []Play {
	plays := make([]Play, n)
	for i := range plays {
		plays[i] = game()
		plays[i].Scores = []int{i % 10, 0}
		if slices.Contains(bad, i) {
			plays[i].Scores = []int{13, 13}
		}
	}
	return plays
}

// play asks and returns the outcomes by index, each of which must have come once.
func play(t *testing.T, c *Client, plays []Play) []Outcome {
	t.Helper()
	outcomes := make([]Outcome, len(plays))
	seen := make([]int, len(plays))
	require.NoError(t, c.Play(context.Background(), plays, func(i int, o Outcome) { outcomes[i] = o; seen[i]++ }))
	for i, n := range seen {
		require.Equal(t, 1, n, "request %d", i)
	}
	return outcomes
}

func pids(c *Client) (ids []int) {
	for _, l := range c.lanes {
		if l.conn != nil {
			if p, ok := l.conn.link.(*process); ok {
				ids = append(ids, p.cmd.Process.Pid)
			}
		}
	}
	return ids
}

// closed closes the client and checks that neither processes nor goroutines are
// left.
func closed(t *testing.T, c *Client, before int) {
	t.Helper()
	ids := pids(c)
	require.NoError(t, c.Close())
	for _, id := range ids {
		goneSoon(t, id)
	}
	for range 2000 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	b := make([]byte, 1<<16)
	t.Fatalf("goroutines are left:\n%s", b[:runtime.Stack(b, true)])
}

func TestProgramsThatCannotBeStarted(t *testing.T) {
	soon := quick()
	soon.Start, soon.End = 50*time.Millisecond, 10*time.Second
	for _, c := range []struct {
		name    string
		command Command
		limits  Limits
		want    []string
	}{
		{"no command", Command{}, quick(), []string{"no command is given"}},
		{"no such file", Command{Args: []string{"./no/such/program", "-x"}}, quick(), []string{"starting ./no/such/program -x: it cannot be started", "no such file"}},
		{"exits", program(t, "exit"), quick(), []string{"it ended before it said hello (exit status 3)", "on stderr: no such rule book"}},
		{"echo", Command{Args: []string{"cat"}}, quick(), []string{"starting cat: it sent the request back"}},
		{"silence", program(t, "silence"), soon, []string{"it said no hello: no answer within 50ms", "--start-timeout"}},
		{"chatter", program(t, "chatter"), quick(), []string{`the first line of its output is no JSON: "Welcome to Muggins!"`, "logs to stderr"}},
		{"endless line", program(t, "endless"), quick(), []string{"in place of a hello came a line of more than 4000 bytes"}},
		{"another protocol", program(t, "future"), quick(), []string{"result.protocol: the program speaks protocol 9, this suite speaks 1"}},
		{"a claim that is not known", program(t, "claimant"), quick(), []string{`result.plays[0].ruleset: unknown ruleset "chess"; known: muggins`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := runtime.NumGoroutine()
			client := NewClient(c.command, Config{Limits: c.limits})
			_, err := client.Hello(context.Background())
			var start *StartError
			require.ErrorAs(t, err, &start)
			for _, want := range c.want {
				assert.ErrorContains(t, err, want)
			}
			assert.NotContains(t, err.Error(), "\n")
			_, again := client.Hello(context.Background())
			assert.Equal(t, err, again)
			assert.Equal(t, err, client.Play(context.Background(), games(1), func(int, Outcome) { t.Error("called") }))
			closed(t, client, before)
		})
	}
}

func TestMisbehaviour(t *testing.T) {
	stuck := quick()
	stuck.Request = 2 * time.Second
	for _, c := range []struct {
		mode     string
		limits   Limits
		kind     FaultKind
		detail   string
		stderr   string
		unstable bool
	}{
		{mode: "words", kind: FaultSyntax, detail: "no JSON"},
		{mode: "id", kind: FaultID, detail: "belongs to no request under way"},
		{mode: "half", kind: FaultExit, detail: "the program ended: exit status 0; its last line has no newline"},
		{mode: "unended", limits: stuck, kind: FaultTimeout, detail: "bytes came without a newline"},
		{mode: "long", kind: FaultLength, detail: "a line of more than 4000 bytes"},
		{mode: "crash", kind: FaultExit, detail: "the program ended: exit status 7", stderr: "index out of range"},
		{mode: "signal", kind: FaultExit, detail: "the program ended: signal: killed"},
		{mode: "stuck", limits: stuck, kind: FaultTimeout, detail: "no answer within 2s"},
		{mode: "short", kind: FaultTrace, detail: "result.trace: 2 entries where 3 are expected"},
		{mode: "float", kind: FaultShape, detail: "result.trace[0].sum: 1.0 is not written as a whole number"},
		{mode: "error", kind: FaultError, detail: "error: code -32000: cannot think"},
		{mode: "object", kind: FaultError, detail: "error: code -32700: what?"},
		{mode: "holder", kind: FaultExit, detail: "the program ended: exit status 7"},
	} {
		t.Run(c.mode, func(t *testing.T) {
			t.Parallel()
			limits := c.limits
			if limits == (Limits{}) {
				limits = quick()
			}
			client := NewClient(program(t, c.mode), Config{Limits: limits, Jobs: 2})
			plays := games(40, 5, 23)
			for i, o := range play(t, client, plays) {
				if i != 5 && i != 23 {
					assert.Nil(t, o.Fault, "request %d", i)
					assert.Len(t, o.Answer.Trace, 3)
					continue
				}
				if assert.NotNil(t, o.Fault, "request %d", i) {
					assert.Equal(t, c.kind, o.Fault.Kind, o.Fault.Detail)
					assert.Contains(t, o.Fault.Detail, c.detail)
					assert.Contains(t, o.Fault.Stderr, c.stderr)
					assert.False(t, o.Fault.Unstable)
					assert.NotContains(t, o.Fault.Detail, "\n")
				}
			}
			ids := pids(client)
			require.NoError(t, client.Close())
			for _, id := range ids {
				goneSoon(t, id)
			}
		})
	}
}

func TestRepeatedAnswerIsAFaultOfSomeRequest(t *testing.T) {
	client := NewClient(program(t, "twice"), Config{Limits: quick()})
	var faults []Outcome
	for _, o := range play(t, client, games(40, 5)) {
		if o.Fault != nil {
			faults = append(faults, o)
		}
	}
	require.Len(t, faults, 1)
	assert.Equal(t, FaultID, faults[0].Fault.Kind)
	require.NoError(t, client.Close())
}

func TestCrashThatDoesNotComeAgainIsUnstable(t *testing.T) {
	client := NewClient(program(t, "once"), Config{Limits: quick()})
	var faults []*Fault
	for _, o := range play(t, client, games(20, 4)) {
		if o.Fault != nil {
			faults = append(faults, o.Fault)
		}
	}
	require.Len(t, faults, 1)
	assert.True(t, faults[0].Unstable)
	assert.Equal(t, FaultExit, faults[0].Kind)
	require.NoError(t, client.Close())
}

func TestGoodProgramsAreAnsweredInFull(t *testing.T) {
	tight := quick()
	tight.Request = 20 * time.Second
	for _, mode := range []string{"sane", "carriage", "backwards", "slow", "flood"} {
		t.Run(mode, func(t *testing.T) {
			before := runtime.NumGoroutine()
			limits := tight
			limits.Window = 3
			client := NewClient(program(t, mode), Config{Limits: limits})
			for i, o := range play(t, client, games(30)) {
				assert.Nil(t, o.Fault, "request %d", i)
				assert.Contains(t, string(o.Request), `"id":`+strconv.Itoa(i+2)+",")
				assert.Contains(t, string(o.Response), `"id":`+strconv.Itoa(i+2)+",")
			}
			if mode == "flood" {
				tail := client.lanes[0].conn
				require.NoError(t, client.Close())
				assert.True(t, strings.HasSuffix(tail.link.stderr(), "the end"))
				assert.Less(t, len(tail.link.stderr()), 5000)
			}
			closed(t, client, before)
		})
	}
}

func TestTooManyRestarts(t *testing.T) {
	limits := quick()
	limits.Restarts, limits.Window = 2, 4
	client := NewClient(program(t, "crash"), Config{Limits: limits})
	kinds := map[FaultKind]int{}
	outcomes := play(t, client, games(20, 1, 3, 5, 7, 9))
	for _, o := range outcomes {
		if o.Fault != nil {
			kinds[o.Fault.Kind]++
		}
	}
	assert.Equal(t, 3, kinds[FaultExit])
	assert.Equal(t, FaultLost, outcomes[19].Fault.Kind)
	assert.Nil(t, outcomes[4].Fault)
	require.NoError(t, client.Close())
}

func TestProgramThatDoesNotWantToEnd(t *testing.T) {
	before := runtime.NumGoroutine()
	limits := quick()
	limits.End = 50 * time.Millisecond
	client := NewClient(program(t, "deaf"), Config{Limits: limits})
	play(t, client, games(2))
	require.Len(t, pids(client), 1)
	closed(t, client, before)
}

func TestChildOfAProgramIsEndedWithIt(t *testing.T) {
	before := runtime.NumGoroutine()
	client := NewClient(program(t, "holder"), Config{Limits: quick()})
	play(t, client, games(2))
	link := client.lanes[0].conn.link
	closed(t, client, before)
	pid, err := strconv.Atoi(strings.Fields(link.stderr())[1])
	require.NoError(t, err)
	goneSoon(t, pid)
}

func TestCancelKills(t *testing.T) {
	before := runtime.NumGoroutine()
	client := NewClient(program(t, "stuck"), Config{Limits: quick(), Jobs: 2})
	play(t, client, games(20))
	ids := pids(client)
	require.NotEmpty(t, ids)
	ctx, cancel := context.WithCancel(context.Background())
	err := client.Play(ctx, games(40, 20), func(i int, _ Outcome) {
		if i == 10 {
			cancel()
		}
	})
	require.ErrorIs(t, err, context.Canceled)
	assert.Empty(t, pids(client))
	for _, id := range ids {
		goneSoon(t, id)
	}
	closed(t, client, before)
}

func TestTraceThatCannotBeWritten(t *testing.T) {
	full := errors.New("disk full")
	client := NewClient(program(t, "sane"), Config{Limits: quick(), Trace: failing{full}})
	play(t, client, games(2))
	assert.ErrorIs(t, client.Close(), full)
	_, err := client.Hello(context.Background())
	assert.ErrorContains(t, err, "closed")
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }
