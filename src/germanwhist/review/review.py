"""Reviewing one hand, play by play."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Final

from germanwhist.engine import Advice, SearchMethod, SearchPlayer
from germanwhist.rules import EndKind, Hand, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from germanwhist.cards import Card
    from germanwhist.engine import CardAdvice
    from germanwhist.rules import View

__all__ = ["WORLDS", "HandReview", "PlayReview", "SideReview", "review_hand", "review_play"]

WORLDS: Final = 200  # as the strongest level: a second and a half for a whole hand
_CLEAR: Final = 2.0  # standard errors
_SMALL: Final = 0.25  # points of one trick's worth: less is nothing to be told about


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayReview:
    """One play, valued from what its seat knew.

    Args:
        number: of the play in the hand, from 1.
        trick: its trick, from 1.
        stage: 1 or 2.
        seat: who played.
        card: the card played.
        cards: every legal card with its expected points for that seat, the best first.
        is_exact: whether the figures are exact.
        cost: expected points given away against the best card, 0 or more.
        error: the standard error of the cost; 0 when exact.
        is_mistake: whether the cost is clearly more than nothing.
        expected: points of north less south to be expected after the play.
    """

    number: int
    trick: int
    stage: int
    seat: Seat
    card: Card
    cards: tuple[CardAdvice, ...]
    is_exact: bool
    cost: float
    error: float
    is_mistake: bool
    expected: float

    @property
    def best(self) -> Card:
        """The best card; the one played, where it was as good."""
        return self.card if self.cost == 0 else self.cards[0].card


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
    on_play: Callable[[int, int], None] | None = None,
) -> HandReview:
    """Value every play of a hand.

    Stage one is searched with the learned policy and critic over sampled worlds, stage two
    solved exactly. Deterministic for a seed.

    Args:
        hand: the hand, finished or not.
        worlds: sampled for each play of stage one; four times as many halve the errors.
        seed: of the sampled worlds.
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
    player = SearchPlayer(SearchMethod.LEARNED, worlds, further=1, seed=seed)
    moment = Hand.start(hand.ruleset, hand.deal)
    plays: list[PlayReview] = []
    start = 0.0
    for number, card in enumerate(hand.plays, start=1):
        seat = moment.leader if moment.led is None else moment.leader.opponent
        view = moment.view(seat)
        advice = player.advise(view)
        plays.append(review_play(number, view, card, advice))
        if number == 1:
            start = _for_north(seat, advice.cards[0].points)
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


def review_play(number: int, view: View, card: Card, advice: Advice) -> PlayReview:
    """A play, valued by what was advised to its seat."""
    best = max(advice.cards, key=lambda entry: entry.points)
    played = next(entry for entry in advice.cards if entry.card is card)
    cost = best.points - played.points
    error = hypot(best.standard_error, played.standard_error) if cost else 0.0
    least = _SMALL * view.ruleset.stake
    is_mistake = cost > 0 if advice.is_exact else cost > max(_CLEAR * error, least)
    return PlayReview(
        number=number,
        trick=len(view.tricks) + 1,
        stage=view.stage,
        seat=view.seat,
        card=card,
        cards=tuple(sorted(advice.cards, key=lambda entry: -entry.points)),
        is_exact=advice.is_exact,
        cost=cost,
        error=error,
        is_mistake=is_mistake,
        expected=_for_north(view.seat, played.points),
    )


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
