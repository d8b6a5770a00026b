"""What tables are run with: players, judge, random numbers, clocks."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, Union

from germanwhist.players import LEVEL_NAMES, make_level
from germanwhist.school.day import day_opponent, par_play
from germanwhist.school.same import same_opponent
from germanwhist.service.advice import advise
from germanwhist.service.claims import ClaimJudge, can_force
from germanwhist.service.players import has_version
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.table_values import SameHand

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable

    from germanwhist.engine import Advice
    from germanwhist.players import Player
    from germanwhist.rules import RandomSource, View
    from germanwhist.school.day import ParPlay

__all__ = ["Fixed", "Setup"]

Fixed: TypeAlias = Union["dt.date", SameHand]
"""What fixes the random numbers of a computer player."""

_SEED_BITS: Final = 32


def _make_seeded_player(level: str, seed: int) -> Player:
    """A player whose random numbers are those of a sealed deal."""
    return make_level(level, seed=seed)


def _make_player(level: str) -> Player:
    """A player that draws other random numbers at each table."""
    return make_level(level, seed=secrets.randbits(_SEED_BITS))


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """The parts that `Tables` works with; the defaults are those of the product.

    Args:
        make_player: makes the computer player of a level.
        make_seeded_player: the same for a sealed deal, whose secret gives the player's seed.
        make_day_opponent: makes the computer player of a day's hand.
        make_same_opponent: makes the computer player of a deal of a challenge, by its
            level with the version, the secret and the number of the deal.
        par_play: one of the plays that a day's par is made from, by the day and the number of the
            play.
        levels: the levels that may be chosen, each also in an older version, as `name@version`.
        judge: decides whether a claim can be forced.
        advise: what a hint says of a view.
        source: random numbers for cuts, deals and the secrets of challenges; None
            for the system's cryptographic source. Deals from a source of one's own are not sealed.
        clock: seconds since 1970-01-01 UTC.
        steady: seconds that only grow, from any beginning: they tell when `clock` has jumped.
        absent_after: seconds without a connection after which a person counts as away.
        look_every: seconds between two looks at what other processes have written to the tables
            that are watched here.
        heal_every: the same while processes hear each other, so that only lost news is found, and
            seconds between two times that each tells who watches there.
        think_limit: seconds a computer player may take for a card.
        cut_limit: seconds for which a deal waits for a person's cut once another one is there.
    """

    make_player: Callable[[str], Player] = _make_player
    make_seeded_player: Callable[[str, int], Player] = _make_seeded_player
    make_day_opponent: Callable[[dt.date], Player] = day_opponent
    make_same_opponent: Callable[[str, str, int], Player] = same_opponent
    par_play: Callable[[dt.date, int], ParPlay] = par_play
    levels: tuple[str, ...] = LEVEL_NAMES
    judge: ClaimJudge = can_force
    advise: Callable[[View], Advice] = advise
    source: RandomSource | None = None
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    absent_after: float = 60.0
    look_every: float = 1.0
    heal_every: float = 2.0
    think_limit: float = 60.0
    cut_limit: float = 10.0

    def player(self, level: str, fixed: Fixed | None, *, seed: int | None = None) -> Player:
        """The computer player of a level, or the opponent of a day or of a deal.

        Args:
            level: the level.
            fixed: the day or the deal, if it is the opponent of one.
            seed: of its random numbers, where the deal was sealed.
        """
        if isinstance(fixed, SameHand):
            return self.make_same_opponent(fixed.level, fixed.secret, fixed.number)
        if fixed is not None:
            return self.make_day_opponent(fixed)
        return self.make_player(level) if seed is None else self.make_seeded_player(level, seed)

    def check_level(self, level: str) -> None:
        """Raise a refusal for a level that may not be chosen.

        Raises:
            RefusedError: there is no such level (code `unknown_level`).
        """
        is_version = level.partition("@")[0] in self.levels and has_version(level)
        if level not in self.levels and not is_version:
            raise RefusedError(
                f"no such level: {level!r} (expected one of {', '.join(self.levels)})",
                code=Refusal.UNKNOWN_LEVEL,
            )
