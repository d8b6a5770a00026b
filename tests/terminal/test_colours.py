"""Terminals of few colours and of none: everything that is painted can be seen."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from rich.color import ColorSystem

from germanwhist import RuleSet
from germanwhist.terminal.drawing.few_colours import Depth
from germanwhist.terminal.run import depth_here
from germanwhist.terminal.settings import Settings, Theme
from germanwhist.terminal.table.hand import Hand, hand_boxes, hand_order
from tests.selection import first_of
from tests.terminal.emulator import Emulator, Seen, whole_screen
from tests.terminal.running import QUICK, Running, running

if TYPE_CHECKING:
    from pathlib import Path

MATCH = ("casual", RuleSet.parse("small match=hands=2"))
LOOKS = [
    (Depth.SIXTEEN, replace(QUICK, theme=Theme.DARK, has_memory_aid=True)),
    (Depth.SIXTEEN, replace(QUICK, theme=Theme.LIGHT, has_memory_aid=True)),
    (Depth.SIXTEEN, replace(QUICK, theme=Theme.DARK, has_four_colours=True)),
    (Depth.SIXTEEN, replace(QUICK, theme=Theme.LIGHT, has_four_colours=True)),
    (Depth.NONE, QUICK),
]


def _colour(code: str) -> int:
    """The number of one of the sixteen colours, as ink or as ground."""
    number = int(code)
    return number % 10 + 8 * (number >= 90)


def _shown(it: Running) -> Emulator:
    screen = Emulator(*it.app.size)
    screen.feed(whole_screen(it.app, ColorSystem.STANDARD))
    return screen


def _unseen(screen: Emulator) -> list[tuple[tuple[int, int], Seen]]:
    """The characters whose ink is their ground."""
    return [
        (place, seen)
        for place, seen in screen.cells.items()
        if seen.character.strip() and seen.ink and _colour(seen.ink) == _colour(seen.ground)
    ]


@pytest.mark.parametrize(("depth", "settings"), first_of(LOOKS, is_row=True))
async def test_everything_can_be_seen_in_few_colours(
    tmp_path: Path, depth: Depth, settings: Settings
) -> None:
    """Cards that may be played and others, chips, panels and forms, all through a hand."""
    async with running(tmp_path, settings=settings, match=MATCH, depth=depth) as it:
        scene = await it.to_turn()
        dimmed = 0
        while not scene.is_over:
            if len(scene.dimmed) > dimmed:
                dimmed = len(scene.dimmed)
                screen = _shown(it)
                assert _unseen(screen) == []
                _check_hand(it, screen)
            scene = await it.play()
        assert dimmed
        assert _unseen(_shown(it)) == []
        for keys in (("m",), ("escape", "question_mark"), ("escape", "q")):
            await it.press(*keys)
            await it.pilot.pause()
            assert _unseen(_shown(it)) == []


def _check_hand(it: Running, screen: Emulator) -> None:
    """Index and sign of each card in hand are there, in another colour than what they stand on."""
    hand = it.table.query_one(Hand)
    cards = hand_order(it.scene)
    boxes = hand_boxes(cards, hand.size.width, hand.size.height)
    for card, box in zip(cards, boxes, strict=True):
        y = hand.region.y + box.y - (card not in it.scene.dimmed)
        letter, sign = screen.cells[box.x + 1, y], screen.cells[box.x + 1, y + 1]
        assert letter.character == ("1" if card.rank.letter == "T" else card.rank.letter)
        assert sign.character == card.suit.sign


@pytest.mark.parametrize("theme", [Theme.DARK, Theme.LIGHT])
async def test_keys_are_chips_in_sixteen_colours(tmp_path: Path, theme: Theme) -> None:
    """The key of an action stands on another ground than its name, while it can be used."""
    settings = replace(QUICK, theme=theme)
    async with running(tmp_path, settings=settings, match=MATCH, depth=Depth.SIXTEEN) as it:
        await it.to_turn()
        screen = _shown(it)
        x = screen.lines[-1].index("Enter")
        chip, beside = screen.cells[x, it.app.size.height - 1], screen.cells[x + 7, 23]
        assert chip.ground != beside.ground


async def test_without_colour_no_colour_is_written(tmp_path: Path) -> None:
    """Bold and reversed are all there is."""
    async with running(tmp_path, settings=QUICK, match=MATCH, depth=Depth.NONE) as it:
        await it.to_turn()
        for key in ("right", "m", "escape", "q"):
            await it.press(key)
            await it.pilot.pause()
            written = whole_screen(it.app)
            assert set(re.findall(r"\x1b\[([\d;]+)m", written)) <= {"0", "1", "7", "1;7"}


@pytest.mark.parametrize("value", ["1", "yes"])
def test_the_environment_is_heard(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR asks for none, TERM=linux has sixteen, TERM=xterm-256color more."""
    monkeypatch.delenv("COLORTERM", raising=False)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "linux")
    assert depth_here() is Depth.SIXTEEN
    monkeypatch.setenv("TERM", "xterm-256color")
    assert depth_here() is Depth.FULL
    monkeypatch.setenv("NO_COLOR", value)
    assert depth_here() is Depth.NONE
    assert "NO_COLOR" not in os.environ
