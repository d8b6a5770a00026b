"""A session: one person, their tables and their settings. It has no screen."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count
from typing import TYPE_CHECKING, Final, Protocol

from germanwhist.errors import GermanWhistError
from germanwhist.notation import write_records
from germanwhist.rules import RuleSet, Seat
from germanwhist.school.mistakes import Schedule, has_reviewed, reviewed_fact
from germanwhist.service import Device, SeatKind, computer, person
from germanwhist.terminal.look import Look
from germanwhist.terminal.settings import Theme, load_settings, save_settings
from germanwhist.terminal.table.scene import Scene
from germanwhist.texts import load_texts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from germanwhist.review import HandReview
    from germanwhist.school.practice import Practice
    from germanwhist.service import DayPars, Occupant, Tables, TableSummary, TableView
    from germanwhist.storage import Days, PracticeLog
    from germanwhist.terminal.run_options import RunOptions
    from germanwhist.terminal.settings import Settings

__all__ = ["PERSON", "History", "School", "Session", "my_seat"]

_ME: Final = Seat.SOUTH
_HISTORY: Final = 200  # matches to look back on
PERSON: Final = "terminal"
"""The key of whoever sits at this terminal."""


class History(Protocol):
    """A place that remembers finished matches."""

    async def finished(self, *, limit: int) -> tuple[TableSummary, ...]:
        """The tables whose match is over, the last used first."""
        ...


def my_seat(seats: tuple[Occupant | None, Occupant | None]) -> Seat | None:
    """The seat of the person at a table with one person and one computer; None at others."""
    kinds = [None if occupant is None else occupant.kind for occupant in seats]
    if sorted(map(str, kinds)) != sorted((SeatKind.PERSON, SeatKind.COMPUTER)):
        return None
    return Seat(kinds.index(SeatKind.PERSON))


@dataclass(frozen=True, slots=True, kw_only=True)
class School:
    """Where it is kept what this person learns.

    Args:
        practice: what was done.
        days: the hands of the day.
        pars: their pars.
    """

    practice: PracticeLog
    days: Days
    pars: DayPars


class Session:
    """What the screens work with.

    Args:
        tables: the tables.
        history: remembers finished matches.
        settings_file: where the settings are kept.
        options: what holds for this run only.
        school: keeps what is done to learn.
    """

    def __init__(
        self,
        tables: Tables,
        history: History,
        settings_file: Path,
        *,
        options: RunOptions,
        school: School,
    ) -> None:
        self.tables = tables
        self.school = school
        self.settings = load_settings(settings_file)
        self._history = history
        self._settings_file = settings_file
        self._device = Device()
        self._options = options

    @property
    def now(self) -> float:
        """Seconds by this run's clock."""
        return self._options.clock()

    @property
    def wall(self) -> float:
        """Seconds since 1970-01-01 UTC."""
        return self._options.wall()

    @property
    def repeat_guard(self) -> float:
        """Seconds in which a key held down or doubled does not play again."""
        return self._options.repeat_guard

    @property
    def look(self) -> Look:
        """Language, colours and settings, as they are now."""
        theme = self.settings.theme
        is_dark = self._options.is_night if theme is Theme.AUTO else theme is Theme.DARK
        texts = load_texts(self._options.language or self.settings.language)
        return Look(texts, self.settings, is_dark, self._options.depth)

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer players that may be chosen, from the weakest to the strongest."""
        return self.tables.levels

    @property
    def level(self) -> str:
        """The opponent chosen last; at first one in the middle."""
        chosen = self.settings.level
        middle = self.levels[(len(self.levels) - 1) // 2]
        return chosen if chosen is not None and chosen in self.levels else middle

    @property
    def rules(self) -> RuleSet:
        """The rules chosen last; the standard match where they cannot be read."""
        try:
            return RuleSet.parse(self.settings.rules)
        except GermanWhistError:
            return RuleSet.preset("match10")

    def change(self, settings: Settings) -> None:
        """Take over and keep other settings."""
        if settings == self.settings:
            return
        if settings.language != self.settings.language:
            self._options = replace(self._options, language=None)
        self.settings = settings
        save_settings(self._settings_file, settings)

    async def create(self, level: str, rules: RuleSet) -> tuple[str, Seat]:
        """Open a new table against a computer player.

        Returns:
            The table's id and the person's seat.

        Raises:
            RefusedError: there is no such level.
            StorageError: it cannot be kept.
        """
        table = await self.tables.create(
            rules,
            (computer(level), person()),
            first_dealer=_ME.opponent,
            promises=(None, self._device.promise(_ME)),
        )
        await self._cut(await self.tables.view(table, _ME))
        return table, _ME

    @asynccontextmanager
    async def watch(self, table: str, seat: Seat) -> AsyncIterator[AsyncIterator[TableView]]:
        """Watch a table as `Tables.subscribe` does, and take part in its deals."""
        async with self.tables.subscribe(table, seat) as views:
            yield self._cutting(views)

    async def _cutting(self, views: AsyncIterator[TableView]) -> AsyncIterator[TableView]:
        async for view in views:
            if not await self._cut(view):  # else another view is on its way
                yield view

    async def _cut(self, view: TableView) -> bool:
        """Promise and open what the next deal waits for from this seat; whether anything was."""
        has_cut = False
        while (request := self._device.answer(view)) is not None:
            try:
                await self.tables.ask(view.id, view.seat, request)
            except GermanWhistError:  # the next view tries again
                break
            has_cut = True
            view = await self.tables.view(view.id, view.seat)
        return has_cut

    async def create_like(self, table: TableView) -> tuple[str, Seat]:
        """Open a table with the rules and the opponent of another."""
        return await self.create(self.same_level(table), table.rules)

    def same_level(self, table: TableView) -> str:
        """The opponent of a table; the one chosen last where it is no level to be chosen."""
        level = table.opponent_level
        return level if level in self.levels else self.level

    def stand_in(self, table: TableView) -> str:
        """A level to take the place of a computer player that failed: another one, if any."""
        others = [level for level in self.levels if level != table.opponent_level]
        return others[-1] if others else self.level

    async def open_matches(self) -> tuple[TableSummary, ...]:
        """The matches to go on with, the last used first."""
        summaries = await self.tables.unfinished()
        return tuple(summary for summary in summaries if my_seat(summary.seats) is not None)

    async def export(self, table: str, folder: Path) -> Path | None:
        """Write the finished hands of a table as a record, under a name that is free.

        Returns:
            The file; None when no hand is finished.

        Raises:
            RefusedError: there is no such table.
            OSError: it cannot be written.
        """
        records = await self.tables.records(table)
        if not records:
            return None
        name = f"german-whist-{records[-1].date or 'undated'}"
        for number in count(1):
            file = folder / (f"{name}.gwr" if number == 1 else f"{name}-{number}.gwr")
            with suppress(FileExistsError), file.open("x", encoding="utf-8", newline="\n") as out:
                write_records(records, out)
                return file
        return None

    async def last_open(self) -> Scene | None:
        """The open match that was used last, as it stands, fully lit."""
        for summary in (await self.open_matches())[:1]:
            seat = my_seat(summary.seats)
            table = None if seat is None else await self.tables.view(summary.table, seat)
            if table is not None and table.view is not None:
                return Scene(table=table, view=table.view, look=self.look, is_lit=True)
        return None

    async def keep_practice(self, practice: Practice) -> None:
        """Keep one more thing that this person did to learn."""
        await self.school.practice.add(PERSON, practice, at=self.wall)

    async def practised(self) -> tuple[Practice, ...]:
        """All that this person did to learn, the oldest first."""
        return tuple(dated.practice for dated in await self.school.practice.of(PERSON))

    async def schedule(self) -> Schedule:
        """One's own mistakes, and when each is to be asked."""
        kept = await self.school.practice.of(PERSON)
        return Schedule.of([(dated.at, dated.practice) for dated in kept], now=self.wall)

    async def keep_mistakes(
        self, review: HandReview, seat: Seat, *, of: tuple[str, int], level: str | None
    ) -> None:
        """Keep the player's own mistakes of a hand that is reviewed for the first time.

        Args:
            review: of the hand.
            seat: the person's.
            of: the table it was played at, and its number there, from 1.
            level: the opponent's; None for a person.
        """
        table, hand = of
        if has_reviewed(await self.practised(), table=table, hand=hand):
            return
        fact = await asyncio.to_thread(
            reviewed_fact, review, seat, table=table, hand=hand, level=level
        )
        await self.keep_practice(fact)

    async def finished_matches(self) -> tuple[TableSummary, ...]:
        """The matches that were played to their end, the last first."""
        summaries = await self._history.finished(limit=_HISTORY)
        return tuple(summary for summary in summaries if my_seat(summary.seats) is not None)
