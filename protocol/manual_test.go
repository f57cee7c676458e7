//go:build unix

package protocol

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func manual(t *testing.T, language string) []string {
	t.Helper()
	b, err := os.ReadFile("README.md")
	require.NoError(t, err)
	var blocks []string
	for _, m := range regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllStringSubmatch(string(b), -1) {
		blocks = append(blocks, m[1])
	}
	return blocks
}

func TestExchangeInTheManual(t *testing.T) {
	blocks := manual(t, "json")
	require.Len(t, blocks, 4)
	schema := schemaOf(t, "")
	for _, b := range blocks {
		for line := range strings.Lines(b) {
			assert.NoError(t, schemaSays(t, schema, []byte(line)), line)
		}
	}
	lines := strings.Split(blocks[2], "\n")
	_, h, bad := decodeResponse[Hello]([]byte(lines[1]))
	require.Nil(t, bad)
	assert.NoError(t, ValidateHello(h))
	lines = strings.Split(blocks[3], "\n")
	var q request[Play]
	require.Nil(t, decode([]byte(lines[0]), &q))
	require.NoError(t, ValidatePlay(q.Params))
	id, a, bad := decodeResponse[Answer]([]byte(lines[1]))
	require.Nil(t, bad)
	assert.Equal(t, q.ID, id)
	assert.NoError(t, CheckAnswer(a, q.Params))
	lines = strings.Split(blocks[1], "\n")
	var s request[Shuffle]
	require.Nil(t, decode([]byte(lines[0]), &s))
	id, a, bad = decodeResponse[Answer]([]byte(lines[1]))
	require.Nil(t, bad)
	assert.Equal(t, s.ID, id)
	assert.NoError(t, CheckAnswer(a, Play{Players: s.Params.Players, Shuffle: &s.Params}))
}

func TestManualNamesEveryWord(t *testing.T) {
	b, err := os.ReadFile("README.md")
	require.NoError(t, err)
	var words []string
	words = append(words, topicWords()...)
	words = append(words, Codes()...)
	words = append(words, UnableReasons()...)
	words = append(words, Takings()...)
	words = append(words, Automatics()...)
	words = append(words, roundStates()...)
	words = append(words, ends()...)
	words = append(words, moves()...)
	words = append(words, Rulesets()...)
	words = append(words, Methods()...)
	options, _ := Options(Muggins)
	for _, o := range options {
		words = append(words, o.Name)
		for _, v := range o.Values {
			words = append(words, string(v.Value))
		}
	}
	for _, f := range Fields() {
		words = append(words, string(f))
	}
	for _, w := range words {
		assert.Contains(t, string(b), "`"+w+"`")
	}
}

func TestSkeletonInTheManual(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 here")
	}
	blocks := manual(t, "python")
	require.Len(t, blocks, 1)
	client := NewClient(Command{Args: []string{python, "-c", blocks[0]}}, Config{Limits: quick()})
	for _, o := range play(t, client, games(10)) {
		require.Nil(t, o.Fault)
		turn, _ := o.Answer.Trace[1].Turn.Get()
		assert.Equal(t, 1, turn)
	}
	require.NoError(t, client.Close())
}
