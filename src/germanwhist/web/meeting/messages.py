"""What is told of those who look for somebody to play with."""

from math import isinf
from typing import Literal, TypeAlias

import msgspec

from germanwhist.notation import SeatName
from germanwhist.rules import RuleSet
from germanwhist.service.meeting import Wish, reach
from germanwhist.storage import Search, Standing
from germanwhist.storage.meeting.searches import COME_WITHIN
from germanwhist.web.meeting.rating_messages import RatingMessage, rating_message

__all__ = [
    "EndedMessage",
    "FoundMessage",
    "MeetingMessage",
    "OpenMessage",
    "SearchMade",
    "SearchMessage",
    "WishMessage",
    "open_message",
    "search_message",
    "wish_message",
]


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
