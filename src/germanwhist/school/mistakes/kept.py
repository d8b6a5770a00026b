"""What is kept of a review: one's own mistakes, without what follows from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.school.mistakes.mistake import find_mistakes
from germanwhist.school.practice import KeptMistake, Reviewed
from germanwhist.school.skills import is_comparable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.review import HandReview
    from germanwhist.rules import Seat
    from germanwhist.school.practice import Practice

__all__ = ["has_reviewed", "reviewed_fact"]


def has_reviewed(facts: Iterable[Practice], *, table: str, hand: int) -> bool:
    """Whether a hand of a table, numbered from 1, was reviewed before.

    Example:
        >>> has_reviewed([], table="t", hand=1)
        False
    """
    return any(
        isinstance(fact, Reviewed) and (fact.table, fact.hand) == (table, hand) for fact in facts
    )


def reviewed_fact(
    review: HandReview, seat: Seat, *, table: str, hand: int, level: str | None
) -> Reviewed:
    """The fact that a hand was reviewed, with one's own mistakes; works for some milliseconds.

    Args:
        review: of the hand.
        seat: whose mistakes.
        table: where it was played.
        hand: its number there, from 1.
        level: the computer level opposite; None for a person.
    """
    mistakes = tuple(
        KeptMistake(
            number=one.number,
            trick=one.trick,
            kind=one.kind,
            theme=one.theme,
            cost=one.cost,
            cards=tuple((str(c.card), c.points, c.standard_error) for c in one.cards),
            is_exact=one.is_exact,
        )
        for one in find_mistakes(review, seat)
    )
    return Reviewed(
        table=table,
        hand=hand,
        level=level,
        mistakes=mistakes,
        is_comparable=is_comparable(review.hand.ruleset),
    )
