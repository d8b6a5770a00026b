"""What is offered for each option is what the rules take."""

from __future__ import annotations

import pytest
from hypothesis import given

from germanwhist import RuleSet, RuleSetError
from germanwhist.rules import OPTION_VALUES
from germanwhist.testing.strategies import rule_sets

VALUES = [(option, value) for option, values in OPTION_VALUES.items() for value in values]
# What makes a value playable where another option has to go with it.
BESIDE = {"target_tie": {"match": "target=5", "hand_score": "per_trick"}}


def form(value: str) -> str:
    """A value with its number or ranks left out."""
    kind, separator, _ = value.partition("=")
    if kind.isdigit():
        return "N"
    return f"{kind}={'RANKS' if kind == 'none_on' else 'N'}" if separator else kind


def test_every_option_has_values_the_standard_one_first() -> None:
    """In the order in which rule sets name them."""
    standard = RuleSet().options()
    assert list(OPTION_VALUES) == list(standard)
    for option, (first, *_) in OPTION_VALUES.items():
        assert first in (standard[option], form(standard[option]))


@pytest.mark.parametrize(("option", "value"), VALUES)
def test_what_is_offered_is_taken(option: str, value: str) -> None:
    """With a number or ranks filled in."""
    filled = value.replace("RANKS", "AK").replace("N", "2")
    rules = RuleSet.from_options(BESIDE.get(option, {}) | {option: filled})
    assert rules.options()[option] == filled
    with pytest.raises(RuleSetError):
        RuleSet.from_options({option: "another"})


@given(rule_sets())
def test_what_is_taken_is_offered(rules: RuleSet) -> None:
    """Every value of every rule set has one of the forms."""
    for option, value in rules.options().items():
        assert value in OPTION_VALUES[option] or form(value) in OPTION_VALUES[option]
