"""A player that looks at one trick and at the cards in its hand, and remembers nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from germanwhist.cards import CardSet
from germanwhist.engine.worth import card_worth, swing
from germanwhist.rules import does_follower_win

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["GreedyPlayer"]


@final
class GreedyPlayer:
    """Plays the card that gives most now: what the trick brings, less what the card is worth.

    It knows the worth of each card and counts nothing: every card it does not hold may be
    anywhere. Following, it sees whether a card wins; leading, it takes the share of the other
    cards that do not beat its lead for the chance to win.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> GreedyPlayer().choose(view) in view.legal_plays()
        True

    Source: own.
    """

    def choose(self, view: View) -> Card:
        """The legal card of the highest value, the lowest of equals."""
        others = CardSet.full(view.ruleset.cards_per_hand) - view.holding
        gain = swing(view, others) if view.stage == 1 else _trick_gain(view)

        def value(card: Card) -> float:
            kept = card_worth(card, view.trump, view.objective)
            return gain * _chance_to_win(view, card, others) - kept

        return max(view.legal_plays(), key=value)


def _trick_gain(view: View) -> float:
    return float(view.objective.sign)


def _chance_to_win(view: View, card: Card, others: CardSet) -> float:
    if view.led is not None:
        return float(does_follower_win(view.led, card, trump=view.trump))
    beaten = sum(does_follower_win(card, other, trump=view.trump) for other in others)
    return 1 - beaten / len(others)
