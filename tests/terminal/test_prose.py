"""French punctuation stays with its word, wherever a line breaks."""

from __future__ import annotations

import pytest
from textual.content import Content

from germanwhist.terminal.screens.prose import unbroken
from germanwhist.texts import RulesPage, rules_pages


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
