"""Canvas, cards, lamp: what the painted cells say."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from germanwhist import Card, CardSet, Rank, Suit
from germanwhist.terminal.drawing.canvas import Canvas, Cell
from germanwhist.terminal.drawing.faces import Box, paint_back, paint_face, paint_ring
from germanwhist.terminal.drawing.lamp import Lamp
from germanwhist.terminal.drawing.palette import DARK, LIGHT, Palette, palette_for
from germanwhist.terminal.settings import Settings, Sorting
from germanwhist.terminal.table.hand import hand_boxes
from germanwhist.terminal.table.rail import rail_columns
from germanwhist.terminal.table.sorting import sorted_cards, suit_order

PACK = [Card.of(suit, rank) for suit in Suit for rank in Rank]
SIZES = [(4, 4), (5, 4), (7, 5), (9, 6), (14, 10)]


def _canvas(width: int, height: int) -> Canvas:
    return Canvas(width, height, lambda _x, _y: Cell(".", "#ffffff", "#000000"))


def _painted(card: Card, width: int, height: int) -> tuple[str, ...]:
    canvas = _canvas(width + 2, height + 2)
    paint_face(canvas, Box(1, 1, width, height), card, LIGHT)
    return tuple(canvas.line(y).text for y in range(height + 2))


@pytest.mark.parametrize("size", SIZES)
def test_every_card_shows_rank_and_suit_at_its_corner(size: tuple[int, int]) -> None:
    """The index is at the same place on each card, whatever its size."""
    for card in PACK:
        rows = _painted(card, *size)
        label = "10" if card.rank is Rank.TEN else card.rank.letter
        assert rows[1][2:].startswith(label), card
        assert rows[2][2] == card.suit.sign, card


@pytest.mark.parametrize("size", SIZES)
def test_fifty_two_cards_are_told_apart_without_colour(size: tuple[int, int]) -> None:
    """No two cards look alike in plain characters."""
    assert len({_painted(card, *size) for card in PACK}) == 52


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank < Rank.JACK])
def test_large_number_cards_have_as_many_pips_as_they_say(rank: Rank) -> None:
    """Beside the sign of the index, a nine has nine signs."""
    face = "".join(_painted(Card.of(Suit.HEARTS, rank), 14, 10))
    assert face.count("♥") == rank + 2 + 1


def test_four_colours_are_four_and_two_are_two() -> None:
    """The deck has two or four colours, by day and by night."""
    for is_dark in (True, False):
        two = palette_for(is_dark=is_dark, has_four_colours=False)
        four = palette_for(is_dark=is_dark, has_four_colours=True)
        assert len(set(two.suits)) == 2
        assert len(set(four.suits)) == 4


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_text_has_contrast_on_every_ground_it_stands_on(palette: Palette) -> None:
    """4.5 to 1 for what is read, 3 to 1 for marks, as WCAG 2.2 asks."""
    grounds = (palette.cloth, palette.glow, palette.surface)
    for ground in grounds:
        for ink in (palette.text, palette.quiet, palette.you, palette.them, palette.bad):
            assert _contrast(ink, ground) >= 4.5, (ink, ground)
        assert _contrast(palette.focus, ground) >= 3, ground
    for ink in palette_for(is_dark=palette.is_dark, has_four_colours=True).suits:
        assert _contrast(ink, palette.paper) >= 4.5, ink
    assert _contrast(palette.on_lamp, palette.lamp) >= 4.5


def test_canvas_cuts_off_what_lies_outside() -> None:
    """Painting over the edge is no error and changes nothing else."""
    canvas = _canvas(4, 2)
    canvas.text(-1, 0, "abcdefg", "#ffffff")
    canvas.text(0, 7, "x", "#ffffff")
    canvas.fill(3, 1, 5, 5, "#ffffff")
    paint_back(canvas, Box(90, 90, 3, 3), LIGHT)
    assert [canvas.line(y).text for y in (0, 1)] == ["bcde", "... "]


def test_wide_characters_take_two_cells() -> None:
    """A name in any script keeps the line as long as it was."""
    canvas = _canvas(8, 1)
    canvas.text(1, 0, "名前", "#ffffff")
    assert canvas.line(0).text == ".名前..."
    assert cell_len(canvas.line(0).text) == 8


def test_ring_lies_outside_the_card() -> None:
    """What is ringed stays whole."""
    canvas = _canvas(5, 4)
    paint_ring(canvas, Box(1, 1, 3, 2), "#ffffff", is_heavy=True)
    assert [canvas.line(y).text for y in range(4)] == ["▗▄▄▄▖", "▐...▌", "▐...▌", "▝▀▀▀▘"]


def test_lamp_lights_the_side_to_play() -> None:
    """The middle of the own part or of the opponent's, never the cloth between, or everything."""
    for lamp, other in ((Lamp.MINE, Lamp.THEIRS), (Lamp.THEIRS, Lamp.MINE)):
        assert lamp.is_lit(lamp, 0.5, 0.5)
        assert not lamp.is_lit(other, 0.5, 0.5)
        assert not lamp.is_lit(None, 0.5, 0.5)
        assert not lamp.is_lit(lamp, 0.01, 0.5)
    assert Lamp.EVERYWHERE.is_lit(None, 0.0, 0.0)


@given(
    holding=st.sets(st.sampled_from(PACK), min_size=1, max_size=13),
    width=st.integers(80, 240),
    height=st.integers(7, 12),
)
def test_cards_in_hand_lie_side_by_side_inside_the_window(
    holding: set[Card], width: int, height: int
) -> None:
    """Any hand fits from 80 columns on, no card covers another, rings included."""
    cards = sorted_cards(holding, Suit.HEARTS, Settings())
    boxes = hand_boxes(cards, width, height)
    assert boxes[0].x >= 1
    assert boxes[-1].x + boxes[-1].width <= width - 1
    for before, after in itertools.pairwise(boxes):
        assert before.x + before.width < after.x
    for box in boxes:
        assert box.has(box.x + box.width - 1, box.y)
        assert box.y + box.height <= height - 1


@given(tricks=st.sampled_from([7, 13]), width=st.integers(70, 240))
def test_rail_has_a_place_for_every_trick(tricks: int, width: int) -> None:
    """The marks of both stages, in order, inside the window, the bar between them."""
    columns, bar = rail_columns(tricks, width)
    assert len(set(columns)) == 2 * tricks
    assert list(columns) == sorted(columns)
    assert columns[tricks - 1] < bar < columns[tricks]
    assert columns[0] >= 1
    assert columns[-1] < width - 1


@pytest.mark.parametrize("trump", [*Suit, None])
def test_suits_take_turns_in_colour(trump: Suit | None) -> None:
    """Neighbouring suits are red and black; trumps come first where that is wanted."""
    for sorting in Sorting:
        order = suit_order(trump, sorting)
        assert sorted(order) == sorted(Suit)
        assert all(a.is_red != b.is_red for a, b in itertools.pairwise(order))
    if trump is not None:
        assert suit_order(trump, Sorting.TRUMPS_FIRST)[0] is trump


def test_low_first_turns_the_ranks_round() -> None:
    """The setting changes the order inside a suit only."""
    cards = CardSet.parse("A2.K3..")
    high = sorted_cards(cards, None, Settings())
    low = sorted_cards(cards, None, Settings(is_low_first=True))
    assert [str(card) for card in high] == ["AS", "2S", "KH", "3H"]
    assert [str(card) for card in low] == ["2S", "AS", "3H", "KH"]
