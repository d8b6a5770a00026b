"""What some players can do beside choosing a card; who cannot need not say so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from germanwhist.engine import Advice
    from germanwhist.rules import View

__all__ = ["Adviser", "Cancellable", "Closeable", "Timed"]


@runtime_checkable
class Closeable(Protocol):
    """A player that holds something, such as a process, and lets go of it when told to."""

    def close(self) -> None:
        """Let go of it; the player is asked nothing more."""
        ...


@runtime_checkable
class Cancellable(Protocol):
    """A player that can be cut short while it thinks, by another thread."""

    def cancel(self) -> None:
        """Answer at once with the best card found so far."""
        ...


@runtime_checkable
class Adviser(Protocol):
    """A player that says what it expects of each card."""

    def advise(self, view: View) -> Advice:
        """What it expects; its best card is the one that `choose` would play."""
        ...


@runtime_checkable
class Timed(Protocol):
    """A player that thinks elsewhere and tells how much processor time it has taken there."""

    def processor_time(self) -> float:
        """Seconds since its beginning."""
        ...
