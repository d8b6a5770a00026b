"""A receipt in the shape of its JSON, both ways."""

from __future__ import annotations

from germanwhist.honest import Receipt, SeatCut
from germanwhist.notation.record_form import CutForm, ReceiptForm

__all__ = ["receipt_form", "receipt_of"]


def receipt_form(receipt: Receipt) -> ReceiptForm:
    """The parts of a receipt."""
    north, south = receipt.cuts
    return ReceiptForm(
        seal=receipt.seal,
        secret=receipt.secret,
        north=None if north is None else CutForm(north.promise, north.value),
        south=None if south is None else CutForm(south.promise, south.value),
    )


def receipt_of(form: ReceiptForm) -> Receipt:
    """The receipt that has these parts.

    Raises:
        InvalidDealError: a part of another size or form (code `bad_receipt`).
    """
    return Receipt(form.seal, form.secret, (_cut(form.north), _cut(form.south)))


def _cut(form: CutForm | None) -> SeatCut | None:
    return None if form is None else SeatCut(form.promise, form.cut)
