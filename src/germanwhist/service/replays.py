"""A known hand played again: by itself, as practice, from its beginning or from some point on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.rules import Hand, Seat
from germanwhist.school.same import one_hand
from germanwhist.service.opening import opening
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.seats import Occupant, computer, person
from germanwhist.service.table_values import Replay

if TYPE_CHECKING:
    from germanwhist.service.opening_events import Created
    from germanwhist.service.state import TableState
    from germanwhist.service.table_values import ReplayOf

__all__ = ["finished_hand", "opening_again", "seats_again"]


def finished_hand(state: TableState, number: int | None) -> tuple[int, Hand]:
    """A hand of a table that everything may be told of, with its number.

    Args:
        state: the table it was played at.
        number: the hand's number from 1; None for the last finished one.

    Raises:
        RefusedError: there is no such hand, or it is in play: then its cards are secret.
    """
    hands = () if state.match is None else state.match.hands
    finished = [number for number, hand in enumerate(hands, 1) if hand.is_over]
    chosen = number if number is not None else max(finished, default=0)
    if chosen not in finished:
        raise RefusedError(f"hand {chosen} is not a finished hand", code=Refusal.NO_SUCH_HAND)
    return chosen, hands[chosen - 1]


def opening_again(hand: Hand, origin: ReplayOf) -> Created:
    """The first event of a table at which a hand is played again.

    Args:
        hand: the hand as it was played.
        origin: where it was played, and from which point on it is played again.

    Raises:
        RefusedError: the hand never was at that point, or had ended there.
    """
    plays = hand.plays[: origin.plays]
    is_reached = len(plays) == origin.plays
    if not is_reached or Hand.replay(hand.ruleset, hand.deal, plays=plays).is_over:
        raise RefusedError(
            f"play on after {origin.plays} plays (expected a point of the hand's "
            f"{len(hand.plays)} plays at which it was not over)",
            code=Refusal.NO_SUCH_PLAY,
        )
    replay = Replay(table=origin.table, hand=origin.hand, cards=hand.deal.cards, plays=plays)
    return opening(one_hand(hand.ruleset), first_dealer=hand.deal.dealer, replay=replay)


def seats_again(
    state: TableState, seat: Seat, *, swap: bool, level: str | None
) -> tuple[Occupant | None, Occupant | None]:
    """Who sits at the table where a hand is played again, north first.

    Args:
        state: the table where it was played.
        seat: who asks, and sits down.
        swap: whether on the other side.
        level: the computer level opposite; None for the same opponent, whose seat stays empty if
            it is a person's.
    """
    me, opponent = state.occupant(seat), state.occupant(seat.opponent)
    mine = person(None if me is None else me.name)
    chosen = level or (None if opponent is None else opponent.level)
    beside = None if chosen is None else computer(chosen)
    is_north = (seat.opponent if swap else seat) is Seat.NORTH
    return (mine, beside) if is_north else (beside, mine)
