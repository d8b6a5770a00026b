"""The pars of days: worked out once, play by play, beside everything else, and then kept."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol, final

from germanwhist.errors import StorageError
from germanwhist.school.day import PAR_PLAYS, par_of
from germanwhist.service.thinking import Row, asked_by

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Mapping

    from germanwhist.school.day import ParPlay
    from germanwhist.service.processes import Others
    from germanwhist.service.thinking import Thinking

__all__ = ["DayPars", "ParStore"]

_AT_ONCE: Final = 2  # days; the others are worked out when they are asked for again


class ParStore(Protocol):
    """Where pars are kept."""

    async def pars(self, first: dt.date, last: dt.date) -> Mapping[dt.date, int]:
        """Those of these days and of those between them."""
        ...

    async def keep_par(self, day: dt.date, par: ParPlay) -> None:
        """Keep the par of a day, which never changes."""
        ...


@final
class DayPars:
    """Knows the par of each day, or finds it out.

    Args:
        days: where pars are kept.
        thinking: where each play waits for its turn.
        others: the other processes, one of which is enough for a day.
        play: one of the plays, by the day and its number.
    """

    def __init__(
        self,
        days: ParStore,
        thinking: Thinking,
        *,
        others: Others,
        play: Callable[[dt.date, int], ParPlay],
    ) -> None:
        self._days = days
        self._thinking = thinking
        self._others = others
        self._play = play
        self._working: dict[dt.date, asyncio.Task[None]] = {}

    async def of(self, day: dt.date) -> int | None:
        """The par of a day; None while it is being worked out."""
        par = (await self._days.pars(day, day)).get(day)
        if par is None and day not in self._working and len(self._working) < _AT_ONCE:
            working = self._working[day] = asyncio.create_task(self._work_out(day))
            working.add_done_callback(lambda _: self._working.pop(day))
        return par

    async def _work_out(self, day: dt.date) -> None:
        async with self._others.alone(f"par {day}") as is_ours:
            if is_ours:
                await self._find(day)

    async def _find(self, day: dt.date) -> None:
        plays = []
        with asked_by("", ""):  # it is nobody's own
            for number in range(PAR_PLAYS):
                plays.append(  # noqa: PERF401 - one after the other
                    await self._thinking.run(partial(self._play, day, number), Row.REVIEW)
                )
        try:
            await self._days.keep_par(day, par_of(plays))
        except StorageError:
            return  # the next who asks has it worked out again

    def close(self) -> None:
        """Stop working."""
        for working in self._working.values():
            working.cancel()
