"""A search as it is kept, and as the one who searches may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from germanwhist.ratings import Rating
from germanwhist.service.meeting import Seeker, Wish

if TYPE_CHECKING:
    from sqlalchemy import Row

    from germanwhist.rules import Seat

__all__ = ["Guest", "Partner", "Search", "Standing", "search_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """Somebody who looks for an opponent.

    Args:
        id: of the search.
        name: what they are called; None for nothing.
        wish: what they would like to play.
        rating: how they are rated by that clock.
        since: when they began to wait, in seconds since 1970-01-01 UTC.
    """

    id: str
    name: str | None
    wish: Wish
    rating: Rating
    since: float

    @property
    def seeker(self) -> Seeker:
        """As it is paired."""
        return Seeker(id=self.id, wish=self.wish, rating=self.rating.value, since=self.since)


@dataclass(frozen=True, slots=True, kw_only=True)
class Partner:
    """Whom somebody was paired with.

    Args:
        name: what they are called.
        rating: how they are rated.
        has_come: whether they wish to play.
    """

    name: str | None
    rating: Rating
    has_come: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """Somebody who sits down at the table of a pair.

    Args:
        name: what they are called.
        key_hash: the hash of their key.
        has_cut: whether their device takes part in the deals.
    """

    name: str | None
    key_hash: str
    has_cut: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How far a search has come.

    Args:
        search: the search.
        partner: whom they were paired with; None while they wait.
        paired_at: when that was, in seconds since 1970-01-01 UTC.
        has_come: whether they wish to play with the partner.
        table: where both play, once it is open.
        seat: their seat there.
    """

    search: Search
    partner: Partner | None = None
    paired_at: float = 0.0
    has_come: bool = False
    table: str | None = None
    seat: Seat | None = None


def search_of(row: Row[Any]) -> Search:
    """A row of `schema.searches`."""
    return Search(
        id=row.id,
        name=row.name,
        wish=Wish(rules=row.rules, clock=row.clock, is_rated=row.is_rated),
        rating=Rating(row.rating, row.deviation),
        since=row.since,
    )
