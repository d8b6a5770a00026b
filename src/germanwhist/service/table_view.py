"""What one seat may see of a table: the only thing the service shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.rules import Seat
from germanwhist.service.requests import Moment, abilities
from germanwhist.service.seal_view import coming_seal, seal_of_hand
from germanwhist.service.table_values import Phase, SameOf

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping

    from germanwhist.cards import Card
    from germanwhist.rules import EndKind, RuleSet, View
    from germanwhist.service.requests import Code, Request
    from germanwhist.service.seal_view import SealView
    from germanwhist.service.seats import Occupant, SeatKind
    from germanwhist.service.state import TableState
    from germanwhist.service.table_values import Offer, RematchWish, ReplayOf

__all__ = ["HandReport", "OccupantView", "TableView", "table_view"]


@dataclass(frozen=True, slots=True)
class OccupantView:
    """Who holds a seat, as both seats may know.

    Args:
        kind: a person or a computer player.
        name: the person's name, if given.
        level: the computer player's level; None for a person.
        is_present: whether the person is at the table now; a computer always is.
        is_replaced: whether a computer plays in a person's place.
        has_left: whether the person left on purpose.
        has_failed: whether the computer player failed and waits to be replaced.
    """

    kind: SeatKind
    name: str | None
    level: str | None
    is_present: bool
    is_replaced: bool
    has_left: bool
    has_failed: bool


@dataclass(frozen=True, slots=True)
class HandReport:
    """A finished hand of the match; pairs are north's value first.

    Args:
        counted: counted tricks or points.
        points: what each player scored.
        winner: who won the hand; None for equal counts.
        ended: how it ended.
        is_practice: whether it is practice.
        is_forfeited: whether it ended because the loser stayed away; `ended` is then a
            resignation, by which it is scored.
    """

    counted: tuple[int, int]
    points: tuple[int, int]
    winner: Seat | None
    ended: EndKind
    is_practice: bool
    is_forfeited: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A table as one seat sees it. Made by `table_view`; equal for equal knowledge.

    Args:
        table: the table's id.
        seq: the number of the last event; every request names it.
        seat: whose eyes.
        seats: who sits there, north first; None for an empty seat.
        rules: the rule set.
        phase: where the table is.
        cuts: the pairs cut for the first deal, north's card first; empty when it was named.
        view: the hand in play or the last one; None before the first deal.
        reports: the finished hands of the match.
        points: points of the finished hands, north first.
        target: the points to reach now; None without a target.
        match_winner: who won the match; None while it goes on, and after a draw.
        resigned: who gave the match up.
        absent: who stayed away, so that the opponent took the match.
        is_practice: whether the last hand dealt is practice.
        offer: what waits for an answer.
        origin: the hand whose deal is played again, if any.
        rematch: the wish for another match; once both wish it they go on at its table.
        day: the day whose hand is played, if it is the hand of a day.
        same: the deal that two people play, if it is one.
        seal: of the last hand dealt; None where it was not sealed.
        next_seal: of the next hand, likewise.
        abilities: for each kind of request None when the seat may ask it now, else the code why
            not.
    """

    table: str
    seq: int
    seat: Seat
    seats: tuple[OccupantView | None, OccupantView | None]
    rules: RuleSet
    phase: Phase
    cuts: tuple[tuple[Card, Card], ...]
    view: View | None
    reports: tuple[HandReport, ...]
    points: tuple[int, int]
    target: int | None
    match_winner: Seat | None
    resigned: Seat | None
    absent: Seat | None
    is_practice: bool
    offer: Offer | None
    origin: ReplayOf | None
    rematch: RematchWish | None
    day: dt.date | None
    same: SameOf | None
    seal: SealView | None
    next_seal: SealView | None
    abilities: Mapping[str, Code | None]

    def may(self, request: type[Request]) -> bool:
        """Whether the seat may ask for this kind of thing now."""
        return self.abilities[request.name()] is None

    @property
    def me(self) -> OccupantView | None:
        """Who holds the viewing seat."""
        return self.seats[self.seat]

    @property
    def opponent(self) -> OccupantView | None:
        """Who sits opposite; None for an empty seat."""
        return self.seats[self.seat.opponent]

    @property
    def is_opponent_thinking(self) -> bool:
        """Whether a computer player opposite is to play and has not failed."""
        opponent = self.opponent
        is_its_turn = (
            self.phase is Phase.PLAYING
            and self.view is not None
            and self.view.to_play is self.seat.opponent
        )
        return (
            is_its_turn
            and opponent is not None
            and opponent.level is not None
            and not opponent.has_failed
        )


def table_view(
    state: TableState,
    seat: Seat,
    *,
    present: tuple[bool, bool] = (True, True),
    is_opponent_away: bool = False,
) -> TableView:
    """What a seat may see of a table.

    Args:
        state: the table.
        seat: whose eyes.
        present: whether the person of each seat is connected now, north first.
        is_opponent_away: whether the opponent has been gone long enough to be replaced.
    """
    match, same = state.match, state.same
    return TableView(
        table=state.table,
        seq=state.seq,
        seat=seat,
        seats=(
            _occupant_view(state.seats[Seat.NORTH], is_connected=present[Seat.NORTH]),
            _occupant_view(state.seats[Seat.SOUTH], is_connected=present[Seat.SOUTH]),
        ),
        rules=state.rules,
        phase=state.phase,
        cuts=() if match is None else match.cuts,
        view=state.view(seat),
        reports=_reports(state),
        points=(0, 0) if match is None else match.points,
        target=state.rules.match.target if match is None else match.target,
        match_winner=None if match is None else match.winner,
        resigned=None if match is None or state.is_forfeited else match.resigned,
        absent=match.resigned if match is not None and state.is_forfeited else None,
        is_practice=state.is_practice,
        offer=state.offer,
        origin=state.origin,
        rematch=state.rematch,
        day=state.day,
        same=None if same is None else SameOf(same.challenge, same.number),
        seal=seal_of_hand(state),
        next_seal=coming_seal(state),
        abilities=abilities(Moment(state, seat, is_opponent_away)),
    )


def _occupant_view(occupant: Occupant | None, *, is_connected: bool) -> OccupantView | None:
    if occupant is None:
        return None
    return OccupantView(
        kind=occupant.kind,
        name=occupant.name,
        level=occupant.level,
        is_present=occupant.is_computer or (is_connected and not occupant.has_left),
        is_replaced=occupant.is_replaced,
        has_left=occupant.has_left,
        has_failed=occupant.has_failed,
    )


def _reports(state: TableState) -> tuple[HandReport, ...]:
    results = () if state.match is None else state.match.results
    return tuple(
        HandReport(
            result.counted,
            result.points,
            result.winner,
            result.ended,
            note.is_practice,
            note.is_forfeited,
        )
        for result, note in zip(results, state.notes, strict=False)
    )
