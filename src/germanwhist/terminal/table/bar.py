"""The bar: the stage, the trick, what it is for, and the score of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len

from germanwhist.rules import EndKind
from germanwhist.service import Phase
from germanwhist.terminal.table.cloth import Cloth
from germanwhist.terminal.table.sentences import purpose

if TYPE_CHECKING:
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Bar", "match_length"]

_MENU = "≡"
_MARGIN = 2
_GAP = 3


class Bar(Cloth):
    """The first line of the table."""

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the caption in the middle, or beside the menu where it is narrow."""
        palette, texts = scene.look.palette, scene.look.texts
        right = canvas.width - _MARGIN - _paint_score(canvas, scene)
        canvas.text(_MARGIN, 0, _MENU, palette.quiet)
        left = _MARGIN + 2
        title = texts("app-title").upper()
        strong, *others = _caption(scene)
        # The least important part goes first where the line is too short.
        while others and _length(strong, others) > right - left - _GAP:
            others.pop()
        room = right - left - _length(strong, others)
        if room > 2 * (cell_len(title) + _GAP):
            canvas.text(left, 0, title, palette.text, bold=True)
            left = (canvas.width - _length(strong, others)) // 2
        canvas.text(left, 0, strong, palette.text, bold=True)
        canvas.text(left + cell_len(strong), 0, _joined(others), palette.quiet)

    async def on_click(self) -> None:
        """Open the menu."""
        await self.run_action("screen.menu")


def _length(strong: str, others: list[str]) -> int:
    return cell_len(strong) + cell_len(_joined(others))


def _joined(parts: list[str]) -> str:
    return "".join(f" · {part}" for part in parts)


def _caption(scene: Scene) -> list[str]:
    """The strong part, then the others by importance."""
    texts, view = scene.look.texts, scene.view
    practice = [texts("practice-mark")] if scene.table.is_practice else []
    low = [texts("low-hand")] if scene.is_low else []
    if scene.is_over:
        return [texts("hand-complete"), *_ending(scene), *low, *practice, *_next_dealer(scene)]
    total = view.ruleset.cards_per_hand
    number = len(scene.tricks) % total + 1
    return [
        texts("stage-one" if scene.stage == 1 else "stage-two"),
        texts("trick-of", number=number, total=total),
        *low,
        *practice,
        purpose(scene),
    ]


def _ending(scene: Scene) -> list[str]:
    ending, texts = scene.view.ending, scene.look.texts
    if ending is None:
        return []
    if ending.kind is EndKind.RESIGNATION:
        return [texts("resigned-hand")]
    left = 2 * scene.view.ruleset.cards_per_hand - len(scene.view.tricks)
    return [texts("claimed-of", tricks=ending.tricks, left=left)]


def _next_dealer(scene: Scene) -> list[str]:
    if scene.table.phase is not Phase.HAND_OVER:
        return []
    is_mine = scene.view.dealer is not scene.me
    message = "you-deal-next" if is_mine else "they-deal-next"
    return [scene.look.texts(message, name=scene.opponent_name)]


def _paint_score(canvas: Canvas, scene: Scene) -> int:
    """Paint the score at the right; returns the columns it takes."""
    palette, texts, table = scene.look.palette, scene.look.texts, scene.table
    length = match_length(scene)
    parts = [
        (texts("you") + " ", palette.quiet),
        (str(table.points[scene.me]), palette.you),
        ("  " + scene.opponent_name + " ", palette.quiet),
        (str(table.points[scene.them]), palette.them),
        (" │ ", palette.edge),
        (length, palette.quiet),
    ]
    width = sum(cell_len(text) for text, _ in parts)
    x = canvas.width - _MARGIN - width
    for text, ink in parts:
        canvas.text(x, 0, text, ink, bold=ink in (palette.you, palette.them))
        x += cell_len(text)
    return width


def match_length(scene: Scene) -> str:
    """How long the match goes on, in a few words."""
    texts, table = scene.look.texts, scene.table
    if table.target is not None:
        return texts("score-target", points=table.target)
    total = table.rules.match.hands or 1
    if total == 1:
        return texts("score-one-hand")
    number = min(total, len(table.results) + (table.phase is Phase.PLAYING))
    return texts("score-hands", number=number, total=total)
