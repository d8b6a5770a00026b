"""The lamp: a disc of light that lies on the side to play and crosses the table with the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["MINE", "THEIRS", "Lamp"]

MINE: Final = 0.0
THEIRS: Final = 1.0

# A wide ellipse whose rim reaches 40 % of the height, from below or from above.
_RADIUS_X: Final = 0.60
_RADIUS_Y: Final = 1.0
_CENTRE_MINE: Final = 1.4
_CENTRE_THEIRS: Final = -0.6


@dataclass(frozen=True, slots=True)
class Lamp:
    """Where the light lies.

    Args:
        place: from `MINE`, at the bottom, to `THEIRS`, at the top; None lights everything.

    Example:
        >>> Lamp(MINE).is_lit(0.5, 0.9), Lamp(MINE).is_lit(0.5, 0.1), Lamp(None).is_lit(0, 0)
        (True, False, True)
    """

    place: float | None

    def is_lit(self, x: float, y: float) -> bool:
        """Whether a point is in the light; both from 0, left and top, to 1."""
        if self.place is None:
            return True
        centre = _CENTRE_MINE + (_CENTRE_THEIRS - _CENTRE_MINE) * self.place
        return ((x - 0.5) / _RADIUS_X) ** 2 + ((y - centre) / _RADIUS_Y) ** 2 <= 1.0
