package protocol

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// Implementation is a program that can be judged, as Go code. Serve puts it
// behind the conversation.
type Implementation interface {
	// Hello says who it is and what it claims. Serve fills in the number of the
	// protocol and the methods where they are left out.
	Hello() Hello
	// Play plays one whole game. It gets requests of the right form only, with
	// the lower half of every tile first, and keeps nothing from one to the next.
	Play(Play) Answer
}

// Dealer is an Implementation that also deals of its own.
type Dealer interface {
	Implementation
	// Shuffle deals one round as the program itself would.
	Shuffle(Shuffle) Dealt
}

// MaxLine is how many bytes of a line Serve reads.
const MaxLine = 1 << 20

// Serve answers requests from in, a line each, on out until in ends, ctx is
// done, or out cannot be written to. A malformed request is answered with an
// error object, and Serve goes on. Requests are answered in their order. At the
// end of in the error is nil. A Read that hangs is not interrupted by ctx.
func Serve(ctx context.Context, in io.Reader, out io.Writer, impl Implementation) error {
	r := bufio.NewReaderSize(in, 64<<10)
	w := bufio.NewWriterSize(out, 64<<10)
	for {
		if !waiting(r) {
			if err := w.Flush(); err != nil {
				return fmt.Errorf("writing answers: %w", err)
			}
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		line, err := serveLine(r)
		if len(line) > 0 || err == nil {
			if _, err := w.Write(append(reply(line, impl), '\n')); err != nil {
				return fmt.Errorf("writing answers: %w", err)
			}
		}
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrClosedPipe) {
			return w.Flush()
		}
		if err != nil {
			return errors.Join(fmt.Errorf("reading requests: %w", err), w.Flush())
		}
	}
}

// waiting reports whether a whole further line is there already, so that the
// answers can be written together.
func waiting(r *bufio.Reader) bool {
	b, _ := r.Peek(r.Buffered())
	return bytes.IndexByte(b, '\n') >= 0
}

// serveLine reads a line; one over the limit comes back cut, but still over it.
func serveLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		if len(line) <= MaxLine+len("\r\n") {
			line = append(line, part...)
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		line = bytes.TrimSuffix(line, []byte{'\n'})
		return bytes.TrimSuffix(line, []byte{'\r'}), err
	}
}

// reply answers one line. Nearly all are well-formed games, which are read at
// one go; everything else is sorted out more slowly.
func reply(line []byte, impl Implementation) []byte {
	var r request[Play]
	if e := decodeFast(line, &r); e == nil && r.JSONRPC == "2.0" && r.Method == "play" && r.ID > 0 {
		normalizePlay(&r.Params)
		if checkPlay(&r.Params, "params") == nil {
			return result(r.ID, impl.Play(r.Params))
		}
	}
	return replySlowly(line, impl)
}

func decodeFast(line []byte, v any) error {
	if len(line) > MaxLine || suspicious(line) {
		return errLong
	}
	return json.Unmarshal(line, v, json.RejectUnknownMembers(true))
}

func replySlowly(line []byte, impl Implementation) []byte {
	if len(line) > MaxLine {
		return refuse(0, CodeParse, "a line of more than "+strconv.Itoa(MaxLine)+" bytes")
	}
	if e := walk(line); e != nil {
		switch {
		case e.Kind == FaultSyntax:
			return refuse(0, CodeParse, e.Error())
		case strings.HasPrefix(e.Path, "params."):
			return refuse(looseID(line), CodeParams, e.Error())
		}
		return refuse(looseID(line), CodeRequest, e.Error())
	}
	var r request[jsontext.Value]
	switch e := decode(line, &r); {
	case e != nil:
		return refuse(looseID(line), CodeRequest, e.Error())
	case r.JSONRPC != "2.0":
		return refuse(r.ID, CodeRequest, `jsonrpc: "2.0" is expected`)
	case r.ID <= 0:
		return refuse(0, CodeRequest, "id: a whole number of at least 1 is expected")
	}
	return dispatch(r, impl)
}

func dispatch(r request[jsontext.Value], impl Implementation) []byte {
	switch r.Method {
	case "hello":
		var p HelloParams
		if e := decodeParams(r.Params, &p); e != nil {
			return refuse(r.ID, CodeParams, e.Error())
		}
		return result(r.ID, introduce(impl))
	case "play":
		var p Play
		if e := decodeParams(r.Params, &p); e != nil {
			return refuse(r.ID, CodeParams, e.Error())
		}
		normalizePlay(&p)
		if e := checkPlay(&p, "params"); e != nil {
			return refuse(r.ID, CodeParams, e.Error())
		}
		return result(r.ID, impl.Play(p))
	}
	if dealer, ok := impl.(Dealer); ok && r.Method == "shuffle" {
		return shuffled(r, dealer)
	}
	return refuse(r.ID, CodeMethod, "unknown method "+strconv.Quote(oneLine(r.Method))+"; known: hello, "+strings.Join(methods(impl), ", "))
}

func decodeParams(raw jsontext.Value, v any) *MessageError {
	if len(raw) == 0 {
		return shape("params", "missing")
	}
	e := decode(raw, v)
	if e != nil {
		e.Path = join("params", e.Path)
	}
	return e
}

func introduce(impl Implementation) Hello {
	h := impl.Hello()
	if h.Protocol == 0 {
		h.Protocol = Version
	}
	if h.Methods == nil {
		h.Methods = methods(impl)
	}
	return h
}

// methods returns what an implementation answers besides hello.
func methods(impl Implementation) []string {
	if _, ok := impl.(Dealer); ok {
		return Methods()
	}
	return []string{"play"}
}

func shuffled(r request[jsontext.Value], dealer Dealer) []byte {
	var s Shuffle
	if e := decodeParams(r.Params, &s); e != nil {
		return refuse(r.ID, CodeParams, e.Error())
	}
	if e := checkShuffle(&s, "params"); e != nil {
		return refuse(r.ID, CodeParams, e.Error())
	}
	return result(r.ID, Answer{Dealt: dealer.Shuffle(s)})
}

func result[T any](id int64, v T) []byte {
	b, err := Encode(sent[T]{JSONRPC: "2.0", ID: Some(id), Result: Some(v)})
	if err != nil {
		return refuse(id, CodeInternal, err.Error())
	}
	return b
}

func refuse(id int64, code int, message string) []byte {
	answer := sent[Answer]{JSONRPC: "2.0", ID: Null[int64](), Error: Some(rpcError{Code: code, Message: oneLine(message)})}
	if id > 0 {
		answer.ID = Some(id)
	}
	b, _ := Encode(answer) // numbers and valid text always encode
	return b
}
