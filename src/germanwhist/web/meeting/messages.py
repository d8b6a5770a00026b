"""What is told of those who look for somebody to play with."""

from collections.abc import Sequence
from math import isinf
from typing import Literal, TypeAlias

import msgspec

from germanwhist.notation import SeatName
from germanwhist.ratings import Rating
from germanwhist.rules import RuleSet
from germanwhist.service.meeting import Wish, reach
from germanwhist.storage import RatedResult, Search, Standing
from germanwhist.storage.meeting.searches import COME_WITHIN

__all__ = [
    "EndedMessage",
    "FoundMessage",
    "MeetingMessage",
    "OpenMessage",
    "RatingMessage",
    "RatingsMessage",
    "SearchMade",
    "SearchMessage",
    "SeatRatings",
    "WishMessage",
    "open_message",
    "rating_message",
    "ratings_message",
    "search_message",
    "wish_message",
]


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


class WishMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody would like to play.

    Args:
        rules: every option of the rule set as text.
        preset: the preset's name, if the rules are one.
        clock: the clock.
        rated: whether the match is to count for ratings.
    """

    rules: dict[str, str]
    preset: str | None
    clock: str
    rated: bool


class OpenMessage(msgspec.Struct, frozen=True, kw_only=True):
    """An open invitation: somebody who waits.

    Args:
        id: by which one sits down with them.
        name: what they are called; null for nothing.
        wish: what they would like to play.
        rating: how they are rated by that clock.
    """

    id: str
    name: str | None
    wish: WishMessage
    rating: RatingMessage


class LevelRating(msgspec.Struct, frozen=True, kw_only=True):
    """A level against which a match may count.

    Args:
        level: the level.
        rating: its fixed rating.
    """

    level: str
    rating: int


class MeetingMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Who waits, and what one needs to know to join them.

    Args:
        open: the open invitations of others, the first come first.
        levels: the levels against which a match may count, the weakest first.
        ratings: the client's own ratings by the clocks.
        search: the client's own search, if it has one.
        usual_wait: seconds that half of the last ones waited here; null where nobody has.
    """

    open: list[OpenMessage]
    levels: list[LevelRating]
    ratings: dict[str, RatingMessage]
    search: str | None
    usual_wait: int | None


class SearchMade(msgspec.Struct, frozen=True, kw_only=True):
    """A search that has begun; it is looked for while its socket is open.

    Args:
        id: of the search.
    """

    id: str


class FoundMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Whom one was paired with.

    Args:
        name: what they are called; null for nothing.
        rating: how they are rated by that clock.
        come: whether they wish to play.
        seconds: how many are left to come.
    """

    name: str | None
    rating: RatingMessage
    come: bool
    seconds: float


class SearchMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="search"):
    """How far a search has come.

    Args:
        wish: what is looked for.
        rating: one's own rating by that clock.
        waited: seconds since it began.
        reach: how far in rating the other one may be by now; null for any.
        found: whom one was paired with; null while one waits.
        come: whether this client has said that it comes.
        table: where both play; null until it is open.
        seat: one's own seat there.
    """

    wish: WishMessage
    rating: RatingMessage
    waited: float
    reach: int | None
    found: FoundMessage | None
    come: bool
    table: str | None
    seat: SeatName | None


EndCode: TypeAlias = Literal["over", "closing"]


class EndedMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ended"):
    """The search has ended.

    Args:
        code: `over`, since it was stopped, or begun anew elsewhere, or nobody came in time; or
            `closing`, since the server stops and will be back.
    """

    code: EndCode


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


def wish_message(wish: Wish) -> WishMessage:
    """What somebody would like to play, with every option."""
    rules = RuleSet.parse(wish.rules)
    return WishMessage(
        rules=rules.options(), preset=rules.preset_name, clock=wish.clock, rated=wish.is_rated
    )


def open_message(search: Search) -> OpenMessage:
    """Somebody who waits, as everybody may know."""
    return OpenMessage(
        id=search.id,
        name=search.name,
        wish=wish_message(search.wish),
        rating=rating_message(search.rating),
    )


def search_message(standing: Standing, *, now: float) -> SearchMessage:
    """How far a search has come, as the one who searches may know it.

    Args:
        standing: of the search.
        now: seconds since 1970-01-01 UTC.
    """
    search, partner = standing.search, standing.partner
    waited = max(0.0, now - search.since)
    near = reach(waited)
    found = None
    if partner is not None:
        found = FoundMessage(
            name=partner.name,
            rating=rating_message(partner.rating),
            come=partner.has_come,
            seconds=max(0.0, standing.paired_at + COME_WITHIN - now),
        )
    return SearchMessage(
        wish=wish_message(search.wish),
        rating=rating_message(search.rating),
        waited=waited,
        reach=None if isinf(near) else round(near),
        found=found,
        come=standing.has_come,
        table=standing.table,
        seat=None if standing.seat is None else standing.seat.label,
    )
