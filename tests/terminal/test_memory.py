"""The memory trainer in a terminal, on its screen and line by line."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING

from textual.widgets import OptionList

from germanwhist import Card, Rank, RuleSet, Suit
from germanwhist.school.memory import Grade
from germanwhist.school.practice import Marked
from germanwhist.terminal.memory.at_table import MemoryAtTable
from germanwhist.terminal.memory.grid import Grid
from germanwhist.terminal.memory.screen import MemoryScreen
from germanwhist.terminal.plain.dialogue import Dialogue
from germanwhist.terminal.plain.lines import Lines
from germanwhist.terminal.plain.memory import train_memory
from germanwhist.terminal.table.screen import TableScreen
from tests.terminal.running import QUICK, running
from tests.terminal.test_plain import GAME, piped

if TYPE_CHECKING:
    from pathlib import Path


async def test_stage_one_passes_by_and_is_remembered(tmp_path: Path) -> None:
    """From the first page: seven tricks, two marks, what came of them, and the best try."""
    async with running(tmp_path, settings=QUICK) as it:
        await it.learn("memory")
        await it.until(lambda: isinstance(it.app.screen, MemoryScreen) and "28 cards" in it.text)
        await it.press("enter")
        await it.until(lambda: "Your hand: " in it.text)
        for number in range(1, 8):
            await it.press("space")
            assert f"Trick {number} of 7" in it.text or f"trick {number} of 7" in it.text
        await it.press("space")
        await it.until(lambda: bool(it.app.screen.query(Grid)) and "0 marked" in it.text)
        grid = it.app.screen.query_one(Grid)
        first = grid.chosen
        await it.press("space", "right", "space")
        assert (first in grid.marks, len(grid.marks)) == (True, 2)
        assert "2 marked" in it.text
        await it.press("enter")
        await it.until(lambda: "leaves" in it.text and "✓ right" in it.text)
        await it.press("q")
        grades = it.app.screen.query_one("#grades", OptionList)
        await it.until(lambda: "(best " in str(grades.get_option("trumps").prompt))
        kept = await it.session.practised()
    [only] = kept
    assert isinstance(only, Marked)
    assert only.right + only.wrong == 2


async def test_stage_one_passes_by_line_by_line(tmp_path: Path) -> None:
    """A line that cannot be read is told; then the cards are judged, and the try is kept."""
    typed = b"\n" * 7 + b"XX\nsomething QH\n\n"
    told: list[str] = []
    async with running(tmp_path, settings=QUICK) as it:
        await train_memory(Dialogue(it.session, Lines(BytesIO(typed)), told.append), ("4",))
        [only] = await it.session.practised()
    assert isinstance(only, Marked)
    assert (only.grade, only.pack, only.right, only.missed) == (Grade.EVERYTHING, 28, 0, 7)
    assert sum(line.startswith("Upcard: ") for line in told) == 7
    assert told.count("XX is no card.") == told.count("something is no card.") == 1
    assert "0 of 7." in told
    assert sum("less" in line for line in told) == 4


async def test_table_asks_when_stage_two_begins(tmp_path: Path) -> None:
    """For those who wish it, once a hand; what came of it is told and kept."""
    async with running(tmp_path, settings=replace(QUICK, asks_memory=True)) as it:
        place = await it.session.create("casual", RuleSet.preset("small"))
        await it.app.push_screen(TableScreen(it.session, *place))
        scene = await it.to_turn()
        while len(scene.view.tricks) < 6:
            scene = await it.play()
        await it.press("enter")
        await it.until(lambda: isinstance(it.app.screen, MemoryAtTable))
        await it.until(lambda: "0 of 6 marked" in it.text)  # one is led
        await it.press("space", "right", "space", "enter")
        await it.until(lambda: "Enter back to the table" in it.text)
        assert "of 6." in it.text
        await it.press("enter")
        scene = await it.to_turn()
        assert (scene.view.stage, len(scene.view.tricks)) == (2, 7)
        scene = await it.play()
        [only] = await it.session.practised()
    assert isinstance(only, Marked)
    assert (only.grade, only.pace, only.pack) == (Grade.EVERYTHING, "table", 28)
    assert only.right + only.wrong == 2


def test_question_at_the_table_is_typed_line_by_line(tmp_path: Path) -> None:
    """`memory table` turns it on; as stage two begins cards are named, judged and told."""
    every = "".join(
        f"{Card.of(suit, rank)}\n" for suit in Suit for rank in Rank if rank > Rank.SEVEN
    )
    code, said = piped(tmp_path, f"memory table\n{every * 14}".encode(), *GAME)
    assert code == 0
    assert "From now on you are asked" in said
    assert "What does Pip hold?" in said
    assert re.search(r"^[01] of [67]\.$", said, re.MULTILINE)
    assert "Back at the table. " in said
