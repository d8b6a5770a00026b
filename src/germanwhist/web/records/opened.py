"""Hands of records that clients send as text."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from germanwhist.errors import IllegalPlayError, NotationError
from germanwhist.notation import Record, read_records
from germanwhist.web.problems import NotFoundError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["nth_hand", "record_in"]

_Hand = TypeVar("_Hand")


async def record_in(text: str, number: int) -> tuple[Record, int]:
    """A hand of a text, read in a thread beside the event loop.

    Args:
        text: one or more records.
        number: which of them, from 1.

    Returns:
        The hand, and how many there are. One with a fault is counted: the others keep their
        numbers, and can be had without it.

    Raises:
        NotationError: that hand has a fault or breaks the rules, with its line and column.
        NotFoundError: there are fewer hands.
    """
    return await asyncio.to_thread(_record_in, text, number)


def _record_in(text: str, number: int) -> tuple[Record, int]:
    hands: list[Record | NotationError] = []
    for record in read_records(text.split("\n"), on_error=hands.append):
        hands.append(record)  # noqa: PERF402 - faults come between them
    found = nth_hand(hands, number)
    if isinstance(found, NotationError):
        raise found
    _check_plays(found)
    return found, len(hands)


def _check_plays(record: Record) -> None:
    """Refuse a record that breaks the rules, and name the place."""
    try:
        record.hand()
    except IllegalPlayError as error:
        part, index = ("ending", 0) if error.number is None else ("plays", error.number)
        raise record.fault(str(error), code=error.code, part=part, index=index) from None


def nth_hand(hands: Sequence[_Hand], number: int) -> _Hand:
    """One of several hands, counted from 1.

    Raises:
        NotFoundError: there are fewer.
    """
    if number > len(hands):
        detail = f"there is no finished hand {number}"
        raise NotFoundError("no_such_hand", detail)
    return hands[number - 1]
