"""What follows from a request: the events it leads to, or its refusal. Pure functions.

Each takes the state and the request and returns the events to be written, or raises
`RefusedError`. Nothing here waits, writes or draws a random number of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from germanwhist.errors import RuleSetError
from germanwhist.rules import (
    PACKS,
    Deal,
    FirstDealer,
    Hand,
    Match,
    Seat,
    cut_for_dealer,
)
from germanwhist.service import checks
from germanwhist.service.events import (
    Claimed,
    ClaimOffered,
    ClaimRefused,
    Created,
    Cut,
    Dealt,
    Event,
    Failed,
    FailureKind,
    Forfeited,
    Hinted,
    Left,
    Played,
    Replaced,
    Replay,
    Resigned,
    Returned,
    Scope,
    Seated,
    Undone,
    UndoOffered,
    UndoRefused,
)
from germanwhist.service.parts import OfferKind, Phase
from germanwhist.service.refusal import Refusal, RefusedError

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import RandomSource, RuleSet
    from germanwhist.service.seats import Occupant
    from germanwhist.service.state import TableState

__all__ = [
    "Events",
    "answer",
    "claim",
    "come_back",
    "computer_plays",
    "hint",
    "leave",
    "next_hand",
    "opening",
    "play",
    "refuse_if_stale",
    "replace_opponent",
    "resign",
    "seat_all",
    "sit",
    "take_match",
    "undo",
]

Events: TypeAlias = tuple[Event, ...]


def refuse_if(code: checks.Code | None, request: str) -> None:
    """Raise a refusal unless there is no reason for one."""
    if code is not None:
        raise RefusedError(f"{request} is refused: {code}", code=code)


def refuse_if_stale(state: TableState, seq: int) -> None:
    """Refuse a request that was made at another moment of the table, or that comes twice."""
    if state.seq != seq:
        raise RefusedError(f"a request at {seq}: the table is at {state.seq}", code=Refusal.STALE)


def opening(
    rules: RuleSet,
    *,
    first_dealer: Seat,
    replay: Replay | None = None,
    previous: str | None = None,
) -> Created:
    """The first event of a table.

    Args:
        rules: the rule set.
        first_dealer: who deals first; looked at only where the rules name a dealer.
        replay: the hand whose deal is played again, if any.
        previous: the table whose match went before, if any.

    Raises:
        RuleSetError: the pack is one for study (code `bad_option`).
    """
    if rules.pack not in PACKS:
        packs = " or ".join(map(str, PACKS))
        raise RuleSetError(
            f"bad pack: '{rules.pack}' (expected {packs} at a table)",
            code="bad_option",
            options=("pack",),
        )
    is_named = rules.first_dealer is FirstDealer.SEAT
    return Created(
        rules=rules.options(),
        first_dealer=first_dealer if is_named else None,
        replay=replay,
        previous=previous,
    )


def seat_all(
    state: TableState,
    seats: tuple[Occupant | None, Occupant | None],
    source: RandomSource | None,
) -> Events:
    """Fill the seats of a new table; the first hand is dealt when both are taken."""
    seated = tuple(
        _seated(seat, occupant)
        for seat, occupant in zip(Seat, seats, strict=True)
        if occupant is not None
    )
    return (*seated, *_first_deal(state, source)) if len(seated) == len(Seat) else seated


def sit(state: TableState, seat: Seat, occupant: Occupant, source: RandomSource | None) -> Events:
    """Take an empty seat; the first hand is dealt when both are taken."""
    refuse_if(Refusal.SEAT_TAKEN if state.occupant(seat) is not None else None, "to sit down")
    seated = _seated(seat, occupant)
    is_full = state.occupant(seat.opponent) is not None
    return (seated, *_first_deal(state, source)) if is_full else (seated,)


def _seated(seat: Seat, occupant: Occupant) -> Seated:
    return Seated(seat=seat, kind=occupant.kind, name=occupant.name, level=occupant.level)


def _first_deal(state: TableState, source: RandomSource | None) -> Events:
    if state.replay is not None and state.match is not None:
        return _dealt_again(state.rules, state.match.dealer, state.replay)
    if state.match is not None:
        return (_dealt(state, state.match, source),)
    cuts = cut_for_dealer(source, pack=state.rules.pack)
    match = Match.start(state.rules, cuts=cuts)
    return (Cut(cuts=cuts), _dealt(state, match, source))


def _dealt(state: TableState, match: Match, source: RandomSource | None) -> Dealt:
    deal = Deal.shuffled(source, match.dealer, pack=state.rules.pack)
    return Dealt(dealer=deal.dealer, cards=deal.cards)


def _dealt_again(rules: RuleSet, dealer: Seat, replay: Replay) -> Events:
    """A known deal, and the plays up to the point from which it is played again."""
    hand = Hand.start(rules, Deal(replay.cards, dealer))
    events: list[Event] = [Dealt(dealer=dealer, cards=replay.cards)]
    for card in replay.plays:
        if hand.to_play is not None:
            events.append(Played(seat=hand.to_play, card=card))
        hand = hand.play(card)
    return tuple(events)


def next_hand(state: TableState, source: RandomSource | None) -> Events:
    """Deal the next hand of the match."""
    refuse_if(checks.why_not_next_hand(state), "the next hand")
    if state.match is None:
        return ()
    return (_dealt(state, state.match, source),)


def play(state: TableState, seat: Seat, card: Card) -> Events:
    """Play a card."""
    refuse_if(checks.why_not_play(state, seat, card), f"to play {card}")
    return (Played(seat=seat, card=card),)


def computer_plays(state: TableState, seat: Seat, answer: Card | FailureKind) -> Events:
    """What a computer player answered: a card, or how it failed."""
    if isinstance(answer, FailureKind):
        return (Failed(seat=seat, kind=answer),)
    if checks.why_not_play(state, seat, answer) is not None:
        return (Failed(seat=seat, kind=FailureKind.ILLEGAL),)
    return (Played(seat=seat, card=answer),)


def undo(state: TableState, seat: Seat) -> Events:
    """Take the last play back: at once against a computer, by consent against a person."""
    refuse_if(checks.why_not_undo(state, seat), "to take a play back")
    if checks.is_against_computer(state, seat):
        return (_undone(state, seat),)
    return (UndoOffered(seat=seat),)


def _undone(state: TableState, seat: Seat) -> Undone:
    plays = None if state.hand is None else checks.plays_after_undo(state.hand, seat)
    if plays is None:
        raise RefusedError("there is no play to take back", code=Refusal.NOTHING_TO_UNDO)
    return Undone(seat=seat, plays=plays)


def hint(state: TableState, seat: Seat) -> Events:
    """Be advised, which makes the hand practice."""
    refuse_if(checks.why_not_hint(state, seat), "a hint")
    return (Hinted(seat=seat),)


def claim(state: TableState, seat: Seat, tricks: int, *, is_forced: bool) -> Events:
    """Claim remaining tricks: at once when forced, else with the consent of a person.

    A computer refuses what is not forced.
    """
    refuse_if(checks.why_not_claim(state, seat, tricks), f"a claim of {tricks}")
    if is_forced:
        return (Claimed(seat=seat, tricks=tricks),)
    if _is_played_by_computer(state, seat.opponent):
        return (ClaimRefused(seat=seat, tricks=tricks),)
    return (ClaimOffered(seat=seat, tricks=tricks),)


def answer(state: TableState, seat: Seat, *, is_accepted: bool) -> Events:
    """Answer what the opponent offered."""
    refuse_if(checks.why_not_answer(state, seat), "an answer")
    offer = state.offer
    if offer is None:
        return ()
    if offer.kind is OfferKind.UNDO:
        return (_undone(state, offer.seat) if is_accepted else UndoRefused(seat=offer.seat),)
    if is_accepted:
        return (Claimed(seat=offer.seat, tricks=offer.tricks, is_accepted=True),)
    return (ClaimRefused(seat=offer.seat, tricks=offer.tricks),)


def resign(state: TableState, seat: Seat, scope: Scope) -> Events:
    """Give up the hand or the match."""
    refuse_if(checks.why_not_resign(state, scope), f"to resign the {scope}")
    return (Resigned(seat=seat, scope=scope),)


def leave(state: TableState, seat: Seat) -> Events:
    """Leave on purpose; leaving twice changes nothing."""
    occupant = state.occupant(seat)
    return () if occupant is None or occupant.has_left else (Left(seat=seat),)


def come_back(state: TableState, seat: Seat) -> Events:
    """Come back to the own seat: after leaving, or from the computer that took it over."""
    occupant = state.occupant(seat)
    if occupant is None or not occupant.is_persons:
        raise RefusedError("this seat is nobody's to come back to", code=Refusal.NOT_SEATED)
    return (Returned(seat=seat),) if occupant.is_replaced or occupant.has_left else ()


def replace_opponent(state: TableState, seat: Seat, level: str, *, is_away: bool) -> Events:
    """Let a computer player take over the opponent's seat."""
    refuse_if(_why_not_free(state, seat, is_away=is_away), "to replace the opponent")
    return (Replaced(seat=seat.opponent, level=level),)


def take_match(state: TableState, seat: Seat, *, is_away: bool) -> Events:
    """Take the match, since the opponent is away."""
    refuse_if(_why_not_free(state, seat, is_away=is_away), "to take the match")
    if _is_played_by_computer(state, seat.opponent):
        refuse_if(Refusal.OPPONENT_PRESENT, "to take the match")
    return (Forfeited(seat=seat.opponent),)


def _is_played_by_computer(state: TableState, seat: Seat) -> bool:
    occupant = state.occupant(seat)
    return occupant is not None and occupant.is_computer


def _why_not_free(state: TableState, seat: Seat, *, is_away: bool) -> Refusal | None:
    """Why the opponent's seat is not free to be taken over."""
    opponent = state.occupant(seat.opponent)
    if opponent is None or state.phase is Phase.WAITING:
        return Refusal.WAITING
    if state.phase is Phase.MATCH_OVER:
        return Refusal.MATCH_OVER
    is_free = opponent.has_failed if opponent.is_computer else is_away
    return None if is_free else Refusal.OPPONENT_PRESENT
