"""Who plays the other seat of an environment with one agent."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any, final

from germanwhist.arena import Contestant
from germanwhist.arena.contestants import close_player

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.players import Player
    from germanwhist.rules import View

__all__ = ["Opponent"]


@final
class Opponent:
    """The player of the other seat, made from its text or given. It can be copied and pickled.

    A copy of a player that was made from a text goes on as the player does where its parts can be
    copied; a program, or a player that searches, is made anew with the same seed.

    Args:
        given: a contestant's text, such as `greedy` or `cmd:./my-player`, or any `Player`.
        seed: of the random numbers of a player made from a text.

    Raises:
        EngineError: there is no such player (code `unknown_player`).
        ProtocolError: what the text names makes no player.
    """

    def __init__(self, given: Player | str, *, seed: int = 0) -> None:
        self._given = given
        self._player: Player | None = None
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Begin with new random numbers; a player that was given stays as it is."""
        self._seed = seed
        if isinstance(self._given, str):
            self.close()
            self._player = Contestant(self._given).make(seed=seed)
        else:
            self._player = self._given

    def choose(self, view: View) -> Card:
        """The card to play now."""
        if self._player is None:
            self.seed(self._seed)
        assert self._player is not None  # noqa: S101 - it was just made
        return self._player.choose(view)

    def close(self) -> None:
        """Let go of a program; it is started again when it has to play."""
        if self._player is not None and isinstance(self._given, str):
            close_player(self._player)
            self._player = None

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        if isinstance(self._given, str) and not _can_be_pickled(self._player):
            kept["_player"] = None
        return kept


def _can_be_pickled(player: object) -> bool:
    """A program, a thread or a part of the kernel cannot."""
    try:
        pickle.dumps(player)
    except Exception:
        return False
    return True
