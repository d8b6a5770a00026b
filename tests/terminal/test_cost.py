"""How much is written for a key and for a play, counted in bytes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from germanwhist import RuleSet
from germanwhist.terminal.output.picture import Picture
from germanwhist.terminal.settings import Speed
from tests.terminal.emulator import whole_screen
from tests.terminal.running import QUICK, Running, running

if TYPE_CHECKING:
    from pathlib import Path

MATCH = ("casual", RuleSet.parse("match10 first_dealer=seat"))
KEY, PLAY = 3_000, 25_000
_PLAYS = 6


class Meter:
    """Counts what would be written, frame by frame, with direct colours, which take most.

    A frame that comes late leaves out those before it, so that a slow machine counts fewer bytes,
    never more.
    """

    def __init__(self, it: Running) -> None:
        self._app = it.app
        self._picture = Picture(*it.app.size)
        self._picture.paint(whole_screen(it.app))
        self._picture.changes()
        self._bytes = 0
        self._app.post_display_hook = self._count  # type: ignore[method-assign]

    def _count(self) -> None:
        self._picture.paint(whole_screen(self._app))
        self._bytes += len(self._picture.changes().encode())

    def taken(self) -> int:
        """The bytes since the last look."""
        counted, self._bytes = self._bytes, 0
        return counted


async def _bytes_of_plays(folder: Path) -> list[int]:
    async with running(folder, settings=replace(QUICK, speed=Speed.NORMAL), match=MATCH) as it:
        await it.to_turn()
        await it.until(lambda: not it.table._pacing.is_moving)
        meter, counted = Meter(it), []
        for _ in range(_PLAYS):
            await it.play()
            await it.until(lambda: not it.table._pacing.is_moving)
            counted.append(meter.taken())
        return counted


async def test_an_arrow_key_costs_little(tmp_path: Path) -> None:
    """The ring moves from card to card, and nothing else is written."""
    async with running(tmp_path, settings=QUICK, match=MATCH) as it:
        await it.to_turn()
        meter = Meter(it)
        for key in ("right", "right", "left", "end", "home", "up", "l", "escape"):
            await it.press(key)
            assert meter.taken() <= KEY, key


@pytest.mark.thorough
async def test_a_play_costs_little_with_all_its_movement(tmp_path: Path) -> None:
    """The card, the answer, the trick on its way, the draw, the next lead."""
    counted = await _bytes_of_plays(tmp_path)
    assert min(counted) > 500
    assert max(counted) <= PLAY, counted
