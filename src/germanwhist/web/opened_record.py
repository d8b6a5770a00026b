"""Hands of records that clients send as text."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from itertools import islice
from typing import TYPE_CHECKING

from germanwhist.notation import Record, read_records
from germanwhist.web.problems import ProblemError

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["nth_record", "record_in"]


async def record_in(text: str, number: int) -> Record:
    """A hand of a text, read in a thread beside the event loop.

    Args:
        text: one or more records.
        number: which of them, from 1.

    Raises:
        NotationError: the text up to there has a fault, with its line and column.
        ProblemError: it has fewer hands.
    """
    return await asyncio.to_thread(lambda: nth_record(read_records(text.split("\n")), number))


def nth_record(records: Iterable[Record], number: int) -> Record:
    """One of several records, counted from 1.

    Raises:
        ProblemError: there are fewer.
    """
    for record in islice(records, number - 1, number):
        return record
    raise ProblemError(HTTPStatus.NOT_FOUND, "no_such_hand", f"there is no finished hand {number}")
