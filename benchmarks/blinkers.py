"""Views in which one option is not to be seen: how a player that ignores it sees the hand.

A blinker turns the view of a hand of stage one into the view of a standard hand with the same
cards. What the hand goes on to show can contradict the standard game (a ruff that does not win, a
discard by a seat that has the suit); a player whose blinkered view no layout fits is shown the
true one, so it is better off than one that never learns.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from germanwhist import Card, CardSet, EngineError, Objective, RuleSet

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.engine import SearchPlayer
    from germanwhist.rules import View

__all__ = ["BLINKERS", "BlinkeredPlayer"]

_STANDARD: Final = RuleSet()
_LOW_CARDS: Final = CardSet.full(13) - CardSet.full(7)


def _uncounted(view: View) -> View:
    """Only tricks of stage two seem to count."""
    return replace(view, ruleset=_STANDARD, counted=(0, 0))


def _high(view: View) -> View:
    """Tricks seem to be good."""
    return replace(view, ruleset=_STANDARD, objective=Objective.HIGH)


def _with_trumps(view: View) -> View:
    """The suit of the first upcard seems to be trumps."""
    first = view.tricks[0].upcard if view.tricks else view.upcard
    return replace(view, ruleset=_STANDARD, trump=None if first is None else first.suit)


def _bound(view: View) -> View:
    """Following suit seems to be a duty."""
    return replace(view, ruleset=_STANDARD)


def _whole_pack(view: View) -> View:
    """Cards below the eight seem to be in play, six of them in the own hand.

    They are of suits that the seat holds, so that they never stand in the way of a legal play, and
    nearly as many of one suit as of another.
    """
    suits = [_LOW_CARDS.suit(suit) for suit in {card.suit: None for card in view.holding}]
    dealt = [card for rank in zip(*suits, strict=True) for card in rank]
    return replace(view, ruleset=_STANDARD, holding=view.holding | CardSet(dealt[:6]))


BLINKERS: Final[dict[str, Callable[[View], View]]] = {
    "counting=all_tricks": _uncounted,
    "counting=weighted": _uncounted,
    "objective=by_colour": _high,
    "trumps=none": _with_trumps,
    "first_stage_follow=free": _bound,
    "pack=28": _whole_pack,
}
"""For each option, how a view looks to who ignores it."""


class BlinkeredPlayer:
    """A searching player that does not see one option, as long as it can be overlooked.

    Args:
        player: the player, which is shown the blinkered views.
        blinker: one of those of `BLINKERS`.
    """

    def __init__(self, player: SearchPlayer, blinker: Callable[[View], View]) -> None:
        self._player = player
        self._blinker = blinker

    def choose(self, view: View) -> Card:
        """The best legal card of stage one in the blinkered view."""
        legal = view.legal_plays()
        seen = self._blinker(view)
        try:
            card = self._player.choose(seen)
        except EngineError:  # the hand has shown that it is no standard one
            return self._player.choose(view)
        if card in legal:
            return card
        ranked = [entry.card for entry in self._player.advise(seen).cards]
        return next(card for card in ranked if card in legal)
