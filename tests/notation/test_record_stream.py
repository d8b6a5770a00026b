"""Reading many hands: one by one, in little memory, and past the bad ones."""

from __future__ import annotations

import tracemalloc
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from germanwhist import NotationError, Record, format_record, parse_record, read_records
from tests.notation.samples import SMALL, SMALL_LINES, random_records

if TYPE_CHECKING:
    from collections.abc import Iterator

GOOD = parse_record(SMALL)


def _recovered(text: str) -> tuple[list[Record], list[NotationError]]:
    faults: list[NotationError] = []
    records = list(read_records(text.split("\n"), on_error=faults.append))
    return records, faults


def test_hands_are_read_as_they_are_asked_for() -> None:
    """The second hand is not touched before the first was given."""
    read: list[str] = []

    def lines() -> Iterator[str]:
        for line in SMALL_LINES * 2:
            read.append(line)
            yield line

    records = read_records(lines())
    assert next(records) == GOOD
    assert len(read) == len(SMALL_LINES)


@pytest.mark.thorough
def test_memory_does_not_grow_with_the_file() -> None:
    """Two megabytes of hands are read in a small part of that."""
    hands = 3000
    lines = (line for _ in range(hands) for line in SMALL_LINES)
    tracemalloc.start()
    for _ in read_records(lines):
        pass
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < hands * len(SMALL) / 8


def test_without_a_collector_the_first_fault_is_raised() -> None:
    """Strict is what one gets without asking."""
    records = read_records((SMALL + SMALL.replace("KH", "KX") + SMALL).split("\n"), source="a.gwr")
    assert next(records) == GOOD
    with pytest.raises(NotationError) as caught:
        next(records)
    assert (caught.value.source, caught.value.line) == ("a.gwr", 26 + 16)


def test_reading_goes_on_past_a_bad_hand() -> None:
    """The neighbours on both sides are whole, and the fault is told once."""
    records, faults = _recovered(SMALL + SMALL.replace("KH", "KX") + SMALL)
    assert records == [GOOD, GOOD]
    assert [fault.line for fault in faults] == [26 + 16]


def test_each_bad_hand_is_told_once_and_in_order() -> None:
    """Two bad hands in a row do not melt into one."""
    bad = SMALL.replace("KH", "KX", 1)
    records, faults = _recovered(SMALL + bad + bad + SMALL + bad)
    assert len(records) == 2
    assert [fault.line for fault in faults] == [42, 68, 120]


def test_a_hand_without_its_end_does_not_swallow_the_next() -> None:
    """The next version tag begins a hand whatever went before."""
    records, faults = _recovered("".join(SMALL_LINES[:-1]) + SMALL)
    assert records == [GOOD]
    assert [fault.code for fault in faults] == ["no_end"]


def test_a_hand_without_its_version_does_not_spoil_the_one_before() -> None:
    """A hand is whole at its end line; what follows is a fault of its own."""
    records, faults = _recovered(SMALL + "".join(SMALL_LINES[1:]) + SMALL)
    assert records == [GOOD, GOOD]
    assert [(fault.code, fault.line) for fault in faults] == [("no_record", 27)]


def test_an_end_in_the_middle_of_a_hand_is_told_once() -> None:
    """What is left of a hand that broke off is part of the same fault."""
    cut = "".join([*SMALL_LINES[:16], "end\n", *SMALL_LINES[16:]])
    records, faults = _recovered(cut + SMALL)
    assert records == [GOOD]
    assert len(faults) == 1


def test_a_hand_of_a_later_version_is_left_out_and_said() -> None:
    """A mixed file is read as far as this version can."""
    records, faults = _recovered(SMALL + SMALL.replace('"1"', '"7"', 1) + SMALL)
    assert len(records) == 2
    assert [fault.code for fault in faults] == ["future_version"]


def test_an_unclosed_comment_stays_in_its_hand() -> None:
    """A brace cannot reach over the line, let alone the hand."""
    records, faults = _recovered(SMALL.replace("enough.}", "enough.") + SMALL)
    assert len(records) == 1
    assert len(faults) == 1


def test_words_between_hands_are_a_fault_of_neither() -> None:
    """Both hands are read, and the words are named."""
    records, faults = _recovered(SMALL + "so much for this\n" + SMALL)
    assert records == [GOOD, GOOD]
    assert [(fault.code, fault.line) for fault in faults] == [("no_record", 27)]


def test_records_of_all_presets_come_back() -> None:
    """Each preset's hands, written and read."""
    records = list(islice(random_records(18), 18))
    text = "\n".join(map(format_record, records))
    assert list(read_records(text.split("\n"))) == records
