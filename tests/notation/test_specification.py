"""The specification page shows what the program does."""

from __future__ import annotations

import json
import re
from pathlib import Path

from germanwhist import Verifier, format_record, parse_record, record_to_json
from germanwhist.notation.tags import KNOWN_TAG_NAMES

PAGE = (Path(__file__).resolve().parents[2] / "docs/reference/notation.md").read_text("utf-8")


def _block(language: str, begins: str) -> str:
    """The fenced block that begins so."""
    found = re.search(rf"^```{language}\n({re.escape(begins)}.*?)^```", PAGE, re.DOTALL | re.M)
    assert found is not None
    return found[1]


def test_the_record_on_the_page_is_written_as_shown() -> None:
    """Letter by letter, and it is true."""
    text = _block("text", "[GermanWhist")
    record = parse_record(text)
    assert format_record(record) == text
    assert Verifier().check(record) == ()


def test_the_json_on_the_page_is_that_record() -> None:
    """Both forms show one hand."""
    value = json.loads(_block("json", "{"))
    assert value == record_to_json(parse_record(_block("text", "[GermanWhist")))


def test_the_page_describes_every_tag() -> None:
    """In its table, by name."""
    described = set(re.findall(r"`([A-Z]\w+)`", PAGE))
    assert described >= KNOWN_TAG_NAMES


def test_the_page_lists_the_codes_of_the_faults() -> None:
    """Every code that the modules of the notation give to a fault in a file."""
    folder = Path(__file__).resolve().parents[2] / "src/germanwhist/notation"
    modules = [
        "files",
        "game_files",
        "game_row",
        "json_stream",
        "record_json",
        "record_reader",
        "record_words",
        "text_origin",
    ]
    source = "".join((folder / f"{name}.py").read_text("utf-8") for name in modules)
    codes = set(re.findall(r'"((?:bad|no|not|repeated|future|too)_[a-z]+)"', source))
    not_of_files = {"not_one"}
    assert not [code for code in codes - not_of_files if f"`{code}`" not in PAGE]
