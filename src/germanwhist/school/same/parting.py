"""Where two plays of a deal first differ, and which of the two cards was the better one."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from math import hypot
from typing import TYPE_CHECKING, Final

from germanwhist.engine import Advice
from germanwhist.school.explanation import explain
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import Hand, View
    from germanwhist.school.reason import Reason

__all__ = ["Better", "Parting", "better_of", "parting"]

_CLEAR: Final = 2  # standard errors between two cards of which one is called better
_EQUAL: Final = 0.05  # tricks that are no difference


@dataclass(frozen=True, slots=True, kw_only=True)
class Parting:
    """Where two plays of a deal first differ; until then both had played the same cards.

    Args:
        play: the number of the play, from 1.
        trick: the number of the trick, from 1.
        led: the opponent's card of that trick, to which both have followed; None where both led.
        cards: what each of the two played.
    """

    play: int
    trick: int
    led: Card | None
    cards: tuple[Card, Card]


def parting(first: Hand, second: Hand) -> Parting | None:
    """Where two hands of one deal part; None where one of them ended before that.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet
        >>> from germanwhist.school.same import SAME_SEAT
        >>> start = Hand.start(RuleSet(), Deal.shuffled(1, SAME_SEAT.opponent))
        >>> low, high = start.legal_plays().lowest(), start.legal_plays().highest()
        >>> parting(start.play(low), start.play(high)).trick, parting(start, start.play(low))
        (1, None)
    """
    before = None
    for index, one, other in zip(count(), first.plays, second.plays):
        if one != other:
            led = before if index % 2 else None
            trick = index // 2 + 1
            return Parting(play=index + 1, trick=trick, led=led, cards=(one, other))
        before = one
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Better:
    """Which of two cards was the better one.

    Args:
        card: the better card; None where both are as good, as far as can be told.
        tricks: of stage two that it is worth more; 0 where neither is better.
        reasons: why; empty where neither is better.
    """

    card: Card | None
    tricks: float
    reasons: tuple[Reason, ...]


def better_of(cards: tuple[Card, Card], view: View, *, advice: Advice) -> Better:
    """Which of two cards is the better one, and why.

    Args:
        cards: two of the legal cards.
        view: what the seat to play knows.
        advice: on this view.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet
        >>> from germanwhist.engine import SearchMethod, SearchPlayer
        >>> from germanwhist.school.same import SAME_SEAT
        >>> start = Hand.start(RuleSet(), Deal.shuffled(1, SAME_SEAT.opponent))
        >>> view = start.view(SAME_SEAT)
        >>> advice = SearchPlayer(SearchMethod.LEARNED, 200, further=1).advise(view)
        >>> pair = advice.cards[0].card, advice.cards[-1].card
        >>> found = better_of(pair, view, advice=advice)
        >>> found.card is pair[0], found.tricks > 0, len(found.reasons) > 0
        (True, True, True)
    """
    one, other = sorted(
        (entry for entry in advice.cards if entry.card in cards), key=lambda entry: -entry.points
    )
    errors = one.error_behind or 0.0, other.error_behind or 0.0
    each = points_per_trick(view)
    behind = one.points - other.points
    if behind <= max(_CLEAR * hypot(*errors), _EQUAL * each):
        return Better(card=None, tricks=0.0, reasons=())
    explained = explain(view, Advice((one, other), is_exact=advice.is_exact), against=other.card)
    return Better(card=one.card, tricks=behind / each, reasons=explained.reasons)
