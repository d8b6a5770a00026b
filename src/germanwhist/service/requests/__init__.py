"""What a seat can ask of its table: one file for each thing, and this list of them.

A request is the message that the socket decodes; it knows when it may be asked and which events
it leads to. A new one is a file here and a line in `REQUESTS`: the abilities of a seat, the
messages of the socket and the types of the browser's client follow from this list.
"""

from typing import Final

from germanwhist.cards import Card
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.absence import Replace, TakeMatch
from germanwhist.service.requests.answer import Answer
from germanwhist.service.requests.claim import Claim
from germanwhist.service.requests.coached import Coached
from germanwhist.service.requests.cut import OpenCut, PromiseCut
from germanwhist.service.requests.hint import Hint
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.next_hand import NextHand
from germanwhist.service.requests.phrase import Mute, Say
from germanwhist.service.requests.play import Play
from germanwhist.service.requests.presence import ComeBack, Leave
from germanwhist.service.requests.rematch import Rematch
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.requests.resign import Resign, ResignMatch
from germanwhist.service.requests.undo import Undo
from germanwhist.service.requests.watching import LetWatch

__all__ = [
    "REQUESTS",
    "Answer",
    "Claim",
    "Coached",
    "Code",
    "ComeBack",
    "Events",
    "Hint",
    "Leave",
    "LetWatch",
    "Moment",
    "Mute",
    "NextHand",
    "OpenCut",
    "Play",
    "PromiseCut",
    "Rematch",
    "Replace",
    "Request",
    "Resign",
    "ResignMatch",
    "Say",
    "TakeMatch",
    "Thought",
    "Undo",
    "abilities",
    "read_card",
]

REQUESTS: Final[tuple[type[Request], ...]] = (
    Play,
    Coached,
    Undo,
    Claim,
    Answer,
    Hint,
    Resign,
    ResignMatch,
    NextHand,
    Rematch,
    Leave,
    ComeBack,
    Replace,
    TakeMatch,
    PromiseCut,
    OpenCut,
    Say,
    Mute,
    LetWatch,
)


def abilities(moment: Moment) -> dict[str, Code | None]:
    """For each kind of request None when the seat may ask it now, or the code why not."""
    return {request.name(): _why_not(request, moment) for request in REQUESTS}


def _why_not(request: type[Request], moment: Moment) -> Code | None:
    if request.needs_seat and not moment.is_held_by_person:
        return Refusal.NOT_SEATED
    return request.why_not_now(moment)


def read_card(kind: type, value: object) -> Card:
    """Read the field of a request that msgspec does not know: a card, as messages spell it.

    Raises:
        ValueError: it is no card, or spelled in another way.
    """
    if kind is Card and isinstance(value, str):
        card = Card(value)
        if str(card) == value:
            return card
    raise ValueError(f"no such card: {value!r} (expected rank and suit, such as QD)")
