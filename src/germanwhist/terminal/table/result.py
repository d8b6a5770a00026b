"""The result of a hand, in the place of the cards: the counts, in words, the match, the tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from germanwhist.terminal.drawing.bitmaps import DIGIT_HEIGHT, number_width, paint_number
from germanwhist.terminal.drawing.faces import paint_chip, rank_label
from germanwhist.terminal.table.cloth import Cloth
from germanwhist.terminal.table.results import hand_in_words, match_in_words

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Result"]

_SEGMENTS: Final = 40  # the longest bar of the match
_CHIP: Final = 3


class Result(Cloth):
    """What a finished hand came to."""

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint from top to bottom, as much as there is room for."""
        if not scene.is_over:
            return
        y = max(1, (canvas.height - 17) // 3)
        if scene.table.results and scene.table.resigned is None:
            y = _paint_counts(canvas, scene, y)
        for sentence in (*hand_in_words(scene), *match_in_words(scene)):
            _centred(canvas, y, sentence, scene.look.palette.text, bold=True)
            y += 1
        y = _paint_match(canvas, scene, y + 1)
        _paint_tricks(canvas, scene, y + 1)


def _centred(canvas: Canvas, y: int, text: str, ink: str, *, bold: bool = False) -> None:
    canvas.text((canvas.width - cell_len(text)) // 2, y, text, ink, bold=bold)


def _paint_counts(canvas: Canvas, scene: Scene, y: int) -> int:
    """The two counts, large, with a line between them."""
    palette, texts = scene.look.palette, scene.look.texts
    report = scene.table.results[-1]
    middle = canvas.width // 2
    kind = "points" if scene.view.ruleset.trick_worth(2) > 1 else "tricks"
    sides = (
        (report.counted[scene.me], palette.you, middle - 12, texts("result-your-count", kind=kind)),
        (report.counted[scene.them], palette.them, middle + 12, scene.opponent_name),
    )
    for count, ink, x, label in sides:
        paint_number(canvas, x - number_width(count) // 2, y, count, ink)
        canvas.text(x - cell_len(label) // 2, y + DIGIT_HEIGHT, label, palette.quiet)
    for line in range(DIGIT_HEIGHT):
        canvas.text(middle, y + line, "│", palette.edge)
    return y + DIGIT_HEIGHT + 2


def _paint_match(canvas: Canvas, scene: Scene, y: int) -> int:
    """A bar for each side, with what this hand added in amber."""
    palette, table = scene.look.palette, scene.table
    if not table.results or table.rules.match.hands == 1:
        return y
    most = max(table.target or 0, *table.points, 1)
    scale = _SEGMENTS // most or _SEGMENTS / most  # whole columns for a point, if they fit
    whole = round(most * scale)
    x = (canvas.width - whole - 24) // 2
    for seat, name, ink, mark in (
        (scene.me, scene.look.texts("you"), palette.you, "█"),
        (scene.them, scene.opponent_name, palette.them, "▒"),
    ):
        total, added = table.points[seat], table.results[-1].points[seat]
        before, now = round((total - added) * scale), round(total * scale)
        canvas.text(x, y, name, palette.quiet)
        canvas.text(x + 16, y, "·" * whole, palette.edge)
        canvas.text(x + 16, y, mark * before, ink)
        canvas.text(x + 16 + before, y, mark * (now - before), palette.lamp)
        canvas.text(x + 18 + whole, y, str(total), ink, bold=True)
        y += 1
    return y


def _paint_tricks(canvas: Canvas, scene: Scene, y: int) -> None:
    """The tricks of both stages, each side's cards in a row, the winner's ones on paper."""
    palette, texts, view = scene.look.palette, scene.look.texts, scene.view
    per_stage = view.ruleset.cards_per_hand
    left = (canvas.width - per_stage * (_CHIP + 1) - 11) // 2
    for stage in (1, 2):
        tricks = [trick for trick in view.tricks if trick.stage == stage]
        if not tricks or y + 2 > canvas.height:
            continue
        canvas.text(left, y, texts("you"), palette.quiet)
        canvas.text(left, y + 1, scene.opponent_name[:10], palette.quiet)
        for line, seat in enumerate((scene.me, scene.them)):
            x = left + 11
            for trick in tricks:
                card = trick.card_of(seat)
                _paint_card(canvas, (x, y + line), scene, card, is_winner=trick.winner is seat)
                x += _CHIP + 1
        y += 3


def _paint_card(
    canvas: Canvas, place: tuple[int, int], scene: Scene, card: Card, *, is_winner: bool
) -> None:
    palette = scene.look.palette
    if is_winner:
        paint_chip(canvas, *place, card, palette, courts=scene.look.courts)
    else:
        canvas.text(
            *place, f"{rank_label(card, scene.look.courts):>2}{card.suit.sign}", palette.quiet
        )
