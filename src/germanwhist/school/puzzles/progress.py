"""What somebody has come to by trying puzzles, and which one is next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from germanwhist.ratings import Rating, rated
from germanwhist.school.practice import Tried

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from germanwhist.school.theme import Theme

__all__ = [
    "AnyPuzzle",
    "PuzzleProgress",
    "first_rating",
    "first_try",
    "next_puzzle",
    "rating_of_try",
]

_NEW: Final = Rating(1200.0, 350.0)
_FEWEST: Final = 5  # tries; until then the rating is far from settled
_UNTRIED: Final = 150.0  # the error of a puzzle's first guess
_FROM_MEMORY: Final = 150.0  # so much harder a puzzle is when the other hand is hidden


class AnyPuzzle(Protocol):
    """A puzzle of either stage."""

    @property
    def id(self) -> str:
        """What it is called among all."""
        ...

    @property
    def theme(self) -> Theme:
        """Its idea."""
        ...

    @property
    def rating(self) -> int:
        """How hard it is, until people have tried it."""
        ...


Some = TypeVar("Some", bound=AnyPuzzle)


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """The tries of one person, in their order; the first at each puzzle.

    Args:
        tries: what was kept.
    """

    tries: tuple[Tried, ...]

    @classmethod
    def of(cls, practice: Iterable[object]) -> PuzzleProgress:
        """The tries among all that somebody did."""
        return cls(tuple(fact for fact in practice if isinstance(fact, Tried)))

    @property
    def rating(self) -> Rating:
        """How strong the person is now."""
        if not self.tries:
            return _NEW
        last = self.tries[-1]
        return Rating(last.rating, last.deviation, last.volatility)

    @property
    def is_provisional(self) -> bool:
        """Whether too few puzzles were tried for the rating to say much."""
        return len(self.tries) < _FEWEST

    def has_tried(self, puzzle: AnyPuzzle) -> bool:
        """Whether a first try at a puzzle has ended."""
        return any(one.puzzle == puzzle.id for one in self.tries)


def rating_of_try(
    person: Rating, puzzle: Rating, *, is_solved: bool, is_from_memory: bool
) -> tuple[Rating, Rating]:
    """The ratings of a person and of a puzzle after a first try.

    A puzzle from memory counts as a harder one, and tells nothing of the open one.

    Args:
        person: before the try.
        puzzle: before the try, of the puzzle with both hands open.
        is_solved: whether the goal was made.
        is_from_memory: whether the other hand was hidden, and not looked at again.
    """
    if is_from_memory:
        harder = Rating(puzzle.value + _FROM_MEMORY, puzzle.deviation, puzzle.volatility)
        return rated(person, [(harder, float(is_solved))]), puzzle
    score = float(is_solved)
    return rated(person, [(puzzle, score)]), rated(puzzle, [(person, 1 - score)])


def first_try(
    progress: PuzzleProgress,
    puzzle: AnyPuzzle,
    *,
    rating: Rating,
    is_solved: bool,
    is_from_memory: bool = False,
) -> tuple[Tried, Rating]:
    """What is kept of a first try that has ended, and the puzzle's rating after it.

    Args:
        progress: of the person, before.
        puzzle: what was tried.
        rating: the puzzle's, before.
        is_solved: whether the goal was made, or the right card found.
        is_from_memory: whether the other hand was hidden, and not looked at again.
    """
    after, of_puzzle = rating_of_try(
        progress.rating, rating, is_solved=is_solved, is_from_memory=is_from_memory
    )
    tried = Tried(
        puzzle=puzzle.id,
        is_solved=is_solved,
        from_memory=is_from_memory,
        rating=after.value,
        deviation=after.deviation,
        volatility=after.volatility,
    )
    return tried, of_puzzle


def first_rating(puzzle: AnyPuzzle) -> Rating:
    """The rating of a puzzle that nobody has tried."""
    return Rating(float(puzzle.rating), _UNTRIED)


def next_puzzle(
    puzzles: Iterable[Some],
    progress: PuzzleProgress,
    *,
    theme: Theme | None = None,
    ratings: Mapping[str, Rating] | None = None,
) -> Some | None:
    """The puzzle that is as hard as the person is strong, among those not tried yet.

    Args:
        puzzles: to choose from.
        progress: of the person.
        theme: the theme wished for; None for any.
        ratings: of puzzles that people have tried, by their ids.

    Returns:
        The puzzle; None where all were tried. Of equal ones the first.
    """
    known = ratings or {}
    tried = {one.puzzle for one in progress.tries}
    left = [
        puzzle for puzzle in puzzles if puzzle.id not in tried and theme in (None, puzzle.theme)
    ]

    def distance(puzzle: Some) -> float:
        rating = known.get(puzzle.id)
        return abs((rating.value if rating else puzzle.rating) - progress.rating.value)

    return min(left, key=distance, default=None)
