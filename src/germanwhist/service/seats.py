"""Who sits at a table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from germanwhist.rules import Seat

__all__ = ["Occupant", "SeatKey", "SeatKind", "computer", "person"]


class SeatKind(StrEnum):
    """Who takes the decisions of a seat."""

    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who holds a seat.

    Args:
        kind: a person or a computer player.
        name: the person's name; None where none was given. It stays while a computer plays for
            the person.
        level: the computer player's level; None for a person.
        is_replaced: whether the computer plays in the place of a person, who may come back.
        has_left: whether the person left the table on purpose.
        has_failed: whether the computer player failed and waits to be replaced.
        is_gone: whether the person has deleted all that was kept of them, and never comes back.
    """

    kind: SeatKind
    name: str | None = None
    level: str | None = None
    is_replaced: bool = False
    has_left: bool = False
    has_failed: bool = False
    is_gone: bool = False

    @property
    def is_computer(self) -> bool:
        """Whether a computer player takes the decisions."""
        return self.kind is SeatKind.COMPUTER

    @property
    def is_persons(self) -> bool:
        """Whether the seat is a person's, who may come back while a computer plays for them."""
        return not self.is_computer or self.is_replaced


@dataclass(frozen=True, slots=True)
class SeatKey:
    """Who holds a seat, or who may take it: the one or the other.

    Args:
        seat: the seat.
        key: the key of the browser that holds it.
        key_hash: the hash of that key, where only that is known.
        invite: the invitation to it.
    """

    seat: Seat
    key: str | None = None
    key_hash: str | None = None
    invite: str | None = None


def person(name: str | None = None) -> Occupant:
    """A person at a seat.

    Example:
        >>> person("Ann").is_computer
        False
    """
    return Occupant(SeatKind.PERSON, name=name)


def computer(level: str) -> Occupant:
    """A computer player at a seat.

    Example:
        >>> computer("counter").level
        'counter'
    """
    return Occupant(SeatKind.COMPUTER, level=level)
