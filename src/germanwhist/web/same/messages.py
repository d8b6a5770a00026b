"""What the client is told of the challenges that it plays; pairs are one's own value first."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Literal

import msgspec

from germanwhist.engine import Advice
from germanwhist.errors import EngineError
from germanwhist.notation import CardName, Record, format_record, view_to_json
from germanwhist.notation.view_json import TrickJson
from germanwhist.rules import Counting, FirstDealer, Hand, ObjectiveRule, View
from germanwhist.school import reason_to_json
from germanwhist.school.forms import ReasonJson
from germanwhist.school.mistakes import moment_of
from germanwhist.school.same import SAME_SEAT, Better, DealView, better_of, parting
from germanwhist.storage import SameInvitation, SameStanding
from germanwhist.web.records.written import named

__all__ = [
    "SameBetter",
    "SameComparison",
    "SameInvitationMessage",
    "SameMade",
    "SameMessage",
    "SameTerms",
    "better_message",
    "comparison_message",
    "same_invitation_message",
    "same_message",
]


class SameMade(msgspec.Struct, frozen=True, kw_only=True):
    """A new challenge.

    Args:
        id: of the challenge.
        invite: the secret that lets one other person in.
    """

    id: str
    invite: str


class SameDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, as far as the client may know it.

    Args:
        number: which, from 1.
        mine: how one's own hand has ended; null before.
        theirs: how the other's has; null until both have played the deal.
        played: whether the other has played it.
        ahead: by how much one's own result is the better one; null until both have played.
        table: where one's own hand is played; null before it is begun.
    """

    number: int
    mine: tuple[int, int] | None
    theirs: tuple[int, int] | None
    played: bool
    ahead: int | None
    table: str | None


class SameTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is played.

    Args:
        level: the opponent of both.
        deals: how many there are.
        rules: every option of each hand's rule set as text.
        preset: the preset's name, if the rules are one.
        unit: what is counted; points where tricks have other worths or low hands are played.
        ends: after which nothing counts any more, in seconds since 1970-01-01 UTC.
    """

    level: str
    deals: int
    rules: dict[str, str]
    preset: str | None
    unit: Literal["tricks", "points"]
    ends: float


class SameMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge, as far as the client may know it.

    Args:
        id: of the challenge.
        me: the client's name, if it has given one.
        other: the other's name, likewise.
        joined: whether there is another one yet.
        inviter: whether the client has invited.
        terms: what is played.
        over: whether nothing can change any more.
        deals: in their order.
        sums: what the decided deals are worth.
        decided: how many deals both have played.
        next: the first deal that the client has not played; null after the last one, or when
            time is over.
        decisive: the deal in which the one who is ahead gained most; null at even.
    """

    id: str
    me: str | None
    other: str | None
    joined: bool
    inviter: bool
    over: bool
    terms: SameTerms
    deals: list[SameDeal]
    sums: tuple[int, int]
    decided: int
    next: int | None
    decisive: int | None


class SameInvitationMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What an invitation is for.

    Args:
        by: what the one who invites is called; null where no name was given.
        terms: what is played.
        state: `free`; `over`, after that; `taken` by another client; `yours`, when this client has
            taken it; `own`, when it has invited.
    """

    by: str | None
    terms: SameTerms
    state: Literal["free", "over", "taken", "yours", "own"]


class SameSide(msgspec.Struct, frozen=True, kw_only=True):
    """How one of the two has played a deal.

    Args:
        tricks: in their order.
        record: the hand as text.
    """

    tricks: list[TrickJson]
    record: str


class SameParting(msgspec.Struct, frozen=True, kw_only=True):
    """Where the two first played different cards; see `germanwhist.school.same.Parting`."""

    trick: int
    led: CardName | None
    mine: CardName
    theirs: CardName


class SameBetter(msgspec.Struct, frozen=True, kw_only=True):
    """Which of the first two different cards was the better one.

    Args:
        better: the card; null where neither is, as far as can be told.
        tricks: of stage two that it was worth more.
        reasons: why.
    """

    better: CardName | None
    tricks: float
    reasons: list[ReasonJson]


class SameComparison(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that both have played, hand beside hand.

    Args:
        mine: the client's.
        theirs: the other's.
        parting: where they first differ; null where one ended before.
    """

    mine: SameSide
    theirs: SameSide
    parting: SameParting | None


