"""A review as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from germanwhist.rules import Seat

if TYPE_CHECKING:
    from germanwhist.review.review import HandReview, PlayReview
    from germanwhist.rules import HandResult

__all__ = ["play_to_json", "result_to_json", "review_to_json"]

_DIGITS = 3


def review_to_json(
    review: HandReview, players: tuple[str | None, str | None] = (None, None)
) -> dict[str, Any]:
    """A review as plain data, version 1; the format is described on the page "Reviews".

    Args:
        review: the review.
        players: their names, north first.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> from germanwhist.review import review_hand
        >>> hand = Hand.start(RuleSet.preset("small"), Deal.shuffled(1, Seat.NORTH, pack=28))
        >>> review_to_json(review_hand(hand))["plays"]
        []
    """
    hand = review.hand
    return {
        "v": 1,
        "type": "review",
        "rules": hand.ruleset.options(),
        "trump": None if hand.trump is None else hand.trump.letter,
        "objective": hand.objective.value,
        "players": {seat.label: players[seat] for seat in Seat},
        "deal": {"dealer": hand.deal.dealer.label, "cards": [str(c) for c in hand.deal.cards]},
        "result": result_to_json(hand.result),
        "start": round(review.start, _DIGITS),
        "ending": round(review.ending, _DIGITS),
        "plays": [play_to_json(play) for play in review.plays],
        "sides": {
            seat.label: {
                "mistakes": review.sides[seat].mistakes,
                "cost": round(review.sides[seat].cost, _DIGITS),
                "luck": round(review.sides[seat].luck, _DIGITS),
            }
            for seat in Seat
        },
    }


def result_to_json(result: HandResult | None) -> dict[str, Any] | None:
    """A result as plain data; None for a hand in play."""
    if result is None:
        return None
    return {
        "counted": list(result.counted),
        "points": list(result.points),
        "winner": None if result.winner is None else result.winner.label,
        "ended": result.ended.value,
    }


def play_to_json(play: PlayReview) -> dict[str, Any]:
    """A reviewed play as plain data."""
    return {
        "number": play.number,
        "trick": play.trick,
        "stage": play.stage,
        "seat": play.seat.label,
        "card": str(play.card),
        "best": str(play.best),
        "is_exact": play.is_exact,
        "cost": round(play.cost, _DIGITS),
        "error": round(play.error, _DIGITS),
        "is_mistake": play.is_mistake,
        "expected": round(play.expected, _DIGITS),
        "cards": [
            {
                "card": str(entry.card),
                "points": round(entry.points, _DIGITS),
                "error": round(entry.standard_error, _DIGITS),
            }
            for entry in play.cards
        ],
    }
