"""Computer players at the table: whose turn it is, and asking for a card off the event loop."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.school.day import DAY_LEVEL
from germanwhist.service.players import level_to_ask
from germanwhist.service.refusal import RefusedError
from germanwhist.service.requests.absence import Failed, FailureKind
from germanwhist.service.requests.play import Played
from germanwhist.service.thinking import Row, Thinking
from germanwhist.service.unexpected import log_unexpected

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.cards import Card
    from germanwhist.players import Player
    from germanwhist.rules import Seat, View
    from germanwhist.service.event import Event
    from germanwhist.service.setup import Fixed
    from germanwhist.service.state import TableState

__all__ = ["Turn", "ask", "computer_turn", "what_follows"]

_LOG: Final = logging.getLogger(__name__)
_SEARCHING: Final = frozenset({"expert", "master"})  # levels that need more than a moment


@dataclass(frozen=True, slots=True)
class Turn:
    """A computer player's turn.

    Args:
        seat: whose turn it is.
        level: the player's level.
        seq: the number of the event by which the table last changed.
        view: what the seat knows, which is all that the player is given.
        fixed: the day or the deal whose opponent it is; None for any other computer player.
        seed: of its random numbers, where the deal was sealed.
    """

    seat: Seat
    level: str
    seq: int
    view: View
    fixed: Fixed | None = None
    seed: int | None = None


def computer_turn(state: TableState) -> Turn | None:
    """The turn of a computer player that has not failed; None when there is none."""
    seat = state.to_play
    occupant = None if seat is None else state.occupant(seat)
    if seat is None or occupant is None or occupant.level is None or occupant.has_failed:
        return None
    view = state.view(seat)
    if view is None:
        return None
    day = state.day if occupant.level == DAY_LEVEL else None  # another one may replace it
    level = level_to_ask(state, seat, occupant.level)
    return Turn(seat, level, state.moved, view, state.same or day, _seed(state, seat))


def _seed(state: TableState, seat: Seat) -> int | None:
    sealed = state.notes[-1].sealed
    return None if sealed is None else sealed.receipt.deal(len(state.notes)).seed(seat)


async def ask(
    turn: Turn, player: Callable[[], Player], thinking: Thinking, *, limit: float
) -> Card | FailureKind:
    """Ask a player for its card in a worker thread.

    A failure is logged without its words, which might name cards.

    Args:
        turn: the turn.
        player: makes or finds the player; runs in the thread too.
        thinking: where it waits for a thread.
        limit: seconds that the player may think.

    Raises:
        RefusedError: the server stops.
    """

    def choose() -> Card:
        return player().choose(turn.view)

    try:
        row = Row.SEARCH if turn.level.partition("@")[0] in _SEARCHING else Row.QUICK
        return await thinking.run(choose, row, limit=limit)
    except TimeoutError:
        _LOG.warning("computer player %s did not answer in time", turn.level)
        return FailureKind.TOO_SLOW
    except RefusedError:
        raise
    except Exception as error:  # whatever a player does, the table goes on
        log_unexpected(_LOG, error, f"the computer player {turn.level}")
        return FailureKind.CRASHED


def what_follows(state: TableState, turn: Turn, answer: Card | FailureKind) -> tuple[Event, ...]:
    """What a computer player's answer leads to: its play, or how it failed.

    Nothing, when the table has moved on in the meantime.
    """
    if state.moved != turn.seq or state.hand is None:
        return ()
    if isinstance(answer, FailureKind):
        return (Failed(seat=turn.seat, kind=answer),)
    if state.hand.why_illegal(answer, turn.seat) is not None:
        return (Failed(seat=turn.seat, kind=FailureKind.ILLEGAL),)
    return (Played(seat=turn.seat, card=answer),)
