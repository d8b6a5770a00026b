"""Luck with the stock: a control variate that is zero on average whoever plays how.

Nobody knows the order of the stock before it is turned. Given everything that has been played and
drawn so far, the card a loser draws is each of the cards still in the stock with the same chance,
whatever the players did. What the drawn card is worth, less the mean worth of the cards it could
have been, is therefore zero on average, and so is any sum of such terms. Subtracting a multiple
of it from a margin changes the margin's spread and not its expectation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.engine.worth import card_worth
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from germanwhist.rules import Hand

__all__ = ["luck"]


def luck(hand: Hand) -> tuple[float, float]:
    """How much better each seat drew than it could expect, in tricks of stage two, north first.

    Upcards do not count: who takes them is skill. Each term compares the card drawn with the mean
    of the cards that lay under the upcard at that moment.

    Args:
        hand: a hand at any moment; its finished tricks are looked at.

    Example:
        >>> from germanwhist import Deal, RuleSet
        >>> from germanwhist.rules import Hand
        >>> luck(Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)))
        (0.0, 0.0)
    """
    stock = hand.deal.stock
    worths = [card_worth(card, hand.trump, hand.objective) for card in stock]
    totals = [0.0, 0.0]
    for trick in hand.tricks:
        if trick.upcard is not None:
            below = worths[2 * trick.number - 1 :]
            totals[trick.loser] += below[0] - sum(below) / len(below)
    return totals[Seat.NORTH], totals[Seat.SOUTH]
