"""Lessons as TOML: read strictly."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from germanwhist.cards import Card
from germanwhist.errors import GermanWhistError, NotationError
from germanwhist.school.lessons.lesson import Chapter, HowMany, Lesson, PlayOut, WhichCard

if TYPE_CHECKING:
    from germanwhist.school.lessons.lesson import Question

__all__ = ["format_lesson", "parse_lesson", "shipped_lessons"]

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
        lesson = msgspec.convert(tomllib.loads(text), Lesson, dec_hook=_card)
        over = [question for question in lesson.questions if question.hand.to_play is None]
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, GermanWhistError) as error:
        raise NotationError(f"not a lesson: {error}", code="bad_lesson") from None
    if over:
        raise NotationError("a hand is over (expected somebody's turn)", code="bad_lesson")
    return lesson


def format_lesson(lesson: Lesson) -> str:
    """Write what `parse_lesson` reads.

    Args:
        lesson: a lesson.
    """
    head = f'id = "{lesson.id}"\nchapter = "{lesson.chapter}"\nminutes = {lesson.minutes}\n'
    return head + "".join(map(_question, lesson.questions))


def _question(question: Question) -> str:
    lines = ["", "[[questions]]", f'kind = "{question.__struct_config__.tag}"']
    if isinstance(question, HowMany):
        lines.append(f'of = "{question.of}"')
    if isinstance(question, PlayOut):
        lines.append(f"goal = {question.goal}")
    if isinstance(question, WhichCard):
        accepted = ", ".join(f'"{card}"' for card in question.accepted)
        lines += [f"accepted = [{accepted}]", "worths = ["]
        lines += [f'  ["{w.card}", {w.tricks}, {w.error}],' for w in question.worths]
        lines.append("]")
    return "\n".join([*lines, f"record = '''\n{question.record}'''", ""])


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


def _card(kind: type, value: Any) -> Card:
    if kind is not Card:
        raise NotImplementedError
    try:
        return Card(value)
    except (GermanWhistError, TypeError) as error:
        raise ValueError(str(error)) from None
