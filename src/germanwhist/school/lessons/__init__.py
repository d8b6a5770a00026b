"""Lessons: a few questions each, about moments of real hands.

A lesson is a file of this folder. Its positions are records, its texts are named after it, and what
it says of cards is worked out anew when it is verified. Judging an answer is a function of values.
"""

from germanwhist.school.lessons.course import done_lessons, next_lesson
from germanwhist.school.lessons.file import format_lesson, parse_lesson, shipped_lessons
from germanwhist.school.lessons.judging import (
    Judgement,
    counted,
    exact_worths,
    judge_card,
    judge_number,
    judge_play,
)
from germanwhist.school.lessons.lesson import (
    Chapter,
    Count,
    HowMany,
    Lesson,
    PlayOut,
    Question,
    Show,
    WhichCard,
    Worth,
)
from germanwhist.school.lessons.verifying import accepted_of, why_wrong, worths_of
from germanwhist.school.lessons.walk import Walk, answered_fact

__all__ = [
    "Chapter",
    "Count",
    "HowMany",
    "Judgement",
    "Lesson",
    "PlayOut",
    "Question",
    "Show",
    "Walk",
    "WhichCard",
    "Worth",
    "accepted_of",
    "answered_fact",
    "counted",
    "done_lessons",
    "exact_worths",
    "format_lesson",
    "judge_card",
    "judge_number",
    "judge_play",
    "next_lesson",
    "parse_lesson",
    "shipped_lessons",
    "why_wrong",
    "worths_of",
]
