"""Whole hands between two players of one level, which must come out the same for ever.

`python -m tests.golden.levels > tests/golden/levels.gwr` writes them anew: only for a new version
of a level, which then has a number of its own and leaves these hands as they are.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from germanwhist import Deal, Hand, Record, RuleSet, Seat, make_player, play_out, write_records

if TYPE_CHECKING:
    from collections.abc import Iterator

# One of each objective, trump rule, count, score and pack.
RULES: Final = (
    "standard",
    "objective=by_colour",
    "trumps=none",
    "counting=all_tricks",
    "counting=weighted hand_score=win",
    "first_stage_follow=free",
    "hand_score=over_half",
    "small",
)
_HANDS: Final = {
    "master@1": 44,  # 2,000 decisions of each
    "master@2": 16,
    "master@3": 16,
    "master@4": 16,
    "expert@1": 8,
    "counter@1": 8,
    "regular@1": 8,
    "casual@1": 8,
    "novice@1": 8,
}


def played_again(record: Record) -> Record:
    """The hand of a record, played by the same two players again."""
    assert record.north is not None
    assert record.hand_number is not None
    return _played(record.north, record.hand_number, record.ruleset)


def _played(player: str, number: int, ruleset: RuleSet) -> Record:
    deal = Deal.shuffled(number, Seat(number % 2), pack=ruleset.pack)
    players = {seat: make_player(player, seed=2 * number + seat) for seat in Seat}
    hand = play_out(Hand.start(ruleset, deal), players)
    return replace(Record.of(hand), north=player, south=player, hand_number=number)


def _records() -> Iterator[Record]:
    for player, count in _HANDS.items():
        for number in range(1, count + 1):
            yield _played(player, number, RuleSet.parse(RULES[number % len(RULES)]))


if __name__ == "__main__":
    write_records(_records(), sys.stdout)
