"""What an answer is worth: functions of a question and what was answered, and of nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING

from germanwhist.cards import CardSet, Rank
from germanwhist.engine import Advice, CardAdvice, PolicyPlayer, solve
from germanwhist.errors import IllegalPlayError
from germanwhist.notation import Position
from germanwhist.school.explanation import explain
from germanwhist.school.lessons.lesson import Count, HowMany, PlayOut, WhichCard, Worth
from germanwhist.school.stage_one import most_after_void
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.cards import Card
    from germanwhist.rules import Hand, Seat, View
    from germanwhist.school.explanation import Explanation

__all__ = ["Judgement", "counted", "exact_worths", "judge_card", "judge_number", "judge_play"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What came of an answer.

    Args:
        is_right: whether it is right; None while a hand is played out and its goal can be reached.
        hand: as it goes on: after the right card and the opponent's card to the same trick.
        card: the card that was judged against `best`; None where none was given.
        best: the right card; the given one where it is right; None where no card was asked for.
        number: the right number, where one was asked for.
        given_away: tricks that the card gives away, in a low hand takes too many; 0 or more.
        worths: what every card brings, the best first; empty where no card was asked for.
        explanation: why the best card is better; None for a right answer.
    """

    is_right: bool | None
    hand: Hand
    card: Card | None = None
    best: Card | None = None
    number: int | None = None
    given_away: float = 0.0
    worths: tuple[Worth, ...] = ()
    explanation: Explanation | None = None


def judge_card(question: WhichCard, card: Card | None) -> Judgement:
    """Judge a card.

    Args:
        question: which card to play.
        card: the answer; None for whoever wants to be shown.

    Raises:
        IllegalPlayError: the card may not be played (its usual codes).
    """
    _check_legal(question.hand, card)
    is_right = card in question.accepted
    best = card if is_right and card is not None else question.accepted[0]
    return Judgement(
        is_right=is_right,
        hand=_to_end_of_trick(question.hand.play(best), question.seat),
        card=card,
        best=best,
        given_away=0.0 if is_right or card is None else _behind(question.worths, card),
        worths=question.worths,
        explanation=None if is_right else _explain(question.hand, question.worths, card),
    )


def judge_number(question: HowMany, number: int | None) -> Judgement:
    """Judge a number; None for whoever wants to be shown."""
    right = counted(question)
    return Judgement(is_right=number == right, hand=question.hand, number=right)


def judge_play(question: PlayOut, cards: Sequence[Card], *, is_shown: bool = False) -> Judgement:
    """Judge the last card of those played so far.

    The opponent plays one of the best cards each time.

    Args:
        question: what is to be played out.
        cards: the learner's cards so far, in order; the last one is judged.
        is_shown: whether the next card is to be shown instead.

    Raises:
        IllegalPlayError: a card may not be played (its usual codes).
    """
    hand, seat = question.hand, question.seat
    made = hand.counted[seat]
    for card in cards if is_shown else cards[:-1]:
        hand = _until_turn(hand.play(card), seat)
    last = None if is_shown or not cards else cards[-1]
    if hand.to_play is None:
        return Judgement(is_right=hand.counted[seat] - made >= question.goal, hand=hand)
    _check_legal(hand, last)
    worths = exact_worths(hand)
    goal = made + question.goal
    keeping = [worth.card for worth in worths if worth.tricks >= goal] or [worths[0].card]
    is_kept = last in keeping
    best = last if is_kept and last is not None else keeping[0]
    following = _until_turn(hand.play(best), seat)
    is_reached = following.counted[seat] >= goal or following.to_play is None
    return Judgement(
        is_right=(True if is_reached else None) if is_kept else False,
        hand=following,
        card=last,
        best=best,
        given_away=0.0 if is_kept or last is None else _behind(worths, last),
        worths=worths,
        explanation=None if is_kept else _explain(hand, worths, last),
    )


def counted(question: HowMany) -> int:
    """The right number, worked out from what the learner has seen."""
    view = question.hand.view(question.seat)
    match question.of:
        case Count.OWN_TRICKS:
            return solve(Position.of_view(view)).leader_tricks
        case Count.TRUMPS_OUT:
            return sum(card.suit is view.trump for card in _out(view))
        case Count.SURE_CARDS:
            return len(view.sure_cards)
        case Count.HONOURS_OUT:
            return sum(card.rank in (Rank.ACE, Rank.KING) for card in _out(view))
        case Count.AFTER_VOID:
            suit, _ = max(view.voids_shown, key=itemgetter(1))
            return most_after_void(view, suit)


def _out(view: View) -> CardSet:
    """What is neither played nor in the learner's hand; the upcard is out."""
    return CardSet.full(view.ruleset.cards_per_hand) - view.played - view.holding


def exact_worths(hand: Hand) -> tuple[Worth, ...]:
    """What every card brings, the best first: the tricks of a hand in stage two, in all."""
    view = _view(hand)
    position = Position.of_view(view)
    made = hand.counted[view.seat]
    is_leader = position.to_play_is_leader
    found = [
        Worth(
            play.card,
            made + (play.leader_tricks if is_leader else position.tricks - play.leader_tricks),
        )
        for play in solve(position).plays
    ]
    return tuple(sorted(found, key=lambda worth: -view.objective.sign * worth.tricks))


def _behind(worths: Sequence[Worth], card: Card) -> float:
    tricks = next(worth.tricks for worth in worths if worth.card is card)
    return abs(worths[0].tricks - tricks)


def _explain(hand: Hand, worths: Sequence[Worth], card: Card | None) -> Explanation:
    """Why the best card is better than the given one, or than the one that tells most."""
    view = _view(hand)
    each = points_per_trick(view)
    cards = tuple(
        CardAdvice(
            card=worth.card,
            points=view.objective.sign * each * worth.tricks,
            standard_error=each * worth.error,
            tries=0,
            error_behind=each * worth.error,
        )
        for worth in worths
    )
    against = None if card is None or card is cards[0].card else card
    return explain(view, Advice(cards, is_exact=hand.stage == 2), against=against)


def _check_legal(hand: Hand, card: Card | None) -> None:
    code = None if card is None else hand.why_illegal(card)
    if code is not None:
        raise IllegalPlayError(f"{card} may not be played", code=code)


def _to_end_of_trick(hand: Hand, seat: Seat) -> Hand:
    """The hand when the opponent has played to the learner's lead."""
    if hand.led is None or hand.to_play in (seat, None):
        return hand
    return hand.play(_reply(hand))


def _until_turn(hand: Hand, seat: Seat) -> Hand:
    """The hand when the learner is to play again, or when it is over."""
    while hand.to_play not in (seat, None):
        hand = hand.play(_reply(hand))
    return hand


def _reply(hand: Hand) -> Card:
    """The opponent's card: by the learned policy in stage one, one of the best in stage two."""
    return _opponent().choose(_view(hand))


def _view(hand: Hand) -> View:
    """What the seat to play knows."""
    return hand.view(hand.leader if hand.to_play is None else hand.to_play)


@cache
def _opponent() -> PolicyPlayer:
    return PolicyPlayer()
