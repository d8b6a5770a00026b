"""Lines that are written and read: nothing on them is lost."""

from __future__ import annotations

import pytest

from germanwhist import Deal, Hand, RuleSet, Seat, Standing
from germanwhist.protocol.lines import hand_lines, read_hand, read_standing


@pytest.mark.parametrize(
    ("rules", "standing"),
    [
        ("match10", Standing(points=(3, 0), hands=2, target=10)),
        ("match20", Standing(points=(0, 19), hands=7, target=20)),
        ("match=hands=6", Standing(points=(12, 4), hands=2, target=None)),
    ],
)
def test_the_beginning_of_a_hand_is_read_as_it_was_written(rules: str, standing: Standing) -> None:
    """Seat, rules, and the match with its target, where it has one."""
    ruleset = RuleSet.parse(rules)
    hand = Hand.start(ruleset, Deal.shuffled(1, Seat.NORTH, pack=ruleset.pack))
    lines = hand_lines(hand.view(Seat.SOUTH, standing))
    told, match = (line.partition(" ")[2] for line in lines)
    assert read_hand(told) == (Seat.SOUTH, ruleset)
    assert read_standing(match) == standing
