"""What the application asks of a driver that remembers what the terminal shows."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

__all__ = ["Redrawing"]


@runtime_checkable
class Redrawing(Protocol):
    """A driver that writes only what has changed."""

    def redraw(self) -> None:
        """Write everything anew, whatever the terminal shows."""
        ...

    def resize(self, width: int, height: int) -> None:
        """Begin anew in a window of another size."""
        ...
