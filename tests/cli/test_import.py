"""`germanwhist import`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist import load_records
from tests.notation.samples import random_records
from tests.notation.test_games import GAME, csv_of, games_of

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_an_archive_becomes_records_that_verify(run: Run) -> None:
    """One command; the next one checks what it made."""
    Path("games.csv").write_text(csv_of(games_of(list(random_records(300)))), encoding="utf-8")
    assert run("import", "games.csv", "games.gwr").out == "300 games imported\n"
    assert run("verify", "games.gwr").out == (
        "300 hands read, no faults\n"
        "300 hands without a receipt\n"
        "300 hands with unknown cards: checked as far as the known ones tell\n"
    )
    assert run("import", "games.csv", "games.jsonl").code == 0
    assert list(load_records("games.jsonl")) == list(load_records("games.gwr"))


def test_a_fault_leaves_no_file_and_names_its_line(run: Run) -> None:
    """With --keep-going the others are kept, and the code is 1."""
    bad = GAME | {"plays": "9S TH"}
    text = "\n".join(map(json.dumps, [GAME, bad, GAME]))
    Path("games.jsonl").write_text(text, encoding="utf-8")
    line = run("import", "games.jsonl", "games.gwr", "--rules", "small").refused()
    assert "games.jsonl:2: plays: play 2, TH, is refused" in line
    assert not Path("games.gwr").exists()
    kept = run("import", "games.jsonl", "games.gwr", "--rules", "small", "--keep-going")
    assert (kept.code, kept.out, kept.err.count("\n")) == (1, "2 games imported\n", 1)


def test_standard_streams_and_formats(run: Run) -> None:
    """From a pipe into a pipe, with the format named."""
    text = json.dumps(GAME)
    outcome = run("import", "-", "-", "--to", "gwr", "--rules", "small", text=text)
    assert outcome.out.startswith('[GermanWhist "1"]\n[Rules "pack=28"]\n[North "Ann"]')
    assert "--to is needed" in run("import", "-", "-", text=text).refused()
    assert "no such file" in run("import", "none.csv", "out.gwr").refused()
    assert "binary" in run("import", "-", "out.gwr", text=b"\0\0").refused()


def test_a_deal_that_is_not_known_cannot_be_dealt(run: Run) -> None:
    """The arena refuses such records in one line with their place."""
    run("import", "-", "games.gwr", "--rules", "small", text=json.dumps(GAME))
    line = run(
        "arena", "random", "greedy", "--rules", "small", "--deals-from", "games.gwr"
    ).refused()
    assert "games.gwr:" in line
    assert "13 cards of the deal are not known" in line
