"""The mistakes of one side of a reviewed hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.engine import Advice
from germanwhist.rules import Hand
from germanwhist.school.explanation import explain
from germanwhist.school.mistake_kind import MistakeKind, kind_of
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from germanwhist.engine import CardAdvice
    from germanwhist.review import HandReview
    from germanwhist.rules import Seat
    from germanwhist.school.reason import ReasonCode

__all__ = ["LEAST_COST", "Mistake", "find_mistakes"]

LEAST_COST: Final = 0.3
"""Tricks that a play must have given away: what costs less is not worth a question."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """A play that gave away something.

    Args:
        number: of the play in the hand, from 1.
        trick: its trick, from 1.
        kind: what was wrong.
        theme: in stage two, what the better line does; None in stage one.
        cost: tricks given away.
        cards: every legal card with its expected points, the best first.
        is_exact: whether these are exact.
    """

    number: int
    trick: int
    kind: MistakeKind
    theme: ReasonCode | None
    cost: float
    cards: tuple[CardAdvice, ...]
    is_exact: bool


def find_mistakes(review: HandReview, seat: Seat) -> tuple[Mistake, ...]:
    """The mistakes of a seat that are worth a question, in order of play.

    Args:
        review: of the hand.
        seat: whose mistakes.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> from germanwhist.review import review_hand
        >>> hand = Hand.start(RuleSet.preset("small"), Deal.shuffled(1, Seat.NORTH, pack=28))
        >>> while not hand.is_over:
        ...     hand = hand.play(hand.legal_plays().lowest())
        >>> found = find_mistakes(review_hand(hand, worlds=10), Seat.SOUTH)
        >>> all(mistake.cost >= LEAST_COST for mistake in found)
        True
    """
    found = []
    hand = Hand.start(review.hand.ruleset, review.hand.deal)
    for play in review.plays:
        if play.seat is seat and play.is_mistake:
            view = hand.view(seat)
            cost = play.cost / points_per_trick(view)
            if cost >= LEAST_COST:
                best = play.cards[0].card
                theme = None
                if play.stage == 2:
                    advice = Advice(play.cards, is_exact=True)
                    theme = explain(view, advice, against=play.card).reasons[0].code
                found.append(
                    Mistake(
                        number=play.number,
                        trick=play.trick,
                        kind=kind_of(view, play.card, better=best),
                        theme=theme,
                        cost=cost,
                        cards=play.cards,
                        is_exact=play.is_exact,
                    )
                )
        hand = hand.play(play.card)
    return tuple(found)
