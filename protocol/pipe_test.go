//go:build unix

package protocol

import (
	"bytes"
	"context"
	"io"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPipeCarriesTheSameBytes(t *testing.T) {
	before := runtime.NumGoroutine()
	trace := map[string]string{}
	for name, transport := range map[string]Transport{
		"process": program(t, "sane"),
		"pipe": Pipe("sane", func(ctx context.Context, in io.Reader, out io.Writer) error {
			return Serve(ctx, in, out, sane{})
		}),
	} {
		var log bytes.Buffer
		limits := quick()
		limits.Window = 1
		client := NewClient(transport, Config{Limits: limits, Trace: &log, Suite: "0.1.0"})
		h, err := client.Hello(context.Background())
		require.NoError(t, err)
		assert.Equal(t, "sane", h.Name)
		play(t, client, games(5))
		play(t, client, games(5))
		closed(t, client, before)
		trace[name] = log.String()
	}
	assert.Equal(t, trace["process"], trace["pipe"])
	assert.True(t, strings.HasPrefix(trace["pipe"], `1> {"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"suite":"0.1.0"}}`+"\n"+`1< {"jsonrpc":"2.0","id":1,"result":`))
	assert.Equal(t, 22, strings.Count(trace["pipe"], "\n"))
}

func TestPipeThatPanics(t *testing.T) {
	before := runtime.NumGoroutine()
	client := NewClient(Pipe("rash", func(ctx context.Context, in io.Reader, out io.Writer) error {
		return Serve(ctx, in, out, rash{})
	}), Config{Limits: quick(), Jobs: 3})
	for i, o := range play(t, client, games(50, 30)) {
		if i == 30 {
			require.NotNil(t, o.Fault)
			assert.Equal(t, "exit: the program ended: panic: thirteen", o.Fault.Error())
			continue
		}
		assert.Nil(t, o.Fault)
	}
	closed(t, client, before)
}

type rash struct{ sane }

func (r rash) Play(p Play) Answer {
	if p.Scores[0] == 13 {
		panic("thirteen")
	}
	return r.sane.Play(p)
}

func TestServeAnswersWhatIsWrong(t *testing.T) {
	long := strings.Repeat("x", MaxLine+1)
	in := strings.Join([]string{
		`{"jsonrpc":"2.0","id":1,`, `[]`, `{"jsonrpc":"1.0","id":1,"method":"hello","params":{}}`, `{"jsonrpc":"2.0","id":0,"method":"hello","params":{}}`,
		`{"jsonrpc":"2.0","id":2,"method":"hello","params":{"protocol":1,"suite":null}}`, `{"jsonrpc":"2.0","id":3,"method":"play"}`,
		`{"jsonrpc":"2.0","id":4,"method":"play","params":{"ruleset":"muggins"}}`, `{"jsonrpc":"2.0","id":5,"method":"play","params":{},"x":1}`, long,
		`{"jsonrpc":"2.0","id":6,"method":"jump","params":{}}`,
	}, "\r\n") // the last line has no end
	var out bytes.Buffer
	require.NoError(t, Serve(context.Background(), strings.NewReader(in), &out, sane{}))
	got := strings.Split(strings.TrimSpace(out.String()), "\n")
	want := [][2]string{
		{"null", "-32700"},
		{"null", "-32600"},
		{"1", "-32600"},
		{"null", "-32600"},
		{"2", "-32602"},
		{"3", "-32602"},
		{"4", "-32602"},
		{"5", "-32600"},
		{"null", "-32700"},
		{"6", "-32601"},
	}
	require.Len(t, got, len(want))
	schema := schemaOf(t, "errorResponse")
	for i, w := range want {
		assert.Contains(t, got[i], `"id":`+w[0]+`,"error":{"code":`+w[1]+`,`)
		assert.NoError(t, schemaSays(t, schema, []byte(got[i])), got[i])
	}
}

func BenchmarkPipe(b *testing.B) {
	client := NewClient(Pipe("sane", func(ctx context.Context, in io.Reader, out io.Writer) error {
		return Serve(ctx, in, out, sane{})
	}), Config{Limits: quick()})
	defer client.Close()
	plays := games(100)
	for b.Loop() {
		if err := client.Play(context.Background(), plays, func(int, Outcome) {}); err != nil {
			b.Fatal(err)
		}
	}
}
