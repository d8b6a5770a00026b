"""Which cases of a test every run tries, and which are left to `make thorough`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from _pytest.mark import ParameterSet

__all__ = ["first_of"]


def first_of(cases: Sequence[Any], *, quick: int = 1, is_row: bool = False) -> list[ParameterSet]:
    """The cases of a parametrized test, all but the first marked `thorough`.

    Args:
        cases: what one argument, or several, are to be.
        quick: how many are tried in every run.
        is_row: whether a case is a row of values, one for each of several arguments.
    """
    rows = [case if is_row else (case,) for case in cases]
    rest = [pytest.param(*row, marks=pytest.mark.thorough) for row in rows[quick:]]
    return [*(pytest.param(*row) for row in rows[:quick]), *rest]
