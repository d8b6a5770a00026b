"""Measuring and limiting the time of players."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NoReturn

from germanwhist.players import Timed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.players import Player

__all__ = ["Clock", "OutOfTime", "Stopwatch", "TimeLimits", "time_limit"]

_LONGEST: Final = 1e8  # seconds, three years: what timers can wait for
_SLACK: Final = 20  # times a limit of processor time: so long may a player wait for a processor
_SLACK_SECONDS: Final = 10.0


class OutOfTime(BaseException):
    """The time for a call is over."""


class Clock(StrEnum):
    """What time is measured by."""

    WALL = "wall"  # the time that passes
    PROCESSOR = "processor"  # the time that processors work for the player


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLimits:
    """How long a player may take; who takes longer forfeits the hand.

    Args:
        play: seconds for one play, None for no limit.
        hand: seconds for all plays of a hand together, None for no limit.
        clock: what the seconds are measured by.
    """

    play: float | None = None
    hand: float | None = None
    clock: Clock = Clock.WALL

    def left(self, spent: float) -> float | None:
        """The most seconds for the next play; None for no limit.

        Args:
            spent: the seconds of the plays before it.
        """
        rest = None if self.hand is None else max(0.001, self.hand - spent)
        limits = [limit for limit in (self.play, rest) if limit is not None]
        return min(limits, default=None)

    def patience(self, limit: float | None) -> float | None:
        """How long to wait for an answer by the wall clock."""
        if limit is None or self.clock is Clock.WALL:
            return limit
        return _SLACK * limit + _SLACK_SECONDS


@dataclass(slots=True)
class Stopwatch:
    """The times of one player's plays in a hand.

    Args:
        player: the player.
    """

    player: Player
    seconds: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    @contextlib.contextmanager
    def play(self) -> Iterator[None]:
        """Measure a block, which is one play."""
        # A program tells the time of its own processes; who plays in this one, that of this one.
        used = self.player.processor_time if isinstance(self.player, Timed) else time.process_time
        used_before, start = used(), time.perf_counter()
        try:
            yield
        finally:
            self.seconds.append(time.perf_counter() - start)
            self.processor.append(max(0.0, used() - used_before))

    def times(self, clock: Clock) -> list[float]:
        """The times by one clock."""
        return self.seconds if clock is Clock.WALL else self.processor


@contextlib.contextmanager
def time_limit(seconds: float | None, *, clock: Clock = Clock.WALL) -> Iterator[None]:
    """Raise `OutOfTime` in the block when it takes longer.

    A call of compiled code is interrupted when it comes back. Outside the main thread, and on a
    system without interval timers, nothing is interrupted: the caller has to look at the clock
    afterwards as well.

    Args:
        seconds: the most time; None for no limit.
        clock: what it is measured by.

    Example:
        >>> with time_limit(60):
        ...     print("in time")
        in time
    """
    is_main = threading.current_thread() is threading.main_thread()
    if seconds is None or seconds > _LONGEST or not is_main or not hasattr(signal, "setitimer"):
        yield
        return
    is_wall = clock is Clock.WALL
    number = signal.SIGALRM if is_wall else signal.SIGPROF
    timer = signal.ITIMER_REAL if is_wall else signal.ITIMER_PROF
    before = signal.signal(number, _ring)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(number, before)


def _ring(_number: int, _frame: object) -> NoReturn:
    raise OutOfTime
