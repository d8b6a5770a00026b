"""Positions as text: a fault is named where it stands."""

from __future__ import annotations

import pytest

from germanwhist import NotationError, parse_position


@pytest.mark.parametrize(
    ("text", "column", "found"),
    [
        ("N:AX.../K2...", 4, "'X'"),
        ("N:A2.../KX...", 10, "'X'"),
        ("C:A2../KQ...", 3, "'A2..' has 3 suits"),
        ("C:A2.../KQ..", 9, "'KQ..' has 3 suits"),
        (" N:A2.../KX...", 11, "'X'"),
    ],
)
def test_a_fault_in_a_holding_is_named_with_its_column(text: str, column: int, found: str) -> None:
    """Columns counted by hand from the start of the text, in either holding."""
    with pytest.raises(NotationError) as raised:
        parse_position(text)
    assert raised.value.column == column
    assert found in raised.value.message
