package protocol_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	"muggins.example/protocol"
)

// unwilling is the smallest program that can be judged: it says who it is, and
// that it cannot be told the hands.
type unwilling struct{}

func (unwilling) Hello() protocol.Hello {
	return protocol.Hello{
		Name:  "unwilling",
		Plays: []protocol.Claim{{Ruleset: protocol.Muggins, Players: []int{2}, Takes: []string{"hands"}}},
	}
}

func (unwilling) Play(protocol.Play) protocol.Answer {
	return protocol.Answer{Unable: "other", Note: "no hand can be dealt here"}
}

// A Go program becomes an implementation with two methods. Its main hands
// os.Stdin and os.Stdout to Serve.
func ExampleServe() {
	in := strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"suite":"0.1.0"}}
{"jsonrpc":"2.0","id":2,"method":"play","params":{"ruleset":"muggins","players":2,"scores":[0,0],"rounds":[{"hands":[["1|2"],["3|4"]],"boneyard":[]}],"actions":[]}}
{"jsonrpc":"2.0","id":3,"method":"dance","params":{}}
`)
	if err := protocol.Serve(context.Background(), in, os.Stdout, unwilling{}); err != nil {
		fmt.Println(err)
	}
	// Output:
	// {"jsonrpc":"2.0","id":1,"result":{"protocol":1,"name":"unwilling","methods":["play"],"plays":[{"ruleset":"muggins","players":[2],"takes":["hands"]}]}}
	// {"jsonrpc":"2.0","id":2,"result":{"unable":"other","note":"no hand can be dealt here"}}
	// {"jsonrpc":"2.0","id":3,"error":{"code":-32601,"message":"unknown method \"dance\"; known: hello, play"}}
}
