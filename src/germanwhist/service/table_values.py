"""The small values that the state of a table is made of."""

from dataclasses import dataclass
from enum import StrEnum

import msgspec

from germanwhist.cards import Card
from germanwhist.notation import SeatName
from germanwhist.rules import Seat
from germanwhist.service.sealing import Sealing
from germanwhist.service.wire import Shown

__all__ = [
    "HandNote",
    "Offer",
    "OfferKind",
    "Phase",
    "Replay",
    "ReplayOf",
    "SameHand",
    "SameOf",
]


class Phase(StrEnum):
    """Where a table is."""

    WAITING = "waiting"  # a seat is empty
    PLAYING = "playing"  # a hand is in play
    HAND_OVER = "hand_over"  # the next hand may be dealt
    MATCH_OVER = "match_over"


class OfferKind(StrEnum):
    """What may need the opponent's consent."""

    CLAIM = "claim"
    UNDO = "undo"


class Offer(Shown, frozen=True, kw_only=True):
    """A wish that waits for the opponent's answer; the next play withdraws it.

    Args:
        kind: what is wished.
        by: who wishes it.
        tricks: the tricks claimed; 0 for an undo.
    """

    kind: OfferKind
    by: SeatName
    tricks: int = 0

    @property
    def seat(self) -> Seat:
        """Who wishes it."""
        return Seat.parse(self.by)


class ReplayOf(Shown, frozen=True, kw_only=True):
    """The hand that is played again.

    Args:
        table: the table's id; null for a hand of a record.
        hand: the number of the hand, from 1.
        plays: how many of its plays were made already when it was dealt again.
    """

    table: str | None
    hand: int
    plays: int = 0


class SameOf(Shown, frozen=True, kw_only=True):
    """A deal of a challenge, as those at the table know it.

    Args:
        challenge: the id of what the two play.
        number: which of its deals, from 1.
    """

    challenge: str
    number: int


@dataclass(frozen=True, slots=True)
class HandNote:
    """What is remembered of a hand beside its cards and plays.

    Args:
        dealt_at: seconds since 1970-01-01 UTC.
        is_practice: whether it stays out of the record: a hint, an undo that nobody agreed to, a
            known deal, a computer in a person's place.
        is_claim_accepted: whether the claim that ended it stood by the opponent's consent.
        unproven: the seats that have claimed what could not be forced.
        is_forfeited: whether it ended because somebody stayed away.
        has_run_out: whether it ended because the time of a seat was up.
        sealed: what its cards followed from; None for a deal without a receipt.
        players: the level and version of the computer in each seat when it was dealt.
    """

    dealt_at: float
    is_practice: bool = False
    is_claim_accepted: bool = False
    unproven: tuple[Seat, ...] = ()
    is_forfeited: bool = False
    has_run_out: bool = False
    sealed: Sealing | None = None
    players: tuple[str | None, str | None] = (None, None)


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A hand to be played again, from its beginning or from some point on.

    Args:
        table: the id of the table it was played at; None for a hand of a record.
        hand: its number there, from 1.
        cards: the whole pack from top to bottom.
        plays: the plays that are made again as soon as it is dealt.
    """

    table: str | None
    hand: int
    cards: tuple[Card, ...]
    plays: tuple[Card, ...] = ()


class SameHand(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of a challenge, each at a table of their own.

    Args:
        challenge: the id of what the two play.
        number: which of its deals, from 1.
        secret: the secret of the challenge, from which the cards follow.
        level: the opponent, with its version.
    """

    challenge: str
    number: int
    secret: str
    level: str
