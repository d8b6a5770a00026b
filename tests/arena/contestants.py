"""Players that do what a referee must survive, named by the tests as `py:` contestants."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from germanwhist import Card, View

HERE = "py:tests.arena.contestants"


class Highest:
    """Plays its highest legal card, whatever the seed."""

    def __init__(self, *, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Card:
        """The highest card."""
        return view.legal_plays().highest()


class Crashing(Highest):
    """Fails in the second trick."""

    def choose(self, view: View) -> Card:
        """The highest card, or no answer at all."""
        if view.tricks:
            raise RuntimeError("no idea")
        return super().choose(view)


class Cheating(Highest):
    """Plays the first card that it may not play."""

    def choose(self, view: View) -> Card:
        """A card that is not legal."""
        illegal = [card for card in (view.unseen | view.holding) if card not in view.legal_plays()]
        return illegal[0]


class Endless(Highest):
    """Never answers, whatever it catches."""

    def choose(self, _view: View) -> NoReturn:
        """Nothing."""
        while True:
            try:
                self.seed += 1
            except Exception:  # noqa: S112 - it does its worst
                continue


class NoCard(Highest):
    """Answers with nothing."""

    def choose(self, _view: View) -> None:  # type: ignore[override]
        """Nothing."""


class Dozing(Highest):
    """Takes 60 ms for each play, nearly all of them asleep."""

    def choose(self, view: View) -> Card:
        """The highest card, after a while."""
        threading.Event().wait(0.06)
        return super().choose(view)


class Keyed(Highest):
    """Takes arguments."""

    def __init__(self, *, seed: int, depth: int = 1, name: str = "") -> None:
        super().__init__(seed=seed)
        self.given = (depth, name)


class NoPlayer:
    """Has nothing to choose with."""

    def __init__(self, *, seed: int) -> None:
        self.seed = seed


class NoSeed:
    """Does not want the seed that it is given."""

    def choose(self, view: View) -> Card:
        """The lowest card."""
        return view.legal_plays().lowest()


class Interrupting(Highest):
    """Presses Ctrl-C when it has to play after so many hands as `left` says."""

    left = 4
    _is_new = True

    def choose(self, view: View) -> Card:
        """The highest card, after pressing Ctrl-C or not."""
        if self._is_new:
            self._is_new = False
            Interrupting.left -= 1
        if Interrupting.left < 0:
            os.kill(os.getpid(), signal.SIGINT)
        return super().choose(view)


class Killing(Highest):
    """Ends its process with a signal, once: when the file that `MARKER` names is not there."""

    MARKER = "GERMANWHIST_TEST_MARKER"

    def choose(self, view: View) -> Card:
        """The highest card, or no answer and no process."""
        marker = Path(os.environ[self.MARKER])
        if not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


def lowest_or_highest(observation: dict[str, Any], *, is_high: bool = False) -> str:
    """The lowest legal card, or the highest."""
    legal: list[str] = observation["legal"]
    return max(legal, key=_rank) if is_high else min(legal, key=_rank)


def _rank(card: str) -> int:
    return "23456789TJQKA".index(card[0])


ASKED: list[tuple[int, bool, int]] = []


def remembering(observation: dict[str, Any]) -> str:
    """The first legal card; what it is told and how often is noted in `ASKED`."""
    memory = observation["memory"]
    memory["asked"] = memory.get("asked", 0) + 1
    ASKED.append((observation["seed"], observation["is_first"], memory["asked"]))
    card: str = observation["legal"][0]
    return card


def lowest(observation: dict[str, list[str]]) -> str:
    """A function from an observation to a card."""
    return observation["legal"][0]
