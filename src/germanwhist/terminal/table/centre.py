"""The middle of the table: stock and upcard, the trick, trumps; in stage two the tricks won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from germanwhist.terminal.drawing.bitmaps import (
    DIGIT_HEIGHT,
    SIGN_HEIGHT,
    number_width,
    paint_number,
)
from germanwhist.terminal.drawing.faces import (
    Box,
    paint_back,
    paint_face,
    paint_medal,
    paint_place,
    paint_ring,
)
from germanwhist.terminal.table.cloth import Cloth

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Centre"]

# The middles of the three parts, as shares of the width.
_STOCK, _TRICK, _TRUMP = 0.18, 0.51, 0.83
_TALLEST: Final = 10
_STOCK_SHOWS: Final = 4  # columns of the stock to be seen beside the upcard
_MEDAL_WIDTH: Final = 11


class Centre(Cloth):
    """Everything that lies between the two players."""

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the three parts side by side."""
        height = min(canvas.height - 2, _TALLEST)
        top = max(1, (canvas.height - height - 1) // 2)
        big = Box(0, top, _width_of(height), height)
        if scene.stage == 1:
            _paint_stock(canvas, scene, big)
        else:
            _paint_tally(canvas, scene, top)
        _paint_trick(canvas, scene, top, height - 1)
        _paint_trump(canvas, scene, top)


def _width_of(height: int) -> int:
    """The width of a card of this height: five to seven, and a cell is twice as high as wide."""
    return round(height * 10 / 7)


def _paint_stock(canvas: Canvas, scene: Scene, big: Box) -> None:
    palette, texts = scene.look.palette, scene.look.texts
    x = round(canvas.width * _STOCK) - (big.width - _STOCK_SHOWS) // 2
    upcard = big.moved(x, 0)
    under = scene.stock_left - 1
    if under > 0:
        paint_back(canvas, Box(x - _STOCK_SHOWS, big.y + 1, big.width, big.height - 1), palette)
    if scene.upcard is not None:
        dy = _sweep(canvas, scene)
        if dy:
            paint_place(canvas, upcard, palette.edge)
        paint_face(canvas, upcard.moved(0, dy), scene.upcard, palette, courts=scene.look.courts)
    caption = texts("stock-left", count=under)
    y = big.y + big.height
    canvas.text(x - _STOCK_SHOWS, y, caption, palette.quiet)
    if caption.startswith(str(under)):
        canvas.text(x - _STOCK_SHOWS, y, str(under), palette.text, bold=True)


def _paint_tally(canvas: Canvas, scene: Scene, top: int) -> None:
    """The tricks, or points, that each side has counted."""
    palette, texts = scene.look.palette, scene.look.texts
    has_points = scene.view.ruleset.trick_worth(2) > 1
    label = texts("tally-points" if has_points else "tally-tricks")
    x = round(canvas.width * _STOCK) - 7
    sides = (
        (scene.counted(scene.them), scene.opponent_name, palette.them),
        (scene.counted(scene.me), texts("tally-you"), palette.you),
    )
    for line, (count, name, ink) in enumerate(sides):
        y = top + line * (DIGIT_HEIGHT + 1)
        paint_number(canvas, x, y, count, ink)
        beside = x + number_width(count) + 2
        canvas.text(beside, y, label, palette.quiet)
        canvas.text(beside, y + 1, name, palette.text, bold=True)


def _paint_trick(canvas: Canvas, scene: Scene, top: int, height: int) -> None:
    """The two places of the trick, yours lower and to the left."""
    palette, texts = scene.look.palette, scene.look.texts
    middle = round(canvas.width * _TRICK)
    width = _width_of(height) + 1  # so that most names fit into an empty place
    places = (
        (scene.me, Box(middle - width - 1, top + 1, width, height), texts("your-card")),
        (scene.them, Box(middle + 2, top, width, height), scene.opponent_name),
    )
    dy = _sweep(canvas, scene)
    for seat, box, label in places:
        card = scene.on_table(seat)
        is_next = scene.view.to_play is seat and scene.trick is None
        if card is None:
            paint_place(canvas, box, palette.line if is_next else palette.edge, label)
            continue
        shown = box.moved(0, dy)
        paint_face(canvas, shown, card, palette, courts=scene.look.courts)
        if _has_won(scene, seat):
            paint_ring(canvas, shown, palette.lamp, is_heavy=True)


def _has_won(scene: Scene, seat: Seat) -> bool:
    return scene.trick is not None and scene.trick.winner is seat


def _sweep(canvas: Canvas, scene: Scene) -> int:
    """How far the taken trick has moved: down to the viewer, or up to the opponent."""
    if not scene.swept:
        return 0
    lines = round(scene.swept * (canvas.height + 1))
    return lines if _has_won(scene, scene.me) else -lines


def _paint_trump(canvas: Canvas, scene: Scene, top: int) -> None:
    palette, texts, trump = scene.look.palette, scene.look.texts, scene.view.trump
    x = round(canvas.width * _TRUMP) - _MEDAL_WIDTH // 2
    y = top + SIGN_HEIGHT + 1
    if trump is None:
        name, note = texts("no-trumps"), texts("no-trumps.note")
        y = top + 2
    else:
        name, note = texts("trump-name", suit=trump), texts("trump-name.note", suit=trump)
        paint_medal(canvas, Box(x, top, _MEDAL_WIDTH, SIGN_HEIGHT), trump, palette)
    middle = x + _MEDAL_WIDTH // 2
    canvas.text(middle - cell_len(name) // 2, y, name, palette.text, bold=True)
    canvas.text(middle - cell_len(note) // 2, y + 1, note, palette.quiet)
    if scene.stage == 1 and scene.view.ruleset.trick_worth(1):
        yours, theirs = scene.counted(scene.me), scene.counted(scene.them)
        so_far = texts("counted-so-far", yours=yours, theirs=theirs, name=scene.opponent_name)
        canvas.text(middle - cell_len(so_far) // 2, y + 2, so_far, palette.quiet)
