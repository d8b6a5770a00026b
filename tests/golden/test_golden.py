"""Outputs that must not change by accident: files are kept for years.

A change that is meant renews its file: run the program with the arguments shown, in this folder,
and redirect its output to the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from germanwhist.cli import main

if TYPE_CHECKING:
    from collections.abc import Sequence

FOLDER = Path(__file__).parent
GOLDEN = {
    "deals.gwr": ("deal", "--seed", "1894", "--count", "2"),
    "deals.jsonl": ("deal", "--seed", "1894", "--count", "2", "--json"),
    "small.gwr": ("deal", "--seed", "28", "--dealer", "south", "--rules", "small stake=2"),
    "match.jsonl": ("convert", "match.gwr", "-", "--json"),
    "faults.txt": ("verify", "faults.gwr"),
    "faults.json": ("verify", "faults.gwr", "--json"),
}


def _output(arguments: Sequence[str]) -> str:
    return CliRunner().invoke(main, list(arguments)).stdout


@pytest.mark.parametrize("name", GOLDEN)
def test_the_output_is_the_one_that_was_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte for byte."""
    monkeypatch.chdir(FOLDER)
    expected = (FOLDER / name).read_text(encoding="utf-8")
    assert _output(GOLDEN[name]) == expected, f"germanwhist {' '.join(GOLDEN[name])} > {name}"


def test_json_goes_back_to_the_text_that_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match in both forms is one match."""
    monkeypatch.chdir(FOLDER)
    text = (FOLDER / "match.gwr").read_text(encoding="utf-8")
    assert _output(("convert", "match.jsonl", "-", "--to", "gwr")) == text


def test_the_kept_match_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hand replays, and the hands follow from each other."""
    monkeypatch.chdir(FOLDER)
    assert _output(("verify", "match.gwr", "match.jsonl")).startswith("10 hands read, no faults\n")
