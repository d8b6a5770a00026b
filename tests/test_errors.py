from __future__ import annotations

import copy

import pytest

import germanwhist
from germanwhist import (
    EngineError,
    GermanWhistError,
    IllegalPlayError,
    InvalidDealError,
    NotationError,
    ProtocolError,
    RuleSetError,
    StorageError,
    errors,
)
from tests.values import pickled

BAD_INPUT = (NotationError, IllegalPlayError, InvalidDealError, RuleSetError)
OTHERS = (EngineError, ProtocolError, StorageError)


@pytest.mark.parametrize("kind", [*BAD_INPUT, *OTHERS])
def test_error_carries_message_and_code(kind: type[GermanWhistError]) -> None:
    """One base for all; the code is compared by programs, the message read by people."""
    error = kind("what was wrong", code="some_code")
    assert isinstance(error, GermanWhistError)
    assert (str(error), error.code) == ("what was wrong", "some_code")


@pytest.mark.parametrize("kind", BAD_INPUT)
def test_bad_input_is_a_value_error(kind: type[GermanWhistError]) -> None:
    """So that a caller who knows only Python catches it."""
    assert issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", OTHERS)
def test_other_errors_are_no_value_errors(kind: type[GermanWhistError]) -> None:
    """A damaged file is not a wrong argument."""
    assert not issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", [*BAD_INPUT, *OTHERS])
def test_code_must_be_given(kind: type[GermanWhistError]) -> None:
    """No error leaves without one."""
    with pytest.raises(TypeError, match="code"):
        kind("what was wrong")  # type: ignore[call-arg]


@pytest.mark.parametrize("kind", [*BAD_INPUT, *OTHERS])
def test_error_survives_pickle_and_copy(kind: type[GermanWhistError]) -> None:
    """Errors cross process borders with everything they carry, notes too."""
    error = kind("what was wrong", code="some_code")
    error.add_note("seen in worker 2")
    for again in (
        pickled(error),
        copy.copy(error),
        copy.deepcopy(error),
    ):
        assert type(again) is kind
        assert (str(again), again.code) == ("what was wrong", "some_code")
        assert again.__notes__ == ["seen in worker 2"]


@pytest.mark.parametrize(
    ("source", "line", "column", "text"),
    [
        ("", 0, 0, "bad"),
        ("a.gwr", 0, 0, "a.gwr: bad"),
        ("a.gwr", 3, 0, "a.gwr:3: bad"),
        ("a.gwr", 3, 14, "a.gwr:3:14: bad"),
        ("", 3, 14, "3:14: bad"),
        ("", 0, 14, "14: bad"),
    ],
)
def test_notation_error_begins_with_the_place(
    source: str, line: int, column: int, text: str
) -> None:
    """File, line and column as compilers write them; what is unknown is left out."""
    error = NotationError("bad", code="bad_card", source=source, line=line, column=column)
    assert str(error) == text
    assert error.message == "bad"


def test_notation_error_keeps_its_place_in_a_pickle() -> None:
    """A worker's complaint about line 3 is still about line 3."""
    error = NotationError("bad", code="bad_card", source="a.gwr", line=3, column=14)
    again = pickled(error)
    assert (again.source, again.line, again.column) == ("a.gwr", 3, 14)
    assert str(again) == "a.gwr:3:14: bad"


def test_rule_set_error_keeps_the_options_at_fault_in_a_pickle() -> None:
    """What a page marks red, it marks red after a journey too."""
    error = RuleSetError("bad", code="options_clash", options=("pack", "trumps"))
    assert pickled(error).options == ("pack", "trumps")


def test_every_error_of_the_module_is_public() -> None:
    """What can be raised can be caught by name."""
    kinds = [
        name
        for name, value in vars(errors).items()
        if isinstance(value, type) and issubclass(value, Exception)
    ]
    assert sorted(kinds) == sorted(errors.__all__)
    assert set(kinds) <= set(germanwhist.__all__)
