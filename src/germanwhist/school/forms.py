"""What a reviewed hand and its reasons are as JSON."""

from __future__ import annotations

from typing import TypedDict

from germanwhist.notation import CardName, SuitLetter  # noqa: TC001 - msgspec reads annotations
from germanwhist.review.forms import PlayReviewJson, ReviewedHandJson

__all__ = ["ExplainedReviewJson", "ReasonJson", "WhyJson"]


class _ReasonJson(TypedDict):
    code: str
    best: CardName


class ReasonJson(_ReasonJson, total=False):
    """A reason why a card is better than another; each code has its own of these values.

    Args:
        share: the chance of the better card, 0 to 1.
        other_share: the chance of the other card, 0 to 1.
    """

    other: CardName
    card: CardName
    suit: SuitLetter
    share: float
    other_share: float
    tricks: float
    count: int
    other_count: int


class WhyJson(TypedDict):
    """Why the best card is better than the one played.

    Args:
        line: best play after the best card, card by card; only in stage two.
        other_line: the same after the one played.
    """

    other: CardName | None
    reasons: list[ReasonJson]
    line: list[CardName]
    other_line: list[CardName]


class ExplainedPlayJson(PlayReviewJson):
    """A reviewed play.

    Args:
        why: of a mistake; null for other plays.
    """

    why: WhyJson | None


class ExplainedReviewJson(ReviewedHandJson):
    """A review whose mistakes are explained."""

    plays: list[ExplainedPlayJson]
