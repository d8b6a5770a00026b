"""Exact values of stage-two positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.cards import Card
from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_card, kernel_suit
from germanwhist.engine.tables import SolvedTables, default_tables
from germanwhist.errors import EngineError
from germanwhist.rules import Objective

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from germanwhist.notation import Position

__all__ = ["PlayValue", "Solution", "solve", "solve_many"]


@dataclass(frozen=True, slots=True)
class PlayValue:
    """A legal play and what it leads to.

    Args:
        card: the card.
        leader_tricks: the tricks that the position's leader makes when this card is played and
            both play best from then on, the present trick included.
    """

    card: Card
    leader_tricks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """The exact value of a position.

    Args:
        position: the position.
        leader_tricks: the tricks that the leader makes when both play best, the present one
            included: 0 to `position.tricks`.
        plays: every legal play of the player to play, in order of card index; empty when no card
            is left.
    """

    position: Position
    leader_tricks: int
    plays: tuple[PlayValue, ...]

    @property
    def best_plays(self) -> tuple[Card, ...]:
        """The plays that keep the value, in order of card index."""
        return tuple(play.card for play in self.plays if play.leader_tricks == self.leader_tricks)

    @property
    def tricks_by_card(self) -> dict[Card, int]:
        """The tricks that the position's leader makes after each legal play."""
        return {play.card: play.leader_tricks for play in self.plays}


def solve(position: Position, *, tables: SolvedTables | None = None) -> Solution:
    """Solve a position of stage two, between tricks or after a lead.

    In a high hand both players want many tricks, in a low hand few. The first call of a process
    builds a table, in about half a second on two processors; then a call takes well under a
    millisecond. May be called from several threads.

    Args:
        position: the position.
        tables: the tables to look up; those of the process when None.

    Example:
        >>> from germanwhist.notation import parse_position
        >>> solution = solve(parse_position("H:A5.K../Q4.A.."))
        >>> solution.leader_tricks
        2
        >>> solution.tricks_by_card
        {Card('KH'): 2, Card('5S'): 1, Card('AS'): 1}

    Source: own; exact by exhaustive search down to tables built by retrograde analysis.
    """
    table = (tables or default_tables()).kernel_table(
        position.objective, has_trump=position.trump is not None
    )
    leader_tricks, plays = _kernel.solve(
        table,
        position.leader.mask,
        position.follower.mask,
        kernel_suit(position.trump),
        kernel_card(position.led),
    )
    return Solution(
        position=position,
        leader_tricks=leader_tricks,
        plays=tuple(PlayValue(Card.from_index(card), tricks) for card, tricks in plays),
    )


def solve_many(  # noqa: PLR0913  # the columns of a position, by name
    leaders: ArrayLike,
    followers: ArrayLike,
    *,
    trumps: ArrayLike,
    leds: ArrayLike = -1,
    objective: Objective = Objective.HIGH,
    tables: SolvedTables | None = None,
) -> NDArray[np.uint8]:
    """The leader's tricks in many positions, one to a row; other threads run meanwhile.

    The arguments are one-dimensional and of one length, or single numbers that go for every row.

    Args:
        leaders: the leader's cards, as masks (64 bits, bit i for the card with index i); a led
            card is no longer among them.
        followers: the follower's cards, likewise.
        trumps: the trump suit, 0 to 3 for clubs to spades, -1 for none.
        leds: index of the card on the table, 0 to 51, or -1 before the lead.
        objective: whether the hands are high or low.
        tables: the tables to look up; those of the process when None.

    Returns:
        The leader's tricks, 0 to 13, the present trick included.

    Raises:
        EngineError: a row is no position (code `bad_position`, the message names the row), or the
            arguments do not fit together (`bad_columns`).

    Example:
        >>> ace, king = Card("AH").mask, Card("KH").mask
        >>> solve_many([ace, king], [king, ace], trumps=-1).tolist()
        [1, 0]

    Source: own.
    """
    import numpy as np  # noqa: PLC0415  # here, so that importing the package stays quick

    try:
        rows = np.broadcast_arrays(
            np.asarray(leaders, dtype=np.uint64),
            np.asarray(followers, dtype=np.uint64),
            np.asarray(trumps, dtype=np.int8),
            np.asarray(leds, dtype=np.int8),
        )
    except (ValueError, TypeError, OverflowError) as error:
        raise EngineError(f"not columns of positions: {error}", code="bad_columns") from None
    if rows[0].ndim != 1:
        raise EngineError(
            f"not columns of positions: {rows[0].ndim} dimensions (expected 1)", code="bad_columns"
        )
    tricks = np.empty(rows[0].shape, dtype=np.uint8)
    for has_trump in (True, False):
        chosen = (rows[2] != -1) == has_trump
        if not chosen.any():
            continue
        table = (tables or default_tables()).kernel_table(objective, has_trump=has_trump)
        leader, follower, trump, led = (np.ascontiguousarray(row[chosen]) for row in rows)
        found = np.empty(leader.shape, dtype=np.uint8)
        _kernel.solve_many(table, leader, follower, trump, led, found)
        tricks[chosen] = found
    return tricks
