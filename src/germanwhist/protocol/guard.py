"""Runs a program, and ends it with all it started as soon as nobody wants it any more.

    python guard.py CONTROL STATUS COMMAND...

CONTROL is the end of a pipe to read from: when its other end is closed, also because whoever held
it was killed, the program is ended. STATUS is the end of a pipe to write to: the number of the
system's error when the program cannot be started, and nothing when it can. A program of its own,
since only a parent can do this; it imports as little as it can, so that it starts quickly.
"""

from __future__ import annotations

import ctypes
import os
import resource
import select
import signal
import sys

ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER: whoever loses its parent becomes our child


def main(control: int, status: int, command: list[str]) -> None:
    """Run the command and end as it ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    awake, wake = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
    signal.set_wakeup_fd(wake)
    asked = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    for number in (signal.SIGCHLD, *asked):
        signal.signal(number, lambda *_: None)  # a program started later forgets such handlers
    child = _started(status, command)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)  # the pipes belong to the program alone
    os.close(status)
    code = None
    while code is None:
        ready, _, _ = select.select([control, awake], [], [])
        if control in ready or set(asked) & set(_signals(awake)):
            break
        code = _ended(child)
    last = _end_all(child)
    _end_like(last if code is None else code)


def _started(status: int, command: list[str]) -> int:
    child = os.fork()
    if child == 0:
        os.setsid()
        os.set_inheritable(status, False)  # noqa: FBT003 - closed when the program begins
        try:
            os.execvp(command[0], command)  # noqa: S606 - the command is the user's
        except OSError as error:
            os.write(status, str(error.errno).encode())
        os._exit(127)
    return child


def _signals(awake: int) -> bytes:
    try:
        return os.read(awake, 4096)
    except BlockingIOError:
        return b""


def _ended(child: int) -> int | None:
    """How the program ended, if it has; others that ended are let go."""
    while True:
        pid, how = os.waitpid(-1, os.WNOHANG)
        if pid == child:
            return os.waitstatus_to_exitcode(how)
        if pid == 0:
            return None


def _end_all(child: int) -> int:
    """End everything that is left of the program, and say how it ended."""
    code = 0
    while True:
        for pid in (-child, *_children()):  # its group, and whoever lost its parent
            try:  # noqa: SIM105 - contextlib takes its time to load
                os.kill(pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                pass
        try:
            pid, how = os.waitpid(-1, 0)
        except ChildProcessError:
            return code
        if pid == child:
            code = os.waitstatus_to_exitcode(how)


def _children() -> list[int]:
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as listed:  # noqa: PTH123
            return [int(word) for word in listed.read().split()]
    except OSError:
        return []


def _end_like(code: int) -> None:
    if code < 0:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if -code not in (signal.SIGKILL, signal.SIGSTOP):
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    sys.exit(code)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
