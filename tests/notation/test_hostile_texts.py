"""Texts made to take long: reading takes a time that grows with their length, not its square."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pytest

from germanwhist import NotationError, RuleSet, parse_position, parse_record
from germanwhist.notation import read_json_records, read_records
from tests.notation.samples import SMALL

if TYPE_CHECKING:
    from collections.abc import Iterator

_MANY: Final = 30_000
# At this length one square takes more than a minute, and all straight lines together seconds.
_PROCESSOR_SECONDS: Final = 40


def hostile_texts() -> Iterator[str]:
    """One text for each way in which a part of a record can go on and never end."""
    head, deal = SMALL.split("AS TS", 1)
    for endless in ("\\{", "{", "{a", "}", "{}", "{} ", "\\u007b", "\\", "1. ", "AS "):
        yield SMALL.replace("{A short game.}", "{" + _MANY * endless)
        yield SMALL.replace("AS TS", _MANY * endless)
        yield SMALL.replace("{A short game.}", "{A short game.}" + _MANY * endless)
    for endless in ("[", "A", "[A", 'A "', '[A "', '\\"', '"', '"]', '[A "x"] ', " ", "\\u0041"):
        yield SMALL.replace("[Place", "[A" + _MANY * endless + "[Place")
        yield SMALL.replace("at home", _MANY * endless)
        yield SMALL.replace('at home"]', 'at home"]' + _MANY * endless + "x")
    for endless in ("9", "a=b ", "stake=1 ", ",", "=", " "):
        yield SMALL.replace("pack=28", _MANY * endless)
        yield SMALL.replace("pack=28", "stake=" + _MANY * endless)
        yield SMALL.replace("pack=28", "trumps=none_on=" + _MANY * endless)
    for endless in ("9", "7S-7H ", "0-"):
        for value in ('"9S-9H TC-KD"', '"1"]\n[Cuts', '"0-0"', '"2026-03-01"'):
            yield SMALL.replace(value, f'"{_MANY * endless}"')
    for endless in ("end ", "9", "end\n", "x\n", " , match", " "):
        yield SMALL.replace("end claim", "end " + _MANY * endless + "claim")
    yield head + _MANY // 10 * "[A1 ]\n" + deal


def hostile_objects() -> Iterator[str]:
    """The same for JSON."""
    place = " - at `$"
    yield '{"germanwhist": 1, "' + _MANY * place + '!": 1}'
    yield '{"germanwhist": 1, "' + place + "[" + _MANY * "9" + ']`": 1}'
    for endless in ("{", "[", '{"a":', '"a":1,', '{"a":1}', "9", '"', "\\", " ", ",", "\n", "}\n{"):
        yield _MANY * endless
        yield "{" + _MANY * endless + "}"
        yield '{"germanwhist": 1, "rules": ' + _MANY * endless + "}"


def read_all() -> None:
    """Read every text, past its faults, and rule sets and positions by themselves."""
    for text in hostile_texts():
        faults: list[NotationError] = []
        list(read_records(text.split("\n"), on_error=faults.append))
        list(read_json_records(text.split("\n"), on_error=faults.append))
    for text in hostile_objects():
        list(read_json_records(text.split("\n"), on_error=faults.append))
    for endless in ("9", "A", ".", "H:", "=", "a=b ", ",", "/"):
        for read in (RuleSet.parse, parse_position):
            with suppress(ValueError):
                read(_MANY * endless)


@pytest.mark.thorough
def test_reading_takes_no_time_that_grows_with_the_square() -> None:
    """A process with a limited share of the processor gets through all of them."""
    program = (
        "import resource\n"
        f"resource.setrlimit(resource.RLIMIT_CPU, ({_PROCESSOR_SECONDS}, {_PROCESSOR_SECONDS}))\n"
        "from tests.notation.test_hostile_texts import read_all\n"
        "read_all()\n"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_follows_a_lone_brace_changes_no_message() -> None:
    """The brace is named, with its place, whatever else is wrong behind it."""
    for rest in ("", "\\{ x {", " {A comment.}"):
        with pytest.raises(NotationError, match=r"^\d+:1: found '\{' \(expected a com") as caught:
            parse_record(SMALL.replace("{A short game.}", "{" + rest))
        assert caught.value.code == "bad_number"
