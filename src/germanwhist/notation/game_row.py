"""A game from somewhere else as a row of named texts, and the record that it becomes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from germanwhist.cards import Card, CardSet
from germanwhist.errors import GermanWhistError, IllegalPlayError, NotationError
from germanwhist.notation.messages import cleaned, shown
from germanwhist.notation.record import TAG_NAME, Record
from germanwhist.notation.record_reader import read_end
from germanwhist.notation.record_words import deal_of
from germanwhist.notation.tags import TAG_BY_NAME, UNKNOWN
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from germanwhist.rules import Deal, PartialDeal, RuleSet

__all__ = ["COLUMNS", "BadColumn", "record_of_row"]

_TAG_BY_COLUMN: Final = {
    "rules": "Rules",
    "north": "North",
    "south": "South",
    "date": "Date",
    "match": "Match",
    "hand": "Hand",
    "dealer": "Dealer",
}
COLUMNS: Final = (
    *("dealer", "north_cards", "south_cards", "upcard", "stock", "plays"),
    *("end", "rules", "north", "south", "date", "match", "hand"),
)
"""The names that a row may have, besides those of further tags."""


class BadColumn(Exception):  # noqa: N818 - not an error for a caller: it does not know its place
    """A part of a row that is not what it should be.

    Args:
        message: the column, what was found and what was expected.
        code: the kind of fault.
    """

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message, code)
        self.message = cleaned(message)
        self.code = code


def record_of_row(row: Mapping[str, str], ruleset: RuleSet) -> Record:
    """The record of a game, with its result; its plays are legal as far as can be known.

    Args:
        row: texts by column; an empty text is the same as none.
        ruleset: the rules in force where the row has none.

    Raises:
        BadColumn: a part that cannot be read, or plays that the rules refuse.
    """
    values = _tag_values(row)
    ruleset = values.pop("ruleset", ruleset)
    dealer = values.pop("dealer", None)
    if dealer is None:
        raise BadColumn("found no dealer (expected north or south)", "no_tag")
    further = tuple((name, text) for name, text in row.items() if TAG_NAME.fullmatch(name) and text)
    plays = _cards(row, "plays")
    is_played_out = len(plays) == ruleset.pack
    end = row.get("end") or ("played" if is_played_out else "unfinished")
    found = read_end(f"end {end}", is_played_out=is_played_out)
    if found is None:
        raise BadColumn(
            f"end: found {shown(end)} after {len(plays)} of {ruleset.pack} plays (expected played, "
            "unfinished, claim SEAT TRICKS accepted or resigned SEAT, or nothing)",
            "bad_end",
        )
    ending, basis, match_resigned = found
    try:
        record = Record(
            ruleset=ruleset,
            deal=_deal(row, ruleset.pack, dealer),
            plays=tuple(plays),
            ending=ending,
            claim_basis=basis,
            match_resigned=match_resigned,
            tags=further,
            **values,
        )
        partial = record.partial_hand()
        hand = record.hand() if partial is None else partial.example
    except IllegalPlayError as error:
        raise BadColumn(f"plays: {error}", error.code) from None
    except NotationError as error:
        raise BadColumn(error.message, error.code) from None
    if hand.result is None:
        return record
    return replace(record, counted=hand.result.counted, points=hand.result.points)


def _tag_values(row: Mapping[str, str]) -> dict[str, Any]:
    """The values of what is a tag in a record, by field of `Record`."""
    values: dict[str, Any] = {}
    for column, name in _TAG_BY_COLUMN.items():
        text = row.get(column)
        if not text:
            continue
        tag = TAG_BY_NAME[name]
        try:
            values[tag.field] = tag.read(text)
        except (ValueError, KeyError) as error:
            if isinstance(error, GermanWhistError) and column == "rules":
                raise BadColumn(f"rules: {error}", error.code) from None
            message = f"{column}: found {shown(text)} (expected {tag.expected})"
            raise BadColumn(message, "bad_value") from None
    return values


def _deal(row: Mapping[str, str], pack: int, dealer: Seat) -> Deal | PartialDeal:
    """What the row says of the deal; the rest is not known."""
    dealt = {seat: _holding(row, f"{seat.label}_cards", pack // 4) for seat in Seat}
    stock = _cards_or_unknown(row, "stock", pack // 2)
    upcard = row.get("upcard")
    if upcard:
        (first,) = _cards_or_unknown(row, "upcard", 1)
        if stock[0] not in (None, first):
            raise BadColumn(
                f"upcard: found {first} (expected {stock[0]}, the first of the stock)", "bad_deal"
            )
        stock[0] = first
    pairs = zip(dealt[dealer.opponent], dealt[dealer], strict=True)
    cards = (*(card for pair in pairs for card in pair), *stock)
    known = [card for card in cards if card is not None]
    for index, card in enumerate(known):
        if card in known[:index] or card not in CardSet.full(pack // 4):
            raise BadColumn(
                f"found {card} in the deal (expected each card of a pack of {pack} once)",
                "bad_deal",
            )
    if stock[0] is None:
        raise BadColumn("found no upcard (expected the first, which makes trumps)", "no_upcard")
    return deal_of(cards, dealer)


def _holding(row: Mapping[str, str], column: str, size: int) -> list[Card | None]:
    text = row.get(column, "")
    if "." not in text:
        return _cards_or_unknown(row, column, size)
    try:
        cards: list[Card | None] = list(CardSet.parse(text))
    except NotationError as error:
        raise BadColumn(f"{column}: {error.message}", error.code) from None
    return _filled(cards, column, size)


def _cards_or_unknown(row: Mapping[str, str], column: str, size: int) -> list[Card | None]:
    words = row.get(column, "").split()
    return _filled([None if w == UNKNOWN else _card(w, column) for w in words], column, size)


def _filled(cards: list[Card | None], column: str, size: int) -> list[Card | None]:
    if len(cards) > size:
        message = f"{column}: found {len(cards)} cards (expected {size} at most)"
        raise BadColumn(message, "bad_deal")
    return [*cards, *[None] * (size - len(cards))]


def _cards(row: Mapping[str, str], column: str) -> list[Card]:
    return [_card(word, column) for word in row.get(column, "").split()]


def _card(word: str, column: str) -> Card:
    try:
        return Card(word)
    except NotationError:
        message = f"{column}: found {shown(word)} (expected a card such as QD)"
        raise BadColumn(message, "bad_card") from None
