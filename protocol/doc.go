// Package protocol is the conversation between the suite and a program: its
// messages, read strictly; a client that starts, bounds, restarts and ends a
// program; and Serve, which makes a Go program one that can be judged. The
// manual is README.md, the form of the messages schema.json.
package protocol
