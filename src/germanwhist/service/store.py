"""What the service asks of a place that keeps events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from germanwhist.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from germanwhist.cards import Card
    from germanwhist.rules import HandResult, RuleSet, Seat
    from germanwhist.service.event import Event
    from germanwhist.service.rated import RatedMatch
    from germanwhist.service.seats import Occupant, SeatKey

__all__ = ["EventStore", "HandSummary", "SeqTakenError", "StoredEvent", "TableSummary"]


class SeqTakenError(StorageError):
    """Somebody else has written this number of this table already; nothing was written."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event in its place.

    Args:
        seq: its number at its table, from 1 without gaps.
        at: when it happened, in seconds since 1970-01-01 UTC.
        event: what happened.
    """

    seq: int
    at: float
    event: Event


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSummary:
    """What a list of tables shows; it holds no card.

    Args:
        table: the table's id.
        seq: the number of its last event.
        rules: the rule set.
        seats: who sits there, north first.
        points: points so far, north first.
        hands: hands dealt so far.
        is_over: whether the match is over.
        winner: who won the match.
        is_practice: whether any hand was practice.
        is_rated: whether the match counts for ratings.
        asks: who waits to hear whether the opponent would like another match.
        created_at: seconds since 1970-01-01 UTC.
        updated_at: the time of the last event, likewise.
    """

    table: str
    seq: int
    rules: RuleSet
    seats: tuple[Occupant | None, Occupant | None]
    points: tuple[int, int]
    hands: int
    is_over: bool
    winner: Seat | None
    is_practice: bool
    is_rated: bool
    asks: Seat | None
    created_at: float
    updated_at: float

    def opponent_level(self, me: Seat) -> str | None:
        """The level of the computer player opposite; None for a person and an empty seat."""
        opponent = self.seats[me.opponent]
        return None if opponent is None else opponent.level


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSummary:
    """A finished hand, as statistics need it.

    Args:
        number: its number in the match, from 1.
        rules: the rule set.
        seats: who sat there at its end, north first.
        dealer: who dealt.
        cards: the whole pack as dealt.
        result: the result.
        is_practice: whether it is practice.
        is_replay: whether its deal was not drawn for this hand: played before, that of a day, or
            one of a challenge.
        finished_at: seconds since 1970-01-01 UTC.
    """

    number: int
    rules: RuleSet
    seats: tuple[Occupant, Occupant]
    dealer: Seat
    cards: tuple[Card, ...]
    result: HandResult
    is_practice: bool
    is_replay: bool
    finished_at: float


class EventStore(Protocol):
    """Keeps the events of every table, in order, for good.

    All methods may raise `StorageError` when the place cannot be read or written.
    """

    async def append(  # noqa: PLR0913 - what may be written together
        self,
        events: Sequence[StoredEvent],
        *,
        summary: TableSummary,
        finished: HandSummary | None = None,
        rated: RatedMatch | None = None,
        previous: str | None = None,
        keys: tuple[SeatKey, ...] = (),
        is_pair: bool = False,
    ) -> None:
        """Write events of one table, all or none; they are durable when this returns.

        Args:
            events: one or more, numbered on from the table's last.
            summary: the table after them.
            finished: the hand that ended with them, if one did.
            rated: the match that ended with them, if one did that counts for ratings.
            previous: for a new table that follows another, that one: whoever may sit there may
                sit here, in the same seat.
            keys: for a new table, who holds its seats or may take them.
            is_pair: whether the new table is for two who looked for each other, and whose search
                ends with it: both or neither.

        Raises:
            SeqTakenError: one of the numbers is taken, or a pair waits for its table no more.
        """
        ...

    async def read(self, table: str, *, after: int = 0) -> tuple[StoredEvent, ...]:
        """The events of a table with numbers above `after`, in order; empty for no such table."""
        ...

    async def moved_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Of these tables, with the numbers of the last events known, those with later ones."""
        ...

    async def unfinished(self) -> tuple[TableSummary, ...]:
        """The tables whose match is not over, the last used first."""
        ...
