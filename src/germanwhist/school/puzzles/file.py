"""Puzzles as text, one a line: position; goal; theme; rating; solution.

A sixth part, `28`, is there where the position is from a pack of 28 cards.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card
from germanwhist.errors import NotationError
from germanwhist.notation import parse_position
from germanwhist.school.puzzles.puzzle import Puzzle
from germanwhist.school.theme import Theme, themes_of

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = [
    "find_puzzle",
    "format_puzzle",
    "number_of_puzzle",
    "parse_puzzle",
    "parse_puzzles",
    "shipped_puzzles",
]

_FIELDS: Final = 5
_WHOLE, _SMALL = 52, 28  # cards of a pack
_FILE: Final = "puzzles.txt"


def format_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line of text; `parse_puzzle` reads it back.

    Example:
        >>> text = "H:4.AK.5./.QJ.K7.; 3; draw_trumps; 900; AHJH KHQH"
        >>> format_puzzle(parse_puzzle(text)) == text
        True
    """
    cards = [str(card) for card in puzzle.solution]
    tricks = " ".join(map("".join, zip(cards[::2], cards[1::2], strict=True)))
    parts: tuple[object, ...] = (
        puzzle.position,
        puzzle.goal,
        puzzle.theme.value,
        puzzle.rating,
        tricks,
    )
    if puzzle.pack != _WHOLE:
        parts = (*parts, puzzle.pack)
    return "; ".join(map(str, parts))


def parse_puzzle(text: str) -> Puzzle:
    """Read a puzzle.

    Args:
        text: as described at the head of this module. Only its form is checked.

    Raises:
        NotationError: the text is no puzzle (code `bad_puzzle`, or that of the position or card).
    """
    parts = [part.strip() for part in text.split(";")]
    if len(parts) not in (_FIELDS, _FIELDS + 1) or parts[_FIELDS:] not in ([], [str(_SMALL)]):
        raise NotationError(
            f"not a puzzle: {text!r} (expected position; goal; theme; rating; solution, "
            f"and {_SMALL} for a pack of so many)",
            code="bad_puzzle",
        )
    position, goal, theme, rating, solution = parts[:_FIELDS]
    if not (goal.isascii() and goal.isdigit() and rating.isascii() and rating.isdigit()):
        raise NotationError(
            f"not a puzzle: goal {goal!r}, rating {rating!r} (expected numbers)", code="bad_puzzle"
        )
    if theme not in themes_of(2):
        raise NotationError(
            f"not a puzzle: theme {theme!r} (expected one of {', '.join(themes_of(2))})",
            code="bad_puzzle",
        )
    letters = solution.replace(" ", "")
    cards = tuple(Card(letters[i : i + 2]) for i in range(0, len(letters), 2))
    return Puzzle(
        position=parse_position(position),
        goal=int(goal),
        theme=Theme(theme),
        rating=int(rating),
        solution=cards,
        pack=_SMALL if parts[_FIELDS:] else _WHOLE,
    )


def parse_puzzles(lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """Read the puzzles of a file; empty lines and those that begin with `#` are skipped.

    Raises:
        NotationError: a line is no puzzle; the error names the line.
    """
    found = []
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            found.append(parse_puzzle(line.strip()))
        except NotationError as error:
            raise NotationError(error.message, code=error.code, line=number) from None
    return tuple(found)


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the package, read once, from the easiest to the hardest."""
    text = files("germanwhist.school.puzzles").joinpath(_FILE).read_text(encoding="utf-8")
    return parse_puzzles(text.splitlines())


def find_puzzle(name: str) -> Puzzle | None:
    """The puzzle of the package with an id; None where there is none.

    Args:
        name: the id.
    """
    number = _numbers().get(name)
    return None if number is None else shipped_puzzles()[number - 1]


def number_of_puzzle(puzzle: Puzzle) -> int:
    """The number of a puzzle among those of the package, from 1 for the easiest.

    Raises:
        KeyError: it is none of them.
    """
    return _numbers()[puzzle.id]


@cache
def _numbers() -> dict[str, int]:
    return {puzzle.id: number for number, puzzle in enumerate(shipped_puzzles(), start=1)}
