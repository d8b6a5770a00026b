"""Trying an own mistake again: whether another card is as good as the best, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card
from germanwhist.engine import Advice, CardAdvice
from germanwhist.rules import Hand
from germanwhist.school.explanation import explain
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from germanwhist.rules import View
    from germanwhist.school.explanation import Explanation
    from germanwhist.school.practice import KeptMistake

__all__ = ["Retry", "judge_retry", "moment_of"]

_AS_GOOD: Final = 0.1  # tricks: less than the search can tell apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Retry:
    """What came of another try.

    Args:
        is_right: whether a card as good as the best was found.
        explanation: why the best card is better than the one chosen, or where that was right,
            than the one of the hand.
        behind: the tricks that each legal card gives away against the best, the best first.
    """

    is_right: bool
    explanation: Explanation
    behind: dict[Card, float]


def moment_of(hand: Hand, number: int) -> tuple[View, Card]:
    """What somebody knew before a play of theirs, and the card that was played.

    Args:
        hand: the finished hand.
        number: of the play, from 1.

    Example:
        >>> from germanwhist import Deal, RuleSet, Seat
        >>> hand = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH))
        >>> played = hand.play(hand.legal_plays().lowest())
        >>> view, card = moment_of(played, 1)
        >>> view.plays, card in view.holding
        ((), True)
    """
    before = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[: number - 1])
    seat = before.leader if before.to_play is None else before.to_play
    return before.view(seat), hand.plays[number - 1]


def judge_retry(mistake: KeptMistake, view: View, *, played: Card, chosen: Card | None) -> Retry:
    """Judge another card than the one that was a mistake.

    Args:
        mistake: the mistake.
        view: what the seat knew.
        played: the card of the hand.
        chosen: the card chosen now; None for somebody who wants to be shown.

    Example:
        >>> from germanwhist.school.mistakes import asked_of, lesson_mistake
        >>> from germanwhist.school.practice import Answered
        >>> wrong = Answered(lesson="price", question=1, is_right=False, card="AH")
        >>> question = asked_of(wrong)
        >>> view = question.hand.view(question.seat)
        >>> retry = judge_retry(
        ...     lesson_mistake(wrong), view, played=Card("AH"), chosen=Card("4H")
        ... )
        >>> retry.is_right, round(retry.behind[Card("AH")], 1)
        (True, 1.2)
    """
    advised = tuple(
        CardAdvice(card=Card(name), points=points, standard_error=error, tries=0)
        for name, points, error in mistake.cards
    )
    best, each = max(entry.points for entry in advised), points_per_trick(view)
    behind = {entry.card: (best - entry.points) / each for entry in advised}
    is_right = chosen is not None and behind.get(chosen, float("inf")) <= _AS_GOOD
    worse = played if is_right or chosen is None else chosen
    explained = explain(view, Advice(advised, is_exact=mistake.is_exact), against=worse)
    return Retry(is_right=is_right, explanation=explained, behind=behind)
