"""The six levels: characters that differ in what they remember and how far they think.

All are dealt the same random cards and see only their own view. A level has versions: a change of
how it plays is a new version, and the old one stays selectable as `name@version`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from germanwhist.engine import SearchMethod, SearchPlayer, Weighing
from germanwhist.errors import EngineError
from germanwhist.players.counting import CountingPlayer
from germanwhist.players.rules_of_thumb import ThresholdPlayer
from germanwhist.rules import SeededSource

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.cards import Card
    from germanwhist.players.player import Player
    from germanwhist.rules import View

__all__ = ["LEVELS", "LEVEL_NAMES", "Level", "make_level"]

_LAPSES: Final = 25  # of a hundred plays
_SEED_STEP: Final = 1_000_003


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One version of a level.

    Args:
        name: what programs call it; the texts have the character's name.
        number: 1 for the weakest to 6 for the strongest.
        version: counts up from 1 when the way it plays changes.
        make: makes the player, from a seed of its random numbers and the number of threads that
            may work on one decision.
    """

    name: str
    number: int
    version: int
    make: Callable[[int, int], Player]


@final
class _Absent:
    """Plays like another player, but now and then without looking: any legal card."""

    def __init__(self, player: Player, seed: int) -> None:
        self._player = player
        self._seed = seed

    def choose(self, view: View) -> Card:
        # From the moment of the hand, so that the same view gets the same card.
        moment = 2 * len(view.tricks) + (view.led is not None)
        source = SeededSource(self._seed * _SEED_STEP + moment)
        if source.randrange(100) >= _LAPSES:
            return self._player.choose(view)
        legal = tuple(view.legal_plays())
        return legal[source.randrange(len(legal))]


@final
class _InStages:
    """One player for stage one, another for stage two."""

    def __init__(self, one: Player, two: Player) -> None:
        self._players = (one, two)

    def choose(self, view: View) -> Card:
        return self._players[view.stage - 1].choose(view)


def _exact() -> Player:
    """Plays stage two exactly; its stage one is not used."""
    return SearchPlayer(SearchMethod.MONTE_CARLO, 1)


def _expert(seed: int, threads: int) -> Player:
    return SearchPlayer(SearchMethod.MONTE_CARLO, 50, seed=seed, threads=threads)


def _first_master(seed: int, threads: int) -> Player:
    return SearchPlayer(SearchMethod.LEARNED, 200, further=1, answers=0, seed=seed, threads=threads)


def _second_master(seed: int, threads: int) -> Player:
    weighing = Weighing(temperature=3, drawn=2, is_softened=False, prior=0)
    return SearchPlayer(
        SearchMethod.WEIGHED,
        200,
        further=1,
        answers=0,
        weighing=weighing,
        seed=seed,
        threads=threads,
    )


def _third_master(seed: int, threads: int) -> Player:
    return SearchPlayer(SearchMethod.WEIGHED, 700, further=1, answers=0, seed=seed, threads=threads)


def _master(seed: int, threads: int) -> Player:
    return SearchPlayer(SearchMethod.WEIGHED, 700, further=1, seed=seed, threads=threads)


LEVELS: Final[tuple[Level, ...]] = (
    Level(
        name="novice", number=1, version=1, make=lambda seed, _: _Absent(ThresholdPlayer(), seed)
    ),
    Level(name="casual", number=2, version=1, make=lambda *_: ThresholdPlayer()),
    Level(name="regular", number=3, version=1, make=lambda *_: CountingPlayer(recalls_all=False)),
    Level(
        name="counter", number=4, version=1, make=lambda *_: _InStages(CountingPlayer(), _exact())
    ),
    Level(name="expert", number=5, version=1, make=_expert),
    Level(name="master", number=6, version=1, make=_first_master),
    Level(name="master", number=6, version=2, make=_second_master),
    Level(name="master", number=6, version=3, make=_third_master),
    Level(name="master", number=6, version=4, make=_master),
)

LEVEL_NAMES: Final = tuple(dict.fromkeys(level.name for level in LEVELS))


def make_level(text: str, *, seed: int = 0, threads: int = 1) -> Player:
    """The player of a level.

    Args:
        text: a name of `LEVEL_NAMES` for its newest version, or `name@version`.
        seed: of its random numbers, 0 or more.
        threads: at most so many work on one decision of a level that searches.

    Raises:
        EngineError: there is no such level or version (code `unknown_level`).

    Example:
        >>> make_level("casual").__class__ is make_level("casual@1").__class__
        True
    """
    name, at, version = text.partition("@")
    found = [
        level
        for level in LEVELS
        if level.name == name and (not at or version == str(level.version))
    ]
    if not found:
        raise EngineError(
            f"no such level: {text!r} (expected one of {', '.join(LEVEL_NAMES)}, or a version "
            "such as master@1)",
            code="unknown_level",
        )
    return max(found, key=lambda level: level.version).make(seed, threads)
