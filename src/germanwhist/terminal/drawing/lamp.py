"""The lamp: a pool of light on the side whose turn it is."""

from __future__ import annotations

from enum import Enum
from typing import Final

__all__ = ["Lamp"]

# A flat ellipse in a part of the table, cut off above and below.
_RADIUS_X: Final = 0.46
_RADIUS_Y: Final = 0.9


class Lamp(Enum):
    """Where the light lies. Only a few lines of the table can be lit, so that it moves cheaply.

    Example:
        >>> Lamp.MINE.is_lit(Lamp.MINE, 0.5, 0.5), Lamp.MINE.is_lit(Lamp.THEIRS, 0.5, 0.5)
        (True, False)
        >>> Lamp.MINE.is_lit(Lamp.MINE, 0.0, 0.5), Lamp.EVERYWHERE.is_lit(None, 0.0, 0.5)
        (False, True)
    """

    MINE = "mine"
    THEIRS = "theirs"
    EVERYWHERE = "everywhere"

    def is_lit(self, side: Lamp | None, x: float, y: float) -> bool:
        """Whether a point is in the light.

        Args:
            side: the side that the part of the table belongs to; None for the middle.
            x: from 0, the left edge of that part, to 1.
            y: from 0, its upper edge, to 1.
        """
        if self is Lamp.EVERYWHERE:
            return True
        return side is self and ((x - 0.5) / _RADIUS_X) ** 2 + ((y - 0.5) / _RADIUS_Y) ** 2 <= 1.0
