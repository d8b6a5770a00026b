"""Who plays against the agent of a batch: players inside the kernel, or one from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, runtime_checkable

import numpy as np

from germanwhist.engine.networks import Networks, default_networks
from germanwhist.engine.self_play import kinds_of_hand
from germanwhist.engine.tables import default_tables
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.cards import Card
    from germanwhist.engine import _kernel
    from germanwhist.engine.batch_step import BatchStep
    from germanwhist.rules import Hand, RuleSet, View

__all__ = ["KERNEL_OPPONENTS", "BatchOpponent", "kernel_opponent", "play_waiting_hands"]

KERNEL_OPPONENTS: Final = ("random", "greedy", "policy")
"""The opponents that play inside the kernel."""


@runtime_checkable
class _Chooser(Protocol):
    """What is shown a view and answers with a card, as every player does."""

    def choose(self, view: View) -> Card: ...


BatchOpponent: TypeAlias = "str | Networks | _Chooser | None"


def kernel_opponent(
    opponent: BatchOpponent, ruleset: RuleSet
) -> tuple[dict[str, Any], _Chooser | None]:
    """What tells the kernel of an opponent, and the player it must be asked from outside, if any.

    Raises:
        EngineError: there is no such opponent (code `unknown_player`).
    """
    if opponent is None:
        return {"opponent": "none"}, None
    if opponent == "policy" or isinstance(opponent, Networks):
        networks = opponent if isinstance(opponent, Networks) else default_networks()
        tables = [
            default_tables().kernel_table(objective, has_trump=has_trump)
            for objective, has_trump in kinds_of_hand(ruleset)
        ]
        return {"opponent": "policy", "networks": networks.kernel, "tables": tables}, None
    if isinstance(opponent, str) and opponent in KERNEL_OPPONENTS:
        return {"opponent": opponent}, None
    if isinstance(opponent, _Chooser):
        return {"opponent": "outside"}, opponent
    raise EngineError(
        f"no such opponent: {opponent!r} (expected {', '.join(KERNEL_OPPONENTS)}, networks, or "
        "something with a method choose)",
        code="unknown_player",
    )


def play_waiting_hands(
    kernel: _kernel.HandBatch, player: _Chooser, hand_of: Callable[[int], Hand], step: BatchStep
) -> None:
    """Let a player from outside play in every hand up to the agent's next turn.

    Rewards and ends that its cards bring are added to those of the step.

    Raises:
        EngineError: it played an illegal card (code `illegal_play`).
    """
    waiting = np.empty(len(step.ended), np.uint8)
    kernel.waiting(waiting)
    while waiting.any():
        for row in waiting.nonzero()[0].tolist():
            hand = hand_of(row)
            assert hand.to_play is not None  # noqa: S101 - it waits, so it is in play
            card = player.choose(hand.view(hand.to_play))
            north, south, has_ended = kernel.play(row, card.index)
            if has_ended:
                step.rewards[row] = (north, south)
                step.ended[row] = 1
        kernel.waiting(waiting)
