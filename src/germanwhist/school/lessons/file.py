"""Lessons as TOML: read strictly."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from germanwhist.cards import Card
from germanwhist.errors import GermanWhistError, NotationError
from germanwhist.notation import parse_record
from germanwhist.school.lessons.lesson import Chapter, Lesson

if TYPE_CHECKING:
    from germanwhist.rules import Hand

__all__ = ["parse_lesson", "shipped_lessons"]

_PACKAGE: Final = "germanwhist.school.lessons"
_CHAPTERS: Final = tuple(Chapter)


def parse_lesson(text: str) -> Lesson:
    """Read a lesson.

    Args:
        text: TOML; a hand is a record that has not been finished.

    Raises:
        NotationError: it is none (code `bad_lesson`); says where, and what was expected.

    Example:
        >>> parse_lesson('id = "price"')
        Traceback (most recent call last):
        germanwhist.errors.NotationError: not a lesson: Object missing required field `chapter`
    """
    try:
        return msgspec.convert(tomllib.loads(text), Lesson, dec_hook=_decode)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise NotationError(f"not a lesson: {error}", code="bad_lesson") from None


@cache
def shipped_lessons() -> tuple[Lesson, ...]:
    """The lessons of this package, chapter by chapter, each chapter in its order.

    Example:
        >>> lessons = shipped_lessons()
        >>> [lesson.chapter for lesson in lessons] == sorted(
        ...     (lesson.chapter for lesson in lessons), key=list(Chapter).index
        ... )
        True
    """
    found = [file for file in files(_PACKAGE).iterdir() if file.name.endswith(".toml")]
    lessons = [parse_lesson(file.read_text("utf-8")) for file in sorted(found, key=_name)]
    return tuple(sorted(lessons, key=lambda lesson: _CHAPTERS.index(lesson.chapter)))


def _name(file: Any) -> str:
    return str(file.name)


def _decode(kind: type, value: Any) -> Card | Hand:
    """A card from its name, a hand from its record."""
    try:
        return Card(value) if kind is Card else _hand(value)
    except (GermanWhistError, TypeError) as error:
        raise ValueError(str(error)) from None


def _hand(text: str) -> Hand:
    found = parse_record(text).hand()
    if found.to_play is None:
        raise ValueError("the hand is over (expected somebody's turn)")
    return found
