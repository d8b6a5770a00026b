"""What cards bring in the lessons, worked out anew and written into their files.

`python -m benchmarks.lessons` is for when the engine has changed: exact values in stage two, the
mean of strong searches before it; some ten minutes. Whether what is written holds is what
`germanwhist school verify` tells.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
import msgspec

import germanwhist.school.lessons
from germanwhist.school.lessons import (
    Question,
    WhichCard,
    accepted_of,
    format_lesson,
    parse_lesson,
    worths_of,
)

_FOLDER: Final = Path(germanwhist.school.lessons.__file__).parent


def _renewed(question: Question, *, worlds: int, seeds: int) -> Question:
    if not isinstance(question, WhichCard):
        return question
    worths = worths_of(question.hand, worlds=worlds, seeds=seeds)
    return msgspec.structs.replace(question, worths=worths, accepted=accepted_of(worths))


@click.command()
@click.option("--worlds", default=2000, show_default=True, help="Sampled with each seed.")
@click.option("--seeds", default=3, show_default=True, help="Searches of each question.")
def main(*, worlds: int, seeds: int) -> None:
    """Work the values of the lessons out anew."""
    for path in sorted(_FOLDER.glob("*.toml")):
        lesson = parse_lesson(path.read_text("utf-8"))
        new = tuple(_renewed(q, worlds=worlds, seeds=seeds) for q in lesson.questions)
        lesson = msgspec.structs.replace(lesson, questions=new)
        path.write_text(format_lesson(lesson), "utf-8")
        click.echo(f"{lesson.id}: {len(lesson.questions)} questions")


if __name__ == "__main__":
    main()
