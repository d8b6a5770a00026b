"""A table at the moment when a seat asks for something, and what several requests ask of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.service.refusal import Refusal
from germanwhist.service.table_values import Phase

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.service.seats import Occupant
    from germanwhist.service.state import TableState

__all__ = ["Moment"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A table as it is, seen from a seat that may ask.

    Args:
        state: the table.
        seat: who asks.
        is_opponent_away: whether the opponent has been gone long enough to be replaced.
        tabs: how many watch from the asking seat.
    """

    state: TableState
    seat: Seat
    is_opponent_away: bool = False
    tabs: int = 0

    @property
    def opponent(self) -> Occupant | None:
        """Who sits opposite."""
        return self.state.occupant(self.seat.opponent)

    @property
    def is_held_by_person(self) -> bool:
        """Whether a person takes the decisions of the asking seat."""
        me = self.state.occupant(self.seat)
        return me is not None and not me.is_computer

    @property
    def is_against_computer(self) -> bool:
        """Whether the seat opposite is a computer player's own; no person will come back to it."""
        return self.opponent is not None and not self.opponent.is_persons

    @property
    def does_computer_play(self) -> bool:
        """Whether a computer plays opposite, for itself or in a person's place."""
        return self.opponent is not None and self.opponent.is_computer

    @property
    def has_offered(self) -> bool:
        """Whether an offer of the asking seat waits for an answer."""
        return self.state.offer is not None and self.state.offer.seat is self.seat

    def why_no_hand(self) -> Refusal | None:
        """Why no hand is in play; None when one is."""
        if self.state.hand is not None:
            return None
        return {
            Phase.WAITING: Refusal.WAITING,
            Phase.MATCH_OVER: Refusal.MATCH_OVER,
        }.get(self.state.phase, Refusal.NO_HAND)

    def why_not_private(self) -> Refusal | None:
        """Why the seat may not do what only a game against a computer allows.

        A computer in a person's place changes nothing: the person may come back to this very
        hand, and what the other one has seen in the meantime cannot be unseen.
        """
        if self.state.same is not None:
            return Refusal.SAME_COUNTS
        if self.state.is_rated:
            return Refusal.RATED_COUNTS
        if self.state.is_counted_day:
            return Refusal.DAY_COUNTS
        if self.is_against_computer:
            return None
        return Refusal.SUBSTITUTE_PLAYS if self.does_computer_play else Refusal.AGAINST_PERSON

    def why_not_free(self) -> Refusal | None:
        """Why the opponent's seat is not free to be taken over."""
        opponent = self.opponent
        if opponent is None or self.state.phase is Phase.WAITING:
            return Refusal.WAITING
        if self.state.phase is Phase.MATCH_OVER:
            return Refusal.MATCH_OVER
        is_free = opponent.has_failed if opponent.is_computer else self.is_opponent_away
        return None if is_free else Refusal.OPPONENT_PRESENT
