"""How fast one connection may speak."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Allowance"]


@final
class Allowance:
    """A number of messages that grows back with time.

    Args:
        rate: messages a second in the long run.
        burst: messages at once after a rest.
        clock: seconds that only grow.

    Example:
        >>> now = 0.0
        >>> allowance = Allowance(1.0, burst=2, clock=lambda: now)
        >>> [allowance.take(), allowance.take(), allowance.take()]
        [True, True, False]
        >>> allowance.wait
        1.0
        >>> now = 1.0
        >>> [allowance.take(), allowance.take()]
        [True, False]

    Source: the token bucket.
    """

    def __init__(
        self, rate: float, *, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._seen = clock()

    def take(self) -> bool:
        """Use up one message, if there is one."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds after which there will be a message; 0 when there is one now."""
        missing = 1 - self._left - (self._clock() - self._seen) * self._rate
        return max(0.0, missing / self._rate)
