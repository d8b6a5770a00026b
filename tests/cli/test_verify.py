"""`germanwhist verify`."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from germanwhist import Record, Seat, format_record, write_records
from germanwhist.players import make_level
from tests.honest.test_vectors import VECTORS
from tests.notation.samples import SMALL, random_records
from tests.notation.test_receipts import record_of

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture
def hands(run: Run) -> Path:  # noqa: ARG001 - it makes the folder that the file is put in
    """Forty hands of each preset."""
    path = Path("hands.gwr")
    with path.open("w", encoding="utf-8") as stream:
        write_records(random_records(360), stream)
    return path


def test_random_hands_of_every_preset_have_no_faults(run: Run, hands: Path) -> None:
    """Nothing is reported but the number of hands."""
    outcome = run("verify", hands)
    told = "360 hands read, no faults\n360 hands without a receipt\n"
    assert (outcome.code, outcome.out, outcome.err) == (0, told, "")


def test_one_changed_card_is_named_with_its_line(run: Run, hands: Path) -> None:
    """Somewhere in the plays or in a deal, by chance; the line is that of the change."""
    lines = hands.read_text(encoding="utf-8").split("\n")
    rng = random.Random(11)
    with_cards = [i for i, line in enumerate(lines) if line[:1].isdigit() or line[2:3] == " "]
    for index in rng.sample(with_cards, 5):
        words = lines[index].split(" ")
        place = rng.choice(
            [i for i, word in enumerate(words) if len(word) == 2 and word[1] in "CDHS"]
        )
        other = rng.choice([card for card in ("AS", "KS", "AH", "KH") if card != words[place]])
        changed = [*words[:place], other, *words[place + 1 :]]
        text = "\n".join([*lines[:index], " ".join(changed), *lines[index + 1 :]])
        Path("changed.gwr").write_text(text, encoding="utf-8")
        outcome = run("verify", "changed.gwr")
        assert outcome.code == 1
        fault, total, _ = outcome.out.splitlines()
        assert f"changed.gwr:{index + 1}:" in fault or f" at {index + 1}:" in fault, fault
        assert total.endswith("1 fault")


def test_every_fault_of_every_file_is_named(run: Run) -> None:
    """Faults of form and of content, each at its place, and the sum."""
    Path("a.gwr").write_text(
        SMALL.replace("1. 9S TS", "1. 9S TH") + SMALL.replace("KH", "KX"), encoding="utf-8"
    )
    Path("b.gwr").write_text(SMALL.replace('"3-4"', '"4-3"'), encoding="utf-8")
    outcome = run("verify", "a.gwr", "b.gwr")
    assert outcome.code == 1
    first, second, third, total, _ = outcome.out.splitlines()
    assert first.startswith("a.gwr:21:7: play 2, TH, is refused: must_follow")
    assert second.startswith("a.gwr:42:1: found 'KX'")
    assert third == "b.gwr:11:11: wrong counted: 4-3 (expected 3-4)"
    assert total == "2 hands read, 3 faults"


def test_a_claim_that_is_not_forced_is_told(run: Run) -> None:
    """South, to lead with KD TC 9C against KC QH QS, can make two of the three and no more.

    A trump lead loses to the king, a ruff brings the lead back, and the diamond is good; but an
    opponent may have accepted three.
    """
    greedy = SMALL.replace("south 2", "south 3").replace('"3-4"', '"2-5"').replace('"0-1"', '"0-3"')
    outcome = run("verify", "-", text=greedy)
    assert outcome.code == 1
    assert outcome.out.startswith("standard input:26:1: claim of 3 by south is not forced")
    assert run("verify", "-", text=greedy.replace("forced", "accepted")).code == 0


def test_json_says_the_same(run: Run) -> None:
    """For programs: hands, files, faults with code and place."""
    Path("b.gwr").write_text(SMALL.replace('"3-4"', '"4-3"'), encoding="utf-8")
    outcome = run("verify", "--json", "b.gwr", "no.gwr")
    assert outcome.code == 2
    assert json.loads(outcome.out) == {
        "hands": 1,
        "hands_with_unknown_cards": 0,
        "honest": 0,
        "without_receipt": {"none": 1},
        "files": [
            {"file": "b.gwr", "hands": 1, "faults": 1},
            {"file": "no.gwr", "hands": 0, "faults": 0},
        ],
        "faults": [
            {
                "file": "b.gwr",
                "line": 11,
                "column": 11,
                "code": "wrong_counted",
                "message": "wrong counted: 4-3 (expected 3-4)",
            }
        ],
        "unreadable": ["no.gwr: no such file or directory"],
    }


def test_json_records_are_verified_too(run: Run, hands: Path) -> None:
    """The place of a fault is that in the JSON text."""
    run("convert", hands, "hands.jsonl")
    assert run("verify", "hands.jsonl").code == 0
    text = Path("hands.jsonl").read_text(encoding="utf-8").replace('"counted":[', '"counted":[1', 1)
    Path("hands.jsonl").write_text(text, encoding="utf-8")
    assert run("verify", "hands.jsonl").out.startswith("hands.jsonl:1:")


def test_standard_input_is_verified(run: Run) -> None:
    """In a pipe it has a name too."""
    assert (
        run("verify", "-", text=SMALL).out == "1 hand read, no faults\n1 hand without a receipt\n"
    )
    outcome = run("verify", "-", text=SMALL.replace("KH", "KX"))
    assert outcome.out.startswith("standard input:16:1: ")


def test_an_empty_file_has_no_hands(run: Run) -> None:
    """And no faults."""
    assert run("verify", "-", text="").out == "0 hands read, no faults\n"


def test_no_file_is_wrong_usage(run: Run) -> None:
    """There is nothing to verify."""
    assert "FILE..." in run("verify").refused()


def test_a_file_that_cannot_be_read_does_not_hide_the_others(run: Run) -> None:
    """The rest is verified, and the exit code is that of the worst."""
    Path("a.gwr").write_text(SMALL, encoding="utf-8")
    outcome = run("verify", "no.gwr", "a.gwr")
    assert outcome.code == 2
    assert outcome.out.startswith("1 hand read, no faults, 1 file not read\n")


def test_bytes_that_are_not_utf8_are_a_fault_of_one_hand(run: Run) -> None:
    """The hands around it are read."""
    text = SMALL.encode() + SMALL.encode().replace(b"Ann", b"An\xe9") + SMALL.encode()
    outcome = run("verify", "-", text=text)
    assert outcome.out.startswith("standard input:29:11: found a byte e9 that is not UTF-8")
    assert "2 hands read" in outcome.out


def test_deals_are_honest_or_without_a_receipt_or_do_not_fit(run: Run) -> None:
    """Counted, with what a hand without one is; a row that does not fit is a fault."""
    honest = format_record(record_of(VECTORS[1]))
    small = SMALL.replace('[Match "kitchen"]\n', "")
    again = small.replace('[Place "at home"]', '[Deal "again"]\n[Practice "yes"]')
    practice = small.replace('[Place "at home"]', '[Practice "yes"]')
    outcome = run("verify", "-", text=honest + again + practice + SMALL)
    assert outcome.code == 0
    assert outcome.out == (
        "4 hands read, no faults\n"
        "1 honest deal\n"
        "3 hands without a receipt (1 played again, 1 practice)\n"
    )
    outcome = run("verify", "-", text=honest.replace("south 81b7", "south 81b8"))
    assert outcome.code == 1
    assert "the receipt does not fit: the hash of south's cut" in outcome.out
    assert "honest deal" not in outcome.out


def test_computers_of_honest_deals_are_asked_again(run: Run) -> None:
    """With the seed of the receipt and the view of their seat alone; another card is named."""
    dealt = record_of(VECTORS[1])
    novice = make_level("novice@1", seed=VECTORS[1]["seeds"][Seat.NORTH])
    hand = dealt.hand()
    while not hand.is_over:
        seat = hand.to_play
        assert seat is not None
        view = hand.view(seat)
        card = novice.choose(view) if seat is Seat.NORTH else view.legal_plays().lowest()
        hand = hand.play(card)
    record = replace(
        Record.of(hand),
        hand_number=dealt.hand_number,
        cuts=dealt.cuts,
        receipt=dealt.receipt,
        tags=(("NorthPlayer", "novice@1"),),
    )
    outcome = run("verify", "--players", "-", text=format_record(record))
    assert (outcome.code, outcome.out) == (
        0,
        "1 hand read, no faults\n1 honest deal\n1 computer player asked again\n",
    )
    pretended = format_record(replace(record, tags=(("NorthPlayer", "casual@1"),)))
    outcome = run("verify", "--players", "-", text=pretended)
    assert outcome.code == 1
    assert "is not that of casual@1 (expected" in outcome.out
    outcome = run("verify", "--players", "--json", "-", text=pretended.replace("casual", "nobody"))
    assert [fault["code"] for fault in json.loads(outcome.out)["faults"]] == ["unknown_player"]
