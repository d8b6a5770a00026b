"""Which cases of a test every run tries, and which are left to `make thorough`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from _pytest.mark import ParameterSet

__all__ = ["first_of"]


def first_of(cases: Sequence[object], *, quick: int = 1) -> list[object | ParameterSet]:
    """The cases of a parametrized test, all but the first marked `thorough`.

    Args:
        cases: what one argument is to be.
        quick: how many are tried in every run.
    """
    rest = [pytest.param(case, marks=pytest.mark.thorough) for case in cases[quick:]]
    return [*cases[:quick], *rest]
