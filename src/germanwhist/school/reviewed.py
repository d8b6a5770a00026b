"""The mistakes of a reviewed hand, explained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from germanwhist.cards import Card, Suit
from germanwhist.engine import Advice
from germanwhist.review import PartialReview, partial_review_to_json, review_to_json
from germanwhist.rules import Hand
from germanwhist.school.explanation import Explanation, explain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.review import HandReview
    from germanwhist.school.forms import ReasonJson, WhyJson
    from germanwhist.school.line import LineTrick
    from germanwhist.school.reason import Reason

__all__ = ["explain_mistakes", "reason_to_json", "review_with_reasons"]

_DIGITS: Final = 3


def explain_mistakes(review: HandReview | PartialReview) -> dict[int, Explanation]:
    """Why the best card was better, for each mistake of a hand, by the number of the play.

    Example:
        >>> from germanwhist import Deal, RuleSet, Seat
        >>> from germanwhist.review import review_hand
        >>> hand = Hand.start(RuleSet.preset("small"), Deal.shuffled(1, Seat.NORTH, pack=28))
        >>> while not hand.is_over:
        ...     hand = hand.play(hand.legal_plays().lowest())
        >>> review = review_hand(hand, worlds=10)
        >>> found = explain_mistakes(review)
        >>> list(found) == [play.number for play in review.plays if play.is_mistake]
        True
    """
    found = {}
    mistakes = {play.number: play for play in review.plays if play.is_mistake}
    # What a seat saw of a hand with unknown cards is the same in any that fits, where it is judged.
    whole = review.hand.example if isinstance(review, PartialReview) else review.hand
    hand = Hand.start(whole.ruleset, whole.deal)
    for number, card in enumerate(whole.plays, start=1):
        play = mistakes.get(number)
        if play is not None:
            advice = Advice(play.cards, is_exact=play.is_exact)
            found[number] = explain(hand.view(play.seat), advice, against=play.card)
        hand = hand.play(card)
    return found


def review_with_reasons(
    review: HandReview | PartialReview, players: tuple[str | None, str | None] = (None, None)
) -> dict[str, Any]:
    """A review as plain data, each mistake with `why`; the page "Reviews" describes the format.

    Args:
        review: the review.
        players: their names, north first.
    """
    form: dict[str, Any]
    if isinstance(review, PartialReview):
        form = partial_review_to_json(review, players)
    else:
        form = dict(review_to_json(review, players))
    why = explain_mistakes(review)
    for play in form["plays"]:
        explained = why.get(play["number"])
        play["why"] = None if explained is None else _why(explained)
    return form


def reason_to_json(reason: Reason) -> ReasonJson:
    """A reason as plain data: `code`, and those values that there are."""
    values = {name: _plain(value) for name, value in reason.values()}
    return cast("ReasonJson", {"code": reason.code.value} | values)


def _why(explained: Explanation) -> WhyJson:
    return {
        "other": None if explained.other is None else str(explained.other),
        "reasons": [reason_to_json(reason) for reason in explained.reasons],
        "line": _cards(explained.line),
        "other_line": _cards(explained.other_line),
    }


def _cards(line: Iterable[LineTrick]) -> list[str]:
    return [str(card) for trick in line for card in (trick.lead, trick.follow)]


def _plain(value: Card | Suit | float) -> str | float:
    if isinstance(value, Suit):
        return value.letter
    return str(value) if isinstance(value, Card) else round(value, _DIGITS)
