"""What the cards of a moment of stage one are worth, by the strong search with several seeds."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from germanwhist.engine import Advice, CardAdvice, SearchMethod, SearchPlayer

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["searched"]

_FURTHER: Final = 2  # tricks that the policy plays on before the critic values


def searched(view: View, *, worlds: int, seeds: range) -> Advice:
    """Every legal card with the mean of several searches, the best first.

    Args:
        view: what the seat to play knows, in stage one.
        worlds: sampled with each seed.
        seeds: one search each, one or more.

    Returns:
        The advice; its errors are those of how far each card is behind the best.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> advice = searched(view, worlds=20, seeds=range(2))
        >>> {entry.card for entry in advice.cards} == set(view.legal_plays())
        True
    """
    found: dict[Card, list[CardAdvice]] = {}
    for seed in seeds:
        player = SearchPlayer(SearchMethod.LEARNED, worlds, further=_FURTHER, seed=seed)
        for entry in player.advise(view).cards:
            found.setdefault(entry.card, []).append(entry)
    cards = [_mean(entries) for entries in found.values()]
    return Advice(tuple(sorted(cards, key=lambda entry: -entry.points)), is_exact=False)


def _mean(entries: list[CardAdvice]) -> CardAdvice:
    error = hypot(*(entry.error_behind or 0.0 for entry in entries)) / len(entries)
    return CardAdvice(
        card=entries[0].card,
        points=sum(entry.points for entry in entries) / len(entries),
        standard_error=error,
        tries=sum(entry.tries for entry in entries),
        error_behind=error,
    )
