"""What parts words, and what marks the beginning of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import (
    Deal,
    Hand,
    NotationError,
    Record,
    RuleSet,
    format_record,
    load_records,
    parse_position,
    parse_record,
)
from germanwhist.notation import Position, format_of

if TYPE_CHECKING:
    from pathlib import Path

RECORD = Record.of(Hand.start(RuleSet(), Deal.shuffled(1)))
TEXT = format_record(RECORD)
FALSE_BLANKS = ["\xa0", "\f", "\v", "\x1c", "\x85", "\u2003", "\u2028", "\u3000"]


@pytest.mark.parametrize("blank", FALSE_BLANKS)
def test_only_blanks_and_line_breaks_part_cards(blank: str) -> None:
    """The place of the fault is that of the two cards that are not parted."""
    lines = TEXT.split("\n")
    number = next(n for n, line in enumerate(lines) if line[:1] in "23456789TJQKA" and " " in line)
    lines[number] = lines[number].replace(" ", blank, 1)
    with pytest.raises(NotationError) as raised:
        parse_record("\n".join(lines))
    assert (raised.value.line, raised.value.column) == (number + 1, 1)


@pytest.mark.parametrize("blank", ["\t", "  ", "\r\n"])
def test_tabs_and_more_blanks_do_as_well(blank: str) -> None:
    """As editors and other systems write them."""
    head, body = TEXT.split("\n\n", 1)
    deal, end = body.split("\n\n", 1)
    assert parse_record(f"{head}\n\n{deal.replace(' ', blank)}\n\n{end}") == RECORD


@pytest.mark.parametrize("blank", FALSE_BLANKS)
def test_only_blanks_part_the_words_of_a_position(blank: str) -> None:
    """As in records."""
    assert isinstance(parse_position("N:A.../K... low"), Position)
    with pytest.raises(NotationError):
        parse_position(f"N:A.../K...{blank}low")


@pytest.mark.parametrize("ending", ["gwr", "jsonl"])
def test_files_that_were_joined_lose_no_hand(tmp_path: Path, ending: str) -> None:
    """Each with its byte order mark, as some systems' editors write it."""
    one = tmp_path / f"one.{ending}"
    with one.open("w", encoding="utf-8") as stream:
        format_of(one).write([RECORD, RECORD], stream)
    joined = tmp_path / f"joined.{ending}"
    joined.write_bytes(3 * (b"\xef\xbb\xbf" + one.read_bytes()))
    assert list(load_records(joined)) == [RECORD] * 6
