"""What an engine remembers between lines, and how it answers them."""

from __future__ import annotations

import json
import threading
from typing import TYPE_CHECKING, Final, TextIO, final

from germanwhist.errors import GermanWhistError, ProtocolError
from germanwhist.notation import view_from_json
from germanwhist.players import Adviser, Cancellable
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
    read_version,
    read_whole,
)
from germanwhist.rules import RuleSet, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from germanwhist.players import Player
    from germanwhist.rules import View

__all__ = ["Conversation"]

_RESERVE: Final = 0.1  # of the time is kept for the way back
_WORDS: Final = "germanwhist, set, newgame, hand, match, view, go, stop or quit"


@final
class Conversation:
    """Answers lines in one thread; is told by another of what cannot wait.

    Args:
        name: what the engine calls itself.
        make: makes the player from the value of each option.
        options: what can be set.
        target: where lines go.
    """

    def __init__(
        self,
        name: str,
        make: Callable[[Mapping[str, str]], Player],
        options: Sequence[EngineOption],
        target: TextIO,
    ) -> None:
        self._name = name
        self._make = make
        self._options = tuple(options)
        self._values = {option.name: option.default for option in options}
        self._target = target
        self._ruleset = RuleSet()
        self._standing = Standing()
        self._player: Player | None = None
        self._view: View | None = None
        self._lock = threading.Lock()
        self._asked = self._begun = self._stopped = 0  # questions heard, answered, to cut short
        self._thinking: Player | None = None

    def expect(self, word: str) -> None:
        """Note a line that will be obeyed later."""
        if word == "go":
            with self._lock:
                self._asked += 1

    def stop(self) -> None:
        """Let every question that has been asked be answered at once, if the player can."""
        with self._lock:
            self._stopped = self._asked
            thinking = self._thinking
        if thinking is not None:
            _cancel(thinking)

    def obey(self, line: str) -> None:
        """Do what a line says; anything wrong with it is told with `error`.

        Raises:
            OSError: the target takes no more.
        """
        word, _, rest = line.partition(" ")
        try:
            self._do(word, rest.strip())
        except OSError:
            raise
        except GermanWhistError as error:
            self._say(f"error {error}")
        except Exception as error:  # whatever a line can do: the engine goes on
            self._say(f"error {type(error).__name__}: {error}")

    def _do(self, word: str, rest: str) -> None:
        if word == "germanwhist":
            self._hello(rest)
        elif word == "set":
            self._set(rest)
        elif word == "newgame":
            self._view = self._player = None
        elif word == "hand":
            _, self._ruleset = read_hand(rest)
            self._standing = Standing()
            self._view = self._player = None
        elif word == "match":
            self._standing = read_standing(rest)
        elif word == "view":
            self._view = self._read_view(rest)
        elif word == "go":
            self._go(rest)
        elif word:
            raise bad_line(word, _WORDS)

    def _hello(self, rest: str) -> None:
        version = min(PROTOCOL_VERSION, read_version(rest, f"germanwhist {rest}"))
        self._say(f"name {self._name}")
        for option in self._options:
            self._say(option_line(option, version=version))
        self._say(f"ready {version}")

    def _set(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        option = next((option for option in self._options if option.name == name), None)
        if option is None:
            known = ", ".join(option.name for option in self._options) or "nothing"
            raise bad_line(f"set {rest}", f"one of: {known}")
        if option.kind == "whole":
            value = str(read_whole(value, f"set {rest}", least=option.least, most=option.most))
        before = self._values
        self._values = before | {name: value}
        try:
            self._player = self._make(self._values)
        except Exception:
            self._values = before
            raise

    def _read_view(self, rest: str) -> View:
        try:
            value = json.loads(rest)
        except (ValueError, RecursionError) as error:
            raise bad_line(f"view {rest}", f"JSON: {error}") from None
        return view_from_json(value, self._ruleset, standing=self._standing)

    def _go(self, rest: str) -> None:
        with self._lock:
            self._begun += 1
            number = self._begun
        limits = read_go(rest)
        view = self._view
        if view is None or not view.is_to_play:
            raise ProtocolError(
                "go without a view (expected a view of the seat to play)", code="no_view"
            )
        player = self._make(self._values) if self._player is None else self._player
        self._player = player
        timer = None
        if limits.seconds is not None:
            seconds = min(limits.seconds * (1 - _RESERVE), threading.TIMEOUT_MAX)
            timer = threading.Timer(seconds, self._stop_question, [number])
            timer.daemon = True
            timer.start()
        with self._lock:
            self._thinking = player
            is_late = self._stopped >= number
        if is_late:
            _cancel(player)
        try:
            self._answer(player, view, limits)
        finally:
            if timer is not None:
                timer.cancel()
            with self._lock:
                self._thinking = None
                if self._stopped >= number:
                    self._player = None  # one that was told to stop would not begin again

    def _stop_question(self, number: int) -> None:
        """The time of a question is over; that of the next is not."""
        with self._lock:
            if self._thinking is None or self._begun != number:
                return
            self._stopped = max(self._stopped, number)
            thinking = self._thinking
        _cancel(thinking)

    def _answer(self, player: Player, view: View, limits: Limits) -> None:
        if not limits.wants_advice or not isinstance(player, Adviser):
            self._say(f"play {player.choose(view)}")
            return
        advice = player.advise(view)
        for card in advice.cards:
            estimate = CardEstimate(
                card=card.card, points=card.points, standard_error=card.standard_error
            )
            self._say(advice_line(estimate))
        self._say(f"play {advice.best}")

    def _say(self, line: str) -> None:
        self._target.write(" ".join(line.splitlines()) + "\n")
        self._target.flush()


def _cancel(player: Player) -> None:
    if isinstance(player, Cancellable):
        player.cancel()
