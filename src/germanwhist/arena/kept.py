"""Programs that stay for many hands, so that starting them costs little."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, TypeAlias, final

from germanwhist.arena.contestants import close_player
from germanwhist.protocol import ExternalPlayer

if TYPE_CHECKING:
    from collections.abc import Hashable

    from germanwhist.arena.contestants import Contestant
    from germanwhist.players import Player

__all__ = ["KeptPrograms", "Role"]

Role: TypeAlias = "Hashable"
"""What a program is kept for."""

_MOST: Final = 16  # programs at a time; the one that has waited longest has to go


@final
class KeptPrograms:
    """The programs of this process that wait for their next hand.

    A program is kept for one role: one player, in one match, on one side of the deals. So it never
    sees a deal twice, neither from the other side nor against another opponent, and has nothing to
    gain from remembering what it should have forgotten.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[Role, ExternalPlayer] = OrderedDict()

    def take(self, role: Role, contestant: Contestant, *, seed: int) -> Player:
        """A player for a hand: one that has waited for it, or a new one.

        Args:
            role: what it is for.
            contestant: who it is.
            seed: of its random numbers in this hand.

        Raises:
            EngineError: there is no such player.
            ProtocolError: it cannot be made, or has ended meanwhile.
        """
        waiting = self._waiting.pop(role, None)
        if waiting is None:
            return contestant.make(seed=seed)
        try:
            waiting.new_game(seed=seed)
        except BaseException:
            waiting.close()
            raise
        return waiting

    def give_back(self, role: Role, player: Player, *, is_sound: bool) -> None:
        """Let a player go after a hand: it waits for the next one, or ends.

        Args:
            role: what it was for.
            player: the player.
            is_sound: whether it has done nothing wrong.
        """
        if not (is_sound and isinstance(player, ExternalPlayer) and player.stays):
            close_player(player)
            return
        self._waiting[role] = player
        if len(self._waiting) > _MOST:
            _, oldest = self._waiting.popitem(last=False)
            oldest.close()

    def close(self) -> None:
        """End all programs that wait."""
        while self._waiting:
            _, player = self._waiting.popitem()
            player.close()
