"""The tags of a record: each one's name, its field, and its value as text, both ways."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from germanwhist.cards import Card, CardSet
from germanwhist.notation.receipt_text import A_RECEIPT, format_receipt, read_receipt
from germanwhist.rules import RuleSet, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "CARD_BY_NAME",
    "KNOWN_TAG_NAMES",
    "TAGS",
    "TAG_BY_NAME",
    "UNKNOWN",
    "VERSION",
    "VERSION_TAG",
    "Tag",
]

VERSION: Final = 1
CARD_BY_NAME: Final = {str(card): card for card in CardSet.full()}
UNKNOWN: Final = "??"
"""What stands for a card of the deal that is not known."""

# No number has more digits; `record.MOST` says so of records made in memory.
_PAIR: Final = re.compile(r"(0|[1-9][0-9]{0,8})-(0|[1-9][0-9]{0,8})")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}")

# A file of many hands names few rule sets, so each is read once.
_rule_set: Final = lru_cache(maxsize=256)(RuleSet.parse)


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag that this version knows.

    Args:
        name: as it stands in the text.
        field: the field of `Record` that it fills.
        read: its value from text; raises ValueError or KeyError for any other text.
        write: its value as text.
        expected: what its text should be, for an error.
    """

    name: str
    field: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    expected: str


def _date(text: str) -> dt.date:
    date = dt.date.fromisoformat(text)
    if date.isoformat() != text:
        raise ValueError
    return date


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError
    return int(text)


def _pair(text: str) -> tuple[int, int]:
    found = _PAIR.fullmatch(text)
    if found is None:
        raise ValueError
    return int(found[1]), int(found[2])


def _pair_text(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


def _cuts(text: str) -> tuple[tuple[Card, Card], ...]:
    pairs = [pair.split("-") for pair in text.split(" ")]
    return tuple((CARD_BY_NAME[north], CARD_BY_NAME[south]) for north, south in pairs)


def _cuts_text(cuts: tuple[tuple[Card, Card], ...]) -> str:
    return " ".join(f"{north}-{south}" for north, south in cuts)


_NAME: Final = "a name"
_COUNTS: Final = "two whole numbers, north's first, such as 9-4"

TAGS: Final = (
    Tag("Rules", "ruleset", _rule_set, str, "a rule set"),
    Tag("North", "north", str, str, _NAME),
    Tag("South", "south", str, str, _NAME),
    Tag("Date", "date", _date, str, "a day such as 2026-03-01"),
    Tag("Match", "match_id", str, str, "the match's identity"),
    Tag("Hand", "hand_number", _number, str, "a whole number from 1"),
    Tag("Cuts", "cuts", _cuts, _cuts_text, "pairs of cards, north's first, such as 7S-7H 2C-KD"),
    Tag("Dealer", "dealer", Seat.parse, lambda seat: seat.label, "north or south"),
    Tag("PointsBefore", "points_before", _pair, _pair_text, _COUNTS),
    Tag("Counted", "counted", _pair, _pair_text, _COUNTS),
    Tag("Points", "points", _pair, _pair_text, _COUNTS),
    Tag("Receipt", "receipt", read_receipt, format_receipt, A_RECEIPT),
)
"""The tags, in the order in which they are written after the version."""

TAG_BY_NAME: Final = {tag.name: tag for tag in TAGS}
VERSION_TAG: Final = "GermanWhist"
KNOWN_TAG_NAMES: Final = frozenset({VERSION_TAG, *TAG_BY_NAME})
