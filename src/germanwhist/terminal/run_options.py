"""What holds for one run of the terminal application."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.terminal.drawing.few_colours import Depth

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["RunOptions"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunOptions:
    """What holds for this run of the program only.

    Args:
        is_night: whether the terminal's background is dark.
        depth: how many colours the terminal has.
        language: a language that was asked for and goes before the settings.
        repeat_guard: seconds in which a key held down or doubled does not play again.
        clock: seconds that only grow, from any beginning.
        wall: seconds since 1970-01-01 UTC.
    """

    is_night: bool = True
    depth: Depth = Depth.FULL
    language: str | None = None
    repeat_guard: float = 0.25
    clock: Callable[[], float] = time.monotonic
    wall: Callable[[], float] = time.time
