"""What a whole table says of stage two: the same facts as `benchmarks.stage_two`, with no chance.

`python -m benchmarks.full_table FILE` reads every position of a table file that covers 13 tricks,
3.7 billion with trumps, and weighs each by the number of deals that it stands for: a position says
only how the cards in play lie, not which cards they are. It takes some minutes. A table of 7
tricks or more answers for the pack of 28 cards too.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import numpy as np

from benchmarks.stage_two_facts import facts_of, print_facts
from germanwhist import Objective
from germanwhist.engine import table_info
from germanwhist.engine._kernel import TableHeader

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from benchmarks.stage_two_facts import Facts

__all__ = ["full_facts"]

_LONGEST: Final = 13
_HALF: Final = 13  # a word of 26 bits is taken in two halves


@dataclass(frozen=True, slots=True)
class _Sums:
    """Sums over the positions of one split.

    Args:
        counts: positions of value 0, 1, 2 ...: the leader's tricks in a high hand, the follower's
            in a low one.
        owned: for each card in play, from the lowest trump up, the sum of the values where the
            leader holds it.
    """

    counts: NDArray[np.int64]
    owned: NDArray[np.int64]


def full_facts(file: Path, *, ranks: int = 13) -> Facts:
    """Facts from all positions of a table.

    Args:
        file: of a table that covers as many tricks as there are ranks.
        ranks: of the pack: 13, or 7 for the pack of 28 cards.
    """
    info = table_info(file)
    kinds = 2 if info.has_trump else 1
    total = positions = 0
    counts = np.zeros(ranks + 1)
    moments = np.zeros((kinds, ranks))
    for lengths, sums in _splits(file, ranks, has_trump=info.has_trump):
        ways = _ways(lengths, ranks, has_trump=info.has_trump)
        if ways == 0:
            continue
        positions += int(sums.counts.sum())
        total += ways * int(sums.counts.sum())
        counts += float(ways) * sums.counts  # whole numbers of 64 bits would not hold it
        tricks = int(sums.counts @ np.arange(ranks + 1))
        owned = iter(2 * sums.owned - tricks)  # held by the leader counts 1, by the follower -1
        for suit, length in enumerate(lengths):
            of_cards = np.array([next(owned) for _ in range(length)], dtype=np.float64)
            kind = 1 if suit == 0 and info.has_trump else 0
            moments[kind] += ways * of_cards @ _ranks_of(length, ranks)
    if info.objective is Objective.LOW:  # its values are the follower's tricks
        counts, moments = counts[::-1], -moments
    shares = counts / total
    mean = float(shares @ np.arange(ranks + 1))
    return facts_of(
        shares,
        _products(kinds, ranks),
        np.array([mean, *(moments / total).reshape(-1)]),
        positions=positions,
    )


def _splits(file: Path, level: int, *, has_trump: bool) -> Iterator[tuple[tuple[int, ...], _Sums]]:
    """Each division of a level's cards into suits, as the table orders them, with its sums."""
    content = np.memmap(file, np.uint8, mode="r")
    entry = TableHeader.read(content.data).levels[level - 1]
    packed = content[entry.offset : entry.offset + entry.size]
    words = _words(level)
    lengths = _lengths(level, has_trump=has_trump)
    for number, split in enumerate(lengths):
        begin, end = number * len(words), (number + 1) * len(words)
        pairs = np.asarray(packed[begin // 2 : (end + 1) // 2])
        values = np.stack([pairs & 15, pairs >> 4], axis=1).reshape(-1)
        yield split, _sums(values[begin % 2 :][: len(words)], words, level)


def _lengths(level: int, *, has_trump: bool) -> list[tuple[int, ...]]:
    """The suits' lengths in each split: the trump suit, then side suits from long to short."""
    longest = min(2 * level, _LONGEST)
    return [
        (first, a, b, c)
        for first in range(longest + 1)
        for a in range(longest if has_trump else first, -1, -1)
        for b in range(a, -1, -1)
        if 0 <= (c := 2 * level - first - a - b) <= b
    ]


def _words(level: int) -> NDArray[np.uint32]:
    """All words of as many bits as cards in play with half of them set, in rising order."""
    words = np.arange(1 << 2 * level, dtype=np.uint32)
    bits = np.zeros(1 << _HALF, np.uint8)
    for bit in range(_HALF):
        bits += (np.arange(1 << _HALF) >> bit & 1).astype(np.uint8)
    is_half: NDArray[np.bool_] = bits[words >> _HALF] + bits[words & ((1 << _HALF) - 1)] == level
    return words[is_half]


def _sums(values: NDArray[np.uint8], words: NDArray[np.uint32], level: int) -> _Sums:
    """The sums of one split, from the values of its words: what the leader makes, or avoids."""
    halves = (words & ((1 << _HALF) - 1), words >> _HALF)
    owned = []
    for half in halves:
        sums = np.bincount(half, weights=values, minlength=1 << _HALF).astype(np.int64)
        owned += [sums[np.arange(1 << _HALF) >> bit & 1 == 1].sum() for bit in range(_HALF)]
    return _Sums(np.bincount(values, minlength=level + 1), np.array(owned[: 2 * level]))


def _ways(lengths: tuple[int, ...], ranks: int, *, has_trump: bool) -> int:
    """Sets of cards that a split stands for: their ranks, and which side suit is which."""
    fixed, free = (lengths[:1], lengths[1:]) if has_trump else ((), lengths)
    ways = len(set(permutations(free)))
    for length in (*fixed, *free):
        ways *= comb(ranks, length)
    return ways


def _ranks_of(length: int, ranks: int) -> NDArray[np.float64]:
    """How likely each card in play of a suit, from the lowest, is to have each rank."""
    return np.array(
        [
            [
                comb(rank, card) * comb(ranks - 1 - rank, length - 1 - card) / comb(ranks, length)
                for rank in range(ranks)
            ]
            for card in range(length)
        ]
    ).reshape(length, ranks)


def _products(kinds: int, ranks: int) -> NDArray[np.float64]:
    """The means of the products of a row's entries; a card counts 1, -1 or, out of play, 0."""
    cards = 4 * ranks
    square = 1 / 2
    # Two cards are both in play with chance a quarter, about, and then oftener on two sides.
    product = -(2 * ranks) / (cards * (cards - 1))
    suits = np.repeat([3, 1] if kinds == 2 else [4], ranks)
    products = np.zeros((len(suits) + 1, len(suits) + 1))
    products[0, 0] = 1
    products[1:, 1:] = product * np.outer(suits, suits) + np.diag((square - product) * suits)
    return products


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--ranks", default=13, show_default=True, type=click.IntRange(2, 13))
def main(file: Path, ranks: int) -> None:
    """Print what the table in FILE says of hands of as many tricks as a suit has ranks."""
    info = table_info(file)
    if info.tricks < ranks:
        raise click.UsageError(
            f"{file}: covers {info.tricks} tricks (expected a table of {ranks} or more)"
        )
    name = f"{info.objective.value} hands {'with' if info.has_trump else 'without'} trumps"
    print_facts(name, full_facts(file, ranks=ranks))


if __name__ == "__main__":
    main()
