"""The two seats of the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, Self

from germanwhist.cards import EvaluableEnum
from germanwhist.errors import NotationError

__all__ = ["Seat"]


class Seat(EvaluableEnum, IntEnum):
    """One of the two players' places; used as an index into pairs, north first.

    Example:
        >>> Seat.NORTH.opponent
        Seat.SOUTH
    """

    NORTH = 0
    SOUTH = 1

    @property
    def opponent(self) -> Seat:
        """The other seat."""
        return Seat.SOUTH if self is Seat.NORTH else Seat.NORTH

    @property
    def label(self) -> Literal["north", "south"]:
        """The seat's name in every notation: `north` or `south`."""
        return "north" if self is Seat.NORTH else "south"

    @classmethod
    def parse(cls, label: str) -> Self:
        """The seat with this name.

        Raises:
            NotationError: the name is neither `north` nor `south` (code `bad_seat`).

        Example:
            >>> Seat.parse("south")
            Seat.SOUTH
        """
        for seat in cls:
            if seat.label == label:
                return seat
        raise NotationError(f"no such seat: {label!r} (expected north or south)", code="bad_seat")
