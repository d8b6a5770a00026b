"""What a server says: version 2 of the messages to a client. Pairs are north's first."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from germanwhist.notation import CardName, SeatName
from germanwhist.school import Counsel, reason_to_json
from germanwhist.school.forms import ReasonJson
from germanwhist.service import ClockKind, SealView, TableView
from germanwhist.service.requests import REQUESTS
from germanwhist.service.wire import VERSION
from germanwhist.storage import Invitation

__all__ = [
    "AdviceMessage",
    "ClosingMessage",
    "InvitationMessage",
    "Message",
    "PongMessage",
    "RefusedMessage",
    "TakenSeat",
    "advice_message",
    "invitation_message",
]

_REQUESTS: Final = [request.name() for request in REQUESTS]
RequestName: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": _REQUESTS})]


class _Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    v: Literal[2] = VERSION


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


Message: TypeAlias = TableView | RefusedMessage | AdviceMessage | ClosingMessage | PongMessage


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
    seal: SealView | None = None


class InvitationMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What an invitation is for.

    Args:
        by: what the one who invites is called; null where no name was given.
        rules: every option of the rule set as text.
        preset: the preset's name, if the rules are one.
        clock: which clock the seats have.
        state: `free`; `taken` by another client; `yours`, when this client has taken the seat;
            `own`, when it holds the other seat, so that the invitation is for somebody else.
    """

    by: str | None
    rules: dict[str, str]
    preset: str | None
    clock: ClockKind
    state: Literal["free", "taken", "yours", "own"]


def invitation_message(invitation: Invitation, table: TableView) -> InvitationMessage:
    """An invitation as a message; of the table it tells only what was agreed on.

    Args:
        invitation: the invitation.
        table: what the one who invites sees.
    """
    host = table.occupant
    state: Literal["free", "taken", "yours", "own"] = "free"
    if invitation.is_own:
        state = "own"
    elif invitation.is_yours:
        state = "yours"
    elif invitation.is_taken:
        state = "taken"
    return InvitationMessage(
        by=None if host is None else host.name,
        rules=table.options,
        preset=table.preset,
        clock=ClockKind.NONE if table.clock is None else ClockKind(table.clock.kind),
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
