"""How many ways there are to play a deal, counted through the package and without it.

The numbers are of play sequences after 1, 2, 3 ... plays. Those of `EIGHT` were worked out by
hand (see there); those of `TWELVE` come from counting with `tests.rules.plain`, which the second
test repeats.
"""

from __future__ import annotations

import pytest

from germanwhist import Card, Deal, Hand, RuleSet, Seat
from tests.rules.plain import Table

# North, who leads, holds AC KC, south AD KD; the stock is AH KH AS KS; hearts are trumps. Trick 1:
# a club, a diamond thrown on it; north takes AH, south KH: 2 x 2 ways, all alike. Trick 2, for AS:
#   (a) club, diamond: north AH AS, south KH KS. Whatever north leads is followed: 2 ways.
#   (b) club, KH ruffs: north AH KS, south AS and a diamond. AS led must be followed, 1 way; the
#       diamond may be ruffed or not: 2 ways.
#   (c) AH, KH must follow: north AS and a club, south KS and a diamond. AS led, 1; the club, 2.
# Standard: 2 + 3 + 3 = 8 ends for each of 4 beginnings. With a free first stage there is also
#   (d) AH, diamond: north AS and a club, south KH KS. AS led, 1 (KS follows); the club, 2.
# Without trumps (b) throws KH away instead: north AH AS, south KS and a diamond. AH led, 2; AS, 1.
EIGHT = (
    "AC AD KC KD AH KH AS KS",
    {
        "standard": (2, 4, 8, 12, 24, 32, 32, 32),
        "first_stage_follow=free": (2, 4, 8, 16, 32, 44, 44, 44),
        "trumps=none": (2, 4, 8, 12, 24, 32, 32, 32),
    },
)
TWELVE = (
    "KH AS QC AH AD QH QD KS KD KC QS AC",
    {
        "standard": (3, 8, 24, 58, 174, 406, 1218, 2673, 5346, 8832, 8832, 8832),
        "trumps=none": (3, 8, 24, 58, 174, 410, 1230, 2765, 5530, 9236, 9236, 9236),
        "trumps=none_on=Q": (3, 8, 24, 58, 174, 410, 1230, 2765, 5530, 9236, 9236, 9236),
        "trumps=none_on=AK": (3, 8, 24, 58, 174, 406, 1218, 2673, 5346, 8832, 8832, 8832),
        "counting=weighted": (3, 8, 24, 58, 174, 406, 1218, 2673, 5346, 8832, 8832, 8832),
    },
)
TWELVE_FREE = (
    "QS AS QD KD KH QH AH AC AD KS KC QC",
    {
        "standard": (3, 3, 9, 11, 33, 64, 192, 340, 680, 1080, 1080, 1080),
        "trumps=none": (3, 3, 9, 11, 33, 64, 192, 346, 692, 1086, 1086, 1086),
        "first_stage_follow=free": (3, 9, 27, 81, 243, 729, 2187, 3929, 7858, 12028, 12028, 12028),
    },
)
CASES = [
    pytest.param(
        pack,
        rules,
        counts,
        id=f"{len(pack.split())} cards, {rules}",
        marks=() if len(pack.split()) == 8 or rules == "standard" else pytest.mark.thorough,
    )
    for pack, variants in (EIGHT, TWELVE, TWELVE_FREE)
    for rules, counts in variants.items()
]


def _counts_through_hand(pack: str, rules: str) -> tuple[int, ...]:
    cards = tuple(map(Card, pack.split()))
    options = dict(word.split("=", 1) for word in rules.split() if "=" in word)
    ruleset = RuleSet.for_study(len(cards), **options)
    hands = [Hand.start(ruleset, Deal(cards, Seat.SOUTH))]
    counts = []
    for _ in cards:
        hands = [hand.play(card) for hand in hands for card in hand.legal_plays()]
        counts.append(len(hands))
    return tuple(counts)


def _counts_on_plain_data(pack: str, rules: str) -> tuple[int, ...]:
    options = dict(word.split("=", 1) for word in rules.split() if "=" in word)
    tables = [Table(options, pack.split(), 1)]
    counts = []
    for _ in pack.split():
        following = []
        for table in tables:
            for card in table.legal():
                following.append(table.copy())
                following[-1].play(card)
        tables = following
        counts.append(len(tables))
    return tuple(counts)


@pytest.mark.parametrize(("pack", "rules", "counts"), CASES)
def test_number_of_play_sequences_through_the_rules(
    pack: str, rules: str, counts: tuple[int, ...]
) -> None:
    """`Hand` offers exactly the known number of ways to play on, at every depth."""
    assert _counts_through_hand(pack, rules) == counts


@pytest.mark.parametrize(("pack", "rules", "counts"), CASES)
@pytest.mark.thorough
def test_number_of_play_sequences_by_brute_force(
    pack: str, rules: str, counts: tuple[int, ...]
) -> None:
    """The brute force on lists of texts gives the numbers that stand here."""
    assert _counts_on_plain_data(pack, rules) == counts
