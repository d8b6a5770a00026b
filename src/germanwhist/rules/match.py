"""A match: hands in a row, with alternating dealers and a score."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from germanwhist.errors import IllegalPlayError, InvalidDealError, RuleSetError
from germanwhist.rules.hand import Fault, Hand
from germanwhist.rules.options import FirstDealer, TargetTie
from germanwhist.rules.seat import Seat
from germanwhist.rules.shuffle import dealer_by_cut
from germanwhist.rules.view import Standing, View

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules.deal import Deal
    from germanwhist.rules.ruleset import RuleSet
    from germanwhist.rules.scoring import HandResult

__all__ = ["Match", "is_decided", "standing_after"]


def standing_after(ruleset: RuleSet, points: tuple[int, int], *, hands: int) -> Standing:
    """The standing of a match between two hands.

    Args:
        ruleset: the rules in force.
        points: points so far, north first.
        hands: finished hands.

    Example:
        >>> from germanwhist import RuleSet
        >>> rules = RuleSet.parse("match=target=20 hand_score=per_trick target_tie=extend")
        >>> standing_after(rules, (24, 21), hands=4).target
        30
    """
    target = ruleset.match.target
    if target is not None and ruleset.target_tie is TargetTie.EXTEND:
        passed = min(points) - target
        target += 10 * (passed // 10 + 1) if passed >= 0 else 0
    return Standing(points=points, hands=hands, target=target)


def is_decided(ruleset: RuleSet, standing: Standing) -> bool:
    """Whether a match with this standing has ended, unless a hand is in play.

    Args:
        ruleset: the rules in force.
        standing: the points, finished hands, and target.

    Example:
        >>> from germanwhist import RuleSet
        >>> is_decided(RuleSet.preset("match10"), Standing(points=(10, 4), hands=3, target=10))
        True
    """
    length = ruleset.match.hands
    if length is not None:
        return standing.hands >= length
    points, target = standing.points, standing.target
    return target is not None and max(points) >= target and points[0] != points[1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match as an immutable value: the rules, the first dealer, and the hands so far.

    Every change returns a new match. Begin with `Match.start`, then `deal`, `play` until the
    hand is over, `deal` again.

    Args:
        ruleset: the rules in force.
        first_dealer: who deals the first hand; the deal then alternates.
        cuts: the pairs cut for the first deal, north's card first; empty when it was named.
        hands: the hands, the last perhaps still in play.
        resigned: who gave the match up, if somebody did.

    Example:
        >>> from germanwhist import Deal, RuleSet, Seat
        >>> rules = RuleSet.parse("match=hands=2 first_dealer=seat")
        >>> match = Match.start(rules, first_dealer=Seat.NORTH)
        >>> match = match.deal(Deal.shuffled(1, match.dealer)).resign(Seat.SOUTH)
        >>> match.points, match.dealer, match.is_over
        ((13, 0), Seat.SOUTH, False)

    Source: rules page "The game", the match.
    """

    ruleset: RuleSet
    first_dealer: Seat
    cuts: tuple[tuple[Card, Card], ...] = ()
    hands: tuple[Hand, ...] = ()
    resigned: Seat | None = None

    @classmethod
    def start(
        cls,
        ruleset: RuleSet,
        *,
        first_dealer: Seat | None = None,
        cuts: tuple[tuple[Card, Card], ...] = (),
    ) -> Match:
        """A match before its first deal.

        Args:
            ruleset: the rules in force.
            first_dealer: who deals first, under `first_dealer=seat`.
            cuts: what `cut_for_dealer` gave, under `first_dealer=cut`.

        Raises:
            RuleSetError: the one is given where the rule set asks for the other (code
                `first_dealer`).
            InvalidDealError: the cuts decide nothing (code `bad_cut`).
        """
        is_cut = ruleset.first_dealer is FirstDealer.CUT
        if is_cut != bool(cuts) or is_cut == (first_dealer is not None):
            expected = "cuts and no named dealer" if is_cut else "a named dealer and no cuts"
            raise RuleSetError(
                f"first_dealer={ruleset.first_dealer} with {len(cuts)} cuts and "
                f"{'no' if first_dealer is None else 'a'} named dealer (expected {expected})",
                code="first_dealer",
            )
        dealer = dealer_by_cut(cuts) if first_dealer is None else first_dealer
        return cls(ruleset=ruleset, first_dealer=dealer, cuts=tuple(cuts))

    @property
    def hand(self) -> Hand | None:
        """The hand in play, or the last one played; None before the first deal."""
        return self.hands[-1] if self.hands else None

    @property
    def is_in_hand(self) -> bool:
        """Whether a hand is in play."""
        return bool(self.hands) and not self.hands[-1].is_over

    @property
    def dealer(self) -> Seat:
        """Who deals the hand in play, or the next one."""
        number = len(self.hands) - self.is_in_hand
        return self.first_dealer if number % 2 == 0 else self.first_dealer.opponent

    @property
    def results(self) -> tuple[HandResult, ...]:
        """The results of the finished hands."""
        return tuple(result for hand in self.hands if (result := hand.result) is not None)

    @property
    def points(self) -> tuple[int, int]:
        """Points of the finished hands, north first."""
        results = self.results
        return sum(r.points[0] for r in results), sum(r.points[1] for r in results)

    @property
    def target(self) -> int | None:
        """The points to reach now, extended where the rules say so; None without a target."""
        return self.standing.target

    @property
    def standing(self) -> Standing:
        """The score, as views carry it."""
        return standing_after(self.ruleset, self.points, hands=len(self.results))

    @property
    def is_over(self) -> bool:
        """Whether the match has ended; never in the middle of a hand, unless resigned."""
        if self.resigned is not None:
            return True
        return not self.is_in_hand and is_decided(self.ruleset, self.standing)

    @property
    def winner(self) -> Seat | None:
        """Who won the match; None while it goes on, and after a draw."""
        if self.resigned is not None:
            return self.resigned.opponent
        north, south = self.points
        if not self.is_over or north == south:
            return None
        return Seat.NORTH if north > south else Seat.SOUTH

    def deal(self, deal: Deal) -> Match:
        """The match with its next hand dealt.

        Args:
            deal: a deal by the seat whose turn it is to deal.

        Raises:
            IllegalPlayError: a hand is in play (code `hand_in_play`) or the match is over (code
                `match_over`).
            InvalidDealError: the wrong dealer (code `wrong_dealer`) or the wrong pack.
        """
        if self.is_over:
            raise IllegalPlayError(
                "the match is over (expected a match in play)", code="match_over"
            )
        if self.is_in_hand:
            raise IllegalPlayError("a hand is in play (expected its end)", code="hand_in_play")
        if deal.dealer is not self.dealer:
            raise InvalidDealError(
                f"dealt by {deal.dealer.label} (expected {self.dealer.label})", code="wrong_dealer"
            )
        return replace(self, hands=(*self.hands, Hand.start(self.ruleset, deal)))

    def play(self, card: Card, seat: Seat | None = None) -> Match:
        """The match after this card; see `Hand.play`.

        Raises:
            IllegalPlayError: the play is refused, or no hand is in play (code `hand_over`).
        """
        return self._with_hand(self._hand_in_play().play(card, seat))

    def claim(self, seat: Seat, tricks: int) -> Match:
        """The match after a claim that stands; see `Hand.claim`.

        Raises:
            IllegalPlayError: the claim is refused, or no hand is in play (code `hand_over`).
        """
        return self._with_hand(self._hand_in_play().claim(seat, tricks))

    def resign(self, seat: Seat) -> Match:
        """The match after a seat gave the hand up; see `Hand.resign`.

        Raises:
            IllegalPlayError: no hand is in play (code `hand_over`).
        """
        return self._with_hand(self._hand_in_play().resign(seat))

    def resign_match(self, seat: Seat) -> Match:
        """The match given up: the opponent has won it. A hand in play is resigned with it.

        Args:
            seat: who resigns.

        Raises:
            IllegalPlayError: the match is over already (code `match_over`).
        """
        if self.is_over:
            raise IllegalPlayError(
                "the match is over (expected a match in play)", code="match_over"
            )
        ended = self.resign(seat) if self.is_in_hand else self
        return replace(ended, resigned=seat)

    def view(self, seat: Seat) -> View:
        """What a seat may know of the last hand and the score.

        Raises:
            IllegalPlayError: nothing is dealt yet (code `hand_over`).
        """
        if self.hand is None:
            raise IllegalPlayError("nothing is dealt (expected a deal)", code=Fault.HAND_OVER)
        return self.hand.view(seat, self.standing)

    def _hand_in_play(self) -> Hand:
        if not self.is_in_hand:
            raise IllegalPlayError("no hand is in play (expected a deal)", code=Fault.HAND_OVER)
        return self.hands[-1]

    def _with_hand(self, hand: Hand) -> Match:
        return replace(self, hands=(*self.hands[:-1], hand))
