"""A player that plays any legal card, each as likely as the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from germanwhist.rules import SeededSource
from germanwhist.rules.shuffle import source_of

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import RandomSource, View

__all__ = ["RandomPlayer"]


@final
class RandomPlayer:
    """Plays a legal card at random.

    Args:
        seed: makes the choices reproducible; None draws from the system's source.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> RandomPlayer(seed=1).choose(view) in view.holding
        True
    """

    def __init__(self, *, seed: int | None = None) -> None:
        self._source: RandomSource = source_of(None) if seed is None else SeededSource(seed)

    def choose(self, view: View) -> Card:
        """Any legal card."""
        legal = tuple(view.legal_plays())
        return legal[self._source.randrange(len(legal))]
