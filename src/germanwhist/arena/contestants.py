"""Who plays: a text that names a player, and the player it makes in any process."""

from __future__ import annotations

import importlib
import shlex
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from germanwhist.arena.best_response import BestResponse
from germanwhist.arena.contestant_options import parted, value_of
from germanwhist.arena.trained import trained_player
from germanwhist.errors import EngineError, ProtocolError
from germanwhist.players import LEVEL_NAMES, LEVELS, Closeable, Player, make_player
from germanwhist.protocol import ExternalPlayer, FunctionPlayer
from germanwhist.rules import derived_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

__all__ = ["KINDS", "Contestant", "close_player", "record_names"]

_DIGITS: Final = 9  # of a number of threads; fewer than that can be
_RESPONSES: Final = {"local": False, "searched": True}

KINDS: Final = (
    "NAME",
    "cmd:COMMAND",
    "py:MODULE:CLASS",
    "fn:MODULE:FUNCTION",
    "local:PLAYER",
    "searched:PLAYER",
    "trained:FILE",
)
"""The forms of a contestant's text."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player by its text.

    The text is one of

    - the name of a player of this package: `greedy`, `mc:200`, `level:master`, `master@1`;
    - `cmd:` and the command line of a program that speaks the engine protocol;
    - `py:module:Class` for a Python class or function that makes a player, called with the
      keyword `seed`;
    - `fn:module:function` for a function that is given an observation and returns a card;
    - `local:` or `searched:` and any of these, for a best response to that player: how much it
      wins says how far the player can be exploited;
    - `trained:` and a weights file that `germanwhist train` wrote, such as a response that was
      trained against a player: its policy plays, or with `?worlds=N` the master's search with its
      networks.

    Each may be followed by options, `?name=value&name=value`; after a command line a blank comes
    first. A program is told them, as far as it offers them; a Python class or function is called
    with them as keywords, a value being a number, `true`, `false`, `null` or else a text; the
    players of this package have `threads`.

    Args:
        text: the player's text.

    Example:
        >>> Contestant("greedy").make(seed=1).__class__.__name__
        'GreedyPlayer'
        >>> Contestant("py:germanwhist.players:RandomPlayer").make(seed=1).__class__.__name__
        'RandomPlayer'
        >>> Contestant("mc:20?threads=2").make(seed=1).__class__.__name__
        'SearchPlayer'
    """

    text: str

    def make(self, *, seed: int) -> Player:
        """A new player.

        Args:
            seed: of its random numbers.

        Raises:
            EngineError: there is no such player.
            ProtocolError: what the text names makes no player (code `no_player`), or the program
                does not speak the protocol.
        """
        kind, _, rest = self.text.partition(":")
        if kind not in _RESPONSES:
            body, options = parted(self.text)
            rest = body.partition(":")[2]
        if kind == "cmd":
            return ExternalPlayer(_words(rest, self.text), seed=seed, options=options)
        if kind == "py":
            arguments = {name: value_of(text) for name, text in options.items()}
            return _made_by(self.text, _loaded(rest, self.text), {**arguments, "seed": seed})
        if kind == "fn":
            arguments = {name: value_of(text) for name, text in options.items()}
            return FunctionPlayer(partial(_loaded(rest, self.text), **arguments), seed=seed)
        if kind == "trained":
            return trained_player(rest, options, seed=seed, text=self.text)
        if kind in _RESPONSES:
            victim = Contestant(rest)
            return BestResponse(
                lambda: victim.make(seed=derived_seed(seed, "victim")),
                seed=seed,
                is_searched=_RESPONSES[kind],
            )
        return make_player(body, seed=seed, threads=_threads(options, self.text))

    def identity(self) -> str:
        """What the player calls itself: a level with its version, a program by its own name.

        Making the player is also the check that the text is right.

        Raises:
            EngineError: there is no such player.
            ProtocolError: as `make`.

        Example:
            >>> Contestant("level:master").identity()
            'master@4'
        """
        player = self.make(seed=0)
        close_player(player)
        if isinstance(player, ExternalPlayer):
            command, _ = parted(self.text)
            return " ".join(player.name.split()) or Path(_words(command[4:], command)[0]).name
        name, question, options = self.text.removeprefix("level:").partition("?")
        if name in LEVEL_NAMES:
            name += f"@{max(level.version for level in LEVELS if level.name == name)}"
        return name + question + options

    def __str__(self) -> str:
        return self.text


def record_names(texts: Sequence[str], identities: Sequence[str]) -> tuple[str, ...]:
    """What players are called in records: their own names, told apart where they must be.

    Args:
        texts: the players' texts.
        identities: what each calls itself.

    Example:
        >>> record_names(["cmd:old/bot", "cmd:new/bot", "greedy"], ["Bot", "Bot", "greedy"])
        ('Bot', 'Bot (2)', 'greedy')
    """
    names: list[str] = []
    others: dict[str, list[str]] = {}  # the texts of each identity, in order
    for text, identity in zip(texts, identities, strict=True):
        known = others.setdefault(identity, [])
        if text not in known:
            known.append(text)
        place = known.index(text)
        names.append(identity if place == 0 else f"{identity} ({place + 1})")
    return tuple(names)


def close_player(player: object) -> None:
    """Let go of what a player holds, such as a process."""
    if isinstance(player, Closeable):
        player.close()


def _loaded(path: str, text: str) -> Callable[..., Any]:
    module, _, name = path.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:  # a program that is installed does not look into the present folder
        sys.path.append(here)
    try:
        made = getattr(importlib.import_module(module), name)
    except Exception as error:  # whatever the module does when it is imported
        raise _unknown(text, error) from None
    if not callable(made):
        raise _unknown(text, f"{name} cannot be called")
    return cast("Callable[..., Any]", made)


def _words(command: str, text: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError as error:
        raise _unknown(text, error) from None


def _unknown(text: str, reason: object) -> EngineError:
    kind = text.partition(":")[0]
    form = next(form for form in KINDS if form.startswith(kind))
    return EngineError(
        f"no such player: {text!r}: {reason} (expected {form})", code="unknown_player"
    )


def _threads(options: Mapping[str, str], text: str) -> int:
    """The only option of a player of this package."""
    number = options.get("threads", "1")
    if options.keys() - {"threads"} or not (number.isascii() and number.isdigit()):
        raise EngineError(
            f"no such player: {text!r} (expected no option but threads=N)", code="unknown_player"
        )
    return int(number[:_DIGITS])


def _made_by(text: str, maker: Callable[..., object], arguments: Mapping[str, object]) -> Player:
    try:
        made = maker(**arguments)
    except Exception as error:  # the player's, whatever it is
        raise ProtocolError(
            f"no player: {text!r}: {type(error).__name__}: {error} (expected one that can be made "
            f"with the keywords {', '.join(sorted(arguments))})",
            code="no_player",
        ) from None
    if not isinstance(made, Player):
        raise ProtocolError(
            f"no player: {text!r} made {type(made).__name__} (expected something with a method "
            "choose)",
            code="no_player",
        )
    return made
