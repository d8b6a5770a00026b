"""`germanwhist tables`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_a_table_is_built_and_says_what_it_holds(run: Run) -> None:
    """Positions of the first three levels: 8, 66 and 460."""
    outcome = run("tables", "build", "--tricks", 3, "--out", "high.gwt")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == (
        "high.gwt: high hands with trumps, up to 3 tricks, 534 positions, 4,480 bytes, format 1, "
        "sound\n"
    )
    assert run("tables", "info", "high.gwt").out == outcome.out


def test_every_kind_of_table_can_be_built(run: Run) -> None:
    """Low hands, without trumps; in JSON."""
    build = ("tables", "build", "--tricks", 3, "--out", "low.gwt", "--objective", "low")
    outcome = run(*build, "--no-trumps", "--threads", 1, "--json")
    found = json.loads(outcome.out)
    assert found["objective"] == "low"
    assert found["trumps"] is False
    assert found["positions"] == 4 + 30 + 180
    assert len(found["checksums"]) == 3
    assert found["bytes"] == Path("low.gwt").stat().st_size
    assert json.loads(run("tables", "info", "low.gwt", "--json").out) == found


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "no such table file"), (b"", "not a table file"), (b"GWTABLE\n", "cut short")],
)
def test_a_bad_file_is_refused(run: Run, content: bytes | None, said: str) -> None:
    """In one line that names it."""
    if content is not None:
        Path("bad.gwt").write_bytes(content)
    line = run("tables", "info", "bad.gwt").refused()
    assert "bad.gwt: " in line
    assert said in line


@pytest.mark.parametrize(
    ("option", "value"), [("--tricks", 14), ("--tricks", "x"), ("--objective", "middle")]
)
def test_a_bad_value_is_refused(run: Run, option: str, value: object) -> None:
    """The option is named, and no file appears."""
    line = run("tables", "build", "--tricks", 2, "--out", "a.gwt", option, value).refused()
    assert option in line
    assert list(Path().iterdir()) == []
