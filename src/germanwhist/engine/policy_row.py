"""A play as the policy sees it: what a network learns from that is to play like somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from germanwhist.engine import _kernel
from germanwhist.engine.seat_view import check_turn, kernel_view
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["PolicyRow", "policy_row"]


class PolicyRow(NamedTuple):
    """One play, with the suits renamed as in `SelfPlay`.

    Args:
        inputs: what the seat knew, 0 or 1 each; `(POLICY_INPUTS,)` of uint8.
        plays: 1 for each distinct play that it had, `(52,)` of uint8.
        play: the one it chose; an equal card counts as the card that stands for it.
    """

    inputs: NDArray[np.uint8]
    plays: NDArray[np.uint8]
    play: int


def policy_row(view: View, card: Card) -> PolicyRow:
    """What the policy sees of a play in stage one.

    Args:
        view: a view of stage one in which it is the seat's turn.
        card: what it plays.

    Raises:
        EngineError: it is not the seat's turn in stage one (code `no_decision`), or the card is
            not legal (code `illegal_play`).

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> row = policy_row(view, view.holding.lowest())
        >>> row.inputs.shape, int(row.plays[row.play])
        ((696,), 1)
    """
    check_turn(view)
    if view.stage != 1:
        raise EngineError(
            "nothing of stage one to decide (expected a view of it)", code="no_decision"
        )
    return PolicyRow(*_kernel.policy_row(kernel_view(view), card.index))
