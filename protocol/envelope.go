package protocol

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// The error codes of JSON-RPC 2.0 with which a malformed request is answered.
const (
	CodeParse    = -32700 // the line is no JSON
	CodeRequest  = -32600 // JSON that is no request
	CodeMethod   = -32601 // a method that is not known
	CodeParams   = -32602 // params that the method cannot take
	CodeInternal = -32603 // an answer that cannot be written
)

const helloID = 1 // the id of the first request on every connection

type request[T any] struct {
	JSONRPC string `json:"jsonrpc"`
	ID      int64  `json:"id"`
	Method  string `json:"method"`
	Params  T      `json:"params"`
}

type response[T any] struct {
	JSONRPC string          `json:"jsonrpc"`
	ID      Maybe[int64]    `json:"id,omitzero"`
	Result  Maybe[T]        `json:"result,omitzero"`
	Error   Maybe[rpcError] `json:"error,omitzero"`
}

type rpcError struct {
	Code    int            `json:"code"`
	Message string         `json:"message"`
	Data    jsontext.Value `json:"data,omitempty"`
}

// sent is what is written: an id may be null there.
type sent[T any] struct {
	JSONRPC string          `json:"jsonrpc"`
	ID      Maybe[int64]    `json:"id"`
	Result  Maybe[T]        `json:"result,omitzero"`
	Error   Maybe[rpcError] `json:"error,omitzero"`
}

func encodeRequest[T any](id int64, method string, params T) ([]byte, error) {
	return Encode(request[T]{JSONRPC: "2.0", ID: id, Method: method, Params: params})
}

// decodeResponse reads an answer. The id is 0 where none can be made out, in
// which case the error says so or is about the line as a whole.
func decodeResponse[T any](line []byte) (id int64, result T, err *MessageError) {
	var r response[T]
	if e := decode(line, &r); e != nil {
		if objection, ok := objected(line); ok {
			return objection.id, result, objection.err
		}
		return looseID(line), result, e
	}
	id, ok := r.ID.Get()
	result, done := r.Result.Get()
	fail, failed := r.Error.Get()
	switch {
	case r.JSONRPC != "2.0":
		return id, result, shape("jsonrpc", `%q where "2.0" is expected`, oneLine(r.JSONRPC))
	case failed && done:
		return id, result, shape("", "both result and error")
	case failed:
		return id, result, fail.message()
	case !ok:
		return 0, result, shape("id", "missing")
	case !done:
		return id, result, shape("", "neither result nor error")
	}
	return id, result, nil
}

func (e rpcError) message() *MessageError {
	return &MessageError{Kind: FaultError, Path: "error", Reason: "code " + strconv.Itoa(e.Code) + ": " + oneLine(e.Message)}
}

type objection struct {
	id  int64
	err *MessageError
}

// objected reads an error object whose id is null, as JSON-RPC asks for where
// the request could not be read, or that carries data of any form.
func objected(line []byte) (objection, bool) {
	var r struct {
		JSONRPC string         `json:"jsonrpc"`
		ID      jsontext.Value `json:"id"`
		Error   *rpcError      `json:"error"`
		Result  jsontext.Value `json:"result"`
	}
	if json.Unmarshal(line, &r) != nil || r.JSONRPC != "2.0" || r.Error == nil {
		return objection{}, false
	}
	if result := strings.TrimSpace(string(r.Result)); result != "" && result != "null" {
		return objection{}, false
	}
	id, _ := strconv.ParseInt(strings.TrimSpace(string(r.ID)), 10, 64)
	return objection{id, r.Error.message()}, true
}

// looseID makes out the id of a message that is otherwise wrong.
func looseID(line []byte) int64 {
	var r struct {
		ID jsontext.Value `json:"id"`
	}
	if json.Unmarshal(line, &r) != nil {
		return 0
	}
	id, err := strconv.ParseInt(string(bytes.TrimSpace(r.ID)), 10, 64)
	if err != nil {
		return 0
	}
	return id
}
