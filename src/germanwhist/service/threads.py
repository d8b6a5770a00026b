"""Threads that do one kind of work."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Final

__all__ = ["threads_of_a_row"]

_MOST: Final = 32  # one that never ends keeps its thread


def threads_of_a_row(name: str) -> ThreadPoolExecutor:
    """Threads for one kind of work; how many of them work at once is for the caller to say.

    They have the priority of all others. With a lower one they would be held up on a busy machine
    while they hold Python's lock, and the whole server with them.

    Args:
        name: what they are called.
    """
    return ThreadPoolExecutor(_MOST, f"germanwhist-{name}")
