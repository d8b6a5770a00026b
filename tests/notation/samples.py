"""Records for the tests of the notation, and one that is worked out by hand."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from germanwhist import PRESETS, Comment, Deal, Hand, Record, RuleSet, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

SMALL = """\
[GermanWhist "1"]
[Rules "pack=28"]
[North "Ann"]
[South "Ben"]
[Date "2026-03-01"]
[Match "kitchen"]
[Hand "1"]
[Cuts "9S-9H TC-KD"]
[Dealer "south"]
[PointsBefore "0-0"]
[Counted "3-4"]
[Points "0-1"]
[Place "at home"]

AS TS 9S TH 9D KS AD
KH 8D QD 8C 8S 9H TD
JC JH JS KD JD KC AC
AH 8H QH TC QC QS 9C

{A short game.}
1. 9S TS {The ten is enough.} {South takes the jack of trumps.}
2. 8S AS  3. 8C JC  4. KS JS  5. TH 9H  6. TD 8D
7. 8H JH
8. AH KH  9. AD JD  10. 9D QD  11. AC QC

end claim south 2 forced
"""
"""A hand of the small game, played on paper: clubs are trumps, north leads.

South holds TS TH KS KH QD 8S TD, north AS 9S 9D AD 8D 8C 9H. Stage one, winner and loser take:
1 south JC, JH; 2 north JS, KD; 3 south JD, KC (to north); 4 south AC, AH (to north); 5 south 8H,
QH; 6 south TC, QC; 7 north QS, 9C (to south). Stage two: 8 north, 9 north, 10 south, 11 south;
then south holds KD TC 9C against KC QH QS and takes two of the last three.
"""

SMALL_LINES = SMALL.splitlines(keepends=True)


def random_hand(ruleset: RuleSet, seed: int) -> Hand:
    """A hand played to the end at random."""
    rng = random.Random(seed)
    hand = Hand.start(ruleset, Deal.shuffled(rng, Seat(seed % 2), pack=ruleset.pack))
    while not hand.is_over:
        hand = hand.play(rng.choice(list(hand.legal_plays())))
    return hand


def random_records(count: int) -> Iterator[Record]:
    """Whole hands over all presets, each its own match, some with comments."""
    presets = list(PRESETS.values())
    for seed in range(count):
        record = replace(
            Record.of(random_hand(presets[seed % len(presets)], seed)),
            north="Ann",
            south="Ben",
            match_id=f"m{seed}",
            hand_number=1,
            points_before=(0, 0),
        )
        is_talkative = seed % 3 == 0
        yield replace(record, comments=(Comment(3, "hm"),)) if is_talkative else record
