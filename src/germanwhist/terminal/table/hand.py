"""One's own hand: a row of cards by suit, forbidden ones lowered, the chosen one ringed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from textual.message import Message

from germanwhist.terminal.drawing.faces import Box, paint_face, paint_ring
from germanwhist.terminal.table.cloth import Cloth
from germanwhist.terminal.table.sorting import sorted_cards

if TYPE_CHECKING:
    from textual import events

    from germanwhist.cards import Card
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Hand", "hand_boxes", "hand_order"]

_WIDEST: Final = 9
_NARROWEST: Final = 4
_NEW: Final = "•"


def hand_order(scene: Scene, *, with_left: bool = False) -> tuple[Card, ...]:
    """One's own cards from left to right.

    Args:
        scene: the moment.
        with_left: whether the card on the table is among them, whose place is still empty.
    """
    cards = scene.holding
    if with_left and scene.left is not None:
        cards = cards.add(scene.left)
    return sorted_cards(cards, scene.view.trump, scene.look.settings)


def hand_boxes(cards: tuple[Card, ...], width: int, height: int) -> tuple[Box, ...]:
    """Where the cards lie when they are not raised.

    Args:
        cards: the cards from left to right.
        width: columns there are.
        height: lines there are, of which one above is for raised cards, and one above and below
            for rings.
    """
    gaps = sum(before.suit is not after.suit for before, after in pairwise(cards))
    # A short hand keeps its size, so that the cards do not grow while they are played.
    full = max(13, len(cards))
    card_width = max(_NARROWEST, min(_WIDEST, (width - 2 - 3) // full - 1))
    x = (width - len(cards) * (card_width + 1) + 1 - gaps) // 2
    boxes: list[Box] = []
    for number, card in enumerate(cards):
        if number:
            x += card_width + 1 + (card.suit is not cards[number - 1].suit)
        boxes.append(Box(x, 2, card_width, height - 3))
    return tuple(boxes)


class Hand(Cloth):
    """The near side of the table."""

    class Picked(Message):
        """A card was clicked."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the row; the ring of the chosen card last, over its neighbours."""
        palette = scene.look.palette
        rings: list[tuple[Box, str]] = []
        for card, box in self._placed(scene):
            is_faded = card in scene.dimmed
            paint_face(canvas, box, card, palette, is_faded=is_faded, courts=scene.look.courts)
            if card in scene.gained and not scene.is_resting:
                canvas.text(box.x + box.width // 2, box.y - 1, _NEW, palette.lamp, bold=True)
            if card == scene.lifted:
                rings.append((box, palette.lamp))
            elif card == scene.cursor:
                rings.append((box, palette.focus))
        for box, ink in rings:
            paint_ring(canvas, box, ink, is_heavy=True)

    def _placed(self, scene: Scene) -> list[tuple[Card, Box]]:
        left = scene.left
        cards = hand_order(scene, with_left=True)
        boxes = hand_boxes(cards, self.size.width, self.size.height)
        return [
            (card, box if card in scene.dimmed else box.moved(0, -1))
            for card, box in zip(cards, boxes, strict=True)
            if card != left
        ]

    def on_click(self, event: events.Click) -> None:
        """Say which card was clicked; a double click counts once."""
        if self.scene is None or event.chain > 1:
            return
        for card, box in self._placed(self.scene):
            if box.has(event.x, event.y):
                event.stop()
                self.post_message(self.Picked(card))
