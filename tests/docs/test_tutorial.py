"""What the tutorial of the terminal says, against the terminal."""

from __future__ import annotations

import re
from pathlib import Path

from germanwhist.players import LEVEL_NAMES
from germanwhist.rules import RuleSet
from germanwhist.terminal.screens.too_small import LEAST_HEIGHT, LEAST_WIDTH
from germanwhist.terminal.table.keys import KEYS
from germanwhist.texts import load_texts

PAGE = (Path(__file__).resolve().parents[2] / "docs/tutorial/first-match.md").read_text("utf-8")


def test_keys_of_the_tutorial_do_something_at_the_table() -> None:
    """Each key in the table of keys, and each letter named in passing, has an action."""
    keys = re.findall(r"`([A-Z?])`", PAGE.replace("(`S` `H` `D` `C`)", ""))
    assert {key.lower().replace("?", "question_mark") for key in keys} <= set(KEYS)


def test_window_is_as_small_as_the_tutorial_says() -> None:
    """The smallest window the table fits."""
    assert f"{LEAST_WIDTH} columns and {LEAST_HEIGHT} lines" in PAGE


def test_words_on_screen_are_quoted_as_they_are() -> None:
    """The button, the settings and the message that the tutorial names."""
    texts = load_texts("en")
    for message in ("home-deal", "home-settings"):
        assert f"*{texts(message)}*" in PAGE
    assert all(texts(f"level-{name}") in PAGE for name in (LEVEL_NAMES[0], LEVEL_NAMES[-1]))


def test_commands_of_the_tutorial_are_possible() -> None:
    """The level and the rules that it begins a match with exist."""
    level, rules = re.findall(r"--level (\w+) --rules \"([^\"]+)\"", PAGE)[0]
    assert level in LEVEL_NAMES
    assert RuleSet.parse(rules).pack == 28
