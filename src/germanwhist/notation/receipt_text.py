"""A receipt in one line of text, both ways."""

from __future__ import annotations

import re
from typing import Final

from germanwhist.errors import InvalidDealError
from germanwhist.honest import Receipt, SeatCut

__all__ = ["A_RECEIPT", "format_receipt", "read_receipt"]

A_RECEIPT: Final = (
    "seal H secret H north CUT south CUT, with none, late of H, or a cut of H, and hexadecimal "
    "digits for H"
)

_CUT: Final = "(?:none|([0-9a-f]+|late) of ([0-9a-f]+))"
_LINE: Final = re.compile(f"seal ([0-9a-f]+) secret ([0-9a-f]+) north {_CUT} south {_CUT}")


def format_receipt(receipt: Receipt) -> str:
    """A receipt as text.

    Example:
        >>> text = format_receipt(Receipt("ab" * 32, "cd" * 32, (None, SeatCut("ef" * 32))))
        >>> text[-24:], read_receipt(text).cuts[0]
        ('efefefefefefefefefefefef', None)
    """
    north, south = map(_cut_text, receipt.cuts)
    return f"seal {receipt.seal} secret {receipt.secret} north {north} south {south}"


def read_receipt(text: str) -> Receipt:
    """Read what `format_receipt` writes.

    Raises:
        ValueError: any other text.
    """
    found = _LINE.fullmatch(text)
    if found is None:
        raise ValueError(text)
    seal, secret, north, of_north, south, of_south = found.groups()
    try:
        return Receipt(seal, secret, (_cut(north, of_north), _cut(south, of_south)))
    except InvalidDealError as error:
        raise ValueError(text) from error


def _cut_text(cut: SeatCut | None) -> str:
    return "none" if cut is None else f"{cut.value or 'late'} of {cut.promise}"


def _cut(value: str | None, promise: str | None) -> SeatCut | None:
    return None if promise is None else SeatCut(promise, None if value == "late" else value)
