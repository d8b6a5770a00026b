"""The numbers of a rule set end where everything that keeps points still keeps them exactly."""

from __future__ import annotations

import pytest

from germanwhist import MatchLength, RuleSet, RuleSetError

_MOST_UNITS_OF_A_HAND = 39  # 13 tricks of one point and 13 of two, all to one side


@pytest.mark.parametrize(
    ("option", "most"),
    [("stake={}", 10_000), ("match=hands={}", 1_000), ("match=target={}", 10**6)],
)
def test_numbers_end_at_their_limit(option: str, most: int) -> None:
    """The limit itself is taken, the next number and all beyond are refused in one short line."""
    assert option.format(most) in str(RuleSet.parse(option.format(most)))
    for beyond in (most + 1, 2**31, 2**53 + 1, 2**63, 10**400, "9" * 5_000):
        with pytest.raises(RuleSetError, match=rf"\b{most}\b") as caught:
            RuleSet.parse(option.format(beyond))
        assert caught.value.code == "bad_option"
        assert len(str(caught.value)) < 250


def test_typed_stake_beyond_the_limit_is_refused() -> None:
    """A number that Python itself does not write as text is refused in the same way."""
    for stake in (0, -1, 10_001, 2**63, 10**5_000, -(10**5_000)):
        with pytest.raises(RuleSetError, match=r"bad stake: .* from 1 to 10000"):
            RuleSet(stake=stake)


def test_typed_match_length_beyond_the_limit_is_refused() -> None:
    """Hands and points alike."""
    for number in (0, -1, 10**9, 10**5_000):
        for length in ({"hands": number}, {"target": number}):
            with pytest.raises(ValueError, match="from 1 to"):
                MatchLength(**length)


def test_no_match_comes_near_the_smallest_store() -> None:
    """Databases, arrays and Parquet keep points in 32 bits with a sign."""
    rules = RuleSet.parse("counting=weighted hand_score=per_trick stake=10000 match=hands=1000")
    assert rules.counted_total == _MOST_UNITS_OF_A_HAND
    assert rules.match.hands is not None
    most = rules.counted_total * rules.stake * rules.match.hands
    assert most < 2**31 // 5
    assert RuleSet.parse("match=target=1000000").match.target == 10**6


def test_leading_noughts_are_no_number_beyond() -> None:
    """However many there are."""
    assert RuleSet.parse(f"stake={'0' * 5_000}7").stake == 7
