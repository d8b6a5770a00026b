"""What a card is worth in hand when stage two begins, as simple players see it.

The figures are a linear fit to exact values of random second stages: how many tricks a holding
gains for each card it has and the opponent has not. They explain 74 % of what a holding makes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import RANKS_PER_SUIT
from germanwhist.rules import Objective

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.cards import Card, Suit
    from germanwhist.rules import View

__all__ = ["card_worth", "swing", "worth_in_play"]

_TRUMP: Final = (0.03, 0.03, 0.03, 0.05, 0.08, 0.11, 0.17, 0.24, 0.32, 0.42, 0.52, 0.64, 0.76)
_SIDE: Final = (
    *(-0.52, -0.51, -0.50, -0.48, -0.45, -0.41, -0.35, -0.27, -0.19, -0.09),
    *(0.02, 0.13, 0.25),
)


def card_worth(card: Card, trump: Suit | None, objective: Objective) -> float:
    """What holding a card is worth, in tricks of stage two.

    Args:
        card: the card.
        trump: the trump suit; None without trumps.
        objective: in a low hand the same figures count against the holder.

    Returns:
        Between -0.76 and 0.76; only differences between cards mean anything.

    Example:
        >>> from germanwhist import Card, Suit
        >>> card_worth(Card("AH"), Suit.HEARTS, Objective.HIGH)
        0.76
        >>> card_worth(Card("2S"), Suit.HEARTS, Objective.LOW)
        0.52
    """
    worth = (_TRUMP if card.suit is trump else _SIDE)[card.rank]
    return worth if objective is Objective.HIGH else -worth


def worth_in_play(card: Card, gone: int, trump: Suit | None, objective: Objective) -> float:
    """What a card is worth when higher cards of its suit are out of play.

    Args:
        card: the card.
        gone: how many higher cards of its suit have left play; each lifts the card by a rank.
        trump: the trump suit; None without trumps.
        objective: whether this is a high or a low hand.

    Example:
        >>> from germanwhist import Card, Suit
        >>> worth_in_play(Card("QH"), 2, Suit.HEARTS, Objective.HIGH)
        0.76
    """
    rank = min(card.rank + gone, RANKS_PER_SUIT - 1)
    worth = (_TRUMP if card.suit is trump else _SIDE)[rank]
    return worth if objective is Objective.HIGH else -worth


def swing(view: View, hidden: Iterable[Card]) -> float:
    """How much better it is to win the trick in hand than to lose it, in stage one.

    The winner has the upcard and the loser the average hidden card, instead of the other way
    round; where tricks of stage one count, the trick itself is added.

    Args:
        view: a view of stage one.
        hidden: the cards that may lie under the upcard.

    Returns:
        Tricks of stage two gained by winning; negative when losing is better.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> swing(view, view.unseen) > 0
        True
    """
    if view.upcard is None:
        return 0.0
    worths = [card_worth(card, view.trump, view.objective) for card in hidden]
    average = sum(worths) / len(worths) if worths else 0.0
    gain = 2 * (card_worth(view.upcard, view.trump, view.objective) - average)
    return gain + view.ruleset.trick_worth(1) / view.ruleset.trick_worth(2)
