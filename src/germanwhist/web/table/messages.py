"""What a server says: version 2 of the messages to a client. Pairs are north's first."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from germanwhist.notation import CardName, SeatName, ViewJson, view_to_json
from germanwhist.rules import Seat
from germanwhist.school import Counsel, reason_to_json
from germanwhist.school.forms import ReasonJson
from germanwhist.service import (
    HandReport,
    OccupantView,
    Phase,
    RematchWish,
    ReplayOf,
    SameOf,
    SealView,
    TableView,
)
from germanwhist.service.requests import REQUESTS
from germanwhist.storage import Invitation

__all__ = [
    "VERSION",
    "AdviceMessage",
    "ClosingMessage",
    "InvitationMessage",
    "Message",
    "PongMessage",
    "RefusedMessage",
    "TableMessage",
    "TakenSeat",
    "advice_message",
    "encode",
    "invitation_message",
    "seal_message",
    "table_message",
]

VERSION: Final = 2

_REQUESTS: Final = [request.name() for request in REQUESTS]
RequestName: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": _REQUESTS})]
Abilities: TypeAlias = Annotated[
    dict[str, str | None],
    msgspec.Meta(extra_json_schema={"propertyNames": {"enum": _REQUESTS}, "required": _REQUESTS}),
]


class _Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    v: Literal[2] = VERSION


class SeatMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Who holds a seat; see `germanwhist.service.OccupantView`."""

    kind: Literal["person", "computer"]
    name: str | None
    level: str | None
    present: bool
    replaced: bool
    left: bool
    failed: bool


class SeatsMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Both seats; null for an empty one."""

    north: SeatMessage | None
    south: SeatMessage | None


class ResultMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A finished hand."""

    counted: tuple[int, int]
    points: tuple[int, int]
    winner: SeatName | None
    ended: Literal["played", "claim", "resignation", "absence"]
    practice: bool


class OfferMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What waits for an answer."""

    kind: Literal["claim", "undo"]
    by: SeatName
    tricks: int


class OriginMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The hand that is played again; see `germanwhist.service.ReplayOf`."""

    table: str | None
    hand: int
    plays: int


class RematchMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The wish for another match.

    Args:
        by: who wished it first.
        table: where the two go on, once both wish it.
    """

    by: SeatName
    table: str | None


class SameOfMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that two people play; see `germanwhist.service.SameOf`."""

    challenge: str
    number: int


class CutMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's part in a sealed deal; see `germanwhist.honest.SeatCut`.

    Args:
        promise: what fixed the cut.
        cut: the cut; null until the hand is dealt, and when it did not come in time.
    """

    promise: str
    cut: str | None


class SealMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed deal; see `germanwhist.service.SealView`.

    Args:
        hand: the number of the hand in its match, from 1.
        secret: null until the hand is over.
        north: null for a seat without a cut.
        south: likewise.
    """

    hand: int
    seal: str
    secret: str | None
    north: CutMessage | None
    south: CutMessage | None


class TableMessage(_Message, frozen=True, kw_only=True, tag="table"):
    """The whole table as one seat may see it; see `germanwhist.service.TableView`.

    Args:
        day: the day whose hand is played, if it is the hand of a day.
        same: the deal that two people play, if it is one.
        seal: of the last hand dealt; null where it was not sealed.
        next_seal: of the next hand, likewise.
        abilities: for each kind of request null when the seat may ask it now, else the code why
            not.
    """

    seq: int
    id: str
    me: SeatName
    seats: SeatsMessage
    rules: dict[str, str]
    preset: str | None
    phase: Literal["waiting", "playing", "hand_over", "match_over"]
    cuts: list[tuple[CardName, CardName]]
    view: ViewJson | None
    results: list[ResultMessage]
    points: tuple[int, int]
    target: int | None
    match_winner: Literal["north", "south", "draw"] | None
    resigned: SeatName | None
    absent: SeatName | None
    practice: bool
    offer: OfferMessage | None
    origin: OriginMessage | None
    rematch: RematchMessage | None
    day: str | None
    same: SameOfMessage | None
    seal: SealMessage | None
    next_seal: SealMessage | None
    abilities: Abilities


class RefusedMessage(_Message, frozen=True, kw_only=True, tag="refused"):
    """A request that changed nothing.

    Args:
        code: why.
        seq: the number that the request named; null when it could not be read.
        request: the request's type, likewise.
    """

    code: str
    seq: int | None = None
    request: RequestName | None = None


class AdvisedPlay(msgspec.Struct, frozen=True, kw_only=True):
    """What a legal card is expected to bring, in points, seen from the seat that asked."""

    card: CardName
    points: float
    error: float


class CoachedMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A card that was not played, since it gives away so many tricks."""

    card: CardName
    tricks: float


class AdviceMessage(_Message, frozen=True, kw_only=True, tag="advice"):
    """The answer to a hint, or to a card that a coach would not play.

    Every legal card, the best first.

    Args:
        seq: the number of the request.
        plays: the cards.
        exact: whether the points are exact.
        worlds: how many worlds were looked at; 0 where exact.
        reasons: why the first card is better than the next clearly worse one, or than the card
            that was to be played.
        coached: the card that was to be played; null in the answer to a hint.
    """

    seq: int
    plays: list[AdvisedPlay]
    reasons: list[ReasonJson]
    exact: bool
    worlds: int
    coached: CoachedMessage | None = None


class ClosingMessage(_Message, frozen=True, kw_only=True, tag="closing"):
    """The server stops; it will be back, and the table with it."""


class PongMessage(_Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`: the line holds."""


