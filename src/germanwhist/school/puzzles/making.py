"""Making puzzles from the engine's own play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.engine import PolicyPlayer, solve
from germanwhist.notation import Position
from germanwhist.rules import Deal, Hand, RuleSet, Seat
from germanwhist.school.line import best_line
from germanwhist.school.puzzles.puzzle import (
    Puzzle,
    best_first,
    decisions,
    rating_of,
    tempting_card,
    theme_of,
)
from germanwhist.school.theme import Theme, themes_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["balanced", "make_puzzles", "puzzle_of"]

_TRICKS: Final = range(4, 9)  # left to play
_SEED_STEP: Final = 1_000_003  # spreads the deals of successive seeds
_RULES: Final = ("standard", "objective=by_colour", "small", "trumps=none")


def make_puzzles(seed: int = 0) -> Iterator[Puzzle]:
    """Puzzles without end, one a hand at most, from hands that the engine plays against itself.

    The rule sets take turns: high hands, low ones, the small pack, no trumps. Deterministic for a
    seed.

    Args:
        seed: of the deals, 0 or more.

    Example:
        >>> puzzle = next(make_puzzles(seed=1))
        >>> puzzle.position.tricks in range(4, 9)
        True
    """
    player, seen = PolicyPlayer(), set()
    number = 0
    while True:
        ruleset = RuleSet.parse(_RULES[number % len(_RULES)])
        deal = Deal.shuffled(seed * _SEED_STEP + number, Seat(number % 2), pack=ruleset.pack)
        number += 1
        hand = Hand.start(ruleset, deal)
        while hand.to_play is not None:
            if hand.stage == 2 and hand.led is None and hand.tricks_left in _TRICKS:
                puzzle = puzzle_of(Position.of_hand(hand), pack=ruleset.pack)
                if puzzle is not None and puzzle.position not in seen:
                    seen.add(puzzle.position)
                    yield puzzle
                    break
            hand = hand.play(player.choose(hand.view(hand.to_play)))


def balanced(made: Iterable[Puzzle], *, number: int, each: int) -> tuple[Puzzle, ...]:
    """So many puzzles in which no theme is rare, from the easiest to the hardest.

    As many are taken as it needs; then those of the commonest themes that came last are left out.

    Args:
        made: puzzles in their order, such as `make_puzzles` gives.
        number: how many.
        each: how many of each theme at least, at most `number` in all.

    Raises:
        ValueError: there are too few puzzles.
    """
    kept: dict[Theme, list[Puzzle]] = {theme: [] for theme in themes_of(2)}
    total = 0
    for puzzle in made:
        kept[puzzle.theme].append(puzzle)
        total += 1
        if total >= number and all(len(some) >= each for some in kept.values()):
            break
    else:
        raise ValueError(f"only {total} puzzles (expected {number}, and {each} of each theme)")
    while total > number:
        max(kept.values(), key=len).pop()
        total -= 1
    found = [puzzle for some in kept.values() for puzzle in some]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, str(puzzle.position))))


def puzzle_of(position: Position, *, pack: int = 52) -> Puzzle | None:
    """The puzzle in a position; None where there is none.

    There is one first card that is best; the card that many would lead fails; a later card of the
    solver can fail too; and what parts the two lines has a name.

    Args:
        position: between tricks.
        pack: the number of cards of the pack that it is from.
    """
    best, tempting = best_first(position), tempting_card(position)
    if best is None or tempting is None:
        return None
    line = best_line(position, best)
    if decisions(position, line) < 2:
        return None
    theme = theme_of(position, best, tempting=tempting)
    if theme is None:
        return None
    return Puzzle(
        position=position,
        goal=solve(position).leader_tricks,
        theme=theme,
        rating=rating_of(position, line),
        solution=tuple(card for trick in line for card in (trick.lead, trick.follow)),
        pack=pack,
    )
