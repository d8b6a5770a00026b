"""Puzzles of stage one as records, with tags for theme, rating and values."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card
from germanwhist.engine import Advice, CardAdvice
from germanwhist.notation import format_record, read_records
from germanwhist.school.decisions.decision import DIGITS, Decision
from germanwhist.school.puzzles import shipped_puzzles
from germanwhist.school.theme import Theme, themes_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.notation import Record
    from germanwhist.school.puzzles import Puzzle

__all__ = [
    "all_puzzles",
    "find_decision",
    "format_decision",
    "number_of_decision",
    "parse_decisions",
    "shipped_decisions",
]

_FILE: Final = "decisions.gwr"
_THEME: Final = "Puzzle"
_RATING: Final = "Rating"
_VALUES: Final = "Values"


def format_decision(decision: Decision) -> str:
    """A puzzle of stage one as a record; `parse_decisions` reads it back.

    Args:
        decision: the puzzle.
    """
    values = " ".join(
        f"{entry.card}:{entry.points:.{DIGITS}f}:{entry.error_behind or 0.0:.{DIGITS}f}"
        for entry in decision.advice.cards
    )
    tags = ((_THEME, decision.theme.value), (_RATING, str(decision.rating)), (_VALUES, values))
    return format_record(replace(decision.record, tags=tags))


def parse_decisions(lines: Iterable[str], *, source: str = "") -> tuple[Decision, ...]:
    """Read the puzzles of a file.

    Args:
        lines: of records.
        source: the name of the file, for errors.

    Raises:
        NotationError: a record is not sound, or has no theme of stage one, rating or values (code
            `bad_puzzle`). Whether it is the view of a seat, `why_wrong` and `Decision.view` say.
    """
    return tuple(_decision(record) for record in read_records(lines, source=source))


@cache
def shipped_decisions() -> tuple[Decision, ...]:
    """The puzzles of stage one of the package, read once, from the easiest to the hardest."""
    text = files("germanwhist.school.decisions").joinpath(_FILE).read_text(encoding="utf-8")
    return parse_decisions(text.splitlines(keepends=True), source=_FILE)


@cache
def all_puzzles() -> tuple[Puzzle | Decision, ...]:
    """The puzzles of the package, those of stage two first, as they are numbered."""
    return (*shipped_puzzles(), *shipped_decisions())


def find_decision(name: str) -> Decision | None:
    """The puzzle of stage one with an id; None where there is none.

    Args:
        name: the id.
    """
    number = _numbers().get(name)
    return None if number is None else shipped_decisions()[number - 1]


def number_of_decision(decision: Decision) -> int:
    """The number of a puzzle among all of the package, after those of stage two.

    Raises:
        KeyError: it is none of them.
    """
    return len(shipped_puzzles()) + _numbers()[decision.id]


@cache
def _numbers() -> dict[str, int]:
    return {decision.id: number for number, decision in enumerate(shipped_decisions(), start=1)}


def _decision(record: Record) -> Decision:
    tags = dict(record.tags)
    try:
        theme, rating = _theme(tags[_THEME]), int(tags[_RATING])
        advice = Advice(tuple(map(_entry, tags[_VALUES].split())), is_exact=False)
    except (KeyError, ValueError) as error:
        raise record.fault(
            f"not a puzzle of stage one: {error} (expected tags {_THEME}, {_RATING} and {_VALUES})",
            code="bad_puzzle",
            part="plays",
        ) from None
    return Decision(record=replace(record, tags=()), advice=advice, theme=theme, rating=rating)


def _theme(text: str) -> Theme:
    if text not in themes_of(1):
        raise ValueError(f"{text!r} is not one of {', '.join(themes_of(1))}")
    return Theme(text)


def _entry(text: str) -> CardAdvice:
    name, points, error = text.split(":")
    return CardAdvice(
        card=Card(name),
        points=float(points),
        standard_error=float(error),
        tries=0,
        error_behind=float(error),
    )
