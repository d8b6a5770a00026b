"""What a card is worth in hand when stage two begins, as simple players see it.

The figures are linear fits to exact values of random second stages: how many tricks a holding
gains, or in a low hand is spared, for each card it has and the opponent has not. Low hands are no
mirror of high ones: there the lowest cards are worth most, and from the nine up all are nearly the
same burden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import RANKS_PER_SUIT
from germanwhist.rules import Objective

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.cards import Card, CardSet, Suit
    from germanwhist.rules import View

__all__ = ["card_worth", "swing", "worth_in_play", "worths_of_suit"]

# From two to ace; the fits explain 74 % of what a holding makes in high hands with trumps.
_TRUMP: Final = (0.03, 0.03, 0.03, 0.05, 0.08, 0.11, 0.17, 0.24, 0.32, 0.42, 0.52, 0.64, 0.76)
_SIDE: Final = (
    *(-0.52, -0.51, -0.50, -0.48, -0.45, -0.41, -0.35, -0.27, -0.19, -0.09),
    *(0.02, 0.13, 0.25),
)
# The same of low hands, where they explain 69 % with trumps and 52 % without.
_LOW_TRUMP: Final = (
    *(0.47, 0.11, -0.12, -0.28, -0.38, -0.46, -0.53, -0.58, -0.61, -0.63),
    *(-0.65, -0.66, -0.66),
)
_LOW_SIDE: Final = (
    *(0.93, 0.58, 0.37, 0.24, 0.14, 0.07, 0.01, -0.04, -0.08, -0.12),
    *(-0.14, -0.16, -0.16),
)
_LOW_PLAIN: Final = (
    *(1.07, 0.52, 0.22, 0.04, -0.06, -0.14, -0.19, -0.23, -0.25, -0.27),
    *(-0.27, -0.26, -0.23),
)


def card_worth(card: Card, trump: Suit | None, objective: Objective) -> float:
    """What holding a card is worth, in tricks of stage two.

    Args:
        card: the card.
        trump: the trump suit; None without trumps.
        objective: what stage two is played for.

    Returns:
        Between -0.66 and 1.07; only differences between cards of one hand mean anything.

    Example:
        >>> from germanwhist import Card, Suit
        >>> card_worth(Card("AH"), Suit.HEARTS, Objective.HIGH)
        0.76
        >>> card_worth(Card("2S"), Suit.HEARTS, Objective.LOW)
        0.93
    """
    return worths_of_suit(card.suit, trump, objective)[card.rank]


def worth_in_play(card: Card, in_play: CardSet, trump: Suit | None, objective: Objective) -> float:
    """What a card is worth when cards of its suit are out of play.

    In a high hand it counts for as much as the rank that has so many cards above it in the whole
    suit, in a low hand as the rank that has so many below.

    Args:
        card: the card.
        in_play: all cards that either seat holds.
        trump: the trump suit; None without trumps.
        objective: what stage two is played for.

    Example:
        >>> from germanwhist import Card, CardSet, Suit
        >>> worth_in_play(Card("QH"), CardSet.parse(".Q42.."), Suit.HEARTS, Objective.HIGH)
        0.76
        >>> worth_in_play(Card("QH"), CardSet.parse(".Q42.."), Suit.HEARTS, Objective.LOW)
        -0.12
    """
    suit = in_play.suit(card.suit)
    if objective is Objective.HIGH:
        rank = RANKS_PER_SUIT - 1 - sum(other > card for other in suit)
    else:
        rank = sum(other < card for other in suit)
    return worths_of_suit(card.suit, trump, objective)[rank]


def worths_of_suit(suit: Suit, trump: Suit | None, objective: Objective) -> tuple[float, ...]:
    """The worths of a suit's cards, from two to ace, for the same arguments."""
    if objective is Objective.HIGH:
        return _TRUMP if suit is trump else _SIDE
    if trump is None:
        return _LOW_PLAIN
    return _LOW_TRUMP if suit is trump else _LOW_SIDE


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
