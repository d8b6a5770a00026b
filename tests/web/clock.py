"""A server's clock that a test moves."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

NOON = dt.datetime(2026, 12, 1, 12, tzinfo=dt.UTC).timestamp()
A_DAY = 24 * 3600.0


@dataclass
class Clock:
    """A clock that the test moves."""

    now: float = NOON

    def __call__(self) -> float:
        """The time that was set."""
        return self.now
