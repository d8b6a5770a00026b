"""What one seat may see of a table: the only thing the service shows, and encoded as it is."""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

import datetime as dt
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, TypeVar

from msgspec import Meta, defstruct, field

from germanwhist.notation import CardName, SeatName, ViewJson, view_from_json, view_to_json
from germanwhist.rules import RuleSet, Seat, Standing, View
from germanwhist.service.clocks.clock_view import ClockView, clock_view
from germanwhist.service.fact_view import FactView
from germanwhist.service.hand_report import HandReport, hand_reports
from germanwhist.service.occupant_view import OccupantView, Seats, seats_view
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests import REQUESTS, Hint, Moment, Request, abilities
from germanwhist.service.seal_view import SealView, coming_seal, seal_of_hand
from germanwhist.service.state import TableState
from germanwhist.service.table_values import Offer, Phase, ReplayOf, SameOf
from germanwhist.service.wire import VERSION, Shown

__all__ = ["FACTS", "TableView", "table_view"]

AnyFact = TypeVar("AnyFact", bound=FactView)

_COUNTS: Final = (Refusal.SAME_COUNTS, Refusal.RATED_COUNTS, Refusal.DAY_COUNTS)
_REQUESTS: Final = [request.name() for request in REQUESTS]
_Abilities: TypeAlias = Annotated[
    dict[str, str | None],
    Meta(extra_json_schema={"propertyNames": {"enum": _REQUESTS}, "required": _REQUESTS}),
]


class _SharedView(Shown, frozen=True, kw_only=True, dict=True, tag_field="type", tag="table"):
    """A table as one seat sees it. Made by `table_view`; equal for equal knowledge.

    Args:
        seq: the number of the last event; every request names it.
        id: the table's id.
        me: whose eyes.
        seats: who sits there.
        rules: every option of the rule set as text.
        preset: the preset's name, if the rules are one.
        phase: where the table is.
        cuts: the pairs cut for the first deal, north's card first; empty when it was named.
        view: the hand in play or the last one; null before the first deal.
        results: the finished hands of the match.
        points: points of the finished hands, north first.
        target: the points to reach now; null without a target.
        match_winner: who won the match, once it is over.
        resigned: who gave the match up.
        absent: who stayed away, so that the opponent took the match.
        timed_out: whose time was up, so that the opponent has won the match.
        is_practice: whether the last hand dealt is practice.
        is_rated: whether the match counts for ratings.
        offer: what waits for an answer.
        origin: the hand whose deal is played again, if any.
        day: the day whose hand is played, if it is the hand of a day.
        same: the deal of a challenge, if it is one.
        seal: of the last hand dealt; null where it was not sealed.
        next_seal: of the next hand, likewise.
        clock: the clock when this was made; null where the seats have none.
        abilities: for each kind of request null when the seat may ask it now, else the code why
            not.
    """

    v: Literal[2] = VERSION
    seq: int
    id: str
    me: SeatName
    seats: Seats
    options: dict[str, str] = field(name="rules")
    preset: str | None
    phase: Phase
    cuts: tuple[tuple[CardName, CardName], ...]
    told: ViewJson | None = field(name="view")
    results: tuple[HandReport, ...]
    points: tuple[int, int]
    target: int | None
    match_winner: Literal["north", "south", "draw"] | None
    resigned: SeatName | None
    absent: SeatName | None
    timed_out: SeatName | None
    is_practice: bool
    is_rated: bool
    offer: Offer | None
    origin: ReplayOf | None
    day: dt.date | None
    same: SameOf | None
    seal: SealView | None
    next_seal: SealView | None
    clock: ClockView | None
    abilities: _Abilities

    def fact(self, kind: type[AnyFact]) -> AnyFact | None:
        """What the seat is told of a fact; None where there is none."""
        told: AnyFact | None = getattr(self, kind.field)
        return told

    def may(self, request: type[Request]) -> bool:
        """Whether the seat may ask for this kind of thing now."""
        return self.abilities[request.name()] is None

    @property
    def why_untold(self) -> str | None:
        """Why nobody is told what the opponent holds, even in stage two; None where one may be.

        A hand counts where others play its cards, for a rating, or as the one try of a day.
        """
        code = self.abilities[Hint.name()]
        return code if code in _COUNTS else None

    @property
    def seat(self) -> Seat:
        """The viewing seat."""
        return Seat.parse(self.me)

    @property
    def occupant(self) -> OccupantView | None:
        """Who holds the viewing seat."""
        return self.seats.at(self.seat)

    @property
    def opponent(self) -> OccupantView | None:
        """Who sits opposite; None for an empty seat."""
        return self.seats.at(self.seat.opponent)

    @property
    def opponent_level(self) -> str | None:
        """The level of the computer player opposite; None for a person and an empty seat."""
        return None if self.opponent is None else self.opponent.level

    @cached_property
    def rules(self) -> RuleSet:
        """The rule set."""
        return RuleSet.from_options(self.options)

    @cached_property
    def view(self) -> View | None:
        """The hand in play or the last one; None before the first deal."""
        if self.told is None:
            return None
        standing = Standing(points=self.points, hands=len(self.results), target=self.target)
        return view_from_json(self.told, self.rules, standing=standing)


