package protocol

import (
	"io"
	"time"
)

// Transport starts copies of a program. There are two: Command, an outside
// process, and Pipe, a function of this one. Both carry the same bytes.
type Transport interface {
	// String names the program for errors.
	String() string
	// open starts one copy.
	open(Limits) (link, error)
}

// link is one running copy: reading takes what it writes, writing gives it its
// input. Both end with an error once the copy has ended.
type link interface {
	io.Reader
	io.Writer
	// status waits at most d for the copy to end of itself and says how it did;
	// ok is false where it still runs.
	status(d time.Duration) (how string, ok bool)
	// stop ends the copy and everything it started, and waits for that. With
	// patience it first closes the input, then asks, and waits a while after
	// each; without, it kills.
	stop(patient bool)
	// stderr returns the tail of what the copy wrote there. After stop it is
	// complete.
	stderr() string
}
