"""What a hint says: the strongest advice there is, in about half a second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.engine import SearchMethod, SearchPlayer

if TYPE_CHECKING:
    from germanwhist.engine import Advice
    from germanwhist.rules import View

__all__ = ["advise"]

_WORLDS: Final = 1_000
_SECONDS: Final = 0.5


def advise(view: View) -> Advice:
    """Every legal card with its expected points, and reasons.

    Args:
        view: what the seat to play knows.
    """
    player = SearchPlayer(SearchMethod.MONTE_CARLO, _WORLDS, seconds=_SECONDS)
    return player.advise(view)
