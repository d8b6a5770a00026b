"""Reviewing hands for clients, one at a time and in a fair order."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, final

from germanwhist.engine.processors import processor_count
from germanwhist.review import review_hand
from germanwhist.school import review_with_reasons
from germanwhist.service import Row

if TYPE_CHECKING:
    from germanwhist.notation import Record
    from germanwhist.review import HandReview
    from germanwhist.rules import Hand
    from germanwhist.service import Thinking

__all__ = ["Reviewer"]

_KEPT: Final = 64


@final
class Reviewer:
    """Reviews records, and remembers the last ones.

    Args:
        thinking: where reviews wait for their turn.
    """

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[Record, HandReview] = OrderedDict()
        self._under_way: dict[Record, asyncio.Task[HandReview]] = {}

    async def review(self, record: Record) -> HandReview:
        """The review of a record's hand, worked out once for all who ask for it meanwhile.

        Raises:
            IllegalPlayError: the record's plays are not legal.
            RefusedError: too many reviews are asked for at once (code `busy`).
        """
        hand = record.hand()
        if record in self._kept:
            self._kept.move_to_end(record)
            return self._kept[record]
        task = self._under_way.get(record)
        if task is None:
            task = asyncio.create_task(self._work_out(record, hand))
            self._under_way[record] = task
            task.add_done_callback(lambda _: self._under_way.pop(record))
        return await asyncio.shield(task)  # who goes away takes it from nobody else

    async def _work_out(self, record: Record, hand: Hand) -> HandReview:
        review = await self._thinking.run(
            lambda: review_hand(hand, threads=processor_count()), Row.REVIEW, may_be_refused=True
        )
        self._kept[record] = review
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return review

    async def explained(
        self, review: HandReview, names: tuple[str | None, str | None]
    ) -> dict[str, Any]:
        """A review with what makes one card better than another; as `review_with_reasons`."""
        return await self._thinking.run(lambda: review_with_reasons(review, names), Row.SEARCH)
