package muggins_test

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// session is a command of the README and the output that is shown under it. A
// line of … alone stands for any lines, … at a line's end for its rest.
type session struct {
	command string
	output  string
}

func sessions(t *testing.T, page string) []session {
	t.Helper()
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	var all []session
	for _, block := range regexp.MustCompile("(?s)```console\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		for _, one := range strings.Split("\n"+block[1], "\n$ ")[1:] {
			command, output, _ := strings.Cut(one, "\n")
			all = append(all, session{command, output})
		}
	}
	return all
}

// TestReadmeSessions runs what the README shows.
func TestReadmeSessions(t *testing.T) {
	list := sessions(t, "README.md")
	require.NotEmpty(t, list)
	for _, s := range list {
		t.Run(s.command, func(t *testing.T) {
			if strings.Contains(s.command, "python3") && os.Getenv("CI") == "" {
				if _, err := exec.LookPath("python3"); err != nil {
					t.Skip("python3 is not installed")
				}
			}
			out, _ := exec.Command("sh", "-c", s.command+" 2>/dev/null").Output()
			pattern := regexp.QuoteMeta("\n" + s.output) // so that a first line of … is one too
			pattern = strings.ReplaceAll(pattern, "\n…\n", "\n(?:.*\n)*?")
			pattern = strings.ReplaceAll(pattern, "…", ".*")
			require.Regexp(t, "^"+pattern+"$", "\n"+string(out))
		})
	}
}

// TestReadmeNamesEveryFlag holds the README against the help text.
func TestReadmeNamesEveryFlag(t *testing.T) {
	help, err := exec.Command("go", "run", "./cmd/muggins", "verify", "--help").Output()
	require.NoError(t, err)
	readme, err := os.ReadFile("README.md")
	require.NoError(t, err)
	for _, flag := range regexp.MustCompile(`--[a-z-]+`).FindAllString(string(help), -1) {
		if flag != "--help" && flag != "--" {
			require.Contains(t, string(readme), flag)
		}
	}
}
