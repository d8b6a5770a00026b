"""What is told of ratings."""

from collections.abc import Sequence

import msgspec

from germanwhist.ratings import Rating
from germanwhist.storage import RatedResult

__all__ = ["RatingMessage", "RatingsMessage", "SeatRatings", "rating_message", "ratings_message"]


class RatingMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A rating.

    Args:
        value: the figure.
        margin: the true figure is not further away, 95 times of 100.
        provisional: whether it is little more than a guess yet.
    """

    value: int
    margin: int
    provisional: bool


class RatedMatchMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A match that counted.

    Args:
        table: where it was played.
        at: when it ended, in seconds since 1970-01-01 UTC.
        clock: the clock it was played by.
        level: the level opposite; null for a person.
        name: what the person opposite is called; null where that is not known.
        gone: whether the person opposite has deleted all that was kept of them.
        score: 1 for a match won, 0 for one lost, a half for a draw.
        points: the points of both, one's own first; null where the table is gone.
        rating: the rating after it.
        change: how much it has changed.
    """

    table: str
    at: float
    clock: str
    level: str | None
    name: str | None
    gone: bool
    score: float
    points: tuple[int, int] | None
    rating: RatingMessage
    change: int


class RatingsMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The client's ratings.

    Args:
        ratings: by clock; nothing by a clock of which no match counted.
        matches: those that counted, the newest first.
    """

    ratings: dict[str, RatingMessage]
    matches: list[RatedMatchMessage]


class SeatRatings(msgspec.Struct, frozen=True, kw_only=True):
    """How those who sit at a table are rated now, by its clock.

    Args:
        north: the rating of north; null where the match does not count, or nobody has one.
        south: likewise.
    """

    north: RatingMessage | None
    south: RatingMessage | None


def rating_message(rating: Rating) -> RatingMessage:
    """A rating in whole points."""
    return RatingMessage(
        value=round(rating.value),
        margin=round(rating.margin),
        provisional=rating.is_provisional,
    )


def ratings_message(results: Sequence[RatedResult]) -> RatingsMessage:
    """All that counted.

    Args:
        results: the newest first.
    """
    before: dict[str, RatingMessage] = {}
    matches: list[RatedMatchMessage] = []
    for result in reversed(results):
        rating = rating_message(result.rating)
        known = before.get(result.clock, rating_message(Rating()))
        before[result.clock] = rating
        matches.append(
            RatedMatchMessage(
                table=result.table,
                at=result.at,
                clock=result.clock,
                level=result.level,
                name=result.name,
                gone=result.is_gone,
                score=result.score,
                points=result.points,
                rating=rating,
                change=rating.value - known.value,
            )
        )
    return RatingsMessage(ratings=before, matches=matches[::-1])
