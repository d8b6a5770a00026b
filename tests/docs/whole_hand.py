"""The whole hand on the page of worked examples, as its tables tell it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from germanwhist import Card, CardSet, Deal, Hand, RuleSet, Seat
from tests.docs.pages import read_page

if TYPE_CHECKING:
    from tests.docs.pages import Page, Row

SEATS = {"North": Seat.NORTH, "Nord": Seat.NORTH, "South": Seat.SOUTH, "Sud": Seat.SOUTH}


def holdings(table: tuple[Row, ...]) -> dict[Seat, CardSet]:
    """Holdings from a table with the columns seat, spades, hearts, diamonds, clubs."""
    return {
        SEATS[seat]: CardSet.parse(".".join(suits).replace("10", "T").replace(" ", ""))
        for seat, *suits in table[1:]
    }


def whole_hand(examples: Page) -> tuple[Hand, tuple[Row, ...]]:
    """The hand of example 5.7 played out, and the rows of its fourteen tricks."""
    dealt, stage_one, _, stage_two = examples.tables("5.7 ")
    line = next(line for line in examples.text.splitlines() if line.count("♥") > 3)
    stock = [Card(text) for text in re.findall(r"[♠♥♦♣](?:10|[AKQJ98])", line)][:14]
    held = holdings(dealt)
    deal = Deal.of_holdings(held[Seat.NORTH], held[Seat.SOUTH], stock, dealer=Seat.SOUTH)
    rows = (*stage_one[1:], *(("", "", *row[1:4], row[4], row[5]) for row in stage_two[1:]))
    plays = [Card(text) for row in rows for text in row[3:5]]
    return Hand.replay(RuleSet.preset("small"), deal, plays), rows


def example_hand() -> Hand:
    """The same, from the English page; the French one is held to the same tables."""
    return whole_hand(read_page("en", "05-examples.md"))[0]
