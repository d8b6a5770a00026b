"""The time at a server: the time of day, and one that grows only while the server runs."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple, final

from germanwhist.errors import StorageError
from germanwhist.service.store import SeqTakenError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["Reading", "Times"]

_BEAT: Final = 0.25  # seconds
_REMEMBERED: Final = 20  # times at which the store did not answer
_UNASKED: Final = 1.0  # seconds before a first failure for which the store may have failed unseen
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
        self._stored_at = 0.0
        self._answered_at = 0.0
        self._fails_since: float | None = None
        self._gaps: deque[tuple[float, float]] = deque(maxlen=_REMEMBERED)

    def without_store(self, *, since: float) -> float:
        """The seconds for which the store has not answered since a moment.

        Args:
            since: seconds since 1970-01-01 UTC.
        """
        return sum(min(gap, end - since) for end, gap in self._gaps if end > since)

    def read(self) -> Reading:
        """What the clocks say now."""
        running = self._running()
        failing = 0.0 if self._fails_since is None else running - self._fails_since
        return Reading(self._clock(), running - failing)

    @contextmanager
    def storing(self) -> Iterator[None]:
        """Something is asked of the store while the context lasts.

        The time for which the store does not answer, or fails, is a standstill of the server: what
        is played meanwhile cannot be kept, and nobody hears of it. Nobody knows that it fails
        before something is asked of it, so it counts from its last answer, or from a second before
        what was asked where the last answer is older.
        """
        began = self._running()
        with self.reaching():
            yield
        self._has_stored(began)

    @contextmanager
    def reaching(self) -> Iterator[None]:
        """The same for what has nothing to do with a table, which may take long by itself."""
        began = self._running()
        try:
            yield
        except StorageError as error:
            if not isinstance(error, SeqTakenError):  # which is an answer
                self._fails_since = self._silent_since(began)
            raise
        if self._fails_since is not None:
            self._has_stored(began)
        self._answered_at = max(self._answered_at, self._running())

    def _silent_since(self, began: float) -> float:
        """Since when the store has not answered, as far as what was asked at a moment tells.

        What was asked first need not be the first to fail: it may have waited for its end.
        """
        is_first = self._answered_at < began  # else the store has answered others meanwhile
        since = max(self._answered_at, began - _UNASKED) if is_first else began
        since = max(since, self._stored_at)
        return since if self._fails_since is None else min(since, self._fails_since)

    def _has_stored(self, began: float) -> None:
        now = self._running()
        gap = now - self._silent_since(began)
        if self._fails_since is None and now - max(began, self._stored_at) <= _LATE:
            gap = 0.0
        self._fails_since = None
        self._stood_still += gap
        self._stored_at = self._answered_at = now - gap
        if gap:
            self._gaps.append((self._clock(), gap))

    def _running(self) -> float:
        return self._steady() - self._stood_still - self._late()

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
