"""Shuffling, cutting the pack, and cutting for the first deal.

A shuffle is Fisher and Yates's: for i from the last place down to 1, swap place i with a place j
drawn evenly from 0 to i. Without a seed the numbers come from the operating system's
cryptographic source. With a seed they come from `SeededSource`, whose few lines any language can
repeat, so a seed names the same deal everywhere and for ever.
"""

from __future__ import annotations

import hashlib
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Final, Protocol

from germanwhist.cards import Card, CardSet
from germanwhist.errors import InvalidDealError
from germanwhist.rules.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = [
    "ByteSource",
    "RandomSource",
    "SeededSource",
    "cut_for_dealer",
    "dealer_by_cut",
    "shuffled",
    "shuffled_pack",
]

_SYSTEM: Final = SystemRandom()


class RandomSource(Protocol):
    """Anything that draws whole numbers evenly; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1, each as likely as the others."""
        ...


class ByteSource:
    """Random numbers from a stream of bytes: what kinds of streams have in common.

    A number below `stop` takes as many bytes (high byte first) as `stop - 1` needs, at least one.
    Values from the largest multiple of `stop` on are thrown away and the next bytes taken, so
    every number is equally likely.

    Args:
        block: the bytes of block 0, 1, 2 and so on; in a row they are the stream.

    Source: own.
    """

    __slots__ = ("_block", "_bytes", "_count")

    def __init__(self, block: Callable[[int], bytes]) -> None:
        self._block = block
        self._count = 0
        self._bytes = b""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1, each as likely as the others.

        Args:
            stop: 1 or more.

        Raises:
            ValueError: stop is below 1.
        """
        if stop < 1:
            raise ValueError(f"no number below {stop} (expected at least 1)")
        size = max(1, ((stop - 1).bit_length() + 7) // 8)
        span = 256**size
        limit = span - span % stop
        while True:
            number = int.from_bytes(self.take(size), "big")
            if number < limit:
                return number % stop

    def take(self, size: int) -> bytes:
        """The next bytes of the stream.

        Args:
            size: how many.
        """
        while len(self._bytes) < size:
            self._bytes += self._block(self._count)
            self._count += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return taken


class SeededSource(ByteSource):
    """Reproducible random numbers: SHA-256 in counter mode.

    Block i is the SHA-256 digest of the ASCII text `germanwhist:SEED:i`, for i = 0, 1, 2 and so
    on; the blocks in a row are a stream of bytes. A number below `stop` takes as many bytes
    (high byte first) as `stop - 1` needs, at least one. Values from the largest multiple of
    `stop` on are thrown away and the next bytes taken, so every number is equally likely.

    Args:
        seed: any whole number.

    Example:
        >>> source = SeededSource(1)
        >>> [source.randrange(6) for _ in range(8)] == [
        ...     SeededSource(1).randrange(6), *(source.randrange(6) for _ in range(7))]
        False
        >>> SeededSource(7).randrange(52) == SeededSource(7).randrange(52)
        True

    Source: own.
    """

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(partial(_seeded_block, int(seed)))  # which can be copied and pickled


def _seeded_block(seed: int, i: int) -> bytes:
    return hashlib.sha256(f"germanwhist:{seed}:{i}".encode("ascii")).digest()


def _ordered_pack(pack: int, *, at_least: int = 4) -> CardSet:
    """The cards of a pack of this size: a multiple of 4, so many ranks of each suit."""
    if pack not in range(at_least, 53, 4):
        raise InvalidDealError(
            f"no pack of {pack!r} cards (expected a multiple of 4 from {at_least} to 52)",
            code="bad_pack",
        )
    return CardSet.full(pack // 4)


def source_of(source: RandomSource | int | None) -> RandomSource:
    """A source from a seed, from nothing (the system's), or as given."""
    if source is None:
        return _SYSTEM
    return SeededSource(source) if isinstance(source, int) else source


def shuffled(source: RandomSource, pack: int) -> tuple[Card, ...]:
    """A shuffled pack that is not cut.

    Args:
        source: random numbers.
        pack: the number of cards.

    Raises:
        InvalidDealError: there is no such pack (code `bad_pack`).
    """
    cards = list(_ordered_pack(pack))
    for i in range(pack - 1, 0, -1):
        j = source.randrange(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def shuffled_pack(
    source: RandomSource | int | None = None, *, pack: int = 52, cut: int | None = None
) -> tuple[Card, ...]:
    """A shuffled pack, cut by the dealer's opponent.

    Args:
        source: a seed, a source of random numbers, or None for the system's cryptographic one.
        pack: 52 cards, or another multiple of 4: the top `pack / 4` ranks of each suit.
        cut: how many cards the opponent lifts off and puts below, 1 to `pack - 1`; drawn from
            the source when None.

    Returns:
        The cards from top to bottom.

    Raises:
        InvalidDealError: the cut is outside 1 to `pack - 1` (code `bad_cut`), or there is no such
            pack (code `bad_pack`).

    Example:
        >>> len(shuffled_pack(1)), shuffled_pack(1) == shuffled_pack(1)
        (52, True)
    """
    rng = source_of(source)
    cards = shuffled(rng, pack)
    lifted = 1 + rng.randrange(pack - 1) if cut is None else cut
    if not 1 <= lifted < pack:
        raise InvalidDealError(
            f"cannot cut {lifted!r} cards (expected 1 to {pack - 1})", code="bad_cut"
        )
    return (*cards[lifted:], *cards[:lifted])


def cut_for_dealer(
    source: RandomSource | int | None = None, *, pack: int = 52
) -> tuple[tuple[Card, Card], ...]:
    """Cut for the first deal: each player a card, again while the ranks are equal.

    Args:
        source: a seed, a source of random numbers, or None for the system's cryptographic one.
        pack: the number of cards.

    Returns:
        The pairs cut, north's card first; only the last has two different ranks.

    Raises:
        InvalidDealError: there is no such pack, or it has only one rank (code `bad_pack`).

    Example:
        >>> cuts = cut_for_dealer(3)
        >>> dealer_by_cut(cuts) in Seat
        True

    Source: rules page "The game", the first dealer.
    """
    rng = source_of(source)
    ordered = _ordered_pack(pack, at_least=8)
    cuts = []
    while True:
        cards = list(ordered)
        north = cards.pop(rng.randrange(len(cards)))
        south = cards.pop(rng.randrange(len(cards)))
        cuts.append((north, south))
        if north.rank != south.rank:
            return tuple(cuts)


def dealer_by_cut(cuts: Sequence[tuple[Card, Card]]) -> Seat:
    """Who deals first after these cuts: the higher card of the last pair.

    Args:
        cuts: pairs of cards, north's first; equal ranks in all but the last.

    Raises:
        InvalidDealError: no pairs, the same card twice in one, equal ranks at the end, or a
            decision before it (code `bad_cut`).

    Example:
        >>> dealer_by_cut([(Card("7S"), Card("7H")), (Card("2C"), Card("3C"))])
        Seat.SOUTH
    """
    decided = [north.rank is not south.rank for north, south in cuts]
    has_twice = any(north is south for north, south in cuts)
    if has_twice or decided != [False] * (len(cuts) - 1) + [True]:
        raise InvalidDealError(
            f"cuts decide nothing: {', '.join(f'{n}-{s}' for n, s in cuts) or 'none'} (expected "
            "two cards in each pair, of equal ranks in all pairs but the last)",
            code="bad_cut",
        )
    north, south = cuts[-1]
    return Seat.NORTH if north.rank > south.rank else Seat.SOUTH
