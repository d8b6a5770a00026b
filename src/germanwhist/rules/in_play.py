"""What a hand and a view of it share: the facts that both seats may know of the course of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from germanwhist.cards import Card, Suit
    from germanwhist.rules.options import Objective
    from germanwhist.rules.ruleset import RuleSet
    from germanwhist.rules.seat import Seat
    from germanwhist.rules.trick import Trick

__all__ = ["InPlay"]


class InPlay:
    """The course of play, read from the finished tricks and the card on the table.

    The base of `Hand` and `View`, which hold the fields named below.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def ruleset(self) -> RuleSet:
            """The rules in force."""

        @property
        def tricks(self) -> tuple[Trick, ...]:
            """The finished tricks."""

        @property
        def leader(self) -> Seat:
            """Who leads, or led, the trick in hand."""

        @property
        def led(self) -> Card | None:
            """The card on the table; None before the lead."""

        @property
        def upcard(self) -> Card | None:
            """The open card of the stock; None in stage two."""

        @property
        def trump(self) -> Suit | None:
            """The trump suit; None in a hand without trumps."""

        @property
        def objective(self) -> Objective:
            """Whether this is a high or a low hand."""

        @property
        def counted(self) -> tuple[int, int]:
            """Counted tricks or points so far, north first."""

        @property
        def is_over(self) -> bool:
            """Whether nothing can be played any more."""

    @property
    def stage(self) -> int:
        """1 while tricks are played for the stock, then 2."""
        return 1 if len(self.tricks) < self.ruleset.cards_per_hand else 2

    @property
    def to_play(self) -> Seat | None:
        """Whose turn it is; None when the hand is over."""
        if self.is_over:
            return None
        return self.leader if self.led is None else self.leader.opponent

    @property
    def stock_left(self) -> int:
        """Cards left in the stock, the upcard included."""
        return max(0, 2 * (self.ruleset.cards_per_hand - len(self.tricks)))

    @property
    def tricks_left(self) -> int:
        """Tricks not finished yet, in both stages, the one in hand included."""
        return 2 * self.ruleset.cards_per_hand - len(self.tricks)
