"""The two seats of the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Self

__all__ = ["Seat"]


class Seat(IntEnum):
    """One of the two players' places; used as an index into pairs, north first.

    Example:
        >>> Seat.NORTH.opponent
        <Seat.SOUTH: 1>
    """

    NORTH = 0
    SOUTH = 1

    @property
    def opponent(self) -> Seat:
        """The other seat."""
        return Seat.SOUTH if self is Seat.NORTH else Seat.NORTH

    @property
    def label(self) -> str:
        """The seat's name in every notation: `north` or `south`."""
        return self.name.lower()

    @classmethod
    def parse(cls, label: str) -> Self:
        """The seat with this name.

        Raises:
            KeyError: the name is neither `north` nor `south`.

        Example:
            >>> Seat.parse("south")
            <Seat.SOUTH: 1>
        """
        return {seat.label: seat for seat in cls}[label]
