"""How strong the levels are in standard matches, on the scale on which people are rated."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from germanwhist.ratings.rating import Rating

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["level_rating"]


def level_rating(level: str) -> Rating | None:
    """The fixed rating of a level; None for one that was not measured.

    Measured by `python -m benchmarks.level_ratings`, in hands of the levels against each other.

    Example:
        >>> level_rating("regular").value
        1500.0
        >>> level_rating("novice").value < level_rating("master").value
        True
    """
    found = _measured().get(level)
    return None if found is None else Rating(*found)


@cache
def _measured() -> Mapping[str, tuple[float, float]]:
    data = files(__package__).joinpath("levels.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, tuple[float, float]])
