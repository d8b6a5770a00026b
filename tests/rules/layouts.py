"""Layouts that one seat cannot tell from the real one, found without the package.

A layout is a whole pack in its order as dealt, as texts. Two layouts look alike to a seat when the
same plays are legal in both and show the seat the same (`plain.knowledge`).
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING

from tests.rules import plain
from tests.rules.plain import Table, knowledge

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random


def replayed(
    options: dict[str, str], layout: Sequence[str], dealer: int, plays: Sequence[str]
) -> Table | None:
    """The table after these plays of this layout; None if one of them is illegal there."""
    table = Table(options, list(layout), dealer)
    for card in plays:
        if card not in table.legal():
            return None
        table.play(card)
    return table


def every_layout(size: int) -> Iterator[list[str]]:
    """Every layout of a pack, once each: the order of the cards within a deal does not matter."""
    pack = set(plain.pack(size))
    quarter = size // 4
    for first in combinations(sorted(pack), quarter):
        for second in combinations(sorted(pack - set(first)), quarter):
            dealt = [card for both in zip(first, second, strict=True) for card in both]
            for stock in permutations(sorted(pack - set(dealt))):
                yield [*dealt, *stock]


def _hidden_places(table: Table, seat: int) -> tuple[list[int], list[int]]:
    """Places of the pack whose cards a seat has not seen: the opponent's deal, the stock's."""
    size = table.size
    dealt = list(range(1 if seat != table.dealer else 0, 2 * size, 2))
    own_draws = {2 * size + 2 * trick - 1 for trick, _ in table.draws[seat]}
    upcards = {2 * size + 2 * number for number in range(len(table.tricks) + 1)}
    stock = [i for i in range(2 * size, 4 * size) if i not in own_draws | upcards]
    return dealt, stock


def all_alike(table: Table, plays: Sequence[str], seat: int) -> Iterator[Table]:
    """Every layout that a seat holds possible, once each, after these plays."""
    dealt, stock = _hidden_places(table, seat)
    unseen = [table.cards[place] for place in (*dealt, *stock)]
    layout = list(table.cards)
    for held in combinations(unseen, len(dealt)):
        rest = [card for card in unseen if card not in held]
        for order in permutations(rest):
            for place, card in zip((*dealt, *stock), (*held, *order), strict=True):
                layout[place] = card
            other = replayed(table.options, layout, table.dealer, plays)
            if other is not None:
                yield other


def some_alike(
    table: Table, plays: Sequence[str], seat: int, *, rng: Random, swaps: int
) -> tuple[Table, int]:
    """Another layout for a seat, by swapping unseen cards while the plays stay legal.

    Returns:
        The table of the last layout, and how many swaps went through.
    """
    dealt, stock = _hidden_places(table, seat)
    places = [*dealt, *stock]
    done = 0
    for _ in range(swaps if len(places) > 1 else 0):
        one, two = rng.sample(places, 2)
        layout = list(table.cards)
        layout[one], layout[two] = layout[two], layout[one]
        other = replayed(table.options, layout, table.dealer, plays)
        if other is not None:
            assert knowledge(other, seat) == knowledge(table, seat)
            table = other
            done += 1
    return table, done
