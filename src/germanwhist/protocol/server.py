"""Being an engine: any player behind the protocol, on two streams of text."""

from __future__ import annotations

import json
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TextIO, final

from germanwhist.errors import GermanWhistError, ProtocolError
from germanwhist.notation import view_from_json
from germanwhist.protocol.lines import (
    PROTOCOL_VERSION,
    CardEstimate,
    EngineOption,
    Limits,
    advice_line,
    bad_line,
    option_line,
    read_go,
    read_hand,
    read_standing,
)
from germanwhist.rules import RuleSet, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from germanwhist.players import Player
    from germanwhist.rules import View

__all__ = ["serve"]

_RESERVE: Final = 0.1  # of the time is kept for the way back


def serve(
    name: str,
    make: Callable[[Mapping[str, str]], Player],
    *,
    options: Sequence[EngineOption] = (),
    source: Iterable[str],
    target: TextIO,
) -> None:
    r"""Speak the engine protocol until `quit` or the end of the source.

    Faulty lines are answered with `error` and change nothing. While the player thinks, `stop`
    and `quit` are obeyed at once and other lines wait for the answer.

    Args:
        name: what the engine calls itself.
        make: makes the player from the value of each option; called when a hand begins. A player
            with a method `cancel` is told by it to answer at once.
        options: what can be set.
        source: where lines come from.
        target: where lines go.

    Example:
        >>> import io
        >>> from germanwhist.players import GreedyPlayer
        >>> target = io.StringIO()
        >>> source = io.StringIO("germanwhist 1\nquit\n")
        >>> serve("greedy", lambda _: GreedyPlayer(), source=source, target=target)
        >>> target.getvalue().splitlines()
        ['name greedy', 'ready 1']
    """
    with ThreadPoolExecutor(1) as pool:
        engine = _Engine(name, make, options, target, pool)
        for line in source:
            if not engine.obey(line.strip()):
                engine.cancel()
                return


@final
class _Engine:
    """What an engine remembers between lines."""

    def __init__(
        self,
        name: str,
        make: Callable[[Mapping[str, str]], Player],
        options: Sequence[EngineOption],
        target: TextIO,
        pool: ThreadPoolExecutor,
    ) -> None:
        self._name = name
        self._make = make
        self._options = tuple(options)
        self._values = {option.name: option.default for option in options}
        self._target = target
        self._pool = pool
        self._ruleset = RuleSet()
        self._standing = Standing()
        self._player: Player | None = None
        self._view: View | None = None
        self._thinking: Future[None] | None = None

    def obey(self, line: str) -> bool:
        """Do what a line says; whether to go on."""
        word, _, rest = line.partition(" ")
        if word == "quit":
            return False
        if word == "stop":
            self.cancel()
            return True
        if self._thinking is not None:
            self._thinking.result()
            self._thinking = None
        try:
            self._do(word, rest.strip())
        except GermanWhistError as error:
            self._say(f"error {error}")
        return True

    def _do(self, word: str, rest: str) -> None:
        if word == "germanwhist":
            self._hello(rest)
        elif word == "set":
            self._set(rest)
        elif word == "hand":
            _, self._ruleset = read_hand(rest)
            self._standing = Standing()
            self._view = self._player = None
        elif word == "match":
            self._standing = read_standing(rest)
        elif word == "view":
            self._view = self._read_view(rest)
        elif word == "go":
            self._go(read_go(rest))
        elif word:
            raise bad_line(word, "germanwhist, set, hand, match, view, go, stop or quit")

    def _hello(self, rest: str) -> None:
        if not rest.isdigit() or int(rest) < PROTOCOL_VERSION:
            raise bad_line(f"germanwhist {rest}", f"version {PROTOCOL_VERSION} or later")
        self._say(f"name {self._name}")
        for option in self._options:
            self._say(option_line(option))
        self._say(f"ready {PROTOCOL_VERSION}")

    def _set(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        option = next((option for option in self._options if option.name == name), None)
        if option is None:
            known = ", ".join(option.name for option in self._options) or "nothing"
            raise bad_line(f"set {rest}", f"one of: {known}")
        if option.kind == "whole" and not (value.isascii() and value.isdigit()):
            raise bad_line(f"set {rest}", "a whole number from 0 on")
        before = self._values
        self._values = before | {name: value}
        try:
            self._player = self._make(self._values)
        except GermanWhistError:
            self._values = before
            raise

    def _read_view(self, rest: str) -> View:
        try:
            value = json.loads(rest)
        except ValueError as error:
            raise bad_line(f"view {rest}", f"JSON: {error}") from None
        return view_from_json(value, self._ruleset, standing=self._standing)

    def _go(self, limits: Limits) -> None:
        view = self._view
        if view is None or not view.is_to_play:
            raise ProtocolError(
                "go without a view (expected a view of the seat to play)", code="no_view"
            )
        if self._player is None:
            self._player = self._make(self._values)
        self._thinking = self._pool.submit(self._think, self._player, view, limits)

    def _think(self, player: Player, view: View, limits: Limits) -> None:
        timer = None
        if limits.seconds is not None:
            timer = threading.Timer(limits.seconds * (1 - _RESERVE), self.cancel)
            timer.start()
        try:
            advise = getattr(player, "advise", None)
            if limits.wants_advice and advise is not None:
                advice = advise(view)
                for card in advice.cards:
                    estimate = CardEstimate(card.card, card.points, card.standard_error)
                    self._say(advice_line(estimate))
                self._say(f"play {advice.best}")
            else:
                self._say(f"play {player.choose(view)}")
        except Exception as error:  # the player's, whatever it is
            self._say(f"error {type(error).__name__}: {error}")
        finally:
            if timer is not None:
                timer.cancel()
                timer.join()  # so that it cannot cut the next answer short

    def cancel(self) -> None:
        """Let the player under way answer at once, if it can; another is made for the next play."""
        player, self._player = self._player, None
        cancel = getattr(player, "cancel", None)
        if cancel is not None:
            cancel()

    def _say(self, line: str) -> None:
        self._target.write(" ".join(line.splitlines()) + "\n")
        self._target.flush()
