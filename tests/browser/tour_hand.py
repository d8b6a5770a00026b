"""The hand that the browser client's tour plays, worked out from the rules.

The client holds no rules, so it shows recorded views. Run this file to write them anew after the
form of a view has changed: `python tests/browser/tour_hand.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from germanwhist import Card, Deal, Hand, RuleSet, Seat
from germanwhist.notation import view_to_json

RECORDED: Final = Path(__file__).parents[2] / "client/src/pages/tour/hand.json"

# Trick by trick, as led and followed. South, who leads first, is the learner.
_PLAYS: Final = (
    "AS 8S  8D AD  9D JS  QC 9H  TD 9S  QS KS  QD JD"
    "  AC 9C  KC JC  KD 8H  TH AH  TC JH  QH 8C  KH TS"
)


def tour_hand() -> Hand:
    """The hand played out."""
    deal = Deal.shuffled(814, Seat.NORTH, pack=28)
    return Hand.replay(RuleSet.preset("small"), deal, plays=map(Card, _PLAYS.split()))


def tour_views() -> list[Any]:
    """What the learner sees from the deal to the end, after every card."""
    played = tour_hand()
    hand = Hand.start(played.ruleset, played.deal)
    views = [view_to_json(hand.view(Seat.SOUTH))]
    for card in played.plays:
        hand = hand.play(card)
        views.append(view_to_json(hand.view(Seat.SOUTH)))
    recorded: list[Any] = json.loads(json.dumps(views))  # as a reader of the file gets them
    return recorded


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(view, separators=(",", ":")) for view in tour_views())
    RECORDED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
