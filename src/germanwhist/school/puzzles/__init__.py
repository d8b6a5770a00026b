"""Puzzles of stage two: both hands open, a goal, and one first card that keeps it.

They are made from the engine's own play, and everything about them is recomputed exactly when they
are verified. The package brings some in a file.
"""

from germanwhist.school.puzzles.file import (
    find_puzzle,
    format_puzzle,
    number_of_puzzle,
    parse_puzzle,
    parse_puzzles,
    shipped_puzzles,
)
from germanwhist.school.puzzles.making import balanced, make_puzzles
from germanwhist.school.puzzles.progress import (
    AnyPuzzle,
    PuzzleProgress,
    first_rating,
    first_try,
    next_puzzle,
    rating_of_try,
)
from germanwhist.school.puzzles.puzzle import Puzzle
from germanwhist.school.puzzles.trial import Trial
from germanwhist.school.puzzles.verifying import why_wrong
from germanwhist.school.theme import Theme, themes_of

__all__ = [
    "AnyPuzzle",
    "Puzzle",
    "PuzzleProgress",
    "Theme",
    "Trial",
    "balanced",
    "find_puzzle",
    "first_rating",
    "first_try",
    "format_puzzle",
    "make_puzzles",
    "next_puzzle",
    "number_of_puzzle",
    "parse_puzzle",
    "parse_puzzles",
    "rating_of_try",
    "shipped_puzzles",
    "themes_of",
    "why_wrong",
]
