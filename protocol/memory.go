package protocol

import "sync"

// Memory keeps answers that were read and found well formed, so that clients
// which ask the same requests, in the same order, need not read the same bytes
// again. Many programs that differ little are asked faster with it. The zero
// value is empty and ready; several clients may share one.
type Memory struct {
	mu      sync.Mutex
	answers map[string]remembered // by response line
}

type remembered struct {
	id      int64
	request string
	answer  Answer
}

// recall finds an answer by its line; the request has to be the same too.
func (m *Memory) recall(line []byte) (remembered, bool) {
	if m == nil {
		return remembered{}, false
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	r, ok := m.answers[string(line)]
	return r, ok
}

// keep notes the answer to a request.
func (m *Memory) keep(a *ask, line []byte, answer Answer) {
	if m == nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.answers == nil {
		m.answers = map[string]remembered{}
	}
	m.answers[string(line)] = remembered{a.id, string(a.line), answer}
}
