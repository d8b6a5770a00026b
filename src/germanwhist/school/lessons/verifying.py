"""Whether what a lesson says of cards is so: worked out anew, exactly in stage two."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from germanwhist.engine import SearchMethod, SearchPlayer, solve
from germanwhist.notation import Position
from germanwhist.rules import Objective
from germanwhist.school.lessons.judging import exact_worths
from germanwhist.school.lessons.lesson import Count, HowMany, PlayOut, WhichCard, Worth
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.cards import Card
    from germanwhist.rules import Hand
    from germanwhist.school.lessons.lesson import Question

__all__ = ["accepted_of", "why_wrong", "worths_of"]

EQUAL: Final = 0.1  # tricks by which a card may be behind and still count as right
_CLEAR: Final = 3  # standard errors by which every other card is behind
_AGREE: Final = 4  # standard errors by which two searches may differ
_ROUNDING: Final = 0.02  # tricks
_FURTHER: Final = 2  # tricks that the policy plays on before the critic values


def worths_of(hand: Hand, *, worlds: int = 2000, seeds: int = 3) -> tuple[Worth, ...]:
    """What every card brings, the best first: exact in stage two, by the strong search before it.

    Args:
        hand: at somebody's turn, of the standard rules or with low hands.
        worlds: sampled with each seed.
        seeds: how many searches the values are the mean of.
    """
    if hand.stage == 2:
        return exact_worths(hand)
    view = hand.view(hand.leader if hand.to_play is None else hand.to_play)
    sign, each, half = view.objective.sign, points_per_trick(view), view.ruleset.cards_per_hand / 2
    found: dict[Card, list[tuple[float, float]]] = {}
    for seed in range(seeds):
        player = SearchPlayer(SearchMethod.LEARNED, worlds, further=_FURTHER, seed=seed)
        for play in player.advise(view).cards:
            found.setdefault(play.card, []).append((play.points, play.error_behind or 0.0))
    worths = [
        Worth(
            card,
            round(half + sign * sum(points for points, _ in values) / len(values) / each, 2),
            round(hypot(*(error for _, error in values)) / len(values) / each, 3),
        )
        for card, values in found.items()
    ]
    return tuple(sorted(worths, key=lambda worth: -sign * worth.tricks))


def accepted_of(worths: Sequence[Worth]) -> tuple[Card, ...]:
    """The cards that count as right: the best, and those as good within a tenth of a trick."""
    best = worths[0].tricks
    return tuple(worth.card for worth in worths if abs(best - worth.tricks) <= EQUAL)


def why_wrong(question: Question, *, worlds: int = 2000, seeds: int = 3) -> str | None:
    """What is wrong with a question; None where it is as it should be.

    The right cards are those within a tenth of a trick of the best; every other one is behind by
    three standard errors; and a new search agrees with the values that are kept.

    Args:
        question: of a lesson.
        worlds: sampled with each seed.
        seeds: how many searches are made.
    """
    if isinstance(question, WhichCard):
        fresh = worths_of(question.hand, worlds=worlds, seeds=seeds)
        return _fault_of_worths(question) or _disagreement(question.worths, fresh)
    if isinstance(question, PlayOut):
        return _fault_of_goal(question)
    if isinstance(question, HowMany) and question.of is Count.OWN_TRICKS:
        is_exact = question.hand.stage == 2 and question.hand.led is None
        return None if is_exact else "tricks are counted in stage two, before a lead"
    return None


def _fault_of_worths(question: WhichCard) -> str | None:
    worths = question.worths
    if {worth.card for worth in worths} != set(question.hand.legal_plays()):
        return "not a value for every legal card"
    if question.accepted != accepted_of(worths):
        return f"accepted are {question.accepted} (expected {accepted_of(worths)})"
    best = worths[0].tricks
    for worth in worths:
        behind = abs(best - worth.tricks)
        if worth.card not in question.accepted and behind < _CLEAR * worth.error:
            return f"{worth.card} is behind by {behind:.2f}, with an error of {worth.error:.2f}"
    return None


def _disagreement(kept: Sequence[Worth], fresh: Sequence[Worth]) -> str | None:
    anew = {worth.card: worth for worth in fresh}
    best = kept[0]
    for worth in kept:
        found = anew[worth.card]
        behind = best.tricks - worth.tricks
        behind_anew = anew[best.card].tricks - found.tricks
        error = hypot(worth.error, found.error, anew[best.card].error)
        if abs(behind - behind_anew) > _AGREE * error + _ROUNDING:
            return f"{worth.card} is behind by {behind_anew:.2f} (kept is {behind:.2f})"
    return None


def _fault_of_goal(question: PlayOut) -> str | None:
    if question.hand.view(question.seat).objective is Objective.LOW:
        return "a hand that is played out is a high one"
    solution = solve(Position.of_hand(question.hand))
    if solution.leader_tricks != question.goal:
        return f"the goal is {question.goal} (expected {solution.leader_tricks})"
    if all(play.leader_tricks == question.goal for play in solution.plays):
        return "every first card keeps the goal"
    return None
