"""Puzzles of stage two: both hands open, a goal, and one first card that keeps it.

They are made from the engine's own play, and everything about them is recomputed exactly when they
are verified. The package brings some in a file.
"""

from germanwhist.school.puzzles.file import (
    format_puzzle,
    parse_puzzle,
    parse_puzzles,
    shipped_puzzles,
)
from germanwhist.school.puzzles.making import make_puzzles
from germanwhist.school.puzzles.puzzle import Puzzle, Theme
from germanwhist.school.puzzles.trial import Trial
from germanwhist.school.puzzles.verifying import why_wrong

__all__ = [
    "Puzzle",
    "Theme",
    "Trial",
    "format_puzzle",
    "make_puzzles",
    "parse_puzzle",
    "parse_puzzles",
    "shipped_puzzles",
    "why_wrong",
]
