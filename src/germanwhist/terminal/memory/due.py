"""When a table asks what the opponent holds, for those who wish it: as stage two begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from germanwhist.terminal.table.scene import Scene

__all__ = ["hand_of", "is_memory_due"]


def is_memory_due(scene: Scene) -> bool:
    """Whether stage two has just begun, it is the person's turn, and nothing is at stake.

    The answer tells the opponent's cards, so no hand that counts for more than the person's own
    results is asked about.
    """
    view = scene.view
    is_first = view.stage == 2 and len(view.tricks) == view.ruleset.cards_per_hand
    settings = scene.look.settings
    is_free = scene.table.why_untold is None
    return settings.asks_memory and is_first and scene.is_my_turn and is_free


def hand_of(scene: Scene) -> str:
    """The hand that is asked about, among all of all tables."""
    return f"{scene.table.id}-{scene.view.standing.hands + 1}"
