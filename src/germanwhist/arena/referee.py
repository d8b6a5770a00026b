"""One hand between players who may do anything: whoever breaks a rule forfeits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.arena.clock import Clock, OutOfTime, time_limit
from germanwhist.arena.outcomes import Forfeit, ForfeitKind
from germanwhist.cards import Card
from germanwhist.errors import ProtocolError
from germanwhist.protocol import ExternalPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.arena.clock import Stopwatch, TimeLimits
    from germanwhist.players import Player
    from germanwhist.rules import Hand, Seat, View

__all__ = ["one_line", "play_out"]

_TOO_SLOW: Final = "too_slow"  # the code of a protocol error
_LONGEST_DETAIL: Final = 300  # characters


def play_out(
    hand: Hand, watches: Sequence[Stopwatch], first_seat: Seat, limits: TimeLimits
) -> tuple[Hand, Forfeit | None]:
    """Play to the end of the hand or to the first fault.

    Args:
        hand: where to begin.
        watches: the match's players, each with its watch.
        first_seat: where the first of them sits.
        limits: how long they may take.
    """
    while (seat := hand.to_play) is not None:
        place = 0 if seat is first_seat else 1
        later, fault = _play_once(hand, seat, watches[place], limits)
        if fault is not None:
            kind, detail = fault
            return hand, Forfeit(
                player=place, kind=kind, detail=one_line(detail), play=len(hand.plays) + 1
            )
        hand = later
    return hand, None


def _play_once(
    hand: Hand, seat: Seat, watch: Stopwatch, limits: TimeLimits
) -> tuple[Hand, tuple[ForfeitKind, str] | None]:
    """One play by a player who may do anything: what goes wrong is its forfeit."""
    times = watch.times(limits.clock)
    limit = limits.left(sum(times))
    is_late = False
    card, error = None, None
    with watch.play():
        try:
            with time_limit(limits.patience(limit)), time_limit(limit, clock=limits.clock):
                card = _asked(watch.player, hand.view(seat), limit, limits)
        except OutOfTime:
            is_late = True
        except Exception as caught:  # a player's fault must not end the match
            error = caught
            is_late = isinstance(caught, ProtocolError) and caught.code == _TOO_SLOW
    if is_late or (limit is not None and times[-1] > limit):
        return hand, (ForfeitKind.TIME, _lateness(times, limits))
    if card is None:
        return hand, (ForfeitKind.CRASH, _words_of(error))
    fault = hand.why_illegal(card, seat)
    if fault is not None:
        legal = ", ".join(map(str, hand.legal_plays()))
        return hand, (ForfeitKind.ILLEGAL, f"{card}: {fault} (expected one of {legal})")
    return hand.play(card, seat), None


def _asked(player: Player, view: View, limit: float | None, limits: TimeLimits) -> Card:
    """The player's card; a program is told how long it may take."""
    if isinstance(player, ExternalPlayer):
        return player.ask(view, seconds=limit, patience=limits.patience(limit)).card
    card = player.choose(view)
    if not isinstance(card, Card):
        raise TypeError(f"{card!r} is no card (expected a Card)")
    return card


def _lateness(times: Sequence[float], limits: TimeLimits) -> str:
    """By how much a player was late."""
    unit = "s of processor time" if limits.clock is Clock.PROCESSOR else "s"
    if limits.play is not None and (times[-1] > limits.play or limits.hand is None):
        return f"{times[-1]:.2f} {unit} (expected at most {limits.play:g} s for a play)"
    return f"{sum(times):.2f} {unit} (expected at most {limits.hand or 0:g} s for a hand)"


def _words_of(error: Exception | None) -> str:
    return str(error) if isinstance(error, ProtocolError) else f"{type(error).__name__}: {error}"


def one_line(text: str) -> str:
    """What a player said, as one line that is not too long.

    Args:
        text: anything.
    """
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_DETAIL else line[:_LONGEST_DETAIL] + "..."
