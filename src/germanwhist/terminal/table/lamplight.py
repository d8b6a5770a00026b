"""The lamp crossing the table, in a few steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.terminal.table.pacing import Timer

__all__ = ["Lamplight"]

_CROSSING: Final = 0.32  # seconds at normal speed
_STEPS: Final = 6


class Lamplight:
    """Moves the light to the side whose turn it is.

    Args:
        after: calls something after so many seconds.
        repaint: called after each step.
    """

    def __init__(
        self,
        after: Callable[[float, Callable[[], None]], Timer],
        repaint: Callable[[], None],
    ) -> None:
        self._after = after
        self._repaint = repaint
        self._target: float | None = None
        self._timer: Timer | None = None
        self.place: float | None = None

    def turn_to(self, target: float | None, *, factor: float) -> None:
        """Send the light somewhere.

        Args:
            target: a place of `Lamp`; None for light everywhere.
            factor: how long it takes, 1 for normal speed; 0 jumps.
        """
        if target == self._target:
            return
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._target = target
        if target is None or self.place is None or not factor:
            self.place = target
        else:
            self._step((target - self.place) / _STEPS, factor, _STEPS)

    def _step(self, distance: float, factor: float, left: int) -> None:
        self._timer = None
        if self.place is None or self._target is None:
            return
        self.place = self._target if left == 1 else self.place + distance
        if left < _STEPS:
            self._repaint()
        if left > 1:
            self._timer = self._after(
                _CROSSING * factor / _STEPS, lambda: self._step(distance, factor, left - 1)
            )
