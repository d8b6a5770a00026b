"""Own mistakes: what kind they are, and when each comes back until it is known.

A mistake is a play of a reviewed hand that gave away clearly something. It comes back as a
question, "what is better?", by spaced repetition: soon after a wrong answer, and after each right
one a good while later.
"""

from germanwhist.school.mistake_kind import MistakeKind, kind_of
from germanwhist.school.mistakes.mistake import LEAST_COST, Mistake, find_mistakes
from germanwhist.school.mistakes.progress import HandMistakes, Pointer, PointerKind, what_next
from germanwhist.school.mistakes.schedule import A_DAY, Schedule, Waiting, mistake_id

__all__ = [
    "A_DAY",
    "LEAST_COST",
    "HandMistakes",
    "Mistake",
    "MistakeKind",
    "Pointer",
    "PointerKind",
    "Schedule",
    "Waiting",
    "find_mistakes",
    "kind_of",
    "mistake_id",
    "what_next",
]
