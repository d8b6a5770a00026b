"""Files of records: endings, encodings, and what is no text."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from germanwhist import NotationError, load_records, parse_record
from germanwhist.notation import format_of, record_lines
from tests.notation.samples import SMALL

if TYPE_CHECKING:
    from pathlib import Path


def _lines(data: bytes) -> list[str]:
    return list(record_lines(io.BufferedReader(io.BytesIO(data)), source="a.gwr"))


def test_the_ending_says_the_format() -> None:
    """In either case; an unknown one is refused by name."""
    names = ["a.gwr", "a.GWR", "a.json", "a.jsonl"]
    assert [format_of(name).name for name in names] == ["gwr", "gwr", "json", "json"]
    with pytest.raises(NotationError) as caught:
        format_of("a.pgn")
    assert str(caught.value) == "a.pgn: found the ending '.pgn' (expected .gwr, .json, .jsonl)"


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    """At the beginning of a line only, where a file begins that was joined to others."""
    text = "\ufeffone\n\ufefftwo\ufeff\n \ufeffthree\n"
    assert _lines(text.encode()) == ["one\n", "two\ufeff\n", " \ufeffthree\n"]


def test_a_binary_file_is_refused_at_once() -> None:
    """A NUL byte near the beginning of what does not begin like a record."""
    with pytest.raises(NotationError) as caught:
        _lines(b"\x7fELF\x02\x01\x01\0\0")
    assert str(caught.value) == "a.gwr: found a binary file (expected text in UTF-8)"


def test_a_line_without_end_is_not_read_into_memory() -> None:
    """A megabyte is no line of a record."""
    with pytest.raises(NotationError) as caught:
        _lines(b"[GermanWhist\n" + b"x" * (1 << 20))
    assert (caught.value.code, caught.value.line) == ("not_text", 2)


def test_a_file_is_read_record_by_record(tmp_path: Path) -> None:
    """The source of each record is the name of its file."""
    path = tmp_path / "two.gwr"
    path.write_text(SMALL + SMALL, encoding="utf-8")
    records = list(load_records(path))
    assert records == [parse_record(SMALL)] * 2
    assert records[1].origin is not None
    assert records[1].origin.source == str(path)
    assert records[1].origin.place("ending") == (52, 1)


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    """Nothing is hidden."""
    with pytest.raises(FileNotFoundError):
        list(load_records(tmp_path / "no.gwr"))
