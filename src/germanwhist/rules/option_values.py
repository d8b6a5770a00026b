"""The values that each option of a rule set may have, for whoever offers or describes them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from germanwhist.rules.options import (
    Counting,
    FirstDealer,
    FirstStageFollow,
    HandScore,
    ObjectiveRule,
    TargetTie,
)
from germanwhist.rules.ruleset import PACKS

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["OPTION_VALUES"]

OPTION_VALUES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "counting": tuple(map(str, Counting)),
        "hand_score": tuple(map(str, HandScore)),
        "stake": ("N",),
        "match": ("hand", "hands=N", "target=N"),
        "target_tie": tuple(map(str, TargetTie)),
        "first_stage_follow": tuple(map(str, FirstStageFollow)),
        "objective": tuple(map(str, ObjectiveRule)),
        "trumps": ("upcard", "none", "none_on=RANKS"),
        "pack": tuple(map(str, PACKS)),
        "first_dealer": tuple(map(str, FirstDealer)),
    }
)
"""Each option of a rule set with its values as text, the standard one first.

`N` stands for a whole number, `RANKS` for letters of ranks.
"""
