"""A review as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypedDict

from msgspec import Meta

from germanwhist.notation import (  # noqa: TC001 - msgspec reads the annotations
    CardName,
    DealJson,
    SeatName,
    SuitLetter,
)
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from germanwhist.review.judge import PlayReview
    from germanwhist.review.review import HandReview, SideReview
    from germanwhist.rules import HandResult

__all__ = [
    "PlayReviewJson",
    "PlayersJson",
    "ReviewJson",
    "ReviewedHandJson",
    "play_to_json",
    "result_to_json",
    "review_to_json",
]

_DIGITS: Final = 3
Stage = Annotated[int, Meta(ge=1, le=2)]
Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]


class ValuedCardJson(TypedDict):
    """A card that could have been played.

    Args:
        points: expected points for the seat that plays.
        error: their standard error.
    """

    card: CardName
    points: float
    error: float


class PlayReviewJson(TypedDict):
    """One play, valued from what its seat knew.

    Args:
        number: of the play in the hand, from 1.
        cost: expected points given away against the best card.
        error: its standard error.
        expected: expected points of north less south after the card.
        cards: every card that could have been played, the best first.
    """

    number: int
    trick: int
    stage: Stage
    seat: SeatName
    card: CardName
    best: CardName
    is_exact: bool
    cost: float
    error: float
    is_mistake: bool
    expected: float
    cards: list[ValuedCardJson]


class ResultJson(TypedDict):
    """How the hand ended; pairs are north's number first."""

    counted: Pair
    points: Pair
    winner: SeatName | None
    ended: Literal["played", "claim", "resignation"]


class PlayersJson(TypedDict):
    """The players' names; null where a name is not known."""

    north: str | None
    south: str | None


class SideReviewJson(TypedDict):
    """What one side did, and what befell it, in points."""

    mistakes: int
    cost: float
    luck: float


class SidesJson(TypedDict):
    """Both sides."""

    north: SideReviewJson
    south: SideReviewJson


class ReviewedHandJson(TypedDict):
    """What a review says beside its plays.

    Args:
        deal: the pack from top to bottom, as it was dealt.
        start: expected points of north less south before the first card.
        ending: by how many points the end of the hand differed from what was expected then.
    """

    v: Literal[1]
    type: Literal["review"]
    rules: dict[str, str]
    trump: SuitLetter | None
    objective: Literal["high", "low"]
    players: PlayersJson
    deal: DealJson
    result: ResultJson | None
    start: float
    ending: float
    sides: SidesJson


class ReviewJson(ReviewedHandJson):
    """A review, version 1."""

    plays: list[PlayReviewJson]


def review_to_json(
    review: HandReview, players: tuple[str | None, str | None] = (None, None)
) -> ReviewJson:
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
    north, south = review.sides
    return {
        "v": 1,
        "type": "review",
        "rules": hand.ruleset.options(),
        "trump": None if hand.trump is None else hand.trump.letter,
        "objective": hand.objective.value,
        "players": {"north": players[Seat.NORTH], "south": players[Seat.SOUTH]},
        "deal": {"dealer": hand.deal.dealer.label, "cards": [str(c) for c in hand.deal.cards]},
        "result": result_to_json(hand.result),
        "start": round(review.start, _DIGITS),
        "ending": round(review.ending, _DIGITS),
        "plays": [play_to_json(play) for play in review.plays],
        "sides": {"north": _side(north), "south": _side(south)},
    }


def result_to_json(result: HandResult | None) -> ResultJson | None:
    """A result as plain data; None for a hand in play."""
    if result is None:
        return None
    return {
        "counted": list(result.counted),
        "points": list(result.points),
        "winner": None if result.winner is None else result.winner.label,
        "ended": result.ended.value,
    }


def play_to_json(play: PlayReview) -> PlayReviewJson:
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


def _side(side: SideReview) -> SideReviewJson:
    return {
        "mistakes": side.mistakes,
        "cost": round(side.cost, _DIGITS),
        "luck": round(side.luck, _DIGITS),
    }
