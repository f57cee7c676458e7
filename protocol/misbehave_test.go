//go:build unix

package protocol

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// modeVariable makes the test binary behave as one of the programs below.
const modeVariable = "MUGGINS_PROTOCOL_TEST_MODE"

// stateVariable names a file in which a program may remember across copies.
const stateVariable = "MUGGINS_PROTOCOL_TEST_STATE"

func TestMain(m *testing.M) {
	if mode := os.Getenv(modeVariable); mode != "" {
		os.Exit(misbehave(mode))
	}
	os.Exit(m.Run())
}

// isBad recognises the request on which a program misbehaves.
func isBad(line string) bool { return strings.Contains(line, `"scores":[13,13]`) }

func misbehave(mode string) int {
	switch mode {
	case "exit":
		fmt.Fprintln(os.Stderr, "no such rule book")
		return 3
	case "silence":
		time.Sleep(time.Hour) // an empty select would be reported as a deadlock
	case "chatter":
		fmt.Println("Welcome to Muggins!")
	case "deaf": // does not care that its input ends, nor for SIGTERM
		signal.Ignore(syscall.SIGTERM)
		converse(func(string, string) (string, bool) { return "", false })
		time.Sleep(time.Hour) // an empty select would be reported as a deadlock
	case "holder": // leaves a child that holds its output
		child := exec.Command("sleep", "1000")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		if err := child.Start(); err != nil {
			return 9
		}
		fmt.Fprintln(os.Stderr, "child", child.Process.Pid)
	case "flood":
		for range 3000 {
			fmt.Fprintln(os.Stderr, strings.Repeat("x", 300))
		}
		fmt.Fprintln(os.Stderr, "the end")
	case "endless":
		for {
			if _, err := os.Stdout.WriteString(strings.Repeat("x", 1<<16)); err != nil {
				return 1
			}
		}
	}
	return converse(func(line, good string) (string, bool) { return wrong(mode, line, good) })
}

// wrong returns what is written in place of the good answer.
func wrong(mode, line, good string) (string, bool) {
	if mode == "backwards" || mode == "slow" {
		return "", false
	}
	if strings.Contains(line, `"hello"`) {
		switch mode {
		case "future":
			return strings.Replace(good, `"protocol":1`, `"protocol":9`, 1), true
		case "claimant":
			return strings.Replace(good, `"muggins"`, `"chess"`, 1), true
		}
		return "", false
	}
	if !isBad(line) {
		return "", false
	}
	switch mode {
	case "words":
		return "thinking...\n" + good, true
	case "id":
		return strings.Replace(good, `"id":`, `"id":9`, 1), true
	case "twice":
		return good + good, true
	case "half":
		fmt.Print(good[:len(good)/2])
		os.Exit(0)
	case "unended":
		return strings.TrimSpace(good), true
	case "long":
		return strings.Repeat("x", 5000) + "\n", true
	case "crash", "holder":
		fmt.Fprintln(os.Stderr, "index out of range")
		os.Exit(7)
	case "signal":
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
		time.Sleep(time.Hour) // an empty select would be reported as a deadlock
	case "once":
		if _, err := os.Stat(os.Getenv(stateVariable)); err != nil {
			_ = os.WriteFile(os.Getenv(stateVariable), nil, 0o600)
			os.Exit(7)
		}
	case "stuck":
		time.Sleep(time.Hour) // an empty select would be reported as a deadlock
	case "short":
		return strings.Replace(good, `[{},`, `[`, 1), true
	case "float":
		return strings.Replace(good, `[{},`, `[{"sum":1.0},`, 1), true
	case "error":
		return `{"jsonrpc":"2.0","id":` + idOf(line) + `,"error":{"code":-32000,"message":"cannot\nthink","data":{"x":null}}}` + "\n", true
	case "object":
		return `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what?"}}` + "\n", true
	}
	return "", false
}

func idOf(line string) string {
	_, rest, _ := strings.Cut(line, `"id":`)
	id, _, _ := strings.Cut(rest, ",")
	return id
}

// converse answers each line as sane does unless instead has something else.
func converse(instead func(line, good string) (string, bool)) int {
	in := bufio.NewReader(os.Stdin)
	var held []string // mode backwards: answers wait until three are there
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return 0
		}
		line = strings.TrimSpace(line)
		good := string(reply([]byte(line), sane{})) + "\n"
		if text, ok := instead(line, good); ok {
			fmt.Print(text)
			continue
		}
		mode := os.Getenv(modeVariable)
		if mode == "backwards" && !strings.Contains(line, `"hello"`) {
			if held = append([]string{good}, held...); len(held) == 3 {
				fmt.Print(strings.Join(held, ""))
				held = nil
			}
			continue
		}
		if mode == "slow" {
			time.Sleep(20 * time.Millisecond)
		}
		if mode == "carriage" {
			good = strings.TrimSuffix(good, "\n") + "\r\n"
		}
		fmt.Print(good)
	}
}

// program is the test binary in one of the modes.
func program(t *testing.T, mode string) Command {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return Command{Args: []string{self}, Env: []string{
		modeVariable + "=" + mode, stateVariable + "=" + t.TempDir() + "/state",
		"GORACE=atexit_sleep_ms=0",
	}} // the race detector sleeps for a second before a program ends
}

// alive reports whether a process runs; one that only waits to be reaped does
// not.
func alive(pid int) bool {
	if err := syscall.Kill(pid, 0); errors.Is(err, syscall.ESRCH) {
		return false
	}
	stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	return err != nil || !strings.Contains(string(stat), ") Z ")
}

// goneSoon waits until a killed process is gone.
func goneSoon(t *testing.T, pid int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	for alive(pid) {
		select {
		case <-ctx.Done():
			t.Fatalf("process %d is left behind", pid)
		case <-time.After(5 * time.Millisecond):
		}
	}
}
