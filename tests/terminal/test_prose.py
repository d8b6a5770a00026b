"""French punctuation stays with its word, wherever a line breaks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from textual.content import Content

from germanwhist import PRESETS
from germanwhist.terminal.drawing.no_break import unbroken
from germanwhist.texts import RulesPage, rules_pages
from tests.terminal.emulator import whole_screen
from tests.terminal.running import QUICK, running

if TYPE_CHECKING:
    from pathlib import Path

SMALL = PRESETS["small"]


@pytest.mark.parametrize("page", rules_pages("fr"), ids=lambda page: page.name)
def test_no_line_begins_with_a_mark_of_the_line_before(page: RulesPage) -> None:
    """At any width, in every paragraph of the French pages."""
    text = unbroken(page.text)
    for paragraph in text.split("\n\n"):
        for width in (23, 40, 57, 76):
            for line in Content(paragraph.replace("\n", " ")).wrap(width):
                assert not line.plain.lstrip().startswith((":", ";", "!", "?", "»")), line.plain


def test_text_is_as_wide_as_before() -> None:
    """The blank takes one cell, and nothing else changes."""
    text = "«\u00a0Atout\u202f!\u00a0»"
    assert Content(unbroken(text)).cell_length == len(text)
    assert unbroken("No change here: none.") == "No change here: none."


async def test_no_break_spaces_are_written_as_such(tmp_path: Path) -> None:
    """No stand-in for them reaches the terminal, where it could be seen or copied."""
    settings = replace(QUICK, language="fr")
    async with running(tmp_path, settings=settings, match=("casual", SMALL)) as it:
        await it.to_turn()
        await it.press("question_mark")
        await it.until(lambda: "conseil" in it.text)
        written = whole_screen(it.app)
        assert "conseil\u00a0:" in written
        assert "\u2800" not in written
