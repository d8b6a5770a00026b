"""What the client is told of the challenges that it plays; pairs are its own value first."""

from dataclasses import replace
from typing import Literal

import msgspec

from germanwhist.rules import Counting, FirstDealer, ObjectiveRule
from germanwhist.storage import INVITER, SameInvitation, SameOpponent, SameStanding

__all__ = [
    "SameInvitationMessage",
    "SameMade",
    "SameMessage",
    "SameTerms",
    "same_invitation_message",
    "same_message",
]


class SameMade(msgspec.Struct, frozen=True, kw_only=True):
    """A new challenge.

    Args:
        id: of the challenge.
        invite: the secret that lets others in.
    """

    id: str
    invite: str


class SameDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One of the client's own deals.

    Args:
        number: which, from 1.
        mine: how its hand has ended; null before.
        worth: what that counts for; null before.
        table: where its hand is played; null before it is begun.
    """

    number: int
    mine: tuple[int, int] | None
    worth: int | None
    table: str | None


class SameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One of another player's deals, as far as the client may know it.

    Args:
        theirs: how their hand has ended; null until both have played the deal.
        played: whether they have played it.
        ahead: by how much the client's own result is the better one; null until both have played.
    """

    theirs: tuple[int, int] | None
    played: bool
    ahead: int | None


class SameOther(msgspec.Struct, frozen=True, kw_only=True):
    """Another player of a challenge, as far as the client may know.

    Args:
        place: by which they are asked for: 0 for the one who has invited, then as they came.
        name: what they are called; null where no name was given.
        deals: in their order.
        sums: what the deals that both have played are worth.
        decided: how many those are.
        decisive: the deal in which the one who is ahead gained most; null at even.
    """

    place: int
    name: str | None
    deals: list[SameResult]
    sums: tuple[int, int]
    decided: int
    decisive: int | None


class SameTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is played.

    Args:
        level: the opponent of all.
        deals: how many there are.
        people: how many may play: two, or anybody with the link until eight are in.
        rules: every option of each hand's rule set as text.
        preset: the preset's name, if the rules are one.
        unit: what is counted; points where tricks have other worths or low hands are played.
        ends: after which nothing counts any more, in seconds since 1970-01-01 UTC.
    """

    level: str
    deals: int
    people: int
    rules: dict[str, str]
    preset: str | None
    unit: Literal["tricks", "points"]
    ends: float


class SameMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge, as far as the client may know it.

    Args:
        id: of the challenge.
        me: the client's name, if it has given one.
        inviter: whether the client has invited.
        open: whether somebody else can still come with the link.
        over: whether nothing can change any more.
        terms: what is played.
        deals: the client's own, in their order.
        next: the first deal that the client has not played; null after the last one, or when
            time is over.
        others: the other players, as they came.
    """

    id: str
    me: str | None
    inviter: bool
    open: bool
    over: bool
    terms: SameTerms
    deals: list[SameDeal]
    next: int | None
    others: list[SameOther]


class SameInvitationMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What an invitation is for.

    Args:
        by: what the one who invites is called; null where no name was given.
        terms: what is played.
        players: how many are in.
        state: `free`; `over`, when time is; `taken`, when all places are; `closed` by the one who
            invites; `yours`, when this client is in; `own`, when it has invited.
    """

    by: str | None
    terms: SameTerms
    players: int
    state: Literal["free", "over", "taken", "closed", "yours", "own"]


def same_message(standing: SameStanding, *, now: float) -> SameMessage:
    """What the client may know.

    Args:
        standing: of the client.
        now: in seconds since 1970-01-01 UTC.
    """
    is_late = now > standing.ends_at
    return SameMessage(
        id=standing.id,
        me=standing.name,
        inviter=standing.place == INVITER,
        open=standing.is_open and not is_late,
        over=is_late or standing.is_decided,
        terms=_terms(standing),
        deals=[
            SameDeal(
                number=deal.number,
                mine=deal.mine,
                worth=deal.worth,
                table=standing.tables.get(deal.number),
            )
            for deal in standing.own.deals
        ],
        next=None if is_late else standing.own.next,
        others=[_other(other) for other in standing.others],
    )


def same_invitation_message(found: SameInvitation, *, now: float) -> SameInvitationMessage:
    """What an invitation is to the client; see `same_message`."""
    state: Literal["free", "over", "taken", "closed", "yours", "own"] = "free"
    if found.is_own:
        state = "own"
    elif found.is_yours:
        state = "yours"
    elif found.is_taken:
        state = "taken"
    elif now > found.ends_at:
        state = "over"
    elif found.is_closed:
        state = "closed"
    return SameInvitationMessage(
        by=found.by, terms=_terms(found), players=found.players, state=state
    )


def _terms(of: SameStanding | SameInvitation) -> SameTerms:
    challenge = of.challenge
    level, _, _ = challenge.level.partition("@")
    rules = replace(challenge.rules, first_dealer=FirstDealer.CUT)  # who deals is no choice here
    is_plain = rules.objective is ObjectiveRule.HIGH and rules.counting is not Counting.WEIGHTED
    return SameTerms(
        level=level,
        deals=challenge.deals,
        people=of.people,
        rules=rules.options(),
        preset=rules.preset_name,
        unit="tricks" if is_plain else "points",
        ends=of.ends_at,
    )


def _other(other: SameOpponent) -> SameOther:
    view = other.view
    return SameOther(
        place=other.place,
        name=other.name,
        deals=[
            SameResult(theirs=deal.theirs, played=deal.is_theirs_played, ahead=deal.ahead)
            for deal in view.deals
        ],
        sums=view.sums,
        decided=view.decided,
        decisive=view.decisive,
    )
