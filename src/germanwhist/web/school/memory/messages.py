"""What a server says of memory tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from germanwhist.notation import CardName, SeatName, SuitLetter, ViewJson, view_to_json
from germanwhist.school.memory import Grade, MemoryTask, Recall, Where, places
from germanwhist.school.practice import Marked, Pace

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from germanwhist.storage import DatedPractice

__all__ = [
    "MemoryDeal",
    "MemoryMessage",
    "RecallMessage",
    "deal_message",
    "memory_message",
    "recall_message",
]

_LISTED: Final = 30  # of the latest tries


class MemoryDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A memory task.

    Args:
        deal: its id.
        grade: what is to be remembered.
        level: who played the other seat.
        me: the seat that remembers.
        rules: every option of the rule set as text.
        preset: the preset's name.
        views: what the seat knew before each card and after the last one; `sure` is left empty,
            for it is what is to be remembered.
        places: the cards that may be marked.
    """

    deal: str
    grade: Grade
    level: str
    me: SeatName
    rules: dict[str, str]
    preset: str | None
    views: list[ViewJson]
    places: list[CardName]


class SeenCard(msgspec.Struct, frozen=True, kw_only=True):
    """Where a missed or a wrong card was to be seen; see `germanwhist.school.memory.Seen`."""

    card: CardName
    where: Where
    trick: int | None
    seat: SeatName | None


class SuitSumMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The sum of a suit; see `germanwhist.school.memory.SuitSum`."""

    suit: SuitLetter
    cards: int
    played: int
    own: int
    left: int
    found: int


class RecallMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A judged try; see `germanwhist.school.memory.Recall`.

    Args:
        grade: what was to be remembered.
        right: cards found.
        missed: cards not found.
        wrong: cards marked that were not asked for.
        seen: where each missed and wrong card was to be seen.
        sums: the sum of each suit, for grades that can be counted out.
        span: cards found less wrong ones.
        best_before: the best span of this client at this grade before; null at the first try.
    """

    grade: Grade
    right: list[CardName]
    missed: list[CardName]
    wrong: list[CardName]
    seen: list[SeenCard]
    sums: list[SuitSumMessage]
    span: int
    best_before: int | None


class MemoryTry(msgspec.Struct, frozen=True, kw_only=True):
    """One try.

    Args:
        at: when, in seconds since 1970-01-01 UTC.
        grade: what was to be remembered.
        pack: the number of cards of the pack.
        pace: how the tricks passed by; `table` where they were played.
        right: how many cards were found.
        asked: how many were to be found.
        wrong: how many marks were wrong.
        span: cards found less wrong ones.
    """

    at: float
    grade: Grade
    pack: int
    pace: Pace
    right: int
    asked: int
    wrong: int
    span: int


class MemoryMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What a client has remembered.

    Args:
        best: its best try at each grade with each pack.
        latest: the latest tries, the newest first.
    """

    best: list[MemoryTry]
    latest: list[MemoryTry]


def deal_message(deal: str, task: MemoryTask) -> MemoryDeal:
    """A task as a message; it holds what the seat saw and nothing more."""
    rules = task.hand.ruleset
    return MemoryDeal(
        deal=deal,
        grade=task.grade,
        level=task.level,
        me=task.seat.label,
        rules=rules.options(),
        preset=rules.preset_name,
        views=[{**view_to_json(view), "sure": []} for view in task.views],
        places=[str(card) for card in places(task.view, task.grade)],
    )


def recall_message(found: Recall, *, before: int | None) -> RecallMessage:
    """A judged try as a message.

    Args:
        found: the try.
        before: the best span at this grade before.
    """
    return RecallMessage(
        grade=found.grade,
        right=[str(card) for card in found.right],
        missed=[str(card) for card in found.missed],
        wrong=[str(card) for card in found.wrong],
        seen=[
            SeenCard(
                card=str(seen.card),
                where=seen.where,
                trick=seen.trick,
                seat=None if seen.seat is None else seen.seat.label,
            )
            for seen in found.seen
        ],
        sums=[
            SuitSumMessage(
                suit=total.suit.letter,
                cards=total.cards,
                played=total.played,
                own=total.own,
                left=total.left,
                found=total.found,
            )
            for total in found.sums
        ],
        span=found.span,
        best_before=before,
    )


def memory_message(kept: Sequence[DatedPractice]) -> MemoryMessage:
    """What somebody has remembered, from all that they did to learn."""
    tries = [_try(dated.at, dated.practice) for dated in kept if isinstance(dated.practice, Marked)]
    return MemoryMessage(best=_best(tries), latest=tries[: -_LISTED - 1 : -1])


def _try(at: float, marked: Marked) -> MemoryTry:
    return MemoryTry(
        at=at,
        grade=marked.grade,
        pack=marked.pack,
        pace=marked.pace,
        right=marked.right,
        asked=marked.asked,
        wrong=marked.wrong,
        span=marked.span,
    )


def _best(tries: Iterable[MemoryTry]) -> list[MemoryTry]:
    """The best of each kind; where the same was found, the one that asked for fewest cards."""
    best: dict[tuple[Grade, int], MemoryTry] = {}
    for one in tries:
        kind = (one.grade, one.pack)
        if kind not in best or (one.span, -one.asked) > (best[kind].span, -best[kind].asked):
            best[kind] = one
    return list(best.values())
