"""The passing state of the table screen, which the next change of the table ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.service.requests import Request

__all__ = ["ScreenState"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenState:
    """What the screen is in the middle of; mostly nothing.

    Args:
        lifted: the card that the misclick guard holds up.
        claim: how many tricks are about to be claimed.
        is_last_shown: whether the last trick is being looked at again.
        notice: a sentence in the place of what happened last.
        reason: the advised card and why.
        refusal: why the last request was refused.
        asked: the request that has been asked about, since it makes the hand practice.
    """

    lifted: Card | None = None
    claim: int | None = None
    is_last_shown: bool = False
    notice: str = ""
    reason: str = ""
    refusal: str = ""
    asked: type[Request] | None = None
