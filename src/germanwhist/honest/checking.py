"""Whether a receipt fits the hand that it is for, row by row."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from germanwhist.honest.making import promise_of, seal_of
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.cards import Card
    from germanwhist.honest.receipt import Receipt

__all__ = ["Row", "misfits"]


class Row(StrEnum):
    """What is compared, in this order."""

    SEAL = "seal"  # the SHA-256 of the secret with the seal
    NORTH = "north"  # north's cut with its promise
    SOUTH = "south"
    CUTS = "cuts"  # whether any seat's cut is in the cards
    FIRST_DEALER = "first_dealer"  # the cards cut for the first deal
    PACK = "pack"  # the order of the cards


def misfits(
    receipt: Receipt,
    cards: Sequence[Card],
    *,
    hand: int,
    first_dealer: Sequence[tuple[Card, Card]] = (),
) -> tuple[Row, ...]:
    """The rows of a receipt that do not fit; none for an honest deal.

    Where the secret or a cut does not fit, the cards are not looked at: they would prove nothing.

    Args:
        receipt: the receipt.
        cards: the whole pack as it was dealt, from top to bottom.
        hand: the number of the hand in its match, from 1.
        first_dealer: the pairs cut for the first deal, if they were cut for this hand.

    Raises:
        InvalidDealError: there is no such pack (code `bad_pack`).

    Example:
        >>> from germanwhist import Deal
        >>> from germanwhist.honest import SeatCut, new_cut, new_secret
        >>> from germanwhist.honest import Receipt
        >>> secret, cut = new_secret(), new_cut()
        >>> south = SeatCut(promise_of(cut, Seat.SOUTH), cut)
        >>> receipt = Receipt(seal_of(secret), secret, (None, south))
        >>> misfits(receipt, receipt.deal(1).pack(), hand=1)
        ()
        >>> misfits(receipt, Deal.shuffled(1).cards, hand=1)
        (<Row.PACK: 'pack'>,)
    """
    wrong = [] if seal_of(receipt.secret) == receipt.seal else [Row.SEAL]
    for row, seat in ((Row.NORTH, Seat.NORTH), (Row.SOUTH, Seat.SOUTH)):
        cut = receipt.cuts[seat]
        if cut is not None and cut.value is not None and promise_of(cut.value, seat) != cut.promise:
            wrong.append(row)
    if not receipt.has_cut:
        wrong.append(Row.CUTS)
    if wrong:
        return tuple(wrong)
    deal = receipt.deal(hand)
    if first_dealer and tuple(first_dealer) != deal.first_dealer(len(cards)):
        wrong.append(Row.FIRST_DEALER)
    if tuple(cards) != deal.pack(len(cards)):
        wrong.append(Row.PACK)
    return tuple(wrong)
