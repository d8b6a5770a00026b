"""The time at a server: the time of day, and one that grows only while the server runs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple, final

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Reading", "Times"]

_BEAT: Final = 0.25  # seconds
_LATE: Final = 0.5  # seconds by which a beat may be late before the server stood still


class Reading(NamedTuple):
    """What a server's clocks say at one moment.

    Args:
        now: seconds since 1970-01-01 UTC, which may jump.
        running: seconds for which the server has run, from any beginning.
    """

    now: float
    running: float

    @property
    def ahead(self) -> float:
        """Seconds by which the time of day is ahead; it grows by each jump and each standstill."""
        return self.now - self.running


@final
class Times:
    """Reads a server's clocks, and notices while it is watched that the server stood still.

    A program that was stopped, a machine that slept, and an event loop that something held up are
    all the same here: nobody could play meanwhile.

    Args:
        clock: seconds since 1970-01-01 UTC.
        steady: seconds that only grow.
    """

    def __init__(self, clock: Callable[[], float], steady: Callable[[], float]) -> None:
        self._clock = clock
        self._steady = steady
        self._stood_still = 0.0
        self._next_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def read(self) -> Reading:
        """What the clocks say now."""
        return Reading(self._clock(), self._steady() - self._stood_still - self._late())

    def watch(self) -> None:
        """Begin to notice standstills; in an event loop."""
        if self._timer is None:
            self._beat()

    def close(self) -> None:
        """Notice no more of them."""
        if self._timer is not None:
            self._stood_still += self._late()
            self._timer.cancel()
            self._timer = None

    def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        self._stood_still += self._late()
        self._next_at = loop.time() + _BEAT
        self._timer = loop.call_at(self._next_at, self._beat)

    def _late(self) -> float:
        """The seconds by which the next beat is late, where that is too much."""
        if self._timer is None:
            return 0.0
        late = asyncio.get_running_loop().time() - self._next_at
        return late if late > _LATE else 0.0
