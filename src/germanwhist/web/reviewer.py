"""Reviewing hands for clients, one at a time, so that play is never slowed down by it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, final

from germanwhist.review import review_hand
from germanwhist.web.problems import ProblemError

if TYPE_CHECKING:
    from germanwhist.notation import Record
    from germanwhist.review import HandReview

__all__ = ["Reviewer"]

_WAITING: Final = 8  # more than these are sent away
_KEPT: Final = 64


@final
class Reviewer:
    """Reviews records, and remembers the last ones."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[Record, HandReview] = OrderedDict()

    async def review(self, record: Record) -> HandReview:
        """The review of a record's hand.

        Raises:
            IllegalPlayError: the record's plays are not legal.
            ProblemError: too many reviews are asked for at once (code `busy`).
        """
        hand = record.hand()
        if record in self._kept:
            self._kept.move_to_end(record)
            return self._kept[record]
        if self._waiting >= _WAITING:
            raise ProblemError(
                HTTPStatus.SERVICE_UNAVAILABLE, "busy", "too many reviews at once; ask again"
            )
        self._waiting += 1
        try:
            async with self._turn:
                review = await asyncio.to_thread(review_hand, hand)
        finally:
            self._waiting -= 1
        self._kept[record] = review
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return review
