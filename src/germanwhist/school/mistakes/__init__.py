"""Own mistakes: what kind they are, and when each comes back until it is known.

A mistake is a play of a reviewed hand that gave away clearly something, or a wrong card in a
lesson. It comes back as a question, "what is better?", by spaced repetition: soon after a wrong
answer, and after each right one a good while later.
"""

from germanwhist.school.mistake_kind import MistakeKind, kind_of
from germanwhist.school.mistakes.kept import has_reviewed, reviewed_fact
from germanwhist.school.mistakes.lesson_mistake import asked_of, lesson_mistake, wrong_card
from germanwhist.school.mistakes.mistake import LEAST_COST, Mistake, find_mistakes
from germanwhist.school.mistakes.progress import (
    HandMistakes,
    Pointer,
    PointerKind,
    hands_with_mistakes,
    what_next,
)
from germanwhist.school.mistakes.retry import Retry, judge_retry, moment_of
from germanwhist.school.mistakes.schedule import (
    A_DAY,
    Schedule,
    Waiting,
    lesson_mistake_id,
    mistake_id,
)

__all__ = [
    "A_DAY",
    "LEAST_COST",
    "HandMistakes",
    "Mistake",
    "MistakeKind",
    "Pointer",
    "PointerKind",
    "Retry",
    "Schedule",
    "Waiting",
    "asked_of",
    "find_mistakes",
    "hands_with_mistakes",
    "has_reviewed",
    "judge_retry",
    "kind_of",
    "lesson_mistake",
    "lesson_mistake_id",
    "mistake_id",
    "moment_of",
    "reviewed_fact",
    "what_next",
    "wrong_card",
]
