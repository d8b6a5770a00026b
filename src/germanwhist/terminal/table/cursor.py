"""The chosen card: where it goes with each key, and what becomes of it when the hand changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import Card

if TYPE_CHECKING:
    from germanwhist.cards import CardSet, Suit
    from germanwhist.texts import Texts

__all__ = ["Cursor"]


class Cursor:
    """A place in the row of own cards; it survives the cards that come and go.

    Example:
        >>> from germanwhist.cards import Card, CardSet
        >>> cursor = Cursor()
        >>> row = (Card("AH"), Card("KS"), Card("2S"))
        >>> cursor.settle(row, CardSet(row[1:]))
        >>> cursor.card
        Card('KS')
        >>> cursor.step(-1)
        >>> cursor.card
        Card('AH')
    """

    def __init__(self) -> None:
        self._row: tuple[Card, ...] = ()
        self._legal: CardSet | None = None
        self._place = 0

    @property
    def card(self) -> Card | None:
        """The chosen card; None for an empty hand."""
        return self._row[self._place] if self._row else None

    def settle(self, row: tuple[Card, ...], legal: CardSet) -> None:
        """Take over a new row: stay on the card, or else near it, on one that may be played."""
        card = self.card
        is_same_turn = row == self._row and legal == self._legal
        self._row, self._legal = row, legal
        if not row:
            self._place = 0
            return
        self._place = row.index(card) if card in row else min(self._place, len(row) - 1)
        if legal and not is_same_turn and row[self._place] not in legal:
            self._place = min(
                (place for place, held in enumerate(row) if held in legal),
                key=lambda place: abs(place - self._place),
            )

    def step(self, columns: int) -> None:
        """Go so many cards to the right, round the ends."""
        if self._row:
            self._place = (self._place + columns) % len(self._row)

    def to_end(self, *, is_last: bool) -> None:
        """Go to the first or the last card."""
        self._place = len(self._row) - 1 if is_last and self._row else 0

    def to_next_legal(self) -> None:
        """Go to the next card that may be played, round the end."""
        for step in range(1, len(self._row) + 1):
            place = (self._place + step) % len(self._row)
            if self._legal is not None and self._row[place] in self._legal:
                self._place = place
                return

    def seek(self, wanted: Card | Suit, texts: Texts) -> str:
        """Go to a card, or the next one of a suit; what to say where it is not held, else empty."""
        if isinstance(wanted, Card):
            return "" if self.to_card(wanted) else texts("refused-card_not_held", card=wanted)
        return "" if self.to_suit(wanted) else texts("refused-suit_not_held", suit=wanted)

    def to_card(self, card: Card) -> bool:
        """Go to a card; False when it is not in the hand."""
        if card not in self._row:
            return False
        self._place = self._row.index(card)
        return True

    def to_suit(self, suit: Suit) -> bool:
        """Go to the next card of a suit, round and round; False when there is none."""
        for step in range(1, len(self._row) + 1):
            place = (self._place + step) % len(self._row)
            if self._row[place].suit is suit:
                self._place = place
                return True
        return False
