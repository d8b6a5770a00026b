"""The computer players by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.errors import EngineError
from germanwhist.players.counting import CountingPlayer
from germanwhist.players.greedy import GreedyPlayer
from germanwhist.players.legal_random import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.players.player import Player

__all__ = ["PLAYER_NAMES", "make_player"]

_MAKERS: Final[dict[str, Callable[[int | None], Player]]] = {
    "random": lambda seed: RandomPlayer(seed=seed),
    "greedy": lambda _: GreedyPlayer(),
    "counting": lambda _: CountingPlayer(),
}

PLAYER_NAMES: Final = tuple(_MAKERS)  # from the weakest to the strongest


def make_player(name: str, *, seed: int | None = None) -> Player:
    """A computer player by its name.

    Args:
        name: one of `PLAYER_NAMES`.
        seed: makes a player that draws random numbers reproducible.

    Raises:
        EngineError: there is no such player (code `unknown_player`).

    Example:
        >>> make_player("greedy").__class__.__name__
        'GreedyPlayer'
    """
    if name not in _MAKERS:
        raise EngineError(
            f"no such player: {name!r} (expected one of {', '.join(PLAYER_NAMES)})",
            code="unknown_player",
        )
    return _MAKERS[name](seed)
