"""What a seat may ask for now: one question for each request, answered with a code or None."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from germanwhist.rules import Fault, Objective
from germanwhist.service.events import Scope
from germanwhist.service.parts import Phase
from germanwhist.service.refusal import Refusal

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import Hand, Seat
    from germanwhist.service.state import TableState

__all__ = [
    "Code",
    "is_against_computer",
    "plays_after_undo",
    "why_not_answer",
    "why_not_claim",
    "why_not_hint",
    "why_not_next_hand",
    "why_not_play",
    "why_not_rematch",
    "why_not_resign",
    "why_not_undo",
]

Code: TypeAlias = Refusal | Fault


def is_against_computer(state: TableState, seat: Seat) -> bool:
    """Whether the seat opposite is a computer player's own, to which no person will come back."""
    opponent = state.occupant(seat.opponent)
    return opponent is not None and not opponent.is_persons


def _why_not_private(state: TableState, seat: Seat) -> Refusal | None:
    """Why a seat may not do what only a game against a computer allows.

    A computer in a person's place changes nothing: the person may come back to this very hand,
    and what the other one has seen in the meantime cannot be unseen.
    """
    if is_against_computer(state, seat):
        return None
    opponent = state.occupant(seat.opponent)
    is_substituted = opponent is not None and opponent.is_computer
    return Refusal.SUBSTITUTE_PLAYS if is_substituted else Refusal.AGAINST_PERSON


def why_not_play(state: TableState, seat: Seat, card: Card) -> Code | None:
    """Why a seat may not play this card now."""
    return state.hand.why_illegal(card, seat) if state.hand is not None else _no_hand(state)


def plays_after_undo(hand: Hand, seat: Seat) -> int | None:
    """How many plays are left when a seat takes its last one back; None if it has played none."""
    leaders = [trick.leader for trick in hand.tricks] + [hand.leader]
    for number in reversed(range(len(hand.plays))):
        leader = leaders[number // 2]
        if seat is (leader if number % 2 == 0 else leader.opponent):
            return number
    return None


def why_not_undo(state: TableState, seat: Seat) -> Code | None:
    """Why a seat may not take its last play back, or ask for it.

    Between people nothing may have been drawn since, for that cannot be forgotten, and the
    opponent must be there to agree.
    """
    hand = state.hand
    if hand is None:
        return _no_hand(state)
    plays = plays_after_undo(hand, seat)
    if plays is None:
        return Refusal.NOTHING_TO_UNDO
    private = _why_not_private(state, seat)
    if private is None or private is Refusal.SUBSTITUTE_PLAYS:
        return private
    has_drawn_since = any(trick.upcard is not None for trick in hand.tricks[plays // 2 :])
    if has_drawn_since:
        return Refusal.ALREADY_REVEALED
    return Refusal.ALREADY_OFFERED if _has_offered(state, seat) else None


def why_not_claim(state: TableState, seat: Seat, tricks: int | None = None) -> Code | None:
    """Why a seat may not claim this many of the remaining tricks; None for some number of them.

    After a claim that could not be forced a seat may claim no more in that hand: otherwise it
    could find out by asking what it can force. In a game of practice against a computer it may.
    """
    hand = state.hand
    if hand is None:
        return _no_hand(state)
    if _has_offered(state, seat):
        return Refusal.ALREADY_OFFERED
    nothing = 0 if hand.objective is Objective.HIGH else hand.tricks_left
    fault = hand.why_claim_illegal(hand.tricks_left - nothing if tricks is None else tricks)
    if fault is not None:
        return fault
    is_free = state.is_practice and is_against_computer(state, seat)
    if seat in state.notes[-1].unproven and not is_free:
        return Refusal.CLAIM_USED
    return Refusal.CLAIM_OF_NOTHING if tricks == nothing else None


def why_not_answer(state: TableState, seat: Seat) -> Code | None:
    """Why a seat has nothing to answer."""
    is_asked = state.offer is not None and state.offer.seat is not seat
    return None if is_asked else Refusal.NOTHING_OFFERED


def why_not_hint(state: TableState, seat: Seat) -> Code | None:
    """Why a seat may not be advised now."""
    if state.hand is None:
        return _no_hand(state)
    private = _why_not_private(state, seat)
    if private is not None:
        return private
    return None if state.hand.to_play is seat else Fault.NOT_YOUR_TURN


def why_not_resign(state: TableState, scope: Scope) -> Code | None:
    """Why the hand or the match may not be given up now."""
    if state.phase is Phase.MATCH_OVER:
        return Refusal.MATCH_OVER
    if scope is Scope.HAND:
        return _no_hand(state) if state.hand is None else None
    return Refusal.WAITING if state.phase is Phase.WAITING else None


def why_not_next_hand(state: TableState) -> Code | None:
    """Why the next hand may not be dealt now."""
    if state.phase is Phase.HAND_OVER:
        return None
    return Refusal.HAND_IN_PLAY if state.phase is Phase.PLAYING else _no_hand(state)


def why_not_rematch(state: TableState, seat: Seat) -> Code | None:
    """Why a seat may not wish for another match, or agree to the opponent's wish."""
    opponent, wish = state.occupant(seat.opponent), state.rematch
    if opponent is None:
        return Refusal.WAITING
    if state.phase is not Phase.MATCH_OVER:
        return Refusal.MATCH_IN_PLAY
    if opponent.is_computer:
        return Refusal.AGAINST_COMPUTER
    if opponent.has_left:
        return Refusal.OPPONENT_LEFT
    is_free = wish is None or not (wish.is_accepted or wish.seat is seat)
    return None if is_free else Refusal.ALREADY_OFFERED


def _has_offered(state: TableState, seat: Seat) -> bool:
    return state.offer is not None and state.offer.seat is seat


def _no_hand(state: TableState) -> Refusal:
    """The reason why no hand is in play."""
    return {
        Phase.WAITING: Refusal.WAITING,
        Phase.MATCH_OVER: Refusal.MATCH_OVER,
    }.get(state.phase, Refusal.NO_HAND)
