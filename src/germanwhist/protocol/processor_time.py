"""How long processors have worked for a program and whatever it started."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import Final

__all__ = ["processor_time", "started_by"]

_PROC: Final = Path("/proc")
_CLOCK_OF_PROCESS: Final = 2  # the kind of clock that Linux makes of a process's number
_ENDED: Final = slice(13, 15)  # fields of /proc/PID/stat after the name: ended children's times


def started_by(pid: int) -> list[int]:
    """The running processes that a process has started, and those that they have, in no order.

    Args:
        pid: the process.

    Returns:
        None of them where the system does not tell.
    """
    found: list[int] = []
    todo = [pid]
    while todo:
        parent = todo.pop()
        for children in _PROC.glob(f"{parent}/task/*/children"):
            with contextlib.suppress(OSError):
                new = [int(word) for word in children.read_text("ascii").split()]
                found += new
                todo += new
    return found


def processor_time(pid: int) -> float:
    """Seconds that processors have worked for a process and those that it started.

    Processes that have ended count in steps of a hundredth of a second, and only when somebody has
    waited for their end.

    Args:
        pid: the process.

    Returns:
        0 where the system does not tell.
    """
    if not _PROC.exists():
        return 0.0
    return sum(map(_own_time, [pid, *started_by(pid)]))


def _own_time(pid: int) -> float:
    seconds = 0.0
    with contextlib.suppress(OSError):
        seconds += time.clock_gettime((~pid << 3) | _CLOCK_OF_PROCESS)
    with contextlib.suppress(OSError, ValueError):
        _, _, fields = (_PROC / str(pid) / "stat").read_text("ascii", "replace").rpartition(")")
        seconds += sum(map(int, fields.split()[_ENDED])) / os.sysconf("SC_CLK_TCK")
    return seconds
