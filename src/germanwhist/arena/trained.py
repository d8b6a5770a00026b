"""A player made of the networks of a training run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from germanwhist.engine import Networks, PolicyPlayer, SearchMethod, SearchPlayer
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from germanwhist.players import Player

__all__ = ["trained_player"]

_DIGITS: Final = 9
_FURTHER: Final = 1  # tricks that the policy plays on in the search, as those of the master


def trained_player(file: str, options: Mapping[str, str], *, seed: int, text: str) -> Player:
    """The player of a weights file: its policy alone, or the master's search with its networks.

    Args:
        file: what `germanwhist train` wrote.
        options: `worlds=N` for a search of N worlds a play.
        seed: of the worlds.
        text: what the contestant is called, for errors.

    Raises:
        EngineError: the file cannot be read or is not sound; or another option (code
            `unknown_player`).
    """
    networks = Networks.read(Path(file))
    worlds = options.get("worlds", "")
    if options.keys() - {"worlds"} or (worlds and not (worlds.isascii() and worlds.isdigit())):
        raise EngineError(
            f"no such player: {text!r} (expected no option but worlds=N)", code="unknown_player"
        )
    if not worlds:
        return PolicyPlayer(networks)
    return SearchPlayer(
        SearchMethod.WEIGHED,
        int(worlds[:_DIGITS]),
        further=_FURTHER,
        networks=networks,
        seed=seed,
    )
