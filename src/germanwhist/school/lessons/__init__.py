"""Lessons: a few questions each, about moments of real hands.

A lesson is a file of this folder. Its positions are records, its texts are named after it, and what
it says of cards is worked out anew when it is verified. Judging an answer is a function of values.
"""

from germanwhist.school.lessons.course import done_lessons, next_lesson
from germanwhist.school.lessons.file import parse_lesson, shipped_lessons
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

__all__ = [
    "Chapter",
    "Count",
    "HowMany",
    "Lesson",
    "PlayOut",
    "Question",
    "Show",
    "WhichCard",
    "Worth",
    "done_lessons",
    "next_lesson",
    "parse_lesson",
    "shipped_lessons",
]
