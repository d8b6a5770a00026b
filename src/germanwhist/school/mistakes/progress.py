"""Mistakes over time by kind, and what to practise next."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from germanwhist.school.mistake_kind import MistakeKind
from germanwhist.school.practice import Reviewed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from germanwhist.school.practice import Practice

__all__ = ["HandMistakes", "Pointer", "PointerKind", "hands_with_mistakes", "what_next"]

_RECENT: Final = 30  # hands that tell how somebody plays now


@dataclass(frozen=True, slots=True, kw_only=True)
class HandMistakes:
    """What one reviewed hand had.

    Args:
        at: when it was reviewed, in seconds since 1970-01-01 UTC.
        counts: mistakes by kind.
        costs: tricks given away by kind.
        is_comparable: whether the levels were measured in hands like it.
    """

    at: float
    counts: Mapping[MistakeKind, int]
    costs: Mapping[MistakeKind, float]
    is_comparable: bool = True


def hands_with_mistakes(kept: Iterable[tuple[float, Practice]]) -> list[HandMistakes]:
    """The reviewed hands among all that somebody did.

    Args:
        kept: what was done and when, in seconds since 1970-01-01 UTC.

    Returns:
        The hands, in the same order.
    """
    return [_hand(at, practice) for at, practice in kept if isinstance(practice, Reviewed)]


def _hand(at: float, reviewed: Reviewed) -> HandMistakes:
    counts: dict[MistakeKind, int] = {}
    costs: dict[MistakeKind, float] = {}
    for mistake in reviewed.mistakes:
        counts[mistake.kind] = counts.get(mistake.kind, 0) + 1
        costs[mistake.kind] = costs.get(mistake.kind, 0.0) + mistake.cost
    return HandMistakes(at=at, counts=counts, costs=costs, is_comparable=reviewed.is_comparable)


class PointerKind(StrEnum):
    """Something to practise."""

    MISTAKES = "mistakes"  # one's own mistakes that are due
    STAGE_ONE = "stage_one"  # lessons about what a trick is worth
    STAGE_TWO = "stage_two"  # puzzles and lessons about stage two
    MEMORY = "memory"  # remembering what was played


@dataclass(frozen=True, slots=True, kw_only=True)
class Pointer:
    """Something to practise, and why.

    Args:
        to: what.
        kind: the kind of mistake that it is about; None where it is about none.
        cost: tricks a hand that this kind gives away; 0 where it is about none.
        count: how many mistakes of the kind wait; 0 for what is no question about mistakes.
    """

    to: PointerKind
    kind: MistakeKind | None = None
    cost: float = 0.0
    count: int = 0


def what_next(hands: Sequence[HandMistakes], due: Sequence[MistakeKind]) -> tuple[Pointer, ...]:
    """Ways to go on, the one that promises most first.

    Own mistakes that are due come first, then what the dearest kind of mistake asks for, then the
    memory, on which stage two rests.

    Args:
        hands: the reviewed hands, the oldest first.
        due: the kinds of one's own mistakes that are due.

    Example:
        >>> [pointer.to.value for pointer in what_next([], [])]
        ['memory']
    """
    found = []
    if due:
        kind, count = Counter(due).most_common(1)[0]
        found.append(Pointer(to=PointerKind.MISTAKES, kind=kind, count=count))
    recent = hands[-_RECENT:]
    costs = {
        kind: sum(hand.costs.get(kind, 0.0) for hand in recent) / len(recent)
        for kind in MistakeKind
        if recent
    }
    dearest = max(costs, key=lambda kind: costs[kind], default=None)
    if dearest is not None and costs[dearest] > 0:
        is_two = dearest is MistakeKind.STAGE_TWO
        to = PointerKind.STAGE_TWO if is_two else PointerKind.STAGE_ONE
        found.append(Pointer(to=to, kind=dearest, cost=costs[dearest]))
    return (*found, Pointer(to=PointerKind.MEMORY))
