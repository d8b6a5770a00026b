"""A limit on the time of one call, for players in this process."""

from __future__ import annotations

import contextlib
import signal
import threading
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["OutOfTime", "time_limit"]


class OutOfTime(BaseException):
    """The time for a call is over."""


@contextlib.contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise `OutOfTime` in the block when it takes longer.

    A call of compiled code is interrupted when it comes back. Outside the main thread, and on a
    system without interval timers, nothing is interrupted: the caller has to look at the clock
    afterwards as well.

    Args:
        seconds: the most time; None for no limit.

    Example:
        >>> with time_limit(60):
        ...     print("in time")
        in time
    """
    is_main = threading.current_thread() is threading.main_thread()
    if seconds is None or not is_main or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_number: int, _frame: object) -> NoReturn:
    raise OutOfTime
