"""What came of the hands and deals of a match: plain values that cross process borders."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from germanwhist.notation import Record
    from germanwhist.rules import Seat

__all__ = ["DealOutcome", "Forfeit", "ForfeitKind", "HandOutcome", "Times"]

Times: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]
"""Seconds for each play of both players."""


class ForfeitKind(StrEnum):
    """Why a hand was forfeited."""

    ILLEGAL = "illegal"  # the player answered with a card that may not be played
    CRASH = "crash"  # it raised an error, ended, or did not speak its protocol
    TIME = "time"  # it took longer than allowed


@dataclass(frozen=True, slots=True, kw_only=True)
class Forfeit:
    """A hand given to the opponent.

    Args:
        player: whose fault it was: 0 for the first player of the match, 1 for the second.
        kind: what it did.
        detail: one line about it.
        play: the play of the hand at which it happened, from 1; 0 when the player could not even
            be made.
    """

    player: int
    kind: ForfeitKind
    detail: str
    play: int = 0

    def __str__(self) -> str:
        place = f"play {self.play}: " if self.play else ""
        return f"{self.kind}: {place}{self.detail}"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOutcome:
    """One hand, from the side of the match's first player.

    Args:
        record: the hand as it was played, with the players' names, and with tags for the match's
            seed, the number of the deal, and a forfeit.
        first_seat: where the first player sat.
        margin: its counted tricks or points above half; below half in a low hand.
        points: its points less the opponent's.
        luck: how much better the stock treated it than it could expect, in tricks of stage two;
            zero on average whoever plays how.
        seconds: the time each player took for each of its plays, the first player's first.
        processor: the same in time of a processor.
        forfeit: why the hand ended early, if a player forfeited it.
    """

    record: Record
    first_seat: Seat
    margin: float
    points: float
    luck: float
    seconds: Times
    processor: Times
    forfeit: Forfeit | None = None


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """One deal, played twice with the seats changed.

    Args:
        number: the deal's number in the match, from 0.
        hands: the two hands; the first player is north in the first.
    """

    number: int
    hands: tuple[HandOutcome, HandOutcome]

    @property
    def margin(self) -> float:
        """The first player's mean margin a hand."""
        return (self.hands[0].margin + self.hands[1].margin) / 2

    @property
    def points(self) -> float:
        """The first player's mean points a hand, less the opponent's."""
        return (self.hands[0].points + self.hands[1].points) / 2

    @property
    def luck(self) -> float:
        """The first player's mean luck a hand."""
        return (self.hands[0].luck + self.hands[1].luck) / 2
