"""Playing a hand to its end between two players."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from germanwhist.players.player import Player
    from germanwhist.rules import Hand, Seat

__all__ = ["play_out"]


def play_out(hand: Hand, players: Mapping[Seat, Player]) -> Hand:
    """Let two players play a hand to its end.

    Each is shown the view of its seat when it is its turn, and nothing else.

    Args:
        hand: the hand, at any moment.
        players: who plays for each seat; one object may sit on both.

    Returns:
        The finished hand.

    Raises:
        IllegalPlayError: a player answered with a card that may not be played.
        TypeError: a player answered with something that is no `Card`.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat, make_player
        >>> hand = Hand.start(RuleSet(), Deal.shuffled(2030, Seat.NORTH))
        >>> players = {Seat.NORTH: make_player("greedy"), Seat.SOUTH: make_player("counting")}
        >>> play_out(hand, players).counted
        (4, 9)
    """
    while (seat := hand.to_play) is not None:
        hand = hand.play(players[seat].choose(hand.view(seat)))
    return hand
