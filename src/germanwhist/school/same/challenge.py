"""What is played with the same cards: everything follows from the secret of a challenge."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from germanwhist.players import LEVELS, make_level
from germanwhist.rules import (
    Deal,
    FirstDealer,
    MatchLength,
    Objective,
    RuleSet,
    Seat,
    TargetTie,
    derived_seed,
    derived_source,
)

if TYPE_CHECKING:
    from germanwhist.players import Player
    from germanwhist.rules import RandomSource

__all__ = [
    "SAME_DAYS",
    "SAME_DEALS",
    "SAME_PEOPLE",
    "SAME_SEAT",
    "Challenge",
    "new_challenge_secret",
    "one_hand",
    "pinned_level",
    "same_deal",
    "same_opponent",
]

SAME_SEAT: Final = Seat.SOUTH
"""Where all of them sit, who lead to the first trick: the opponent deals."""
SAME_DEALS: Final = (4, 8, 16)
SAME_PEOPLE: Final = (2, 8)
"""How many may play a challenge: two, or anybody with its link until eight are in."""
SAME_DAYS: Final = 14
_SECRET_BYTES: Final = 32


def new_challenge_secret(source: RandomSource | None = None) -> str:
    """A secret for a challenge: 256 random bits as 64 hexadecimal digits.

    Args:
        source: random numbers; None for the system's cryptographic source.

    Example:
        >>> len(new_challenge_secret())
        64
    """
    if source is None:
        return secrets.token_hex(_SECRET_BYTES)
    return f"{source.randrange(2 ** (8 * _SECRET_BYTES)):0{2 * _SECRET_BYTES}x}"


def one_hand(rules: RuleSet) -> RuleSet:
    """The same rules for a single hand whose dealer is named.

    Example:
        >>> str(one_hand(RuleSet.preset("match10")))
        'first_dealer=seat'
    """
    return replace(
        rules,
        match=MatchLength(hands=1),
        target_tie=TargetTie.HIGHER,
        first_dealer=FirstDealer.SEAT,
    )


def pinned_level(level: str) -> str:
    """A level with its version, so that a newer one does not change a challenge that goes on.

    Example:
        >>> pinned_level("regular"), pinned_level("regular@1")
        ('regular@1', 'regular@1')
    """
    versions = [each.version for each in LEVELS if each.name == level]
    return f"{level}@{max(versions)}" if versions else level


def same_deal(secret: str, number: int, *, pack: int = 52) -> Deal:
    """One of the deals of a challenge.

    Args:
        secret: of the challenge, hexadecimal digits.
        number: which deal, from 1.
        pack: the number of cards.

    Example:
        >>> same_deal("1f", 1) == same_deal("1f", 1), same_deal("1f", 1) == same_deal("1f", 2)
        (True, False)
    """
    source = derived_source(int(secret, 16), "deal of same cards", number)
    return Deal.shuffled(source, SAME_SEAT.opponent, pack=pack)


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """What people play: so many deals by one set of rules against one level.

    Args:
        secret: hexadecimal digits, from `new_challenge_secret`; whoever knows it knows the cards.
        deals: how many, one of `SAME_DEALS`.
        level: the opponent, with its version.
        rules: the rules of each hand, as `one_hand` makes them.
    """

    secret: str
    deals: int
    level: str
    rules: RuleSet

    def deal(self, number: int) -> Deal:
        """One of the deals, by its number from 1."""
        return same_deal(self.secret, number, pack=self.rules.pack)

    def credit(self, number: int, counted: tuple[int, int]) -> int:
        """What a result is worth to the one who sits at `SAME_SEAT`.

        Args:
            number: of the deal, from 1.
            counted: counted tricks or points, one's own first.

        Returns:
            One's own count, or in a low hand the opponent's.
        """
        objective = self.rules.objective.objective(self.deal(number).first_upcard)
        return counted[0 if objective is Objective.HIGH else 1]


def same_opponent(level: str, secret: str, number: int) -> Player:
    """The opponent of a deal: it answers the same plays with the same cards.

    Args:
        level: with its version.
        secret: of the challenge.
        number: of the deal, from 1.
    """
    seed = derived_seed(int(secret, 16), "opponent of same cards", number)
    return make_level(level, seed=seed)
