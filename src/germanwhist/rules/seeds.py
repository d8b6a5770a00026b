"""One seed for a whole undertaking, and from it a seed of its own for every purpose.

A number that shuffles a deal and is also handed to a player would tell the player the deal. So
each purpose gets its own number, by a keyed one-way function: whoever knows one of them can
compute none of the others.
"""

from __future__ import annotations

import hashlib
from typing import Final

from germanwhist.rules.shuffle import SeededSource

__all__ = ["SEED_LIMIT", "derived_seed", "derived_source"]

SEED_LIMIT: Final = 2**31
"""Seeds given to players are below this: every generator of random numbers takes them."""

_BYTES: Final = 32


def derived_seed(seed: int, purpose: str, *numbers: int) -> int:
    """The seed of one purpose, from 0 to `SEED_LIMIT` - 1.

    Args:
        seed: of the whole undertaking, any whole number.
        purpose: what the seed is for, such as `player`.
        numbers: which one of its kind, such as the number of a hand.

    Example:
        >>> derived_seed(1, "player", 0) == derived_seed(1, "player", 0)
        True
        >>> derived_seed(1, "player", 0) == derived_seed(1, "search", 0)
        False

    Source: own, with BLAKE2b (Aumasson et al. 2013) as the keyed function.
    """
    return _number(seed, purpose, numbers) % SEED_LIMIT


def derived_source(seed: int, purpose: str, *numbers: int) -> SeededSource:
    """Random numbers for one purpose, such as a deal.

    Its own seed has 256 bits, too many to be found by trying: what a player sees of a deal does
    not lead it to the rest.

    Args:
        seed: of the whole undertaking, any whole number.
        purpose: what the numbers are for, such as `deal`.
        numbers: which one of its kind, such as the number of a deal.

    Example:
        >>> derived_source(1, "deal", 7).randrange(52) == derived_source(1, "deal", 7).randrange(52)
        True
    """
    return SeededSource(_number(seed, purpose, numbers))


def _number(seed: int, purpose: str, numbers: tuple[int, ...]) -> int:
    key = hashlib.sha512(f"germanwhist:{int(seed)}".encode()).digest()  # a key of 64 bytes
    text = ":".join((purpose, *(str(int(number)) for number in numbers)))
    digest = hashlib.blake2b(text.encode(), key=key, digest_size=_BYTES).digest()
    return int.from_bytes(digest, "big")
