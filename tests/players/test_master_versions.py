"""The first version of the master plays the cards that it has always played.

`data/master_1.tsv` has 2,002 of its decisions in 77 hands under eight rule sets: in each line the
rules, a number n and the cards of stage one, both seats played by `master@1` with the seed n, the
deal that of the seed 1000 + n. They were made before the arithmetic of its networks was written
anew, by the version that its published figures were measured with.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from germanwhist import Deal, Hand, RuleSet, Seat
from germanwhist.players import make_player

HANDS = (Path(__file__).parent / "data" / "master_1.tsv").read_text(encoding="utf-8").splitlines()
PARTS = 11  # of seven hands each, so that workers can share them


def cards_played(rules: RuleSet, number: int) -> list[str]:
    """Stage one of a hand that `master@1` plays with itself."""
    player = make_player("master@1", seed=number)
    hand = Hand.start(rules, Deal.shuffled(1000 + number, Seat.NORTH))
    cards = []
    while hand.stage == 1:
        assert hand.to_play is not None
        card = player.choose(hand.view(hand.to_play))
        cards.append(str(card))
        hand = hand.play(card)
    return cards


@pytest.mark.parametrize(
    "hands",
    [
        pytest.param(HANDS[::25], id="some"),
        *(
            pytest.param(
                HANDS[part::PARTS], id=f"part {part + 1} of {PARTS}", marks=pytest.mark.thorough
            )
            for part in range(PARTS)
        ),
    ],
)
def test_first_master_plays_the_same_cards(hands: list[str]) -> None:
    """A version keeps its cards for good: a faster kernel and newer versions change none."""
    for line in hands:
        rules, number, cards = line.split("\t")
        assert cards_played(RuleSet.parse(rules), int(number)) == cards.split(), line
