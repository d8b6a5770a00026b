"""The computer players by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.engine import SearchMethod, SearchPlayer
from germanwhist.errors import EngineError
from germanwhist.players.counting import CountingPlayer
from germanwhist.players.greedy import GreedyPlayer
from germanwhist.players.legal_random import RandomPlayer
from germanwhist.players.levels import LEVEL_NAMES, make_level
from germanwhist.players.rules_of_thumb import EagerPlayer, LowestPlayer, ThresholdPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.players.player import Player

__all__ = ["PLAYER_NAMES", "make_player"]

_SIMPLE: Final[dict[str, Callable[[int], Player]]] = {
    "random": lambda seed: RandomPlayer(seed=seed),
    "lowest": lambda _: LowestPlayer(),
    "eager": lambda _: EagerPlayer(),
    "threshold": lambda _: ThresholdPlayer(),
    "greedy": lambda _: GreedyPlayer(),
    "counting": lambda _: CountingPlayer(),
}
_SEARCHES: Final = {method.value: method for method in SearchMethod}

PLAYER_NAMES: Final = (*_SIMPLE, *(f"{method}:N" for method in _SEARCHES), *LEVEL_NAMES)


def make_player(name: str, *, seed: int = 0, threads: int = 1) -> Player:
    """A computer player by its name.

    Args:
        name: one of `PLAYER_NAMES`, with a whole number for N: the worlds or iterations of each
            decision. A level may be written `level:master`, and with a version, `master@1`.
        seed: of a player that draws random numbers.
        threads: at most so many work on one decision of a player that searches, from 1 to 256.
            They make it quicker and change no answer.

    Raises:
        EngineError: there is no such player (code `unknown_player`), or N is below 1 or the number
            of threads cannot be (code `bad_limit`).

    Example:
        >>> make_player("mc:20").__class__.__name__
        'SearchPlayer'
    """
    kind, _, number = name.partition(":")
    if kind == "level" or kind.partition("@")[0] in LEVEL_NAMES:
        return make_level(name.removeprefix("level:"), seed=seed, threads=threads)
    if name in _SIMPLE:
        return _SIMPLE[name](seed)
    if kind in _SEARCHES and number.isascii() and number.isdigit():
        return SearchPlayer(_SEARCHES[kind], int(number), seed=seed, threads=threads)
    raise EngineError(
        f"no such player: {name!r} (expected one of {', '.join(PLAYER_NAMES)})",
        code="unknown_player",
    )
