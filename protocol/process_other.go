//go:build !unix

package protocol

import "os/exec"

// group does nothing: there are no process groups to be had here without more
// than the standard library, and children of the process may outlive it.
func group(*exec.Cmd) {}

func terminate(cmd *exec.Cmd) { _ = cmd.Process.Kill() }

func kill(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
