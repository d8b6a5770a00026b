"""`germanwhist convert`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from germanwhist import load_records, write_records
from tests.notation.samples import SMALL, random_records

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _sample_files(run: Run) -> None:  # noqa: ARG001 - it makes the folder that the files are put in
    with Path("games.gwr").open("w", encoding="utf-8") as stream:
        write_records(random_records(9), stream)
    Path("small.gwr").write_text(SMALL, encoding="utf-8")


@pytest.mark.parametrize("ending", ["json", "jsonl"])
def test_text_to_json_and_back_is_the_same_file(run: Run, ending: str) -> None:
    """Byte for byte."""
    assert run("convert", "games.gwr", f"games.{ending}").code == 0
    assert run("convert", f"games.{ending}", "back.gwr").code == 0
    assert Path("back.gwr").read_bytes() == Path("games.gwr").read_bytes()


def test_standard_streams_may_stand_for_files(run: Run) -> None:
    """In a pipe the source's format is seen, and the target's is named."""
    json_text = run("convert", "-", "-", "--json", text=SMALL)
    assert json_text.out.startswith('{"germanwhist":1,')
    assert run("convert", "-", "-", "--to", "gwr", text=json_text.out).out == SMALL


def test_a_source_with_another_ending_is_recognised(run: Run) -> None:
    """People name files as they like."""
    Path("game.txt").write_text(SMALL, encoding="utf-8")
    assert run("convert", "game.txt", "game.json").code == 0
    assert run("convert", "game.txt", "game.json", "--from", "json").code == 2


def test_a_target_without_a_format_is_refused(run: Run) -> None:
    """The option that is missing is named."""
    assert "--to is needed" in run("convert", "small.gwr", "-").refused()
    assert "'small.txt' does not end in .gwr" in run("convert", "small.gwr", "small.txt").refused()


def test_a_fault_stops_the_work_and_leaves_the_target_as_it_was(run: Run) -> None:
    """File, line, column, what was found and what was expected; no half file."""
    Path("bad.gwr").write_text(SMALL + SMALL.replace("KH", "KX"), encoding="utf-8")
    Path("old.json").write_text("old", encoding="utf-8")
    line = run("convert", "bad.gwr", "old.json").refused()
    assert line == (
        "germanwhist: bad.gwr:42:1: found 'KX' (expected card 8 of the deal, such as QD, or ?? "
        "when it is not known)"
    )
    assert Path("old.json").read_text(encoding="utf-8") == "old"
    assert sorted(path.name for path in Path().iterdir()) == [
        "bad.gwr",
        "games.gwr",
        "old.json",
        "small.gwr",
    ]


def test_keeping_going_leaves_out_the_bad_hands_and_names_them(run: Run) -> None:
    """The good ones are written, and the exit code says that something was found."""
    Path("bad.gwr").write_text(SMALL + SMALL.replace("KH", "KX") + SMALL, encoding="utf-8")
    outcome = run("convert", "bad.gwr", "good.json", "--keep-going")
    assert outcome.code == 1
    assert outcome.err.startswith("bad.gwr:42:1: ")
    assert len(list(load_records("good.json"))) == 2


def test_a_file_may_be_converted_in_place(run: Run) -> None:
    """It is read to its end before it is replaced."""
    before = Path("games.gwr").read_bytes()
    assert run("convert", "games.gwr", "games.gwr").code == 0
    assert Path("games.gwr").read_bytes() == before


def test_a_link_stays_a_link_and_permissions_stay(run: Run) -> None:
    """Only the content changes."""
    Path("real.json").touch()
    Path("real.json").chmod(0o640)
    Path("link.json").symlink_to("real.json")
    assert run("convert", "small.gwr", "link.json").code == 0
    assert Path("link.json").is_symlink()
    assert Path("real.json").stat().st_mode & 0o777 == 0o640
    assert list(load_records("real.json")) == list(load_records("small.gwr"))


def test_text_of_another_system_is_read(run: Run) -> None:
    """A byte order mark and carriage returns do no harm."""
    dressed = b"\xef\xbb\xbf" + SMALL.replace("\n", "\r\n").encode()
    assert run("convert", "-", "-", "--to", "gwr", text=dressed).out == SMALL
