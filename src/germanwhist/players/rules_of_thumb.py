"""Players by rules of thumb: baselines, and the way many people play at first."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from germanwhist.cards import Rank
from germanwhist.rules import Objective, does_follower_win

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.cards import Card, Suit
    from germanwhist.rules import View

__all__ = ["EagerPlayer", "LowestPlayer", "ThresholdPlayer"]


def _strength(card: Card, trump: Suit | None) -> tuple[bool, int]:
    """Side suits by rank, then trumps by rank."""
    return card.suit is trump, card.rank


def _lowest(cards: Iterable[Card], trump: Suit | None) -> Card:
    return min(cards, key=lambda card: _strength(card, trump))


def _highest(cards: Iterable[Card], trump: Suit | None) -> Card:
    return max(cards, key=lambda card: _strength(card, trump))


def _winners(view: View) -> list[Card]:
    """The legal cards that win the trick in hand; none when leading."""
    led = view.led
    if led is None:
        return []
    return [card for card in view.legal_plays() if does_follower_win(led, card, trump=view.trump)]


@final
class LowestPlayer:
    """Always plays its lowest legal card.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> LowestPlayer().choose(view).rank
        Rank.FOUR
    """

    def choose(self, view: View) -> Card:
        """The lowest card, side suits before trumps."""
        return _lowest(view.legal_plays(), view.trump)


@final
class EagerPlayer:
    """Always tries to win: leads its highest card, follows with its cheapest winner.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> EagerPlayer().choose(view) in view.legal_plays()
        True
    """

    def choose(self, view: View) -> Card:
        """The highest lead, the cheapest winner, or else the lowest card."""
        if view.led is None:
            return _highest(view.legal_plays(), view.trump)
        return _lowest(_winners(view) or view.legal_plays(), view.trump)


@final
class ThresholdPlayer:
    """Wants an upcard that is a trump or at least a queen, and lets the others go.

    In stage two it wants every trick, or none in a low hand.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> ThresholdPlayer().choose(view) in view.legal_plays()
        True
    """

    def choose(self, view: View) -> Card:
        """As `EagerPlayer` when the trick is wanted, else a card that loses, high if possible."""
        if self._is_wanted(view):
            return EagerPlayer().choose(view)
        legal = view.legal_plays()
        if view.led is None or view.objective is Objective.HIGH:
            losers = set(legal) - set(_winners(view))
            return _lowest(losers or legal, view.trump)
        losers = set(legal) - set(_winners(view))
        return _highest(losers, view.trump) if losers else _lowest(legal, view.trump)

    @staticmethod
    def _is_wanted(view: View) -> bool:
        is_high = view.objective is Objective.HIGH
        if view.upcard is None:
            return is_high
        is_good = view.upcard.suit is view.trump or view.upcard.rank >= Rank.QUEEN
        return is_good is is_high or view.ruleset.trick_worth(1) > 0
