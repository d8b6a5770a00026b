"""A receipt, and the cards that follow from it."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.errors import InvalidDealError
from germanwhist.honest.making import CUT_BYTES, SECRET_BYTES, is_hex
from germanwhist.rules import ByteSource, Seat, cut_for_dealer, shuffled

if TYPE_CHECKING:
    from germanwhist.cards import Card

__all__ = ["HonestDeal", "Receipt", "SeatCut"]

_NO_CUT: Final = "-"
_SEED_BYTES: Final = 4
_SEED_MASK: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class SeatCut:
    """What a seat has to do with a deal.

    Args:
        promise: 64 hexadecimal digits that fixed the cut before any was opened.
        value: the cut, 32 hexadecimal digits; None when it did not come in time.

    Raises:
        InvalidDealError: a text of another size or form (code `bad_receipt`).

    Example:
        >>> SeatCut("ab" * 32).is_late
        True
    """

    promise: str
    value: str | None = None

    def __post_init__(self) -> None:
        _check(self.promise, "promise", SECRET_BYTES)
        if self.value is not None:
            _check(self.value, "cut", CUT_BYTES)

    @property
    def is_late(self) -> bool:
        """Whether the cut was promised and did not come in time."""
        return self.value is None


@dataclass(frozen=True, slots=True)
class Receipt:
    """What proves afterwards that nobody chose the cards of a hand.

    A receipt has the right form; whether it fits is for `misfits`.

    Args:
        seal: the SHA-256 of the secret, told before the hand: 64 hexadecimal digits.
        secret: 64 hexadecimal digits, opened after the hand.
        cuts: north's and south's; None for a seat that gives none: a computer, or a second person
            at the same device.

    Raises:
        InvalidDealError: a text of another size or form (code `bad_receipt`).

    Example:
        >>> from germanwhist.honest import new_secret, seal_of
        >>> secret = new_secret()
        >>> Receipt(seal_of(secret), secret, (None, SeatCut("ab" * 32))).has_cut
        False
    """

    seal: str
    secret: str
    cuts: tuple[SeatCut | None, SeatCut | None]

    def __post_init__(self) -> None:
        _check(self.seal, "seal", SECRET_BYTES)
        _check(self.secret, "secret", SECRET_BYTES)

    @property
    def has_cut(self) -> bool:
        """Whether any seat's cut is in the cards; otherwise the server could choose them."""
        return any(cut is not None and cut.value is not None for cut in self.cuts)

    def deal(self, hand: int) -> HonestDeal:
        """What follows from the secret and the cuts.

        Args:
            hand: the number of the hand in its match, from 1.
        """
        values = [None if cut is None else cut.value for cut in self.cuts]
        return HonestDeal(self.secret, (values[Seat.NORTH], values[Seat.SOUTH]), hand=hand)


@dataclass(frozen=True, slots=True)
class HonestDeal:
    """The cards and seeds that follow from a secret, both cuts and the number of a hand.

    Args:
        secret: 64 hexadecimal digits.
        cuts: north's and south's, 32 hexadecimal digits each, or None.
        hand: the number of the hand in its match, from 1.

    Example:
        >>> deal = HonestDeal("00" * 32, (None, "11" * 16), hand=1)
        >>> deal.pack()[:4] == deal.pack()[:4], len(deal.pack(28))
        (True, 28)

    Source: own; reference page "Honest deals".
    """

    secret: str
    cuts: tuple[str | None, str | None]
    hand: int

    def pack(self, size: int = 52) -> tuple[Card, ...]:
        """The cards from top to bottom.

        Args:
            size: the number of cards of the pack.

        Raises:
            InvalidDealError: there is no such pack (code `bad_pack`).
        """
        return shuffled(self._stream("pack"), size)

    def first_dealer(self, size: int = 52) -> tuple[tuple[Card, Card], ...]:
        """The pairs cut for the first deal, as `cut_for_dealer` gives them.

        Args:
            size: the number of cards of the pack.

        Raises:
            InvalidDealError: there is no such pack (code `bad_pack`).
        """
        return cut_for_dealer(self._stream("first dealer"), pack=size)

    def seed(self, seat: Seat) -> int:
        """The seed of a computer player in a seat, from 0 to 2**31 - 1."""
        number = int.from_bytes(self._stream(f"{seat.label} player").take(_SEED_BYTES), "big")
        return number & _SEED_MASK

    def _stream(self, purpose: str) -> ByteSource:
        """The bytes of one purpose: who knows those of one knows nothing of another's."""
        north, south = (_NO_CUT if cut is None else cut for cut in self.cuts)
        message = f"germanwhist:deal:{self.hand}:{north}:{south}".encode("ascii")
        root = hmac.digest(bytes.fromhex(self.secret), message, "sha256")
        return ByteSource(lambda i: hmac.digest(root, f"{purpose}:{i}".encode("ascii"), "sha256"))


def _check(text: str, what: str, size: int) -> None:
    if not is_hex(text, size):
        raise InvalidDealError(
            f"not a {what}: {text[: 4 * SECRET_BYTES]!r} (expected {2 * size} hexadecimal digits "
            "in lower case)",
            code="bad_receipt",
        )
