"""The whole hand on the page of worked examples, as its tables tell it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from germanwhist import Card, CardSet, Deal, Hand, RuleSet, Seat
from tests.docs.pages import read_page

if TYPE_CHECKING:
    from tests.docs.pages import Page, Row

SEATS = {"North": Seat.NORTH, "Nord": Seat.NORTH, "South": Seat.SOUTH, "Sud": Seat.SOUTH}


_FRENCH = str.maketrans("RDV", "KQJ")


def card(text: str, language: str) -> Card:
    """A card as a page writes it: with R, D and V on the French one."""
    return Card(text.translate(_FRENCH) if language == "fr" else text)


def holdings(table: tuple[Row, ...], language: str) -> dict[Seat, CardSet]:
    """Holdings from a table with the columns seat, spades, hearts, diamonds, clubs."""
    return {
        SEATS[seat]: CardSet.parse(_parsable(".".join(suits), language))
        for seat, *suits in table[1:]
    }


def _parsable(suits: str, language: str) -> str:
    plain = suits.replace("10", "T").replace(" ", "")
    return plain.translate(_FRENCH) if language == "fr" else plain


def whole_hand(examples: Page) -> tuple[Hand, tuple[Row, ...]]:
    """The hand of example 5.7 played out, and the rows of its fourteen tricks."""
    dealt, stage_one, _, stage_two = examples.tables("5.7 ")
    line = next(line for line in examples.text.splitlines() if line.count("♥") > 3)
    found = re.findall(r"[♠♥♦♣](?:10|[AKQJRDV98])", line)[:14]
    stock = [card(text, examples.language) for text in found]
    held = holdings(dealt, examples.language)
    deal = Deal.of_holdings(held[Seat.NORTH], held[Seat.SOUTH], stock=stock, dealer=Seat.SOUTH)
    rows = (*stage_one[1:], *(("", "", *row[1:4], row[4], row[5]) for row in stage_two[1:]))
    plays = [card(text, examples.language) for row in rows for text in row[3:5]]
    return Hand.replay(RuleSet.preset("small"), deal, plays=plays), rows


def example_hand() -> Hand:
    """The same, from the English page; the French one is held to the same tables."""
    return whole_hand(read_page("en", "05-examples.md"))[0]
