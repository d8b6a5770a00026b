"""The places to be marked: a line for each suit, readable without colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.content import Content
from textual.widgets import Static

from germanwhist.cards import CardSet
from germanwhist.school.memory import places
from germanwhist.terminal.drawing.faces import rank_label
from germanwhist.terminal.memory.telling import SUITS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from germanwhist.cards import Card
    from germanwhist.rules import View
    from germanwhist.school.memory import Grade, Recall
    from germanwhist.terminal.look import Look

__all__ = ["Grid"]

_SIGNS: Final = {"right": "✓", "missed": "!", "wrong": "×"}


class Grid(Static):
    """Cards by suit: marked ones in brackets, own ones in round ones, the chosen one turned.

    Args:
        view: what the seat that remembers knows, in stage two.
        look: language and letters.
        grade: what is to be remembered.
    """

    def __init__(self, view: View, look: Look, *, grade: Grade) -> None:
        super().__init__(id="grid", markup=False)
        self._look = look
        self._open = places(view, grade)
        shown = self._open | view.holding
        rows = (sorted(shown.suit(suit), key=lambda card: -card.rank) for suit in SUITS)
        self._rows = [row for row in rows if any(card in self._open for card in row)]
        ranks = {card.rank for card in self._open}
        if len(self._rows) > 1:
            self._rows = [[card for card in row if card.rank in ranks] for row in self._rows]
        self.chosen = next(card for row in self._rows for card in row if card in self._open)
        self.marks = CardSet()
        self._found: Recall | None = None

    def on_mount(self) -> None:
        """Show the places."""
        self.draw()

    def toggle(self) -> None:
        """Mark the chosen card, or take its mark away."""
        marks, card = self.marks, self.chosen
        self.marks = marks.remove(card) if card in marks else marks.add(card)
        self.draw()

    def clear(self) -> None:
        """Take all marks away."""
        self.marks = CardSet()
        self.draw()

    def judge(self, found: Recall) -> None:
        """Show what came of the marks."""
        self._found = found
        self.draw()

    def move(self, key: str) -> None:
        """Choose the place beside: `left` and `right` along the suit, `up` and `down` by suit."""
        open_rows = [[card for card in row if card in self._open] for row in self._rows]
        line = next(n for n, row in enumerate(open_rows) if self.chosen in row)
        place = open_rows[line].index(self.chosen)
        if key in ("left", "right"):
            place += 1 if key == "right" else -1
            self.chosen = open_rows[line][min(max(place, 0), len(open_rows[line]) - 1)]
        else:
            step = 1 if key == "down" else -1
            others = range(line + step, len(open_rows) if step > 0 else -1, step)
            target = next((n for n in others if open_rows[n]), line)
            rank = self.chosen.rank
            self.chosen = min(open_rows[target], key=lambda card: abs(card.rank - rank))
        self.draw()

    def draw(self) -> None:
        """Paint all lines."""
        self.update(Content("\n\n").join(map(self._row, self._rows)))

    def _row(self, row: list[Card]) -> Content:
        cells = [self._cell(card) for card in row]
        return Content.assemble((f"{row[0].suit.sign}  ", "bold"), *cells)

    def _cell(self, card: Card) -> tuple[str, str]:
        label = rank_label(card, self._look.courts)
        if card not in self._open:
            return f"({label:>2}) ", "dim"
        if self._found is not None:
            sign = _sign(self._found, card)
            return f" {label:>2}{sign or ' '} ", "bold" if sign else "dim"
        text = f"[{label:>2}] " if card in self.marks else f" {label:>2}  "
        return text, "reverse" if card is self.chosen else "bold"


def _sign(found: Recall, card: Card) -> str:
    kinds: Mapping[str, CardSet] = {
        "right": found.right,
        "missed": found.missed,
        "wrong": found.wrong,
    }
    return next((_SIGNS[kind] for kind, cards in kinds.items() if card in cards), "")
