"""Advice together with its reasons: what a hint says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.school.explanation import Explanation, explain

if TYPE_CHECKING:
    from germanwhist.engine import Advice
    from germanwhist.rules import View

__all__ = ["Counsel"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Counsel:
    """What to play, and why.

    Args:
        advice: every legal card with its expected points.
        explanation: why the best is better.
    """

    advice: Advice
    explanation: Explanation

    @classmethod
    def of(cls, view: View, advice: Advice) -> Counsel:
        """An advice on a view, explained."""
        return cls(advice=advice, explanation=explain(view, advice))
