"""Cards: faces, backs, empty places, and the rings around them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Rank
from germanwhist.terminal.drawing.bitmaps import SIGN_HEIGHT, SIGN_WIDTH, paint_sign
from germanwhist.terminal.drawing.palette import faded

if TYPE_CHECKING:
    from germanwhist.cards import Card, Suit
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.drawing.palette import Palette

__all__ = [
    "Box",
    "paint_back",
    "paint_chip",
    "paint_face",
    "paint_place",
    "paint_ring",
    "rank_label",
]

COURTS: Final = "AKQJ"  # what is printed on ace, king, queen and jack
_WIDE: Final = 7  # from this width on there is room beside the index
_COURTS: Final = {Rank.KING: "♚", Rank.QUEEN: "♛", Rank.JACK: "♞"}

# Where the pips of a number card stand: (column 0..1, line 0..1).
_SIDES: Final = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
_WAIST: Final = ((0.0, 0.5), (1.0, 0.5))
_THIRDS: Final = ((0.0, 1 / 3), (1.0, 1 / 3), (0.0, 2 / 3), (1.0, 2 / 3))
_PIPS: Final = {
    Rank.TWO: ((0.5, 0.0), (0.5, 1.0)),
    Rank.THREE: ((0.5, 0.0), (0.5, 0.5), (0.5, 1.0)),
    Rank.FOUR: _SIDES,
    Rank.FIVE: (*_SIDES, (0.5, 0.5)),
    Rank.SIX: (*_SIDES, *_WAIST),
    Rank.SEVEN: (*_SIDES, *_WAIST, (0.5, 0.25)),
    Rank.EIGHT: (*_SIDES, *_WAIST, (0.5, 0.25), (0.5, 0.75)),
    Rank.NINE: (*_SIDES, *_THIRDS, (0.5, 0.5)),
    Rank.TEN: (*_SIDES, *_THIRDS, (0.5, 1 / 6), (0.5, 5 / 6)),
}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of cells: column and line of its corner, width and height."""

    x: int
    y: int
    width: int
    height: int

    def has(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def moved(self, x: int, y: int) -> Box:
        """The same rectangle elsewhere: so many columns right and lines down."""
        return Box(self.x + x, self.y + y, self.width, self.height)


def rank_label(card: Card, courts: str = COURTS) -> str:
    """The rank as printed on a card.

    Args:
        card: the card.
        courts: the letters of ace, king, queen and jack.

    Example:
        >>> from germanwhist.cards import Card
        >>> rank_label(Card("TD")), rank_label(Card("QD")), rank_label(Card("QD"), "ARDV")
        ('10', 'Q', 'D')
    """
    if card.rank is Rank.TEN:
        return "10"
    place = COURTS.find(card.rank.letter)
    return card.rank.letter if place < 0 else courts[place]


def paint_face(  # noqa: PLR0913  # one keyword for each way in which faces differ
    canvas: Canvas,
    box: Box,
    card: Card,
    palette: Palette,
    *,
    is_faded: bool = False,
    courts: str = COURTS,
) -> None:
    """Paint a card face up, with these letters; a faded one may not be played."""
    if is_faded:
        palette = faded(palette)
    paper, ink, metal = palette.paper, palette.suit(card.suit), palette.metal
    canvas.fill(box.x, box.y, box.width, box.height, paper)
    if card.rank in _COURTS:
        _paint_court(canvas, box, card, (ink, paper, metal))
    elif box.width >= _WIDE:
        _paint_pips(canvas, box, card, ink)
    is_bold = palette.is_bold_on_paper
    canvas.text(box.x + 1, box.y, rank_label(card, courts), ink, bold=is_bold)
    canvas.text(box.x + 1, box.y + 1, card.suit.sign, ink, bold=is_bold)
    paint_ring(canvas, box, palette.card_edge)


def _paint_court(canvas: Canvas, box: Box, card: Card, colours: tuple[str, str, str]) -> None:
    """Honours are solid: a block of the suit's colour with a piece and the sign on it."""
    ink, paper, metal = colours
    if box.width < _WIDE:
        block = Box(box.x + 1, box.y + 2, box.width - 2, box.height - 2)
    else:
        aside = _index_width(box)
        block = Box(box.x + aside, box.y, _odd(box.width - aside - 1), box.height)
    canvas.fill(block.x, block.y, block.width, block.height, ink)
    # In a block without a middle column, both are as far from it: like a card turned round.
    piece, sign = block.x + (block.width - 1) // 2, block.x + block.width // 2
    canvas.text(piece, block.y, _COURTS[card.rank], metal, bold=True)
    canvas.text(sign, block.y + block.height - 1, card.suit.sign, paper)


def _index_width(box: Box) -> int:
    """The columns that the index takes; a little air where there is room for it."""
    return 3 if box.width < _WIDE + 2 else 4


def _odd(width: int) -> int:
    """The width of a picture that has a middle column, in a space so wide."""
    return width - 1 + width % 2


def _paint_pips(canvas: Canvas, box: Box, card: Card, ink: str) -> None:
    aside = _index_width(box)
    left, width = box.x + aside, _odd(box.width - aside - 1)
    if card.rank is Rank.ACE:
        if width >= SIGN_WIDTH and box.height >= SIGN_HEIGHT + 2:
            y = box.y + (box.height - SIGN_HEIGHT + 1) // 2
            paint_sign(canvas, left + (width - SIGN_WIDTH) // 2, y, card.suit, ink)
        else:
            canvas.text(left + (width - 1) // 2, box.y + box.height // 2, card.suit.sign, ink)
        return
    for across, down in _PIPS[card.rank]:
        x = left + round(across * (width - 1))
        canvas.text(x, box.y + round(down * (box.height - 1)), card.suit.sign, ink)


def paint_back(canvas: Canvas, box: Box, palette: Palette) -> None:
    """Paint a card face down."""
    for line in range(box.y, box.y + box.height):
        for x in range(box.x, box.x + box.width):
            mark = "◆" if (x - box.x + line - box.y) % 2 else " "
            canvas.put(x, line, mark, palette.back_pattern, palette.back, bold=False)
    paint_ring(canvas, box, palette.card_edge)


def paint_chip(  # noqa: PLR0913  # the letters, too
    canvas: Canvas, x: int, y: int, card: Card, palette: Palette, *, courts: str = COURTS
) -> int:
    """Paint a card as a small chip of paper, such as `10♥`; returns its width."""
    label, ink = rank_label(card, courts), palette.suit(card.suit)
    canvas.text(x, y, f"{label:>2}", ink, palette.paper, bold=palette.is_bold_on_paper)
    canvas.text(x + 2, y, card.suit.sign, ink, palette.paper)
    return 3


def paint_place(canvas: Canvas, box: Box, ink: str, label: str = "") -> None:
    """Paint an empty place on the cloth, with a word in it."""
    right, bottom = box.x + box.width - 1, box.y + box.height - 1
    for x in range(box.x + 1, right):
        for y in (box.y, bottom):
            canvas.text(x, y, "╌", ink)
    for y in range(box.y + 1, bottom):
        for x in (box.x, right):
            canvas.text(x, y, "┆", ink)
    for x, y, corner in (
        (box.x, box.y, "╭"),
        (right, box.y, "╮"),
        (box.x, bottom, "╰"),
        (right, bottom, "╯"),
    ):
        canvas.text(x, y, corner, ink)
    words = label.split()
    for line, word in enumerate(words, bottom - len(words)):
        shown = word[: box.width]
        canvas.text(box.x + (box.width - len(shown)) // 2, line, shown, ink)


def paint_ring(canvas: Canvas, box: Box, ink: str, *, is_heavy: bool = False) -> None:
    """Paint a line around a card, outside it; a heavy one marks the chosen or the winning card."""
    above, below, before, after = "▄▀▐▌" if is_heavy else "▁▔▕▏"
    for x in range(box.x, box.x + box.width):
        canvas.put(x, box.y - 1, above, ink, bold=False)
        canvas.put(x, box.y + box.height, below, ink, bold=False)
    for y in range(box.y, box.y + box.height):
        canvas.put(box.x - 1, y, before, ink, bold=False)
        canvas.put(box.x + box.width, y, after, ink, bold=False)
    if is_heavy:
        right, bottom = box.x + box.width, box.y + box.height
        canvas.put(box.x - 1, box.y - 1, "▗", ink, bold=False)
        canvas.put(right, box.y - 1, "▖", ink, bold=False)
        canvas.put(box.x - 1, bottom, "▝", ink, bold=False)
        canvas.put(right, bottom, "▘", ink, bold=False)


def paint_medal(canvas: Canvas, box: Box, suit: Suit, palette: Palette) -> None:
    """Paint a suit on a round of paper: the trump."""
    canvas.fill(box.x, box.y, box.width, box.height, palette.paper)
    paint_ring(canvas, box, palette.card_edge)
    x = box.x + (box.width - SIGN_WIDTH) // 2
    paint_sign(canvas, x, box.y + (box.height - SIGN_HEIGHT + 1) // 2, suit, palette.suit(suit))
