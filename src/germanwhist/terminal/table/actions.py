"""The actions at the foot of the table: each with its key, in a place that never changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from germanwhist.service.requests import Claim, Hint, NextHand, Play, Replace, Undo
from germanwhist.terminal.table.cloth import Cloth

if TYPE_CHECKING:
    from textual import events

    from germanwhist.service import TableView
    from germanwhist.service.requests import Request
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Actions", "letters", "spelled_out"]

_GAP: Final = 2


@dataclass(frozen=True, slots=True)
class _Action:
    """One action.

    Args:
        key: what is printed on its key; a message name where it differs between languages.
        name: what the screen does.
        label: the message that names it.
        needs: the request it makes; None where it asks nothing of the table.
        help: the message that says what its key does; empty where another action says it.
    """

    key: str
    name: str
    label: str
    needs: type[Request] | None = None
    help: str = ""

    def is_usable(self, table: TableView) -> bool:
        """Whether it can be used now; what cannot says why when tried."""
        return self.needs is None or table.may(self.needs)


_MENU: Final = _Action("M", "menu", "action-menu", help="help-menu")
_HELP: Final = _Action("?", "help", "action-help")
_LEAVE: Final = _Action("Q", "leave", "action-leave", help="help-quit")
_IN_PLAY: Final[tuple[_Action, ...]] = (
    _Action("key-enter", "play", "action-play", Play),
    _Action("L", "last", "action-last", help="help-last"),
    _Action("I", "hint", "action-hint", Hint, help="help-hint-key"),
    _Action("U", "request('undo')", "action-undo", Undo, help="help-undo"),
    _Action("R", "claim", "action-claim", Claim, help="help-claim"),
    _MENU,
    _HELP,
)
_CLAIMING: Final[tuple[_Action, ...]] = (
    _Action("← →", "step(-1)", "action-number"),
    _Action("key-enter", "play", "action-claim"),
    _Action("key-escape", "escape", "claim-play-on"),
)
_REVIEW: Final = _Action("E", "review", "review", help="help-review")
_AFTER_HAND: Final = (
    _Action("N", "next", "action-next", help="help-next"),
    _REVIEW,
    _LEAVE,
    _MENU,
    _HELP,
)
_AFTER_MATCH: Final = (_Action("N", "next", "action-again"), _REVIEW, _LEAVE, _MENU, _HELP)
_FAILED: Final = (_Action("N", "next", "action-replace"), _LEAVE, _MENU, _HELP)
_ALL: Final = (*_IN_PLAY, *_AFTER_HAND, *_AFTER_MATCH, *_FAILED)


def letters() -> dict[str, str]:
    """What the screen does at each letter, in small."""
    return {action.key.lower(): action.name for action in _ALL if action.key.isalpha()}


def spelled_out() -> dict[str, str]:
    """For each letter the message that says what it does."""
    return {action.key: action.help for action in _ALL if action.help}


class Actions(Cloth):
    """The last line of the table."""

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint keys as chips; what cannot be used now is pale."""
        palette = scene.look.palette
        y = canvas.height - 1
        for x, key, label, action in self._placed(scene):
            is_usable = action.is_usable(scene.table)
            ink = palette.text if is_usable else palette.edge
            is_main = action.name == "next"
            chip = palette.lamp if is_main else palette.surface_deep if is_usable else None
            canvas.text(x, y, key, palette.on_lamp if is_main else ink, chip, bold=is_usable)
            canvas.text(x + cell_len(key), y, label, ink, bold=is_main)

    def _placed(self, scene: Scene) -> list[tuple[int, str, str, _Action]]:
        """Each action with its column, its key and its label."""
        texts, actions = scene.look.texts, _actions(scene)
        named = [
            (f" {texts(a.key) if a.key.startswith('key-') else a.key} ", texts(a.label))
            for a in actions
        ]
        gap = _GAP
        while (width := _width(named, gap)) > self.size.width - 2 and named[0][1]:
            # In a narrow window: less room between them, then the last ones by their keys alone.
            gap = 1
            last = max(place for place, (_, label) in enumerate(named) if label)
            if _width(named, gap) > self.size.width - 2:
                named[last] = (named[last][0], "")
        x = max(1, (self.size.width - width) // 2)
        placed = []
        for action, (key, label) in zip(actions, named, strict=True):
            placed.append((x, key, f" {label}" if label else "", action))
            x += cell_len(key) + cell_len(f" {label}" if label else "") + gap
        return placed

    async def on_click(self, event: events.Click) -> None:
        """Do what was clicked."""
        if self.scene is None:
            return
        for x, key, label, action in self._placed(self.scene):
            if x <= event.x < x + cell_len(key) + cell_len(label):
                event.stop()
                await self.run_action(f"screen.{action.name}")
                return


def _width(named: list[tuple[str, str]], gap: int) -> int:
    """The columns that keys and labels take."""
    taken = sum(cell_len(key) + cell_len(f" {label}" if label else "") for key, label in named)
    return taken + gap * (len(named) - 1)


def _actions(scene: Scene) -> tuple[_Action, ...]:
    """What can be done at this moment."""
    if scene.is_over:
        return _AFTER_HAND if scene.table.may(NextHand) else _AFTER_MATCH
    if scene.table.may(Replace):
        return _FAILED
    return _IN_PLAY if scene.claim is None else _CLAIMING
