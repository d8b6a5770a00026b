"""What a hand is worth: counting tricks, and turning counts into points."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from germanwhist.cards import EvaluableEnum
from germanwhist.rules.options import HandScore, Objective
from germanwhist.rules.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.rules.ruleset import RuleSet
    from germanwhist.rules.trick import Trick

__all__ = ["EndKind", "Ending", "HandResult", "count_tricks", "hand_winner", "score_hand"]


class EndKind(EvaluableEnum, StrEnum):
    """How a hand ended."""

    PLAYED = "played"  # to the last trick
    CLAIM = "claim"  # a seat was given a number of the remaining tricks
    RESIGNATION = "resignation"  # a seat gave the hand up


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """How a hand ended before its last trick.

    Args:
        kind: `EndKind.CLAIM` or `EndKind.RESIGNATION`.
        seat: who claimed or resigned.
        tricks: the tricks claimed of those remaining; 0 for a resignation.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet
        >>> hand = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH))
        >>> hand.resign(Seat.SOUTH).ending
        Ending(kind=EndKind.RESIGNATION, seat=Seat.SOUTH, tricks=0)
    """

    kind: EndKind
    seat: Seat
    tricks: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandResult:
    """The result of a finished hand. Pairs are north's value first.

    Args:
        counted: counted tricks (or points of weighted tricks) of each player.
        points: what each player scores, stake included.
        winner: who wins the hand; None for equal counts.
        ended: how the hand ended.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet
        >>> hand = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH))
        >>> hand.resign(Seat.SOUTH).result  # doctest: +NORMALIZE_WHITESPACE
        HandResult(counted=(13, 0), points=(13, 0), winner=Seat.NORTH,
                   ended=EndKind.RESIGNATION)
    """

    counted: tuple[int, int]
    points: tuple[int, int]
    winner: Seat | None
    ended: EndKind


def count_tricks(ruleset: RuleSet, tricks: Iterable[Trick]) -> tuple[int, int]:
    """What the finished tricks count for each player, north first.

    Example:
        >>> from germanwhist import RuleSet
        >>> count_tricks(RuleSet(), [])
        (0, 0)
    """
    counted = [0, 0]
    for trick in tricks:
        counted[trick.winner] += ruleset.trick_worth(trick.stage)
    return counted[0], counted[1]


def hand_winner(objective: Objective, counted: tuple[int, int]) -> Seat | None:
    """Who wins a hand with these counts: the larger one, or in a low hand the smaller one.

    Example:
        >>> hand_winner(Objective.LOW, (9, 4))
        Seat.SOUTH
    """
    north, south = counted
    if north == south:
        return None
    ahead = Seat.NORTH if north > south else Seat.SOUTH
    return ahead if objective is Objective.HIGH else ahead.opponent


def score_hand(
    ruleset: RuleSet, objective: Objective, *, counted: tuple[int, int]
) -> tuple[int, int]:
    """The points that a hand with these counts scores for each player, north first.

    A low hand is scored from the other side: each player is credited with what the opponent
    counted.

    Args:
        ruleset: the rules in force.
        objective: whether this was a high or a low hand.
        counted: counted tricks or points, north first.

    Example:
        >>> from germanwhist import RuleSet
        >>> rules = [RuleSet(hand_score=kind) for kind in HandScore]
        >>> [score_hand(each, Objective.HIGH, counted=(9, 4)) for each in rules]
        [(5, 0), (3, 0), (9, 4), (1, 0)]

    Source: rules page "Variants and options", the score of a hand.
    """
    credit = counted if objective is Objective.HIGH else (counted[1], counted[0])
    if ruleset.hand_score is HandScore.PER_TRICK:
        return credit[0] * ruleset.stake, credit[1] * ruleset.stake
    winner = hand_winner(objective, counted)
    if winner is None:
        return 0, 0
    units = {
        HandScore.DIFFERENCE: credit[winner] - credit[winner.opponent],
        HandScore.OVER_HALF: credit[winner] - ruleset.counted_total // 2,
        HandScore.WIN: 1,
    }[ruleset.hand_score]
    points = units * ruleset.stake
    return (points, 0) if winner is Seat.NORTH else (0, points)
