"""Same cards: two people play the same deals against the same level, each at their own time.

Everything of a challenge follows from its secret: the deals, and the opponent's random numbers.
What somebody may know of it is a `SameView`, which has no number of a deal before both have
played it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from itertools import count
from math import hypot
from typing import TYPE_CHECKING, Final

from germanwhist.engine import Advice
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
from germanwhist.school.explanation import explain
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from collections.abc import Mapping

    from germanwhist.cards import Card
    from germanwhist.players import Player
    from germanwhist.rules import Hand, RandomSource, View
    from germanwhist.school.reason import Reason

__all__ = [
    "SAME_DAYS",
    "SAME_DEALS",
    "SAME_SEAT",
    "Better",
    "Challenge",
    "DealView",
    "Parting",
    "SameView",
    "better_of",
    "new_challenge_secret",
    "one_hand",
    "parting",
    "pinned_level",
    "same_deal",
    "same_opponent",
    "same_view",
]

SAME_SEAT: Final = Seat.SOUTH
"""Where both sit, who lead to the first trick: the opponent deals."""
SAME_DEALS: Final = (4, 8, 16)
SAME_DAYS: Final = 14
_SECRET_BYTES: Final = 32
_CLEAR: Final = 2  # standard errors between two cards of which one is called better
_EQUAL: Final = 0.05  # tricks that are no difference


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
    """What two people play: so many deals by one set of rules against one level.

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


@dataclass(frozen=True, slots=True, kw_only=True)
class DealView:
    """What one of the two knows of a deal. Pairs are counted tricks, the player's own first.

    Args:
        number: which deal, from 1.
        mine: how one's own hand ended; None before its end.
        theirs: how the other's hand ended; None until both have played the deal.
        is_theirs_played: whether the other has played it.
        ahead: by how much one's own result is the better one; None until both have played.
    """

    number: int
    mine: tuple[int, int] | None
    theirs: tuple[int, int] | None
    is_theirs_played: bool
    ahead: int | None

    @property
    def is_decided(self) -> bool:
        """Whether both have played it."""
        return self.ahead is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class SameView:
    """What one of the two knows of a challenge.

    Args:
        deals: in their order.
        sums: what the decided deals are worth, to the one who looks and to the other.
    """

    deals: tuple[DealView, ...]
    sums: tuple[int, int]

    @property
    def decided(self) -> int:
        """How many deals both have played."""
        return sum(deal.is_decided for deal in self.deals)

    @property
    def ahead(self) -> int:
        """By how much the one who looks is ahead; below 0 for the other."""
        return self.sums[0] - self.sums[1]

    @property
    def next(self) -> int | None:
        """The first deal that the one who looks has not played; None after all of them."""
        return next((deal.number for deal in self.deals if deal.mine is None), None)

    @property
    def decisive(self) -> int | None:
        """The deal in which the one who is ahead gained most, the first of several; None at even.

        Example:
            >>> rules = one_hand(RuleSet())
            >>> challenge = Challenge(secret="1f", deals=4, level="regular@1", rules=rules)
            >>> view = same_view(challenge, mine={1: (7, 6), 2: (9, 4), 3: (6, 7)},
            ...                  theirs={1: (6, 7), 2: (6, 7), 3: (8, 5), 4: (13, 0)})
            >>> view.sums, view.ahead, view.decisive, view.next, view.deals[3].theirs
            ((22, 20), 2, 2, 4, None)
        """
        if self.ahead == 0:
            return None
        sign = 1 if self.ahead > 0 else -1
        gains = [(sign * (deal.ahead or 0), -deal.number) for deal in self.deals]
        return -max(gains)[1]


def same_view(
    challenge: Challenge,
    *,
    mine: Mapping[int, tuple[int, int]],
    theirs: Mapping[int, tuple[int, int]],
) -> SameView:
    """What one of the two may know.

    Args:
        challenge: what is played.
        mine: one's own results by the number of the deal: counted tricks, one's own first.
        theirs: the other's, likewise; those of deals not played by both are left out.
    """
    deals = []
    sums = [0, 0]
    for number in range(1, challenge.deals + 1):
        own, other = mine.get(number), theirs.get(number)
        ahead = None
        if own is not None and other is not None:
            worth = challenge.credit(number, own), challenge.credit(number, other)
            sums = [sums[0] + worth[0], sums[1] + worth[1]]
            ahead = worth[0] - worth[1]
        deals.append(
            DealView(
                number=number,
                mine=own,
                theirs=None if ahead is None else other,
                is_theirs_played=other is not None,
                ahead=ahead,
            )
        )
    return SameView(deals=tuple(deals), sums=(sums[0], sums[1]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Parting:
    """Where two plays of a deal first differ; until then both had played the same cards.

    Args:
        play: the number of the play, from 1.
        trick: the number of the trick, from 1.
        led: the opponent's card of that trick, to which both have followed; None where both led.
        cards: what each of the two played.
    """

    play: int
    trick: int
    led: Card | None
    cards: tuple[Card, Card]


def parting(first: Hand, second: Hand) -> Parting | None:
    """Where two hands of one deal part; None where one of them ended before that.

    Example:
        >>> from germanwhist import Hand
        >>> start = Hand.start(RuleSet(), Deal.shuffled(1, SAME_SEAT.opponent))
        >>> low, high = start.legal_plays().lowest(), start.legal_plays().highest()
        >>> parting(start.play(low), start.play(high)).trick, parting(start, start.play(low))
        (1, None)
    """
    before = None
    for index, one, other in zip(count(), first.plays, second.plays):
        if one != other:
            led = before if index % 2 else None
            trick = index // 2 + 1
            return Parting(play=index + 1, trick=trick, led=led, cards=(one, other))
        before = one
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Better:
    """Which of two cards was the better one.

    Args:
        card: the better card; None where both are as good, as far as can be told.
        tricks: of stage two that it is worth more; 0 where neither is better.
        reasons: why; empty where neither is better.
    """

    card: Card | None
    tricks: float
    reasons: tuple[Reason, ...]


def better_of(cards: tuple[Card, Card], view: View, *, advice: Advice) -> Better:
    """Which of two cards is the better one, and why.

    Args:
        cards: two of the legal cards.
        view: what the seat to play knows.
        advice: on this view.

    Example:
        >>> from germanwhist import Card, Hand
        >>> from germanwhist.engine import SearchMethod, SearchPlayer
        >>> start = Hand.start(RuleSet(), Deal.shuffled(1, SAME_SEAT.opponent))
        >>> view = start.view(SAME_SEAT)
        >>> advice = SearchPlayer(SearchMethod.LEARNED, 200, further=1).advise(view)
        >>> pair = advice.cards[0].card, advice.cards[-1].card
        >>> found = better_of(pair, view, advice=advice)
        >>> found.card is pair[0], found.tricks > 0, len(found.reasons) > 0
        (True, True, True)
    """
    one, other = sorted(
        (entry for entry in advice.cards if entry.card in cards), key=lambda entry: -entry.points
    )
    errors = one.error_behind or 0.0, other.error_behind or 0.0
    each = points_per_trick(view)
    behind = one.points - other.points
    if behind <= max(_CLEAR * hypot(*errors), _EQUAL * each):
        return Better(card=None, tricks=0.0, reasons=())
    explained = explain(view, Advice((one, other), is_exact=advice.is_exact), against=other.card)
    return Better(card=one.card, tricks=behind / each, reasons=explained.reasons)