def same_message(standing: SameStanding, *, now: float) -> SameMessage:
    """What the client may know.

    Args:
        standing: of the client.
        now: in seconds since 1970-01-01 UTC.
    """
    view = standing.view
    is_late = now > standing.ends_at
    return SameMessage(
        id=standing.id,
        me=standing.name,
        other=standing.other,
        joined=standing.is_joined,
        inviter=standing.is_inviter,
        over=is_late or view.decided == len(view.deals),
        terms=_terms(standing),
        deals=[_deal(standing, deal) for deal in view.deals],
        sums=view.sums,
        decided=view.decided,
        next=None if is_late else view.next,
        decisive=view.decisive,
    )


def same_invitation_message(found: SameInvitation, *, now: float) -> SameInvitationMessage:
    """What an invitation is to the client; see `same_message`."""
    state: Literal["free", "over", "taken", "yours", "own"] = "free"
    if found.is_own:
        state = "own"
    elif found.is_yours:
        state = "yours"
    elif found.is_taken:
        state = "taken"
    elif now > found.ends_at:
        state = "over"
    return SameInvitationMessage(by=found.by, terms=_terms(found), state=state)


def comparison_message(mine: Record, theirs: Record) -> SameComparison:
    """Two hands of one deal."""
    first, second = mine.hand(), theirs.hand()
    where = parting(first, second)
    return SameComparison(
        mine=_side(mine, first),
        theirs=_side(theirs, second),
        parting=None
        if where is None
        else SameParting(
            trick=where.trick,
            led=None if where.led is None else str(where.led),
            mine=str(where.cards[0]),
            theirs=str(where.cards[1]),
        ),
    )


def better_message(mine: Record, theirs: Record, *, advise: Callable[[View], Advice]) -> SameBetter:
    """Which card was better where two hands part; works as long as a hint does.

    Args:
        mine: the client's.
        theirs: the other's.
        advise: what a hint says of a view.
    """
    hand = mine.hand()
    where = parting(hand, theirs.hand())
    found = Better(card=None, tricks=0.0, reasons=())
    if where is not None:
        view, _ = moment_of(hand, where.play)
        with suppress(EngineError):  # the engine does not know these rules
            found = better_of(where.cards, view, advice=advise(view))
    return SameBetter(
        better=None if found.card is None else str(found.card),
        tricks=found.tricks,
        reasons=[reason_to_json(reason) for reason in found.reasons],
    )


def _side(record: Record, hand: Hand) -> SameSide:
    view = view_to_json(hand.view(SAME_SEAT))
    return SameSide(tricks=view["tricks"], record=format_record(named(record)))


def _terms(of: SameStanding | SameInvitation) -> SameTerms:
    challenge = of.challenge
    level, _, _ = challenge.level.partition("@")
    rules = replace(challenge.rules, first_dealer=FirstDealer.CUT)  # who deals is no choice here
    is_plain = rules.objective is ObjectiveRule.HIGH and rules.counting is not Counting.WEIGHTED
    return SameTerms(
        level=level,
        deals=challenge.deals,
        rules=rules.options(),
        preset=rules.preset_name,
        unit="tricks" if is_plain else "points",
        ends=of.ends_at,
    )


def _deal(standing: SameStanding, deal: DealView) -> SameDeal:
    return SameDeal(
        number=deal.number,
        mine=deal.mine,
        theirs=deal.theirs,
        played=deal.is_theirs_played,
        ahead=deal.ahead,
        table=standing.tables.get(deal.number),
    )
