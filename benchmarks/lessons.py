"""Whether everything that lessons say of cards is so.

`python -m benchmarks.lessons` works all of it out anew, exactly in stage two and by the strong
search with several seeds before it, and tells what differs; some ten minutes. With `--write` the
new values are put into the lessons.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click
import msgspec

import germanwhist.school.lessons
from germanwhist.school.lessons import (
    Lesson,
    Question,
    WhichCard,
    accepted_of,
    format_lesson,
    parse_lesson,
    why_wrong,
    worths_of,
)

__all__ = ["faults"]

_FOLDER: Final = Path(germanwhist.school.lessons.__file__).parent


def faults(lesson: Lesson, *, worlds: int, seeds: int) -> list[str]:
    """What is wrong with a lesson, one line for each question at fault."""
    found = []
    for number, question in enumerate(lesson.questions, start=1):
        wrong = why_wrong(question, worlds=worlds, seeds=seeds)
        if wrong is not None:
            found.append(f"{lesson.id}, question {number}: {wrong}")
    return found


def _renewed(question: Question, *, worlds: int, seeds: int) -> Question:
    if not isinstance(question, WhichCard):
        return question
    worths = worths_of(question.hand, worlds=worlds, seeds=seeds)
    return msgspec.structs.replace(question, worths=worths, accepted=accepted_of(worths))


@click.command()
@click.option("--worlds", default=2000, show_default=True, help="Sampled with each seed.")
@click.option("--seeds", default=3, show_default=True, help="Searches of each question.")
@click.option("--write", is_flag=True, help="Put the new values into the lessons.")
def main(*, worlds: int, seeds: int, write: bool) -> None:
    """Verify the lessons, or work their values out anew."""
    count = 0
    for path in sorted(_FOLDER.glob("*.toml")):
        lesson = parse_lesson(path.read_text("utf-8"))
        if write:
            new = tuple(_renewed(q, worlds=worlds, seeds=seeds) for q in lesson.questions)
            lesson = msgspec.structs.replace(lesson, questions=new)
            path.write_text(format_lesson(lesson), "utf-8")
        found = faults(lesson, worlds=worlds, seeds=seeds)
        count += len(found)
        click.echo("\n".join(found) or f"{lesson.id}: {len(lesson.questions)} questions as said")
    sys.exit(count > 0)


if __name__ == "__main__":
    main()