Message: TypeAlias = TableMessage | RefusedMessage | AdviceMessage | ClosingMessage | PongMessage


class TakenSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that now belongs to the client.

    Args:
        id: the table.
        seat: the seat.
        invite: the secret that opens the other seat, to be given to one other person; null when
            nobody else is expected.
        seal: of the first hand, where its deal is sealed and still to come.
    """

    id: str
    seat: SeatName
    invite: str | None = None
    seal: SealMessage | None = None


class InvitationMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What an invitation is for.

    Args:
        by: what the one who invites is called; null where no name was given.
        rules: every option of the rule set as text.
        preset: the preset's name, if the rules are one.
        state: `free`; `taken` by another client; `yours`, when this client has taken the seat;
            `own`, when it holds the other seat, so that the invitation is for somebody else.
    """

    by: str | None
    rules: dict[str, str]
    preset: str | None
    state: Literal["free", "taken", "yours", "own"]


_ENCODER: Final = msgspec.json.Encoder()


def encode(message: Message) -> str:
    """A message as JSON."""
    return _ENCODER.encode(message).decode()


def table_message(table: TableView) -> TableMessage:
    """A table view as a message; it holds what the view holds and nothing more."""
    north, south = (None if seat is None else _seat(seat) for seat in table.seats)
    origin, offer = table.origin, table.offer
    return TableMessage(
        seq=table.seq,
        id=table.table,
        me=table.seat.label,
        seats=SeatsMessage(north=north, south=south),
        rules=table.rules.options(),
        preset=table.rules.preset_name,
        phase=table.phase.value,
        cuts=[(str(north), str(south)) for north, south in table.cuts],
        view=None if table.view is None else view_to_json(table.view),
        results=[_result(report) for report in table.reports],
        points=table.points,
        target=table.target,
        match_winner=_winner(table),
        resigned=_label(table.resigned),
        absent=_label(table.absent),
        practice=table.is_practice,
        offer=None
        if offer is None
        else OfferMessage(kind=offer.kind.value, by=offer.seat.label, tricks=offer.tricks),
        origin=None if origin is None else _origin(origin),
        rematch=None if table.rematch is None else _rematch(table.rematch),
        day=None if table.day is None else table.day.isoformat(),
        same=None if table.same is None else _same(table.same),
        seal=None if table.seal is None else seal_message(table.seal),
        next_seal=None if table.next_seal is None else seal_message(table.next_seal),
        abilities=dict(table.abilities),
    )


def invitation_message(invitation: Invitation, table: TableView) -> InvitationMessage:
    """An invitation as a message; of the table it tells only what was agreed on.

    Args:
        invitation: the invitation.
        table: what the one who invites sees.
    """
    me = table.me
    state: Literal["free", "taken", "yours", "own"] = "free"
    if invitation.is_own:
        state = "own"
    elif invitation.is_yours:
        state = "yours"
    elif invitation.is_taken:
        state = "taken"
    return InvitationMessage(
        by=None if me is None else me.name,
        rules=table.rules.options(),
        preset=table.rules.preset_name,
        state=state,
    )


def advice_message(counsel: Counsel, *, seq: int) -> AdviceMessage:
    """Advice and its reasons as a message."""
    advice = counsel.advice
    return AdviceMessage(
        seq=seq,
        plays=[
            AdvisedPlay(
                card=str(play.card),
                points=play.points,
                error=play.standard_error,
            )
            for play in advice.cards
        ],
        reasons=[reason_to_json(reason) for reason in counsel.explanation.reasons],
        exact=advice.is_exact,
        worlds=max(play.tries for play in advice.cards),
        coached=None
        if counsel.card is None
        else CoachedMessage(card=str(counsel.card), tricks=counsel.cost),
    )


def seal_message(seal: SealView) -> SealMessage:
    """A seal as a message."""
    north, south = (
        None if cut is None else CutMessage(promise=cut.promise, cut=cut.value) for cut in seal.cuts
    )
    return SealMessage(hand=seal.hand, seal=seal.seal, secret=seal.secret, north=north, south=south)


def _label(seat: Seat | None) -> SeatName | None:
    return None if seat is None else seat.label


def _seat(seat: OccupantView) -> SeatMessage:
    return SeatMessage(
        kind=seat.kind.value,
        name=seat.name,
        level=seat.level,
        present=seat.is_present,
        replaced=seat.is_replaced,
        left=seat.has_left,
        failed=seat.has_failed,
    )


def _result(report: HandReport) -> ResultMessage:
    return ResultMessage(
        counted=report.counted,
        points=report.points,
        winner=_label(report.winner),
        ended="absence" if report.is_forfeited else report.ended.value,
        practice=report.is_practice,
    )


def _origin(origin: ReplayOf) -> OriginMessage:
    return OriginMessage(table=origin.table, hand=origin.hand, plays=origin.plays)


def _same(same: SameOf) -> SameOfMessage:
    return SameOfMessage(challenge=same.challenge, number=same.number)


def _rematch(wish: RematchWish) -> RematchMessage:
    return RematchMessage(by=wish.seat.label, table=wish.table if wish.is_accepted else None)


def _winner(table: TableView) -> Literal["north", "south", "draw"] | None:
    if table.phase is not Phase.MATCH_OVER:
        return None
    return _label(table.match_winner) or "draw"
