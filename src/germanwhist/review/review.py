"""Reviewing one hand, play by play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.review.judge import WORLDS, Judge, PlayReview
from germanwhist.rules import EndKind, Hand, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


__all__ = ["HandReview", "SideReview", "review_hand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideReview:
    """What one side did, and what befell it.

    Args:
        mistakes: plays that were clearly not the best.
        cost: expected points given away in all plays.
        luck: points that the side made, up to the last play, beyond what it could expect at the
            start and what the other side gave away, less what it gave away itself.
    """

    mistakes: int
    cost: float
    luck: float


@dataclass(frozen=True, slots=True, kw_only=True)
class HandReview:
    """A reviewed hand.

    Args:
        hand: the hand.
        start: points of north less south to be expected before the first play.
        plays: every play, in order.
        ending: points of north less south by which the result differs from what was to be
            expected after the last play: what a claim or a resignation has given or taken; 0
            for a hand that was played out, and for one that has no result yet.
        sides: both sides, north first. What was expected at the start, the luck of a side, what
            the other one gave away less what it gave away itself, and the ending add up to its
            points less the other's.
    """

    hand: Hand
    start: float
    plays: tuple[PlayReview, ...]
    ending: float
    sides: tuple[SideReview, SideReview]


def review_hand(
    hand: Hand,
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    threads: int = 1,
    on_play: Callable[[int, int], None] | None = None,
) -> HandReview:
    """Value every play of a hand.

    Stage one is searched with the learned policy and critic over sampled worlds, stage two
    solved exactly. What looks like a mistake is searched once more over more worlds, until its
    cost is known to a twentieth of a trick. Deterministic for a seed, with any number of threads.

    Args:
        hand: the hand, finished or not.
        worlds: sampled for each play of stage one; four times as many halve the errors.
        seed: of the sampled worlds.
        threads: at most so many work on one play.
        on_play: told the plays reviewed and the plays in all, after each.

    Example:
        >>> from germanwhist import Deal, RuleSet
        >>> hand = Hand.start(RuleSet.preset("small"), Deal.shuffled(1, Seat.NORTH, pack=28))
        >>> while not hand.is_over:
        ...     hand = hand.play(hand.legal_plays().lowest())
        >>> review = review_hand(hand, worlds=10)
        >>> len(review.plays), review.plays[-1].cost
        (28, 0.0)
    """
    judge = Judge(worlds, seed=seed, threads=threads)
    moment = Hand.start(hand.ruleset, hand.deal)
    plays: list[PlayReview] = []
    start = 0.0
    for number, card in enumerate(hand.plays, start=1):
        seat = moment.leader if moment.led is None else moment.leader.opponent
        play = judge.judge(moment.view(seat), card, number=number)
        plays.append(play)
        if number == 1:
            start = _for_north(seat, play.cards[0].points)
        moment = moment.play(card)
        if on_play is not None:
            on_play(number, len(hand.plays))
    end = _end(hand, start, plays)
    return HandReview(
        hand=hand,
        start=start,
        plays=tuple(plays),
        ending=_ending(hand, end),
        sides=_sides(end - start, plays),
    )


def _for_north(seat: Seat, points: float) -> float:
    return points if seat is Seat.NORTH else -points


def _end(hand: Hand, start: float, plays: Sequence[PlayReview]) -> float:
    """What north could expect after the last play; the result of a hand that was played out."""
    result = hand.result
    if result is not None and result.ended is EndKind.PLAYED:
        return float(result.points[Seat.NORTH] - result.points[Seat.SOUTH])
    return plays[-1].expected if plays else start


def _ending(hand: Hand, end: float) -> float:
    result = hand.result
    return 0.0 if result is None else result.points[Seat.NORTH] - result.points[Seat.SOUTH] - end


def _sides(gained: float, plays: Sequence[PlayReview]) -> tuple[SideReview, SideReview]:
    costs = [sum(play.cost for play in plays if play.seat is seat) for seat in Seat]
    luck = gained + costs[Seat.NORTH] - costs[Seat.SOUTH]
    return (
        SideReview(mistakes=_mistakes(plays, Seat.NORTH), cost=costs[Seat.NORTH], luck=luck),
        SideReview(mistakes=_mistakes(plays, Seat.SOUTH), cost=costs[Seat.SOUTH], luck=-luck),
    )


def _mistakes(plays: Sequence[PlayReview], seat: Seat) -> int:
    return sum(play.is_mistake for play in plays if play.seat is seat)
