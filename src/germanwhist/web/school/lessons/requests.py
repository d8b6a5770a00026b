"""What a learner answers."""

from typing import Annotated

import msgspec
from msgspec import Meta

from germanwhist.notation import CardName
from germanwhist.web.requests import Body

__all__ = ["LessonAnswer"]


class LessonAnswer(Body, frozen=True, kw_only=True):
    """An answer to a question of a lesson.

    Args:
        question: which one, from 1.
        cards: the learner's cards so far in this question, in order; the last one is judged.
        number: the number, where one is asked for.
        shown: whether the answer is to be shown instead.
    """

    question: Annotated[int, Meta(ge=1, le=20)]
    cards: Annotated[list[CardName], Meta(max_length=13)] = msgspec.field(default_factory=list)
    number: Annotated[int, Meta(ge=0, le=13)] | None = None
    shown: bool = False
