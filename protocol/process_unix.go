//go:build unix

package protocol

import (
	"os/exec"
	"syscall"
)

// group makes the process the leader of a group, so that whatever it starts
// can be ended with it, and a Ctrl-C at the terminal is left to the suite.
func group(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func terminate(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGTERM) }

func kill(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
