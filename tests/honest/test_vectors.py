"""Honest deals against the vectors, which were made by the thirty lines of the reference page."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from germanwhist import Card, InvalidDealError, Seat
from germanwhist.honest import (
    Receipt,
    Row,
    SeatCut,
    misfits,
    new_cut,
    new_secret,
    promise_of,
    seal_of,
)

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
VECTORS = json.loads((REFERENCE / "honest-deals.json").read_text())
by_name = pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])


def receipt_of(vector: dict[str, Any]) -> Receipt:
    """A vector's receipt."""
    cuts = [
        None if vector[seat]["promise"] is None else SeatCut(**_renamed(vector[seat]))
        for seat in ("north", "south")
    ]
    return Receipt(vector["seal"], vector["secret"], (cuts[0], cuts[1]))


def _renamed(cut: dict[str, Any]) -> dict[str, Any]:
    return {"promise": cut["promise"], "value": cut["cut"]}


def cards_of(vector: dict[str, Any]) -> tuple[Card, ...]:
    """A vector's pack."""
    return tuple(map(Card, vector["cards"]))


@by_name
def test_cards_and_seeds_are_those_of_the_vectors(vector: dict[str, Any]) -> None:
    """The package repeats what the thirty lines made."""
    deal = receipt_of(vector).deal(vector["hand"])
    size = len(vector["cards"])
    assert deal.pack(size) == cards_of(vector)
    assert [[str(n), str(s)] for n, s in deal.first_dealer(size)] == vector["first_dealer"]
    assert [deal.seed(seat) for seat in Seat] == vector["seeds"]


@by_name
def test_thirty_lines_of_the_page_find_what_fits(vector: dict[str, Any]) -> None:
    """The program on the page runs, and tells an honest deal from others."""
    page = (REFERENCE / "honest-deals.md").read_text()
    code = re.search(r":name: honest-deals-check\n\n(.*?)```", page, re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line]) <= 30
    names: dict[str, Any] = {}
    exec(code[1], names)  # noqa: S102 - the page's own program
    assert names["is_honest"](vector)
    assert not names["is_honest"]({**vector, "cards": vector["cards"][::-1]})
    assert not names["is_honest"]({**vector, "hand": vector["hand"] + 1})
    assert not names["is_honest"]({**vector, "seal": "0" * 64})


@by_name
def test_each_row_that_does_not_fit_is_named(vector: dict[str, Any]) -> None:
    """A wrong seal, pack, first dealer or hand number is found in its row."""
    receipt, cards, hand = receipt_of(vector), cards_of(vector), vector["hand"]
    assert misfits(receipt, cards, hand=hand) == ()
    assert misfits(replace(receipt, seal="0" * 64), cards, hand=hand) == (Row.SEAL,)
    swapped = (cards[1], cards[0], *cards[2:])
    assert misfits(receipt, swapped, hand=hand) == (Row.PACK,)
    wrong = ((Card("2C"), Card("3C")),)
    assert misfits(receipt, cards, hand=hand, first_dealer=wrong) == (Row.FIRST_DEALER,)
    assert misfits(receipt, cards, hand=hand + 1) == (Row.PACK,)


def test_another_cut_than_the_promised_one_is_found() -> None:
    """Neither another cut nor a copy of the other seat's fits."""
    receipt = receipt_of(VECTORS[0])
    north, south = receipt.cuts
    assert north is not None
    assert south is not None
    other = replace(receipt, cuts=(replace(north, value=new_cut()), south))
    assert misfits(other, cards_of(VECTORS[0]), hand=1) == (Row.NORTH,)
    copied = replace(receipt, cuts=(north, north))
    assert misfits(copied, cards_of(VECTORS[0]), hand=1) == (Row.SOUTH,)


def test_a_deal_without_any_cut_proves_nothing() -> None:
    """With a seal alone the server could have chosen."""
    secret = new_secret()
    receipt = Receipt(seal_of(secret), secret, (None, SeatCut(promise_of(new_cut(), Seat.SOUTH))))
    assert misfits(receipt, receipt.deal(1).pack(), hand=1) == (Row.CUTS,)


def test_every_bit_changes_the_pack() -> None:
    """Each part is in the cards."""
    base = receipt_of(VECTORS[0])
    north, south = base.cuts
    assert north is not None
    assert north.value is not None
    flipped = f"{int(north.value, 16) ^ 1:032x}"
    deals = {
        base.deal(1).pack(),
        base.deal(2).pack(),
        replace(base, cuts=(replace(north, value=flipped), south)).deal(1).pack(),
        replace(base, cuts=(south, north)).deal(1).pack(),
        replace(base, secret=f"{int(base.secret, 16) ^ 1:064x}").deal(1).pack(),
    }
    assert len(deals) == 5


@pytest.mark.parametrize("text", ["", "00" * 31, "00" * 33, "0G" * 32, "AB" * 32, " " * 64])
def test_texts_of_another_size_or_form_are_refused(text: str) -> None:
    """Sizes, case and digits are strict."""
    with pytest.raises(InvalidDealError, match="expected 64 hexadecimal digits") as refused:
        Receipt("00" * 32, text, (None, None))
    assert refused.value.code == "bad_receipt"
    with pytest.raises(InvalidDealError, match="expected 64 hexadecimal digits"):
        SeatCut(text)
    with pytest.raises(InvalidDealError, match="expected 32 hexadecimal digits"):
        SeatCut("00" * 32, text)