# Imported, the requests have defined every kind of fact.
FACTS: Final[tuple[type[FactView], ...]] = tuple(FactView.__subclasses__())

if TYPE_CHECKING:
    TableView: TypeAlias = _SharedView
else:  # each kind of fact is one more field
    TableView = defstruct(
        "TableView",
        [(kind.field, kind | None, None) for kind in FACTS],
        bases=(_SharedView,),
        module=__name__,
        namespace={"__doc__": _SharedView.__doc__ + "".join(kind.about() for kind in FACTS)},
        frozen=True,
        kw_only=True,
        dict=True,
        tag_field="type",
        tag="table",
    )


def table_view(
    state: TableState,
    seat: Seat,
    *,
    present: tuple[bool, bool] = (True, True),
    is_opponent_away: bool = False,
    now: float | None = None,
) -> TableView:
    """What a seat may see of a table.

    Args:
        state: the table.
        seat: whose eyes.
        present: whether the person of each seat is connected now, north first.
        is_opponent_away: whether the opponent has been gone long enough to be replaced.
        now: seconds since 1970-01-01 UTC; None for the time of the last event.
    """
    match, same, view = state.match, state.same, state.view(seat)
    clock, when = state.clock, state.updated_at if now is None else now
    gone = None if match is None else _label(match.resigned)
    facts: dict[str, Any] = {kind.field: kind.told(state, seat) for kind in FACTS}
    shown = TableView(
        seq=state.seq,
        id=state.table,
        me=seat.label,
        seats=seats_view(state.seats, present=present),
        options=state.rules.options(),
        preset=state.rules.preset_name,
        phase=state.phase,
        cuts=() if match is None else tuple((str(n), str(s)) for n, s in match.cuts),
        told=None if view is None else view_to_json(view),
        results=hand_reports(state),
        points=(0, 0) if match is None else match.points,
        target=state.rules.match.target if match is None else match.target,
        match_winner=_match_winner(state),
        resigned=None if state.is_forfeited or state.timed_out is not None else gone,
        absent=gone if state.is_forfeited else None,
        timed_out=_label(state.timed_out),
        is_practice=state.is_practice,
        is_rated=state.is_rated,
        offer=state.offer,
        origin=state.origin,
        day=state.day,
        same=None if same is None else SameOf(challenge=same.challenge, number=same.number),
        seal=seal_of_hand(state),
        next_seal=coming_seal(state),
        clock=None if clock is None else clock_view(clock, now=when),
        abilities=dict(abilities(Moment(state, seat, is_opponent_away))),
        **facts,
    )
    # Whoever asks in this very process need not read them from what is told.
    shown.__dict__.update(rules=state.rules, view=view)
    return shown


def _label(seat: Seat | None) -> SeatName | None:
    return None if seat is None else seat.label


def _match_winner(state: TableState) -> Literal["north", "south", "draw"] | None:
    if state.match is None or state.phase is not Phase.MATCH_OVER:
        return None
    return _label(state.match.winner) or "draw"
