"""A task: a stage one that was played, and what a seat saw of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.players import make_player
from germanwhist.rules import Deal, Hand, RuleSet, Seat, derived_source
from germanwhist.school.memory.grade import Grade, asked_cards

if TYPE_CHECKING:
    from germanwhist.rules import View

__all__ = ["MEMORY_PACKS", "MemoryTask", "deal_memory"]

MEMORY_PACKS: Final = (28, 52)
"""The packs there are tasks with, the easier first."""

_RULES: Final = {28: RuleSet.preset("small"), 52: RuleSet.preset("standard")}
_LEVEL: Final = "regular"
_FEWEST: Final = 2  # cards to be found: where there are none, nothing was remembered


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryTask:
    """A stage one to be watched from one seat.

    Args:
        grade: what is to be remembered.
        seat: who remembers.
        level: the computer level that played both seats.
        hand: the hand when stage two begins. It holds every card: what may be shown is in `views`.
    """

    grade: Grade
    seat: Seat
    level: str
    hand: Hand

    @property
    def view(self) -> View:
        """What the seat knows when stage two begins."""
        return self.hand.view(self.seat)

    @property
    def views(self) -> tuple[View, ...]:
        """What the seat knew before each card of stage one, and after the last one.

        Example:
            >>> task = deal_memory(1, grade=Grade.TRUMPS, pack=28)
            >>> [view.stage for view in task.views] == 14 * [1] + [2]
            True
        """
        hand = Hand.start(self.hand.ruleset, self.hand.deal)
        views = [hand.view(self.seat)]
        for card in self.hand.plays:
            hand = hand.play(card)
            views.append(hand.view(self.seat))
        return tuple(views)


def deal_memory(seed: int, *, grade: Grade, pack: int = 52) -> MemoryTask:
    """Deal a hand and have its stage one played.

    There are always at least two cards to be found. Deterministic for a seed, and quick: the
    players count and do not search.

    Args:
        seed: of the cards, any whole number.
        grade: what is to be remembered.
        pack: the number of cards, one of `MEMORY_PACKS`.

    Raises:
        ValueError: there are no tasks with such a pack.

    Example:
        >>> task = deal_memory(1, grade=Grade.EVERYTHING)
        >>> task.hand.stage, len(task.hand.plays), task == deal_memory(1, grade=Grade.EVERYTHING)
        (2, 26, True)
    """
    if pack not in _RULES:
        raise ValueError(f"no memory task with a pack of {pack} (expected 28 or 52)")
    number = 0
    while True:
        task = MemoryTask(
            grade=grade,
            seat=Seat.SOUTH,
            level=_LEVEL,
            hand=_stage_one(seed, number, rules=_RULES[pack]),
        )
        if len(asked_cards(task.view, grade)) >= _FEWEST:
            return task
        number += 1


def _stage_one(seed: int, number: int, *, rules: RuleSet) -> Hand:
    source = derived_source(seed, "memory", number)
    dealer = Seat(source.randrange(2))
    player = make_player(_LEVEL)
    hand = Hand.start(rules, Deal.shuffled(source, dealer, pack=rules.pack))
    while hand.stage == 1 and (seat := hand.to_play) is not None:
        hand = hand.play(player.choose(hand.view(seat)))
    return hand
