"""The table drawn as text and, with Pillow, as an image."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from germanwhist.cards import Card, Suit
from germanwhist.rules import Hand, Objective, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from PIL import ImageDraw


__all__ = ["image_of", "text_of"]

_WIDTH, _HEIGHT = 880, 480
_CARD_WIDTH, _CARD_HEIGHT = 60, 90
_STEP: Final = 62  # from one card of a holding to the next
_GREEN, _WHITE, _BACK = (18, 92, 62), (252, 252, 248), (70, 96, 150)
_RED, _BLACK = (190, 26, 38), (24, 24, 28)


def text_of(hand: Hand, *, eyes: Seat | None = None) -> str:
    """Five lines: both seats, the stock, what is played for, and the trick in hand.

    Args:
        hand: the hand.
        eyes: whose holding alone is shown; None for both.

    Example:
        >>> from germanwhist import Deal, RuleSet
        >>> print(text_of(Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)), eyes=Seat.SOUTH))
        north   13 cards; 0 counted
        stock   upcard QD, 26 left
        trick   1 of 26, south to lead
        south   QJ75.984.842.KT9; 0 counted
        rules   standard, trumps D
    """
    return "\n".join(
        (
            f"north   {_held(hand, Seat.NORTH, eyes)}",
            f"stock   {_stock(hand)}",
            f"trick   {_trick(hand)}",
            f"south   {_held(hand, Seat.SOUTH, eyes)}",
            f"rules   {hand.ruleset}, {_aim(hand)}",
        )
    )


def _held(hand: Hand, seat: Seat, eyes: Seat | None) -> str:
    holding = hand.holding(seat)
    shown = str(holding) if eyes in (None, seat) else f"{len(holding)} cards"
    return f"{shown}; {hand.counted[seat]} counted"


def _stock(hand: Hand) -> str:
    return "out" if hand.upcard is None else f"upcard {hand.upcard}, {hand.stock_left} left"


def _trick(hand: Hand) -> str:
    if hand.to_play is None:
        return "hand over"
    number = f"{len(hand.tricks) + 1} of {2 * hand.ruleset.cards_per_hand}"
    if hand.led is None:
        return f"{number}, {hand.leader.label} to lead"
    return f"{number}, {hand.leader.label} led {hand.led}"


def _aim(hand: Hand) -> str:
    trumps = "no trumps" if hand.trump is None else f"trumps {hand.trump.letter}"
    return f"{trumps}, low" if hand.objective is Objective.LOW else trumps


def image_of(hand: Hand, *, eyes: Seat | None = None) -> NDArray[np.uint8]:
    """The table as a picture: north above, the stock and the trick between, south below.

    Args:
        hand: the hand.
        eyes: whose holding alone is shown; None for both.

    Returns:
        `(480, 880, 3)` of uint8.

    Raises:
        ModuleNotFoundError: Pillow is not installed.
    """
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only who draws an image needs Pillow

    image = Image.new("RGB", (_WIDTH, _HEIGHT), _GREEN)
    draw = ImageDraw.Draw(image)
    for seat, top in ((Seat.NORTH, 20), (Seat.SOUTH, _HEIGHT - 20 - _CARD_HEIGHT)):
        cards = sorted(hand.holding(seat), reverse=True)
        _draw_row(draw, cards, top, is_open=eyes in (None, seat))
    middle = (_HEIGHT - _CARD_HEIGHT) // 2
    if hand.upcard is not None:
        _draw_back(draw, 60, middle)
        _draw_card(draw, hand.upcard, 60 + _STEP, middle)
    if hand.led is not None:
        _draw_card(draw, hand.led, (_WIDTH - _CARD_WIDTH) // 2, middle)
    lines = text_of(hand, eyes=eyes).splitlines()
    for number, line in enumerate((lines[1], lines[2], lines[4])):
        draw.text((560, middle + 10 + 26 * number), line, fill=_WHITE, font_size=16)
    for seat, y in ((Seat.NORTH, 118), (Seat.SOUTH, _HEIGHT - 140)):
        text = f"{seat.label}   {hand.counted[seat]} counted"
        draw.text((30, y), text, fill=_WHITE, font_size=16)
    return np.asarray(image)


def _draw_row(draw: ImageDraw.ImageDraw, cards: Sequence[Card], top: int, *, is_open: bool) -> None:
    left = (_WIDTH - _STEP * len(cards)) // 2
    for place, card in enumerate(cards):
        if is_open:
            _draw_card(draw, card, left + _STEP * place, top)
        else:
            _draw_back(draw, left + _STEP * place, top)


def _draw_back(draw: ImageDraw.ImageDraw, left: int, top: int) -> None:
    box = (left, top, left + _CARD_WIDTH, top + _CARD_HEIGHT)
    draw.rounded_rectangle(box, 6, fill=_BACK, outline=_WHITE, width=3)


def _draw_card(draw: ImageDraw.ImageDraw, card: Card, left: int, top: int) -> None:
    box = (left, top, left + _CARD_WIDTH, top + _CARD_HEIGHT)
    draw.rounded_rectangle(box, 6, fill=_WHITE, outline=_BLACK)
    colour = _RED if card.suit.is_red else _BLACK
    rank = "10" if card.rank.letter == "T" else card.rank.letter
    draw.text((left + 8, top + 5), rank, fill=colour, font_size=26)
    _draw_pip(draw, card.suit, left + _CARD_WIDTH // 2, top + 62, colour)


def _draw_pip(
    draw: ImageDraw.ImageDraw, suit: Suit, x: int, y: int, colour: tuple[int, int, int]
) -> None:
    """The suit's sign, about 30 points wide: fonts that come with Pillow have none."""

    def disc(dx: int, dy: int, radius: int) -> None:
        centre_x, centre_y = x + dx, y + dy
        corners = (centre_x - radius, centre_y - radius, centre_x + radius, centre_y + radius)
        draw.ellipse(corners, fill=colour)

    def shape(*corners: tuple[int, int]) -> None:
        draw.polygon([(x + dx, y + dy) for dx, dy in corners], fill=colour)

    if suit is Suit.DIAMONDS:
        shape((0, -18), (13, 0), (0, 18), (-13, 0))
    elif suit is Suit.HEARTS:
        disc(-7, -6, 8)
        disc(7, -6, 8)
        shape((-14, -2), (14, -2), (0, 17))
    elif suit is Suit.SPADES:
        disc(-7, 4, 8)
        disc(7, 4, 8)
        shape((-14, 1), (14, 1), (0, -17))
        shape((0, 4), (6, 18), (-6, 18))
    else:
        disc(0, -8, 8)
        disc(-8, 4, 8)
        disc(8, 4, 8)
        shape((0, -2), (6, 18), (-6, 18))
