"""Ending searches together, such as those of a server that stops."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, final

from germanwhist.engine import _kernel

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Stop", "cancellation_here"]

_HEARD: Final[ContextVar[_kernel.Cancellation | None]] = ContextVar("stop", default=None)


@final
class Stop:
    """Ends the searches of all players that are made while it is heard.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> from germanwhist.engine import SearchMethod, SearchPlayer
        >>> stop = Stop()
        >>> with stop.heard():
        ...     player = SearchPlayer(SearchMethod.MONTE_CARLO, 2**31 - 1)
        >>> stop.now()
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> player.choose(view) in view.legal_plays()
        True
    """

    def __init__(self) -> None:
        self._cancellation = _kernel.Cancellation()

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Let players that are made while the context lasts hear it."""
        token = _HEARD.set(self._cancellation)
        try:
            yield
        finally:
            _HEARD.reset(token)

    def now(self) -> None:
        """End what they search, and whatever they will, as soon as each has an answer."""
        self._cancellation.cancel()


def cancellation_here() -> _kernel.Cancellation:
    """That of the `Stop` that is heard here, or a new one."""
    return _HEARD.get() or _kernel.Cancellation()
