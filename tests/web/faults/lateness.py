"""How late the program of a trial is itself, since it is no fault of a server."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final, Self

__all__ = ["Lateness", "Turns"]

_BEAT: Final = 0.05  # seconds


class Lateness:
    """Counts the seconds by which this program's event loop was late, in an `async with`.

    On a machine with much other work a program may wait seconds for a processor, and whoever it
    plays reads and answers that much later.
    """

    def __init__(self) -> None:
        self._noted = 0.0
        self._next_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        """Begin to count."""
        self._next_at = asyncio.get_running_loop().time()
        self._beat()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Count no more."""
        assert self._timer is not None
        self._timer.cancel()

    def seconds(self) -> float:
        """All until now, with the beat that is late."""
        late = asyncio.get_running_loop().time() - self._next_at
        return self._noted + max(0.0, late)

    def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        self._noted = self.seconds()
        self._next_at = loop.time() + _BEAT
        self._timer = loop.call_at(self._next_at, self._beat)


@dataclass
class Turns:
    """The turns of one table, all of whose people are in this program.

    Args:
        last: how late the program had been when something was sent last.
    """

    last: float
    _plays: int = -1
    _began: float = 0.0

    def late(self, plays: int, so_far: float) -> float:
        """The seconds by which the program was late in the turn that something is sent in.

        The turn began when the last thing before it was sent, or later. What else happens at the
        table meanwhile, to its clock for example, begins none.

        Args:
            plays: how many cards the sender has seen played in this hand.
            so_far: how late the program has been.
        """
        if plays != self._plays:
            self._plays, self._began = plays, self.last
        self.last = so_far
        return so_far - self._began
