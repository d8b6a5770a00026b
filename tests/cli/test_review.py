"""`germanwhist review`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist import Deal, Hand, RuleSet, Seat
from germanwhist.notation import Record, format_record
from tests.notation.samples import SMALL
from tests.notation.test_unknown_cards import PARTIAL

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_a_hand_is_reviewed_in_words(run: Run) -> None:
    """Mistakes are listed, and each side's sum is told."""
    Path("hand.gwr").write_text(SMALL, encoding="utf-8")
    outcome = run("review", "hand.gwr", "--worlds", "5", "--all")
    assert outcome.code == 0
    assert outcome.out.count("points given away, luck") == 2
    assert outcome.out.count("exact") >= 1
    plays = [line.split("\t")[:2] for line in outcome.out.splitlines() if "\t" in line][1:]
    tricks = [[stage, str(trick)] for stage in "12" for trick in range(1, 8) for _ in Seat]
    assert plays == tricks[:22], "in stage two, tricks are counted from 1 again"


def test_each_mistake_is_told_with_a_reason(run: Run) -> None:
    """A hand of lowest cards has many; the sentence speaks to the one who made it."""
    hand = Hand.start(RuleSet.preset("small"), Deal.shuffled(1, Seat.NORTH, pack=28))
    while not hand.is_over:
        hand = hand.play(hand.legal_plays().lowest())
    Path("hand.gwr").write_text(format_record(Record.of(hand)), encoding="utf-8")
    outcome = run("review", "hand.gwr", "--worlds", "20")
    assert outcome.code == 0
    mistakes = outcome.out.count("✗")
    assert mistakes > 3
    assert outcome.out.count(": better was ") == mistakes
    assert "It makes" in " ".join(outcome.out.split())


def test_json_is_one_object_a_hand(run: Run) -> None:
    """Two hands make two lines; the same seed gives the same review."""
    Path("hands.gwr").write_text(SMALL + SMALL, encoding="utf-8")
    outcome = run("review", "hands.gwr", "--worlds", "5", "--json")
    first, second = map(json.loads, outcome.out.splitlines())
    assert first == second
    assert first["type"] == "review"
    assert all((play["why"] is not None) is play["is_mistake"] for play in first["plays"])


def test_an_illegal_play_is_one_line(run: Run) -> None:
    """A record that cannot be replayed is refused and named."""
    text = SMALL.replace("1. 9S TS", "1. 9S TH")
    assert text != SMALL
    Path("bad.gwr").write_text(text, encoding="utf-8")
    outcome = run("review", "bad.gwr")
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert "must_follow" in outcome.err


def test_a_record_with_unknown_cards_is_reviewed_as_far_as_is_honest(run: Run) -> None:
    """It says how many plays were judged, tells no luck, and the same in JSON."""
    Path("hand.gwr").write_text(PARTIAL, encoding="utf-8")
    outcome = run("review", "hand.gwr", "--worlds", "5")
    assert outcome.code == 0
    assert "of 22 plays judged: 13 cards are not known" in outcome.out
    assert "luck" not in outcome.out
    form = json.loads(run("review", "hand.gwr", "--worlds", "5", "--json").out)
    assert f"{len(form['plays'])} of 22 plays judged" in outcome.out
    assert len(form["unjudged"]) + len(form["plays"]) == 22
