"""Who plays: a text that names a player, and the player it makes in any process."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.errors import EngineError, ProtocolError
from germanwhist.players import Player, make_player

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Contestant"]


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player by its text, checked when it is made for the first time.

    The text is the name of a player of this package (`greedy`, `mc:200`, `level:master`), or
    `py:module:Class` for a Python class or function that makes a player, called with the keyword
    `seed`.

    Args:
        text: the player's text.

    Example:
        >>> Contestant("greedy").make(seed=1).__class__.__name__
        'GreedyPlayer'
        >>> Contestant("py:germanwhist.players:RandomPlayer").make(seed=1).__class__.__name__
        'RandomPlayer'
    """

    text: str

    def make(self, *, seed: int) -> Player:
        """A new player.

        Args:
            seed: of its random numbers.

        Raises:
            EngineError: there is no such player.
            ProtocolError: what the text names makes no player (code `no_player`).
        """
        kind, _, rest = self.text.partition(":")
        if kind == "py":
            return _made_by(self.text, _loaded(rest, self.text), seed)
        return make_player(self.text, seed=seed)

    def __str__(self) -> str:
        return self.text


def _loaded(path: str, text: str) -> Callable[..., object]:
    module, _, name = path.partition(":")
    try:
        made: Callable[..., object] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise EngineError(
            f"no such player: {text!r}: {error} (expected py:module:Class)", code="unknown_player"
        ) from None
    return made


def _made_by(text: str, maker: Callable[..., object], seed: int) -> Player:
    made = maker(seed=seed)
    if not isinstance(made, Player):
        raise ProtocolError(
            f"no player: {text!r} made {type(made).__name__} (expected something with a method "
            "choose)",
            code="no_player",
        )
    return made
