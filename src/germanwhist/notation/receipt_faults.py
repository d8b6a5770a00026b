"""Whether a record's receipt fits its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.honest import Row, misfits, promise_of, seal_of
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.errors import NotationError
    from germanwhist.honest import Receipt
    from germanwhist.notation.record import Record

__all__ = ["receipt_faults"]

_SHOWN = 8  # digits of a hash


def receipt_faults(record: Record) -> Iterator[NotationError]:
    """The rows of a record's receipt that do not fit; none where there is no receipt.

    Args:
        record: the record.
    """
    receipt, hand = record.receipt, record.hand_number
    if receipt is None or hand is None:
        return
    cards = record.whole_deal().cards
    for row in misfits(receipt, cards, hand=hand, first_dealer=record.cuts if hand == 1 else ()):
        is_deal = row is Row.PACK
        yield record.fault(
            f"the receipt does not fit: {_told(row, record, receipt)}",
            code=f"receipt_{row.value}",
            part="deal" if is_deal else "cuts" if row is Row.FIRST_DEALER else "receipt",
            index=_first_wrong(record, receipt) if is_deal else 0,
        )


def _told(row: Row, record: Record, receipt: Receipt) -> str:
    match row:
        case Row.SEAL:
            found = seal_of(receipt.secret)[:_SHOWN]
            return f"the SHA-256 of the secret is {found}... (expected {receipt.seal[:_SHOWN]}...)"
        case Row.NORTH | Row.SOUTH:
            seat = Seat.parse(row.value)
            cut = receipt.cuts[seat]
            promise = "" if cut is None else cut.promise[:_SHOWN]
            found = "" if cut is None else promise_of(cut.value or "", seat)[:_SHOWN]
            return f"the hash of {seat.label}'s cut is {found}... (expected {promise}...)"
        case Row.CUTS:
            return "no seat's cut is in the cards (expected one at least)"
        case Row.FIRST_DEALER:
            return "the cards cut for the first deal (expected those of the secret and the cuts)"
        case Row.PACK:
            index = _first_wrong(record, receipt)
            right = receipt.deal(record.hand_number or 0).pack(len(record.deal.cards))[index]
            return f"card {index + 1} of the deal is {record.deal.cards[index]} (expected {right})"


def _first_wrong(record: Record, receipt: Receipt) -> int:
    cards = record.deal.cards
    pack = receipt.deal(record.hand_number or 0).pack(len(cards))
    return next(index for index, card in enumerate(cards) if card != pack[index])
