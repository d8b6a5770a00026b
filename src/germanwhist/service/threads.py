"""Threads that do one kind of work, and those that give way to everything else."""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

__all__ = ["threads_of_a_row"]

_MOST: Final = 32  # one that never ends keeps its thread
_NICENESS: Final = 5  # such a thread gets a third of what another gets that has work too


def threads_of_a_row(name: str, *, gives_way: bool = False) -> ThreadPoolExecutor:
    """Threads for one kind of work; how many of them work at once is for the caller to say.

    Args:
        name: what they are called.
        gives_way: whether other threads of this machine go first, where the system can do that
            for a thread. Threads that they start do the same.
    """
    return ThreadPoolExecutor(
        _MOST, f"germanwhist-{name}", initializer=_begin, initargs=(gives_way,)
    )


def _begin(gives_way: bool) -> None:  # noqa: FBT001 - the pool hands it over by place
    if gives_way and sys.platform == "linux":  # elsewhere it would be the whole process
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
